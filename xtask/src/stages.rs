//! The stages of `./test`, each with its time.

use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};

use crate::checks::{self, Outcome};
use crate::tools::Tools;

/// How much is checked.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Depth {
    /// Under four minutes from a clean clone on two cores.
    Quick,
    /// Everything, as in CI.
    Full,
}

struct Stage {
    name: &'static str,
    depths: &'static [Depth],
    run: fn(&Tools<'_>) -> Result<Outcome>,
}

const BOTH: &[Depth] = &[Depth::Quick, Depth::Full];
const QUICK: &[Depth] = &[Depth::Quick];
const FULL: &[Depth] = &[Depth::Full];

/// Cheap stages come first, so that small slips are reported early.
const STAGES: &[Stage] = &[
    Stage { name: "fmt", depths: BOTH, run: checks::fmt },
    Stage { name: "tidy", depths: BOTH, run: checks::tidy },
    Stage { name: "clippy", depths: QUICK, run: checks::quick_clippy },
    Stage { name: "clippy", depths: FULL, run: checks::clippy },
    Stage { name: "tests", depths: QUICK, run: checks::quick_tests },
    Stage { name: "tests", depths: FULL, run: checks::tests },
    Stage { name: "doctests", depths: FULL, run: checks::doctests },
    Stage { name: "docs", depths: FULL, run: checks::docs },
    Stage { name: "deny", depths: FULL, run: checks::deny },
    Stage { name: "fuzz", depths: FULL, run: checks::fuzz },
    Stage { name: "smoke", depths: FULL, run: checks::smoke },
    Stage { name: "browser", depths: FULL, run: checks::browser },
    Stage { name: "ship", depths: FULL, run: checks::ship },
    Stage { name: "serve", depths: FULL, run: checks::serve },
    Stage { name: "new-game", depths: FULL, run: checks::new_game },
];

/// Runs the stages in order, or those that are named, and stops at the first that fails.
pub(crate) fn run(arguments: &[&str]) -> Result<()> {
    let (depth, names) = match arguments {
        ["quick", names @ ..] => (Depth::Quick, names),
        names => (Depth::Full, names),
    };
    let stages: Vec<&Stage> = STAGES.iter().filter(|stage| stage.depths.contains(&depth)).collect();
    for name in names {
        let known: Vec<&str> = stages.iter().map(|stage| stage.name).collect();
        ensure!(known.contains(name), "there is no stage “{name}”; there are {}", known.join(", "));
    }
    let tools = match depth {
        Depth::Quick => Tools::new(crate::root()),
        // Incremental compilation costs time and disk, and pays off only for code that is edited and built
        // again.
        Depth::Full => Tools::new(crate::root()).without_incremental(),
    };

    let began = Instant::now();
    let mut table: Vec<(&str, Duration, String)> = Vec::new();
    let mut failure = Ok(());
    for stage in stages.into_iter().filter(|stage| names.is_empty() || names.contains(&stage.name)) {
        println!("\n── {} ──", stage.name);
        let start = Instant::now();
        let outcome = (stage.run)(&tools);
        let time = start.elapsed();
        let result = match &outcome {
            Ok(Outcome::Passed("")) => "passed".to_owned(),
            Ok(Outcome::Passed(note)) => format!("passed ({note})"),
            Ok(Outcome::Skipped(why)) => format!("SKIPPED: {why}"),
            Err(_) => "FAILED".to_owned(),
        };
        println!("── {}: {result}, {:.1} s", stage.name, time.as_secs_f64());
        table.push((stage.name, time, result));
        if let Err(error) = outcome {
            failure = Err(error).with_context(|| format!("./test stopped at the stage “{}”", stage.name));
            break;
        }
    }
    println!();
    table.push(("all", began.elapsed(), if failure.is_ok() { "passed" } else { "FAILED" }.to_owned()));
    for (name, time, result) in &table {
        println!("{name:<10} {:>7.1} s  {result}", time.as_secs_f64());
    }
    failure
}
