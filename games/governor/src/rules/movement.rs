//! The move of the active player's candidate, and looking at tokens (G3.1 to G3.4).

use alcazar_core::Seat;

use crate::board::{Cell, Cells};
use crate::illegal::Illegal;
use crate::pieces::Token;
use crate::state::{Effect, Phase, State};

impl State {
    /// G3.1: the districts that the active player can step to.
    #[inline]
    pub(super) fn steps(&self) -> Cells {
        self.open.city.connected(self.open.here())
    }

    pub(super) fn check_step(&self, cell: Cell) -> Result<(), Illegal> {
        if self.steps().contains(cell) { Ok(()) } else { Err(Illegal::NoStreet) }
    }

    /// The districts whose face-down token a player has not looked at yet.
    #[inline]
    pub(crate) fn unseen(&self, seat: Seat) -> Cells {
        self.open.tokens.face_down() & !self.open.tokens.looked[seat.index()]
    }

    /// G3.2: checks that a district has a face-down token that is new to the player.
    pub(super) fn check_look(&self, seat: Seat, cell: Cell) -> Result<(), Illegal> {
        if self.unseen(seat).contains(cell) {
            Ok(())
        } else if !self.open.tokens.present.contains(cell) {
            Err(Illegal::NoToken)
        } else if self.open.tokens.up.contains(cell) {
            Err(Illegal::FaceUp)
        } else {
            Err(Illegal::SeenBefore)
        }
    }

    /// Moves the candidate to a district: on foot, which uses up the allowance, or by a hidden passage.
    #[inline]
    pub(super) fn enter(&mut self, cell: Cell, on_foot: bool) {
        self.open.candidates[self.open.active.index()] = cell;
        self.open.march.left -= u8::from(on_foot);
        let is_stopped = !self.open.march.safe && self.open.discredits.districts().contains(cell);
        if self.open.march.left == 0 || self.open.march.curfew || is_stopped {
            self.end_move(); // G3.3
        }
    }

    /// Ends the move. A face-down token there is turned up (G3.4).
    #[inline]
    pub(super) fn end_move(&mut self) {
        let is_face_down = self.open.tokens.face_down().contains(self.open.here());
        self.open.phase = if is_face_down { Phase::TurnUp } else { Phase::Act };
    }

    /// Records the face of a token that is seen for the first time, which draws it from the bag (G2.5).
    #[inline]
    pub(super) fn discover(&mut self, cell: Cell, token: Token) {
        if self.faces.at(cell).is_none() {
            self.bag.remove(token);
            self.faces.set(cell, Some(token));
        }
    }

    pub(super) fn turn_up(&mut self, token: Token) {
        let here = self.open.here();
        self.discover(here, token);
        self.open.tokens.turn_up(here);
        self.open.phase = Phase::Act;
    }

    /// Shows a token to one player, who may look at more with a Town crier.
    pub(super) fn look(&mut self, seat: Seat, cell: Cell, left: u8, token: Token) {
        self.discover(cell, token);
        let looked = &mut self.open.tokens.looked[seat.index()];
        *looked = looked.with(cell);
        if left > 0 && !self.unseen(seat).is_empty() {
            self.open.effect = Effect::Crier { seat, left };
        } else {
            self.end_effect();
        }
    }
}
