//! The project's own chores, as `cargo xtask …`.
//!
//! - `cargo xtask test [quick]` runs all checks, or those that fit into five minutes: this is what `./test` calls.
//! - `cargo xtask tidy` checks the conventions that no compiler knows: see [`tidy`].

mod stages;
mod tidy;
mod tools;

use std::path::Path;
use std::process::ExitCode;

use stages::Depth;

const USAGE: &str = "\
usage: cargo xtask test          everything
       cargo xtask test quick    what fits into five minutes
       cargo xtask tidy          the conventions alone";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["test"] => stages::run(root(), Depth::Full),
        ["test", "quick"] => stages::run(root(), Depth::Quick),
        ["tidy"] => tidy::run(root()),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\n{error:#}");
            ExitCode::FAILURE
        }
    }
}

/// The folder of the workspace, wherever the chore is called from.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is a folder of the workspace")
}
