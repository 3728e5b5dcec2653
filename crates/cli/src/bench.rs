//! `alcazar bench`: how fast the bots search, and a node count that changes whenever their search changes.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use alcazar_bots::{Budget, Expert, Insight, Level, Playout, Question, Search, Settings, Work};
use alcazar_catalog::{GameId, with_game};
use alcazar_core::{Luck, Seat, Turn, Viewer};
use anyhow::{Context, Result};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use serde::Serialize;

/// The arguments of `bench`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game, by name [default: all games].
    game: Option<GameId>,
    /// The number of nodes per decision.
    #[arg(long, default_value_t = 500)]
    nodes: u64,
    /// Print one JSON object instead of text.
    #[arg(long)]
    json: bool,
}

/// The output.
#[derive(Serialize)]
struct Report {
    /// All moves simulated: the same on every machine as long as the search does not change.
    nodes: u64,
    nodes_per_second: f64,
    playouts_per_second: f64,
    /// Moves of plain random games, for comparison.
    random_moves_per_second: f64,
    /// The speed of the bots compared with that.
    ratio: f64,
    /// The same for a search without an expert, from the same positions: the cost of determinization,
    /// selection and expansion.
    blind_ratio: f64,
}

/// Lets masters play each game once with each number of players, and prints the speed.
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
            with_game!(game, G => blind.play_and_search::<G>(players, BLIND_BUDGET_FACTOR * args.nodes))?;
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
    writeln!(out, "blind      {:.1} % in a search without an expert", 100.0 * report.blind_ratio)?;
    Ok(())
}

/// Plays one game between masters and returns the work of all their decisions.
fn think<G: Expert>(players: usize, nodes: u64) -> Result<Work> {
    let bot = Level::Master.bot::<G>();
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut state = G::setup(players, &G::Options::default())?;
    let mut legal = Vec::new();
    let mut work = Work::default();
    while let Some(seat) = advance_to_decision(&mut state, &mut luck, &mut legal)? {
        let view = state.view(Viewer::Seat(seat));
        let question = Question::new(seat, &view, &legal, Budget::Nodes(nodes), work.nodes);
        let choice = bot.choose(&question).context("the bot does not move")?;
        work += choice.work;
        state.apply_action(seat, &choice.action);
    }
    Ok(work)
}

/// Resolves chance and returns the seat that decides, with its legal actions; `None` when the game is over.
fn advance_to_decision<G: Expert>(
    state: &mut G,
    luck: &mut impl Luck,
    legal: &mut Vec<G::Action>,
) -> Result<Option<Seat>> {
    state.resolve_chance(luck);
    let Turn::Seats(asked) = state.turn() else { return Ok(None) };
    let seat = asked.iter().next().context("no seat is asked")?;
    state.legal_actions(seat, legal);
    Ok(Some(seat))
}

/// A blind search plays to the end of the game, so it needs more nodes per decision than a bot with short
/// playouts.
const BLIND_BUDGET_FACTOR: u64 = 10;

/// The time of a search without an expert, and of random games from the same positions.
#[derive(Default)]
struct Blind {
    moves: u64,
    thinking: Duration,
    random_moves: u64,
    playing: Duration,
}

impl Blind {
    /// Plays one random game and searches at each decision. It is a textbook search: random playouts to the
    /// end, one new node for each, no evaluation. Appeal only selects which of many actions get a node at
    /// all.
    fn play_and_search<G: Expert>(&mut self, players: usize, nodes: u64) -> Result<()> {
        let playout = Playout {
            moves: u32::MAX,
            rounds: 0,
            tournament_size: 0,
            max_candidates: usize::MAX,
            insight: Insight::Points,
        };
        let search = Level::Search.settings::<G>(1).context("the level does not search")?;
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
        while let Some(seat) = advance_to_decision(&mut state, &mut luck, &mut legal)? {
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
            let action = *luck.pick(&legal).context("no action is legal")?;
            state.apply_action(seat, &action);
        }
        Ok(())
    }
}

/// The number of random games for comparison.
const RANDOM_GAMES: u64 = 200;

/// Plays random games and returns the number of moves.
fn play_at_random<G: Expert>(players: usize) -> Result<u64> {
    let start = G::setup(players, &G::Options::default())?;
    let mut moves = 0;
    for game in 0..RANDOM_GAMES {
        moves += play_on_at_random(start.clone(), &mut Xoshiro256PlusPlus::seed_from_u64(game))?;
    }
    Ok(moves)
}

/// Plays a random game to its end and returns the number of moves.
fn play_on_at_random<G: Expert>(mut state: G, luck: &mut impl Luck) -> Result<u64> {
    let mut legal = Vec::new();
    let mut moves = 0;
    while let Some(seat) = advance_to_decision(&mut state, luck, &mut legal)? {
        let action = *luck.pick(&legal).context("no action is legal")?;
        state.apply_action(seat, &action);
        moves += 1;
    }
    Ok(moves)
}
