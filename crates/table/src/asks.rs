//! The number of each seat's question.
//!
//! A submission names the ask it answers and is stale only if that seat's ask has changed. Each seat has its own
//! numbers, so they tell nothing about what others do unseen; and they only ever grow, undo included, so an answer
//! that was under way when moves were taken back can't be mistaken for an answer to the new question.

use alcazar_core::{Seat, SeatMap, SeatSet, Turn};

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Asks {
    /// How many questions each seat has been asked.
    numbers: SeatMap<u32>,
    /// Who was asked when it was last some seat's turn.
    open: SeatSet,
    /// Those of them whose question will be the same when it is some seat's turn again.
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

    /// A seat has moved, which leaves the questions of some others the same.
    pub(crate) fn moved(&mut self, seat: Seat, unaffected: SeatSet) {
        self.kept = self.open.iter().filter(|&other| other != seat && unaffected.contains(other)).collect();
    }

    /// Moves were taken back. Those who were asked all the while since `numbers` counted keep their question.
    pub(crate) fn taken_back(&mut self, numbers: &SeatMap<u32>) {
        self.kept = self.open.iter().filter(|&seat| numbers.get(seat) == self.numbers.get(seat)).collect();
    }

    /// Another player sits here: what the one before was about to answer no longer counts.
    pub(crate) fn renew(&mut self, seat: Seat) {
        if self.open.contains(seat) {
            self.numbers[seat] += 1;
        }
    }

    /// After an event or an undo it is now this turn. While chance decides, nothing is settled yet.
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
