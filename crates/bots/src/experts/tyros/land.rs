//! What lies on the board: empires that grow, cities, most cities, ships.

use std::cmp::Ordering;

use alcazar_core::Seat;
use tyros::board::{Berth, Square};
use tyros::{Empire, Kind, State};

use super::Judge;

/// Each bonus (Y6.4).
const BONUS: f64 = 7.0;
/// How likely, early in the game, a lead of one city in an empire is lost again, and a tie is broken in one's favour.
const LEAD_LOST: f64 = 0.1;
const TIE_BROKEN: f64 = 0.4;
/// What an own city is worth as a place where ships are built.
const SHIPYARD: f64 = 1.5;
/// A ship alone keeps its square so surely while there are rounds to come, and in the last one.
const ALONE: f64 = 0.92;
const ALONE_AT_LAST: f64 = 0.95;
/// A second ship in a square: it keeps others out, and a city is cheaper by a card.
const SECOND_SHIP: f64 = 0.6;
/// A ship that holds nothing now, apart from where it may go.
const LOOSE_SHIP: f64 = 0.1;
/// How much of what such a ship may come to counts, and how much less if another's ship lies beside it.
const HOPE: f64 = 0.6;
const CONTESTED: f64 = 0.3;
/// A step of a ship costs a card.
const STEP: f64 = 1.8;

/// What a city and a ship will probably score in each empire, with so many tiles to be played: their ranks may change.
pub(super) fn worth_to_come(state: &State, tiles: u8) -> ([f64; 4], [f64; 4]) {
    let ranks = state.ranks();
    let doubt = 0.05 + 0.5 * libm::sqrt(f64::from(tiles));
    let (mut by_city, mut by_ship) = ([0.0; 4], [0.0; 4]);
    for (place, rank) in ranks.iter().enumerate() {
        // The expected number of larger empires.
        let mut larger = 0.0;
        for (other_place, other) in ranks.iter().enumerate() {
            if other_place != place {
                let tie = if other_place < place { 0.2 } else { -0.2 };
                larger += likelihood((other.squares as f64 - rank.squares as f64 + tie) / doubt);
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

/// How likely something is that stands so well: a half at 0, all but certain at 1 and above.
fn likelihood(margin: f64) -> f64 {
    let steep = 2.0 * margin;
    0.5 + 0.5 * steep / (1.0 + steep.abs())
}

impl Judge<'_> {
    /// All that a seat can look forward to from what it has on the board.
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

    /// What the bonus for most cities in an empire is worth to a seat with so many of them.
    pub(super) fn most_cities(&self, seat: Seat, empire: Empire, own: u8) -> f64 {
        let others = Seat::first(self.players).filter(|&other| other != seat);
        let most = others.map(|other| self.cities_in[other.index()][empire.index()]).max();
        let most = most.unwrap_or(0);
        let time = self.time();
        let share = match own.cmp(&most) {
            Ordering::Greater => 1.0 - LEAD_LOST * time / f64::from(own - most),
            _ if own == 0 => 0.1 * time,
            Ordering::Equal => TIE_BROKEN * time,
            Ordering::Less => 0.15 * time,
        };
        BONUS * share
    }

    /// What the bonus for the first with a city in each empire is worth to a seat with cities in so many.
    pub(super) fn everywhere(&self, seat: Seat, empires: usize) -> f64 {
        match self.state.first_everywhere() {
            Some(first) if first == seat => BONUS,
            Some(_) => 0.0,
            None => BONUS * self.time() * [0.0, 0.05, 0.2, 0.5, 1.0][empires],
        }
    }

    /// What a seat's ships are worth where they lie.
    fn ships(&self, seat: Seat) -> f64 {
        let mut points = 0.0;
        let ships = self.state.ships(seat);
        for berth in ships.iter() {
            let is_pair = self.state.pairs(seat).contains(berth);
            let holds_both_coasts = berth == Berth::ITALY_EAST && ships.contains(Berth::ITALY_WEST);
            points += match self.held(seat, berth.square()) {
                Some(_) if holds_both_coasts => SECOND_SHIP * self.time(),
                Some(empire) => {
                    let surety = if is_pair {
                        1.0
                    } else if self.is_last_round() {
                        ALONE_AT_LAST
                    } else {
                        ALONE
                    };
                    let second = if is_pair { SECOND_SHIP * self.time() } else { 0.0 };
                    surety * self.by_ship[empire.index()] + second
                }
                None => {
                    let is_contested =
                        !self.cities.contains(berth.square()) && self.has_rival(seat, berth.square());
                    let ease = if is_contested { CONTESTED } else { 1.0 };
                    ease * self.outlook(seat, berth) * if is_pair { 1.7 } else { 1.0 }
                }
            };
        }
        points
    }

    /// The empire of a square that a seat holds with ships alone, or would hold with one.
    pub(super) fn held(&self, seat: Seat, square: Square) -> Option<Empire> {
        let empire = self.state.empire(square)?;
        let is_taken = self.cities.contains(square) || self.has_rival(seat, square);
        (!is_taken).then_some(empire)
    }

    /// Whether another's ship lies in a square.
    pub(super) fn has_rival(&self, seat: Seat, square: Square) -> bool {
        self.rivals[seat.index()].contains(square)
    }

    /// What a ship that holds nothing can come to.
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
        if self.is_last_round() { 0.8 * best } else { LOOSE_SHIP + HOPE * best }
    }
}
