//! `alcazar bench`: how fast the bots think, and one number that changes whenever they think differently.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use alcazar_bots::{Budget, Expert, Insight, Level, Playout, Question, Search, Settings, Work};
use alcazar_catalog::{GameId, with_game};
use alcazar_core::{Luck, Seat, Turn, Viewer};
use anyhow::{Context, Result};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use serde::Serialize;

/// What can be said on the command line.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game, by name; all games if nothing is said.
    game: Option<GameId>,
    /// How many moves the bots simulate for a decision.
    #[arg(long, default_value_t = 500)]
    nodes: u64,
    /// Print one JSON object instead of text.
    #[arg(long)]
    json: bool,
}

/// What is printed.
#[derive(Serialize)]
struct Report {
    /// All moves simulated: the same on every machine as long as the bots think the same.
    nodes: u64,
    nodes_per_second: f64,
    playouts_per_second: f64,
    /// Moves of plain random games, for comparison.
    random_moves_per_second: f64,
    /// How fast the bots move compared with that.
    ratio: f64,
    /// The same for a search that knows nothing of the game, from the same positions: what dealing, selecting and growing cost.
    blind_ratio: f64,
}

/// Lets masters play one game of each kind against each other, and prints what they did.
#[expect(clippy::cast_precision_loss, reason = "speeds need no more digits than a float has")]
pub(crate) fn run(args: &Args) -> Result<()> {
    let games = args.game.map_or(GameId::ALL.to_vec(), |game| vec![game]);
    let (mut work, mut random_moves) = (Work::default(), 0);
    let [mut thinking, mut playing] = [Duration::ZERO; 2];
    let mut blind = Blind::default();
    for game in games {
        for players in game.players() {
            let start = Instant::now();
            work += with_game!(game, G => think::<G>(players, args.nodes))?;
            thinking += start.elapsed();
            with_game!(game, G => blind.grope::<G>(players, BLIND_BUDGETS * args.nodes))?;
            let start = Instant::now();
            random_moves += with_game!(game, G => play_at_random::<G>(players))?;
            playing += start.elapsed();
        }
    }
    let per_second = |count: u64, time: Duration| count as f64 / time.as_secs_f64().max(f64::EPSILON);
    let report = Report {
        nodes: work.nodes,
        nodes_per_second: per_second(work.nodes, thinking),
        playouts_per_second: per_second(work.playouts, thinking),
        random_moves_per_second: per_second(random_moves, playing),
        ratio: per_second(work.nodes, thinking) / per_second(random_moves, playing),
        blind_ratio: per_second(blind.moves, blind.thinking) / per_second(blind.random_moves, blind.playing),
    };
    let mut out = io::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&report)?)?;
        return Ok(());
    }
    writeln!(out, "nodes      {}", report.nodes)?;
    writeln!(out, "speed      {:.0} nodes per second", report.nodes_per_second)?;
    writeln!(out, "playouts   {:.0} per second", report.playouts_per_second)?;
    writeln!(out, "random     {:.0} moves per second", report.random_moves_per_second)?;
    writeln!(out, "ratio      {:.1} %", 100.0 * report.ratio)?;
    writeln!(
        out,
        "blind      {:.1} % in a search without knowledge of the game",
        100.0 * report.blind_ratio
    )?;
    Ok(())
}

/// One game between masters, the work of all their decisions.
fn think<G: Expert>(players: usize, nodes: u64) -> Result<Work> {
    let bot = Level::Master.bot::<G>();
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut state = G::setup(players, &G::Options::default())?;
    let mut legal = Vec::new();
    let mut work = Work::default();
    while let Some(seat) = await_decision(&mut state, &mut luck, &mut legal)? {
        let view = state.view(Viewer::Seat(seat));
        let question = Question::new(seat, &view, &legal, Budget::Nodes(nodes), work.nodes);
        let choice = bot.choose(&question).context("the bot does not move")?;
        work += choice.work;
        state.apply_action(seat, &choice.action);
    }
    Ok(work)
}

/// Lets chance decide until somebody is asked, and says who, with what he can do; nobody when the game is over.
fn await_decision<G: Expert>(
    state: &mut G,
    luck: &mut impl Luck,
    legal: &mut Vec<G::Action>,
) -> Result<Option<Seat>> {
    state.resolve_chance(luck);
    let Turn::Seats(asked) = state.turn() else { return Ok(None) };
    let seat = asked.iter().next().context("nobody is asked")?;
    state.legal_actions(seat, legal);
    Ok(Some(seat))
}

/// A blind search plays to the end of the game, so it needs more moves for a decision than a bot that looks only a little ahead.
const BLIND_BUDGETS: u64 = 10;

/// What a search takes that knows nothing of the game, and what random games take from the same positions.
#[derive(Default)]
struct Blind {
    moves: u64,
    thinking: Duration,
    random_moves: u64,
    playing: Duration,
}

impl Blind {
    /// One random game, in which each decision is thought about. The search is that of the textbooks: random playouts to the end, a
    /// node for each, no evaluation. Appeal only says which of many actions get a node at all.
    fn grope<G: Expert>(&mut self, players: usize, nodes: u64) -> Result<()> {
        let playout = Playout {
            moves: u32::MAX,
            rounds: 0,
            tournament_size: 0,
            max_candidates: usize::MAX,
            insight: Insight::Points,
        };
        let search = Level::Search.settings::<G>(1).context("who searches has settings")?;
        let blind = Settings {
            playout,
            exploration: 0.7,
            root_evaluations: 0,
            evaluation_weight: 0.0,
            prior_weight: 0.0,
            expansion_threshold: 1,
            ..search
        };
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut state = G::setup(players, &G::Options::default())?;
        let mut legal = Vec::new();
        while let Some(seat) = await_decision(&mut state, &mut luck, &mut legal)? {
            if legal.len() > 1 {
                let view = state.view(Viewer::Seat(seat));
                let question = Question::<G>::new(seat, &view, &legal, Budget::Nodes(nodes), self.moves);
                let start = Instant::now();
                let mut search = Search::new(question, blind);
                search.think(question.budget);
                self.thinking += start.elapsed();
                self.moves += search.work().nodes;
                let start = Instant::now();
                let enough = self.random_moves + nodes;
                while self.random_moves < enough {
                    self.random_moves += play_on_at_random(state.clone(), &mut luck)?;
                }
                self.playing += start.elapsed();
            }
            let action = *luck.pick(&legal).context("who is asked can do something")?;
            state.apply_action(seat, &action);
        }
        Ok(())
    }
}

/// How many random games are played for comparison.
const RANDOM_GAMES: u64 = 200;

/// Random games, the moves of all of them.
fn play_at_random<G: Expert>(players: usize) -> Result<u64> {
    let start = G::setup(players, &G::Options::default())?;
    let mut moves = 0;
    for game in 0..RANDOM_GAMES {
        moves += play_on_at_random(start.clone(), &mut Xoshiro256PlusPlus::seed_from_u64(game))?;
    }
    Ok(moves)
}

/// A random game from here to its end, its moves.
fn play_on_at_random<G: Expert>(mut state: G, luck: &mut impl Luck) -> Result<u64> {
    let mut legal = Vec::new();
    let mut moves = 0;
    while let Some(seat) = await_decision(&mut state, luck, &mut legal)? {
        let action = *luck.pick(&legal).context("who is asked can do something")?;
        state.apply_action(seat, &action);
        moves += 1;
    }
    Ok(moves)
}
