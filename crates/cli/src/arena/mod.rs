//! `alcazar arena`: matches between bots.
//!
//! Every deal is played once for each rotation of the seats, so that each bot plays each seat with the same
//! draws. The deals rather than the games are then independent, and confidence intervals are computed from
//! them.

mod entrant;
mod game;
mod program;
pub(crate) mod ratings;
mod report;
mod results;

use std::fmt;
use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use alcazar_bots::{Budget, Expert};
use alcazar_catalog::{GameId, with_game};
use alcazar_core::SetupError;
use anyhow::{Context, Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use serde::{Deserialize, Serialize};

use self::entrant::{Contestant, Entrant};
use self::program::Timeouts;
use self::report::Report;
use self::results::{GameResult, Results};

/// The arguments of `arena`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game, by name.
    game: GameId,
    /// The entrants, one for each seat, separated by commas: bots such as master or greedy:merchant, or
    /// cmd:PROGRAM for a program that implements the “player” role of the engine protocol.
    #[arg(long, value_delimiter = ',', required = true)]
    bots: Vec<Entrant>,
    /// The number of games, rounded up to whole deals.
    #[arg(short, long, default_value_t = 200)]
    games: u64,
    /// The time per decision, such as 50ms or 2s.
    #[arg(long, conflicts_with = "nodes")]
    time: Option<Span>,
    /// The number of nodes per decision [default: 5000]. The results are then the same on every machine.
    #[arg(long)]
    nodes: Option<u64>,
    /// The timeout for each answer of a program, such as 500ms or 60s [default: 30s, or for a move with
    /// --time ten times that time plus 10s].
    #[arg(long, value_name = "TIME")]
    answer_within: Option<Span>,
    /// Determines all outcomes of chance.
    #[arg(short, long, default_value_t = 1)]
    seed: u64,
    /// The number of games played at the same time [default: the number of cores].
    #[arg(short, long)]
    threads: Option<NonZeroUsize>,
    /// Stop once the 99 % interval of the first bot's win share excludes this share, but not before 200
    /// games.
    #[arg(long, value_name = "SHARE")]
    until: Option<f64>,
    /// A file for the results, one line of JSON per game. If it exists, only the missing games are played.
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,
    /// A folder for replay files, which `alcazar replay` shows.
    #[arg(long, value_name = "FOLDER")]
    replays: Option<PathBuf>,
    /// Print one JSON object instead of text.
    #[arg(long)]
    json: bool,
}

/// The parameters of a match: the first line of a results file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Match {
    /// The game.
    game: String,
    /// The version of its rules.
    rules: u32,
    /// The entrants, in the order of the first rotation.
    bots: Vec<Entrant>,
    /// Their budget per decision.
    thought: MoveBudget,
    /// Determines all outcomes of chance.
    seed: u64,
}

/// The budget of a bot's decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum MoveBudget {
    /// Simulated moves.
    Nodes(u64),
    /// Milliseconds.
    Ms(u64),
}

impl MoveBudget {
    fn budget(self) -> Budget {
        match self {
            Self::Nodes(nodes) => Budget::Nodes(nodes),
            Self::Ms(ms) => Budget::Time(Duration::from_millis(ms)),
        }
    }
}

impl fmt::Display for MoveBudget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nodes(nodes) => write!(f, "{nodes} nodes"),
            Self::Ms(ms) => write!(f, "{ms} ms"),
        }
    }
}

/// A duration on the command line, in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Span(u64);

impl From<Span> for Duration {
    fn from(Span(ms): Span) -> Self {
        Self::from_millis(ms)
    }
}

impl FromStr for Span {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (digits, factor) = match (text.strip_suffix("ms"), text.strip_suffix('s')) {
            (Some(digits), _) => (digits, 1),
            (None, Some(digits)) => (digits, 1000),
            (None, None) => return Err("a time is written like 50ms or 2s"),
        };
        let number: u64 = digits.parse().map_err(|_| "a time is written like 50ms or 2s")?;
        number.checked_mul(factor).map(Self).ok_or("that is too long")
    }
}

/// The default budget of a decision.
const DEFAULT_BUDGET: MoveBudget = MoveBudget::Nodes(5000);

/// Plays a match and prints its report.
pub(crate) fn run(args: &Args) -> Result<()> {
    let thought = match (args.time, args.nodes) {
        (Some(Span(ms)), _) => MoveBudget::Ms(ms),
        (None, Some(nodes)) => MoveBudget::Nodes(nodes),
        (None, None) => DEFAULT_BUDGET,
    };
    let contest = Match {
        game: args.game.slug().to_owned(),
        rules: args.game.rules_version(),
        bots: args.bots.clone(),
        thought,
        seed: args.seed,
    };
    let played = with_game!(args.game, G => run_match::<G>(args, &contest))?;
    let report = Report::new(&contest, &played);
    let mut out = io::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&report)?)?;
    } else {
        report.print(&mut out)?;
    }
    Ok(())
}

/// A run does not stop early before this many games: intervals of few games are unreliable.
const MIN_GAMES: u64 = 200;

/// Plays all games that are not in the results yet.
fn run_match<G: Expert>(args: &Args, contest: &Match) -> Result<Vec<GameResult>> {
    let seats = contest.bots.len();
    SetupError::check_players::<G>(seats)?;
    if let Some(folder) = &args.replays {
        std::fs::create_dir_all(folder).with_context(|| format!("can't create {}", folder.display()))?;
    }
    let results = Results::open(args.results.as_deref(), contest)?;
    let missing: Vec<u64> = {
        let total = args.games.div_ceil(seats as u64) * seats as u64;
        (0..total).filter(|&number| !results.has(number)).collect()
    };
    let threads = args.threads.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get);
    let style = ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} games, {eta} left {msg}")?;
    let progress = ProgressBar::new(missing.len() as u64).with_style(style);
    let (next, results) = (AtomicU64::new(0), Mutex::new(results));
    let timeouts = Timeouts::new(args.answer_within.map(Into::into), contest.thought);
    let play_games = || -> Result<()> {
        let mut contestants = contest
            .bots
            .iter()
            .map(|entrant| Contestant::<G>::new(entrant, timeouts))
            .collect::<Result<Vec<_>>>()?;
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(&number) = missing.get(index as usize) else { return Ok(()) };
            let played = game::play(contest, &mut contestants, number, args.replays.as_deref())?;
            let Ok(mut results) = results.lock() else { bail!("another thread panicked") };
            results.add(played)?;
            progress.inc(1);
            if let Some(bar) = args.until
                && results.games().len() as u64 >= MIN_GAMES
                && Report::new(contest, results.games()).is_clear_of(bar)
            {
                next.store(missing.len() as u64, Ordering::Relaxed);
            }
        }
    };
    let work = || {
        let outcome = play_games();
        if outcome.is_err() {
            // The match has failed: the other threads start no more games, so that the error is reported
            // soon.
            next.store(missing.len() as u64, Ordering::Relaxed);
        }
        outcome
    };
    let outcomes = thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        running.into_iter().map(thread::ScopedJoinHandle::join).collect::<Vec<_>>()
    });
    progress.finish_and_clear();
    for outcome in outcomes {
        outcome.map_err(|_| anyhow::anyhow!("a game panicked: the rules or a bot have a bug"))??;
    }
    let Ok(results) = results.into_inner() else { bail!("a game panicked") };
    Ok(results.into_games())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_parse() {
        assert_eq!("50ms".parse(), Ok(Span(50)));
        assert_eq!("2s".parse(), Ok(Span(2000)));
        for wrong in ["", "50", "ms", "-1ms", "99999999999999999999s", "18446744073709551615s"] {
            assert!(wrong.parse::<Span>().is_err(), "{wrong}");
        }
    }
}
