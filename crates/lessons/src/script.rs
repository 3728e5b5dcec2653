//! The script of a lesson.
//!
//! ```text
//! players: 2
//! options: {"start": 0}
//! chance: card 2va; card 3bd; …      what is dealt before the first scene
//!
//! [take]                             a scene, in which the learner is asked for something
//! rule: T3.1
//! plate: cards                       a picture, if there is one
//! B: place gem1 3                    what another seat does (A is the learner)
//! you: take                          what the learner is asked for; `a | b` accepts either, and marks a
//! chance: card 4va; card 1bd         the outcomes of chance that follow, in order
//! not shop: place *                  a kind answer for other actions: `web-lesson-toledo-take-not-shop`
//! ```
//!
//! A scene without `you` only shows something. What is above a line `later:` in a scene has already happened
//! when the scene opens. A script is replayed through the rules as it is read.

use std::sync::Arc;

use alcazar_core::{Event, Seat, Turn};
use alcazar_table::{Croupier, Header, Stamp, Table, json};

use crate::format::{Line, ScriptError, Section, matches, sections};
use crate::{LEARNER, Lesson, SEED, players};

/// The script of a lesson: one game, divided into scenes.
#[derive(Debug, Clone)]
pub struct Script<G: Lesson> {
    /// The number of players.
    pub players: usize,
    /// The options of the game.
    pub options: G::Options,
    /// All outcomes of chance, in order.
    pub prepared: Vec<G::Chance>,
    /// The scenes.
    pub scenes: Vec<Scene<G>>,
}

/// One scene of a lesson.
#[derive(Debug, Clone)]
pub struct Scene<G: Lesson> {
    /// Its name.
    pub name: &'static str,
    /// The rule that it teaches.
    pub rule: String,
    /// The picture that illustrates it.
    pub plate: Option<String>,
    /// What happens in it, without chance.
    pub beats: Vec<Beat<G>>,
    /// How many of them have happened when the scene opens.
    pub opening: usize,
    /// What is said about actions that are not asked for.
    pub answers: Vec<Answer>,
}

/// Something that happens in a scene.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Beat<G: Lesson> {
    /// A seat does something by itself.
    Move(Seat, G::Action),
    /// The learner is asked for one of these; the first is marked, and the script goes on from it.
    Ask(Vec<G::Action>),
}

/// What is said about some actions that are not asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    /// Its name.
    pub name: &'static str,
    /// Patterns of the notation of these actions, in which `*` stands for anything.
    pub patterns: Vec<String>,
}

impl Answer {
    /// Whether this is said about an action.
    pub fn is_about(&self, action: &impl ToString) -> bool {
        let text = action.to_string();
        self.patterns.iter().any(|pattern| matches(pattern, &text))
    }
}

impl<G: Lesson> Scene<G> {
    /// Whether the learner is asked for something.
    pub fn has_ask(&self) -> bool {
        self.beats.iter().any(|beat| matches!(beat, Beat::Ask(_)))
    }

    /// The name of the answer to an action that is not asked for; none for the general one.
    pub fn answer(&self, action: &G::Action) -> Option<&'static str> {
        self.answers.iter().find(|answer| answer.is_about(action)).map(|answer| answer.name)
    }
}

impl<G: Lesson> Script<G> {
    /// The script of this game's lesson.
    ///
    /// # Errors
    /// The line in which something is wrong.
    pub fn of_game() -> Result<Arc<Self>, ScriptError> {
        Self::read(G::SCRIPT).map(Arc::new)
    }

    /// Reads a script, and replays it.
    ///
    /// # Errors
    /// The line in which something is wrong.
    pub fn read(text: &'static str) -> Result<Self, ScriptError> {
        let mut sections = sections(text)?.into_iter();
        let head = sections.next().unwrap_or(Section { number: 1, name: "", lines: Vec::new() });
        let mut play = Play::<G>::begin(&head)?;
        for line in &head.lines {
            if !matches!(line.key, "players" | "options") && play.line(line)?.is_none() {
                return Err(line.error("this key is unknown"));
            }
        }
        if !play.beats.is_empty() {
            return Err(ScriptError::new(head.number, "there are moves before the first scene"));
        }
        let scenes = sections.map(|section| scene(&mut play, &section)).collect::<Result<_, _>>()?;
        let Play { state, options, prepared, .. } = play;
        Ok(Self { players: state.players(), options, prepared, scenes })
    }

    /// A table for this script, before its first scene.
    ///
    /// # Panics
    /// Never: the script was replayed when it was read.
    pub fn table(&self, names: &[String]) -> Table<G> {
        let header = Header {
            options: self.options.clone(),
            prepared: self.prepared.clone(),
            stand_in: alcazar_table::Player::bot("Stand-in", crate::OPPONENTS.slug()),
            ..Header::new(players(names, self.players))
        };
        Table::new(header, Croupier::Seeded(SEED)).expect("the script was replayed when it was read")
    }
}

fn scene<G: Lesson>(play: &mut Play<G>, section: &Section) -> Result<Scene<G>, ScriptError> {
    let (mut rule, mut plate, mut opening, mut answers) = (String::new(), None, 0, Vec::new());
    for line in &section.lines {
        match line.key.split_once(' ') {
            Some(("not", name)) => {
                answers.push(Answer { name, patterns: line.parts('|').map(str::to_owned).collect() });
            }
            _ if line.key == "rule" => rule.clone_from(&line.value),
            _ if line.key == "plate" => plate = Some(line.value.clone()),
            _ if line.key == "later" => opening = play.beats.len(),
            _ if play.line(line)?.is_some() => {}
            _ => return Err(line.error("this key is unknown")),
        }
    }
    if rule.is_empty() {
        return Err(ScriptError::new(section.number, format!("[{}] has no rule", section.name)));
    }
    if play.state.turn() == Turn::Chance {
        return Err(ScriptError::new(section.number, format!("[{}] ends before chance", section.name)));
    }
    let beats = std::mem::take(&mut play.beats);
    if beats[..opening].iter().any(|beat| matches!(beat, Beat::Ask(_))) {
        return Err(ScriptError::new(section.number, format!("[{}] asks before “later”", section.name)));
    }
    Ok(Scene { name: section.name, rule, plate, beats, opening, answers })
}

/// A script as far as it has been replayed.
pub(crate) struct Play<G: Lesson> {
    pub(crate) state: G,
    pub(crate) options: G::Options,
    pub(crate) prepared: Vec<G::Chance>,
    /// What has happened since the current section began.
    pub(crate) beats: Vec<Beat<G>>,
}

impl<G: Lesson> Play<G> {
    /// The setup that this section names.
    pub(crate) fn begin(section: &Section) -> Result<Self, ScriptError> {
        let (mut players, mut options) = (*G::PLAYERS.start(), G::Options::default());
        for line in &section.lines {
            match line.key {
                "players" => players = line.value.parse().map_err(|why| line.error(why))?,
                "options" => options = json::read(&line.value).map_err(|why| line.error(why))?,
                _ => {}
            }
        }
        let state = G::setup(players, &options).map_err(|why| ScriptError::new(section.number, why))?;
        Ok(Self { state, options, prepared: Vec::new(), beats: Vec::new() })
    }

    /// Plays a line that is an event; `None` if it is something else.
    pub(crate) fn line(&mut self, line: &Line) -> Result<Option<()>, ScriptError> {
        match line.key {
            "chance" => {
                for outcome in line.read::<G::Chance>(';')? {
                    self.apply(line, &Event::Chance(outcome.clone()))?;
                    self.prepared.push(outcome);
                }
            }
            "you" => {
                let accepted: Vec<G::Action> = line.read('|')?;
                let Some(&first) = accepted.first() else {
                    return Err(line.error("nothing is asked for"));
                };
                for other in &accepted[1..] {
                    let event = Event::Move { seat: LEARNER, action: *other };
                    self.state.clone().apply(&event).map_err(|why| line.error(why))?;
                }
                self.apply(line, &Event::Move { seat: LEARNER, action: first })?;
                self.beats.push(Beat::Ask(accepted));
            }
            key => {
                let Some(seat) = seat(key) else { return Ok(None) };
                for action in line.read::<G::Action>(';')? {
                    self.apply(line, &Event::Move { seat, action })?;
                    self.beats.push(Beat::Move(seat, action));
                }
            }
        }
        Ok(Some(()))
    }

    fn apply(&mut self, line: &Line, event: &alcazar_core::EventOf<G>) -> Result<(), ScriptError> {
        self.state.apply(event).map_err(|why| line.error(format!("{why}. {}", self.possible())))
    }

    /// What is possible now, for the author.
    fn possible(&self) -> String {
        let listed = |items: Vec<String>| items.join(" | ");
        match self.state.turn() {
            Turn::Over => "The game is over".to_owned(),
            Turn::Chance => match self.state.chances() {
                alcazar_core::Chances::Weighted(chances) => format!(
                    "Chance decides: {}",
                    listed(chances.iter().map(|(chance, _)| chance.to_string()).collect())
                ),
                alcazar_core::Chances::SampleOnly => format!("Chance decides: {}", self.state.stream()),
            },
            Turn::Seats(asked) => {
                let legal = |seat: Seat| {
                    let mut actions = Vec::new();
                    self.state.legal_actions(seat, &mut actions);
                    format!("{seat:?}: {}", listed(actions.iter().map(ToString::to_string).collect()))
                };
                format!("Asked: {}", asked.iter().map(legal).collect::<Vec<_>>().join("; "))
            }
        }
    }
}

/// The seat with this letter.
fn seat(key: &str) -> Option<Seat> {
    let [letter] = key.as_bytes() else { return None };
    letter.checked_sub(b'A').and_then(|index| Seat::ALL.get(usize::from(index))).copied()
}

/// Plays a move on a table that was found legal before.
pub(crate) fn play<G: Lesson>(table: &mut Table<G>, seat: Seat, action: G::Action) {
    if let Some(ask) = table.ask(seat)
        && let Ok(step) = table.submit(seat, ask, action, Stamp::NONE)
    {
        // The step was made a moment ago, so it is current.
        let _ = table.commit(step);
    }
}
