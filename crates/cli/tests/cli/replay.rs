//! `replay`: the views it shows, and the files it rejects.

use serde_json::Value;

use crate::{Sandbox, read};

/// A short unfinished game, and a finished one between bots.
fn games() -> Sandbox {
    let sandbox = Sandbox::new();
    let going_on = ["play", "toledo", "--seats", "you,bot:random", "--seed", "07", "--save", "going-on"];
    sandbox.run(&going_on, "take\nplace gem1 3\n").succeeds();
    sandbox
        .run(&["play", "toledo", "--seats", "bot:random,bot:random", "--seed", "07", "--save", "whole"], "")
        .succeeds();
    sandbox
}

#[test]
fn every_viewer_is_shown_only_what_they_may_know() {
    let sandbox = games();
    let shown = |args: &[&str]| sandbox.run(&[&["replay", "going-on"], args].concat(), "").succeeds().out;
    assert!(shown(&["--from", "red"]).contains("You draw a 3 (violet, defender)."));
    assert!(shown(&["--from", "0"]).contains("You draw a 3 (violet, defender)."));
    let blue = shown(&["--from", "Blue"]);
    assert!(blue.contains("Red draws a card.") && blue.contains("You draw a "), "{blue}");
    let spectator = shown(&["--from", "spectator"]);
    assert!(!spectator.contains("You draw") && spectator.contains("Red draws a card."), "{spectator}");
    assert_eq!(shown(&[]), spectator, "hands are hidden until the game is over");
    assert!(spectator.contains("The game is still in progress."));
    assert!(shown(&["--from", "open"]).contains("Chance: card 3vd"));
}

#[test]
fn a_finished_game_is_shown_open_and_its_seed_verifies() {
    let sandbox = games();
    let out = sandbox.run(&["replay", "whole"], "").succeeds().out;
    assert!(out.contains("Chance: card ") && out.contains("Red: "), "{out}");
    assert!(out.contains("The game is over") && out.contains("1. "), "{out}");
    assert!(out.contains("The seed matches its commitment, and every draw follows from it."), "{out}");
}

#[test]
fn a_replay_shows_how_a_tie_was_broken() {
    let sandbox = Sandbox::new();
    let random = ["arena", "toledo", "--bots", "random,random", "--games", "40", "--replays", "games"];
    sandbox.run(&random, "").succeeds();
    let mut ties = 0;
    for entry in std::fs::read_dir(sandbox.path("games")).expect("the games") {
        let file = entry.expect("a game").path().display().to_string();
        let out = sandbox.run(&["replay", &file, "--json"], "").succeeds().out;
        let replay: Value = serde_json::from_str(&out).expect("JSON");
        let scores = &replay["outcome"]["scores"];
        let is_tied = scores[0] == scores[1];
        ties += usize::from(is_tied);
        let out = sandbox.run(&["replay", &file], "").succeeds().out;
        assert_eq!(out.contains(&format!("are tied at {} point", scores[0])), is_tied, "{out}");
    }
    assert!(ties > 0, "some of the games end in a tie");
}

#[test]
fn replays_as_json() {
    let sandbox = games();
    let json = |args: &[&str]| -> Value {
        let out = sandbox.run(&[&["replay", "--json"], args].concat(), "").succeeds().out;
        serde_json::from_str(&out).expect("JSON")
    };
    let whole = json(&["whole"]);
    assert_eq!((&whole["game"], &whole["seed"]), (&"toledo".into(), &"verified".into()));
    assert_eq!(whole["outcome"]["how"], "played-out");
    let lines = read(&sandbox.path("whole")).lines().count();
    assert_eq!(
        whole["entries"].as_array().map(Vec::len),
        Some(lines - 2),
        "all but the first and the last line"
    );
    let red = json(&["going-on", "--from", "red"]);
    let texts: Vec<&str> = red["entries"]
        .as_array()
        .expect("an array")
        .iter()
        .filter_map(|entry| entry["text"].as_str())
        .collect();
    assert!(texts.contains(&"You draw a 3 (violet, defender)."), "{texts:?}");
    assert!(red["outcome"].is_null());
}

#[test]
fn a_modified_file_is_rejected_with_the_line_number() {
    let sandbox = games();
    let text = read(&sandbox.path("whole"));
    let lines: Vec<&str> = text.lines().collect();
    let (number, line) =
        lines.iter().enumerate().find(|(_, line)| line.contains("\"take\"")).expect("a player takes cards");
    let changed = line.replace("\"take\"", "\"end\"");
    std::fs::write(sandbox.path("changed"), text.replacen(line, &changed, 1)).expect("a file");
    sandbox
        .run(&["replay", "changed"], "")
        .fails(1, &["changed", &format!("line {}", number + 1), "check value"]);
    sandbox.run(&["play", "--resume", "changed"], "").fails(1, &["changed", &format!("line {}", number + 1)]);

    let cut: String = lines[..lines.len() - 1].iter().flat_map(|line| [*line, "\n"]).collect();
    std::fs::write(sandbox.path("cut"), cut).expect("a file");
    sandbox.run(&["replay", "cut"], "").fails(1, &["cut", "closing line"]);
}

#[test]
fn files_that_are_not_replays_are_rejected() {
    let sandbox = games();
    std::fs::write(sandbox.path("empty"), "").expect("a file");
    std::fs::write(sandbox.path("binary"), [0xff, 0xfe, 0, 1]).expect("a file");
    std::fs::write(sandbox.path("letter"), "Dear Ana,\n").expect("a file");
    let other = read(&sandbox.path("whole")).replacen("\"toledo\"", "\"chess\"", 1);
    std::fs::write(sandbox.path("chess"), other).expect("a file");
    std::fs::File::create(sandbox.path("huge")).and_then(|file| file.set_len(1 << 26)).expect("a file");
    sandbox.run(&["replay", "nowhere"], "").fails(1, &["can't read nowhere"]);
    sandbox.run(&["replay", "."], "").fails(1, &["can't read ."]);
    sandbox.run(&["replay", "empty"], "").fails(1, &["empty", "line 1", "not a replay"]);
    sandbox.run(&["replay", "binary"], "").fails(1, &["binary is not UTF-8 text"]);
    sandbox.run(&["replay", "letter"], "").fails(1, &["letter", "line 1", "not a replay"]);
    sandbox.run(&["replay", "chess"], "").fails(1, &["there is no game “chess”; the games are toledo"]);
    sandbox.run(&["replay", "huge"], "").fails(1, &["huge is longer than"]);
    sandbox
        .run(&["replay", "whole", "--from", "purple"], "")
        .fails(1, &["“purple”", "red, blue, spectator and open"]);
    sandbox.run(&["replay", "whole", "--from", "2"], "").fails(1, &["“2”"]);
}
