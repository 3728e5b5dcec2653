//! Action cards (G6): kinds, counts per kind, and sets of kinds.

use std::collections::BTreeMap;

use alcazar_kit::small_map;
use serde::{Deserialize, Serialize};

/// A kind of action card (G6.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[expect(missing_docs, reason = "the variants are named as in the rules, which describe them")]
pub enum Card {
    Translator,
    Rumour,
    Rehabilitation,
    HiredMule,
    SafeConduct,
    HiddenPassage,
    Bargain,
    TownCrier,
    Removal,
    Curfew,
    Council,
    Tribune,
}

impl Card {
    const fn one(self) -> u64 {
        1 << (4 * self as u8)
    }
}

/// A count per kind of action card: four bits each, lowest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(into = "BTreeMap<Card, u8>", from = "BTreeMap<Card, u8>")]
pub struct Cards(u64);

impl Cards {
    /// No card.
    pub const NONE: Self = Self(0);

    /// The counts of all kinds, in order.
    pub(crate) const fn counted(counts: [u8; 12]) -> Self {
        let mut cards = 0;
        let mut kind = 0;
        while kind < counts.len() {
            cards |= (counts[kind] as u64) << (4 * kind);
            kind += 1;
        }
        Self(cards)
    }

    /// The count of one kind.
    #[inline]
    pub const fn count(self, card: Card) -> u8 {
        (self.0 >> (4 * card as u8) & 15) as u8
    }

    /// Whether the count of a kind is above 0.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Whether all counts are 0.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The total count.
    #[inline]
    pub const fn len(self) -> u8 {
        const LOW: u64 = 0x0F0F_0F0F_0F0F_0F0F;
        let pairs = (self.0 & LOW) + (self.0 >> 4 & LOW);
        (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    #[inline]
    pub(crate) const fn insert(&mut self, card: Card) {
        self.0 += card.one();
    }

    #[inline]
    pub(crate) const fn remove(&mut self, card: Card) {
        self.0 -= card.one();
    }

    /// The sum, which must not exceed fifteen for any kind.
    #[inline]
    pub(crate) const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// The difference. `self` must include `other`.
    #[inline]
    pub(crate) const fn minus(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }

    /// Whether no count of the other is larger.
    pub(crate) fn includes(self, other: Self) -> bool {
        Card::ALL.into_iter().all(|card| other.count(card) <= self.count(card))
    }

    /// The kinds with a count above 0.
    #[inline]
    pub(crate) const fn kinds(self) -> Kinds {
        let low = (self.0 | self.0 >> 1 | self.0 >> 2 | self.0 >> 3) & 0x1111_1111_1111;
        Kinds(low)
    }

    /// The n-th card in sorted order, for a uniform choice among all.
    #[inline]
    pub(crate) fn nth(self, n: u32) -> Card {
        let mut left = n;
        for card in Card::ALL {
            let count = u32::from(self.count(card));
            if left < count {
                return card;
            }
            left -= count;
        }
        Card::Tribune
    }
}

impl From<Cards> for BTreeMap<Card, u8> {
    fn from(cards: Cards) -> Self {
        small_map(cards.kinds().iter().map(|card| (card, cards.count(card))))
    }
}

impl From<BTreeMap<Card, u8>> for Cards {
    fn from(counts: BTreeMap<Card, u8>) -> Self {
        Self::counted(Card::ALL.map(|card| counts.get(&card).map_or(0, |&count| count.min(15))))
    }
}

/// A set of kinds of action cards: the lowest of each kind's four bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Kinds(u64);

impl Kinds {
    pub(crate) const fn of(cards: &[Card]) -> Self {
        let mut kinds = 0;
        let mut index = 0;
        while index < cards.len() {
            kinds |= cards[index].one();
            index += 1;
        }
        Self(kinds)
    }

    #[inline]
    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[inline]
    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[inline]
    pub(crate) const fn contains(self, card: Card) -> bool {
        self.0 & card.one() != 0
    }

    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Card> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let kind = left.trailing_zeros() as usize / 4;
            (left != 0).then(|| {
                left &= left - 1;
                Card::ALL[kind]
            })
        })
    }
}
