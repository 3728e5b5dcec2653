//! Makes the files that a browser loads out of the compiled web client: `alcazar-bundle MODULE OUT dev|ship`.
//!
//! `cargo xtask web` calls this. It is a program of its own because the library that writes bindings takes longer to
//! compile than all other chores together, and most days nobody needs it.
//!
//! - [`bindings`]: JavaScript that knows the functions of the WASM module.
//! - [`rules`]: the pages of rules as HTML.
//! - [`words`]: the languages that are loaded when they are wanted.
//! - [`site`]: names with hashes of their content, pages that mention them, compressed copies.

mod bindings;
mod rules;
mod site;
mod words;

use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context as _, Result};

use site::{Effort, Site};

const USAGE: &str = "usage: alcazar-bundle MODULE.wasm OUT dev|ship";

/// Where the parts of the client lie that are not Rust.
const WEB: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../crates/web");

/// Where the pages of rules and the languages are looked for.
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words[..] {
        [module, out, "dev"] => bundle(module.as_ref(), out.as_ref(), Effort::Little),
        [module, out, "ship"] => bundle(module.as_ref(), out.as_ref(), Effort::Most),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

fn bundle(module: &Path, out: &Path, effort: Effort) -> Result<()> {
    let compiled = std::fs::read(module).with_context(|| module.display().to_string())?;
    let inputs = site::Inputs::read(WEB.as_ref(), ROOT.as_ref())?;
    let stamp = inputs.stamp(&compiled)?;
    if site::is_current(out, &stamp) {
        println!("{} is up to date", out.display());
        return Ok(());
    }
    let bound = bindings::write(compiled, effort == Effort::Most)?;
    let site = Site::new(inputs, bound, effort)?;
    site.write(out, &stamp)?;
    for (name, size, compressed) in site.sizes() {
        println!("{name:<40} {:>8.1} kB {:>8.1} kB as brotli", kilobytes(size), kilobytes(compressed));
    }
    println!("{} is ready", out.display());
    Ok(())
}

#[expect(clippy::cast_precision_loss, reason = "a size to be read, with one decimal")]
fn kilobytes(bytes: usize) -> f64 {
    bytes as f64 / 1000.0
}
