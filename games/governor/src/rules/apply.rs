//! The effects of actions and of chance outcomes.

use alcazar_core::Seat;

use crate::action::Action;
use crate::chance::Chance;
use crate::pieces::Culture;
use crate::state::{Effect, Letter, Phase, State};

impl State {
    /// Applies a legal action.
    #[inline]
    pub(crate) fn do_action(&mut self, seat: Seat, action: Action) {
        if let Some(card) = action.card() {
            self.play_card(seat, card, action);
            return;
        }
        match (action, self.open.effect, self.open.phase) {
            (Action::Step(cell), ..) => self.enter(cell, true),
            (Action::Poll, ..) => self.open.effect = Effect::Look { seat, cell: self.open.here(), left: 0 },
            (Action::Stop, ..) => self.end_move(),
            (Action::Test { translators }, ..) => self.announce(translators),
            (Action::Show { cards, added }, ..) => self.show(cards, added),
            (Action::Lose, ..) => self.end_action(Some(Letter::Test)),
            (Action::Discredit(culture), Effect::Rumour { cell, .. }, _) => {
                self.open.discredits.place(cell, culture);
                self.end_effect();
            }
            (Action::Discredit(culture), ..) => {
                self.open.discredits.place(self.open.here(), culture);
                self.end_action(Some(Letter::Discredit));
            }
            (Action::Remove, ..) => {
                self.open.discredits.remove(self.open.here());
                self.end_action(Some(Letter::Remove));
            }
            (Action::Draw, ..) => self.open.phase = Phase::DrawCard,
            (Action::Nothing, ..) => self.end_action(None),
            (Action::End, ..) => self.end_turn(),
            (Action::Pass, ..) => self.pass(seat, false),
            (Action::PassTurn, ..) => self.pass(seat, true),
            (Action::Give(culture), Effect::GiveBack { to, .. }, _) => {
                self.hand_over(seat, to, culture);
                self.end_effect();
            }
            (Action::Give(culture), ..) => self.choose(seat, culture),
            (Action::Look(cell), Effect::Crier { left, .. }, _) => {
                self.open.effect = Effect::Look { seat, cell, left: left - 1 };
            }
            (Action::Enough, ..) => self.end_effect(),
            (Action::Swap(cell), Effect::Removal { cell: chosen, .. }, _) => {
                self.open.tokens.swap(chosen, cell);
                self.faces.swap(chosen, cell); // G6.3: knowledge moves with the tokens
                self.end_effect();
            }
            (Action::Lay { cell, streets }, _, Phase::Lay { tile, .. }) => self.lay(tile, cell, streets),
            (Action::Turn { cell, streets }, _, Phase::Lay { tile, .. }) => {
                self.turn_tile(tile, cell, streets);
            }
            (Action::Shift { from, to }, _, Phase::Lay { tile, .. }) => self.shift_tile(tile, from, to),
            (Action::Replace { cell, streets }, _, Phase::Lay { tile, .. }) => {
                self.replace_tile(tile, cell, streets);
            }
            (action, effect, phase) => unreachable!("{action:?} is not legal in {phase:?} with {effect:?}"),
        }
    }

    /// Applies a possible outcome of chance.
    #[inline]
    pub(crate) fn do_chance(&mut self, chance: &Chance) {
        match (chance, self.open.effect, self.open.phase) {
            (&Chance::Token(token), Effect::Look { seat, cell, left }, _) => {
                self.look(seat, cell, left, token);
            }
            (&Chance::Token(token), _, Phase::Win) => self.win(token),
            (&Chance::Token(token), ..) => self.turn_up(token),
            (&Chance::Card(card), ..) => {
                self.pile.remove(card);
                self.cards[self.open.active.index()].insert(card);
                self.end_action(Some(Letter::Draw));
            }
            (&Chance::Taken(culture), Effect::Take { seat, from }, _) => {
                self.hand_over(from, seat, culture);
                self.open.effect = Effect::GiveBack { seat, to: from };
            }
            (&Chance::Passed(gifts), ..) => self.pass_cards(gifts),
            (&Chance::Hands(_), ..) => self.settle(),
            (&Chance::Order(order), ..) => {
                self.open.order = Culture::ORDERS.iter().position(|each| *each == order).map(|n| n as u8);
                self.open.phase = Phase::Over;
            }
            (&Chance::Starter(seat), ..) => {
                self.open.starter = seat;
                self.open.active = seat;
                self.open.phase = Phase::Deal { seat };
            }
            (&Chance::Deal(cards), _, Phase::Deal { seat }) => self.deal(seat, cards),
            (Chance::City(city), ..) => {
                self.open.city = **city;
                self.begin_play();
            }
            (&Chance::Tile(tile), ..) => self.draw_tile(tile),
            (chance, effect, phase) => {
                unreachable!("{chance:?} is not possible in {phase:?} with {effect:?}")
            }
        }
    }
}
