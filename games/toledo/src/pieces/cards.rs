//! Money cards, and sets of them as two bit planes.

use std::num::NonZeroU8;

use alcazar_kit::Bits;
use serde::{Deserialize, Serialize};
use serde_repr::{Deserialize_repr, Serialize_repr};
use serde_with::{DeserializeFromStr, SerializeDisplay};

use super::Tile;

/// The value of a money card (T1.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize_repr, Deserialize_repr)]
#[repr(u8)]
#[expect(missing_docs, reason = "the variants are only numbers")]
pub enum Value {
    One = 1,
    Two,
    Three,
    Four,
    Five,
    Six,
}

impl Value {
    /// All values, lowest first.
    pub const ALL: [Self; 6] = [Self::One, Self::Two, Self::Three, Self::Four, Self::Five, Self::Six];

    /// The value with this number, if there is one.
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=6 => Some(Self::ALL[number as usize - 1]),
            _ => None,
        }
    }

    /// The number on the card.
    #[inline]
    pub const fn number(self) -> u8 {
        self as u8
    }
}

/// The background of a card's duel face (T1.2), in the order of faces (T4.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[expect(missing_docs, reason = "the variants are only names")]
pub enum Background {
    Violet,
    Brown,
    Orange,
    Neutral,
}

impl Background {
    /// The duel tile that wins rounds of this background; none for neutral (T6.2).
    #[inline]
    pub const fn tile(self) -> Option<Tile> {
        match self {
            Self::Violet => Some(Tile::Violet),
            Self::Brown => Some(Tile::Brown),
            Self::Orange => Some(Tile::Orange),
            Self::Neutral => None,
        }
    }
}

/// The side that a duel face highlights (T1.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[expect(missing_docs, reason = "the variants are only names")]
pub enum Side {
    Attacker,
    Defender,
}

/// A money card: its value and its duel face. Cards with the same face are interchangeable.
///
/// The number of a card is `8 × value + 2 × background + side`, so the faces of one value fill one
/// byte of a [`Cards`] plane, in the order in which they leave a hand (T4.1).
///
/// ```
/// use toledo::{Background, Card, Side, Value};
///
/// let card = Card::new(Value::Three, Background::Violet, Side::Attacker);
/// assert_eq!(card.to_string(), "3va");
/// assert_eq!("3va".parse(), Ok(card));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, SerializeDisplay, DeserializeFromStr)]
pub struct Card(NonZeroU8);

impl Card {
    /// The card with this value and duel face.
    pub const fn new(value: Value, background: Background, side: Side) -> Self {
        Self(NonZeroU8::new(8 * value as u8 + 2 * background as u8 + side as u8).unwrap())
    }

    /// All 48 faces, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (8..56).map(Self::numbered)
    }

    #[inline]
    const fn numbered(number: u8) -> Self {
        Self(NonZeroU8::new(number).unwrap())
    }

    /// The value.
    #[inline]
    pub const fn value(self) -> Value {
        Value::ALL[(self.0.get() / 8 - 1) as usize]
    }

    /// The background of the duel face.
    #[inline]
    pub const fn background(self) -> Background {
        Background::ALL[(self.0.get() / 2 % 4) as usize]
    }

    /// Who is highlighted on the duel face.
    #[inline]
    pub const fn side(self) -> Side {
        if self.0.get().is_multiple_of(2) { Side::Attacker } else { Side::Defender }
    }

    #[inline]
    const fn bit(self) -> u64 {
        1 << self.0.get()
    }
}

/// A multiset of money cards: for each of the 48 faces none, one or two.
///
/// It is stored as two bit planes, one for "at least one" and one for "two". The second is a subset of the
/// first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(into = "Vec<Card>", try_from = "Vec<Card>")]
pub struct Cards {
    once: u64,
    twice: u64,
}

impl Cards {
    /// No cards.
    pub const EMPTY: Self = Self { once: 0, twice: 0 };

    /// Two cards of each face in `twice`, and one of each other face in `once`.
    pub(crate) const fn planes(once: u64, twice: u64) -> Self {
        Self { once, twice }
    }

    /// The number of cards.
    #[inline]
    pub const fn len(self) -> usize {
        (self.once.count_ones() + self.twice.count_ones()) as usize
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.once == 0
    }

    /// The number of cards with this face.
    #[inline]
    pub const fn count(self, card: Card) -> u8 {
        ((self.once >> card.0.get() & 1) + (self.twice >> card.0.get() & 1)) as u8
    }

    /// Whether there is at least one card with this face.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.once & card.bit() != 0
    }

    /// The first card of this value in the order of faces: the one that leaves a hand first (T4.1).
    #[inline]
    pub const fn first_of(self, value: Value) -> Option<Card> {
        let of_value = self.once & (0xFF << (8 * value as u8));
        if of_value == 0 { None } else { Some(Card::numbered(of_value.trailing_zeros() as u8)) }
    }

    /// The first card of each value, if there is one.
    pub(crate) fn firsts(self) -> impl Iterator<Item = Card> {
        Value::ALL.into_iter().filter_map(move |value| self.first_of(value))
    }

    /// The sum of the values.
    pub fn sum(self) -> u32 {
        self.iter().map(|card| u32::from(card.value().number())).sum()
    }

    /// Adds a card. There must not be two of it yet.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        self.twice |= self.once & card.bit();
        self.once |= card.bit();
    }

    /// Removes a card, if it is there.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        let second = self.twice & card.bit();
        self.twice ^= second;
        self.once &= !card.bit() | second;
    }

    /// The sum of both. No face may occur more than twice in it.
    #[inline]
    pub const fn plus(self, other: Self) -> Self {
        let twice = self.twice | self.once & other.once | other.twice;
        Self { once: self.once | other.once, twice }
    }

    /// These cards without the `other` ones.
    #[inline]
    pub const fn minus(self, other: Self) -> Self {
        let one_gone = other.once & !other.twice;
        let once = self.once & !other.twice & (self.twice | !one_gone);
        Self { once, twice: self.twice & !other.once }
    }

    /// Whether all the `other` cards are among these.
    pub const fn includes(self, other: Self) -> bool {
        other.once & !self.once == 0 && other.twice & !self.twice == 0
    }

    /// The cards, sorted; two of a face are adjacent.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.faces().flat_map(|(card, count)| std::iter::repeat_n(card, usize::from(count)))
    }

    /// Each face that occurs, sorted, with its count.
    pub fn faces(self) -> impl Iterator<Item = (Card, u8)> {
        Bits(self.once).map(move |number| {
            let card = Card::numbered(number);
            (card, self.count(card))
        })
    }

    /// A card by its index below [`len`](Self::len), for a uniform choice. Each index selects a different
    /// card, in no particular order.
    #[inline]
    pub(crate) const fn nth(self, n: u32) -> Card {
        let singles = self.once.count_ones();
        let (plane, n) = if n < singles { (self.once, n) } else { (self.twice, n - singles) };
        Card::numbered(select(plane, n))
    }
}

/// The index of the n-th set bit, counted from 0. There must be more than `n` set bits.
///
/// Counts the bits of each byte in parallel, finds the byte, then clears at most seven bits in it.
#[inline]
const fn select(plane: u64, n: u32) -> u8 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const HIGHS: u64 = 0x80 * ONES;
    let pairs = plane - (plane >> 1 & 0x5555_5555_5555_5555);
    let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let up_to = ((nibbles + (nibbles >> 4)) & 0x0F0F_0F0F_0F0F_0F0F).wrapping_mul(ONES);
    // Byte i of `up_to` counts the bits of bytes 0 to i; the first byte that exceeds n holds the bit. Counts
    // stay below 128, so subtracting can't borrow from the next byte.
    let exceeds = ((up_to | HIGHS) - (n as u64 + 1) * ONES) & HIGHS;
    let shift = exceeds.trailing_zeros() & !7;
    let before = if shift == 0 { 0 } else { (up_to >> (shift - 8)) as u8 as u32 };
    let mut byte = (plane >> shift) as u8;
    let mut left = n - before;
    while left > 0 {
        byte &= byte - 1;
        left -= 1;
    }
    shift as u8 + byte.trailing_zeros() as u8
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut heap = Self::EMPTY;
        for card in cards {
            heap.insert(card);
        }
        heap
    }
}

impl From<Cards> for Vec<Card> {
    fn from(cards: Cards) -> Self {
        cards.iter().collect()
    }
}

impl TryFrom<Vec<Card>> for Cards {
    type Error = TooMany;

    fn try_from(cards: Vec<Card>) -> Result<Self, TooMany> {
        let mut heap = Self::EMPTY;
        for card in cards {
            if heap.count(card) == 2 {
                return Err(TooMany(card));
            }
            heap.insert(card);
        }
        Ok(heap)
    }
}

/// More than two cards with the same face.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("more than two cards {0}")]
pub struct TooMany(Card);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn select_finds_every_bit() {
        for plane in [1, 1 << 55, 0x00FF_FF00_FF00_0100, 0x00FF_FFFF_FFFF_FF00, 0x0080_4020_1008_0400] {
            let expected: Vec<u8> = Bits(plane).collect();
            let found: Vec<u8> = (0..plane.count_ones()).map(|n| select(plane, n)).collect();
            assert_eq!(found, expected, "{plane:#x}");
        }
    }

    #[test]
    fn cards_add_and_subtract_face_by_face() {
        let face = |n: u8| Card::all().nth(usize::from(n)).unwrap();
        for here in 0..=2_u8 {
            for there in 0..=(2 - here) {
                let heap = |count: u8| (0..count).map(|_| face(7)).collect::<Cards>();
                assert_eq!(heap(here).plus(heap(there)), heap(here + there), "{here} + {there}");
                assert_eq!(heap(here + there).minus(heap(there)), heap(here), "{here} + {there} - {there}");
            }
        }
    }

    #[test]
    fn nth_selects_each_card_once() {
        let heap: Cards = ["1va", "1va", "3nd", "6oa", "6oa"]
            .map(|card| card.parse::<Card>().unwrap())
            .into_iter()
            .collect();
        let mut drawn: Vec<Card> = (0..heap.len() as u32).map(|n| heap.nth(n)).collect();
        drawn.sort();
        assert_eq!(drawn, heap.iter().collect::<Vec<_>>());
    }
}
