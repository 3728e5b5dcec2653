//! `alcazar bench`: how fast the bots think, and one number that changes whenever they think differently.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use alcazar_bots::{Budget, Expert, Level, Question, Work};
use alcazar_catalog::{GameId, with_game};
use alcazar_core::{Luck, Turn, Viewer};
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
}

/// Lets masters play one game of each kind against each other, and prints what they did.
#[expect(clippy::cast_precision_loss, reason = "speeds need no more digits than a float has")]
pub(crate) fn run(args: &Args) -> Result<()> {
    let games = args.game.map_or(GameId::ALL.to_vec(), |game| vec![game]);
    let (mut work, mut random_moves) = (Work::default(), 0);
    let (mut thinking, mut playing) = (Duration::ZERO, Duration::ZERO);
    for game in games {
        for players in game.players() {
            let start = Instant::now();
            work += with_game!(game, G => think::<G>(players, args.nodes))?;
            thinking += start.elapsed();
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
    Ok(())
}

/// One game between masters, the work of all their decisions.
fn think<G: Expert>(players: usize, nodes: u64) -> Result<Work> {
    let bot = Level::Master.bot::<G>();
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut state = G::setup(players, &G::Options::default())?;
    let mut legal = Vec::new();
    let mut work = Work::default();
    loop {
        state.let_chance_decide(&mut luck);
        let Turn::Seats(asked) = state.turn() else { return Ok(work) };
        let seat = asked.iter().next().context("nobody is asked")?;
        state.legal_actions(seat, &mut legal);
        let view = state.view(Viewer::Seat(seat));
        let question = Question::new(seat, &view, &legal, Budget::Nodes(nodes), work.nodes);
        let choice = bot.choose(&question).context("the bot does not move")?;
        work += choice.work;
        state.act(seat, &choice.action);
    }
}

/// How many random games are played for comparison.
const RANDOM_GAMES: u64 = 200;

/// Random games, the moves of all of them.
fn play_at_random<G: Expert>(players: usize) -> Result<u64> {
    let start = G::setup(players, &G::Options::default())?;
    let mut legal = Vec::new();
    let mut moves = 0;
    for game in 0..RANDOM_GAMES {
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(game);
        let mut state = start.clone();
        loop {
            state.let_chance_decide(&mut luck);
            let Turn::Seats(asked) = state.turn() else { break };
            let seat = asked.iter().next().context("nobody is asked")?;
            state.legal_actions(seat, &mut legal);
            let action = *luck.pick(&legal).context("who is asked can do something")?;
            state.act(seat, &action);
            moves += 1;
        }
    }
    Ok(moves)
}
