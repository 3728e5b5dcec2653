//! `arena`, `ratings` and `bench`.

use crate::json::NoDuplicateKeys;
use crate::{Sandbox, read};

const MATCH: [&str; 8] = ["arena", "toledo", "--bots", "greedy,random", "--nodes", "100", "--games", "4"];

fn with<'a>(more: &[&'a str]) -> Vec<&'a str> {
    MATCH.iter().chain(more).copied().collect()
}

#[test]
fn results_depend_on_the_seed_alone() {
    let sandbox = Sandbox::new();
    let one = sandbox.run(&with(&["--threads", "1"]), "").succeeds().out;
    assert!(one.contains("4 (2 deals)") && one.contains("greedy") && one.contains("wins"), "{one}");
    assert_eq!(sandbox.run(&with(&["--threads", "3"]), "").succeeds().out, one);
    assert_ne!(sandbox.run(&with(&["--seed", "2"]), "").succeeds().out, one);
}

#[test]
fn an_interrupted_run_resumes_where_it_stopped() {
    let sandbox = Sandbox::new();
    let whole = sandbox.run(&with(&["--results", "whole"]), "").succeeds().out;
    let text = read(&sandbox.path("whole"));
    assert_eq!(text.lines().count(), 5, "{text}");
    // Two games, and half a line of the third.
    let end = text.match_indices('\n').nth(2).unwrap().0;
    std::fs::write(sandbox.path("part"), &text[..end + 20]).unwrap();
    assert_eq!(sandbox.run(&with(&["--results", "part"]), "").succeeds().out, whole);
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let mut resumed: Vec<String> = read(&sandbox.path("part")).lines().map(str::to_owned).collect();
    lines.sort();
    resumed.sort();
    assert_eq!(resumed, lines);
}

#[test]
fn results_of_another_match_are_not_overwritten() {
    let sandbox = Sandbox::new();
    sandbox.run(&with(&["--results", "file"]), "").succeeds();
    sandbox.run(&with(&["--results", "file", "--seed", "2"]), "").fails(1, &["another match"]);
    std::fs::write(sandbox.path("text"), "something\n").unwrap();
    sandbox.run(&with(&["--results", "text"]), "").fails(1, &["line 1"]);
}

#[test]
fn replays_of_the_games_can_be_read() {
    let sandbox = Sandbox::new();
    sandbox.run(&with(&["--replays", "games"]), "").succeeds();
    let story = sandbox.run(&["replay", "games/toledo-1-0.replay"], "").succeeds().out;
    assert!(story.contains("greedy 1 (bot: greedy)"), "{story}");
}

/// A small bot as a shell script.
const TINY: &str = concat!("cmd:sh ", env!("CARGO_MANIFEST_DIR"), "/tests/cli/first-legal.sh");

#[test]
fn external_programs_take_part() {
    let sandbox = Sandbox::new();
    let bots = format!("{TINY} toledo,novice");
    let run = ["arena", "toledo", "--bots", &bots, "--nodes", "50", "--games", "2"];
    let out = sandbox.run(&run, "").succeeds().out;
    assert!(out.contains("2 (1 deals)") && out.contains("first-legal.sh"), "{out}");
    // The built-in bots can also play as external programs.
    let exe = env!("CARGO_BIN_EXE_alcazar");
    let bots = format!("cmd:{exe} engine toledo --role player --bot novice,random");
    let run = ["arena", "toledo", "--bots", &bots, "--nodes", "50", "--games", "2", "--results", "file"];
    sandbox.run(&run, "").succeeds();
    let table = sandbox.run(&["ratings", "file"], "").succeeds().out;
    assert!(table.starts_with("toledo\ncmd:"), "{table}");
}

#[test]
fn a_program_that_fails_is_named_in_the_error() {
    let sandbox = Sandbox::new();
    let with = |program: &str| {
        let bots = format!("{program},random");
        sandbox.run(&["arena", "toledo", "--bots", &bots, "--games", "2"], "")
    };
    with(&format!("{TINY} tyros")).fails(1, &["game is \"tyros\""]);
    with("cmd:no-such-program-anywhere").fails(1, &["can't start"]);
    with("cmd:echo {}").fails(1, &["can't play with “echo {}”"]);
    with("cmd:").fails(2, &["must be followed by a command"]);
}

#[test]
fn a_program_that_does_not_answer_times_out() {
    const HELLO: &str = r#"{"protocol":"alcazar-engine","version":1,"game":"toledo","role":"player"}"#;
    let greet = format!("read -r line; echo '{{\"id\":1,\"result\":{HELLO}}}'");
    // One never answers, one answers only `hello`, and one sends progress without end.
    let programs = [
        "while read -r line; do :; done".to_owned(),
        format!("{greet}; while read -r line; do :; done"),
        format!("{greet}; while echo '{{\"progress\":{{}}}}'; do sleep 0.05; done"),
    ];
    let sandbox = Sandbox::new();
    for (number, program) in programs.iter().enumerate() {
        let name = format!("bot{number}.sh");
        std::fs::write(sandbox.path(&name), program).unwrap();
        let bots = format!("cmd:sh {name},random");
        let run = ["arena", "toledo", "--bots", &bots, "--nodes", "100", "--answer-within", "500ms"];
        sandbox.run(&run, "").fails(1, &[&name, "has not answered within 500ms", "flush", "--answer-within"]);
    }
}

#[test]
fn ratings_need_results() {
    let sandbox = Sandbox::new();
    sandbox.run(&["ratings", "nowhere"], "").fails(1, &["no results in nowhere"]);
    sandbox.run(&with(&["--results", "one"]), "").succeeds();
    let table = sandbox.run(&["ratings", "one", "--json"], "").succeeds().out;
    assert!(table.contains("\"bot\": \"greedy\"") && table.contains("\"games\": 4"), "{table}");
}

#[test]
fn a_report_lists_the_entrants_and_the_results_of_each_kind_of_bot() {
    let sandbox = Sandbox::new();
    let args =
        ["arena", "toledo", "--bots", "greedy,random,random", "--nodes", "100", "--games", "3", "--json"];
    let NoDuplicateKeys(report) = serde_json::from_str(&sandbox.run(&args, "").succeeds().out).expect("JSON");
    assert_eq!(report["entrants"], serde_json::json!(["greedy", "random", "random"]));
    let bots = report["bots"].as_array().expect("an array");
    let kinds: Vec<_> = bots.iter().map(|kind| &kind["bot"]).collect();
    assert_eq!(kinds, ["greedy", "random"]);
}

#[test]
fn invalid_matches_are_rejected() {
    let sandbox = Sandbox::new();
    sandbox.run(&["arena", "toledo", "--bots", "genius,random"], "").fails(2, &["the bots are random"]);
    sandbox.run(&["arena", "toledo", "--bots", "random"], "").fails(1, &["1 players"]);
    sandbox.run(&["arena", "toledo", "--bots", "random,random", "--time", "5"], "").fails(2, &["50ms"]);
}

#[test]
fn the_node_count_of_bench_is_reproducible() {
    let sandbox = Sandbox::new();
    let nodes = || {
        let text = sandbox.run(&["bench", "toledo", "--nodes", "50"], "").succeeds().out;
        text.lines().find(|line| line.starts_with("nodes")).map(str::to_owned)
    };
    let first = nodes();
    assert!(first.is_some());
    assert_eq!(nodes(), first);
}
