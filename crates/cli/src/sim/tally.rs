//! Counts over many games.

use std::collections::BTreeMap;
use std::ops::AddAssign;

use alcazar_core::{Seat, SeatMap, Standing};

/// Sums of integers, so that the order of addition does not matter.
pub(super) struct Tally {
    pub(super) games: u64,
    pub(super) moves: u64,
    pub(super) min_moves: u64,
    pub(super) max_moves: u64,
    pub(super) endings: BTreeMap<String, u64>,
    /// The number of games by number of rounds.
    pub(super) rounds: BTreeMap<u8, u64>,
    pub(super) scores: SeatMap<i64>,
    /// The sum of the squares of all scores, for their deviation.
    pub(super) squares: i64,
    /// In units of [`WIN`].
    pub(super) wins: SeatMap<u64>,
    /// The same by turn order: the first player, the second, and so on.
    pub(super) wins_by_order: SeatMap<u64>,
    /// The sums of the best scores, of the worst scores, and of each line of the scores.
    pub(super) best: i64,
    pub(super) worst: i64,
    pub(super) lines: BTreeMap<&'static str, i64>,
    /// The number of actions of each kind.
    pub(super) census: BTreeMap<String, u64>,
}

/// The result of one game.
pub(super) struct GameResult {
    pub(super) moves: u64,
    pub(super) rounds: Option<u8>,
    /// The first player.
    pub(super) first: Seat,
    /// The lines of all scores.
    pub(super) lines: Vec<(&'static str, i32)>,
    pub(super) standing: Standing,
}

/// One victory, divisible by the number of winners.
pub(super) const WIN: u64 = 60;

impl Tally {
    pub(super) fn new(players: usize) -> Self {
        Self {
            games: 0,
            moves: 0,
            min_moves: u64::MAX,
            max_moves: 0,
            endings: BTreeMap::new(),
            rounds: BTreeMap::new(),
            scores: SeatMap::from_fn(players, |_| 0),
            squares: 0,
            wins: SeatMap::from_fn(players, |_| 0),
            wins_by_order: SeatMap::from_fn(players, |_| 0),
            best: 0,
            worst: 0,
            lines: BTreeMap::new(),
            census: BTreeMap::new(),
        }
    }

    pub(super) fn add(&mut self, played: &GameResult) {
        let GameResult { moves, rounds, first, ref lines, ref standing } = *played;
        self.games += 1;
        self.moves += moves;
        self.min_moves = self.min_moves.min(moves);
        self.max_moves = self.max_moves.max(moves);
        *self.endings.entry(standing.ending.as_deref().unwrap_or_default().to_owned()).or_default() += 1;
        if let Some(rounds) = rounds {
            *self.rounds.entry(rounds).or_default() += 1;
        }
        for (seat, score) in standing.scores.iter() {
            self.scores[seat] += i64::from(*score);
            self.squares += i64::from(*score).pow(2);
        }
        let winners = standing.winners();
        let players = standing.scores.len();
        for seat in winners.iter() {
            let share = WIN / winners.len() as u64;
            self.wins[seat] += share;
            self.wins_by_order[Seat::new((seat.index() + players - first.index()) % players)] += share;
        }
        self.best += i64::from(standing.scores.values().copied().max().unwrap_or(0));
        self.worst += i64::from(standing.scores.values().copied().min().unwrap_or(0));
        for (line, points) in lines {
            *self.lines.entry(line).or_default() += i64::from(*points);
        }
    }

    /// Counts an action.
    pub(super) fn count(&mut self, heading: String) {
        *self.census.entry(heading).or_default() += 1;
    }

    pub(super) fn merge(mut self, other: Self) -> Self {
        self.games += other.games;
        self.moves += other.moves;
        self.min_moves = self.min_moves.min(other.min_moves);
        self.max_moves = self.max_moves.max(other.max_moves);
        self.scores = self.scores.map(|seat, sum| sum + other.scores[seat]);
        self.squares += other.squares;
        self.wins = self.wins.map(|seat, sum| sum + other.wins[seat]);
        self.wins_by_order = self.wins_by_order.map(|seat, sum| sum + other.wins_by_order[seat]);
        self.best += other.best;
        self.worst += other.worst;
        add_counts(&mut self.endings, other.endings);
        add_counts(&mut self.rounds, other.rounds);
        add_counts(&mut self.lines, other.lines);
        add_counts(&mut self.census, other.census);
        self
    }
}

fn add_counts<K: Ord, N: Default + AddAssign>(counts: &mut BTreeMap<K, N>, more: BTreeMap<K, N>) {
    for (key, count) in more {
        *counts.entry(key).or_default() += count;
    }
}
