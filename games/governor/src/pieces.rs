//! The pieces: cultures, tiles, support tokens and action cards. The number of each depends on the edition,
//! see [`crate::edition`].

mod cards;

use std::collections::BTreeMap;

use alcazar_kit::{Counts, small_map};
use serde::{Deserialize, Serialize};
use serde_with::{DeserializeFromStr, SerializeDisplay};

pub(crate) use self::cards::Kinds;
pub use self::cards::{Card, Cards};

/// One of the three cultures of the city (G1.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Culture {
    /// The cross.
    Christian,
    /// The star.
    Jewish,
    /// The crescent.
    Muslim,
}

impl Culture {
    /// The six orders in which the cultures can be drawn (G5.4).
    pub(crate) const ORDERS: [[Self; 3]; 6] = {
        let [c, j, m] = Self::ALL;
        [[c, j, m], [c, m, j], [j, c, m], [j, m, c], [m, c, j], [m, j, c]]
    };

    /// Its slug.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Christian => "christian",
            Self::Jewish => "jewish",
            Self::Muslim => "muslim",
        }
    }
}

/// A count per culture: influence cards of a hand, people of a district, cards shown in a test.
///
/// ```
/// use governor::{Culture, Cultures};
///
/// let people: Cultures = "ccm".parse().unwrap();
/// assert_eq!(people.count(Culture::Christian), 2);
/// assert_eq!(people.len(), 3);
/// ```
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, SerializeDisplay, DeserializeFromStr,
)]
pub struct Cultures(pub(crate) Counts<3>);

impl Cultures {
    /// No culture.
    pub const NONE: Self = Self(Counts::EMPTY);

    /// The same count for each culture.
    pub const fn each(count: u8) -> Self {
        Self(Counts::each(count))
    }

    /// The count of one culture.
    #[inline]
    pub const fn count(self, culture: Culture) -> u8 {
        self.0.count(culture as usize)
    }

    /// The total count.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.total() as u8
    }

    /// Whether all counts are 0.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// Whether the count of that culture is above 0.
    #[inline]
    pub const fn contains(self, culture: Culture) -> bool {
        self.count(culture) > 0
    }

    /// The cultures with a count above 0.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Culture> {
        Culture::ALL.into_iter().filter(move |&culture| self.contains(culture))
    }

    /// Adds one of that culture.
    #[inline]
    pub const fn insert(&mut self, culture: Culture) {
        self.0.insert(culture as usize);
    }

    /// Removes one of that culture, if there is one.
    #[inline]
    pub fn remove(&mut self, culture: Culture) {
        self.0 = self.0.saturating_sub(Counts::one(culture as usize));
    }

    /// Removes one of each culture, if there is one: the certainty after a card has left unseen.
    #[inline]
    pub(crate) fn lower_all(&mut self) {
        self.0 = self.0.saturating_sub(Counts::each(1));
    }

    /// Combines two counts culture by culture.
    #[inline]
    pub(crate) fn zip(self, other: Self, combine: impl Fn(u8, u8) -> u8) -> Self {
        Self(self.0.zip(other.0, combine))
    }

    /// The smaller count of each culture.
    #[inline]
    pub fn common(self, other: Self) -> Self {
        Self(self.0.min(other.0))
    }

    /// The difference; no count goes below 0.
    #[inline]
    pub fn minus(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }

    /// The sum; counts saturate at 255.
    #[inline]
    pub fn plus(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }

    /// Whether no count of the other is larger.
    #[inline]
    pub fn includes(self, other: Self) -> bool {
        self.0.contains(other.0)
    }

    /// The n-th culture in sorted order, for a uniform choice among all.
    #[inline]
    pub(crate) fn nth(self, n: u32) -> Culture {
        Culture::ALL[self.0.nth(n)]
    }

    /// The cultures in order, each as often as its count.
    pub(crate) fn iter(self) -> impl Iterator<Item = Culture> {
        self.0.iter().map(|culture| Culture::ALL[culture])
    }
}

impl FromIterator<Culture> for Cultures {
    fn from_iter<I: IntoIterator<Item = Culture>>(cultures: I) -> Self {
        let mut all = Self::NONE;
        cultures.into_iter().for_each(|culture| all.insert(culture));
        all
    }
}

/// The shape of a tile's streets (G1.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[expect(missing_docs, reason = "the variants are only names")]
pub enum Shape {
    DeadEnd,
    Straight,
    Corner,
    Tee,
    Cross,
    Streetless,
}

/// A district tile of one cell. Copies of a tile are not distinguished.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, SerializeDisplay, DeserializeFromStr)]
pub struct Tile {
    /// The shape of its streets.
    pub shape: Shape,
    /// The people who live there.
    pub people: Cultures,
}

impl Tile {
    /// The tile without a street and without people (G1.1).
    pub const STREETLESS: Self = Self { shape: Shape::Streetless, people: Cultures::NONE };

    /// Whether it has a street, so that candidates can enter it.
    pub const fn has_street(self) -> bool {
        !matches!(self.shape, Shape::Streetless)
    }
}

/// The face of a support token (G1.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Token {
    /// Support of the Christians.
    Christian,
    /// Support of the Jews.
    Jewish,
    /// Support of the Muslims.
    Muslim,
    /// Two points.
    Two,
    /// Three points.
    Three,
}

impl Token {
    /// The token of this culture.
    #[inline]
    pub const fn of(culture: Culture) -> Self {
        Self::ALL[culture as usize]
    }
}

/// A count per kind of support token.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(into = "BTreeMap<Token, u8>", from = "BTreeMap<Token, u8>")]
pub struct Tokens(pub(crate) Counts<5>);

impl Tokens {
    /// The count of one kind.
    #[inline]
    pub const fn count(self, token: Token) -> u8 {
        self.0.count(token as usize)
    }

    /// The total count.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.total() as u8
    }

    /// Whether all counts are 0.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// Adds one of that kind.
    #[inline]
    pub const fn insert(&mut self, token: Token) {
        self.0.insert(token as usize);
    }

    #[inline]
    pub(crate) const fn remove(&mut self, token: Token) {
        self.0.remove(token as usize);
    }

    /// The difference; no count goes below 0.
    #[inline]
    pub(crate) fn minus(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }

    /// The n-th token in sorted order, for a uniform choice among all.
    #[inline]
    pub(crate) fn nth(self, n: u32) -> Token {
        Token::ALL[self.0.nth(n)]
    }
}

impl From<Tokens> for BTreeMap<Token, u8> {
    fn from(tokens: Tokens) -> Self {
        let kinds = Token::ALL.into_iter().filter(|&token| tokens.count(token) > 0);
        small_map(kinds.map(|token| (token, tokens.count(token))))
    }
}

impl From<BTreeMap<Token, u8>> for Tokens {
    fn from(counts: BTreeMap<Token, u8>) -> Self {
        // Limit counts from outside, so that sums can't overflow. No game has more than a few dozen tokens.
        Self(Counts(Token::ALL.map(|token| counts.get(&token).map_or(0, |&count| count.min(50)))))
    }
}
