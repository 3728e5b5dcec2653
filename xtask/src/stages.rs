//! What `./test` runs, stage by stage, each with its time.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};

use crate::tools::{Tools, call, is_installed};
use crate::web::{self, Profile};
use crate::{apt, browser, tidy};

/// How much is checked.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Depth {
    /// Under five minutes from a clean clone on two cores.
    Quick,
    /// Everything, as in CI.
    Full,
}

struct Stage {
    name: &'static str,
    depths: &'static [Depth],
    run: fn(&Tools<'_>) -> Result<Outcome>,
}

/// How a stage that did not fail went, with a word on it if there is one.
enum Outcome {
    Passed(&'static str),
    Skipped(&'static str),
}

const BOTH: &[Depth] = &[Depth::Quick, Depth::Full];
const QUICK: &[Depth] = &[Depth::Quick];
const FULL: &[Depth] = &[Depth::Full];

/// Cheap stages come first, so that small slips are told early.
const STAGES: [Stage; 14] = [
    Stage { name: "fmt", depths: BOTH, run: fmt },
    Stage { name: "tidy", depths: BOTH, run: |_| tidy::run(crate::root()).map(|()| Outcome::Passed("")) },
    Stage { name: "clippy", depths: QUICK, run: |tools| clippy(tools, WITHOUT_THE_BUNDLER) },
    Stage { name: "clippy", depths: FULL, run: |tools| clippy(tools, "--features alcazar-browser/chromium") },
    Stage { name: "telling", depths: QUICK, run: telling_tests },
    Stage { name: "tests", depths: FULL, run: tests },
    Stage { name: "doctests", depths: FULL, run: doctests },
    Stage { name: "docs", depths: FULL, run: docs },
    Stage { name: "deny", depths: FULL, run: deny },
    Stage { name: "fuzz", depths: FULL, run: fuzz },
    Stage { name: "smoke", depths: FULL, run: smoke },
    Stage { name: "browser", depths: FULL, run: in_a_browser },
    Stage { name: "ship", depths: FULL, run: ship },
    Stage { name: "serve", depths: FULL, run: serve },
];

/// Runs the stages in order and stops at the first that fails.
pub(crate) fn run(root: &Path, depth: Depth) -> Result<()> {
    let tools = Tools::new(root);
    let began = Instant::now();
    let mut table: Vec<(&str, Duration, String)> = Vec::new();
    let mut failure = Ok(());
    for stage in STAGES.iter().filter(|stage| stage.depths.contains(&depth)) {
        println!("\n── {} ──", stage.name);
        let start = Instant::now();
        let outcome = (stage.run)(&tools);
        let time = start.elapsed();
        let word = match &outcome {
            Ok(Outcome::Passed("")) => "passed".to_owned(),
            Ok(Outcome::Passed(note)) => format!("passed ({note})"),
            Ok(Outcome::Skipped(why)) => format!("SKIPPED: {why}"),
            Err(_) => "FAILED".to_owned(),
        };
        println!("── {}: {word}, {:.1} s", stage.name, time.as_secs_f64());
        table.push((stage.name, time, word));
        if let Err(error) = outcome {
            failure = Err(error).with_context(|| format!("./test stopped at the stage “{}”", stage.name));
            break;
        }
    }
    println!();
    for (name, time, word) in &table {
        println!("{name:<10} {:>7.1} s  {word}", time.as_secs_f64());
    }
    println!(
        "{:<10} {:>7.1} s  {}",
        "all",
        began.elapsed().as_secs_f64(),
        if failure.is_ok() { "passed" } else { "FAILED" }
    );
    failure
}

fn fmt(tools: &Tools<'_>) -> Result<Outcome> {
    if !tools.has("fmt") {
        return Ok(Outcome::Skipped("rustfmt is not installed"));
    }
    call(&mut tools.cargo("fmt --all --check"))?;
    Ok(Outcome::Passed(""))
}

/// What the bundler is made of takes long to compile, and it changes rarely.
const WITHOUT_THE_BUNDLER: &str = "--exclude alcazar-bundle";

fn clippy(tools: &Tools<'_>, what: &str) -> Result<Outcome> {
    if !tools.has("clippy") {
        return Ok(Outcome::Skipped("clippy is not installed"));
    }
    call(&mut tools.cargo(&format!("clippy --workspace --all-targets {what} --locked -- -D warnings")))?;
    Ok(Outcome::Passed(""))
}

/// The tests that say most for their time: every rule, every document, every recorded game. What plays random games by the thousand
/// takes longer to compile than all of these together.
fn telling_tests(tools: &Tools<'_>) -> Result<Outcome> {
    run_tests(
        tools,
        &format!(
            "{WITHOUT_THE_BUNDLER} --lib --bins --test rulebook --test notation --test docs --test replays --test table --test core"
        ),
    )
}

fn tests(tools: &Tools<'_>) -> Result<Outcome> {
    run_tests(tools, "--lib --bins --tests")
}

fn run_tests(tools: &Tools<'_>, which: &str) -> Result<Outcome> {
    if tools.has("nextest") {
        call(&mut tools.cargo(&format!("nextest run --workspace --locked --no-fail-fast {which}")))?;
        return Ok(Outcome::Passed("cargo nextest"));
    }
    call(&mut tools.cargo(&format!("test --workspace --locked --no-fail-fast {which}")))?;
    Ok(Outcome::Passed("cargo test, for want of cargo-nextest"))
}

/// nextest runs no doctests, so they are a stage of their own.
fn doctests(tools: &Tools<'_>) -> Result<Outcome> {
    call(&mut tools.cargo("test --workspace --locked --doc"))?;
    Ok(Outcome::Passed(""))
}

fn docs(tools: &Tools<'_>) -> Result<Outcome> {
    call(tools.cargo("doc --workspace --locked --no-deps").env("RUSTDOCFLAGS", "-D warnings"))?;
    Ok(Outcome::Passed(""))
}

/// Licences, sources and banned crates follow from Cargo.lock alone. Advisories change from day to day without
/// any change of ours, and need a database from the network: they are for people to look at, not for a test.
fn deny(tools: &Tools<'_>) -> Result<Outcome> {
    const CHECKS: &str = "--locked check bans licenses sources";
    if tools.has("deny") {
        call(&mut tools.cargo(&format!("deny {CHECKS}")))?;
        return Ok(Outcome::Passed(""));
    }
    let home = tools.target().join("tools");
    let program = home.join("bin/cargo-deny");
    if !program.exists() {
        call(tools.cargo("install --locked --quiet cargo-deny@0.20.2 --root").arg(&home))?;
    }
    call(tools.program(&program).args(CHECKS.split_whitespace()))?;
    Ok(Outcome::Passed("built for it"))
}

/// The targets compile. What they call is tested with everything else, so nothing is run here.
fn fuzz(tools: &Tools<'_>) -> Result<Outcome> {
    let mut check = tools.cargo("check --manifest-path fuzz/Cargo.toml --no-default-features --target-dir");
    call(check.arg(tools.target()))?;
    Ok(Outcome::Passed("compiled, not run"))
}

/// The binary starts, and whole games run in it. The profile is that of the tests, which have built most of it.
fn smoke(tools: &Tools<'_>) -> Result<Outcome> {
    const ALCAZAR: &str = "run --locked --quiet --profile test --package alcazar-cli --";
    call(&mut tools.cargo(&format!("{ALCAZAR} sim toledo --players 3 --games 20")))?;
    Ok(Outcome::Passed(""))
}

/// Whole games in Chromium, with a client that was quick to build.
fn in_a_browser(tools: &Tools<'_>) -> Result<Outcome> {
    browser::run(tools, &[])?;
    Ok(Outcome::Passed(""))
}

/// The client as it is shipped can be built, and is no larger than people on the road can be asked to load.
fn ship(tools: &Tools<'_>) -> Result<Outcome> {
    const LIMIT: u64 = 1_000_000;
    web::build(tools, Profile::Ship)?;
    let is_module = |path: &Path| path.to_string_lossy().ends_with(".wasm.br");
    for file in fs::read_dir(tools.target().join("web/ship/assets"))? {
        let file = file?;
        let size = file.metadata()?.len();
        ensure!(
            !is_module(&file.path()) || size <= LIMIT,
            "{} has {size} bytes, and {LIMIT} are the limit",
            file.path().display()
        );
    }
    Ok(Outcome::Passed(""))
}

/// The binary with the client in it. Its other commands have been tested without.
fn serve(tools: &Tools<'_>) -> Result<Outcome> {
    const WEB: &str = "--locked --package alcazar-cli --features web";
    let client = tools.target().join("web/ship");
    if tools.has("clippy") {
        let mut clippy = tools.cargo(&format!("clippy {WEB} --all-targets"));
        call(clippy.env("ALCAZAR_WEB", &client).args(["--", "-D", "warnings"]))?;
    }
    call(tools.cargo(&format!("test {WEB} --bin alcazar --test serve serve")).env("ALCAZAR_WEB", &client))?;
    // Only strace sees that an ack waits for the disk. Where it can't be had, all the rest is tested.
    if !is_installed("strace")
        && let Err(why) = apt::install(&["strace"])
    {
        println!("{why:#}: that an ack waits for the disk is not looked at");
    }
    call(tools.cargo(&format!("test {WEB} --test together")).env("ALCAZAR_WEB", &client))?;
    Ok(Outcome::Passed(""))
}
