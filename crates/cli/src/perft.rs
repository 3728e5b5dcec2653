//! `alcazar perft`: counts all sequences of moves. If a rule changes by accident, the counts change too.

use std::io::{self, Write};
use std::time::Instant;

use alcazar_catalog::{GameId, with_game};
use alcazar_core::Game;
use alcazar_core::perft::perft;
use anyhow::Result;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use crate::options::OptionArgs;

/// The arguments of `perft`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game, by name.
    game: GameId,
    /// The number of players.
    #[arg(short, long)]
    players: usize,
    #[command(flatten)]
    options: OptionArgs,
    /// The maximum number of events, which are moves and draws.
    #[arg(short, long)]
    depth: u32,
    /// Seeds the deal at the start, and draws whose outcomes can't be listed.
    #[arg(short, long, default_value_t = 1)]
    seed: u64,
}

/// Counts and prints, depth by depth.
pub(crate) fn run(args: &Args) -> Result<()> {
    with_game!(args.game, G => count::<G>(args))
}

fn count<G: Game>(args: &Args) -> Result<()> {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(args.seed);
    let mut state = G::setup(args.players, &args.options.read::<G>()?)?;
    state.resolve_chance(&mut luck);
    let mut out = io::stdout().lock();
    writeln!(out, "{}, {} players, seed {}", G::ID, args.players, args.seed)?;
    writeln!(out, "{:>5}  {:>20}  {:>9}", "depth", "ways", "seconds")?;
    for depth in 0..=args.depth {
        let start = Instant::now();
        // Each depth starts with the same generator, so its count does not depend on the depths before.
        let ways = perft(&state, depth, &mut luck.clone());
        writeln!(out, "{depth:>5}  {ways:>20}  {:>9.3}", start.elapsed().as_secs_f64())?;
    }
    Ok(())
}
