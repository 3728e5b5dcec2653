//! Multisets of trade cards: a count per kind.

use std::fmt;
use std::str::FromStr;

use alcazar_core::Luck;
use alcazar_kit::notation::Unreadable;
use serde_with::{DeserializeFromStr, SerializeDisplay};

use crate::pieces::Kind;

/// The bit position of the count of a kind.
const fn shift(kind: Kind) -> u32 {
    kind as u32 * Cards::WIDTH
}

/// A multiset of trade cards: a count per kind.
///
/// Five counts of six bits each are packed into one number, orange lowest. No count ever exceeds 31, so the
/// highest bit of each is free to absorb the borrow when all five are subtracted at once.
///
/// ```
/// use tyros::{Cards, Kind};
///
/// let hand: Cards = "o3g2j1".parse()?;
/// assert_eq!(hand.count(Kind::Green), 2);
/// assert_eq!(hand.len(), 6);
/// assert!(hand.contains("o1j1".parse()?));
/// assert_eq!(Cards::EMPTY.to_string(), "-");
/// # Ok::<(), alcazar_core::notation::Unreadable>(())
/// ```
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, SerializeDisplay, DeserializeFromStr,
)]
pub struct Cards(u32);

impl Cards {
    /// No card.
    pub const EMPTY: Self = Self(0);

    const WIDTH: u32 = 6;
    const FIELD: u32 = 0b11_1111;
    /// One of each kind.
    const ONES: u32 = 0x0104_1041;
    /// The highest bit of each count.
    const GUARDS: u32 = Self::ONES << 5;
    /// The largest count of a kind.
    const MAX_COUNT: u32 = 31;

    /// These counts per kind, in colour order.
    pub(crate) const fn new(counts: [u8; 5]) -> Self {
        let mut bits = 0;
        let mut kind = 0;
        while kind < counts.len() {
            bits |= (counts[kind] as u32) << (kind as u32 * Self::WIDTH);
            kind += 1;
        }
        Self(bits)
    }

    /// `count` cards of one kind.
    #[inline]
    pub const fn of(kind: Kind, count: u8) -> Self {
        Self((count as u32) << shift(kind))
    }

    /// The number of cards of a kind.
    #[inline]
    pub const fn count(self, kind: Kind) -> u8 {
        (self.0 >> shift(kind) & Self::FIELD) as u8
    }

    /// The total number of cards.
    #[inline]
    pub const fn len(self) -> u8 {
        // The multiplication sums all five counts into the highest field; there are at most 60 cards.
        (self.0.wrapping_mul(Self::ONES) >> shift(Kind::Joker) & Self::FIELD) as u8
    }

    /// Whether there are no cards.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `other` is a subset of these cards.
    #[inline]
    pub const fn contains(self, other: Self) -> bool {
        ((self.0 | Self::GUARDS) - other.0) & Self::GUARDS == Self::GUARDS
    }

    /// These cards and `other` together.
    #[inline]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// These cards without `other`, which must be a subset.
    #[inline]
    pub const fn minus(self, other: Self) -> Self {
        debug_assert!(self.contains(other));
        Self(self.0 - other.0)
    }

    /// The saturating difference: these cards without those of `other` that are among them.
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        let difference = (self.0 | Self::GUARDS) - other.0;
        let kept = difference & Self::GUARDS;
        Self(difference & (kept - (kept >> 5)))
    }

    /// The larger count of each kind.
    #[inline]
    pub const fn union(self, other: Self) -> Self {
        other.plus(self.without(other))
    }

    /// The smaller count of each kind.
    #[inline]
    pub const fn intersection(self, other: Self) -> Self {
        self.minus(self.without(other))
    }

    /// `count` fewer of every kind, saturating at zero.
    #[inline]
    pub(crate) const fn less_of_each(self, count: u8) -> Self {
        let count = if count as u32 > Self::MAX_COUNT { Self::MAX_COUNT } else { count as u32 };
        self.without(Self(count * Self::ONES))
    }

    /// The kinds with at least one card, in colour order.
    pub fn kinds(self) -> impl DoubleEndedIterator<Item = Kind> {
        Kind::ALL.into_iter().filter(move |&kind| self.count(kind) > 0)
    }

    /// The last kind in colour order with at least one card.
    #[inline]
    pub(crate) const fn last_kind(self) -> Option<Kind> {
        match self.0 {
            0 => None,
            bits => Some(Kind::ALL[(bits.ilog2() / Self::WIDTH) as usize]),
        }
    }

    /// Removes a card at random.
    ///
    /// # Panics
    /// If there are no cards.
    #[inline]
    pub(crate) fn draw(&mut self, luck: &mut impl Luck) -> Kind {
        let mut left = luck.below(u32::from(self.len())) as u8;
        let mut kind = Kind::Orange;
        for next in Kind::ALL {
            kind = next;
            match left.checked_sub(self.count(kind)) {
                Some(rest) => left = rest,
                None => break,
            }
        }
        *self = self.minus(Self::of(kind, 1));
        kind
    }

    /// Removes `count` cards at random, or all if there are fewer.
    #[inline]
    pub(crate) fn draw_many(&mut self, count: u8, luck: &mut impl Luck) -> Self {
        (0..count.min(self.len())).fold(Self::EMPTY, |drawn, _| drawn.plus(Self::of(self.draw(luck), 1)))
    }

    /// Calls `each` for every choice of `min` to `max` of these cards, in the order of [`Cards`]: fewest
    /// jokers first.
    #[inline]
    pub(crate) fn each_choice(self, min: u8, max: u8, mut each: impl FnMut(Self)) {
        self.choose(Kind::ALL.len(), min, max, Self::EMPTY, &mut each);
    }

    fn choose(self, kinds: usize, min: u8, max: u8, chosen: Self, each: &mut impl FnMut(Self)) {
        let Some(kind) = kinds.checked_sub(1).map(|last| Kind::ALL[last]) else { return each(chosen) };
        let others = Self(self.0 & ((1 << shift(kind)) - 1)).len();
        for taken in min.saturating_sub(others)..=max.min(self.count(kind)) {
            let chosen = chosen.plus(Self::of(kind, taken));
            self.choose(kinds - 1, min.saturating_sub(taken), max - taken, chosen, each);
        }
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.kinds().try_for_each(|kind| write!(f, "{kind}{}", self.count(kind)))
    }
}

impl FromStr for Cards {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let unreadable = || Unreadable::new(text, "cards like o3g1j2, or - for none");
        if text == "-" {
            return Ok(Self::EMPTY);
        }
        let mut cards = Self::EMPTY;
        let mut rest = text;
        while !rest.is_empty() {
            let (letter, counted) = rest.split_at_checked(1).ok_or_else(unreadable)?;
            let kind: Kind = letter.parse().map_err(|_| unreadable())?;
            rest = counted;
            let digits = rest.len() - rest.trim_start_matches(|next: char| next.is_ascii_digit()).len();
            let count: u8 = rest[..digits].parse().map_err(|_| unreadable())?;
            rest = &rest[digits..];
            if count == 0 || u32::from(count) > Self::MAX_COUNT || cards.last_kind() >= Some(kind) {
                return Err(unreadable());
            }
            cards = cards.plus(Self::of(kind, count));
        }
        // Only the canonical form is accepted: "o03" and "" are not.
        if cards.to_string() == text { Ok(cards) } else { Err(unreadable()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn some_cards() -> impl Strategy<Value = [u8; 5]> {
        [0..=12_u8, 0..=12, 0..=12, 0..=12, 0..=12]
    }

    proptest! {
        #[test]
        fn packed_arithmetic_equals_arithmetic_per_kind(a in some_cards(), b in some_cards()) {
            let both =
                |join: fn(u8, u8) -> u8| Cards::new(std::array::from_fn(|kind| join(a[kind], b[kind])));
            let [x, y] = [a, b].map(Cards::new);
            prop_assert_eq!(x.plus(y), both(|a, b| a + b));
            prop_assert_eq!(x.without(y), both(u8::saturating_sub));
            prop_assert_eq!(x.union(y), both(u8::max));
            prop_assert_eq!(x.intersection(y), both(u8::min));
            prop_assert_eq!(x.contains(y), a.iter().zip(b).all(|(a, b)| *a >= b));
            prop_assert_eq!(x.len(), a.iter().sum::<u8>());
            prop_assert_eq!(x.less_of_each(b[0]), Cards::new(a.map(|a| a.saturating_sub(b[0]))));
            prop_assert_eq!(x.to_string().parse::<Cards>(), Ok(x));
        }

        #[test]
        fn every_choice_is_listed_once_and_in_order(cards in some_cards(), min in 0..6_u8, more in 0..3_u8) {
            let cards = Cards::new(cards);
            let mut choices = Vec::new();
            cards.each_choice(min, min + more, |choice| choices.push(choice));
            prop_assert!(choices.is_sorted_by(|a, b| a < b));
            let mut expected = 0;
            let max = |kind| cards.count(kind);
            for o in 0..=max(Kind::Orange) { for y in 0..=max(Kind::Yellow) { for g in 0..=max(Kind::Green) {
                for v in 0..=max(Kind::Violet) { for j in 0..=max(Kind::Joker) {
                    expected += usize::from((min..=min + more).contains(&(o + y + g + v + j)));
                }}
            }}}
            prop_assert_eq!(choices.len(), expected);
        }
    }

    #[test]
    fn malformed_cards_are_rejected() {
        for text in ["", "o", "o0", "o03", "g1o1", "o1o1", "x1", "o32", "o1 g1", "é1", "o999"] {
            assert!(text.parse::<Cards>().is_err(), "{text}");
        }
    }
}
