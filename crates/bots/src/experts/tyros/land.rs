//! The value of the board: growing empires, cities, most cities, ships.

use std::cmp::Ordering;

use alcazar_core::Seat;
use tyros::board::{Berth, Square};
use tyros::{Empire, Kind, State};

use super::Judge;

/// The points of each bonus (Y6.4).
const BONUS: f64 = 7.0;
/// Early in the game: the probability that a lead of one city in an empire is lost again, and that a tie is
/// broken in the player's favour.
const LEAD_LOST: f64 = 0.1;
const TIE_BROKEN: f64 = 0.4;
/// The value of a city as a place to build ships.
const SHIPYARD: f64 = 1.5;
/// The probability that a single ship keeps its square, before and in the last round.
const SINGLE: f64 = 0.92;
const SINGLE_LAST_ROUND: f64 = 0.95;
/// The value of a second ship in a square: it keeps others out, and makes a city one card cheaper.
const SECOND_SHIP: f64 = 0.6;
/// The base value of a ship that holds no square, besides its destinations.
const LOOSE_SHIP: f64 = 0.1;
/// The factor for the best destination of such a ship, and the factor if another player's ship is in its
/// square.
const OUTLOOK: f64 = 0.6;
const CONTESTED: f64 = 0.3;
/// The cost of a step, which takes a card.
const STEP: f64 = 1.8;

/// The expected points of a city and of a ship in each empire, with `tiles` tiles left to play: the ranks may
/// change.
pub(super) fn expected_points(state: &State, tiles: u8) -> ([f64; 4], [f64; 4]) {
    let ranks = state.ranks();
    let uncertainty = 0.05 + 0.5 * libm::sqrt(f64::from(tiles));
    let (mut by_city, mut by_ship) = ([0.0; 4], [0.0; 4]);
    for (place, rank) in ranks.iter().enumerate() {
        // The expected number of larger empires.
        let mut larger = 0.0;
        for (other_place, other) in ranks.iter().enumerate() {
            if other_place != place {
                let tie = if other_place < place { 0.2 } else { -0.2 };
                larger += probability((other.squares as f64 - rank.squares as f64 + tie) / uncertainty);
            }
        }
        let below = (0..2).take_while(|&rank| larger >= f64::from(rank + 1)).count();
        let part = (larger - below as f64).clamp(0.0, 1.0);
        let between = |a: i32, b: i32| f64::from(a) * (1.0 - part) + f64::from(b) * part;
        by_city[rank.empire.index()] = between(ranks[below].by_city, ranks[below + 1].by_city);
        by_ship[rank.empire.index()] = between(ranks[below].by_ship, ranks[below + 1].by_ship);
    }
    (by_city, by_ship)
}

/// A probability that grows with the margin: one half at 0, nearly certain at large values.
fn probability(margin: f64) -> f64 {
    let steep = 2.0 * margin;
    0.5 + 0.5 * steep / (1.0 + steep.abs())
}

impl Judge<'_> {
    /// The expected points of a seat from its pieces on the board.
    pub(super) fn board(&self, seat: Seat) -> f64 {
        let cities = self.cities_in[seat.index()];
        let mut points = 0.0;
        for empire in Empire::ALL {
            let own = cities[empire.index()];
            points += self.by_city[empire.index()] * f64::from(own) + self.most_cities(seat, empire, own);
        }
        let shipyards = self.state.cities(seat).len().min(4) as f64;
        let empires = cities.into_iter().filter(|&count| count > 0).count();
        points + SHIPYARD * self.time() * shipyards + self.everywhere(seat, empires) + self.ships(seat)
    }

    /// The expected bonus for most cities in an empire, for a seat with `own` cities there.
    pub(super) fn most_cities(&self, seat: Seat, empire: Empire, own: u8) -> f64 {
        let others = Seat::first(self.players).filter(|&other| other != seat);
        let max = others.map(|other| self.cities_in[other.index()][empire.index()]).max();
        let max = max.unwrap_or(0);
        let time = self.time();
        let share = match own.cmp(&max) {
            Ordering::Greater => 1.0 - LEAD_LOST * time / f64::from(own - max),
            _ if own == 0 => 0.1 * time,
            Ordering::Equal => TIE_BROKEN * time,
            Ordering::Less => 0.15 * time,
        };
        BONUS * share
    }

    /// The expected bonus for the first city in each empire, for a seat with cities in `empires` of them.
    pub(super) fn everywhere(&self, seat: Seat, empires: usize) -> f64 {
        match self.state.first_everywhere() {
            Some(first) if first == seat => BONUS,
            Some(_) => 0.0,
            None => BONUS * self.time() * [0.0, 0.05, 0.2, 0.5, 1.0][empires],
        }
    }

    /// The value of a seat's ships where they are.
    pub(super) fn ships(&self, seat: Seat) -> f64 {
        let mut points = 0.0;
        let ships = self.state.ships(seat);
        for berth in ships.iter() {
            let is_pair = self.state.pairs(seat).contains(berth);
            let holds_both_coasts = berth == Berth::ITALY_EAST && ships.contains(Berth::ITALY_WEST);
            points += match self.held(seat, berth.square()) {
                Some(_) if holds_both_coasts => SECOND_SHIP * self.time(),
                Some(empire) => {
                    let certainty = if is_pair {
                        1.0
                    } else if self.is_last_round() {
                        SINGLE_LAST_ROUND
                    } else {
                        SINGLE
                    };
                    let second = if is_pair { SECOND_SHIP * self.time() } else { 0.0 };
                    certainty * self.by_ship[empire.index()] + second
                }
                None => {
                    let is_contested =
                        !self.cities.contains(berth.square()) && self.has_rival(seat, berth.square());
                    let factor = if is_contested { CONTESTED } else { 1.0 };
                    factor * self.outlook(seat, berth) * if is_pair { 1.7 } else { 1.0 }
                }
            };
        }
        points
    }

    /// The empire of a square that a seat holds, or would hold, with ships alone.
    pub(super) fn held(&self, seat: Seat, square: Square) -> Option<Empire> {
        let empire = self.state.empire(square)?;
        let is_taken = self.cities.contains(square) || self.has_rival(seat, square);
        (!is_taken).then_some(empire)
    }

    /// Whether another player has a ship in a square.
    pub(super) fn has_rival(&self, seat: Seat, square: Square) -> bool {
        self.rivals[seat.index()].contains(square)
    }

    /// The value of the destinations of a ship that holds no square.
    pub(super) fn outlook(&self, seat: Seat, berth: Berth) -> f64 {
        let hand = self.state.cards(seat);
        let jokers = hand.count(Kind::Joker);
        let mut best: f64 = 0.0;
        for empire in Empire::ALL {
            let cards = hand.count(empire.kind()) + jokers;
            for to in self.free.and(self.state.squares(empire)).berths().iter() {
                let steps = berth.distance(to);
                if steps <= cards || !self.is_last_round() {
                    best = best.max(self.by_ship[empire.index()] - STEP * f64::from(steps));
                }
            }
        }
        if self.is_last_round() { 0.8 * best } else { LOOSE_SHIP + OUTLOOK * best }
    }
}
