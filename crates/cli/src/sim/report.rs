//! The statistics of many games.

use std::collections::BTreeMap;
use std::io::{self, Write};

use alcazar_bots::Level;
use serde::Serialize;

use super::Args;
use super::tally::{Tally, WIN};

/// Half the width of the 95 % interval, in standard errors.
const Z95: f64 = 1.96;

/// The output.
#[derive(Serialize)]
pub(super) struct Report {
    game: &'static str,
    players: usize,
    /// Whether the game is recommended for this number of players.
    #[serde(rename = "is_for_so_many")]
    is_recommended: bool,
    seed: u64,
    bots: Level,
    /// The bots' nodes per decision; `None` for random players.
    nodes: Option<u64>,
    games: u64,
    moves: u64,
    moves_per_game: MovesPerGame,
    /// The number of games by number of rounds.
    rounds: BTreeMap<u8, u64>,
    endings: BTreeMap<String, u64>,
    seats: Vec<SeatReport>,
    /// By turn order: the first player, the second, and so on.
    order: Vec<OrderReport>,
    scores: Scores,
    /// The mean points of a player, line by line.
    lines: BTreeMap<&'static str, f64>,
    /// The mean number of actions of each kind per game.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    census: BTreeMap<String, f64>,
    time: Time,
}

#[derive(Serialize)]
struct MovesPerGame {
    mean: f64,
    min: u64,
    max: u64,
}

#[derive(Serialize)]
struct SeatReport {
    mean_score: f64,
    /// The share of games won; a shared victory counts in parts.
    win_share: f64,
}

#[derive(Serialize)]
struct OrderReport {
    win_share: f64,
    /// Half the width of the 95 % interval.
    within: f64,
}

#[derive(Serialize)]
struct Scores {
    mean: f64,
    deviation: f64,
    /// The mean of the winners.
    best: f64,
    /// The mean of the last.
    worst: f64,
}

#[derive(Serialize)]
struct Time {
    seconds: f64,
    threads: usize,
    moves_per_second: f64,
    moves_per_second_per_thread: f64,
}

#[expect(clippy::cast_precision_loss, reason = "means need no more digits than a float has")]
impl Report {
    pub(super) fn new(args: &Args, tally: &Tally, threads: usize, seconds: f64) -> Self {
        let games = tally.games.max(1) as f64;
        let scores = games * args.players.max(1) as f64;
        let mean = tally.scores.values().sum::<i64>() as f64 / scores;
        let win_share = |wins: u64| wins as f64 / WIN as f64 / games;
        let speed = tally.moves as f64 / seconds.max(f64::EPSILON);
        Self {
            game: args.game.slug(),
            players: args.players,
            is_recommended: args.game.recommended_players().contains(&args.players),
            seed: args.seed,
            bots: args.bots,
            nodes: (args.bots != Level::Random).then_some(args.nodes),
            games: tally.games,
            moves: tally.moves,
            moves_per_game: MovesPerGame {
                mean: tally.moves as f64 / games,
                min: if tally.games == 0 { 0 } else { tally.min_moves },
                max: tally.max_moves,
            },
            rounds: tally.rounds.clone(),
            endings: tally.endings.clone(),
            seats: tally
                .scores
                .iter()
                .map(|(seat, score)| SeatReport {
                    mean_score: *score as f64 / games,
                    win_share: win_share(tally.wins[seat]),
                })
                .collect(),
            order: tally
                .wins_by_order
                .values()
                .map(|&wins| {
                    let win_share = win_share(wins);
                    let variance = win_share * (1.0 - win_share) / games;
                    OrderReport { win_share, within: Z95 * variance.sqrt() }
                })
                .collect(),
            scores: Scores {
                mean,
                deviation: (tally.squares as f64 / scores - mean * mean).max(0.0).sqrt(),
                best: tally.best as f64 / games,
                worst: tally.worst as f64 / games,
            },
            lines: tally.lines.iter().map(|(&line, &sum)| (line, sum as f64 / scores)).collect(),
            census: tally.census.iter().map(|(what, &sum)| (what.clone(), sum as f64 / games)).collect(),
            time: Time {
                seconds,
                threads,
                moves_per_second: speed,
                moves_per_second_per_thread: speed / threads as f64,
            },
        }
    }

    pub(super) fn print(&self, out: &mut impl Write) -> io::Result<()> {
        let Self { moves_per_game: per_game, time, .. } = self;
        writeln!(out, "{}, {} players, seed {}", self.game, self.players, self.seed)?;
        if let Some(nodes) = self.nodes {
            writeln!(out, "bots       {}, {nodes} nodes a decision", self.bots)?;
        }
        if !self.is_recommended {
            writeln!(out, "note       this game is not recommended for {} players", self.players)?;
        }
        writeln!(out, "games      {}", self.games)?;
        writeln!(out, "moves      {}", self.moves)?;
        writeln!(out, "per game   {:.1} moves, from {} to {}", per_game.mean, per_game.min, per_game.max)?;
        for (rounds, count) in &self.rounds {
            let share = 100.0 * *count as f64 / self.games.max(1) as f64;
            writeln!(out, "rounds     {rounds} {count} ({share:.1} %)")?;
        }
        for (ending, count) in &self.endings {
            let share = 100.0 * *count as f64 / self.games.max(1) as f64;
            writeln!(out, "ending     {ending} {count} ({share:.1} %)")?;
        }
        for (seat, report) in self.seats.iter().enumerate() {
            let share = 100.0 * report.win_share;
            writeln!(out, "seat {seat}     {:.2} points, wins {share:.1} %", report.mean_score)?;
        }
        for (place, report) in (1..).zip(&self.order) {
            let OrderReport { win_share, within } = report;
            writeln!(out, "in turn {place}  wins {:.1} % ± {:.1}", 100.0 * win_share, 100.0 * within)?;
        }
        let Scores { mean, deviation, best, worst } = self.scores;
        writeln!(out, "scores     {mean:.1} ± {deviation:.1}, winner {best:.1}, last {worst:.1}")?;
        for (line, points) in &self.lines {
            writeln!(out, "line       {line} {points:.2}")?;
        }
        for (what, count) in &self.census {
            writeln!(out, "census     {what} {count:.2}")?;
        }
        let (total, each) = (time.moves_per_second, time.moves_per_second_per_thread);
        writeln!(out, "time       {:.2} s", time.seconds)?;
        writeln!(out, "threads    {}", time.threads)?;
        writeln!(out, "speed      {total:.0} moves per second, {each:.0} per thread")
    }
}
