//! The role `player`.

use std::collections::BTreeSet;

use alcazar_core::{Game, Seat, Viewer};
use serde_json::{Value, json};
use toledo::State;

use super::{ask, talk};
use crate::engine::player::Player;

fn question() -> Value {
    let state = State::setup(2, &toledo::Options { start: Some(Seat::A), ..Default::default() });
    let view = state.expect("two can play").view(Viewer::Seat(Seat::A));
    json!({"view": view, "legal": ["take", "place gem2 3", "back 5"], "budget": {"ms": 100, "nodes": 5}})
}

#[test]
fn a_player_answers_a_legal_action_by_his_seed_alone() {
    let lines = format!("{}\n", question()).repeat(60);
    let answers = talk(&mut Player::<State>::new(5), lines.as_bytes());
    let chosen: BTreeSet<&str> =
        answers.iter().filter_map(|answer| answer["result"]["action"].as_str()).collect();
    assert_eq!(chosen, BTreeSet::from(["take", "place gem2 3", "back 5"]));
    assert_eq!(talk(&mut Player::<State>::new(5), lines.as_bytes()), answers);
    assert_ne!(talk(&mut Player::<State>::new(6), lines.as_bytes()), answers);
}

#[test]
fn a_player_says_who_he_is_and_goes_when_told() {
    let answers =
        talk(&mut Player::<State>::new(5), b"{\"command\":\"hello\"}\n{\"command\":\"quit\",\"id\":1}\n7\n");
    assert_eq!(answers[0]["result"]["role"], json!("player"));
    assert_eq!(answers[1..], [json!({"id": 1, "result": {}})]);
}

#[test]
fn a_bad_question_is_told_and_does_not_change_the_choices_to_come() {
    let change = |field: &str, value: Value| {
        let mut question = question();
        question[field] = value;
        question
    };
    let mut no_view = question();
    no_view.as_object_mut().expect("a question is an object").remove("view");
    let mut stranger = question();
    stranger["view"]["open"]["seats"] = json!([]);
    let cases = [
        (no_view, "wrong-shape"),
        (stranger, "wrong-shape"),
        (change("legal", json!([])), "nothing-to-choose"),
        (change("legal", json!(["take", "fly"])), "unreadable"),
        (change("legal", json!("take")), "wrong-shape"),
        (change("budget", json!({"hours": 1})), "wrong-shape"),
        (change("state", json!({})), "wrong-shape"),
        (change("command", json!("choose")), "unknown-command"),
        (json!({"command": "position"}), "unknown-command"),
        (json!({"command": "view", "viewer": "spectator"}), "unknown-command"),
        (json!([]), "wrong-shape"),
    ];
    let mut undisturbed = Player::<State>::new(3);
    let mut disturbed = Player::<State>::new(3);
    for (line, code) in cases {
        let error = ask(&mut disturbed, &line.to_string())["error"].take();
        assert_eq!(error["code"], json!(code), "{line}: {error}");
        let question = question().to_string();
        assert_eq!(ask(&mut disturbed, &question), ask(&mut undisturbed, &question));
    }
    // A budget need not be given.
    assert!(ask(&mut disturbed, &change("budget", json!(null)).to_string())["result"].is_object());
}
