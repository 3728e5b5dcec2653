//! The components that players hold or have in front of them: money cards, swords, shops,
//! fencing-master tiles.
//!
//! These are the types of the pieces. An edition sets how many there are of each and which numbers are
//! printed on them: see [`crate::edition`].

mod cards;

use alcazar_kit::Bits;
use serde::{Deserialize, Serialize};
use serde_with::{DeserializeFromStr, SerializeDisplay};

pub use cards::{Background, Card, Cards, Side, Value};

/// What a shop deals in (T1.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Trade {
    /// Gives metal (T5.4).
    Metal,
    /// Gives gems (T5.4).
    Gem,
    /// Forges swords (T5.5).
    Smith,
    /// Teaches fencing (T5.6).
    Fencing,
}

/// A shop tile: its trade and its circles, one or two. Each player has each of the eight once (T1.1 \[P\]).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, SerializeDisplay, DeserializeFromStr)]
pub struct Shop(u8);

impl Shop {
    /// All eight, in order.
    pub const ALL: [Self; 8] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5), Self(6), Self(7)];

    /// The shop tile of this trade, with two circles or with one.
    pub const fn new(trade: Trade, has_two_circles: bool) -> Self {
        Self(2 * trade as u8 + has_two_circles as u8)
    }

    /// Its trade.
    #[inline]
    pub const fn trade(self) -> Trade {
        Trade::ALL[(self.0 / 2 % 4) as usize]
    }

    /// Whether it has two circles.
    #[inline]
    pub const fn has_two_circles(self) -> bool {
        !self.0.is_multiple_of(2)
    }

    const fn index(self) -> usize {
        self.0 as usize
    }

    const fn from_index(index: usize) -> Self {
        Self(index as u8)
    }
}

alcazar_kit::bit_set! {
    /// The shop tiles that a player has not placed yet.
    #[derive(Clone, Copy, PartialEq, Eq, Hash)]
    pub(crate) struct Shops(u8) of Shop, len usize;
}

impl Shops {
    /// All eight.
    pub(crate) const ALL: Self = Self(0xFF);
}

/// A tile of the fencing masters (T1.4). There is one of each for each of four players, so none can run out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Tile {
    /// Wins duel rounds of a violet card (T6.2).
    Violet,
    /// Wins duel rounds of a brown card (T6.2).
    Brown,
    /// Wins duel rounds of an orange card (T6.2).
    Orange,
    /// Allows an extra card in each turn (T7).
    Movement,
}

impl Tile {
    #[inline]
    const fn index(self) -> usize {
        self as usize
    }

    const fn from_index(index: usize) -> Self {
        Self::ALL[index]
    }
}

alcazar_kit::bit_set! {
    /// The fencing-master tiles of a player: never two of a kind (T5.6).
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
    pub(crate) struct Tiles(u8) of Tile, len u32;
}

/// A sword tile: its value and its cost (T1.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, SerializeDisplay, DeserializeFromStr)]
pub struct Sword {
    /// Points when delivered.
    pub value: u8,
    /// The metal it costs.
    pub metal: u8,
    /// The gems it costs.
    pub gems: u8,
}

/// An index into the edition's table of swords.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct SwordKind(pub(crate) u8);

/// Sword tiles as counts: two bits for each of the twelve kinds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Swords([u8; 3]);

impl Swords {
    /// The low bit of each kind's count.
    pub(crate) const LOW: u32 = 0x0055_5555;

    pub(crate) const fn from_bits(bits: u32) -> Self {
        let [a, b, c, _] = bits.to_le_bytes();
        Self([a, b, c])
    }

    #[inline]
    pub(crate) const fn bits(self) -> u32 {
        let [a, b, c] = self.0;
        u32::from_le_bytes([a, b, c, 0])
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.bits() == 0
    }

    /// The kinds of which there is at least one, as low bits.
    #[inline]
    pub(crate) const fn kinds(self) -> u32 {
        (self.bits() | self.bits() >> 1) & Self::LOW
    }

    #[inline]
    pub(crate) const fn count(self, kind: SwordKind) -> u8 {
        (self.bits() >> (2 * kind.0) & 3) as u8
    }

    pub(crate) const fn insert(&mut self, kind: SwordKind) {
        *self = Self::from_bits(self.bits() + (1 << (2 * kind.0)));
    }

    pub(crate) const fn remove(&mut self, kind: SwordKind) {
        *self = Self::from_bits(self.bits() - (1 << (2 * kind.0)));
    }

    /// The swords without the `other` ones, all of which must be among these.
    pub(crate) const fn minus(self, other: Self) -> Self {
        Self::from_bits(self.bits() - other.bits())
    }
}

/// The kinds of a mask of low bits (see [`Swords::kinds`]), ascending.
pub(crate) fn kinds_in(mask: u32) -> impl Iterator<Item = SwordKind> {
    Bits(u64::from(mask)).map(|bit| SwordKind(bit / 2))
}

/// Paintings as counts: two bits for each of the values 1 to 3 (T1.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Paintings(u8);

impl Paintings {
    /// The highest value of a painting.
    pub(crate) const MAX_VALUE: u8 = 3;

    pub(crate) const fn count(self, value: u8) -> u8 {
        self.0 >> (2 * (value - 1)) & 3
    }

    pub(crate) const fn insert(&mut self, value: u8) {
        self.0 += 1 << (2 * (value - 1));
    }

    pub(crate) fn len(self) -> u8 {
        (1..=Self::MAX_VALUE).map(|value| self.count(value)).sum()
    }

    /// The values, highest first.
    pub(crate) fn iter(self) -> impl Iterator<Item = u8> {
        (1..=Self::MAX_VALUE)
            .rev()
            .flat_map(move |value| std::iter::repeat_n(value, usize::from(self.count(value))))
    }
}
