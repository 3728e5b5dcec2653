//! The board: squares, the berths where ships lie, neighbours for empires and sea ways for ships.
//!
//! ```text
//!       c1   c2   c3   c4   c5   c6   c7
//!  r1    1    6   10   15   20   25   29
//!  r2    2    7   11   16   21   26   30
//!  r3    3    8   12   17   22   27   31
//!  r4    4    9   13   18   23    S    T
//!  r5    5    D   14   19   24   28   32
//! ```

use std::fmt;
use std::str::FromStr;

use alcazar_kit::notation::Unreadable;
use serde_with::{DeserializeFromStr, SerializeDisplay};

use crate::geography::{DISTANCES, EAST, MAX_DISTANCE, NAMES, NEIGHBOURS, SEA_WAYS, T, WEST, WITHIN, place};

/// The number of squares in play: 1–32 and Tyros. \[P\] seven columns by five rows; \[D\] the numbering.
pub const SQUARES: usize = 33;
/// The number of berths: one per square, and a second one for Italy.
pub const BERTHS: usize = 34;

/// A square in play: 1–32 or Tyros.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, SerializeDisplay, DeserializeFromStr)]
pub struct Square(u8);

/// A place where ships lie: a square, or one of the two coasts of Italy (Y1.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, SerializeDisplay, DeserializeFromStr)]
pub struct Berth(u8);

alcazar_kit::bit_set! {
    /// A set of squares.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
    pub struct Squares(pub(crate) u64) of Square, len usize;
}

alcazar_kit::bit_set! {
    /// A set of berths.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
    pub struct Berths(pub(crate) u64) of Berth, len usize;
}

impl Square {
    /// The city where all players start.
    pub const TYROS: Self = Self(T - 1);
    /// The square with two coasts (Y1.7).
    pub const ITALY: Self = Self(WEST - 1);

    /// The square with this number, 1–32.
    pub fn numbered(number: u8) -> Option<Self> {
        (1..T).contains(&number).then(|| Self(number - 1))
    }

    /// All squares in order, Tyros last.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..T).map(Self)
    }

    /// The index into tables: 0–31 for squares 1–32, 32 for Tyros.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The squares that share a side with this one (Y1.5).
    #[inline]
    pub const fn neighbours(self) -> Squares {
        NEIGHBOURS[self.0 as usize]
    }

    /// The berth of a ship built here: in Italy, the west coast (Y1.7).
    #[inline]
    pub const fn shipyard(self) -> Berth {
        Berth(self.0)
    }

    /// The column and row on the board, counted from 0 at the north-west.
    pub fn place(self) -> (usize, usize) {
        place(self.0 + 1)
    }

    /// The slug of the square's name (Y1.8).
    pub const fn name(self) -> &'static str {
        NAMES[self.0 as usize]
    }

    #[inline]
    pub(crate) const fn from_index(index: usize) -> Self {
        debug_assert!(index < SQUARES);
        Self(index as u8)
    }
}

impl Berth {
    /// The west coast of Italy.
    pub const ITALY_WEST: Self = Self(WEST - 1);
    /// The east coast of Italy.
    pub const ITALY_EAST: Self = Self(EAST - 1);
    /// The berths of Tyros.
    pub const TYROS: Self = Self(T - 1);

    /// All berths in order: 1–32, Tyros, the east coast of Italy.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..EAST).map(Self)
    }

    /// The index into tables.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The square that the berth belongs to.
    #[inline]
    pub const fn square(self) -> Square {
        if self.0 == EAST - 1 { Square::ITALY } else { Square(self.0) }
    }

    /// The berths that are one step away (Y1.6).
    #[inline]
    pub const fn sea_ways(self) -> Berths {
        SEA_WAYS[self.0 as usize]
    }

    /// The length of the shortest voyage in steps (Y5.1).
    #[inline]
    pub const fn distance(self, to: Self) -> u8 {
        DISTANCES[self.0 as usize][to.0 as usize]
    }

    /// The berths at most `steps` steps away, excluding this one.
    #[inline]
    pub(crate) const fn within(self, steps: u32) -> Berths {
        let steps = if steps as usize > MAX_DISTANCE { MAX_DISTANCE } else { steps as usize };
        WITHIN[self.0 as usize][steps]
    }

    #[inline]
    pub(crate) const fn from_index(index: usize) -> Self {
        debug_assert!(index < BERTHS);
        Self(index as u8)
    }
}

impl Squares {
    /// All squares.
    pub const ALL: Self = Self((1 << SQUARES) - 1);

    /// The berths of these squares.
    #[inline]
    pub const fn berths(self) -> Berths {
        Berths(self.0 | (self.0 >> (WEST - 1) & 1) << (EAST - 1))
    }

    /// The neighbours of these squares, including those that are in the set themselves.
    pub fn neighbours(self) -> Self {
        self.iter().fold(Self::EMPTY, |set, square| set.or(square.neighbours()))
    }
}

impl Berths {
    /// All berths.
    pub const ALL: Self = Self((1 << BERTHS) - 1);

    /// The squares that these berths belong to.
    #[inline]
    pub const fn squares(self) -> Squares {
        Squares((self.0 | (self.0 >> (EAST - 1) & 1) << (WEST - 1)) & Squares::ALL.0)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::TYROS { f.write_str("T") } else { write!(f, "{}", self.0 + 1) }
    }
}

impl FromStr for Square {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        if text == "T" {
            return Ok(Self::TYROS);
        }
        let is_number = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
        text.parse()
            .ok()
            .filter(|_| is_number)
            .and_then(Self::numbered)
            .ok_or_else(|| Unreadable::new(text, "a square: 1 to 32 or T"))
    }
}

impl fmt::Display for Berth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::ITALY_WEST => f.write_str("16w"),
            Self::ITALY_EAST => f.write_str("16e"),
            _ => self.square().fmt(f),
        }
    }
}

impl FromStr for Berth {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        match text {
            "16w" => Ok(Self::ITALY_WEST),
            "16e" => Ok(Self::ITALY_EAST),
            "16" => Err(Unreadable::new(text, "a coast of Italy: 16w or 16e")),
            _ => text.parse::<Square>().map(Square::shipyard),
        }
    }
}
