//! `alcazar arena` and `alcazar bench`.

use crate::json::Unique;
use crate::{Place, read};

const MATCH: [&str; 8] = ["arena", "toledo", "--bots", "greedy,random", "--nodes", "100", "--games", "4"];

fn with<'a>(more: &[&'a str]) -> Vec<&'a str> {
    MATCH.iter().chain(more).copied().collect()
}

#[test]
fn results_depend_on_the_seed_alone() {
    let place = Place::new();
    let one = place.run(&with(&["--threads", "1"]), "").succeeds().out;
    assert!(one.contains("4 (2 deals)") && one.contains("greedy") && one.contains("wins"), "{one}");
    assert_eq!(place.run(&with(&["--threads", "3"]), "").succeeds().out, one);
    assert_ne!(place.run(&with(&["--seed", "2"]), "").succeeds().out, one);
}

#[test]
fn a_run_that_was_cut_off_goes_on_where_it_stopped() {
    let place = Place::new();
    let whole = place.run(&with(&["--results", "whole"]), "").succeeds().out;
    let text = read(&place.path("whole"));
    assert_eq!(text.lines().count(), 5, "{text}");
    // Two games, and half a line of the third.
    let end = text.match_indices('\n').nth(2).unwrap().0;
    std::fs::write(place.path("part"), &text[..end + 20]).unwrap();
    assert_eq!(place.run(&with(&["--results", "part"]), "").succeeds().out, whole);
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let mut resumed: Vec<String> = read(&place.path("part")).lines().map(str::to_owned).collect();
    lines.sort();
    resumed.sort();
    assert_eq!(resumed, lines);
}

#[test]
fn results_of_another_match_are_left_alone() {
    let place = Place::new();
    place.run(&with(&["--results", "file"]), "").succeeds();
    place.run(&with(&["--results", "file", "--seed", "2"]), "").fails(1, &["another match"]);
    std::fs::write(place.path("text"), "something\n").unwrap();
    place.run(&with(&["--results", "text"]), "").fails(1, &["line 1"]);
}

#[test]
fn games_are_kept_to_be_read() {
    let place = Place::new();
    place.run(&with(&["--replays", "games"]), "").succeeds();
    let story = place.run(&["replay", "games/toledo-1-0.replay"], "").succeeds().out;
    assert!(story.contains("greedy 1 (bot: greedy)"), "{story}");
}

/// A bot of two dozen lines in another language.
const TINY: &str = concat!("cmd:sh ", env!("CARGO_MANIFEST_DIR"), "/tests/cli/first-legal.sh");

#[test]
fn programs_of_others_take_part_and_see_views_alone() {
    let place = Place::new();
    let bots = format!("{TINY} toledo,novice");
    let run = ["arena", "toledo", "--bots", &bots, "--nodes", "50", "--games", "2"];
    let out = place.run(&run, "").succeeds().out;
    assert!(out.contains("2 (1 deals)") && out.contains("first-legal.sh"), "{out}");
    // Ours do the same when they are asked from outside.
    let exe = env!("CARGO_BIN_EXE_alcazar");
    let bots = format!("cmd:{exe} engine toledo --role player --bot novice,random");
    let run = ["arena", "toledo", "--bots", &bots, "--nodes", "50", "--games", "2", "--results", "file"];
    place.run(&run, "").succeeds();
    let table = place.run(&["ratings", "file"], "").succeeds().out;
    assert!(table.starts_with("toledo\ncmd:"), "{table}");
}

#[test]
fn a_program_that_does_not_play_is_named() {
    let place = Place::new();
    let with = |program: &str| {
        let bots = format!("{program},random");
        place.run(&["arena", "toledo", "--bots", &bots, "--games", "2"], "")
    };
    with(&format!("{TINY} tyros")).fails(1, &["game is \"tyros\""]);
    with("cmd:no-such-program-anywhere").fails(1, &["can't start"]);
    with("cmd:echo {}").fails(1, &["can't play with “echo {}”"]);
    with("cmd:").fails(2, &["a command is expected"]);
}

#[test]
fn a_program_that_does_not_answer_is_given_up_on() {
    const HELLO: &str = r#"{"protocol":"alcazar-engine","version":1,"game":"toledo","role":"player"}"#;
    let greet = format!("read -r line; echo '{{\"id\":1,\"result\":{HELLO}}}'");
    // One is silent from the start, one once it is asked for a move, and one talks without end.
    let programs = [
        "while read -r line; do :; done".to_owned(),
        format!("{greet}; while read -r line; do :; done"),
        format!("{greet}; while echo '{{\"progress\":{{}}}}'; do sleep 0.05; done"),
    ];
    let place = Place::new();
    for (number, program) in programs.iter().enumerate() {
        let name = format!("bot{number}.sh");
        std::fs::write(place.path(&name), program).unwrap();
        let bots = format!("cmd:sh {name},random");
        let run = ["arena", "toledo", "--bots", &bots, "--nodes", "100", "--answer-within", "500ms"];
        place.run(&run, "").fails(1, &[&name, "has not answered within 500ms", "flush", "--answer-within"]);
    }
}

#[test]
fn ratings_need_results() {
    let place = Place::new();
    place.run(&["ratings", "nowhere"], "").fails(1, &["no results in nowhere"]);
    place.run(&with(&["--results", "one"]), "").succeeds();
    let table = place.run(&["ratings", "one", "--json"], "").succeeds().out;
    assert!(table.contains("\"bot\": \"greedy\"") && table.contains("\"games\": 4"), "{table}");
}

#[test]
fn a_report_tells_who_took_part_and_how_each_kind_did() {
    let place = Place::new();
    let args =
        ["arena", "toledo", "--bots", "greedy,random,random", "--nodes", "100", "--games", "3", "--json"];
    let Unique(report) = serde_json::from_str(&place.run(&args, "").succeeds().out).expect("JSON");
    assert_eq!(report["entrants"], serde_json::json!(["greedy", "random", "random"]));
    let kinds: Vec<_> = report["bots"].as_array().expect("a list").iter().map(|kind| &kind["bot"]).collect();
    assert_eq!(kinds, ["greedy", "random"]);
}

#[test]
fn what_makes_no_match_is_refused() {
    let place = Place::new();
    place.run(&["arena", "toledo", "--bots", "genius,random"], "").fails(2, &["the bots are random"]);
    place.run(&["arena", "toledo", "--bots", "random"], "").fails(1, &["1 players"]);
    place.run(&["arena", "toledo", "--bots", "random,random", "--time", "5"], "").fails(2, &["50ms"]);
}

#[test]
fn the_bench_is_the_same_every_time() {
    let place = Place::new();
    let nodes = || {
        let text = place.run(&["bench", "toledo", "--nodes", "50"], "").succeeds().out;
        text.lines().find(|line| line.starts_with("nodes")).map(str::to_owned)
    };
    let first = nodes();
    assert!(first.is_some());
    assert_eq!(nodes(), first);
}
