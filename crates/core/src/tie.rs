//! Ties for the first place, and what decides them.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::{Seat, SeatMap, SeatSet};

/// A tie for the first place: several seats have the most points, and other things are compared among them.
///
/// ```
/// use alcazar_core::{Seat, SeatMap, SeatSet, Tie};
///
/// let points: SeatMap<i32> = [17, 12, 17].into_iter().collect();
/// let cards = [3, 9, 5];
/// let tie = Tie::among(SeatSet::first(3), &points).expect("two have 17 points");
/// let tie = tie.compare("cards", |seat| cards[seat.index()]);
/// let rounds: Vec<_> = tie.rounds().collect();
/// assert_eq!(rounds[0].figures, [(Seat::A, 3), (Seat::C, 5)]);
/// assert_eq!(rounds[0].best(), [Seat::C]);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tie {
    /// Those with the most points, at least two.
    pub seats: SeatSet,
    /// What is compared among them, in this order. Who has the most of it stays in; the victory is shared if
    /// several are left at the end.
    pub compared: Vec<Comparison>,
}

/// Something that is compared among seats that are tied.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Comparison {
    /// What it is, as a slug of the game.
    pub what: Cow<'static, str>,
    /// How much of it each of the tied seats has, in their order.
    pub figures: Vec<i32>,
}

/// A comparison among those who are still in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TieRound<'a> {
    /// What is compared.
    pub what: &'a str,
    /// How much of it each of them has, at least two.
    pub figures: Vec<(Seat, i32)>,
}

impl Tie {
    /// Those of these seats that share the most points among them, if several do, with nothing compared yet.
    pub fn among(seats: SeatSet, scores: &SeatMap<i32>) -> Option<Self> {
        let most = seats.iter().map(|seat| scores[seat]).max()?;
        let seats: SeatSet = seats.iter().filter(|&seat| scores[seat] == most).collect();
        (seats.len() > 1).then(|| Self { seats, compared: Vec::new() })
    }

    /// The same tie with one more thing to compare, after all others.
    #[must_use]
    pub fn compare(mut self, what: &'static str, figure: impl FnMut(Seat) -> i32) -> Self {
        let figures = self.seats.iter().map(figure).collect();
        self.compared.push(Comparison { what: Cow::Borrowed(what), figures });
        self
    }

    /// The comparisons one after the other, until one seat is left or there is nothing more to compare.
    pub fn rounds(&self) -> impl Iterator<Item = TieRound<'_>> {
        let mut left: Vec<Seat> = self.seats.iter().collect();
        self.compared.iter().map_while(move |Comparison { what, figures }| {
            if left.len() < 2 {
                return None;
            }
            let figures = self.seats.iter().zip(figures.iter().copied());
            let figures = figures.filter(|(seat, _)| left.contains(seat)).collect();
            let round = TieRound { what, figures };
            left = round.best();
            Some(round)
        })
    }
}

impl TieRound<'_> {
    /// Those who have the most: they stay in.
    pub fn best(&self) -> Vec<Seat> {
        let most = self.figures.iter().map(|(_, figure)| figure).max();
        self.figures.iter().filter(|(_, figure)| Some(figure) == most).map(|(seat, _)| *seat).collect()
    }
}
