//! What each stage of `./test` checks.
//!
//! Every call of cargo selects the whole workspace and picks targets from it, never a package: with a package
//! alone, cargo would enable fewer features of shared dependencies, and compile them and everything above
//! them once more.

use std::fs;
use std::path::Path;

use anyhow::{Result, ensure};

use crate::tools::{Tools, call, is_installed};
use crate::web::{self, Bundler, Profile};
use crate::{apt, browser, new_game, tidy};

/// The result of a stage that did not fail, with a note or a reason.
pub(crate) enum Outcome {
    Passed(&'static str),
    Skipped(&'static str),
}

const PASSED: Result<Outcome> = Ok(Outcome::Passed(""));

pub(crate) fn fmt(tools: &Tools<'_>) -> Result<Outcome> {
    if !tools.has("fmt") {
        return Ok(Outcome::Skipped("rustfmt is not installed"));
    }
    call(&mut tools.cargo("fmt --all --check"))?;
    PASSED
}

pub(crate) fn tidy(_: &Tools<'_>) -> Result<Outcome> {
    tidy::run(crate::root())?;
    PASSED
}

/// The bundler and the drivers of browsers take long to compile, and change rarely.
const EXCLUDED_FROM_QUICK: &str = "--exclude alcazar-browser --exclude alcazar-bundle";

pub(crate) fn quick_clippy(tools: &Tools<'_>) -> Result<Outcome> {
    run_clippy(tools, EXCLUDED_FROM_QUICK)
}

pub(crate) fn clippy(tools: &Tools<'_>) -> Result<Outcome> {
    run_clippy(tools, "--features alcazar-browser/browsers")
}

fn run_clippy(tools: &Tools<'_>, selection: &str) -> Result<Outcome> {
    if !tools.has("clippy") {
        return Ok(Outcome::Skipped("clippy is not installed"));
    }
    call(&mut tools.cargo(&format!("clippy --workspace --all-targets {selection} --locked -- -D warnings")))?;
    PASSED
}

/// The tests that find most for their time: every rule, every document, every recorded game. The tests that
/// play random games by the thousand take longer to compile than all of these together, and so do the
/// libraries of the web client.
pub(crate) fn quick_tests(tools: &Tools<'_>) -> Result<Outcome> {
    const TESTS: &str =
        "--test core --test docs --test notation --test replays --test rulebook --test table --test words";
    run_tests(tools, &format!("{EXCLUDED_FROM_QUICK} --exclude alcazar-web --lib --bins {TESTS}"))
}

pub(crate) fn tests(tools: &Tools<'_>) -> Result<Outcome> {
    // Only strace can show that the server acknowledges a move after the disk has it. Without strace, that
    // test passes over it.
    if !is_installed("strace")
        && let Err(error) = apt::install(&["strace"])
    {
        println!("{error:#}: not checked that an acknowledgement waits for the disk");
    }
    run_tests(tools, "--lib --bins --tests")
}

fn run_tests(tools: &Tools<'_>, selection: &str) -> Result<Outcome> {
    if tools.has("nextest") {
        call(&mut tools.cargo(&format!("nextest run --workspace --locked --no-fail-fast {selection}")))?;
        return Ok(Outcome::Passed("cargo nextest"));
    }
    call(&mut tools.cargo(&format!("test --workspace --locked --no-fail-fast {selection}")))?;
    Ok(Outcome::Passed("cargo test; cargo-nextest is not installed"))
}

/// A stage of its own because nextest runs no doctests.
pub(crate) fn doctests(tools: &Tools<'_>) -> Result<Outcome> {
    call(&mut tools.cargo("test --workspace --locked --doc"))?;
    PASSED
}

/// Examples are selected so that dependencies have the features that clippy has checked them with.
pub(crate) fn docs(tools: &Tools<'_>) -> Result<Outcome> {
    let mut doc = tools.cargo("doc --workspace --locked --no-deps --lib --bins --examples");
    call(doc.env("RUSTDOCFLAGS", "-D warnings"))?;
    PASSED
}

/// Licences, sources and banned crates follow from Cargo.lock alone. Advisories change from day to day
/// without any change of ours, and need a database from the network: they are for people to look at, not for
/// a test.
pub(crate) fn deny(tools: &Tools<'_>) -> Result<Outcome> {
    const CHECKS: &str = "--locked check bans licenses sources";
    if tools.has("deny") {
        call(&mut tools.cargo(&format!("deny {CHECKS}")))?;
        return PASSED;
    }
    // Comparing licences takes long without optimisation.
    let options = "--config profile.dev.package.askalono.opt-level=3";
    let program = tools.build_tool("cargo-deny", "0.20.2", options)?;
    call(tools.program(&program).args(CHECKS.split_whitespace()))?;
    Ok(Outcome::Passed("cargo-deny built for it"))
}

/// The fuzz targets compile. The functions they call are tested with everything else, so nothing is run here.
pub(crate) fn fuzz(tools: &Tools<'_>) -> Result<Outcome> {
    let mut check = tools.cargo("check --manifest-path fuzz/Cargo.toml --no-default-features --target-dir");
    call(check.arg(tools.target()))?;
    Ok(Outcome::Passed("compiled, not run"))
}

/// The binary that the tests have built starts, and plays whole games.
pub(crate) fn smoke(tools: &Tools<'_>) -> Result<Outcome> {
    // The test target is selected so that cargo finds the binary built already.
    call(&mut tools.cargo("build --workspace --locked --bin alcazar --test cli"))?;
    let alcazar = tools.target().join("debug/alcazar");
    call(tools.program(&alcazar).args(["sim", "toledo", "--players", "3", "--games", "20"]))?;
    PASSED
}

/// Whole games in Chromium and Firefox, with a client that is quick to build.
pub(crate) fn browser(tools: &Tools<'_>) -> Result<Outcome> {
    browser::test(tools, &[])?;
    PASSED
}

/// The shipped client can be built, and is small enough for a phone on the road.
pub(crate) fn ship(tools: &Tools<'_>) -> Result<Outcome> {
    const MAX_SIZE: u64 = 1_000_000;
    let client = web::build(tools, Profile::Ship, Bundler::WithTests)?;
    let is_module = |path: &Path| path.to_string_lossy().ends_with(".wasm.br");
    for file in fs::read_dir(client.join("assets"))? {
        let file = file?;
        let size = file.metadata()?.len();
        ensure!(
            !is_module(&file.path()) || size <= MAX_SIZE,
            "{} has {size} bytes; the limit is {MAX_SIZE}",
            file.path().display()
        );
    }
    PASSED
}

/// The guide for a new game works as it is written.
pub(crate) fn new_game(tools: &Tools<'_>) -> Result<Outcome> {
    new_game::follow_guide(tools)?;
    PASSED
}

/// The binary with the shipped client in it. Its other commands have been tested without.
pub(crate) fn serve(tools: &Tools<'_>) -> Result<Outcome> {
    const WEB: &str = "--workspace --locked --features alcazar-cli/web";
    let client = tools.target().join("web/ship");
    if tools.has("clippy") {
        let mut clippy = tools.cargo(&format!("clippy {WEB} --bins --tests"));
        call(clippy.env("ALCAZAR_WEB", &client).args(["--", "-D", "warnings"]))?;
    }
    call(tools.cargo(&format!("test {WEB} --test cli serve")).env("ALCAZAR_WEB", &client))?;
    PASSED
}
