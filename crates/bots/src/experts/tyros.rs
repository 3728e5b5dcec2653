//! The bots' expert for Tyros.
//!
//! All values are points at the end of the game. A city of about ten points takes five cards, and a ship of
//! about five points takes two. So a card is worth one or two points, but only while there is a free square
//! for it and a round to spend it in.

mod appeal;
mod features;
mod hand;
mod land;
mod temperament;
mod trade;

use std::cell::OnceCell;

use alcazar_core::{Game, Seat, SeatSet};
use tyros::board::Squares;
use tyros::{Action, Empire, Phase, State, Tiles};

use self::hand::Plans;
use crate::expert::{Expert, Feature, Insight, Points};
use crate::level::Level;
use crate::playout::Playout;
use crate::search::Settings;
use crate::temperament::Temperament;

impl Expert for State {
    const LEAD: f64 = 18.0;
    const WIDTH: usize = 12;

    fn adapt(level: Level, settings: Settings) -> Settings {
        // After one round every player has had a turn, and the searching seat its next one too.
        let playout = Playout { moves: u32::MAX, rounds: 1, max_candidates: 12, ..settings.playout };
        let plain = Playout { max_candidates: 6, insight: Insight::Plain, ..playout };
        match level {
            Level::Flat => Settings { playout: Playout { tournament_size: 0, ..plain }, ..settings },
            // The plain evaluation does not see the value of unfinished plans, so it must not select which
            // actions are played out. Most of the many actions below the first step are poor, so even a plain
            // search tries the more appealing ones first.
            Level::Search => {
                let even = Settings {
                    root_evaluations: 0,
                    root_width: 30,
                    evaluation_weight: 0.0,
                    exploration: 0.3,
                    ..settings
                };
                Settings { playout: plain, prior_weight: 0.1, ..even }
            }
            _ => Settings {
                playout,
                root_evaluations: 4,
                root_width: 8,
                evaluation_weight: 4.0,
                exploration: 0.05,
                ..settings
            },
        }
    }

    fn active_seats(&self) -> SeatSet {
        SeatSet::only(self.active())
    }

    fn prospects(&self) -> Points {
        let judge = Judge::new(self);
        let mut points = judge.points(|seat| judge.board(seat));
        let active = self.active();
        points[active.index()] += judge.pending_purchase(active);
        judge.add_offer(&mut points);
        points
    }

    fn features(&self, seat: Seat) -> Vec<Feature> {
        Judge::new(self).features(seat)
    }

    /// The current score and the value of the hand. Loose ships, unpaid purchases and pending offers don't
    /// count.
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

/// The maximum number of players.
const MAX_PLAYERS: usize = 4;

/// Evaluates one state, with values that are needed repeatedly precomputed.
struct Judge<'a> {
    state: &'a State,
    players: usize,
    /// The estimated number of rounds after this one.
    rounds: f64,
    /// The expected points of a city and of a ship alone in each empire.
    by_city: [f64; 4],
    by_ship: [f64; 4],
    /// The squares with a city.
    cities: Squares,
    /// The squares of empires with neither a city nor a ship.
    free: Squares,
    /// The number of cities of each seat in each empire.
    cities_in: [[u8; 4]; MAX_PLAYERS],
    /// The squares where the opponents of each seat have ships.
    rivals: [Squares; MAX_PLAYERS],
    /// The plans of each seat, computed on first use.
    plans: [OnceCell<Plans>; MAX_PLAYERS],
}

impl<'a> Judge<'a> {
    fn new(state: &'a State) -> Self {
        let players = state.players();
        let seats = Seat::first(players);
        let ships_of = |seat: Seat| state.ships(seat).squares();
        let marked = Empire::ALL.iter().fold(Squares::EMPTY, |all, &empire| all.or(state.squares(empire)));
        let cities = seats.clone().fold(Squares::EMPTY, |all, seat| all.or(state.cities(seat)));
        let ships = seats.clone().fold(Squares::EMPTY, |all, seat| all.or(ships_of(seat)));
        let (mut cities_in, mut rivals) = ([[0; 4]; MAX_PLAYERS], [Squares::EMPTY; MAX_PLAYERS]);
        for seat in seats.clone() {
            let own = state.cities(seat);
            cities_in[seat.index()] = Empire::ALL.map(|empire| own.and(state.squares(empire)).len() as u8);
            let others = seats.clone().filter(|&other| other != seat);
            rivals[seat.index()] = others.fold(Squares::EMPTY, |all, other| all.or(ships_of(other)));
        }
        let tiles = Tiles::ALL.minus(Tiles::of(marked)).len();
        let (by_city, by_ship) = land::expected_points(state, tiles);
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

    /// The points of each seat: `board` for its pieces on the board, plus the value of its hand.
    fn points(&self, board: impl Fn(Seat) -> f64) -> Points {
        let mut points = Points::default();
        for seat in Seat::first(self.players) {
            points[seat.index()] = board(seat) + self.hand(seat);
        }
        points
    }

    /// The factor for unfinished plans: 1 with at least two rounds to come, 0 in the last one.
    fn time(&self) -> f64 {
        (self.rounds / 2.0).min(1.0)
    }

    fn is_last_round(&self) -> bool {
        self.rounds <= 0.0
    }
}

/// The estimated number of rounds after this one (Y6.1), with `tiles` tiles not played yet.
fn rounds_left(state: &State, tiles: u8) -> f64 {
    let players = state.players();
    let passes = if players == 3 { 2.0 } else { 1.0 };
    let min_hand = Seat::first(players).map(|seat| state.tiles(seat).len()).min().unwrap_or(0);
    let in_hands: u8 = Seat::first(players).map(|seat| state.tiles(seat).len()).sum();
    let by_pile = f64::from(tiles) / (passes * players as f64);
    // Once the pile is empty, the player with the fewest tiles ends the game.
    let by_hand = if tiles > in_hands { f64::INFINITY } else { f64::from(min_hand) / passes };
    let rounds = by_pile.min(by_hand);
    // While the empires grow, some of the tiles are played in this round.
    let is_growing = matches!(state.phase(), Phase::Grow | Phase::DrawTile | Phase::DealCards { .. });
    if is_growing { (rounds - 0.5).max(0.0) } else { libm::ceil(rounds) }
}
