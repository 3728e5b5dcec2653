//! One game at the terminal, from where it stands until it is over or left.

use std::path::{Path, PathBuf};

use alcazar_catalog::with_game;
use alcazar_core::notation::{Unresolved, resolve};
use alcazar_core::{Seat, SeatMap, Viewer};
use alcazar_table::{Asked, Draw, Outcome, RefusedOf, Seed, Stamp, Step, Table, replay};
use alcazar_words::Words;
use anyhow::{Context, Result, bail};

use super::command::{Command, HELP};
use super::listing;
use super::terminal::Terminal;
use crate::board::Board;
use crate::players::{Player, bot};
use crate::{file, story};

/// Why a session ended.
pub(super) enum Leaving {
    /// The game is over, or somebody wants to go.
    Done,
    /// To go on with the game in this file.
    For(PathBuf),
}

/// What came of a typed line.
enum Typed {
    /// It is still the same question.
    Same,
    /// The game went on, or back.
    Moved,
    /// Somebody leaves.
    Left(Leaving),
}

/// One game at the terminal.
pub(super) struct Session<'a, G: Board> {
    terminal: &'a mut Terminal,
    words: Words,
    table: Table<G>,
    bots: SeatMap<Option<Box<dyn Player<G>>>>,
    /// What the bots' luck comes from: the table's seed, so that a game that is resumed goes on as it would have.
    luck: Seed,
    /// Where the game is saved after every move; none if it can't be.
    path: Option<PathBuf>,
    /// Who sits before the terminal.
    viewer: Viewer,
    /// How many entries of the log each viewer has been told; the last one is the spectator.
    told: SeatMap<u32>,
    spectator_told: u32,
    /// Whether the board has changed without the viewer's doing.
    is_board_new: bool,
}

impl<'a, G: Board> Session<'a, G> {
    /// A table with people and bots around it, saved at `path` if there is such a place.
    pub(super) fn new(terminal: &'a mut Terminal, table: Table<G>, path: Result<PathBuf>) -> Result<Self> {
        let luck = match table.seed() {
            Some(seed) => *seed,
            None => super::random_seed()?,
        };
        let mut unknown = Vec::new();
        let bots = table.players().map(|_, player| {
            let kind = player.bot.as_deref()?;
            let known = bot::<G>(kind);
            if known.is_none() {
                unknown.push(kind.to_owned());
            }
            known.or_else(|| bot::<G>("random"))
        });
        let told = table.players().map(|_, _| 0);
        let mut session = Self {
            terminal,
            words: Words::english(),
            bots,
            luck,
            path: None,
            viewer: Viewer::Spectator,
            told,
            spectator_told: 0,
            is_board_new: true,
            table,
        };
        for kind in unknown {
            session.terminal.say(format!("There is no bot “{kind}” here; a random one takes its seat."))?;
        }
        match path {
            Ok(path) => session.path = Some(path),
            Err(error) => session.terminal.say(format!("The game is not saved: {error:#}."))?,
        }
        // Alone among bots one always sits before one's own hand.
        let persons: Vec<Seat> = session.persons().collect();
        if let [only] = persons[..] {
            session.viewer = Viewer::Seat(only);
        }
        Ok(session)
    }

    fn persons(&self) -> impl Iterator<Item = Seat> {
        self.bots.iter().filter(|(_, bot)| bot.is_none()).map(|(seat, _)| seat)
    }

    /// Plays until the game is over or left.
    pub(super) fn run(mut self) -> Result<Leaving> {
        self.save()?;
        loop {
            if let Some(outcome) = self.table.outcome() {
                self.finish(&outcome)?;
                return Ok(Leaving::Done);
            }
            let asked = self.table.asked();
            if let Some(seat) = asked.iter().find(|&seat| self.bots[seat].is_some()) {
                self.let_bot_act(seat)?;
                continue;
            }
            let Some(seat) = asked.iter().next() else { bail!("nobody is asked") };
            if let Some(leaving) = self.let_person_act(seat)? {
                return Ok(leaving);
            }
        }
    }

    fn let_bot_act(&mut self, seat: Seat) -> Result<()> {
        let view = self.table.view(Viewer::Seat(seat));
        let (Some(bot), Some(Asked { ask, legal, .. })) = (&mut self.bots[seat], view.ask) else {
            bail!("seat {seat} is not asked");
        };
        let mut luck = Draw::new(&self.luck, &[], &format!("bot {seat}"), u64::from(ask));
        let action = bot.choose(&view.view, &legal, &mut luck).context("the bot does not move")?;
        let step = self.table.submit(seat, ask, action, Stamp::NONE).context("the bot can't move")?;
        self.commit(step)?;
        self.is_board_new = true;
        if self.viewer == Viewer::Spectator {
            self.tell_news()?;
        }
        Ok(())
    }

    /// Asks until something happens or somebody leaves.
    fn let_person_act(&mut self, seat: Seat) -> Result<Option<Leaving>> {
        if self.viewer != Viewer::Seat(seat) {
            let name = &self.table.players()[seat].name;
            let text =
                format!("{}: {name}, it is your turn. Nobody else should look.", self.words.seat::<G>(seat));
            if !self.terminal.curtain(&text)? {
                return self.leave().map(Some);
            }
            self.viewer = Viewer::Seat(seat);
            self.is_board_new = true;
        }
        self.show(seat)?;
        let prompt = format!("{}> ", self.words.seat::<G>(seat).to_lowercase());
        loop {
            let choices = self.asked(seat)?.legal.iter().map(ToString::to_string).collect();
            let Some(line) = self.terminal.read(&prompt, choices)? else { return self.leave().map(Some) };
            match self.obey(seat, &line)? {
                Typed::Same => {}
                Typed::Moved => return Ok(None),
                Typed::Left(leaving) => return Ok(Some(leaving)),
            }
        }
    }

    /// Does what stands in a line, as far as that is possible.
    fn obey(&mut self, seat: Seat, line: &str) -> Result<Typed> {
        let mut typed = Typed::Same;
        for part in line.split(';').filter(|part| !part.trim().is_empty()) {
            if !self.table.asked().contains(seat) {
                self.terminal.say(format!("“{}” is not done: it is no longer your turn.", part.trim()))?;
                break;
            }
            match self.obey_one(seat, Command::read(part))? {
                Some(Typed::Same) => {}
                Some(Typed::Moved) => typed = Typed::Moved,
                Some(left) => return Ok(left),
                // What stands after a mistake was meant for another situation.
                None => break,
            }
        }
        Ok(typed)
    }

    /// Does one thing; none if it can't be done.
    fn obey_one(&mut self, seat: Seat, command: Command<'_>) -> Result<Option<Typed>> {
        Ok(Some(match command {
            Command::Act(text) => return self.act(seat, text),
            Command::Undo { is_agreed: false } => return self.take_back(seat, 1),
            Command::Undo { is_agreed: true } => return self.undo_agreed(seat),
            Command::Restart => return self.take_back(seat, self.table.free_takebacks(seat)),
            Command::List(about) => self.list(seat, about)?,
            Command::Help => {
                self.terminal.say(G::HELP)?;
                self.terminal.say(format!("\n{HELP}"))?;
                Typed::Same
            }
            Command::Save(path) => self.save_copy(path)?,
            Command::Resume(path) => match check(Path::new(path)) {
                Ok(()) => {
                    self.leave()?;
                    Typed::Left(Leaving::For(path.into()))
                }
                Err(error) => {
                    self.terminal.say(format!("{error:#}"))?;
                    Typed::Same
                }
            },
            Command::Log => {
                for (number, line) in (1..).zip(self.news(self.viewer, 0)?) {
                    self.terminal.say(format!("{number:>5}  {line}"))?;
                }
                Typed::Same
            }
            Command::Board => {
                self.draw()?;
                self.ask(seat)?;
                Typed::Same
            }
            Command::Quit => Typed::Left(self.leave()?),
        }))
    }

    fn act(&mut self, seat: Seat, text: &str) -> Result<Option<Typed>> {
        let Asked { ask, legal, .. } = self.asked(seat)?;
        let action = match resolve(text, &legal) {
            Ok(index) => legal[index],
            Err(why) => {
                let answer = self.why_not(seat, text, &why);
                self.terminal.say(answer)?;
                return Ok(None);
            }
        };
        let step = self.table.submit(seat, ask, action, Stamp::NONE);
        self.follow(step)
    }

    /// Why what was typed can't be done.
    fn why_not(&self, seat: Seat, text: &str, why: &Unresolved) -> String {
        let state = self.table.state();
        if *why == Unresolved::Nothing {
            let mut conceivable = Vec::new();
            state.conceivable_actions(seat, &mut conceivable);
            let meant = text
                .parse()
                .ok()
                .or_else(|| resolve(text, &conceivable).ok().map(|index| conceivable[index]));
            if let Some(Err(reason)) = meant.map(|action| state.check(seat, &action)) {
                return self.words.reason::<G>(&reason);
            }
        }
        let shown: String = text.chars().take(60).collect();
        listing::wrapped("", &self.words.unresolved(&shown, why))
    }

    fn take_back(&mut self, seat: Seat, moves: usize) -> Result<Option<Typed>> {
        if self.table.free_takebacks(seat) == 0 {
            self.terminal.say("There is nothing to take back freely. If everybody agrees: undo agreed")?;
            return Ok(None);
        }
        let ask = self.asked(seat)?.ask;
        let step = self.table.take_back(seat, ask, moves, Stamp::NONE);
        self.follow(step)
    }

    /// Goes back to where this seat was asked before, whatever has happened since. Everybody sits at this terminal.
    fn undo_agreed(&mut self, seat: Seat) -> Result<Option<Typed>> {
        let everybody = self.persons().collect();
        let step = (0..self.table.seq()).rev().find_map(|to| {
            let was_asked = self.table.state_at(to).is_some_and(|state| state.turn().asks(seat));
            was_asked.then(|| self.table.undo_by_consent(seat, to, everybody, Stamp::NONE).ok()).flatten()
        });
        match step {
            Some(step) => {
                self.is_board_new = true;
                self.follow(Ok(step))
            }
            None => {
                self.terminal.say("You have not moved yet.")?;
                Ok(None)
            }
        }
    }

    fn follow(&mut self, step: Result<Step<G>, RefusedOf<G>>) -> Result<Option<Typed>> {
        match step {
            Ok(step) => {
                self.commit(step)?;
                Ok(Some(Typed::Moved))
            }
            Err(refused) => {
                self.terminal.say(format!("That is not possible: {refused}."))?;
                Ok(None)
            }
        }
    }

    fn commit(&mut self, step: Step<G>) -> Result<()> {
        self.table.commit(step)?;
        self.save()
    }

    fn asked(&self, seat: Seat) -> Result<Asked<G>> {
        self.table.view(Viewer::Seat(seat)).ask.context("nobody is asked")
    }

    /// What is legal, and why the rest is not.
    fn list(&mut self, seat: Seat, about: &str) -> Result<Typed> {
        let about = about.to_lowercase();
        let is_meant = |action: &G::Action| action.to_string().starts_with(&about);
        let mut legal = self.asked(seat)?.legal;
        legal.retain(is_meant);
        let mut conceivable = Vec::new();
        self.table.state().conceivable_actions(seat, &mut conceivable);
        let rest = conceivable.iter().filter(|action| is_meant(action));
        let forbidden = listing::forbidden(&self.words, self.table.state(), seat, rest);
        if !legal.is_empty() {
            self.terminal.say("You can:")?;
            for line in listing::legal::<G>(&self.words, &legal) {
                self.terminal.say(line)?;
            }
        }
        if !forbidden.is_empty() {
            self.terminal.say("You can't:")?;
            for line in &forbidden {
                self.terminal.say(line)?;
            }
        }
        if legal.is_empty() && forbidden.is_empty() {
            self.terminal.say("Nothing is written like that.")?;
        }
        Ok(Typed::Same)
    }

    /// What has happened, then the board, then the question: so that the board stands next to where one types.
    fn show(&mut self, seat: Seat) -> Result<()> {
        if self.is_board_new || self.terminal.is_screen() {
            self.terminal.clear()?;
        }
        self.tell_news()?;
        if self.is_board_new || self.terminal.is_screen() {
            self.draw()?;
        }
        self.is_board_new = false;
        self.ask(seat)
    }

    fn ask(&mut self, seat: Seat) -> Result<()> {
        let prompt = self.words.prompt::<G>(&self.table.state().view(Viewer::Seat(seat)));
        let style = G::seat_style(seat);
        self.terminal.say(format!("\n{style}{}{style:#}", listing::wrapped("", &prompt)))?;
        Ok(())
    }

    fn draw(&mut self) -> Result<()> {
        let view = self.table.state().view(self.viewer);
        let picture = G::draw(&view, self.table.players());
        self.terminal.say(format!("\n{}", picture.to_string().trim_end()))?;
        Ok(())
    }

    /// Tells the viewer what he has not heard yet.
    fn tell_news(&mut self) -> Result<()> {
        let told = match self.viewer {
            Viewer::Seat(seat) => &mut self.told[seat],
            Viewer::Spectator => &mut self.spectator_told,
        };
        let since = std::mem::replace(told, self.table.version(self.viewer));
        for line in self.news(self.viewer, since)? {
            self.terminal.say(listing::wrapped("", &line))?;
        }
        Ok(())
    }

    fn news(&self, viewer: Viewer, since: u32) -> Result<Vec<String>> {
        let tail = self.table.tail(viewer, since)?;
        Ok(tail.iter().map(|entry| story::seen::<G>(&self.words, entry, viewer)).collect())
    }

    fn finish(&mut self, outcome: &Outcome) -> Result<()> {
        self.terminal.clear()?;
        self.tell_news()?;
        self.draw()?;
        self.terminal.say("")?;
        for line in story::outcome::<G>(&self.words, outcome, self.viewer) {
            self.terminal.say(line)?;
        }
        if let Some(path) = &self.path {
            self.terminal.say(format!("\nWatch it again: alcazar replay {}", path.display()))?;
        }
        Ok(())
    }

    /// Says where the game is, so that it can be found again.
    fn leave(&mut self) -> Result<Leaving> {
        match &self.path {
            Some(path) => {
                self.terminal.say(format!("\nSaved. Go on: alcazar play --resume {}", path.display()))?;
            }
            None => self.terminal.say("\nThe game is not saved.")?,
        }
        Ok(Leaving::Done)
    }

    /// Saves the game; if that fails the game goes on, and is tried to be saved again after the next move.
    fn save(&mut self) -> Result<()> {
        if let Some(path) = &self.path
            && let Err(error) = file::write(path, &replay::save(&self.table))
        {
            self.terminal.say(format!("The game could not be saved: {error:#}. Try: save FILE"))?;
        }
        Ok(())
    }

    /// Saves a copy. If the game had no place yet, it has one now.
    fn save_copy(&mut self, path: &str) -> Result<Typed> {
        let text = match (path, &self.path) {
            ("", Some(path)) => format!("The game is saved in {}.", path.display()),
            ("", None) => "Save where? save FILE".to_owned(),
            _ => match file::write(Path::new(path), &replay::save(&self.table)) {
                Ok(()) => {
                    self.path.get_or_insert_with(|| path.into());
                    format!("Saved in {path}.")
                }
                Err(error) => format!("{error:#}"),
            },
        };
        self.terminal.say(text)?;
        Ok(Typed::Same)
    }
}

/// Whether there is a game in this file that one could go on with.
fn check(path: &Path) -> Result<()> {
    let (game, text) = file::read(path)?;
    with_game!(game, G => replay::read::<G>(&text).map(drop)).with_context(|| path.display().to_string())
}
