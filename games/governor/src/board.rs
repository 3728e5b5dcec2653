//! The frame of eight by eight cells, sets of cells, streets, and the city laid on them (G1.1, G2.2).
//!
//! A set of cells is one `u64`, so a city is a handful of numbers: the cells with a tile, for each
//! direction the cells with a street that way, and for each culture how many of its people live where.

mod city;

use serde_with::{DeserializeFromStr, SerializeDisplay};

pub use self::city::City;
use crate::pieces::Shape;

/// A district, named by its cell of the frame. The four cells of the centre are one district, named by its
/// north-west cell.
///
/// Columns are `a` to `h` from west to east, rows 1 to 8 from north to south.
///
/// ```
/// use governor::Cell;
///
/// assert_eq!("c2".parse::<Cell>().unwrap().to_string(), "c2");
/// assert_eq!("centre".parse(), Ok(Cell::CENTRE));
/// assert!("e5".parse::<Cell>().is_err(), "the centre has one name");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, SerializeDisplay, DeserializeFromStr)]
pub struct Cell(u8);

impl Cell {
    /// The centre, the district that fills the middle four cells (G2.2).
    pub const CENTRE: Self = Self(27);

    /// The district at this column and row, each from 0 to 7; any cell of the centre gives the centre.
    pub const fn at(column: u8, row: u8) -> Option<Self> {
        if column > 7 || row > 7 {
            return None;
        }
        let cell = Self(8 * row + column);
        Some(if Cells::CENTRE.0 >> cell.0 & 1 != 0 { Self::CENTRE } else { cell })
    }

    /// The column, from 0 in the west to 7 in the east.
    pub const fn column(self) -> u8 {
        self.0 % 8
    }

    /// The row, from 0 in the north to 7 in the south.
    pub const fn row(self) -> u8 {
        self.0 / 8
    }

    /// The cells that the district covers: four for the centre, else one.
    #[inline]
    pub const fn area(self) -> Cells {
        if self.0 == Self::CENTRE.0 { Cells::CENTRE } else { Cells(1 << self.0) }
    }

    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1 << self.0
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(crate) const fn from_index(index: usize) -> Self {
        Self(index as u8)
    }

    /// The districts that share an edge with this one.
    #[inline]
    pub fn adjacent(self) -> Cells {
        let area = self.area();
        Direction::ALL
            .into_iter()
            .fold(Cells::EMPTY, |all, direction| all | area.shifted(direction))
            .districts()
            & !self.area()
    }
}

alcazar_kit::bit_set! {
    /// A set of cells or of districts.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
    pub struct Cells(pub(crate) u64) of Cell, len usize;
}

impl Cells {
    /// The four cells of the centre.
    pub const CENTRE: Self = Self(1 << 27 | 1 << 28 | 1 << 35 | 1 << 36);

    const WEST_COLUMN: u64 = 0x0101_0101_0101_0101;
    const EAST_COLUMN: u64 = 0x8080_8080_8080_8080;

    /// The districts of these cells: any cells of the centre become the one district.
    #[inline]
    pub const fn districts(self) -> Self {
        let rest = self.0 & !Self::CENTRE.0;
        Self(if rest == self.0 { rest } else { rest | Cell::CENTRE.bit() })
    }

    /// Every cell's neighbour in that direction, if it is inside the frame.
    #[inline]
    pub const fn shifted(self, direction: Direction) -> Self {
        Self(match direction {
            Direction::North => self.0 >> 8,
            Direction::East => (self.0 & !Self::EAST_COLUMN) << 1,
            Direction::South => self.0 << 8,
            Direction::West => (self.0 & !Self::WEST_COLUMN) >> 1,
        })
    }

    /// The cells that share an edge with a cell of the set.
    #[inline]
    pub(crate) fn neighbours(self) -> Self {
        Direction::ALL.into_iter().fold(Self::EMPTY, |all, direction| all | self.shifted(direction))
    }

    /// Exchanges the membership of the two districts.
    #[inline]
    pub(crate) const fn swap(&mut self, one: Cell, other: Cell) {
        let differs = (self.0 >> one.0 ^ self.0 >> other.0) & 1;
        self.0 ^= differs << one.0 | differs << other.0;
    }
}

/// One of the four sides of a cell, clockwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[expect(missing_docs, reason = "the variants are only names")]
pub enum Direction {
    North,
    East,
    South,
    West,
}

impl Direction {
    /// The opposite direction.
    #[inline]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 2) % 4]
    }
}

/// The sides to which a laid tile has a street, which gives its shape and rotation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Streets(pub(crate) u8);

impl Streets {
    /// No street at all.
    pub const NONE: Self = Self(0);

    /// Every set of sides.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..16).map(Self)
    }

    /// Whether there is a street to that side.
    #[inline]
    pub const fn leads(self, direction: Direction) -> bool {
        self.0 >> direction as u8 & 1 != 0
    }

    /// The set with a street to that side added.
    pub const fn with(self, direction: Direction) -> Self {
        Self(self.0 | 1 << direction as u8)
    }

    /// Whether both have a street to the same side.
    #[inline]
    pub(crate) const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The shape of a tile with these streets (G1.2).
    pub const fn shape(self) -> Shape {
        match self.0 {
            0 => Shape::Streetless,
            1 | 2 | 4 | 8 => Shape::DeadEnd,
            5 | 10 => Shape::Straight,
            3 | 6 | 9 | 12 => Shape::Corner,
            15 => Shape::Cross,
            _ => Shape::Tee,
        }
    }
}

/// A set of rotations of a tile, each given by its [`Streets`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rotations(u16);

impl Rotations {
    pub(crate) const NONE: Self = Self(0);

    /// All different rotations of a tile of this shape (G2.3).
    pub(crate) const fn of(shape: Shape) -> Self {
        Self(match shape {
            Shape::DeadEnd => 1 << 1 | 1 << 2 | 1 << 4 | 1 << 8,
            Shape::Straight => 1 << 5 | 1 << 10,
            Shape::Corner => 1 << 3 | 1 << 6 | 1 << 9 | 1 << 12,
            Shape::Tee => 1 << 7 | 1 << 11 | 1 << 13 | 1 << 14,
            Shape::Cross => 1 << 15,
            Shape::Streetless => 1,
        })
    }

    pub(crate) const fn contains(self, streets: Streets) -> bool {
        self.0 >> streets.0 & 1 != 0
    }

    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Streets> {
        Streets::all().filter(move |&streets| self.contains(streets))
    }

    pub(crate) fn retain(self, keep: impl Fn(Streets) -> bool) -> Self {
        self.iter()
            .filter(|&streets| keep(streets))
            .fold(Self::NONE, |all, streets| Self(all.0 | 1 << streets.0))
    }
}
