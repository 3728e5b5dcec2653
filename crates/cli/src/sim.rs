//! `alcazar sim`: random players play many games. The results depend on the seed alone, not on the threads or the time.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use alcazar_catalog::{GameId, with_game};
use alcazar_core::{Game, Luck, SeatMap, Standing, Turn};
use anyhow::Result;
use indicatif::{ProgressBar, ProgressStyle};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};
use serde::Serialize;

use crate::options::Choices;

/// What can be said on the command line.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game, by name.
    game: GameId,
    /// How many play.
    #[arg(short, long)]
    players: usize,
    #[command(flatten)]
    options: Choices,
    /// How many games are played.
    #[arg(short, long, default_value_t = 1000)]
    games: u64,
    /// The same seed gives the same games.
    #[arg(short, long, default_value_t = 1)]
    seed: u64,
    /// How many threads play; all cores if nothing is said.
    #[arg(short, long)]
    threads: Option<NonZeroUsize>,
    /// Print one JSON object instead of text.
    #[arg(long)]
    json: bool,
}

/// Plays and prints what came out.
pub(crate) fn run(args: &Args) -> Result<()> {
    let threads = args.threads.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get);
    // More threads than games would have nothing to do.
    let threads = threads.min(usize::try_from(args.games).unwrap_or(usize::MAX)).max(1);
    let start = Instant::now();
    let tally = with_game!(args.game, G => simulate::<G>(args, threads))?;
    let report = Report::new(args, &tally, threads, start.elapsed().as_secs_f64());
    let mut out = io::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&report)?)?;
    } else {
        report.print(&mut out)?;
    }
    Ok(())
}

/// How many games a thread takes at a time: long enough to make the counter cheap, short enough to share evenly.
const BATCH: u64 = 16;

fn simulate<G: Game>(args: &Args, threads: usize) -> Result<Tally> {
    let start = G::setup(args.players, &args.options.read::<G>()?)?;
    // Each game has a generator of its own, so it is the same game whichever thread plays it.
    let base = Xoshiro256PlusPlus::seed_from_u64(args.seed).next_u64();
    let progress = progress(args.games);
    let next = AtomicU64::new(0);
    let play = || {
        let mut tally = Tally::new(args.players);
        let mut actions = Vec::new();
        loop {
            let first = next.fetch_add(BATCH, Ordering::Relaxed);
            if first >= args.games {
                return tally;
            }
            let batch = first..args.games.min(first.saturating_add(BATCH));
            for game in batch.clone() {
                let mut luck = Xoshiro256PlusPlus::seed_from_u64(base.wrapping_add(game));
                tally.add(play_out(start.clone(), &mut actions, &mut luck));
            }
            progress.inc(batch.end - batch.start);
        }
    };
    let tallies = thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|_| scope.spawn(play)).collect();
        running.into_iter().map(thread::ScopedJoinHandle::join).collect::<Result<Vec<_>, _>>()
    });
    progress.finish_and_clear();
    let tallies = tallies.map_err(|_| anyhow::anyhow!("a game broke off: the rules have an error"))?;
    Ok(tallies.into_iter().fold(Tally::new(args.players), Tally::merge))
}

/// Plays one game at random to its end: how many moves were made, and the result.
fn play_out<G: Game>(mut state: G, actions: &mut Vec<G::Action>, luck: &mut impl Luck) -> (u64, Standing) {
    let mut moves = 0;
    loop {
        match state.turn() {
            Turn::Over => return (moves, state.standing()),
            Turn::Chance => state.let_chance_decide(luck),
            Turn::Seats(asked) => {
                let which = if asked.len() == 1 { 0 } else { luck.below(asked.len() as u32) };
                let seat = asked.iter().nth(which as usize).expect("somebody is asked");
                state.legal_actions(seat, actions);
                let action = *luck.pick(actions).expect("who is asked can do something");
                state.act(seat, &action);
                moves += 1;
            }
        }
    }
}

/// Shown on a terminal only.
fn progress(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} games, {eta} left");
    ProgressBar::new(games).with_style(style.expect("the template is right"))
}

/// What is counted: whole numbers, so that the order of adding does not matter.
struct Tally {
    games: u64,
    moves: u64,
    shortest: u64,
    longest: u64,
    endings: BTreeMap<String, u64>,
    scores: SeatMap<i64>,
    /// In units of [`WIN`].
    wins: SeatMap<u64>,
}

/// A victory, to be shared by up to six.
const WIN: u64 = 60;

impl Tally {
    fn new(players: usize) -> Self {
        Self {
            games: 0,
            moves: 0,
            shortest: u64::MAX,
            longest: 0,
            endings: BTreeMap::new(),
            scores: SeatMap::from_fn(players, |_| 0),
            wins: SeatMap::from_fn(players, |_| 0),
        }
    }

    fn add(&mut self, (moves, standing): (u64, Standing)) {
        self.games += 1;
        self.moves += moves;
        self.shortest = self.shortest.min(moves);
        self.longest = self.longest.max(moves);
        *self.endings.entry(standing.ending.as_deref().unwrap_or_default().to_owned()).or_default() += 1;
        for (seat, score) in standing.scores.iter() {
            self.scores[seat] += i64::from(*score);
        }
        let winners = standing.winners();
        for seat in winners.iter() {
            self.wins[seat] += WIN / winners.len() as u64;
        }
    }

    fn merge(mut self, other: Self) -> Self {
        self.games += other.games;
        self.moves += other.moves;
        self.shortest = self.shortest.min(other.shortest);
        self.longest = self.longest.max(other.longest);
        for (ending, count) in other.endings {
            *self.endings.entry(ending).or_default() += count;
        }
        self.scores = self.scores.map(|seat, sum| sum + other.scores[seat]);
        self.wins = self.wins.map(|seat, sum| sum + other.wins[seat]);
        self
    }
}

/// What is printed.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    players: usize,
    /// Whether the box of the game says that so many can play.
    is_for_so_many: bool,
    seed: u64,
    games: u64,
    moves: u64,
    moves_per_game: MovesPerGame,
    endings: BTreeMap<String, u64>,
    seats: Vec<SeatReport>,
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
    /// The share of the games that this seat won; a shared victory counts in parts.
    win_share: f64,
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
    fn new(args: &Args, tally: &Tally, threads: usize, seconds: f64) -> Self {
        let games = tally.games.max(1) as f64;
        let speed = tally.moves as f64 / seconds.max(f64::EPSILON);
        Self {
            game: args.game.slug(),
            players: args.players,
            is_for_so_many: args.game.box_players().contains(&args.players),
            seed: args.seed,
            games: tally.games,
            moves: tally.moves,
            moves_per_game: MovesPerGame {
                mean: tally.moves as f64 / games,
                min: if tally.games == 0 { 0 } else { tally.shortest },
                max: tally.longest,
            },
            endings: tally.endings.clone(),
            seats: tally
                .scores
                .iter()
                .map(|(seat, score)| SeatReport {
                    mean_score: *score as f64 / games,
                    win_share: tally.wins[seat] as f64 / WIN as f64 / games,
                })
                .collect(),
            time: Time {
                seconds,
                threads,
                moves_per_second: speed,
                moves_per_second_per_thread: speed / threads as f64,
            },
        }
    }

    fn print(&self, out: &mut impl Write) -> io::Result<()> {
        let Self { moves_per_game: per_game, time, .. } = self;
        writeln!(out, "{}, {} players, seed {}", self.game, self.players, self.seed)?;
        if !self.is_for_so_many {
            writeln!(out, "note       the box of this game is not for {} players", self.players)?;
        }
        writeln!(out, "games      {}", self.games)?;
        writeln!(out, "moves      {}", self.moves)?;
        writeln!(out, "per game   {:.1} moves, from {} to {}", per_game.mean, per_game.min, per_game.max)?;
        for (ending, count) in &self.endings {
            let share = 100.0 * *count as f64 / self.games.max(1) as f64;
            writeln!(out, "ending     {ending} {count} ({share:.1} %)")?;
        }
        for (seat, report) in self.seats.iter().enumerate() {
            let share = 100.0 * report.win_share;
            writeln!(out, "seat {seat}     {:.2} points, wins {share:.1} %", report.mean_score)?;
        }
        let (total, each) = (time.moves_per_second, time.moves_per_second_per_thread);
        writeln!(out, "time       {:.2} s", time.seconds)?;
        writeln!(out, "threads    {}", time.threads)?;
        writeln!(out, "speed      {total:.0} moves per second, {each:.0} per thread")
    }
}
