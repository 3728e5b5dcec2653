//! How inviting actions look at a glance.

use std::cell::OnceCell;

use alcazar_core::Seat;
use tyros::board::{Berth, Squares};
use tyros::{Action, Audience, Cards, Kind, Phase, Purchase};

use super::Judge;
use super::hand::Plans;

/// A card that is paid is gone, whatever it was worth to the plans of its owner.
const CARD: f64 = 0.3;
/// What it takes to go to the bank rather than to pass.
const BANK: f64 = 0.3;

impl Judge<'_> {
    pub(super) fn weigh(&self, seat: Seat, actions: &[Action], weights: &mut Vec<f64>) {
        match self.state.phase() {
            Phase::Act => {
                let moment = Moment::new(self, seat);
                weights.extend(actions.iter().map(|&action| square(square(moment.appeal(action)))));
            }
            Phase::Draft { .. } => {
                let next = self.next_word(seat);
                weights.extend(actions.iter().map(|&action| if Some(action) == next { 8.0 } else { 0.05 }));
            }
            Phase::Answer => {
                let liking = self.liking(seat);
                let yes = if liking > 0.0 { 6.0 } else { 0.02 };
                weights.extend(actions.iter().map(|&action| if action == Action::Yes { yes } else { 1.0 }));
            }
            Phase::Choose => {
                weights
                    .extend(actions.iter().map(|&action| if action == Action::Withdraw { 0.2 } else { 4.0 }));
            }
            Phase::Grow => weights.extend(actions.iter().map(|&action| self.growing(seat, action))),
            Phase::Pay { .. } | Phase::Gift { .. } | Phase::Keep => {
                self.weigh_payments(seat, actions, weights);
            }
            _ => weights.extend(actions.iter().map(|_| 1.0)),
        }
    }

    /// An empire that grows helps those who have cities in it, and opens a square to ships near it.
    fn growing(&self, seat: Seat, action: Action) -> f64 {
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

    /// The next step towards the deal that the proposer has in mind.
    fn next_word(&self, seat: Seat) -> Option<Action> {
        let (given, wanted) = self.state.offer();
        let deal = self.deal_in_mind(seat)?;
        let missing = |all: Cards, some: Cards| all.without(some).kinds().next();
        if matches!(self.state.phase(), Phase::Draft { is_wanting: false }) {
            return Some(missing(deal.give, given).map_or(Action::For, |kind| Action::Add { kind }));
        }
        Some(missing(deal.want, wanted).map_or(Action::Propose, |kind| Action::Want { kind }))
    }

    /// Payments are the more inviting the more is left.
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

/// What all actions of one moment have in common.
struct Moment<'a> {
    judge: &'a Judge<'a>,
    seat: Seat,
    cards: Cards,
    plans: &'a Plans,
    /// What the hand is worth.
    whole: f64,
    /// What it is worth without its three cheapest cards, and what is gained by swapping; looked up when it is first asked for.
    bank: OnceCell<(f64, f64)>,
}

impl<'a> Moment<'a> {
    fn new(judge: &'a Judge<'a>, seat: Seat) -> Self {
        let cards = judge.state.cards(seat);
        let plans = judge.plans(seat);
        let whole = judge.worth(plans, cards);
        Self { judge, seat, cards, plans, whole, bank: OnceCell::new() }
    }

    /// What it is worth to bring a ship there.
    fn coming_to(&self, berth: Berth) -> f64 {
        let Self { judge, seat, .. } = *self;
        let square = berth.square();
        let Some(empire) = judge.state.empire(square) else { return 0.0 };
        if judge.cities.contains(square) {
            return 0.1;
        }
        let by_ship = judge.by_ship[empire.index()];
        if judge.has_rival(seat, square) {
            // Neither holds it then: the other loses what nobody gains.
            return 0.3 + by_ship / (judge.players - 1) as f64 * 0.8;
        }
        let matching = f64::from(self.cards.count(empire.kind()) + self.cards.count(Kind::Joker));
        let has_ship = !judge.state.ships(seat).and(Squares::only(square).berths()).is_empty();
        if has_ship { 0.3 + 0.25 * matching } else { by_ship + 0.3 * matching }
    }

    /// What is lost where a ship leaves.
    fn leaving(&self, berth: Berth) -> f64 {
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

    /// What it costs to pay.
    fn cost(&self, pay: Cards) -> f64 {
        let rest = self.judge.worth(self.plans, self.cards.minus(pay));
        CARD * f64::from(pay.len()) + (self.whole - rest).max(0.0)
    }

    fn appeal(&self, action: Action) -> f64 {
        let has_many = self.cards.len() > 3;
        match action {
            Action::Found { pay, .. } => 12.0 / (1.0 + 0.5 * f64::from(pay.count(Kind::Joker))),
            Action::Sail { from, to, pay } => {
                let gift = if self.judge.cities.contains(to.square()) { 1.0 } else { 0.0 };
                rising(self.coming_to(to) - self.leaving(from) - self.cost(pay) - gift)
            }
            Action::Build { city, pay } => rising(self.launching(city.shipyard()) - self.cost(pay)),
            Action::BuildOnTyros => {
                let price = f64::from(self.judge.state.tyros_price());
                rising(self.launching(Berth::TYROS) - 0.8 * price)
            }
            Action::Swap => rising(self.bank().1 - BANK),
            Action::Take { kind } => {
                let more = self.judge.worth(self.plans, self.cards.plus(Cards::of(kind, 1)));
                rising(more + self.bank().0 - 2.0 * self.whole - BANK)
            }
            // Who was refused asks somebody else, or later, not the same again.
            Action::Offer { to } => {
                let refused = f64::from(self.judge.state.proposed(self.seat));
                if to == Audience::All { 0.25 / (1.0 + 2.0 * refused) } else { 0.1 / (1.0 + 2.0 * refused) }
            }
            Action::Pass if has_many => 0.2,
            _ => 1.0,
        }
    }

    /// What the hand is worth without its three cheapest cards, and what is gained by swapping.
    fn bank(&self) -> (f64, f64) {
        *self.bank.get_or_init(|| {
            let Self { judge, plans, cards, whole, .. } = self;
            (judge.after_paying(plans, *cards, 3), judge.swapping(plans, *cards, *whole))
        })
    }

    /// What a new ship can come to from there.
    fn launching(&self, berth: Berth) -> f64 {
        let judge = self.judge;
        if judge.held(self.seat, berth.square()).is_some() {
            return self.coming_to(berth);
        }
        judge.outlook(self.seat, berth)
    }
}

/// Weight that grows with the gain, and is small, not zero, for a loss.
fn rising(gain: f64) -> f64 {
    if gain <= 0.0 { 0.02 } else { 0.2 + gain }
}

fn square(weight: f64) -> f64 {
    weight * weight
}
