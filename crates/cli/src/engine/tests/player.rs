//! The role `player`.

use alcazar_bots::Level;
use alcazar_core::{Game, Seat, Viewer};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use serde_json::{Value, json};
use toledo::State;

use super::{ask, talk};
use crate::engine::player::Player;

/// The first question of a game.
fn question() -> Value {
    let options = toledo::Options { start: Some(Seat::A), ..Default::default() };
    let mut state = State::setup(2, &options).expect("two players are allowed");
    state.resolve_chance(&mut Xoshiro256PlusPlus::seed_from_u64(3));
    let mut legal = Vec::new();
    state.legal_actions(Seat::A, &mut legal);
    let legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
    let view = state.view(Viewer::Seat(Seat::A));
    json!({"seat": 0, "view": view, "legal": legal, "budget": {"nodes": 50}})
}

fn player(level: Level, seed: u64) -> Player<State> {
    Player::new(level.into(), seed)
}

#[test]
fn a_player_chooses_a_legal_action_by_its_seed_alone() {
    let question = question();
    let lines = format!("{question}\n").repeat(30);
    for level in [Level::Random, Level::Master] {
        let answers = talk(&mut player(level, 5), lines.as_bytes());
        assert_eq!(answers.len(), 30);
        let legal = question["legal"].as_array().expect("an array");
        for answer in &answers {
            assert!(legal.contains(&answer["result"]["action"]), "{answer}");
        }
        assert_eq!(talk(&mut player(level, 5), lines.as_bytes()), answers);
    }
    // A master may choose the same whatever the seed.
    let random = |seed| talk(&mut player(Level::Random, seed), lines.as_bytes());
    assert_ne!(random(6), random(5));
}

#[test]
fn a_player_answers_hello_and_quit() {
    let answers =
        talk(&mut player(Level::Random, 5), b"{\"command\":\"hello\"}\n{\"command\":\"quit\",\"id\":1}\n7\n");
    assert_eq!(answers[0]["result"]["role"], json!("player"));
    assert_eq!(answers[1..], [json!({"id": 1, "result": {}})]);
}

#[test]
fn a_bad_question_is_an_error_and_does_not_change_later_choices() {
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
        (change("legal", json!(["take"])), "nonsense-asked"),
        (change("seat", json!(1)), "nonsense-asked"),
        (change("seat", json!(3)), "nonsense-asked"),
        (change("seat", json!(null)), "wrong-shape"),
        (change("legal", json!("take")), "wrong-shape"),
        (change("budget", json!({"hours": 1})), "wrong-shape"),
        (change("state", json!({})), "wrong-shape"),
        (change("command", json!("choose")), "unknown-command"),
        (json!({"command": "position"}), "unknown-command"),
        (json!({"command": "view", "viewer": "spectator"}), "unknown-command"),
        (json!([]), "wrong-shape"),
    ];
    let mut undisturbed = player(Level::Novice, 3);
    let mut disturbed = player(Level::Novice, 3);
    for (line, code) in cases {
        let error = ask(&mut disturbed, &line.to_string())["error"].take();
        assert_eq!(error["code"], json!(code), "{line}: {error}");
        let question = question().to_string();
        assert_eq!(ask(&mut disturbed, &question), ask(&mut undisturbed, &question));
    }
    // The budget is optional.
    assert!(ask(&mut disturbed, &change("budget", json!(null)).to_string())["result"].is_object());
}
