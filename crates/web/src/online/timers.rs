//! The clocks of a table as they go on between two messages of the server.

use alcazar_core::{Seat, SeatMap};
use alcazar_table::Timer;

use crate::browser;

/// The clocks as they were told.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Timers {
    seats: SeatMap<Timer>,
    /// The time of the table when they were told.
    now: u64,
    /// The time of this device then.
    told: f64,
}

impl Timers {
    /// Clocks that are told now, at this time of the table.
    pub(super) fn new(seats: SeatMap<Timer>, now: u64) -> Self {
        Self { seats, now, told: browser::now() }
    }

    /// How many milliseconds a seat has left, and whether its clock runs.
    pub(crate) fn left(&self, seat: Seat) -> Option<(u64, bool)> {
        let timer = *self.seats.get(seat)?;
        #[expect(clippy::cast_sign_loss, reason = "it is not below 0")]
        let since = (browser::now() - self.told).max(0.0) as u64;
        Some((timer.left_at(self.now.saturating_add(since)), timer.since.is_some()))
    }
}
