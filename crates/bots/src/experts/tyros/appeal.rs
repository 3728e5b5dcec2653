//! Quick weights for actions, computed without searching.

use std::cell::OnceCell;

use alcazar_core::Seat;
use tyros::board::{Berth, Squares};
use tyros::{Action, Audience, Cards, Kind, Phase, Purchase};

use super::Judge;
use super::hand::Plans;

/// The cost of each card paid, in addition to its value for the player's plans.
const CARD_COST: f64 = 0.3;
/// The threshold of gain for trading with the bank rather than passing.
const BANK_COST: f64 = 0.3;

impl Judge<'_> {
    pub(super) fn weigh(&self, seat: Seat, actions: &[Action], weights: &mut Vec<f64>) {
        match self.state.phase() {
            Phase::Act => {
                let context = Context::new(self, seat);
                weights.extend(actions.iter().map(|&action| square(square(context.appeal(action)))));
            }
            Phase::Draft { .. } => {
                let next = self.next_draft_step(seat);
                weights.extend(actions.iter().map(|&action| if Some(action) == next { 8.0 } else { 0.05 }));
            }
            Phase::Answer => {
                let yes = if self.offer_gain(seat) > 0.0 { 6.0 } else { 0.02 };
                weights.extend(actions.iter().map(|&action| if action == Action::Yes { yes } else { 1.0 }));
            }
            Phase::Choose => {
                weights
                    .extend(actions.iter().map(|&action| if action == Action::Withdraw { 0.2 } else { 4.0 }));
            }
            Phase::Grow => weights.extend(actions.iter().map(|&action| self.growing_weight(seat, action))),
            Phase::Pay { .. } | Phase::Gift { .. } | Phase::Keep => {
                self.weigh_payments(seat, actions, weights);
            }
            _ => weights.extend(actions.iter().map(|_| 1.0)),
        }
    }

    /// Growing an empire helps the players with cities in it, and opens a square to nearby ships.
    fn growing_weight(&self, seat: Seat, action: Action) -> f64 {
        let Action::Grow { tile, empire } = action else { return 1.0 };
        let land = self.state.squares(empire);
        let own = self.state.cities(seat).and(land).len() as f64;
        let all = self.cities.and(land).len() as f64;
        let nearest = self
            .state
            .ships(seat)
            .iter()
            .map(|ship| ship.distance(tile.shipyard()))
            .min()
            .map_or(9.0, f64::from);
        square(1.0 + (1.5 * own - 0.5 * all).max(-0.8) + 1.5 / (1.0 + nearest))
    }

    /// The next step of the draft towards the deal that the proposer has in mind.
    fn next_draft_step(&self, seat: Seat) -> Option<Action> {
        let (given, wanted) = self.state.offer();
        let deal = self.deal_in_mind(seat)?;
        let missing = |all: Cards, some: Cards| all.without(some).kinds().next();
        if matches!(self.state.phase(), Phase::Draft { is_wanting: false }) {
            return Some(missing(deal.give, given).map_or(Action::For, |kind| Action::Add { kind }));
        }
        Some(missing(deal.want, wanted).map_or(Action::Propose, |kind| Action::Want { kind }))
    }

    /// Weighs payments by the value of the cards that are left.
    fn weigh_payments(&self, seat: Seat, actions: &[Action], weights: &mut Vec<f64>) {
        let cards = self.state.cards(seat);
        let plans = self.plans(seat);
        let draws = match self.state.phase() {
            Phase::Pay { purchase: Purchase::Swap } if self.is_last_round() => 0.3,
            Phase::Pay { purchase: Purchase::Swap } => 0.9,
            _ => 0.0,
        };
        let begin = weights.len();
        weights.extend(actions.iter().map(|&action| match action {
            Action::Pay { cards: paid } => {
                self.worth(plans, cards.minus(paid)) + draws * f64::from(paid.len())
            }
            Action::Give { kind } => self.worth(plans, cards.minus(Cards::of(kind, 1))),
            Action::Keep { cards: kept } => self.worth(plans, kept),
            _ => 0.0,
        }));
        let best = weights[begin..].iter().copied().fold(f64::NEG_INFINITY, f64::max);
        weights[begin..].iter_mut().for_each(|weight| *weight = libm::exp(2.0 * (*weight - best)).max(1e-4));
    }
}

/// Values shared by all actions of one decision.
struct Context<'a> {
    judge: &'a Judge<'a>,
    seat: Seat,
    cards: Cards,
    plans: &'a Plans,
    /// The value of the hand.
    hand_value: f64,
    /// The value of the hand without its three cheapest cards, and the gain of a swap; computed on first use.
    bank: OnceCell<(f64, f64)>,
}

impl<'a> Context<'a> {
    fn new(judge: &'a Judge<'a>, seat: Seat) -> Self {
        let cards = judge.state.cards(seat);
        let plans = judge.plans(seat);
        let hand_value = judge.worth(plans, cards);
        Self { judge, seat, cards, plans, hand_value, bank: OnceCell::new() }
    }

    /// The value of bringing a ship to a berth.
    fn arrival_value(&self, berth: Berth) -> f64 {
        let Self { judge, seat, .. } = *self;
        let square = berth.square();
        let Some(empire) = judge.state.empire(square) else { return 0.0 };
        if judge.cities.contains(square) {
            return 0.1;
        }
        let by_ship = judge.by_ship[empire.index()];
        if judge.has_rival(seat, square) {
            // Then neither player holds the square: the other loses its points.
            return 0.3 + by_ship / (judge.players - 1) as f64 * 0.8;
        }
        let matching = f64::from(self.cards.count(empire.kind()) + self.cards.count(Kind::Joker));
        let has_ship = !judge.state.ships(seat).and(Squares::only(square).berths()).is_empty();
        if has_ship { 0.3 + 0.25 * matching } else { by_ship + 0.3 * matching }
    }

    /// The loss when a ship leaves a berth.
    fn departure_loss(&self, berth: Berth) -> f64 {
        let Self { judge, seat, .. } = *self;
        let ships = judge.state.ships(seat).and(Squares::only(berth.square()).berths());
        let is_pair = judge.state.pairs(seat).contains(berth) || ships.len() > 1;
        match judge.held(seat, berth.square()) {
            Some(_) if is_pair => 0.6,
            Some(empire) => judge.by_ship[empire.index()],
            None if judge.has_rival(seat, berth.square()) => 0.8,
            None => 0.0,
        }
    }

    /// The cost of a payment.
    fn cost(&self, pay: Cards) -> f64 {
        let rest = self.judge.worth(self.plans, self.cards.minus(pay));
        CARD_COST * f64::from(pay.len()) + (self.hand_value - rest).max(0.0)
    }

    fn appeal(&self, action: Action) -> f64 {
        let has_many = self.cards.len() > 3;
        match action {
            Action::Found { pay, .. } => 12.0 / (1.0 + 0.5 * f64::from(pay.count(Kind::Joker))),
            Action::Sail { from, to, pay } => {
                let gift = if self.judge.cities.contains(to.square()) { 1.0 } else { 0.0 };
                gain_weight(self.arrival_value(to) - self.departure_loss(from) - self.cost(pay) - gift)
            }
            Action::Build { city, pay } => gain_weight(self.launch_value(city.shipyard()) - self.cost(pay)),
            Action::BuildOnTyros => {
                let price = f64::from(self.judge.state.tyros_price());
                gain_weight(self.launch_value(Berth::TYROS) - 0.8 * price)
            }
            Action::Swap => gain_weight(self.bank().1 - BANK_COST),
            Action::Take { kind } => {
                let more = self.judge.worth(self.plans, self.cards.plus(Cards::of(kind, 1)));
                gain_weight(more + self.bank().0 - 2.0 * self.hand_value - BANK_COST)
            }
            // After refused offers the next one is less likely to succeed.
            Action::Offer { to } => {
                let earlier = f64::from(self.judge.state.proposed(self.seat));
                if to == Audience::All { 0.25 / (1.0 + 2.0 * earlier) } else { 0.1 / (1.0 + 2.0 * earlier) }
            }
            Action::Pass if has_many => 0.2,
            _ => 1.0,
        }
    }

    /// The value of the hand without its three cheapest cards, and the gain of a swap.
    fn bank(&self) -> (f64, f64) {
        *self.bank.get_or_init(|| {
            let Self { judge, plans, cards, hand_value, .. } = self;
            (judge.after_paying(plans, *cards, 3), judge.swap_gain(plans, *cards, *hand_value))
        })
    }

    /// The value of a new ship in a berth.
    fn launch_value(&self, berth: Berth) -> f64 {
        let judge = self.judge;
        if judge.held(self.seat, berth.square()).is_some() {
            return self.arrival_value(berth);
        }
        judge.outlook(self.seat, berth)
    }
}

/// A weight that grows with the gain, and is small but not zero for a loss.
fn gain_weight(gain: f64) -> f64 {
    if gain <= 0.0 { 0.02 } else { 0.2 + gain }
}

fn square(weight: f64) -> f64 {
    weight * weight
}
