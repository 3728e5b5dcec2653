//! The entrants of a match: built-in bots, and external programs that implement the engine protocol's
//! `player` role.

use std::fmt;
use std::str::FromStr;

use alcazar_bots::{Bot, Character, Expert, Question};
use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};

use super::MoveBudget;
use super::program::{Program, Timeouts};

/// The prefix of a program's command.
const COMMAND: &str = "cmd:";

/// An entrant, written `master`, `greedy:merchant` or `cmd:./my-bot --fast`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(crate) enum Entrant {
    /// A built-in bot.
    Bot(Character),
    /// A program and its arguments, separated by spaces.
    Program(String),
}

impl Entrant {
    /// A short name for a table.
    pub(super) fn name(&self) -> String {
        match self {
            Self::Bot(character) => character.to_string(),
            Self::Program(_) => self.kind(),
        }
    }

    /// The kind of bot in a replay file.
    pub(super) fn kind(&self) -> String {
        match self {
            Self::Bot(character) => character.level.to_string(),
            Self::Program(_) => "program".to_owned(),
        }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bot(character) => character.fmt(f),
            Self::Program(command) => f.pad(&format!("{COMMAND}{command}")),
        }
    }
}

impl FromStr for Entrant {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.strip_prefix(COMMAND) {
            Some(command) if command.split_whitespace().next().is_none() => {
                Err("cmd: must be followed by a command".to_owned())
            }
            Some(command) => Ok(Self::Program(command.to_owned())),
            None => text.parse().map(Self::Bot).map_err(|error| format!("{error}; or cmd:PROGRAM")),
        }
    }
}

impl TryFrom<String> for Entrant {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<Entrant> for String {
    fn from(entrant: Entrant) -> Self {
        entrant.to_string()
    }
}

/// An entrant ready to play.
pub(super) enum Contestant<G: Expert> {
    Bot(Box<dyn Bot<G>>),
    Program(Program),
}

impl<G: Expert> Contestant<G> {
    pub(super) fn new(entrant: &Entrant, timeouts: Timeouts) -> Result<Self> {
        Ok(match entrant {
            Entrant::Bot(character) => Self::Bot(character.bot()),
            Entrant::Program(command) => Self::Program(
                Program::start::<G>(command, timeouts)
                    .with_context(|| format!("can't play with “{command}”"))?,
            ),
        })
    }

    /// Chooses an action.
    pub(super) fn choose(&mut self, question: &Question<'_, G>, thought: MoveBudget) -> Result<G::Action> {
        match self {
            Self::Bot(bot) => {
                bot.choose(question).map(|choice| choice.action).context("the bot does not move")
            }
            Self::Program(program) => program.choose(question, thought),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entrants_round_trip_through_text_and_json() {
        for text in ["master", "greedy:merchant", "cmd:./my-bot --fast"] {
            let entrant: Entrant = text.parse().expect("an entrant");
            assert_eq!(entrant.to_string(), text);
            let json = serde_json::to_string(&entrant).expect("a string");
            assert_eq!(serde_json::from_str::<Entrant>(&json).expect("an entrant"), entrant);
        }
        for wrong in ["", "genius", "cmd:", "cmd:  "] {
            assert!(wrong.parse::<Entrant>().is_err(), "{wrong}");
        }
    }
}
