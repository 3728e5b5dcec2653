//! Where a candidate can come to, turn by turn.

use governor::{Cell, Cells};

use super::Judge;

/// So far a candidate looks.
pub(super) const FAR: usize = 12;

impl Judge<'_> {
    /// The districts that can be reached from there within no step, one step, two steps, and so on.
    pub(super) fn rings(&self, from: Cell, is_safe: bool) -> [Cells; FAR + 1] {
        let stopping = if is_safe { Cells::EMPTY } else { self.state.discredits().districts() };
        let mut rings = [Cells::only(from); FAR + 1];
        let (mut foremost, mut stopped) = (Cells::only(from), Cells::EMPTY);
        for steps in 1..=FAR {
            let next = self.state.city().around(foremost) & !rings[steps - 1];
            rings[steps] = rings[steps - 1] | next;
            // Whoever enters a discredit goes on later (G3.3).
            foremost = (next & !stopping) | stopped;
            stopped = next & stopping;
        }
        rings
    }

    /// The districts that can be reached in one turn of so many steps from any of these, themselves among them.
    pub(super) fn within(&self, from: Cells, steps: u8, is_safe: bool) -> Cells {
        let stopping = if is_safe { Cells::EMPTY } else { self.state.discredits().districts() };
        let mut reached = from;
        let mut foremost = from;
        for _ in 0..steps {
            foremost = self.state.city().around(foremost) & !reached;
            reached = reached | foremost;
            foremost = foremost & !stopping; // G3.3
        }
        reached
    }
}
