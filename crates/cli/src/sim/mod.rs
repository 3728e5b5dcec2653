//! `alcazar sim`: random players, or bots, play many games. The results depend on the seed alone, not on the threads or the
//! time.

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
use self::tally::{Played, Tally};
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
    /// Who plays at every seat.
    #[arg(short, long, default_value_t = Level::Random)]
    bots: Level,
    /// How many moves a bot may simulate for a decision.
    #[arg(long, default_value_t = 500)]
    nodes: u64,
    /// Count what is done, bought and built, by the words of the notation.
    #[arg(long)]
    census: bool,
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

fn simulate<G: Census>(args: &Args, threads: usize) -> Result<Tally> {
    let start = G::setup(args.players, &args.options.read::<G>()?)?;
    let bot = (args.bots != Level::Random).then(|| args.bots.bot::<G>());
    let rules = Rules { start, bot, budget: Budget::Nodes(args.nodes), has_census: args.census };
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
                let played = rules.play_out(&mut actions, &mut tally, &mut luck);
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
    let tallies = tallies.map_err(|_| anyhow::anyhow!("a game broke off: the rules have an error"))?;
    Ok(tallies.into_iter().fold(Tally::new(args.players), Tally::merge))
}

/// What all games of a run have in common.
struct Rules<G: Census> {
    start: G,
    /// Who chooses; chance if nobody does.
    bot: Option<Box<dyn Bot<G>>>,
    budget: Budget,
    has_census: bool,
}

impl<G: Census> Rules<G> {
    /// Plays one game to its end.
    fn play_out(&self, actions: &mut Vec<G::Action>, tally: &mut Tally, luck: &mut impl Luck) -> Played {
        let mut state = self.start.clone();
        let mut moves = 0;
        let mut first = None;
        loop {
            match state.turn() {
                Turn::Over => {
                    let lines = Seat::first(state.players()).flat_map(|seat| state.lines(seat)).collect();
                    return Played {
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
                    let seat = asked.iter().nth(which as usize).expect("somebody is asked");
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
        action.expect("who is asked can do something")
    }
}

/// Shown on a terminal only.
fn progress(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} games, {eta} left");
    ProgressBar::new(games).with_style(style.expect("the template is right"))
}
