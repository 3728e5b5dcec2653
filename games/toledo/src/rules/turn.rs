//! Drawing cards (T3.1), the end of a turn and the end of the game (T8).

use crate::state::{DEALT, Ending, Phase, State};

/// The figures in the Alcázar that trigger the end (T8.1).
const FIGURES_TO_FINISH: u8 = 3;

impl State {
    /// Begins the deal, once the start player is known (T2.1).
    pub(crate) fn deal(&mut self) {
        self.open.active = self.open.starter;
        self.open.phase = Phase::Deal { seat: self.open.starter, left: DEALT };
    }

    /// Goes on with the deal after one card; `left` more go to `seat`.
    pub(super) fn continue_deal(&mut self, seat: alcazar_core::Seat, left: u8) {
        let next = seat.next(usize::from(self.open.seats));
        self.open.phase = if left > 0 {
            Phase::Deal { seat, left }
        } else if next == self.open.starter {
            Phase::Turn
        } else {
            Phase::Deal { seat: next, left: DEALT }
        };
    }

    /// T3.1: whether a card can be drawn. Refills an empty draw pile from the discard pile.
    #[inline]
    pub(super) fn has_card_to_draw(&mut self) -> bool {
        if self.draw_pile.is_empty() {
            self.draw_pile = self.discard_pile();
            self.open.is_pile_known = true;
        }
        !self.draw_pile.is_empty()
    }

    /// Draws `left` cards, or as many as there are (T3.1).
    #[inline]
    pub(super) fn draw(&mut self, left: u8, at_tavern: bool) {
        if left > 0 && self.has_card_to_draw() {
            self.open.phase = Phase::Draw { left, at_tavern };
        } else if at_tavern {
            self.go_on(); // T5.2
        } else {
            self.end_turn();
        }
    }

    pub(super) fn end_turn(&mut self) {
        // T4.3: the lead card goes to the discard pile, which holds every card that is nowhere else.
        self.open.lead = None;
        self.open.extra = None;
        if self.open.finisher.is_none() && self.open.me().alcazar >= FIGURES_TO_FINISH {
            self.open.finisher = Some(self.open.active); // T8.1
        }
        self.open.active = self.open.active.next(usize::from(self.open.seats));
        self.open.phase = Phase::Turn;
        if self.open.finisher == Some(self.open.active) {
            // T8.1: every other player has had one more turn.
            self.open.phase = Phase::Over { ending: Ending::ThreeFigures };
        } else if self.open.active == self.open.starter {
            if self.open.round == self.open.last_round {
                self.open.phase = Phase::Over { ending: Ending::LastRound }; // T8.4
            } else {
                self.open.round += 1;
            }
        }
    }
}
