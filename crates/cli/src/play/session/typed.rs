//! What somebody types during a game, and what comes of it.

use std::fmt::Display;
use std::path::Path;

use alcazar_bots::Expert;
use alcazar_catalog::with_game;
use alcazar_core::notation::{Unresolved, resolve};
use alcazar_core::{Reason as _, Seat};
use alcazar_table::{Asked, Stamp, Step, TableErrorOf, replay};
use alcazar_words::{Phrase, Speak};
use anyhow::{Context, Result};

use super::{Leaving, Session};
use crate::board::Board;
use crate::play::command::Command;
use crate::play::listing;
use crate::{file, story};

/// The reason that every game gives against what is done at another moment.
const NOT_NOW: &str = "not-now";

/// What came of a typed line.
pub(super) enum Typed {
    /// It is still the same question.
    Same,
    /// The game went on, or back.
    Moved,
    /// Somebody leaves.
    Left(Leaving),
}

impl<G: Board + Expert + Speak> Session<'_, G> {
    /// Does what stands in a line, as far as that is possible.
    pub(super) fn obey(&mut self, seat: Seat, line: &str) -> Result<Typed> {
        let mut typed = Typed::Same;
        for part in line.split(';').filter(|part| !part.trim().is_empty()) {
            if !self.table.asked().contains(seat) {
                self.say(&Phrase::new("terminal-not-done").with("text", part.trim().to_owned()))?;
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
                let help = Phrase::new(format!("terminal-help-{}", G::ID));
                self.say(&help.or(Phrase::new("terminal-help-derived")))?;
                self.terminal.say("")?;
                self.say(&Phrase::new("terminal-help"))?;
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
                for (number, entry) in (1..).zip(self.table.tail(self.viewer, 0)?) {
                    let line = self.words.seen::<G>(&entry.kind, self.viewer);
                    self.terminal.say(story::wrapped("", &format!("{number:>5}  {line}")))?;
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
                return story::wrapped("", &self.words.reason::<G>(&reason));
            }
            let alike = conceivable.iter().filter(|action| begins_with(action, text));
            let reasons = listing::forbidden(&self.words, state, seat, alike);
            if !reasons.is_empty() {
                return reasons.join("\n");
            }
        }
        let shown: String = text.chars().take(60).collect();
        story::wrapped("", &self.words.unresolved(&shown, why))
    }

    fn take_back(&mut self, seat: Seat, moves: usize) -> Result<Option<Typed>> {
        if self.table.free_takebacks(seat) == 0 {
            self.say(&Phrase::new("terminal-nothing-to-take-back"))?;
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
        if let Some(step) = step {
            self.is_board_new = true;
            return self.follow(Ok(step));
        }
        self.say(&Phrase::new("terminal-not-moved"))?;
        Ok(None)
    }

    fn follow(&mut self, step: Result<Step<G>, TableErrorOf<G>>) -> Result<Option<Typed>> {
        match step {
            Ok(step) => {
                self.commit(step)?;
                self.save();
                Ok(Some(Typed::Moved))
            }
            Err(refused) => {
                self.say(&Phrase::new("terminal-not-possible").with("why", refused.to_string()))?;
                Ok(None)
            }
        }
    }

    /// What is legal, and why the rest is not.
    fn list(&mut self, seat: Seat, about: &str) -> Result<Typed> {
        let mut legal = self.asked(seat)?.legal;
        legal.retain(|action| begins_with(action, about));
        let state = self.table.state();
        let mut conceivable = Vec::new();
        state.conceivable_actions(seat, &mut conceivable);
        // What belongs to another moment would drown the rest; who names it is told all the same.
        conceivable.retain(|action| match state.check(seat, action) {
            Err(reason) if about.is_empty() => reason.slug() != NOT_NOW,
            _ => begins_with(action, about),
        });
        let forbidden = listing::forbidden(&self.words, state, seat, conceivable.iter());
        if !legal.is_empty() {
            self.say(&Phrase::new("terminal-you-can"))?;
            for line in listing::legal::<G>(&self.words, &legal) {
                self.terminal.say(line)?;
            }
        }
        if !forbidden.is_empty() {
            self.say(&Phrase::new("terminal-you-cant"))?;
            for line in &forbidden {
                self.terminal.say(line)?;
            }
        }
        if legal.is_empty() && forbidden.is_empty() {
            self.say(&Phrase::new("terminal-not-written"))?;
        }
        Ok(Typed::Same)
    }

    /// Saves a copy. If the game had no place yet, it has one now.
    fn save_copy(&mut self, path: &str) -> Result<Typed> {
        let said = |what: &'static str, file: String| self.words.say(&Phrase::new(what).with("file", file));
        let text = match (path, &self.path) {
            ("", Some(path)) => said("terminal-saved", path.display().to_string()),
            ("", None) => self.words.say(&Phrase::new("terminal-save-where")),
            _ => match file::write(Path::new(path), &replay::save(&self.table)) {
                Ok(()) => {
                    if self.path.is_none() {
                        self.path = Some(path.into());
                        self.trouble = None;
                    }
                    self.words.say(&Phrase::new("terminal-saved-copy").with("file", path.to_owned()))
                }
                Err(error) => format!("{error:#}"),
            },
        };
        self.terminal.say(text)?;
        Ok(Typed::Same)
    }
}

/// Whether the notation of an action begins so, in whatever letters.
fn begins_with(action: &impl Display, text: &str) -> bool {
    action.to_string().to_lowercase().starts_with(&text.to_lowercase())
}

/// Whether there is a game in this file that one could go on with.
fn check(path: &Path) -> Result<()> {
    let (game, text) = file::read(path)?;
    with_game!(game, G => replay::read::<G>(&text).map(drop)).with_context(|| path.display().to_string())
}
