//! The command line: `play` at a terminal, `sim` for many games without people, `perft`, `replay`, `engine`, and
//! `arena` and `bench` for the bots. With the feature `serve` also a server, `web` puts the web client
//! into it.
//!
//! Commands are written once, generic over the game, and called through the catalog. Errors end up here: one line on
//! the standard error stream and an exit code.

#[cfg(feature = "measure")]
mod arena;
#[cfg(feature = "measure")]
mod bench;
mod board;
mod engine;
mod file;
#[cfg(feature = "serve")]
mod keep;
mod language;
#[cfg(all(feature = "measure", feature = "serve"))]
mod load;
mod options;
#[cfg(feature = "measure")]
mod perft;
mod play;
mod players;
mod replay;
#[cfg(feature = "serve")]
mod serve;
#[cfg(feature = "measure")]
mod sim;
mod story;

use std::io;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Three board games about old Spanish and Phoenician cities, at the terminal.
#[derive(Parser)]
#[command(name = "alcazar", version, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play a game at this terminal, alone against bots or in turn with friends.
    Play(play::Args),
    /// Let random players play many games, and count.
    #[cfg(feature = "measure")]
    Sim(sim::Args),
    /// Count all ways a game can go from its start.
    #[cfg(feature = "measure")]
    Perft(perft::Args),
    /// Check a game in a file and show it move by move.
    Replay(replay::Args),
    /// Serve the game for browsers, and let people play together.
    #[cfg(feature = "serve")]
    Serve(serve::Args),
    /// Copy everything that a server keeps into a file, while it may be running.
    #[cfg(feature = "serve")]
    Backup(keep::BackupArgs),
    /// Write everything that a server keeps as lines of JSON, while it may be running.
    #[cfg(feature = "serve")]
    Export(keep::ExportArgs),
    /// Fill an empty folder with what was exported elsewhere.
    #[cfg(feature = "serve")]
    Import(keep::ImportArgs),
    /// Measure how much a server on this machine can bear.
    #[cfg(all(feature = "measure", feature = "serve"))]
    Load(load::Args),
    /// Let a program drive the rules, or a player, by lines of JSON.
    Engine(engine::Args),
    /// Let bots play against each other, and count who is how much better.
    #[cfg(feature = "measure")]
    Arena(arena::Args),
    /// Say how strong each bot is, by the results of several matches.
    #[cfg(feature = "measure")]
    Ratings(arena::ratings::Args),
    /// Measure how fast the bots think; the number of nodes is the same on every machine.
    #[cfg(feature = "measure")]
    Bench(bench::Args),
}

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Play(args) => play::run(args),
        #[cfg(feature = "measure")]
        Command::Sim(args) => sim::run(&args),
        #[cfg(feature = "measure")]
        Command::Perft(args) => perft::run(&args),
        Command::Replay(args) => replay::run(&args),
        #[cfg(feature = "serve")]
        Command::Serve(args) => serve::run(args),
        #[cfg(feature = "serve")]
        Command::Backup(args) => keep::backup(&args),
        #[cfg(feature = "serve")]
        Command::Export(args) => keep::export(&args),
        #[cfg(feature = "serve")]
        Command::Import(args) => keep::import(&args),
        #[cfg(all(feature = "measure", feature = "serve"))]
        Command::Load(args) => load::run(&args),
        Command::Engine(args) => engine::run(&args),
        #[cfg(feature = "measure")]
        Command::Arena(args) => arena::run(&args),
        #[cfg(feature = "measure")]
        Command::Ratings(args) => arena::ratings::run(&args),
        #[cfg(feature = "measure")]
        Command::Bench(args) => bench::run(&args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads our output has seen enough.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("alcazar: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let mut causes = error.chain().filter_map(|cause| cause.downcast_ref::<io::Error>());
    causes.any(|cause| cause.kind() == io::ErrorKind::BrokenPipe)
}
