//! The clocks of a table, extrapolated between messages of the server.

use alcazar_core::{Seat, SeatMap};
use alcazar_table::Timer;

use crate::browser;

/// The clocks as last received.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Timers {
    seats: SeatMap<Timer>,
    /// The table's time when they were received.
    now: u64,
    /// The device's time when they were received.
    received: f64,
}

impl Timers {
    /// Clocks received now, at this time of the table.
    pub(super) fn new(seats: SeatMap<Timer>, now: u64) -> Self {
        Self { seats, now, received: browser::now() }
    }

    /// How many milliseconds a seat has left, and whether its clock runs.
    pub(crate) fn left(&self, seat: Seat) -> Option<(u64, bool)> {
        let timer = *self.seats.get(seat)?;
        #[expect(clippy::cast_sign_loss, reason = "it is not negative")]
        let since = (browser::now() - self.received).max(0.0) as u64;
        Some((timer.left_at(self.now.saturating_add(since)), timer.since.is_some()))
    }
}
