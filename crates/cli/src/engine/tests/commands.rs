//! Every command and its answer.

use alcazar_bots::Expert;
use alcazar_core::{Event, Game, Luck as _, Seat, Turn, Viewer};
use alcazar_words::Speak;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use serde_json::{Value, json};
use toledo::State;

use super::{DEALT, ask, session, talk};
use crate::engine::session::{COMMANDS, Session};

#[test]
fn every_command_answers() {
    let table: &[(&str, &str, Value)] = &[
        (r#"{"command":"hello","version":1}"#, "/result/commands", json!(COMMANDS)),
        (r#"{"command":"hello"}"#, "/result/role", json!("rules")),
        (r#"{"command":"new","players":3}"#, "/result", json!({"players":3,"events":0,"turn":"chance"})),
        (r#"{"command":"position"}"#, "/result/position/open/round", json!(1)),
        (r#"{"command":"legal"}"#, "/result/seats/0/actions/0", json!("take")),
        (r#"{"command":"legal","seat":1,"why":true}"#, "/result/seats/0/refused", json!([])),
        (r#"{"command":"act","seat":0,"action":"take"}"#, "/result/turn", json!("chance")),
        (r#"{"command":"view","viewer":{"seat":1}}"#, "/result/prompt", json!("It is Red’s turn.")),
        (r#"{"command":"view","viewer":"spectator"}"#, "/result/view/hand", json!(null)),
        (r#"{"command":"play","events":[]}"#, "/result/events", json!(10)),
        (r#"{"command":"log","from":10}"#, "/result/events", json!([])),
        (r#"{"command":"log","viewer":{"seat":1},"from":10}"#, "/result/events", json!([])),
        (r#"{"command":"undo"}"#, "/result/events", json!(9)),
        (r#"{"command":"undo","n":10}"#, "/result/events", json!(0)),
        (r#"{"command":"standing"}"#, "/result/scores", json!([0, 0])),
        (r#"{"command":"best","bot":"random"}"#, "/result/estimates", json!([])),
        (r#"{"command":"stop"}"#, "/result", json!({})),
        (r#"{"command":"verify"}"#, "/result", json!({"sound":true,"problems":[]})),
        (r#"{"command":"quit"}"#, "/result", json!({})),
    ];
    for (line, pointer, expected) in table {
        let answer = ask(&mut session(&DEALT), line);
        assert_eq!(answer.pointer(pointer), Some(expected), "{line}: {answer}");
    }
    let named = |command: &&&str| table.iter().any(|(line, ..)| line.contains(&format!("\"{command}\"")));
    let elsewhere = ["chances", "chance"];
    let untested: Vec<_> =
        COMMANDS.iter().filter(|command| !named(command) && !elsewhere.contains(command)).collect();
    assert_eq!(untested, [&""; 0]);
}

#[test]
fn chance_outcomes_are_given_or_drawn() {
    let new = r#"{"command":"new","players":2,"options":{"start":0},"seed":3}"#;
    let mut first = session(&[new]);
    let chances = ask(&mut first, r#"{"command":"chances"}"#);
    let weights = chances["result"]["outcomes"].as_array().expect("a list of outcomes").iter();
    assert_eq!(weights.map(|outcome| outcome["weight"].as_u64().unwrap_or(0)).sum::<u64>(), 84);

    let all = ask(&mut first, r#"{"command":"chance","auto":true,"all":true}"#);
    let outcomes = all["result"]["outcomes"].as_array().expect("a list of outcomes");
    assert_eq!(outcomes.len(), 10);
    let mut second = session(&[new]);
    for outcome in outcomes {
        let one = ask(&mut second, r#"{"command":"chance","auto":true}"#);
        assert_eq!(one["result"]["outcomes"], json!([outcome]));
    }
    let mut third = session(&[r#"{"command":"new","players":2,"options":{"start":0}}"#]);
    let seeded = ask(&mut third, r#"{"command":"chance","seed":3,"all":true}"#);
    assert_eq!(seeded, all);
    let mut fourth = session(&[new]);
    for outcome in outcomes {
        let line = json!({"command": "chance", "outcome": outcome}).to_string();
        assert_eq!(ask(&mut fourth, &line)["result"]["outcomes"], json!([outcome]));
    }
    let sessions = [first, second, third, fourth];
    assert!(sessions.iter().all(|session| session.history == sessions[0].history));
}

#[test]
fn ids_are_returned_and_blank_lines_are_skipped() {
    let mut session = Session::<State>::new(1);
    let lines =
        "\n{\"id\":-5,\"command\":\"hello\"}\n  \r\n{\"command\":\"legal\",\"id\":\"x\"}\r\n{\"id\":3}";
    let answers = talk(&mut session, lines.as_bytes());
    let ids: Vec<&Value> = answers.iter().map(|answer| &answer["id"]).collect();
    assert_eq!(ids, [&json!(-5), &json!("x"), &json!(3)]);
    let lines: Vec<&Value> = answers[1..].iter().map(|answer| &answer["error"]["line"]).collect();
    assert_eq!(lines, [&json!(4), &json!(5)]);
}

#[test]
fn nothing_is_answered_after_quit() {
    let lines = b"{\"command\":\"quit\"}\n{\"command\":\"hello\"}\n";
    assert_eq!(talk(&mut Session::<State>::new(1), lines), [json!({"result": {}})]);
}

#[test]
fn illegal_actions_are_listed_with_their_rule_and_a_sentence() {
    let answer = ask(&mut session(&DEALT), r#"{"command":"legal","why":true}"#);
    let refused = answer["result"]["seats"][0]["refused"].as_array().expect("an array");
    assert!(refused.iter().any(|refused| refused["reason"] == "nothing-there" && refused["rule"] == "T4.2"));
    for refused in refused {
        let (rule, sentence) =
            (refused["rule"].as_str().unwrap_or("?"), refused["sentence"].as_str().unwrap_or("?"));
        assert!(sentence.ends_with(&format!(" ({rule})")), "{sentence}");
    }
}

#[test]
fn a_position_round_trips_and_starts_a_new_log() {
    let mut first = session(&DEALT);
    let position = ask(&mut first, r#"{"command":"position"}"#)["result"]["position"].take();
    let set = json!({"command": "position", "set": position}).to_string();
    let mut second = Session::<State>::new(1);
    assert_eq!(ask(&mut second, &set)["result"], json!({"players": 2, "events": 0, "turn": {"seats": [0]}}));
    assert_eq!(ask(&mut second, r#"{"command":"position"}"#)["result"]["position"], position);
    assert_eq!(ask(&mut second, r#"{"command":"undo"}"#)["error"]["possible"], json!(0));
}

/// Plays a random game through the protocol and the same game in the library.
fn play_whole_game<G: Speak + Expert>(players: usize) {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(players as u64);
    let mut state = G::setup(players, &G::Options::default()).expect("the number of players is allowed");
    let new = json!({"command": "new", "players": players}).to_string();
    let mut session = Session::<G>::new(1);
    ask(&mut session, &new);
    loop {
        let (line, event) = match state.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let chance = state.sample_chance(&mut luck);
                let line = json!({"command": "chance", "outcome": chance.to_string()});
                (line, Event::Chance(chance))
            }
            Turn::Seats(asked) => {
                let lists: Vec<(Seat, Vec<G::Action>)> =
                    asked.iter().map(|seat| (seat, legal(&state, seat))).collect();
                let listed = lists.iter().map(|(seat, actions)| {
                    let actions: Vec<String> = actions.iter().map(ToString::to_string).collect();
                    json!({"seat": seat, "actions": actions})
                });
                let answer = ask(&mut session, r#"{"command":"legal"}"#);
                assert_eq!(answer["result"]["seats"], listed.collect::<Value>());
                let (seat, actions) = luck.pick(&lists).expect("a seat is asked").clone();
                let action = *luck.pick(&actions).expect("something is legal");
                let line = json!({"command": "act", "seat": seat, "action": action.to_string()});
                (line, Event::Move { seat, action })
            }
        };
        state.apply(&event).expect("the event is legal");
        let answer = ask(&mut session, &line.to_string());
        assert_eq!(answer["result"]["turn"], json!(state.turn()), "{line}: {answer}");
    }
    compare(&mut session, &state);
    assert_eq!(ask(&mut session, r#"{"command":"verify"}"#)["result"]["problems"], json!([]));

    // The log, taken out and played in another session, leads to the same end.
    let log = ask(&mut session, r#"{"command":"log"}"#)["result"]["events"].take();
    let mut other = Session::<G>::new(2);
    ask(&mut other, &new);
    let played = ask(&mut other, &json!({"command": "play", "events": log}).to_string());
    assert_eq!(played["result"]["turn"], json!("over"), "{played}");
    compare(&mut other, &state);
}

fn legal<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    state.legal_actions(seat, &mut actions);
    actions
}

fn compare<G: Speak + Expert>(session: &mut Session<G>, state: &G) {
    let position = ask(session, r#"{"command":"position"}"#);
    assert_eq!(position["result"]["position"], json!(state.position()));
    assert_eq!(ask(session, r#"{"command":"standing"}"#)["result"], json!(state.standing()));
    let viewer = Viewer::Seat(Seat::B);
    let view = ask(session, &json!({"command": "view", "viewer": viewer}).to_string());
    assert_eq!(view["result"]["view"], json!(state.view(viewer)));
}

#[test]
fn whole_games_of_toledo_are_the_same_as_in_the_library() {
    (2..=4).for_each(play_whole_game::<State>);
}

#[test]
fn whole_games_of_tyros_are_the_same_as_in_the_library() {
    (3..=4).for_each(play_whole_game::<tyros::State>);
}

#[test]
fn whole_games_of_tolede_are_the_same_as_in_the_library() {
    play_whole_game::<governor::State>(3);
}

#[test]
fn verify_notices_a_state_that_does_not_follow_from_the_log() {
    let mut session = session(&DEALT);
    let other = super::session(&[DEALT[0], r#"{"command":"chance","seed":99,"all":true}"#]);
    let state = other.history.as_ref().expect("there is a game").state().clone();
    session.history.as_mut().expect("there is a game").tamper(state);
    let answer = ask(&mut session, r#"{"command":"verify"}"#);
    assert_eq!(answer["result"]["sound"], json!(false));
    assert_eq!(answer["result"]["problems"][0]["check"], json!("replay"));
    assert_eq!(answer["result"]["problems"][0]["at"], json!(10));
}
