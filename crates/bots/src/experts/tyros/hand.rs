//! The value of cards: the city that they may pay for, and the rest card by card.

use alcazar_core::Seat;
use tyros::board::Squares;
use tyros::{Cards, Empire, Kind, Phase, Purchase};

use super::Judge;

/// The value of a card that serves no plan, before and in the last round.
const CARD: f64 = 0.25;
const CARD_LAST_ROUND: f64 = 0.15;
/// The value of a joker, which serves any plan.
const JOKER: f64 = 1.1;
/// How many cards can be kept for the next round (Y3.2).
const KEPT: f64 = 3.0;
/// The probability of a city by the number of missing cards, before and in the last round.
const CITY: [f64; 7] = [0.95, 0.66, 0.46, 0.33, 0.23, 0.15, 0.08];
const CITY_LAST_ROUND: [f64; 7] = [0.98, 0.4, 0.12, 0.03, 0.0, 0.0, 0.0];
/// The expected value of a card drawn from the bank, before and in the last round.
const DRAWN: f64 = 0.9;
const DRAWN_LAST_ROUND: f64 = 0.35;
/// The opportunity cost of a ship that founds a city.
const SHIP: f64 = 2.5;
/// The value of a new ship on Tyros.
const TYROS_SHIP: f64 = 2.0;
/// The certainty of a city with a single ship on its square, where another player's ship may still prevent it
/// (Y5.3).
const SINGLE_SHIP: f64 = 0.72;
/// The price of a city with one ship on its square; two ships save a card (Y5.3).
const CITY_PRICE: u8 = 5;

/// The city that a seat plans in each empire.
#[derive(Debug, Clone, Copy)]
pub(super) struct Plans {
    cities: [Plan; 4],
    is_last_round: bool,
}

/// A planned city: the number of cards it takes, if it is possible at all, and its gain in points.
#[derive(Debug, Clone, Copy, Default)]
struct Plan {
    price: Option<u8>,
    gain: f64,
}

impl Plans {
    /// The value of `count` cards of an empire's colour.
    fn in_colour(&self, empire: Empire, count: u8) -> f64 {
        let (card, chances) =
            if self.is_last_round { (CARD_LAST_ROUND, &CITY_LAST_ROUND) } else { (CARD, &CITY) };
        let singly = card * f64::from(count);
        let Plan { price: Some(price), gain } = self.cities[empire.index()] else { return singly };
        if count == 0 {
            return singly;
        }
        let probability = chances.get(usize::from(price.saturating_sub(count))).copied().unwrap_or(0.0);
        let surplus = card * f64::from(count.saturating_sub(price));
        singly.max(probability * gain + surplus)
    }
}

impl Judge<'_> {
    /// The value of a seat's hand.
    pub(super) fn hand(&self, seat: Seat) -> f64 {
        let plans = self.plans(seat);
        if let Some(kept) = self.state.kept(seat) {
            return self.worth(plans, kept);
        }
        let cards = self.state.cards(seat);
        self.worth(plans, cards) * self.usable_share(cards)
    }

    /// The share of a hand that will be used: cards that can't be kept are lost when the round ends (Y3.2).
    fn usable_share(&self, cards: Cards) -> f64 {
        let count = f64::from(cards.len());
        if count <= KEPT || self.is_last_round() {
            return 1.0;
        }
        let kept = (KEPT + 0.6) / (count + 0.6);
        let end = match self.state.phase() {
            Phase::Keep => 1.0,
            // The more players have passed, the nearer the end of the round.
            _ => 0.7 * f64::from(self.state.passes()) / self.players as f64,
        };
        1.0 - end * (1.0 - kept)
    }

    /// The cities that a seat can found now or soon.
    pub(super) fn plans(&self, seat: Seat) -> &Plans {
        self.plans[seat.index()].get_or_init(|| self.make_plans(seat))
    }

    fn make_plans(&self, seat: Seat) -> Plans {
        let mut plans = Plans { cities: [Plan::default(); 4], is_last_round: self.is_last_round() };
        let ships = self.state.ships(seat);
        let in_empires = self.cities_in[seat.index()];
        let covered = in_empires.iter().filter(|&&count| count > 0).count();
        for empire in Empire::ALL {
            let land = self.state.squares(empire);
            let own = in_empires[empire.index()];
            let most = self.most_cities(seat, empire, own + 1) - self.most_cities(seat, empire, own);
            let everywhere = if own == 0 {
                self.everywhere(seat, covered + 1) - self.everywhere(seat, covered)
            } else {
                0.0
            };
            let gain = self.by_city[empire.index()] + most + everywhere;
            let mut cheapest = u8::MAX;
            let (mut lost, mut certainty) = (SHIP, SINGLE_SHIP);
            for berth in ships.iter() {
                let square = berth.square();
                if land.contains(square) && self.held(seat, square).is_some() {
                    let has_two = self.state.pairs(seat).contains(berth)
                        || ships.and(Squares::only(square).berths()).len() == 2;
                    let price = CITY_PRICE - u8::from(has_two);
                    if price < cheapest {
                        cheapest = price;
                        // The points of the ship itself are lost.
                        lost = self.by_ship[empire.index()];
                        certainty = if has_two { 1.0 } else { SINGLE_SHIP };
                    }
                }
            }
            if cheapest == u8::MAX {
                // A ship must first reach a free square of the empire.
                for berth in ships.iter() {
                    let steps = self.free.and(land).berths().iter().map(|to| berth.distance(to)).min();
                    cheapest = cheapest.min(steps.map_or(u8::MAX, |steps| steps + CITY_PRICE));
                }
            }
            let gain = certainty * (gain - lost).max(0.0);
            let price = (cheapest != u8::MAX).then_some(cheapest);
            plans.cities[empire.index()] = Plan { price, gain };
        }
        plans
    }

    /// The value of these cards for a player with these plans.
    pub(super) fn worth(&self, plans: &Plans, cards: Cards) -> f64 {
        let jokers = cards.count(Kind::Joker);
        let mut sum = 0.0;
        let mut by_jokers = f64::from(jokers) * if self.is_last_round() { CARD_LAST_ROUND } else { JOKER };
        for empire in Empire::ALL {
            let count = cards.count(empire.kind());
            let without = plans.in_colour(empire, count);
            sum += without;
            if jokers > 0 {
                by_jokers = by_jokers.max(plans.in_colour(empire, count + jokers) - without);
            }
        }
        sum + by_jokers
    }

    /// The gain of the announced purchase that the active seat has yet to pay for.
    pub(super) fn pending_purchase(&self, seat: Seat) -> f64 {
        let Phase::Pay { purchase } = self.state.phase() else { return 0.0 };
        let cards = self.state.cards(seat);
        let plans = self.plans(seat);
        let hand_value = self.worth(plans, cards);
        match purchase {
            Purchase::Ship => {
                let rest = self.after_paying(plans, cards, self.state.tyros_price());
                TYROS_SHIP * self.time() + rest - hand_value
            }
            Purchase::Swap => self.swap_gain(plans, cards, hand_value),
            Purchase::Take { kind } => self.take_gain(plans, cards, hand_value, kind),
        }
    }

    /// The gain of swapping the cards that serve no plan (Y5.6).
    pub(super) fn swap_gain(&self, plans: &Plans, cards: Cards, hand_value: f64) -> f64 {
        let drawn = if self.is_last_round() { DRAWN_LAST_ROUND } else { DRAWN };
        let (mut left, mut best) = (cards, f64::NEG_INFINITY);
        for given in 1..=3_u8 {
            let Some((rest, worth)) = self.without_cheapest(plans, left) else { break };
            left = rest;
            best = best.max(worth + drawn * f64::from(given) - hand_value);
        }
        best
    }

    /// The gain of discarding three cards for one from the discard pile (Y5.6).
    pub(super) fn take_gain(&self, plans: &Plans, cards: Cards, hand_value: f64, kind: Kind) -> f64 {
        self.after_paying(plans, cards.plus(Cards::of(kind, 1)), 3) - hand_value
    }

    /// The value of a hand without its `count` cheapest cards.
    pub(super) fn after_paying(&self, plans: &Plans, cards: Cards, count: u8) -> f64 {
        let mut left = (cards, 0.0);
        for _ in 0..count {
            let Some(rest) = self.without_cheapest(plans, left.0) else { break };
            left = rest;
        }
        left.1
    }

    /// A hand without its cheapest card, and the value of the rest; `None` for an empty hand.
    fn without_cheapest(&self, plans: &Plans, cards: Cards) -> Option<(Cards, f64)> {
        let mut best: Option<(Cards, f64)> = None;
        for kind in cards.kinds() {
            let rest = cards.minus(Cards::of(kind, 1));
            let worth = self.worth(plans, rest);
            // Of equally cheap kinds the last in colour order is removed.
            if best.is_none_or(|(_, max)| worth >= max) {
                best = Some((rest, worth));
            }
        }
        best
    }
}
