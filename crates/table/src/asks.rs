//! Asks: the numbers of the questions to each seat.
//!
//! A submission names the ask that it answers, and is stale only if that seat's ask has changed. Each seat
//! has its own numbers, so they reveal nothing about hidden actions of others. They only ever grow, even by
//! an undo, so an answer that was in flight when moves were taken back can't be mistaken for an answer to the
//! new ask.

use alcazar_core::{Seat, SeatMap, SeatSet, Turn};

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Asks {
    /// The number of asks each seat has had.
    numbers: SeatMap<u32>,
    /// The seats that were asked when chance was last not deciding.
    open: SeatSet,
    /// Those of them whose ask stays the same when seats are asked again.
    kept: SeatSet,
}

impl Asks {
    pub(crate) fn new(players: usize, turn: Turn) -> Self {
        let mut asks =
            Self { numbers: SeatMap::from_fn(players, |_| 0), open: SeatSet::EMPTY, kept: SeatSet::EMPTY };
        asks.turn(turn);
        asks
    }

    pub(crate) fn numbers(&self) -> &SeatMap<u32> {
        &self.numbers
    }

    /// A seat has moved, which leaves the asks of the unaffected seats the same.
    pub(crate) fn moved(&mut self, seat: Seat, unaffected: SeatSet) {
        self.kept = self.open.iter().filter(|&other| other != seat && unaffected.contains(other)).collect();
    }

    /// Moves were taken back. Seats that have had the same ask since `numbers` was recorded keep it.
    pub(crate) fn taken_back(&mut self, numbers: &SeatMap<u32>) {
        self.kept = self.open.iter().filter(|&seat| numbers.get(seat) == self.numbers.get(seat)).collect();
    }

    /// The seat has another player: an answer of the previous one no longer counts.
    pub(crate) fn renew(&mut self, seat: Seat) {
        if self.open.contains(seat) {
            self.numbers[seat] += 1;
        }
    }

    /// Updates the asks after an event or an undo. While chance decides, nothing changes yet.
    pub(crate) fn turn(&mut self, turn: Turn) {
        let asked = match turn {
            Turn::Seats(asked) => asked,
            Turn::Over => SeatSet::EMPTY,
            Turn::Chance => return,
        };
        for seat in asked.iter().filter(|&seat| !self.kept.contains(seat)) {
            self.numbers[seat] += 1;
        }
        self.open = asked;
        self.kept = SeatSet::EMPTY;
    }
}
