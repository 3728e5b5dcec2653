//! Tolède in the terminal: whole games, a drafted city, windows, and two players.

use crate::{Sandbox, over_80_columns, read};

const SOLO: [&str; 6] = ["play", "governor", "--seats", "you,bot:random,bot:random", "--seed", "07"];

/// Blind input for every turn, long enough for a whole game. Illegal lines are rejected.
fn scripted_moves() -> String {
    let turn = |number: usize| {
        let step = |try_: usize| {
            let column = char::from(b"abcdefgh"[(5 * number + 3 * try_) % 8]);
            format!("step {column}{}\n", (3 * number + 7 * try_ + try_ / 8) % 8 + 1)
        };
        let steps: String = (0..16).map(step).collect();
        format!("poll\n{steps}stop\ntest\nshow\nlose\ndraw\nnothing\nend\npass\ngive c\ngive j\ngive m\n")
    };
    (0..160).map(turn).collect()
}

/// A line for every cell and rotation.
fn lays() -> String {
    let streets =
        ["nesw", "nes", "nsw", "esw", "new", "ns", "ew", "ne", "es", "sw", "nw", "n", "e", "s", "w", "-"];
    let mut lines = String::new();
    for row in [4, 5, 3, 6, 2, 7, 1, 8] {
        for column in "cfdebgah".chars() {
            lines.extend(streets.map(|streets| format!("lay {column}{row} {streets}\n")));
        }
    }
    lines
}

/// The first board of a game, from its title to the prompt.
fn board(out: &str) -> String {
    let lines = out.lines().skip_while(|line| !line.starts_with(" TOLÈDE"));
    lines.take_while(|line| !line.starts_with(char::is_alphabetic)).flat_map(|line| [line, "\n"]).collect()
}

/// Plays the script at once and again with a resume in between, checks that both files are the same, and
/// returns the output.
#[track_caller]
fn whole_and_resumed(options: &[&str], script: &str) -> String {
    let sandbox = Sandbox::new();
    let args = |file| [&SOLO[..], options, &["--save", file]].concat();
    let whole = sandbox.run(&args("whole"), script).succeeds();
    assert!(whole.out.contains("The game is over"), "{}", &whole.out[whole.out.len() - 3000..]);
    assert_eq!(over_80_columns(&whole.out), [""; 0]);
    let middle = script[..script.len() / 8].rfind('\n').expect("the script has a line break") + 1;
    let left = sandbox.run(&args("halves"), &script[..middle]).succeeds();
    assert!(left.out.contains("Saved. To continue: alcazar play --resume halves"), "{}", left.out);
    sandbox.run(&["play", "--resume", "halves"], &script[middle..]).succeeds();
    assert_eq!(read(&sandbox.path("halves")), read(&sandbox.path("whole")));
    for from in ["open", "red", "blue", "spectator"] {
        let replayed = sandbox.run(&["replay", "whole", "--from", from], "").succeeds();
        assert!(replayed.out.contains("every draw follows from it"), "{}", replayed.out);
        assert!(!replayed.out.contains("governor-"), "a message is missing");
    }
    whole.out
}

#[test]
fn a_quick_city_is_played_through() {
    let out = whole_and_resumed(&[], &scripted_moves());
    insta::assert_snapshot!("governor_board", board(&out));
    for message in
        ["You pass the test", "turn begins. Play an action card first, or pass.", "You play no card."]
    {
        assert!(out.contains(message), "{message}");
    }
    assert!(
        out.contains("Everybody passes an influence card to the left. You give Blue a "),
        "no card was passed (G4)"
    );
}

#[test]
fn a_drafted_city_is_played_through() {
    let out = whole_and_resumed(&["--option", "city=drafted"], &(lays().repeat(2) + &scripted_moves()));
    insta::assert_snapshot!("governor_laying", board(&out));
    assert_eq!(out.lines().filter(|line| line.starts_with("You lay ")).count(), 10, "G2.2: ten tiles each");
}

/// Players who hold a card are asked before another's turn (G6.2): people one after the other, with a
/// curtain in between, bots at once. A player who has passed for the turn is not asked before the test.
#[test]
fn windows_are_answered_by_people_and_bots() {
    let sandbox = Sandbox::new();
    let args =
        ["play", "governor", "--seats", "you:Ana,you:Ben,bot:random", "--seed", "07", "--save", "game"];
    let turn = "stop\ndraw\nend\npass-turn\ngive c\ngive j\ngive m\n";
    let ran = sandbox.run(&args, turn.repeat(40)).succeeds();
    let asked_as = |name: &str| {
        let curtain = format!(": {name}, it is your turn. Everybody else, please look away.");
        let asked = ran.out.split(&curtain).skip(1);
        asked
            .filter(|shown| shown.split("> ").next().is_some_and(|text| text.contains("first, or pass.")))
            .count()
    };
    assert!(asked_as("Ana") > 2 && asked_as("Ben") > 2, "{}", ran.out);
    assert!(ran.out.contains("You play no card for the rest of the turn."), "{}", ran.out);
    assert!(!ran.out.contains("panicked"), "{}", ran.out);
    sandbox.run(&["replay", "game"], "").succeeds();
}

#[test]
fn two_players_are_told_that_the_game_is_meant_for_more() {
    let sandbox = Sandbox::new();
    let says = |seats: &str| {
        let ran = sandbox.run(&["play", "governor", "--seats", seats, "--seed", "07"], "quit\n").succeeds();
        ran.out.contains("This game is meant for 3 to 6 players")
    };
    assert!(says("you,bot:random") && !says("you,bot:random,bot:random"));
    let sim = |players: &str| {
        let ran = sandbox.run(&["sim", "governor", "--players", players, "--games", "2"], "").succeeds();
        ran.out.contains("this game is not recommended for")
    };
    assert!(sim("2") && !sim("3"));
}

#[test]
fn options_are_parsed_or_rejected() {
    let sandbox = Sandbox::new();
    let sim = |option: &str, seed: &str, threads: &str| {
        let args =
            ["sim", "governor", "-p", "3", "-g", "40", "-o", option, "-s", seed, "-t", threads, "--json"];
        let ran = sandbox.run(&args, "").succeeds();
        let mut report: serde_json::Value = serde_json::from_str(&ran.out).expect("JSON");
        report.as_object_mut().expect("an object").remove("time");
        report
    };
    let drafted = sim("city=drafted", "3", "1");
    assert_eq!(drafted, sim("city=drafted", "3", "4"), "the number of threads changed the games");
    assert_ne!(drafted["moves"], sim("city=drafted", "4", "1")["moves"]);
    assert_ne!(drafted["moves"], sim("city=quick", "3", "1")["moves"]);
    let perft =
        |option| sandbox.run(&["perft", "governor", "-p", "3", "-d", "1", "-o", option], "").succeeds().out;
    let ways =
        |out: &str| out.lines().last().and_then(|line| line.split_whitespace().nth(1).map(str::to_owned));
    assert_ne!(ways(&perft("city=drafted")), ways(&perft("city=quick")));
    for wrong in ["city=ruined", "colour=red"] {
        sandbox.run(&["play", "governor", "-o", wrong], "").fails(1, &["governor has no such option"]);
    }
    sandbox.run(&["sim", "governor", "-p", "3", "-o", "drafted"], "").fails(2, &["NAME=VALUE"]);
    sandbox.run(&[&SOLO[..], &["--save", "game"]].concat(), "stop\n").succeeds();
    sandbox.run(&["play", "--resume", "game", "-o", "city=quick"], "").fails(1, &["has its options already"]);
}
