//! Tyros on the command line: the board, whole games, trading, and hidden information.

use serde_json::Value;

use crate::{Sandbox, over_80_columns, read};

const SOLO: [&str; 6] = ["play", "tyros", "--seats", "you,bot:random,bot:random", "--seed", "0b"];

/// Arbitrary actions, repeated often enough for a whole game. Illegal ones are rejected, and the
/// game goes on.
fn scripted_moves() -> String {
    const SAIL: &str = "sail T 31 o1\nsail T 31 y1\nsail T 32 y1\nsail T 32 g1\nsail T 28 y2\nsail T 28 v2\n";
    const GIVE: &str = "give o\ngive y\ngive g\ngive v\ngive j\n";
    const SWAP: &str = "swap\npay o1\npay y1\npay g1\npay v1\npay j1\n";
    const OFFER: &str = "offer all\nadd o\nadd g\nfor\nwant y\nwant v\npropose\ndeal blue\ndeal white\n";
    let tiles = (1..=32).map(|tile| {
        let grow = ["orange", "yellow", "green", "violet"].map(|empire| format!("grow {tile} {empire}\n"));
        format!("{}under {tile}\n", grow.concat())
    });
    let growing: String = tiles.collect();
    let keep = |cards: [char; 3]| {
        let count = |kind: char| cards.iter().filter(|card| **card == kind).count();
        let counted = "oygvj".chars().filter(|kind| count(*kind) > 0);
        let counted: Vec<String> = counted.map(|kind| format!("{kind}{}", count(kind))).collect();
        format!("keep {}\n", counted.concat())
    };
    let kinds = || "oygvj".chars();
    let keeping: String = kinds()
        .flat_map(|one| kinds().flat_map(move |two| kinds().map(move |three| [one, two, three])))
        .filter(|cards| cards.is_sorted_by_key(|card| "oygvj".find(*card)))
        .map(keep)
        .collect();
    let passing = "pass\nno\n".repeat(40);
    format!("{growing}show\n{SAIL}{GIVE}{SWAP}no\n{OFFER}{passing}{keeping}").repeat(16)
}

/// The first picture of the board, from its title to the tiles.
fn board(out: &str) -> String {
    let lines = out.lines().skip_while(|line| !line.starts_with(" TYROS"));
    lines.take_while(|line| !line.is_empty()).flat_map(|line| [line, "\n"]).collect()
}

/// The response to a typed line.
#[track_caller]
fn answer<'a>(out: &'a str, typed: &str) -> &'a str {
    let after = out.split_once(&format!("red> {typed}\n")).map(|(_, after)| after);
    after.unwrap_or_else(|| panic!("“{typed}” was not typed: {out}")).split("red>").next().unwrap_or_default()
}

#[test]
fn the_board_is_drawn() {
    let ran = Sandbox::new().run(&SOLO, "quit\n").succeeds();
    insta::assert_snapshot!("chart", board(&ran.out));
}

#[test]
fn a_whole_game_can_be_played_resumed_and_verified() {
    let sandbox = Sandbox::new();
    let script = scripted_moves();
    let played = sandbox.run(&[&SOLO[..], &["--save", "whole"]].concat(), &script).succeeds();
    assert!(played.out.contains("The game is over"), "{}", &played.out[played.out.len() - 3000..]);
    assert!(played.out.contains("1. ") && played.out.contains(" empire "), "the score is itemized");
    assert_eq!(over_80_columns(&played.out), [""; 0]);
    for text in
        ["You let the", "You discard", "You offer", "All have answered", "You pass", "All have chosen"]
    {
        assert!(played.out.contains(text), "{text}");
    }
    let middle = script[..script.len() / 20].rfind('\n').expect("a line") + 1;
    let (first, second) = script.split_at(middle);
    let left = sandbox.run(&[&SOLO[..], &["--save", "halves"]].concat(), first).succeeds();
    assert!(left.out.contains("Saved. To continue: alcazar play --resume halves"), "{}", left.out);
    sandbox.run(&["play", "--resume", "halves"], second).succeeds();
    assert_eq!(read(&sandbox.path("halves")), read(&sandbox.path("whole")));
    let replayed = sandbox.run(&["replay", "whole"], "").succeeds();
    assert!(replayed.out.contains("every draw follows from it"), "{}", replayed.out);
}

/// With this seed the player can't play any tile at the start.
#[test]
fn illegal_actions_are_refused_with_their_rule() {
    let typed = "?\n? SAIL t\ngrow 2 orange\nshow\npass\nunder 2\n";
    let ran = Sandbox::new().run(&SOLO, typed).succeeds();
    for (typed, rule) in [("grow 2 orange", "(Y4.1)"), ("show", "(Y4.2)"), ("pass", "(Y3)")] {
        let answer = answer(&ran.out, typed);
        assert!(answer.contains(rule), "{typed}: {answer}");
    }
    assert!(!answer(&ran.out, "?").contains("sail"), "actions of a later phase are not listed: {}", ran.out);
    assert!(answer(&ran.out, "? SAIL t").contains("(Y3)\n      sail T 1 "), "{}", ran.out);
    assert!(answer(&ran.out, "under 2").contains("You show"), "{}", ran.out);
}

/// Each viewer sees of an offer what they may know, and nothing of a draft (Y5.7).
#[test]
fn a_draft_is_hidden_from_all_other_viewers() {
    let sandbox = Sandbox::new();
    sandbox.run(&[&SOLO[..], &["--save", "whole"]].concat(), scripted_moves()).succeeds();
    let shown = |from: &str| sandbox.run(&["replay", "whole", "--from", from], "").succeeds().out;
    assert!(shown("red").contains("You draft an offer: 1 orange for nothing."));
    for others in ["blue", "white", "spectator"] {
        let out = shown(others);
        assert!(!out.contains("Red drafts"), "{others}");
        assert!(out.contains("Red draws 12 cards."), "{others}");
        assert!(out.contains("Red draws 4 land tiles."), "{others}");
    }
    let spectator = shown("spectator");
    let offers = spectator.lines().filter(|line| line.contains("Red offers"));
    assert!(
        offers.clone().count() > 0 && offers.clone().all(|line| line.contains("cards for")),
        "{spectator}"
    );
    assert!(shown("blue").contains("Red offers 1 orange"), "a player who is asked sees the colours");
}

#[test]
fn drafts_and_announcements_can_be_taken_back() {
    // Before each pass the player begins an offer and a swap, and takes them back.
    let tries = scripted_moves().replace("pass\n", "offer all\nfor\nundo\nrestart\nswap\nundo\npass\n");
    let ran = Sandbox::new().run(&SOLO, tries).succeeds();
    for typed in ["undo", "restart"] {
        let line = format!("red> {typed}\n");
        assert!(
            ran.out.split(&line).skip(1).any(|answer| answer.starts_with("You undo everything")),
            "{typed}"
        );
    }
    assert!(ran.out.contains("The game is over"));
}

#[test]
fn a_simulation_depends_on_its_seed_alone() {
    let sandbox = Sandbox::new();
    let sim = |more: &[&str]| -> Value {
        let args = ["sim", "tyros", "--players", "4", "--games", "12", "--json"];
        let ran = sandbox.run(&[&args[..], more].concat(), "").succeeds();
        let mut report: Value = serde_json::from_str(&ran.out).expect("JSON");
        report.as_object_mut().expect("an object").remove("time").expect("the time is a field of its own");
        report
    };
    let one = sim(&["--seed", "7", "--threads", "1"]);
    assert_eq!(one, sim(&["--seed", "7", "--threads", "3"]));
    assert_ne!(one["moves"], sim(&["--seed", "8"])["moves"]);
}
