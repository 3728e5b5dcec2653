//! What the temperaments like and dislike in Toledo, and what they all dislike.

use toledo::{Action, Card, Phase, Place, Step, Sword, Tile, Trade, Value};

use super::Judge;
use crate::temperament::Temperament;

/// Taking a figure back costs a turn (T3.4). The value is so small that it only decides between equal
/// actions.
const RETREAT: f64 = -0.004;
/// Not using a step: the shop may be full the next time. Like [`RETREAT`], this only decides between equal
/// actions.
const UNUSED_STEP: f64 = -0.002;
/// An undelivered sword loses half its points if the game ends (T8.2), and keeping it never gains anything.
const KEPT_SWORD: f64 = -2.0;
/// Of two swords the smaller one loses less by waiting.
const SMALLER_FIRST: f64 = -1.0;
/// Actions that are of no use any more, or only to others.
const WASTE: f64 = -0.03;
/// A player who can end the game while ahead should do so instead of placing useless shops.
const FINISH: f64 = 0.02;

/// How much more a player of this temperament likes an action than it is worth, in shares of a victory.
pub(super) fn liking(judge: Judge<'_>, temperament: Temperament, action: Action) -> f64 {
    match action {
        Action::Back { .. } => RETREAT,
        Action::Decline if judge.0.phase() == Phase::Deliver => KEPT_SWORD,
        Action::Decline => UNUSED_STEP,
        Action::Deliver { sword } if judge.has_better_sword(sword) => SMALLER_FIRST,
        Action::Place { step, .. } if !judge.can_reach(step) => WASTE,
        Action::Pay { card } if judge.is_useless_payment(card) => WASTE,
        Action::Move { card, from, .. } if judge.wins_by_ending(card.value(), from) => FINISH,
        _ => judge.preference(temperament, action),
    }
}

impl Judge<'_> {
    fn preference(self, temperament: Temperament, action: Action) -> f64 {
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

    /// Whether this move of the active seat ends the game while the seat is ahead.
    fn wins_by_ending(self, value: Value, from: Step) -> bool {
        let seat = self.0.active();
        let enters = from.plus(value.number()).is_some_and(Step::is_entrance);
        enters && self.would_finish(seat) && self.points_ahead(seat) > 0
    }

    /// Whether the active seat has a sword worth more.
    fn has_better_sword(self, sword: Sword) -> bool {
        self.0.swords(self.0.active()).any(|(other, _)| other.value > sword.value)
    }

    /// Whether a figure of the active seat can still reach a step.
    fn can_reach(self, step: Step) -> bool {
        self.0.figures(self.0.active()).any(|figure| figure.number() < step.number())
    }

    /// Whether paying this card buys nothing useful any more. Metal and fencing tiles score nothing by
    /// themselves (T8.2), the seat has no turn after this one, and no figure can move on in it.
    fn is_useless_payment(self, card: Card) -> bool {
        let Phase::Use { step } = self.0.phase() else { return false };
        let Place::Shop { shop, .. } = self.0.place(step) else { return false };
        let trade = shop.trade();
        self.is_ending() && matches!(trade, Trade::Metal | Trade::Fencing) && !self.can_move_on(trade, card)
    }

    /// Whether the active seat may still be able to move a figure after paying this card for this trade.
    fn can_move_on(self, trade: Trade, card: Card) -> bool {
        let seat = self.0.active();
        let mut hand = self.0.cards(seat);
        hand.remove(card);
        let may_lead = |value: Value| match self.0.lead_value() {
            Some(lead) => value == lead,
            None => self.0.extra_value() != Some(value),
        };
        // The movement tile works in the turn in which it is taken (T7.1). It helps if there is a sword to
        // deliver.
        let may_learn = trade == Trade::Fencing && self.0.swords(seat).next().is_some();
        let may_extra =
            self.0.extra_value().is_none() && (self.0.has_tile(seat, Tile::Movement) || may_learn);
        hand.faces().any(|(card, _)| may_extra || may_lead(card.value()))
    }
}
