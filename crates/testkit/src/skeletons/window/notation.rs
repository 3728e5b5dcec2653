//! One line of text per action and per outcome of chance, both ways.

use std::fmt;
use std::str::FromStr;

use alcazar_core::notation::Unreadable;

use super::{Action, CELLS, Cell, Chance, City, Culture};

const CARDS: [&str; 3] = ["rumour", "rehabilitation", "translator"];

impl fmt::Display for Culture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Christian => "christian",
            Self::Jewish => "jewish",
            Self::Muslim => "muslim",
        })
    }
}

impl FromStr for Culture {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let found = Self::ALL.into_iter().find(|culture| culture.to_string() == text);
        found.ok_or_else(|| Unreadable::new(text, "a culture"))
    }
}

impl FromStr for Cell {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        Self::all().find(|cell| cell.0.to_string() == text).ok_or_else(|| Unreadable::new(text, "a cell"))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rumour(cell) => write!(f, "rumour {}", cell.0),
            Self::Rehabilitation(cell) => write!(f, "rehabilitation {}", cell.0),
            Self::Pass => f.write_str("pass"),
            Self::PassTurn => f.write_str("pass-turn"),
            Self::End => f.write_str("end"),
            Self::Give(culture) => write!(f, "give {culture}"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        match text.split_once(' ') {
            Some(("rumour", cell)) => Ok(Self::Rumour(cell.parse()?)),
            Some(("rehabilitation", cell)) => Ok(Self::Rehabilitation(cell.parse()?)),
            Some(("give", culture)) => Ok(Self::Give(culture.parse()?)),
            None if text == "pass" => Ok(Self::Pass),
            None if text == "pass-turn" => Ok(Self::PassTurn),
            None if text == "end" => Ok(Self::End),
            _ => Err(Unreadable::new(text, "a card, pass, pass-turn, end or give")),
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::City(city) => {
                f.write_str("city ")?;
                city.0.iter().try_for_each(|streets| write!(f, "{streets:x}"))
            }
            Self::Influence(culture) => write!(f, "influence {culture}"),
            Self::Card(kind) => write!(f, "card {}", CARDS.get(usize::from(*kind)).unwrap_or(&"unknown")),
        }
    }
}

impl FromStr for Chance {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        match text.split_once(' ') {
            Some(("city", digits)) => {
                let streets: Option<Vec<u8>> =
                    digits.chars().map(|c| c.to_digit(16).map(|d| d as u8)).collect();
                let streets = streets.and_then(|streets| <[u8; CELLS]>::try_from(streets).ok());
                streets
                    .map(|streets| Self::City(City(streets)))
                    .ok_or_else(|| Unreadable::new(digits, "nine digits"))
            }
            Some(("influence", culture)) => Ok(Self::Influence(culture.parse()?)),
            Some(("card", card)) => {
                let kind = CARDS.iter().position(|name| *name == card);
                kind.map(|kind| Self::Card(kind as u8)).ok_or_else(|| Unreadable::new(card, "an action card"))
            }
            _ => Err(Unreadable::new(text, "city, influence or card")),
        }
    }
}
