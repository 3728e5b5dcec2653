//! `sim` and `perft`.

use alcazar_core::{Chances, Event, Game, Turn};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use serde_json::Value;
use toledo::State;

use crate::Sandbox;

fn sim(sandbox: &Sandbox, more: &[&str]) -> Value {
    let args = ["sim", "toledo", "--players", "3", "--games", "60", "--json"];
    let ran = sandbox.run(&[&args[..], more].concat(), "").succeeds();
    let mut report: Value = serde_json::from_str(&ran.out).expect("JSON");
    report.as_object_mut().expect("an object").remove("time").expect("the time is a field of its own");
    report
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    let sandbox = Sandbox::new();
    let one = sim(&sandbox, &["--seed", "7", "--threads", "1"]);
    assert_eq!(one, sim(&sandbox, &["--seed", "7", "--threads", "5"]));
    assert_ne!(one["moves"], sim(&sandbox, &["--seed", "8"])["moves"]);
}

#[test]
fn the_statistics_add_up() {
    let report = sim(&Sandbox::new(), &[]);
    assert_eq!(report["games"], 60);
    let number = |value: &Value| value.as_f64().expect("a number");
    let endings: f64 = report["endings"].as_object().expect("endings").values().map(number).sum();
    assert!((endings - 60.0).abs() < 1e-9);
    let seats = report["seats"].as_array().expect("seats");
    let wins: f64 = seats.iter().map(|seat| number(&seat["win_share"])).sum();
    assert!((wins - 1.0).abs() < 1e-9, "every game has a winner: {wins}");
    let per_game = &report["moves_per_game"];
    assert!((number(&per_game["mean"]) * 60.0 - number(&report["moves"])).abs() < 1e-6);
    assert!(number(&per_game["min"]) <= number(&per_game["mean"]));
    assert!(number(&per_game["max"]) >= number(&per_game["mean"]));
}

#[test]
fn text_and_json_agree() {
    let sandbox = Sandbox::new();
    let ran = sandbox.run(&["sim", "toledo", "--players", "3", "--games", "60"], "").succeeds();
    let moves = sim(&sandbox, &[])["moves"].to_string();
    assert!(ran.out.contains(&format!("moves      {moves}\n")), "{}", ran.out);
}

#[test]
fn a_closed_output_is_not_an_error() {
    let sandbox = Sandbox::new();
    let mut command = sandbox.command(&["perft", "toledo", "--players", "2", "--depth", "2"]);
    let mut child = command
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .expect("the binary can be started");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the binary ends");
    assert_eq!((output.status.code(), output.stderr), (Some(0), Vec::new()));
}

/// Counts all sequences of events in the simplest way, by checked events.
fn ways(state: &State, depth: u32) -> u64 {
    let events: Vec<_> = match state.turn() {
        _ if depth == 0 => return 1,
        Turn::Over => return 1,
        Turn::Chance => {
            let Chances::Weighted(chances) = state.chances() else { panic!("cards can be listed") };
            chances.into_iter().map(|(chance, _)| Event::Chance(chance)).collect()
        }
        Turn::Seats(seats) => {
            let mut actions = Vec::new();
            let seat = seats.iter().next().expect("a seat is asked");
            state.conceivable_actions(seat, &mut actions);
            actions.retain(|action| state.check(seat, action).is_ok());
            actions.into_iter().map(|action| Event::Move { seat, action }).collect()
        }
    };
    let after = |event| {
        let mut next = state.clone();
        next.apply(event).expect("the event was checked");
        ways(&next, depth - 1)
    };
    events.iter().map(after).sum()
}

#[test]
fn perft_matches_a_naive_count() {
    let mut state = State::setup(2, &toledo::Options::default()).expect("two players are allowed");
    state.resolve_chance(&mut Xoshiro256PlusPlus::seed_from_u64(4));
    let ran = Sandbox::new()
        .run(&["perft", "toledo", "--players", "2", "--depth", "2", "--seed", "4"], "")
        .succeeds();
    let counted: Vec<(u32, u64)> = ran
        .out
        .lines()
        .skip(2)
        .map(|line| {
            let mut words = line.split_whitespace().map(str::parse::<u64>);
            let mut next = || words.next().and_then(Result::ok).expect("a number");
            (next() as u32, next())
        })
        .collect();
    assert_eq!(counted, [0, 1, 2].map(|depth| (depth, ways(&state, depth))));
}
