//! Clocks: their settings, and each seat's remaining time as a fold of the log.
//!
//! A seat's clock runs while the seat is asked and a person plays it. It does not stop while chance decides
//! in between. When several seats are asked at the same time, all their clocks run.

use alcazar_core::{Seat, SeatMap, SeatSet};
use serde::{Deserialize, Serialize};

/// How long the players may think. All times are milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// No limit.
    #[default]
    None,
    /// One budget for the whole game, and an increment each time the seat is no longer asked.
    Live {
        /// The budget of each seat.
        base: u64,
        /// The time that is added when the seat is no longer asked.
        increment: u64,
        /// What happens when the time runs out.
        at_zero: AtZero,
    },
    /// A fixed time whenever the seat is asked.
    Slow {
        /// The time for each uninterrupted period of being asked.
        per_move: u64,
        /// What happens when the time runs out.
        at_zero: AtZero,
    },
}

/// What happens when a seat's time runs out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AtZero {
    /// The stand-in takes over. In a slow game the player may come back.
    StandIn,
    /// The seat concedes.
    Concede,
}

impl Clock {
    /// What happens when a seat's time runs out; none if there is no limit.
    pub fn at_zero(self) -> Option<AtZero> {
        match self {
            Self::None => None,
            Self::Live { at_zero, .. } | Self::Slow { at_zero, .. } => Some(at_zero),
        }
    }
}

/// The clock of one seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Timer {
    /// Milliseconds left when the clock last stopped.
    pub left: u64,
    /// Since when the clock runs; none if it is stopped.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<u64>,
}

impl Timer {
    /// When the time runs out; none if the clock is stopped.
    pub fn deadline(self) -> Option<u64> {
        self.since.map(|since| since.saturating_add(self.left))
    }

    /// Milliseconds left at this time.
    pub fn left_at(self, at: u64) -> u64 {
        self.left.saturating_sub(self.since.map_or(0, |since| at.saturating_sub(since)))
    }

    /// Whether the time has run out at this time.
    pub(crate) fn is_out(self, at: u64) -> bool {
        self.deadline().is_some_and(|deadline| at >= deadline)
    }
}

/// The clocks of all seats, if the table has clocks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Timers {
    clock: Clock,
    timers: Option<SeatMap<Timer>>,
}

impl Timers {
    pub(crate) fn new(clock: Clock, players: usize) -> Self {
        let left = match clock {
            Clock::None => return Self { clock, timers: None },
            Clock::Live { base, .. } => base,
            Clock::Slow { per_move, .. } => per_move,
        };
        Self { clock, timers: Some(SeatMap::from_fn(players, |_| Timer { left, since: None })) }
    }

    pub(crate) fn all(&self) -> Option<&SeatMap<Timer>> {
        self.timers.as_ref()
    }

    pub(crate) fn get(&self, seat: Seat) -> Option<Timer> {
        self.all().and_then(|timers| timers.get(seat)).copied()
    }

    /// Starts and stops the clocks after an entry. The clocks of seats run that are asked and that persons
    /// play.
    pub(crate) fn turn(&mut self, at: u64, asked: SeatSet, persons: SeatSet) {
        let Some(timers) = &mut self.timers else { return };
        for seat in Seat::first(timers.len()) {
            let timer = &mut timers[seat];
            let runs = asked.contains(seat) && persons.contains(seat);
            match (timer.since, runs) {
                (None, true) => {
                    timer.since = Some(at);
                    if let Clock::Slow { per_move, .. } = self.clock {
                        timer.left = per_move;
                    }
                }
                (Some(_), false) => {
                    timer.left = timer.left_at(at);
                    timer.since = None;
                    if let Clock::Live { increment, .. } = self.clock
                        && !asked.contains(seat)
                    {
                        timer.left = timer.left.saturating_add(increment);
                    }
                }
                _ => {}
            }
        }
    }
}
