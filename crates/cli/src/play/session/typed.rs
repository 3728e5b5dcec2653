//! Running the commands that are typed during a game.

use std::fmt::Display;
use std::path::Path;

use alcazar_bots::Expert;
use alcazar_catalog::with_game;
use alcazar_core::notation::{Unresolved, resolve};
use alcazar_core::{Reason as _, Seat};
use alcazar_table::{Asked, Stamp, Step, TableErrorOf, replay};
use alcazar_words::{Phrase, Speak};
use anyhow::{Context, Result};

use super::{Session, SessionEnd};
use crate::board::Board;
use crate::play::command::Command;
use crate::play::listing;
use crate::{file, story};

/// The slug of the reason that every game gives for an action that belongs to another phase.
const NOT_NOW: &str = "not-now";

/// The outcome of a typed line.
pub(super) enum LineOutcome {
    /// The question is still the same.
    Unchanged,
    /// The game has moved forward or back.
    Moved,
    /// The player leaves.
    Left(SessionEnd),
}

impl<G: Board + Expert + Speak> Session<'_, G> {
    /// Runs the commands in a line until one fails.
    pub(super) fn run_line(&mut self, seat: Seat, line: &str) -> Result<LineOutcome> {
        let mut typed = LineOutcome::Unchanged;
        for part in line.split(';').filter(|part| !part.trim().is_empty()) {
            if !self.table.asked().contains(seat) {
                self.say(&Phrase::new("terminal-not-done").with("text", part.trim().to_owned()))?;
                break;
            }
            match self.run_command(seat, Command::read(part))? {
                Some(LineOutcome::Unchanged) => {}
                Some(LineOutcome::Moved) => typed = LineOutcome::Moved,
                Some(left) => return Ok(left),
                // The commands after a failed one were meant for another situation.
                None => break,
            }
        }
        Ok(typed)
    }

    /// Runs one command; `None` if it fails.
    fn run_command(&mut self, seat: Seat, command: Command<'_>) -> Result<Option<LineOutcome>> {
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
                LineOutcome::Unchanged
            }
            Command::Save(path) => self.save_copy(path)?,
            Command::Resume(path) => match check(Path::new(path)) {
                Ok(()) => {
                    self.leave()?;
                    LineOutcome::Left(SessionEnd::Resume(path.into()))
                }
                Err(error) => {
                    self.terminal.say(format!("{error:#}"))?;
                    LineOutcome::Unchanged
                }
            },
            Command::Log => {
                for (number, entry) in (1..).zip(self.table.tail(self.viewer, 0)?) {
                    let line = self.words.seen::<G>(&entry.kind, self.viewer);
                    self.terminal.say(story::wrapped("", &format!("{number:>5}  {line}")))?;
                }
                LineOutcome::Unchanged
            }
            Command::Board => {
                self.draw()?;
                self.ask(seat)?;
                LineOutcome::Unchanged
            }
            Command::Quit => LineOutcome::Left(self.leave()?),
        }))
    }

    fn act(&mut self, seat: Seat, text: &str) -> Result<Option<LineOutcome>> {
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
        self.commit_or_explain(step)
    }

    /// Why the typed text is not a legal action.
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
            let similar = conceivable.iter().filter(|action| starts_with(action, text));
            let reasons = listing::forbidden(&self.words, state, seat, similar);
            if !reasons.is_empty() {
                return reasons.join("\n");
            }
        }
        let shown: String = text.chars().take(60).collect();
        story::wrapped("", &self.words.unresolved(&shown, why))
    }

    fn take_back(&mut self, seat: Seat, moves: usize) -> Result<Option<LineOutcome>> {
        if self.table.free_takebacks(seat) == 0 {
            self.say(&Phrase::new("terminal-nothing-to-take-back"))?;
            return Ok(None);
        }
        let ask = self.asked(seat)?.ask;
        let step = self.table.take_back(seat, ask, moves, Stamp::NONE);
        self.commit_or_explain(step)
    }

    /// Goes back to this seat's previous decision, whatever has happened since. Everybody is at this terminal
    /// to agree.
    fn undo_agreed(&mut self, seat: Seat) -> Result<Option<LineOutcome>> {
        let everybody = self.persons().collect();
        let step = (0..self.table.seq()).rev().find_map(|to| {
            let was_asked = self.table.state_at(to).is_some_and(|state| state.turn().asks(seat));
            was_asked.then(|| self.table.undo_by_consent(seat, to, everybody, Stamp::NONE).ok()).flatten()
        });
        if let Some(step) = step {
            self.is_board_new = true;
            return self.commit_or_explain(Ok(step));
        }
        self.say(&Phrase::new("terminal-not-moved"))?;
        Ok(None)
    }

    fn commit_or_explain(&mut self, step: Result<Step<G>, TableErrorOf<G>>) -> Result<Option<LineOutcome>> {
        match step {
            Ok(step) => {
                self.commit(step)?;
                self.save();
                Ok(Some(LineOutcome::Moved))
            }
            Err(error) => {
                self.say(&Phrase::new("terminal-not-possible").with("why", error.to_string()))?;
                Ok(None)
            }
        }
    }

    /// Lists the legal actions, and why others are illegal.
    fn list(&mut self, seat: Seat, about: &str) -> Result<LineOutcome> {
        let mut legal = self.asked(seat)?.legal;
        legal.retain(|action| starts_with(action, about));
        let state = self.table.state();
        let mut conceivable = Vec::new();
        state.conceivable_actions(seat, &mut conceivable);
        // Actions of other phases would drown the rest; they are listed only if asked for.
        conceivable.retain(|action| match state.check(seat, action) {
            Err(reason) if about.is_empty() => reason.slug() != NOT_NOW,
            _ => starts_with(action, about),
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
        Ok(LineOutcome::Unchanged)
    }

    /// Saves a copy. If the game had no file yet, this becomes its file.
    fn save_copy(&mut self, path: &str) -> Result<LineOutcome> {
        let message = |id: &'static str, file: String| self.words.say(&Phrase::new(id).with("file", file));
        let text = match (path, &self.path) {
            ("", Some(path)) => message("terminal-saved", path.display().to_string()),
            ("", None) => self.words.say(&Phrase::new("terminal-save-where")),
            _ => match file::write(Path::new(path), &replay::save(&self.table)) {
                Ok(()) => {
                    if self.path.is_none() {
                        self.path = Some(path.into());
                        self.save_error = None;
                    }
                    self.words.say(&Phrase::new("terminal-saved-copy").with("file", path.to_owned()))
                }
                Err(error) => format!("{error:#}"),
            },
        };
        self.terminal.say(text)?;
        Ok(LineOutcome::Unchanged)
    }
}

/// Whether the notation of an action starts with a text, ignoring case.
fn starts_with(action: &impl Display, text: &str) -> bool {
    action.to_string().to_lowercase().starts_with(&text.to_lowercase())
}

/// Checks that this file contains a game that can be resumed.
fn check(path: &Path) -> Result<()> {
    let (game, text) = file::read(path)?;
    with_game!(game, G => replay::read::<G>(&text).map(drop)).with_context(|| path.display().to_string())
}
