//! The components that are held in hands: trade cards and land tiles.
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

    #[inline]
    const fn shift(self) -> u32 {
        self as u32 * Cards::WIDTH
    }
}

/// Trade cards: how many of each kind.
///
/// Five counts of six bits each in one number, orange lowest. No count is ever above 31, which leaves the highest bit of each
/// free to catch what is borrowed when all five are subtracted at once.
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
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
    /// No single count is above this.
    const MOST: u32 = 31;

    /// So many of each kind, in colour order.
    pub(crate) const fn new(counts: [u8; 5]) -> Self {
        let mut bits = 0;
        let mut kind = 0;
        while kind < counts.len() {
            bits |= (counts[kind] as u32) << (kind as u32 * Self::WIDTH);
            kind += 1;
        }
        Self(bits)
    }

    /// So many of one kind.
    #[inline]
    pub const fn of(kind: Kind, count: u8) -> Self {
        Self((count as u32) << kind.shift())
    }

    /// How many there are of a kind.
    #[inline]
    pub const fn count(self, kind: Kind) -> u8 {
        (self.0 >> kind.shift() & Self::FIELD) as u8
    }

    /// How many there are altogether.
    #[inline]
    pub const fn len(self) -> u8 {
        // The multiplication adds all five counts up in the highest one; there are 60 cards at most.
        (self.0.wrapping_mul(Self::ONES) >> Kind::Joker.shift() & Self::FIELD) as u8
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether all of the other cards are among these.
    #[inline]
    pub const fn contains(self, other: Self) -> bool {
        ((self.0 | Self::GUARDS) - other.0) & Self::GUARDS == Self::GUARDS
    }

    /// These and the others.
    #[inline]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// These without the others, which must be among them.
    #[inline]
    pub const fn minus(self, other: Self) -> Self {
        debug_assert!(self.contains(other));
        Self(self.0 - other.0)
    }

    /// These without as many of the others as are among them.
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

    /// So many fewer of every kind, as far as there are any.
    #[inline]
    pub(crate) const fn less_of_each(self, count: u8) -> Self {
        let count = if count as u32 > Self::MOST { Self::MOST } else { count as u32 };
        self.without(Self(count * Self::ONES))
    }

    /// The kinds that there are, in colour order.
    pub fn kinds(self) -> impl DoubleEndedIterator<Item = Kind> {
        Kind::ALL.into_iter().filter(move |&kind| self.count(kind) > 0)
    }

    /// The last kind in colour order that there is.
    #[inline]
    pub(crate) const fn last_kind(self) -> Option<Kind> {
        match self.0 {
            0 => None,
            bits => Some(Kind::ALL[(bits.ilog2() / Self::WIDTH) as usize]),
        }
    }

    /// Takes a card at random.
    ///
    /// # Panics
    /// If there is none.
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

    /// Takes so many cards at random, or as many as there are.
    #[inline]
    pub(crate) fn draw_many(&mut self, count: u8, luck: &mut impl Luck) -> Self {
        (0..count.min(self.len())).fold(Self::EMPTY, |drawn, _| drawn.plus(Self::of(self.draw(luck), 1)))
    }

    /// Calls for every way to take at least and at most so many of these cards, in the order of [`Cards`]: fewest jokers first.
    #[inline]
    pub(crate) fn each_choice(self, least: u8, most: u8, mut each: impl FnMut(Self)) {
        self.choose(Kind::ALL.len(), least, most, Self::EMPTY, &mut each);
    }

    fn choose(self, kinds: usize, least: u8, most: u8, chosen: Self, each: &mut impl FnMut(Self)) {
        let Some(kind) = kinds.checked_sub(1).map(|last| Kind::ALL[last]) else { return each(chosen) };
        let others = Self(self.0 & ((1 << kind.shift()) - 1)).len();
        for taken in least.saturating_sub(others)..=most.min(self.count(kind)) {
            let chosen = chosen.plus(Self::of(kind, taken));
            self.choose(kinds - 1, least.saturating_sub(taken), most - taken, chosen, each);
        }
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
    fn from_letter(letter: char) -> Option<Self> {
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
        while let Some(letter) = rest.chars().next() {
            let kind = Kind::from_letter(letter).ok_or_else(unreadable)?;
            rest = &rest[1..];
            let digits = rest.len() - rest.trim_start_matches(|next: char| next.is_ascii_digit()).len();
            let count: u8 = rest[..digits].parse().map_err(|_| unreadable())?;
            rest = &rest[digits..];
            if count == 0 || u32::from(count) > Self::MOST || cards.last_kind() >= Some(kind) {
                return Err(unreadable());
            }
            cards = cards.plus(Self::of(kind, count));
        }
        // What is read must be what is written, "o03" and "" are not.
        if cards.to_string() == text { Ok(cards) } else { Err(unreadable()) }
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
    use super::*;
    use proptest::prelude::*;

    fn some_cards() -> impl Strategy<Value = [u8; 5]> {
        [0..=12_u8, 0..=12, 0..=12, 0..=12, 0..=12]
    }

    proptest! {
        #[test]
        fn five_counts_at_once_are_as_five_counts_one_by_one(a in some_cards(), b in some_cards()) {
            let both = |join: fn(u8, u8) -> u8| Cards::new(std::array::from_fn(|kind| join(a[kind], b[kind])));
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
        fn every_choice_comes_once_and_in_order(cards in some_cards(), least in 0..6_u8, more in 0..3_u8) {
            let cards = Cards::new(cards);
            let mut choices = Vec::new();
            cards.each_choice(least, least + more, |choice| choices.push(choice));
            prop_assert!(choices.is_sorted_by(|a, b| a < b));
            let mut expected = 0;
            let most = |kind| cards.count(kind);
            for o in 0..=most(Kind::Orange) { for y in 0..=most(Kind::Yellow) { for g in 0..=most(Kind::Green) {
                for v in 0..=most(Kind::Violet) { for j in 0..=most(Kind::Joker) {
                    expected += usize::from((least..=least + more).contains(&(o + y + g + v + j)));
                }}
            }}}
            prop_assert_eq!(choices.len(), expected);
        }
    }

    #[test]
    fn unreadable_cards_and_tiles_are_refused() {
        for text in ["", "o", "o0", "o03", "g1o1", "o1o1", "x1", "o32", "o1 g1", "é1", "o999"] {
            assert!(text.parse::<Cards>().is_err(), "{text}");
        }
        for text in ["", "T", "3,3", "5,3", "0", "33", "3,", "03", "é"] {
            assert!(text.parse::<Tiles>().is_err(), "{text}");
        }
    }
}
