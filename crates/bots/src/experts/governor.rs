//! What the bots know about Tolède.

use alcazar_core::{Game, Seat};
use governor::{Action, State};

use crate::expert::{Expert, Points};

impl Expert for State {
    const LEAD: f64 = 8.0;
    const WIDTH: usize = 24;

    /// Tokens and influence cards as they would score now.
    fn prospects(&self) -> Points {
        let mut points = Points::default();
        for (seat, &score) in self.standing().scores.iter() {
            points[seat.index()] = f64::from(score);
        }
        points
    }

    fn appeal(&self, _seat: Seat, actions: &[Action], weights: &mut Vec<f64>) {
        weights.extend(actions.iter().map(|action| match action {
            Action::Poll | Action::Test { .. } | Action::Show { .. } => 4.0,
            Action::Step(_) | Action::Draw => 2.0,
            Action::Lose | Action::Nothing => 0.5,
            _ => 1.0,
        }));
    }
}
