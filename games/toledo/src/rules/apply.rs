//! Applying actions and chance.

use crate::action::Action;
use crate::chance::Chance;
use crate::state::{Phase, State};

impl State {
    /// Applies a legal action of the active player.
    #[inline]
    pub(crate) fn do_action(&mut self, action: Action) {
        match (action, self.open.phase) {
            (Action::Take, _) => self.draw(2, false), // T3.1
            (Action::Place { shop, step }, _) => {
                let (owner, preprinted) = (self.open.active, self.open.preprinted());
                self.open.board.place(step, owner, shop, preprinted); // T3.2
                self.open.me_mut().shops.remove(shop);
                self.end_turn();
            }
            (Action::Move { card, from, extra }, _) => self.move_figure(card, from, extra),
            (Action::Back { from }, _) => {
                self.open.me_mut().figures.remove(from); // T3.4
                self.end_turn();
            }
            (Action::End, _) => self.end_turn(), // T4.4
            (Action::Use, Phase::Use { step }) => self.use_step(step),
            (Action::Pay { card }, Phase::Use { step }) => self.pay(step, card),
            (Action::Decline, _) => self.go_on(),
            (Action::Forge { sword }, _) => self.forge(sword),
            (Action::Learn { tile }, _) => self.learn(tile),
            (Action::Swap { tile }, _) => self.swap(tile),
            (Action::Challenge { defender }, Phase::Full { step }) => self.duel(step, defender, 0, 0),
            (Action::Deliver { sword }, _) => self.deliver(sword),
            (Action::Use | Action::Pay { .. } | Action::Challenge { .. }, _) => {
                unreachable!("{action:?} is not legal in {:?}", self.open.phase)
            }
        }
    }

    /// Applies a possible outcome of chance.
    #[inline]
    pub(crate) fn do_chance(&mut self, chance: Chance) {
        match (chance, self.open.phase) {
            (Chance::Start(seat), _) => {
                self.open.starter = seat;
                self.deal();
            }
            (Chance::Card(card), Phase::Deal { seat, left }) => {
                self.draw_card(seat, card);
                self.continue_deal(seat, left - 1);
            }
            (Chance::Card(card), Phase::Draw { left, at_tavern }) => {
                self.draw_card(self.open.active, card);
                self.draw(left - 1, at_tavern);
            }
            (Chance::Card(card), Phase::Duel { step, defender, won, lost }) => {
                self.draw_pile.remove(card); // T6.1: discarded
                if self.attacker_wins(card, defender) {
                    self.duel(step, defender, won + 1, lost);
                } else {
                    self.duel(step, defender, won, lost + 1);
                }
            }
            (Chance::Card(_), phase) => unreachable!("no card is drawn in {phase:?}"),
        }
    }
}
