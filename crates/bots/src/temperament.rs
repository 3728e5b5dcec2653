//! Preferences of a bot beyond playing well.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::ask::Bot;
use crate::expert::Expert;
use crate::level::Level;

/// Small preferences that show in how a bot plays. Each game's expert says what they mean in that game
/// ([`Expert::liking`]).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Temperament {
    /// No preferences.
    #[default]
    Even,
    /// Prefers building and trading.
    Merchant,
    /// Prefers fighting.
    Duellist,
    /// Prefers keeping things to spending them.
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

/// A bot's level and temperament. Written `master` or `master:duellist`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Character {
    /// How well the bot plays.
    pub level: Level,
    /// Its preferences.
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
            Temperament::ALL.into_iter().find(|each| each.slug() == temperament).ok_or(UnknownCharacter)?;
        Ok(Self { level, temperament })
    }
}

/// There is no bot of this character.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "the bots are {}; a temperament may follow, as in master:duellist: {}",
    Level::ALL.map(Level::slug).join(", "),
    Temperament::ALL.map(Temperament::slug).join(", ")
)]
pub struct UnknownCharacter;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_round_trip_through_text() {
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
