//! The parts of the evaluation, by name.

use alcazar_core::Seat;

use super::{Evaluator, LOOKED, support};
use crate::expert::Feature;

impl Evaluator<'_> {
    /// What a seat can expect, part by part.
    pub(super) fn features(&self, seat: Seat) -> Vec<Feature> {
        let hand = self.kept_hand(seat);
        [
            ("tokens", support::tokens(self.state.taken(seat), self.time())),
            ("cultures", self.all_cultures(hand)),
            ("open", self.openness(hand)),
            ("actions", self.time() * support::cards(self.state.cards(seat))),
            ("looked", LOOKED * self.state.looked(seat).len() as f64),
            ("reach", self.expected(seat)),
        ]
        .map(|(name, points)| Feature { name, points })
        .to_vec()
    }
}
