//! Turns the compiled web client into the files that a browser loads:
//! `alcazar-bundle MODULE OUT dev|play|ship`.
//!
//! `cargo xtask web` calls this. It is a separate program because the library that writes bindings takes
//! longer to compile than all of xtask, and most commands do not need it.
//!
//! - [`bindings`]: the JavaScript bindings of the WASM module.
//! - [`compact`]: a smaller download for the same module.
//! - [`pages`]: the rules, sources and summaries of games as HTML.
//! - [`words`]: the languages that are loaded on demand.
//! - [`site`]: file names with content hashes, references to them, compressed copies.

mod bindings;
mod compact;
mod pages;
mod site;
mod words;

use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context as _, Result};

use site::{Compression, Site};

const USAGE: &str = "usage: alcazar-bundle MODULE.wasm OUT dev|play|ship";

/// The folder with the parts of the client that are not Rust.
const WEB: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../crates/web");

/// The root of the repository, where the pages of rules and the languages are.
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words[..] {
        [module, out, "dev" | "play"] => bundle(module.as_ref(), out.as_ref(), Compression::Fast),
        [module, out, "ship"] => bundle(module.as_ref(), out.as_ref(), Compression::Best),
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

fn bundle(module: &Path, out: &Path, compression: Compression) -> Result<()> {
    let compiled = std::fs::read(module).with_context(|| module.display().to_string())?;
    let inputs = site::Inputs::read(WEB.as_ref(), ROOT.as_ref())?;
    let stamp = inputs.stamp(&compiled)?;
    if site::is_current(out, &stamp) {
        println!("{} is up to date", out.display());
        return Ok(());
    }
    let bound = bindings::write(compiled, compression == Compression::Best)?;
    let site = Site::new(inputs, bound, compression)?;
    site.write(out, &stamp)?;
    for (name, size, compressed) in site.sizes() {
        println!("{name:<40} {:>8.1} kB {:>8.1} kB as brotli", kilobytes(size), kilobytes(compressed));
    }
    println!("{} is ready", out.display());
    Ok(())
}

#[expect(clippy::cast_precision_loss, reason = "a size to show, with one decimal")]
fn kilobytes(bytes: usize) -> f64 {
    bytes as f64 / 1000.0
}
