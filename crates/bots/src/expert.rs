//! What a bot may know about one game beyond its rules.

use alcazar_core::{MAX_SEATS, Seat, SeatSet, Turn};

use crate::compiled::Compiled;
use crate::foresight::{Foresight, Plan};
use crate::level::Level;
use crate::search::Settings;
use crate::temperament::Temperament;

/// How much of an expert's knowledge goes into an evaluation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Insight {
    /// The points on the table, nothing else.
    Points,
    /// Also what lies nearest.
    Plain,
    /// All that the expert knows.
    Full,
}

/// A number for each seat; the entries of empty seats mean nothing.
pub type Points = [f64; MAX_SEATS];

/// A named part of what a seat can expect.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Feature {
    /// Its name, a slug: `web-advice-<game>-<name>` is the message about it.
    pub name: &'static str,
    /// Its points.
    pub points: f64,
}

/// The knowledge of one game: an evaluation, and a sense of which actions are promising.
///
/// Everything has a default that follows from the rules alone: positions are evaluated by
/// [`standing`](alcazar_core::Game::standing), and all actions look equally promising. A game that does not
/// list `expert` in the registry gets these defaults. An expert judges states that a bot has dealt itself, so
/// it may look at every card of them.
pub trait Expert: Compiled {
    /// A lead of this many points is rarely lost; it sets how sharply points turn into a chance of winning.
    const LEAD: f64 = 10.0;
    /// Without priors, a search tries at most this many of the actions below its first step.
    const WIDTH: usize = 12;

    /// Adapts the default search settings of a level to this game.
    fn adapt(level: Level, settings: Settings) -> Settings {
        let _ = level;
        settings
    }

    /// The lead that is rarely lost from this moment on: towards the end a smaller one is as safe.
    fn lead(&self) -> f64 {
        Self::LEAD
    }

    /// The seats whose turn it is, also while others are asked something in between. Where all decide at the
    /// same time, it is everybody's turn. A turn ends when this changes.
    fn active_seats(&self) -> SeatSet {
        match self.turn() {
            Turn::Seats(asked) => asked,
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        }
    }

    /// The points that each seat can expect at the end.
    fn prospects(&self) -> Points {
        let mut points = Points::default();
        for (seat, &score) in self.standing().scores.iter() {
            points[seat.index()] = f64::from(score);
        }
        points
    }

    /// The points that one seat can expect, part by part. They add up to its
    /// [`prospects`](Self::prospects), and say in words why a move is good.
    fn features(&self, seat: Seat) -> Vec<Feature> {
        vec![Feature { name: "points", points: self.prospects()[seat.index()] }]
    }

    /// The same for a player who looks no further than the next thing to be had.
    fn plain_prospects(&self) -> Points {
        self.prospects()
    }

    /// Appends to `weights`, for each of these actions of a seat, how promising it looks at a glance: a
    /// weight above 0. It must be cheap, since every decision of a playout asks for it; it gets all actions
    /// at once, so that work they share is done once.
    fn appeal(&self, seat: Seat, actions: &[Self::Action], weights: &mut Vec<f64>) {
        let _ = seat;
        weights.extend(actions.iter().map(|_| 1.0));
    }

    /// How much more than its worth a player of this temperament likes an action, in shares of a victory: a
    /// few hundredths, or less than 0. An action that costs a whole victory or more is never chosen while
    /// there is another.
    fn liking(&self, temperament: Temperament, action: &Self::Action) -> f64 {
        let _ = (temperament, action);
        0.0
    }

    /// Plans a whole turn, in games that implement [`WholeTurns`](crate::foresight::WholeTurns).
    fn plan(foresight: Foresight<'_, '_, Self>) -> Option<Plan<Self::Action>> {
        let _ = foresight;
        None
    }
}

/// Implements [`Expert`] for a game that does not list `expert` in the registry.
macro_rules! derive_expert {
    ($state:ty, [expert $($other:ident)*]) => {};
    ($state:ty, [$first:ident $($other:ident)*]) => { derive_expert! { $state, [$($other)*] } };
    ($state:ty, []) => {
        impl $crate::Expert for $state {
            fn adapt(_: $crate::Level, settings: $crate::Settings) -> $crate::Settings {
                settings.without_expert()
            }
        }
    };
}

alcazar_catalog::for_each_game!(derive_expert);

#[cfg(test)]
mod tests;
