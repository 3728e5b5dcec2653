//! The districts that a candidate can reach.

use governor::{Cell, Cells};

use super::Evaluator;

/// The distance in steps that is considered.
pub(super) const MAX_STEPS: usize = 12;

impl Evaluator<'_> {
    /// The districts within 0, 1, 2 and more steps of a district.
    pub(super) fn rings(&self, from: Cell, is_safe: bool) -> [Cells; MAX_STEPS + 1] {
        let stopping = if is_safe { Cells::EMPTY } else { self.state.discredits().districts() };
        let mut rings = [Cells::only(from); MAX_STEPS + 1];
        let (mut frontier, mut stopped) = (Cells::only(from), Cells::EMPTY);
        for steps in 1..=MAX_STEPS {
            let next = self.state.city().around(frontier) & !rings[steps - 1];
            rings[steps] = rings[steps - 1] | next;
            // Entering a discredit ends the move (G3.3). This is modelled as one lost step.
            frontier = (next & !stopping) | stopped;
            stopped = next & stopping;
        }
        rings
    }

    /// The districts within one move of `steps` steps of any of these, including these.
    pub(super) fn within(&self, from: Cells, steps: u8, is_safe: bool) -> Cells {
        let stopping = if is_safe { Cells::EMPTY } else { self.state.discredits().districts() };
        let mut reached = from;
        let mut frontier = from;
        for _ in 0..steps {
            frontier = self.state.city().around(frontier) & !reached;
            reached = reached | frontier;
            frontier = frontier & !stopping; // G3.3
        }
        reached
    }
}
