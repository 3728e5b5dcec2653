//! What the bots know about Tyros.
//!
//! Everything is counted in points at the end of the game. A city of about ten points takes five cards, a ship of about five takes
//! two: so a card is worth one or two points, but only as long as there is a square left for it, and a round to spend it in.

mod appeal;
mod hand;
mod land;
mod temperament;
mod trade;

use std::cell::OnceCell;

use alcazar_core::{Game, Seat, SeatSet};
use tyros::board::Squares;
use tyros::{Action, Empire, Phase, State, Tiles};

use self::hand::Plans;
use crate::expert::{Expert, Insight, Points};
use crate::level::Level;
use crate::playout::Playout;
use crate::search::Settings;
use crate::temperament::Temperament;

impl Expert for State {
    const LEAD: f64 = 18.0;
    const WIDTH: usize = 12;

    fn adapt(level: Level, usual: Settings) -> Settings {
        // Everybody has had a turn then, and the searching seat its next one too.
        let playout = Playout { moves: u32::MAX, rounds: 1, glances: 12, ..usual.playout };
        let plain = Playout { glances: 6, insight: Insight::Plain, ..playout };
        match level {
            Level::Flat => Settings { playout: Playout { choosiness: 0, ..plain }, ..usual },
            // Plain eyes see nothing in what is only begun, so they must not choose what is played out. Of the many actions below
            // the first step most are poor: even a plain search tries the more appealing first.
            Level::Search => {
                let even = Settings { looks: 0, width: 30, weight: 0.0, curiosity: 0.3, ..usual };
                Settings { playout: plain, trust: 0.1, ..even }
            }
            _ => Settings { playout, looks: 4, width: 8, weight: 4.0, curiosity: 0.05, ..usual },
        }
    }

    fn active_seats(&self) -> SeatSet {
        SeatSet::only(self.active())
    }

    fn prospects(&self) -> Points {
        let judge = Judge::new(self);
        let mut points = judge.points(|seat| judge.board(seat));
        let active = self.active();
        points[active.index()] += judge.at_hand(active);
        judge.add_offer(&mut points);
        points
    }

    /// What the board would score now, and what the hand is good for: ships that are only on their way, purchases that are only to be
    /// paid and offers that are only made count nothing.
    fn plain_prospects(&self) -> Points {
        let scores = self.standing().scores;
        Judge::new(self).points(|seat| f64::from(scores[seat]))
    }

    fn appeal(&self, seat: Seat, actions: &[Action], weights: &mut Vec<f64>) {
        Judge::new(self).weigh(seat, actions, weights);
    }

    fn liking(&self, temperament: Temperament, action: &Action) -> f64 {
        temperament::liking(self, temperament, *action)
    }
}

/// The game is for three or four.
const MOST_PLAYERS: usize = 4;

/// The eyes of the evaluation, with what it looks at again and again.
struct Judge<'a> {
    state: &'a State,
    players: usize,
    /// The rounds after this one, as far as can be told.
    rounds: f64,
    /// What a city, and what a ship alone, will probably score in each empire.
    by_city: [f64; 4],
    by_ship: [f64; 4],
    /// The squares with a city.
    cities: Squares,
    /// The squares of empires where there is neither a city nor a ship.
    free: Squares,
    /// How many cities each seat has in each empire.
    cities_in: [[u8; 4]; MOST_PLAYERS],
    /// The squares where others than this seat have ships.
    rivals: [Squares; MOST_PLAYERS],
    /// What cards are worth to each seat, looked at when it is first asked for.
    plans: [OnceCell<Plans>; MOST_PLAYERS],
}

impl<'a> Judge<'a> {
    fn new(state: &'a State) -> Self {
        let players = state.players();
        let seats = Seat::first(players);
        let ships_of = |seat: Seat| state.ships(seat).squares();
        let marked = Empire::ALL.iter().fold(Squares::EMPTY, |all, &empire| all.or(state.squares(empire)));
        let cities = seats.clone().fold(Squares::EMPTY, |all, seat| all.or(state.cities(seat)));
        let ships = seats.clone().fold(Squares::EMPTY, |all, seat| all.or(ships_of(seat)));
        let (mut cities_in, mut rivals) = ([[0; 4]; MOST_PLAYERS], [Squares::EMPTY; MOST_PLAYERS]);
        for seat in seats.clone() {
            let own = state.cities(seat);
            cities_in[seat.index()] = Empire::ALL.map(|empire| own.and(state.squares(empire)).len() as u8);
            let others = seats.clone().filter(|&other| other != seat);
            rivals[seat.index()] = others.fold(Squares::EMPTY, |all, other| all.or(ships_of(other)));
        }
        let tiles = Tiles::ALL.minus(Tiles::of(marked)).len();
        let (by_city, by_ship) = land::worth_to_come(state, tiles);
        Self {
            state,
            players,
            rounds: rounds_left(state, tiles),
            by_city,
            by_ship,
            cities,
            free: marked.minus(cities).minus(ships),
            cities_in,
            rivals,
            plans: Default::default(),
        }
    }

    /// What each seat has, if its things on the board are worth so much.
    fn points(&self, board: impl Fn(Seat) -> f64) -> Points {
        let mut points = Points::default();
        for seat in Seat::first(self.players) {
            points[seat.index()] = board(seat) + self.hand(seat);
        }
        points
    }

    /// How much of what is only begun can still be finished: 1 with two rounds to come or more, 0 in the last one.
    fn time(&self) -> f64 {
        (self.rounds / 2.0).min(1.0)
    }

    fn is_last_round(&self) -> bool {
        self.rounds <= 0.0
    }
}

/// How many rounds follow this one (Y6.1), with so many tiles not played yet.
fn rounds_left(state: &State, tiles: u8) -> f64 {
    let players = state.players();
    let passes = if players == 3 { 2.0 } else { 1.0 };
    let fewest = Seat::first(players).map(|seat| state.tiles(seat).len()).min().unwrap_or(0);
    let in_hands: u8 = Seat::first(players).map(|seat| state.tiles(seat).len()).sum();
    let by_pile = f64::from(tiles) / (passes * players as f64);
    // Once the pile is empty, whoever has fewest tiles ends the game.
    let by_hand = if tiles > in_hands { f64::INFINITY } else { f64::from(fewest) / passes };
    let rounds = by_pile.min(by_hand);
    // While the empires grow, some of the tiles belong to this round.
    let is_growing = matches!(state.phase(), Phase::Grow | Phase::DrawTile | Phase::DealCards { .. });
    if is_growing { (rounds - 0.5).max(0.0) } else { libm::ceil(rounds) }
}
