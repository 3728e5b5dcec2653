//! The road from the cathedral to the Alcázar (T1.7), steps and sets of steps.

use alcazar_core::Seat;
use serde::{Deserialize, Serialize};

use crate::pieces::Shop;

/// A place on the road: 0 is the cathedral, 1 to 19 the steps, 20 and 21 the entrances.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Step(u8);

impl Step {
    /// Where all figures start (T2.1).
    pub const CATHEDRAL: Self = Self(0);
    /// The last step before the entrances (T1.7 \[X\]).
    pub const LAST: Self = Self(19);
    /// The second entrance; past it no move is possible (T4.2).
    pub const GATE: Self = Self(21);

    /// The place with this number, if there is one.
    pub const fn new(number: u8) -> Option<Self> {
        if number <= Self::GATE.0 { Some(Self(number)) } else { None }
    }

    /// Its number.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(crate) const fn from_index(index: usize) -> Self {
        Self(index as u8)
    }

    /// The place `steps` further towards the Alcázar, or `None` past the end of the road.
    #[inline]
    pub const fn plus(self, steps: u8) -> Option<Self> {
        Self::new(self.0 + steps)
    }

    /// Whether figures that end here go into the Alcázar (T4.7).
    #[inline]
    pub const fn is_entrance(self) -> bool {
        self.0 > Self::LAST.0
    }

    /// The minimum value of a card that pays for the use of this step (T5.1): the rows are 1–6, 7–13 and
    /// 14–19 \[X\].
    #[inline]
    pub const fn cost(self) -> u8 {
        match self.0 {
            0..=6 => 1,
            7..=13 => 3,
            _ => 5,
        }
    }

    /// The steps between the cathedral and the entrances.
    pub fn road() -> impl Iterator<Item = Self> {
        Steps::ROAD.iter()
    }
}

impl From<Step> for u8 {
    fn from(step: Step) -> Self {
        step.0
    }
}

impl TryFrom<u8> for Step {
    type Error = NoSuchStep;

    fn try_from(number: u8) -> Result<Self, NoSuchStep> {
        Self::new(number).ok_or(NoSuchStep(number))
    }
}

/// The number of a place that is not on the road.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("there is no step {0}")]
pub struct NoSuchStep(u8);

alcazar_kit::bit_set! {
    /// A set of places on the road.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
    pub(crate) struct Steps(pub(crate) u32) of Step, len u8;
}

impl Steps {
    /// Steps 1 to 19.
    pub(crate) const ROAD: Self = Self(0x000F_FFFE);
    /// The two entrances, 20 and 21 (T1.7 \[X\]).
    pub(crate) const ENTRANCES: Self = Self(0x0030_0000);

    /// The places `steps` further on. Bits past the end of the road are kept; no other set contains them.
    #[inline]
    pub(crate) const fn forward(self, steps: u8) -> Self {
        Self(self.0 << steps)
    }

    /// The places `steps` further back.
    #[inline]
    pub(crate) const fn back(self, steps: u8) -> Self {
        Self(self.0 >> steps)
    }
}

/// Figures on the road, up to two on each step, stored as two bit planes like [`crate::Cards`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Figures {
    pub(crate) once: Steps,
    pub(crate) twice: Steps,
}

impl Figures {
    #[inline]
    pub(crate) const fn len(self) -> u8 {
        self.once.len() + self.twice.len()
    }

    #[inline]
    pub(crate) const fn count(self, step: Step) -> u8 {
        self.once.contains(step) as u8 + self.twice.contains(step) as u8
    }

    #[inline]
    pub(crate) fn insert(&mut self, step: Step) {
        self.twice = self.twice | self.once & Steps::only(step);
        self.once = self.once | Steps::only(step);
    }

    #[inline]
    pub(crate) fn remove(&mut self, step: Step) {
        let second = self.twice & Steps::only(step);
        self.twice = self.twice & !second;
        self.once = self.once & (!Steps::only(step) | second);
    }

    /// The union. No step may hold more than two figures in it.
    #[inline]
    pub(crate) fn plus(self, other: Self) -> Self {
        let twice = self.twice | self.once & other.once | other.twice;
        Self { once: self.once | other.once, twice }
    }
}

/// The road: which steps are built, which of those have two circles, and whose shops they are.
///
/// Each of the 16 shop steps has a nibble for its trade and owner. The edition decides where the taverns and
/// the artist are, and with them which steps take shops. So the index of a nibble is the number of shop steps
/// before its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Board {
    shops: u64,
    /// Steps where a move may end: shops, taverns and the artist.
    pub(crate) built: Steps,
    /// Built steps with two circles.
    pub(crate) two_circles: Steps,
}

impl Board {
    /// The road with only the taverns and the artist, which have two circles each (T1.7 \[P\]).
    pub(crate) fn new(preprinted: Steps) -> Self {
        Self { shops: 0, built: preprinted, two_circles: preprinted }
    }

    /// The steps on which a shop can still be placed (T3.2).
    #[inline]
    pub(crate) fn empty(self) -> Steps {
        Steps::ROAD & !self.built
    }

    /// The bit offset of a step's nibble. `preprinted` are the steps that take no shop.
    #[inline]
    const fn nibble(step: Step, preprinted: Steps) -> u32 {
        4 * (step.0 as u32 - 1 - (preprinted.0 & ((1 << step.0) - 1)).count_ones())
    }

    pub(crate) fn place(&mut self, step: Step, owner: Seat, shop: Shop, preprinted: Steps) {
        let nibble = owner.index() as u64 * 4 + shop.trade() as u64;
        self.shops |= nibble << Self::nibble(step, preprinted);
        self.built = self.built | Steps::only(step);
        if shop.has_two_circles() {
            self.two_circles = self.two_circles | Steps::only(step);
        }
    }

    /// The owner and the shop on a step that is built and not preprinted.
    #[inline]
    pub(crate) fn shop(self, step: Step, preprinted: Steps) -> (Seat, Shop) {
        let nibble = (self.shops >> Self::nibble(step, preprinted)) as usize & 15;
        let trade = crate::pieces::Trade::ALL[nibble % 4];
        (Seat::new(nibble / 4), Shop::new(trade, self.two_circles.contains(step)))
    }
}
