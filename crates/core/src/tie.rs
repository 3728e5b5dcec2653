//! Ties for the first place, and what decides them.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::{Seat, SeatMap, SeatSet};

/// A tie for the first place: several seats have the most points, and tie-breakers are compared among them.
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
    /// The seats with the most points, at least two.
    pub seats: SeatSet,
    /// The tie-breakers, in order. The seats with the highest figure stay in; they share the victory if
    /// several are left at the end.
    pub compared: Vec<Comparison>,
}

/// A tie-breaker.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Comparison {
    /// What it is, as a slug of the game.
    pub what: Cow<'static, str>,
    /// The figure of each tied seat, in the order of the seats.
    pub figures: Vec<i32>,
}

/// A comparison among the seats that are still in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TieRound<'a> {
    /// What is compared.
    pub what: &'a str,
    /// The figure of each of these seats, at least two.
    pub figures: Vec<(Seat, i32)>,
}

impl Tie {
    /// The tie of those of these seats that have the most points, if there are several. Nothing is compared
    /// yet.
    pub fn among(seats: SeatSet, scores: &SeatMap<i32>) -> Option<Self> {
        let max = seats.iter().map(|seat| scores[seat]).max()?;
        let seats: SeatSet = seats.iter().filter(|&seat| scores[seat] == max).collect();
        (seats.len() > 1).then(|| Self { seats, compared: Vec::new() })
    }

    /// Adds a tie-breaker after all others.
    #[must_use]
    pub fn compare(mut self, what: &'static str, figure: impl FnMut(Seat) -> i32) -> Self {
        let figures = self.seats.iter().map(figure).collect();
        self.compared.push(Comparison { what: Cow::Borrowed(what), figures });
        self
    }

    /// The comparisons in order, until one seat is left or there is nothing more to compare.
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
    /// The seats with the highest figure: they stay in.
    pub fn best(&self) -> Vec<Seat> {
        let max = self.figures.iter().map(|(_, figure)| figure).max();
        self.figures.iter().filter(|(_, figure)| Some(figure) == max).map(|(seat, _)| *seat).collect()
    }
}
