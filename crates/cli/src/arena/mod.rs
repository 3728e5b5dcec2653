//! `alcazar arena`: bots play against each other, and it is counted who is how much better.
//!
//! Every deal is played once for each way to go round the table, so that each bot has each seat, with the same cards to come.
//! The deals, not the games, are then independent, and intervals are made from them.

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
use self::program::Patience;
use self::report::Report;
use self::results::{Played, Results};

/// What can be said on the command line.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game, by name.
    game: GameId,
    /// Who plays, one for each seat, separated by commas: bots like master or greedy:merchant, or cmd:PROGRAM for a program that
    /// speaks the role “player” of the engine protocol.
    #[arg(long, value_delimiter = ',', required = true)]
    bots: Vec<Entrant>,
    /// How many games are played; rounded up to whole deals.
    #[arg(short, long, default_value_t = 200)]
    games: u64,
    /// How long a bot may think about a decision, like 50ms or 2s.
    #[arg(long, conflicts_with = "nodes")]
    time: Option<Span>,
    /// How many moves a bot may simulate for a decision. The results are then the same on every machine.
    #[arg(long)]
    nodes: Option<u64>,
    /// How long a program may take for each answer before the match is given up, like 500ms or 60s. By
    /// default 30s, or with --time ten times that time plus 10s for a move.
    #[arg(long, value_name = "TIME")]
    answer_within: Option<Span>,
    /// Everything that chance decides follows from it.
    #[arg(short, long, default_value_t = 1)]
    seed: u64,
    /// How many games are played at the same time; as many as there are cores if nothing is said.
    #[arg(short, long)]
    threads: Option<NonZeroUsize>,
    /// Stop as soon as the 99 % interval of the first bot's win share is clear of this share, after 200 games at least.
    #[arg(long, value_name = "SHARE")]
    until: Option<f64>,
    /// Where the games are written, one line of JSON each. If the file exists, only what is missing is played.
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,
    /// A folder where the games are kept, to be read with `alcazar replay`.
    #[arg(long, value_name = "FOLDER")]
    replays: Option<PathBuf>,
    /// Print one JSON object instead of text.
    #[arg(long)]
    json: bool,
}

/// What makes two runs the same: the first line of a file of results.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Match {
    /// The game.
    game: String,
    /// The version of its rules.
    rules: u32,
    /// Who plays, in the order of the first rotation.
    bots: Vec<Entrant>,
    /// How much they think.
    thought: Thought,
    /// What chance follows from.
    seed: u64,
}

/// How much a bot thinks about a decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Thought {
    /// Moves.
    Nodes(u64),
    /// Milliseconds.
    Ms(u64),
}

impl Thought {
    fn budget(self) -> Budget {
        match self {
            Self::Nodes(nodes) => Budget::Nodes(nodes),
            Self::Ms(ms) => Budget::Time(Duration::from_millis(ms)),
        }
    }
}

impl fmt::Display for Thought {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nodes(nodes) => write!(f, "{nodes} nodes"),
            Self::Ms(ms) => write!(f, "{ms} ms"),
        }
    }
}

/// A time as somebody types it, in milliseconds.
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

/// How much a bot thinks if nothing is said.
const USUAL: Thought = Thought::Nodes(5000);

/// Plays and prints who was better.
pub(crate) fn run(args: &Args) -> Result<()> {
    let thought = match (args.time, args.nodes) {
        (Some(Span(ms)), _) => Thought::Ms(ms),
        (None, Some(nodes)) => Thought::Nodes(nodes),
        (None, None) => USUAL,
    };
    let contest = Match {
        game: args.game.slug().to_owned(),
        rules: args.game.rules_version(),
        bots: args.bots.clone(),
        thought,
        seed: args.seed,
    };
    let played = with_game!(args.game, G => contend::<G>(args, &contest))?;
    let report = Report::new(&contest, &played);
    let mut out = io::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&report)?)?;
    } else {
        report.print(&mut out)?;
    }
    Ok(())
}

/// So many games are played before a run may stop early: statistics lie when they are few.
const LEAST_GAMES: u64 = 200;

/// Plays all games that are not in the results yet.
fn contend<G: Expert>(args: &Args, contest: &Match) -> Result<Vec<Played>> {
    let seats = contest.bots.len();
    SetupError::check_players::<G>(seats)?;
    if let Some(folder) = &args.replays {
        std::fs::create_dir_all(folder).with_context(|| format!("can't make {}", folder.display()))?;
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
    let patience = Patience::new(args.answer_within.map(Into::into), contest.thought);
    let play_games = || -> Result<()> {
        let mut contestants = contest
            .bots
            .iter()
            .map(|entrant| Contestant::<G>::new(entrant, patience))
            .collect::<Result<Vec<_>>>()?;
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(&number) = missing.get(index as usize) else { return Ok(()) };
            let played = game::play(contest, &mut contestants, number, args.replays.as_deref())?;
            let Ok(mut results) = results.lock() else { bail!("another game broke off") };
            results.add(played)?;
            progress.inc(1);
            if let Some(bar) = args.until
                && results.games().len() as u64 >= LEAST_GAMES
                && Report::new(contest, results.games()).is_clear_of(bar)
            {
                next.store(missing.len() as u64, Ordering::Relaxed);
            }
        }
    };
    let work = || {
        let outcome = play_games();
        if outcome.is_err() {
            // The match has failed: the other threads begin no further games, so that the error is soon seen.
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
        outcome.map_err(|_| anyhow::anyhow!("a game broke off: the rules or a bot have an error"))??;
    }
    let Ok(results) = results.into_inner() else { bail!("a game broke off") };
    Ok(results.into_games())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read() {
        assert_eq!("50ms".parse(), Ok(Span(50)));
        assert_eq!("2s".parse(), Ok(Span(2000)));
        for wrong in ["", "50", "ms", "-1ms", "99999999999999999999s", "18446744073709551615s"] {
            assert!(wrong.parse::<Span>().is_err(), "{wrong}");
        }
    }
}
