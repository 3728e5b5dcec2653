//! Duels (T6).

use alcazar_core::Seat;

use crate::board::Step;
use crate::illegal::Illegal;
use crate::pieces::{Card, Side};
use crate::state::{Phase, State};

/// The rounds that win a duel (T6.1).
const ROUNDS_TO_WIN: u8 = 2;

impl State {
    pub(super) fn check_challenge(&self, step: Step, defender: Seat) -> Result<(), Illegal> {
        if defender == self.open.active {
            Err(Illegal::OwnFigure)
        } else if self.open.player(defender).figures.once.contains(step) {
            Ok(())
        } else {
            Err(Illegal::NobodyThere)
        }
    }

    pub(super) fn push_defenders(&self, step: Step, push: impl FnMut(Seat)) {
        self.open
            .all_seats()
            .filter(|&seat| seat != self.open.active && self.open.player(seat).figures.once.contains(step))
            .for_each(push);
    }

    /// Starts the next round of a duel, or settles the duel if it is decided.
    pub(super) fn duel(&mut self, step: Step, defender: Seat, won: u8, lost: u8) {
        if won == ROUNDS_TO_WIN {
            self.open.players[defender.index()].figures.remove(step); // T6.3: back to the cathedral
            self.stand_on(step);
        } else if lost == ROUNDS_TO_WIN || !self.has_card_to_draw() {
            // T6.3, T6.4: the attacker's figure is back at the cathedral, and the attacker's turn goes on.
            // T6.5: rounds in which no card can be revealed go to the defender.
            self.go_on();
        } else {
            self.open.phase = Phase::Duel { step, defender, won, lost };
        }
    }

    /// Whether the attacker wins a round in which this card is revealed (T6.2).
    pub(crate) fn attacker_wins(&self, card: Card, defender: Seat) -> bool {
        if let Some(tile) = card.background().tile() {
            let attacker_has_it = self.open.me().tiles.contains(tile);
            let defender_has_it = self.open.player(defender).tiles.contains(tile);
            if attacker_has_it != defender_has_it {
                return attacker_has_it;
            }
        }
        card.side() == Side::Attacker
    }
}
