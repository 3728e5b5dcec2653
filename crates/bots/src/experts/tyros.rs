//! What the bots know about Tyros.

use alcazar_core::{Game, Seat};
use tyros::{Action, State};

use crate::expert::{Expert, Points};

impl Expert for State {
    const LEAD: f64 = 15.0;
    const WIDTH: usize = 24;

    /// Every point of Tyros lies on the board at all times, so the standing is a fair guess.
    fn prospects(&self) -> Points {
        let mut points = Points::default();
        for (seat, &score) in self.standing().scores.iter() {
            points[seat.index()] = f64::from(score);
        }
        points
    }

    fn appeal(&self, _seat: Seat, actions: &[Action], weights: &mut Vec<f64>) {
        weights.extend(actions.iter().map(|action| match action {
            Action::Found { .. } | Action::Build { .. } | Action::BuildOnTyros => 6.0,
            Action::Sail { .. } | Action::Grow { .. } => 2.0,
            Action::Take { .. } => 1.5,
            // Whoever always haggles never gets to the end of it.
            Action::Offer { .. } => 0.3,
            _ => 1.0,
        }));
    }
}
