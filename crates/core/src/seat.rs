//! Seats, sets of seats, maps from seats to values, and viewers.

use std::fmt;
use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The largest number of seats of any game.
pub const MAX_SEATS: usize = 6;

/// A place at the table. Seats are numbered clockwise from [`Seat::A`].
///
/// It is an enum rather than a number so that invalid values can't exist and `Option<Seat>` is one byte.
///
/// ```
/// use alcazar_core::Seat;
///
/// assert_eq!(Seat::C.index(), 2);
/// assert_eq!(Seat::C.next(3), Seat::A);
/// assert_eq!(Seat::try_from(7).ok(), None);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
#[repr(u8)]
#[expect(missing_docs, reason = "the variants are only names")]
pub enum Seat {
    A,
    B,
    C,
    D,
    E,
    F,
}

impl Seat {
    /// Every seat that exists, in order.
    pub const ALL: [Self; MAX_SEATS] = [Self::A, Self::B, Self::C, Self::D, Self::E, Self::F];

    /// The seat with this number.
    ///
    /// # Panics
    /// If there is no such seat. For untrusted numbers use `Seat::try_from`.
    #[inline]
    pub fn new(index: usize) -> Self {
        Self::ALL[index]
    }

    /// The number of this seat, from 0.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The seats of a table with this many players, in order.
    pub fn first(players: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        Self::ALL[..players].iter().copied()
    }

    /// The seat to the left, that is the next one clockwise, at a table with this many players.
    #[inline]
    pub fn next(self, players: usize) -> Self {
        let next = self.index() + 1;
        Self::new(if next >= players { 0 } else { next })
    }

    /// The seat to the right at a table with this many players.
    #[inline]
    pub fn previous(self, players: usize) -> Self {
        let index = self.index();
        Self::new(if index == 0 { players - 1 } else { index - 1 })
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat as Self
    }
}

impl TryFrom<u8> for Seat {
    type Error = NoSuchSeat;

    fn try_from(number: u8) -> Result<Self, NoSuchSeat> {
        Self::ALL.get(usize::from(number)).copied().ok_or(NoSuchSeat(number))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.index())
    }
}

/// There is no seat with this number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("there is no seat {0}")]
pub struct NoSuchSeat(u8);

/// A set of seats.
///
/// ```
/// use alcazar_core::{Seat, SeatSet};
///
/// let asked: SeatSet = [Seat::B, Seat::D].into_iter().collect();
/// assert!(asked.contains(Seat::D));
/// assert_eq!(asked.without(Seat::B), SeatSet::only(Seat::D));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(into = "Vec<Seat>", from = "Vec<Seat>")]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// The set of this seat alone.
    #[inline]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat as u8)
    }

    /// All seats of a table with this many players.
    #[inline]
    pub const fn first(players: usize) -> Self {
        Self(((1_u16 << players) - 1) as u8)
    }

    /// Whether the seat is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & Self::only(seat).0 != 0
    }

    /// The set with this seat.
    #[inline]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | Self::only(seat).0)
    }

    /// The set without this seat.
    #[inline]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !Self::only(seat).0)
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats of the set, in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl From<Vec<Seat>> for SeatSet {
    fn from(seats: Vec<Seat>) -> Self {
        seats.into_iter().collect()
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(set: SeatSet) -> Self {
        set.iter().collect()
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// One value for each seat of a table, without heap allocation.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[serde(bound(serialize = "T: Serialize", deserialize = "T: Deserialize<'de>"))]
pub struct SeatMap<T>(ArrayVec<T, MAX_SEATS>);

impl<T> SeatMap<T> {
    /// A value for each seat of a table with this many players.
    pub fn from_fn(players: usize, value: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::first(players).map(value).collect())
    }

    /// How many seats there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are no seats.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The value of a seat, if the table has this seat.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// Seats with their values, in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> + ExactSizeIterator {
        Seat::first(self.len()).zip(&self.0)
    }

    /// The values in the order of the seats.
    pub fn values(&self) -> impl DoubleEndedIterator<Item = &T> + ExactSizeIterator {
        self.0.iter()
    }

    /// The same seats with other values.
    pub fn map<U>(&self, mut value: impl FnMut(Seat, &T) -> U) -> SeatMap<U> {
        SeatMap(self.iter().map(|(seat, item)| value(seat, item)).collect())
    }
}

impl<T> Index<Seat> for SeatMap<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for SeatMap<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

impl<T> FromIterator<T> for SeatMap<T> {
    /// # Panics
    /// If there are more than [`MAX_SEATS`] values.
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        Self(values.into_iter().collect())
    }
}

/// Who views a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    /// A player, who sees their own secrets.
    Seat(Seat),
    /// Anybody else, who sees only what is open.
    Spectator,
}

impl Viewer {
    /// Every viewer of a table with this many players.
    pub fn all(players: usize) -> impl Iterator<Item = Self> {
        Seat::first(players).map(Self::Seat).chain([Self::Spectator])
    }

    /// Whether this is the player at that seat.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }

    /// The seat of this viewer, if they have one.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator => None,
        }
    }
}
