//! Empires, kinds of trade cards, and sets of land tiles. Multisets of cards are in [`crate::cards`].
//!
//! This module defines the kinds of pieces. Their numbers belong to an edition: see [`crate::edition`].

use std::fmt;
use std::str::FromStr;

use alcazar_core::Luck;
use alcazar_kit::notation::Unreadable;
use serde_with::{DeserializeFromStr, SerializeDisplay};

use crate::board::{Square, Squares};

/// One of the four empires, in the order in which they are founded (Y2.2) and that breaks ties (Y6.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, SerializeDisplay, DeserializeFromStr)]
#[repr(u8)]
#[expect(missing_docs, reason = "the variants are only names")]
pub enum Empire {
    Orange,
    Yellow,
    Green,
    Violet,
}

impl Empire {
    /// The index into tables.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The trade cards of its colour.
    #[inline]
    pub const fn kind(self) -> Kind {
        Kind::ALL[self as usize]
    }
}

/// A kind of trade card (Y1.1): copper, oil, wood, cloth, or a joker that stands for any of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, SerializeDisplay, DeserializeFromStr)]
#[repr(u8)]
#[expect(missing_docs, reason = "the variants are only names")]
pub enum Kind {
    Orange,
    Yellow,
    Green,
    Violet,
    Joker,
}

impl Kind {
    /// The index in colour order.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

alcazar_kit::names! {
    Empire, "orange, yellow, green or violet":
        Orange = "orange", Yellow = "yellow", Green = "green", Violet = "violet";
    Kind, "a kind of card: o, y, g, v or j":
        Orange = "o", Yellow = "y", Green = "g", Violet = "v", Joker = "j";
}

alcazar_kit::bit_set! {
    /// A set of land tiles (Y1.2), each named after its square. Tyros has no tile and is never in the set.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
    pub struct Tiles(u32) of Square, len u8;
}

impl Tiles {
    /// All 32 tiles \[R\].
    pub const ALL: Self = Self(u32::MAX);

    /// The tiles of these squares; Tyros has none.
    #[inline]
    pub const fn of(squares: Squares) -> Self {
        Self(squares.0 as u32)
    }

    /// The squares of these tiles.
    #[inline]
    pub const fn squares(self) -> Squares {
        Squares(self.0 as u64)
    }

    /// A tile at random; `None` if the set is empty.
    #[inline]
    pub(crate) fn pick(self, luck: &mut impl Luck) -> Option<Square> {
        if self.is_empty() {
            return None;
        }
        let skipped = luck.below(u32::from(self.len()));
        let rest = (0..skipped).fold(self.0, |rest, _| rest & (rest - 1));
        Some(Square::from_index(rest.trailing_zeros() as usize))
    }
}

impl fmt::Display for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.iter().enumerate().try_for_each(|(place, square)| {
            if place > 0 {
                f.write_str(",")?;
            }
            square.fmt(f)
        })
    }
}

impl FromStr for Tiles {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let unreadable = || Unreadable::new(text, "tiles like 3,5,12, or - for none");
        if text == "-" {
            return Ok(Self::EMPTY);
        }
        let mut tiles = Self::EMPTY;
        for word in text.split(',') {
            tiles = tiles.with(word.parse().map_err(|_| unreadable())?);
        }
        if tiles.to_string() == text { Ok(tiles) } else { Err(unreadable()) }
    }
}

#[cfg(test)]
mod tests {
    use super::Tiles;

    #[test]
    fn malformed_tiles_are_rejected() {
        for text in ["", "T", "3,3", "5,3", "0", "33", "3,", "03", "é"] {
            assert!(text.parse::<Tiles>().is_err(), "{text}");
        }
    }
}
