//! The command line: `play` at a terminal, `sim` for many games without people, `perft`, `replay`, `engine`,
//! and `arena` and `bench` for the bots. The feature `serve` adds a server, `web` embeds the web client in
//! it.
//!
//! Commands are written once, generic over the game, and called through the catalog. Errors are reported
//! here: one line on standard error and an exit code.

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
    /// Simulate many games with random players or bots, and print statistics.
    #[cfg(feature = "measure")]
    Sim(sim::Args),
    /// Count all sequences of moves from the start of a game (perft).
    #[cfg(feature = "measure")]
    Perft(perft::Args),
    /// Check a game in a file and show it move by move.
    Replay(replay::Args),
    /// Serve the web client, and let people play together.
    #[cfg(feature = "serve")]
    Serve(serve::Args),
    /// Copy a server's database to a file; the server may be running.
    #[cfg(feature = "serve")]
    Backup(keep::BackupArgs),
    /// Export a server's database as JSON lines; the server may be running.
    #[cfg(feature = "serve")]
    Export(keep::ExportArgs),
    /// Import an exported database into an empty folder.
    #[cfg(feature = "serve")]
    Import(keep::ImportArgs),
    /// Load-test a server on this machine.
    #[cfg(all(feature = "measure", feature = "serve"))]
    Load(load::Args),
    /// Let a program drive the rules or a bot with JSON lines.
    Engine(engine::Args),
    /// Let bots play a match against each other, and compare their results.
    #[cfg(feature = "measure")]
    Arena(arena::Args),
    /// Rate the bots by the results of several matches.
    #[cfg(feature = "measure")]
    Ratings(arena::ratings::Args),
    /// Measure how fast the bots search; the number of nodes is the same on every machine.
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
        // The reader of our output has closed it, as `head` does.
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
