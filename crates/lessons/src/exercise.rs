//! Exercises: a position, a question, and a predicate that judges the answer.
//!
//! ```text
//! [deliver]
//! rule: T4.7
//! after: forge                       begins where that scene of the lesson ends; or instead
//! position: {…}                      the position as JSON; or instead `players` and `options`
//! A: …, B: …, chance: …              what happens then, before the question, as in a lesson
//! then: card 4va                     outcomes of chance during the attempt, in order, before the seed's
//! others: decline | take             what others answer: the first of these patterns that is legal
//! right: 4va 16-20; deliver 8/2+2    a right answer: a test plays it, and learners can see it
//! wrong short: 3va 14-17; end        a wrong one, which is judged `short`: only for the test
//! ```

use alcazar_core::{Seat, Turn};
use alcazar_table::{Croupier, Header, Stamp, Table, TableError, json};

use crate::format::{Line, ScriptError, Section, matches, sections};
use crate::script::{Play, play};
use crate::{Guided, LEARNER, Lesson, Refusal, SEED, Script, Walk, players};

/// An exercise: its name, which is that of its script, and its judge.
#[derive(Debug)]
pub struct Exercise<G: Lesson> {
    /// Its name.
    pub name: &'static str,
    /// Judges an attempt after each of the learner's actions and the chance that follows, before anybody else
    /// acts.
    pub judge: fn(&Attempt<'_, G>) -> Verdict,
}

/// What the learner has done so far.
#[derive(Debug)]
pub struct Attempt<'a, G: Lesson> {
    /// The position of the exercise.
    pub start: &'a G,
    /// The learner's actions since.
    pub line: &'a [G::Action],
    /// The position now.
    pub state: &'a G,
}

impl<G: Lesson> Attempt<'_, G> {
    /// Whether the learner is asked, so that their turn goes on.
    pub fn goes_on(&self) -> bool {
        matches!(self.state.turn(), Turn::Seats(asked) if asked.contains(LEARNER))
    }
}

/// The judgement on an attempt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// It is too early to say.
    Open,
    /// The exercise is solved.
    Right,
    /// It can't be solved any more; why, as the end of the message's id.
    Wrong(&'static str),
}

/// The script of an exercise.
#[derive(Debug, Clone)]
pub struct ExerciseScript<G: Lesson> {
    /// Its name.
    pub name: &'static str,
    /// The rule that it is about.
    pub rule: String,
    /// The position.
    pub start: G,
    options: G::Options,
    then: Vec<G::Chance>,
    others: Vec<String>,
    /// Right answers; there is at least one.
    pub right: Vec<Vec<G::Action>>,
    /// Wrong answers, with the judgement on each.
    pub wrong: Vec<(&'static str, Vec<G::Action>)>,
}

/// Reads the scripts of this game's exercises.
///
/// # Errors
/// The line in which something is wrong.
pub fn read_exercises<G: Lesson>() -> Result<Vec<ExerciseScript<G>>, ScriptError> {
    sections(G::EXERCISES)?.iter().skip(1).map(read).collect()
}

fn read<G: Lesson>(section: &Section) -> Result<ExerciseScript<G>, ScriptError> {
    let mut start = start::<G>(section)?;
    let mut script = ExerciseScript {
        name: section.name,
        rule: String::new(),
        start: start.state.clone(),
        options: start.options.clone(),
        then: Vec::new(),
        others: Vec::new(),
        right: Vec::new(),
        wrong: Vec::new(),
    };
    for line in &section.lines {
        match (line.key, line.key.split_once(' ')) {
            ("players" | "options" | "after" | "position", _) => {}
            ("rule", _) => script.rule.clone_from(&line.value),
            ("then", _) => script.then = line.read(';')?,
            ("others", _) => script.others = line.parts('|').map(str::to_owned).collect(),
            ("right", _) => script.right.push(line.read(';')?),
            (_, Some(("wrong", why))) => script.wrong.push((why, line.read(';')?)),
            ("you", _) => return Err(line.error("an exercise asks for nothing in particular")),
            _ if start.line(line)?.is_some() => {}
            _ => return Err(line.error("this key is unknown")),
        }
    }
    script.start = start.state;
    let problem = if script.rule.is_empty() {
        "it has no rule"
    } else if script.right.is_empty() {
        "it has no right answer"
    } else if !matches!(script.start.turn(), Turn::Seats(asked) if asked.contains(LEARNER)) {
        "the learner is not asked"
    } else {
        return Ok(script);
    };
    Err(ScriptError::new(section.number, format!("[{}]: {problem}", section.name)))
}

/// Where an exercise begins.
fn start<G: Lesson>(section: &Section) -> Result<Play<G>, ScriptError> {
    let mut play = Play::<G>::begin(section)?;
    let named = |key: &str| section.lines.iter().find(|line| line.key == key);
    if let Some(line) = named("after") {
        let script = Script::<G>::of_game().map_err(|why| line.error(why))?;
        play.state = after(&script, line)?;
        play.options = script.options.clone();
    } else if let Some(line) = named("position") {
        let position = json::read(&line.value).map_err(|why| line.error(why))?;
        let state = G::from_position(&position);
        play.state =
            state.map_err(|all| line.error(all.iter().map(ToString::to_string).collect::<String>()))?;
    }
    Ok(play)
}

/// The state at the end of the scene that this line names.
fn after<G: Lesson>(script: &std::sync::Arc<Script<G>>, line: &Line) -> Result<G, ScriptError> {
    let scene = script.scenes.iter().position(|scene| scene.name == line.value);
    let mut walk = Walk::new(script.clone(), &[], scene.ok_or_else(|| line.error("no scene has this name"))?);
    while !walk.is_done() {
        if let Some(action) = walk.asked().and_then(|accepted| accepted.first().copied()) {
            walk.choose(action, Stamp::NONE).map_err(|_| line.error("the scene can't be played"))?;
        } else {
            walk.play_next();
        }
    }
    Ok(walk.table().state().clone())
}

/// An attempt at an exercise.
#[derive(Debug, Clone)]
pub struct Trial<G: Lesson> {
    script: ExerciseScript<G>,
    judge: fn(&Attempt<'_, G>) -> Verdict,
    table: Table<G>,
    /// The learner's actions.
    line: Vec<G::Action>,
    verdict: Verdict,
    /// What is left of the right answer that is being shown.
    shown: Vec<G::Action>,
}

impl<G: Lesson> Trial<G> {
    /// An attempt at this exercise, by players with these names.
    ///
    /// # Errors
    /// If the table can't begin in its position.
    pub fn new(
        exercise: &Exercise<G>,
        script: ExerciseScript<G>,
        names: &[String],
    ) -> Result<Self, alcazar_table::TableErrorOf<G>> {
        let header = Header {
            options: script.options.clone(),
            prepared: script.then.clone(),
            ..Header::new(players(names, script.start.players()))
        };
        let table = Table::starting_from(header, Croupier::Seeded(SEED), script.start.clone())?;
        Ok(Self {
            script,
            judge: exercise.judge,
            table,
            line: Vec::new(),
            verdict: Verdict::Open,
            shown: Vec::new(),
        })
    }

    /// The script.
    pub fn script(&self) -> &ExerciseScript<G> {
        &self.script
    }

    /// The judgement so far.
    pub fn verdict(&self) -> Verdict {
        self.verdict
    }

    /// Begins again.
    pub fn restart(&mut self) {
        if let Ok(table) = Table::starting_from(
            self.table.header().clone(),
            Croupier::Seeded(SEED),
            self.script.start.clone(),
        ) {
            self.table = table;
            self.line.clear();
            self.verdict = Verdict::Open;
            self.shown.clear();
        }
    }

    /// Begins again, and plays the first right answer.
    pub fn show(&mut self) {
        self.restart();
        self.shown = self.script.right.first().cloned().unwrap_or_default();
    }

    /// Whether a right answer is being shown.
    pub fn is_showing(&self) -> bool {
        !self.shown.is_empty()
    }

    fn judge(&mut self, action: G::Action) {
        self.line.push(action);
        let (start, state) = (&self.script.start, self.table.state());
        self.verdict = (self.judge)(&Attempt { start, line: &self.line, state });
    }

    /// The answer of another seat: the first pattern that fits, otherwise whatever is first.
    fn reply(&self, seat: Seat) -> Option<G::Action> {
        let mut legal = Vec::new();
        self.table.state().legal_actions(seat, &mut legal);
        let fits =
            |pattern: &String| legal.iter().find(|action| matches(pattern, &action.to_string())).copied();
        self.script.others.iter().find_map(fits).or_else(|| legal.first().copied())
    }
}

impl<G: Lesson> Guided<G> for Trial<G> {
    fn table(&self) -> &Table<G> {
        &self.table
    }

    fn is_asking(&self) -> bool {
        self.verdict == Verdict::Open && !self.is_showing() && self.table.asked().contains(LEARNER)
    }

    fn next_move(&self) -> Option<(Seat, G::Action)> {
        if self.verdict != Verdict::Open {
            return None;
        }
        let asked = self.table.asked();
        if asked.contains(LEARNER) {
            return self.shown.first().map(|action| (LEARNER, *action));
        }
        asked.iter().next().and_then(|seat| Some((seat, self.reply(seat)?)))
    }

    fn play_next(&mut self) {
        if let Some((seat, action)) = self.next_move() {
            play(&mut self.table, seat, action);
            if seat == LEARNER {
                self.shown.remove(0);
                self.judge(action);
            }
        }
    }

    fn choose(&mut self, action: G::Action, stamp: Stamp) -> Result<(), Refusal<G>> {
        let Some(ask) = self.table.ask(LEARNER).filter(|_| self.is_asking()) else {
            return Err(Refusal::Rejected(TableError::NotAsked(LEARNER)));
        };
        let step = self.table.submit(LEARNER, ask, action, stamp).map_err(Refusal::Rejected)?;
        self.table.commit(step).map_err(Refusal::Rejected)?;
        self.judge(action);
        Ok(())
    }

    fn takebacks(&self) -> usize {
        if self.is_asking() { self.table.free_takebacks(LEARNER) } else { 0 }
    }

    fn take_back(&mut self, moves: usize, stamp: Stamp) -> Result<(), Refusal<G>> {
        let Some(ask) = self.table.ask(LEARNER) else {
            return Err(Refusal::Rejected(TableError::NotAsked(LEARNER)));
        };
        let step = self.table.take_back(LEARNER, ask, moves, stamp).map_err(Refusal::Rejected)?;
        self.table.commit(step).map_err(Refusal::Rejected)?;
        self.line.truncate(self.line.len().saturating_sub(moves));
        self.verdict = Verdict::Open;
        Ok(())
    }
}
