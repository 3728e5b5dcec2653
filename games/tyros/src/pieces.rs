//! Empires, kinds of trade cards, and land tiles. Cards in numbers are in [`crate::cards`].
//!
//! What the pieces *are* is here. How many there are of each belongs to an edition: see [`crate::edition`].

use std::fmt;
use std::str::FromStr;

use alcazar_core::Luck;
use alcazar_core::notation::Unreadable;

use crate::board::{Square, Squares};

/// One of the four empires, in the order that breaks ties (Y6.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[expect(missing_docs, reason = "the variants are only names")]
pub enum Empire {
    Orange,
    Yellow,
    Green,
    Violet,
}

impl Empire {
    /// All empires, in the order in which they are founded (Y2.2).
    pub const ALL: [Self; 4] = [Self::Orange, Self::Yellow, Self::Green, Self::Violet];

    /// Where the empire stands in tables.
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
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
    /// All kinds in colour order.
    pub const ALL: [Self; 5] = [Self::Orange, Self::Yellow, Self::Green, Self::Violet, Self::Joker];

    /// Where the kind stands in colour order.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A set of land tiles (Y1.2), each named after its square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Tiles(u32);

impl Tiles {
    /// No tile.
    pub const EMPTY: Self = Self(0);
    /// All 32 \[R\].
    pub const ALL: Self = Self(u32::MAX);

    /// Those of these squares that have a tile: all but Tyros.
    #[inline]
    pub const fn of(squares: Squares) -> Self {
        Self(squares.0 as u32)
    }

    /// The squares of these tiles.
    #[inline]
    pub const fn squares(self) -> Squares {
        Squares(self.0 as u64)
    }

    /// Whether the tile of this square is among them.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.squares().contains(square)
    }

    /// These and the tile of this square.
    #[inline]
    pub const fn with(self, square: Square) -> Self {
        Self::of(self.squares().with(square))
    }

    /// These without the tile of this square.
    #[inline]
    pub const fn without(self, square: Square) -> Self {
        Self::of(self.squares().without(square))
    }

    /// What is in both.
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// What is in one of them at least.
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// What is not in the other.
    #[inline]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The squares of these tiles, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Square> {
        self.squares().iter()
    }

    /// A tile at random, if there is one.
    #[inline]
    pub(crate) fn pick(self, luck: &mut impl Luck) -> Option<Square> {
        if self.is_empty() {
            return None;
        }
        let skipped = luck.below(u32::from(self.len()));
        let rest = (0..skipped).fold(self.0, |rest, _| rest & (rest - 1));
        Some(Square::from_index(rest.trailing_zeros()))
    }
}

impl FromIterator<Square> for Tiles {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, Self::with)
    }
}

const EMPIRE_NAMES: [&str; 4] = ["orange", "yellow", "green", "violet"];
const KIND_LETTERS: [char; 5] = ['o', 'y', 'g', 'v', 'j'];

impl fmt::Display for Empire {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(EMPIRE_NAMES[self.index()])
    }
}

impl FromStr for Empire {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let found = Self::ALL.into_iter().find(|empire| EMPIRE_NAMES[empire.index()] == text);
        found.ok_or_else(|| Unreadable::new(text, "orange, yellow, green or violet"))
    }
}

impl Kind {
    pub(crate) fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| KIND_LETTERS[kind.index()] == letter)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", KIND_LETTERS[self.index()])
    }
}

impl FromStr for Kind {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let mut letters = text.chars();
        match (letters.next().and_then(Self::from_letter), letters.next()) {
            (Some(kind), None) => Ok(kind),
            _ => Err(Unreadable::new(text, "a kind of card: o, y, g, v or j")),
        }
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
    fn unreadable_tiles_are_refused() {
        for text in ["", "T", "3,3", "5,3", "0", "33", "3,", "03", "é"] {
            assert!(text.parse::<Tiles>().is_err(), "{text}");
        }
    }
}
