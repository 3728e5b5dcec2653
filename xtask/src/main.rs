//! The project's own chores, as `cargo xtask …`.
//!
//! - `cargo xtask test [quick]` runs all checks, or those that fit into five minutes: this is what `./test` calls.
//! - `cargo xtask tidy` checks the conventions that no compiler knows: see [`tidy`].
//! - `cargo xtask web [--profile ship]` builds the web client, to work on it or to ship it: see [`mod@web`].
//! - `cargo xtask browser [NAME]` tests the web client in Chromium: see [`browser`].

mod apt;
mod browser;
mod stages;
mod tidy;
mod tools;
mod web;

use std::path::Path;
use std::process::ExitCode;

use stages::Depth;
use tools::Tools;
use web::Profile;

const USAGE: &str = "\
usage: cargo xtask test          everything
       cargo xtask test quick    what fits into five minutes
       cargo xtask tidy          the conventions alone
       cargo xtask web           the web client, quickly built, for tests and for work on it
       cargo xtask web --profile ship    the web client as it is shipped
       cargo xtask browser [NAME]        the web client tested in Chromium, or what is called NAME of it";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["test"] => stages::run(root(), Depth::Full),
        ["test", "quick"] => stages::run(root(), Depth::Quick),
        ["tidy"] => tidy::run(root()),
        ["web"] | ["web", "--profile", "dev"] => web(Profile::Dev),
        ["web", "--profile", "ship"] => web(Profile::Ship),
        ["browser", ref only @ ..] => browser::run(&Tools::new(root()), only),
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

fn web(profile: Profile) -> anyhow::Result<()> {
    web::build(&Tools::new(root()), profile).map(drop)
}

/// The folder of the workspace, wherever the chore is called from.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is a folder of the workspace")
}
