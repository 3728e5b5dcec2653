//! `alcazar sim`: random players or bots play many games. The results depend on the seed alone, not on the
//! number of threads or the time.

mod census;
mod report;
mod tally;

use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use alcazar_bots::{Bot, Budget, Level, Question};
use alcazar_catalog::{GameId, with_game};
use alcazar_core::{Luck, Seat, Turn, Viewer};
use anyhow::Result;
use indicatif::{ProgressBar, ProgressStyle};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

use self::census::Census;
use self::report::Report;
use self::tally::{GameResult, Tally};
use crate::options::OptionArgs;

/// The arguments of `sim`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game, by name.
    game: GameId,
    /// The number of players.
    #[arg(short, long)]
    players: usize,
    #[command(flatten)]
    options: OptionArgs,
    /// The bot at every seat.
    #[arg(short, long, default_value_t = Level::Random)]
    bots: Level,
    /// The number of nodes per decision.
    #[arg(long, default_value_t = 500)]
    nodes: u64,
    /// Count the actions by kind.
    #[arg(long)]
    census: bool,
    /// The number of games.
    #[arg(short, long, default_value_t = 1000)]
    games: u64,
    /// The same seed gives the same games.
    #[arg(short, long, default_value_t = 1)]
    seed: u64,
    /// The number of threads [default: the number of cores].
    #[arg(short, long)]
    threads: Option<NonZeroUsize>,
    /// Print one JSON object instead of text.
    #[arg(long)]
    json: bool,
}

/// Plays the games and prints statistics.
pub(crate) fn run(args: &Args) -> Result<()> {
    let threads = args.threads.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get);
    // More threads than games would be idle.
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

/// The number of games a thread takes at a time: large enough to keep the counter cheap, small enough to
/// balance load.
const BATCH: u64 = 16;

fn simulate<G: Census>(args: &Args, threads: usize) -> Result<Tally> {
    let start = G::setup(args.players, &args.options.read::<G>()?)?;
    let bot = (args.bots != Level::Random).then(|| args.bots.bot::<G>());
    let simulation = Simulation { start, bot, budget: Budget::Nodes(args.nodes), has_census: args.census };
    // Each game has its own generator, so it does not depend on the thread that plays it.
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
                let played = simulation.play_out(&mut actions, &mut tally, &mut luck);
                tally.add(&played);
            }
            progress.inc(batch.end - batch.start);
        }
    };
    let tallies = thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|_| scope.spawn(play)).collect();
        running.into_iter().map(thread::ScopedJoinHandle::join).collect::<Result<Vec<_>, _>>()
    });
    progress.finish_and_clear();
    let tallies = tallies.map_err(|_| anyhow::anyhow!("a game panicked: the rules have a bug"))?;
    Ok(tallies.into_iter().fold(Tally::new(args.players), Tally::merge))
}

/// The parameters that all games of a run share.
struct Simulation<G: Census> {
    start: G,
    /// Chooses actions; without a bot they are random.
    bot: Option<Box<dyn Bot<G>>>,
    budget: Budget,
    has_census: bool,
}

impl<G: Census> Simulation<G> {
    /// Plays one game to its end.
    fn play_out(&self, actions: &mut Vec<G::Action>, tally: &mut Tally, luck: &mut impl Luck) -> GameResult {
        let mut state = self.start.clone();
        let mut moves = 0;
        let mut first = None;
        loop {
            match state.turn() {
                Turn::Over => {
                    let lines = Seat::first(state.players()).flat_map(|seat| state.lines(seat)).collect();
                    return GameResult {
                        moves,
                        rounds: state.rounds(),
                        first: first.unwrap_or(Seat::A),
                        lines,
                        standing: state.standing(),
                    };
                }
                Turn::Chance => state.resolve_chance(luck),
                Turn::Seats(asked) => {
                    let which = if asked.len() == 1 { 0 } else { luck.below(asked.len() as u32) };
                    let seat = asked.iter().nth(which as usize).expect("a seat is asked");
                    state.legal_actions(seat, actions);
                    let action = self.choose(&state, seat, actions, luck);
                    if self.has_census {
                        tally.count(state.heading(&action));
                    }
                    state.apply_action(seat, &action);
                    first.get_or_insert(seat);
                    moves += 1;
                }
            }
        }
    }

    fn choose(&self, state: &G, seat: Seat, legal: &[G::Action], luck: &mut impl Luck) -> G::Action {
        let choice = self.bot.as_ref().and_then(|bot| {
            let view = state.view(Viewer::Seat(seat));
            let seed = u64::from(luck.below(u32::MAX));
            bot.choose(&Question::new(seat, &view, legal, self.budget, seed))
        });
        let action = choice.map(|choice| choice.action).or_else(|| luck.pick(legal).copied());
        action.expect("something is legal")
    }
}

/// Shown on a terminal only.
fn progress(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} games, {eta} left");
    ProgressBar::new(games).with_style(style.expect("the template is valid"))
}
