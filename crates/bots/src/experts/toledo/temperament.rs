//! What the temperaments mean in Toledo, and what nobody likes.

use toledo::{Action, Card, Phase, Place, Step, Sword, Tile, Trade, Value};

use super::Judge;
use crate::temperament::Temperament;

/// To take a figure back gives a turn away (T3.4), and a shop may be blocked next time; so little decides only between equals.
const RETREAT: f64 = -0.004;
const IDLENESS: f64 = -0.002;
/// A sword that is kept back is half lost if the game ends (T8.2), and nothing is ever gained by it.
const KEEPING_BACK: f64 = -2.0;
/// Of two swords the smaller one loses less by waiting.
const SMALLER_FIRST: f64 = -1.0;
/// What is of no use any more, or only to others.
const WASTE: f64 = -0.03;
/// Who can end a game that he leads does not place useless shops instead.
const FINISH: f64 = 0.02;

/// How much more somebody of this temperament likes an action than it is worth, in shares of a victory.
pub(super) fn liking(judge: Judge<'_>, temperament: Temperament, action: Action) -> f64 {
    match action {
        Action::Back { .. } => RETREAT,
        Action::Decline if judge.0.phase() == Phase::Deliver => KEEPING_BACK,
        Action::Decline => IDLENESS,
        Action::Deliver { sword } if judge.has_better(sword) => SMALLER_FIRST,
        Action::Place { step, .. } if !judge.may_come_to(step) => WASTE,
        Action::Pay { card } if judge.is_too_late(card) => WASTE,
        Action::Move { card, from, .. } if judge.ends_well(card.value(), from) => FINISH,
        _ => judge.leaning(temperament, action),
    }
}

impl Judge<'_> {
    fn leaning(self, temperament: Temperament, action: Action) -> f64 {
        match (temperament, action) {
            (Temperament::Merchant, Action::Place { .. } | Action::Use) => 0.06,
            (Temperament::Merchant, Action::Challenge { .. }) => -0.06,
            (Temperament::Duellist, Action::Challenge { .. } | Action::Learn { .. }) => 0.08,
            (Temperament::Duellist, Action::Move { card, from, .. }) => {
                let to = from.plus(card.value().number());
                if to.is_some_and(|to| !to.is_entrance() && !self.0.has_room(to)) { 0.06 } else { 0.0 }
            }
            (Temperament::Miser, Action::Take) => 0.02,
            (Temperament::Miser, Action::Pay { .. }) => -0.02,
            _ => 0.0,
        }
    }

    /// Whether a move of the seat on turn ends a game that it leads.
    fn ends_well(self, value: Value, from: Step) -> bool {
        let seat = self.0.active();
        let enters = from.plus(value.number()).is_some_and(Step::is_entrance);
        enters && self.would_finish(seat) && self.ahead(seat) > 0
    }

    /// Whether the seat on turn has a sword of more points.
    fn has_better(self, sword: Sword) -> bool {
        self.0.swords(self.0.active()).any(|(other, _)| other.value > sword.value)
    }

    /// Whether a figure of the seat on turn can still come to a step.
    fn may_come_to(self, step: Step) -> bool {
        self.0.figures(self.0.active()).any(|figure| figure.number() < step.number())
    }

    /// Whether what can be had for a card now is of no use any more: metal and lessons score nothing by themselves (T8.2), after this turn
    /// there is none to make something of them, and no figure goes on in it.
    fn is_too_late(self, card: Card) -> bool {
        let Phase::Use { step } = self.0.phase() else { return false };
        let Place::Shop { shop, .. } = self.0.place(step) else { return false };
        let trade = shop.trade();
        self.is_ending() && matches!(trade, Trade::Metal | Trade::Fencing) && !self.may_go_on(trade, card)
    }

    /// Whether the seat on turn may have something to do with a figure after it has paid with this card for this trade.
    fn may_go_on(self, trade: Trade, card: Card) -> bool {
        let seat = self.0.active();
        let mut hand = self.0.cards(seat);
        hand.remove(card);
        let may_lead = |value: Value| match self.0.lead_value() {
            Some(lead) => value == lead,
            None => self.0.extra_value() != Some(value),
        };
        // The movement tile serves in the turn in which it is taken (T7.1), if there is still a sword to bring.
        let may_learn = trade == Trade::Fencing && self.0.swords(seat).next().is_some();
        let may_extra =
            self.0.extra_value().is_none() && (self.0.has_tile(seat, Tile::Movement) || may_learn);
        hand.faces().any(|(card, _)| may_extra || may_lead(card.value()))
    }
}
