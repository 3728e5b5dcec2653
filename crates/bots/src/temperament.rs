//! What a bot likes beyond what is good for it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::ask::Bot;
use crate::expert::Expert;
use crate::level::Level;

/// A temperament: a small leaning that shows in how a bot plays. Each game's expert knows what it means there
/// ([`Expert::liking`]).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Temperament {
    /// Likes what is good for it.
    #[default]
    Even,
    /// Likes to build and to trade.
    Merchant,
    /// Likes to fight.
    Duellist,
    /// Likes to have, and hates to spend.
    Miser,
}

impl Temperament {
    /// All temperaments.
    pub const ALL: [Self; 4] = [Self::Even, Self::Merchant, Self::Duellist, Self::Miser];

    /// The name of the temperament in files and commands.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Even => "even",
            Self::Merchant => "merchant",
            Self::Duellist => "duellist",
            Self::Miser => "miser",
        }
    }
}

/// Who sits there: how well he plays, and what he likes. Written `master`, or `master:duellist`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Character {
    /// How well he plays.
    pub level: Level,
    /// What he likes.
    pub temperament: Temperament,
}

impl Character {
    /// A bot of this character that thinks in one thread.
    pub fn bot<G: Expert>(self) -> Box<dyn Bot<G>> {
        self.level.bot_of(self.temperament, 1)
    }
}

impl From<Level> for Character {
    fn from(level: Level) -> Self {
        Self { level, temperament: Temperament::Even }
    }
}

impl fmt::Display for Character {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.temperament {
            Temperament::Even => f.pad(self.level.slug()),
            temperament => f.pad(&format!("{}:{}", self.level, temperament.slug())),
        }
    }
}

impl FromStr for Character {
    type Err = UnknownCharacter;

    fn from_str(text: &str) -> Result<Self, UnknownCharacter> {
        let (level, temperament) = text.split_once(':').unwrap_or((text, Temperament::Even.slug()));
        let level = level.parse().map_err(|_| UnknownCharacter)?;
        let temperament =
            Temperament::ALL.into_iter().find(|known| known.slug() == temperament).ok_or(UnknownCharacter)?;
        Ok(Self { level, temperament })
    }
}

/// There is no bot of this character.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "the bots are {}; a temperament can follow, like master:duellist: {}",
    Level::ALL.map(Level::slug).join(", "),
    Temperament::ALL.map(Temperament::slug).join(", ")
)]
pub struct UnknownCharacter;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_are_written_and_read() {
        for level in Level::ALL {
            for temperament in Temperament::ALL {
                let character = Character { level, temperament };
                assert_eq!(character.to_string().parse(), Ok(character));
            }
        }
        assert_eq!("greedy".parse(), Ok(Character::from(Level::Greedy)));
        for wrong in ["", "genius", "master:", "master:angry", ":duellist", "master:even:even"] {
            assert!(wrong.parse::<Character>().is_err_and(|error| error.to_string().contains("duellist")));
        }
    }
}
