//! `sim` and `perft`.

use alcazar_core::{Chances, Event, Game, Turn};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use serde_json::Value;
use toledo::State;

use crate::Place;

fn sim(place: &Place, more: &[&str]) -> Value {
    let args = ["sim", "toledo", "--players", "3", "--games", "60", "--json"];
    let ran = place.run(&[&args[..], more].concat(), "").succeeds();
    let mut report: Value = serde_json::from_str(&ran.out).expect("JSON");
    report.as_object_mut().expect("an object").remove("time").expect("the time stands apart");
    report
}

#[test]
fn the_same_seed_gives_the_same_games_whatever_the_threads() {
    let place = Place::new();
    let one = sim(&place, &["--seed", "7", "--threads", "1"]);
    assert_eq!(one, sim(&place, &["--seed", "7", "--threads", "5"]));
    assert_ne!(one["moves"], sim(&place, &["--seed", "8"])["moves"]);
}

#[test]
fn what_is_counted_adds_up() {
    let report = sim(&Place::new(), &[]);
    assert_eq!(report["games"], 60);
    let number = |value: &Value| value.as_f64().expect("a number");
    let endings: f64 = report["endings"].as_object().expect("endings").values().map(number).sum();
    assert!((endings - 60.0).abs() < 1e-9);
    let seats = report["seats"].as_array().expect("seats");
    let wins: f64 = seats.iter().map(|seat| number(&seat["win_share"])).sum();
    assert!((wins - 1.0).abs() < 1e-9, "somebody wins every game: {wins}");
    let per_game = &report["moves_per_game"];
    assert!((number(&per_game["mean"]) * 60.0 - number(&report["moves"])).abs() < 1e-6);
    assert!(number(&per_game["min"]) <= number(&per_game["mean"]));
    assert!(number(&per_game["max"]) >= number(&per_game["mean"]));
}

#[test]
fn the_text_says_the_same_as_the_json() {
    let place = Place::new();
    let ran = place.run(&["sim", "toledo", "--players", "3", "--games", "60"], "").succeeds();
    let moves = sim(&place, &[])["moves"].to_string();
    assert!(ran.out.contains(&format!("moves      {moves}\n")), "{}", ran.out);
}

#[test]
fn a_reader_that_has_seen_enough_is_no_error() {
    let place = Place::new();
    let mut command = place.command(&["perft", "toledo", "--players", "2", "--depth", "2"]);
    let mut child = command
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .expect("the binary can be started");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the binary ends");
    assert_eq!((output.status.code(), output.stderr), (Some(0), Vec::new()));
}

/// All ways to go on, counted in the plainest way: by checked events.
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
            let seat = seats.iter().next().expect("somebody is asked");
            state.conceivable_actions(seat, &mut actions);
            actions.retain(|action| state.check(seat, action).is_ok());
            actions.into_iter().map(|action| Event::Move { seat, action }).collect()
        }
    };
    let after = |event| {
        let mut next = state.clone();
        next.apply(event).expect("it was checked");
        ways(&next, depth - 1)
    };
    events.iter().map(after).sum()
}

#[test]
fn perft_counts_what_there_is() {
    let mut state = State::setup(2, &toledo::Options::default()).expect("two can play");
    state.resolve_chance(&mut Xoshiro256PlusPlus::seed_from_u64(4));
    let ran = Place::new()
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
