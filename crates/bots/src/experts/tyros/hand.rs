//! What cards are worth: the city that they will pay for, and the rest one by one.

use alcazar_core::Seat;
use tyros::board::Squares;
use tyros::{Cards, Empire, Kind, Phase, Purchase};

use super::Judge;

/// A card that belongs to no plan, while there are rounds to come, and in the last one.
const CARD: f64 = 0.25;
const CARD_AT_LAST: f64 = 0.15;
/// A joker serves any plan.
const JOKER: f64 = 1.1;
/// So many cards can be kept for the next round (Y3.2).
const KEPT: f64 = 3.0;
/// How likely a city is for which so many cards are missing: with rounds to come, and in the last one.
const CITY: [f64; 7] = [0.95, 0.66, 0.46, 0.33, 0.23, 0.15, 0.08];
const CITY_AT_LAST: [f64; 7] = [0.98, 0.4, 0.12, 0.03, 0.0, 0.0, 0.0];
/// What a card drawn from the bank is worth before it is seen, with rounds to come, and in the last one.
const DRAWN: f64 = 0.9;
const DRAWN_AT_LAST: f64 = 0.35;
/// A ship that goes to found a city is not elsewhere.
const SHIP: f64 = 2.5;
/// A new ship on Tyros.
const TYROS_SHIP: f64 = 2.0;
/// Where a single ship waits for its city, another's may come between (Y5.3).
const SINGLE_SHIP: f64 = 0.72;
/// With one ship on the spot a city takes five cards, with two of them four (Y5.3).
const CITY_PRICE: u8 = 5;

/// The city in each empire that a seat may pay for with cards of its colour.
#[derive(Debug, Clone, Copy)]
pub(super) struct Plans {
    cities: [Plan; 4],
    is_last_round: bool,
}

/// A city that takes so many cards, if it is to be had at all, and what it brings.
#[derive(Debug, Clone, Copy, Default)]
struct Plan {
    price: Option<u8>,
    gain: f64,
}

impl Plans {
    /// What so many cards of an empire's colour are worth.
    fn in_colour(&self, empire: Empire, count: u8) -> f64 {
        let (card, chances) = if self.is_last_round { (CARD_AT_LAST, &CITY_AT_LAST) } else { (CARD, &CITY) };
        let singly = card * f64::from(count);
        let Plan { price: Some(price), gain } = self.cities[empire.index()] else { return singly };
        if count == 0 {
            return singly;
        }
        let likely = chances.get(usize::from(price.saturating_sub(count))).copied().unwrap_or(0.0);
        let beyond = card * f64::from(count.saturating_sub(price));
        singly.max(likely * gain + beyond)
    }
}

impl Judge<'_> {
    /// What a hand is worth to a seat.
    pub(super) fn hand(&self, seat: Seat) -> f64 {
        let plans = self.plans(seat);
        if let Some(kept) = self.state.kept(seat) {
            return self.worth(plans, kept);
        }
        let cards = self.state.cards(seat);
        self.worth(plans, cards) * self.use_of_cards(cards)
    }

    /// How much of a hand will be used: cards that can't be kept are lost when the round ends (Y3.2).
    fn use_of_cards(&self, cards: Cards) -> f64 {
        let count = f64::from(cards.len());
        if count <= KEPT || self.is_last_round() {
            return 1.0;
        }
        let kept = (KEPT + 0.6) / (count + 0.6);
        let end = match self.state.phase() {
            Phase::Keep => 1.0,
            // When one after the other passes, the end is near.
            _ => 0.7 * f64::from(self.state.passes()) / self.players as f64,
        };
        1.0 - end * (1.0 - kept)
    }

    /// Where a seat can found cities, or nearly.
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
            let (mut lost, mut surety) = (SHIP, SINGLE_SHIP);
            for berth in ships.iter() {
                let square = berth.square();
                if land.contains(square) && self.held(seat, square).is_some() {
                    let has_two = self.state.pairs(seat).contains(berth)
                        || ships.and(Squares::only(square).berths()).len() == 2;
                    let price = CITY_PRICE - u8::from(has_two);
                    if price < cheapest {
                        cheapest = price;
                        // The ship's own points go with it.
                        lost = self.by_ship[empire.index()];
                        surety = if has_two { 1.0 } else { SINGLE_SHIP };
                    }
                }
            }
            if cheapest == u8::MAX {
                // A ship must first come to a free square of the empire.
                for berth in ships.iter() {
                    let steps = self.free.and(land).berths().iter().map(|to| berth.distance(to)).min();
                    cheapest = cheapest.min(steps.map_or(u8::MAX, |steps| steps + CITY_PRICE));
                }
            }
            let gain = surety * (gain - lost).max(0.0);
            let price = (cheapest != u8::MAX).then_some(cheapest);
            plans.cities[empire.index()] = Plan { price, gain };
        }
        plans
    }

    /// What these cards are worth to somebody with these plans.
    pub(super) fn worth(&self, plans: &Plans, cards: Cards) -> f64 {
        let jokers = cards.count(Kind::Joker);
        let mut sum = 0.0;
        let mut by_jokers = f64::from(jokers) * if self.is_last_round() { CARD_AT_LAST } else { JOKER };
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

    /// What the moment offers to the seat whose turn it is, beyond what it has: a purchase that is only to be paid.
    pub(super) fn at_hand(&self, seat: Seat) -> f64 {
        let Phase::Pay { purchase } = self.state.phase() else { return 0.0 };
        let cards = self.state.cards(seat);
        let plans = self.plans(seat);
        let whole = self.worth(plans, cards);
        match purchase {
            Purchase::Ship => {
                let rest = self.after_paying(plans, cards, self.state.tyros_price());
                TYROS_SHIP * self.time() + rest - whole
            }
            Purchase::Swap => self.swapping(plans, cards, whole),
            Purchase::Take { kind } => self.taking(plans, cards, whole, kind),
        }
    }

    /// What is gained by drawing other cards for those that serve no plan (Y5.6).
    pub(super) fn swapping(&self, plans: &Plans, cards: Cards, whole: f64) -> f64 {
        let drawn = if self.is_last_round() { DRAWN_AT_LAST } else { DRAWN };
        let (mut left, mut best) = (cards, f64::NEG_INFINITY);
        for given in 1..=3_u8 {
            let Some((rest, worth)) = self.without_cheapest(plans, left) else { break };
            left = rest;
            best = best.max(worth + drawn * f64::from(given) - whole);
        }
        best
    }

    /// What is gained by giving three cards for one of one's choice (Y5.6).
    pub(super) fn taking(&self, plans: &Plans, cards: Cards, whole: f64, kind: Kind) -> f64 {
        self.after_paying(plans, cards.plus(Cards::of(kind, 1)), 3) - whole
    }

    /// What is left of a hand, in points, without so many of its cheapest cards.
    pub(super) fn after_paying(&self, plans: &Plans, cards: Cards, count: u8) -> f64 {
        let mut left = (cards, 0.0);
        for _ in 0..count {
            let Some(rest) = self.without_cheapest(plans, left.0) else { break };
            left = rest;
        }
        left.1
    }

    /// A hand without its cheapest card, and what the rest is worth; nothing if there is none.
    fn without_cheapest(&self, plans: &Plans, cards: Cards) -> Option<(Cards, f64)> {
        let mut best: Option<(Cards, f64)> = None;
        for kind in cards.kinds() {
            let rest = cards.minus(Cards::of(kind, 1));
            let worth = self.worth(plans, rest);
            // Of equals the last, as a hand is sorted.
            if best.is_none_or(|(_, most)| worth >= most) {
                best = Some((rest, worth));
            }
        }
        best
    }
}
