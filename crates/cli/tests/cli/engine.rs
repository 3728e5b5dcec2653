//! `alcazar engine` as a process that another program drives.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};

use alcazar_core::{Event, Game, Luck, Turn};
use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use serde_json::{Value, json};
use toledo::State;

/// A running engine.
struct Engine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start(arguments: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_alcazar"))
            .arg("engine")
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the engine starts");
        let input = child.stdin.take().expect("its input is a pipe");
        let output = BufReader::new(child.stdout.take().expect("its output is a pipe"));
        Self { child, input, output }
    }

    fn send(&mut self, line: &[u8]) {
        self.input
            .write_all(line)
            .and_then(|()| self.input.write_all(b"\n"))
            .expect("the engine reads its input");
    }

    fn receive(&mut self) -> Value {
        let mut line = String::new();
        self.output.read_line(&mut line).expect("the engine answers");
        serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error}: {line}"))
    }

    /// Waits for the answer before anything else is sent, which also proves that every line is flushed.
    fn ask(&mut self, line: &Value) -> Value {
        self.send(line.to_string().as_bytes());
        self.receive()
    }

    /// Closes the input and returns the exit status and the standard error of the process.
    fn end(self) -> (ExitStatus, String) {
        drop(self.input);
        drop(self.output);
        let output = self.child.wait_with_output().expect("the engine ends");
        (output.status, String::from_utf8_lossy(&output.stderr).into_owned())
    }

    fn end_well(self) {
        let (status, errors) = self.end();
        assert!(status.success(), "{status}");
        assert_eq!(errors, "");
    }
}

#[test]
fn a_whole_game_matches_the_library() {
    let mut engine = Engine::start(&["toledo"]);
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(11);
    let mut state = State::setup(3, &toledo::Options::default()).expect("three players are allowed");
    engine.ask(&json!({"command": "new", "players": 3}));
    let mut actions = Vec::new();
    while state.turn() != Turn::Over {
        let (event, line) = if let Turn::Seats(asked) = state.turn() {
            let seat = asked.iter().next().expect("a seat is asked");
            state.legal_actions(seat, &mut actions);
            let action = *luck.pick(&actions).expect("something is legal");
            let line = json!({"command": "act", "seat": seat, "action": action.to_string()});
            (Event::Move { seat, action }, line)
        } else {
            let chance = state.sample_chance(&mut luck);
            (Event::Chance(chance), json!({"command": "chance", "outcome": chance.to_string()}))
        };
        state.apply(&event).expect("the event is legal");
        assert_eq!(engine.ask(&line)["result"]["turn"], json!(state.turn()));
    }
    let position = engine.ask(&json!({"command": "position"}));
    assert_eq!(position["result"]["position"], json!(state.position()));
    assert_eq!(engine.ask(&json!({"command": "standing"}))["result"], json!(state.standing()));
    engine.end_well();
}

/// Two processes play against each other through a third, which runs the game.
#[test]
fn players_play_a_whole_game_from_views_alone() {
    let mut rules = Engine::start(&["toledo", "--seed", "4"]);
    let mut players: Vec<Engine> =
        (0..2).map(|_| Engine::start(&["toledo", "--role", "player", "--seed", "9"])).collect();
    let mut moment = rules.ask(&json!({"command": "new", "players": 2}));
    loop {
        let turn = moment["result"]["turn"].take();
        if turn == "over" {
            break;
        } else if turn == "chance" {
            moment = rules.ask(&json!({"command": "chance", "auto": true, "all": true}));
            continue;
        }
        let legal = rules.ask(&json!({"command": "legal"}))["result"]["seats"][0].take();
        let seat = legal["seat"].as_u64().expect("a seat is asked");
        let view = rules.ask(&json!({"command": "view", "viewer": {"seat": seat}}))["result"]["view"].take();
        let (legal, budget) = (&legal["actions"], json!({"nodes": 5000}));
        let question = json!({"id": 1, "seat": seat, "view": view, "legal": legal, "budget": budget});
        let choice = players[seat as usize].ask(&question);
        let action = &choice["result"]["action"];
        moment = rules.ask(&json!({"command": "act", "seat": seat, "action": action}));
        assert!(moment["result"].is_object(), "{choice}: {moment}");
    }
    assert_eq!(rules.ask(&json!({"command": "verify"}))["result"]["sound"], json!(true));
    rules.end_well();
    players.into_iter().for_each(Engine::end_well);
}

#[test]
fn the_engine_survives_bad_lines() {
    let mut engine = Engine::start(&["toledo"]);
    let deep = "[".repeat(200_000);
    let long = "x".repeat(3 << 20);
    let lines: [(&[u8], &str); 6] = [
        (b"\xFF\xFE", "not-utf8"),
        (b"{\"command\":", "malformed"),
        (deep.as_bytes(), "malformed"),
        (long.as_bytes(), "line-too-long"),
        (b"\0", "malformed"),
        (b"{\"command\":\"sing\"}", "unknown-command"),
    ];
    for (number, (line, code)) in (1..).zip(lines) {
        engine.send(line);
        let error = engine.receive()["error"].take();
        assert_eq!((&error["code"], &error["line"]), (&json!(code), &json!(number)), "{error}");
    }
    assert_eq!(engine.ask(&json!({"id": 7, "command": "quit"})), json!({"id": 7, "result": {}}));
    engine.end_well();
}

#[test]
fn the_end_of_the_input_is_not_an_error() {
    Engine::start(&["toledo"]).end_well();
    let mut engine = Engine::start(&["toledo", "--role", "player"]);
    engine.input.write_all(b"{\"command\":\"hello\"}").expect("the engine reads its input");
    let Engine { child, input, mut output } = engine;
    drop(input);
    let mut line = String::new();
    output.read_line(&mut line).expect("a last line without a line break is answered");
    assert!(line.contains("alcazar-engine"), "{line}");
    assert!(child.wait_with_output().expect("the engine ends").status.success());
}

#[test]
fn a_closed_output_does_not_panic() {
    let Engine { child, mut input, output } = Engine::start(&["toledo"]);
    drop(output);
    for _ in 0..10_000 {
        // Eventually the engine notices that its output is closed, and exits.
        if input.write_all(b"{\"command\":\"hello\"}\n").is_err() {
            break;
        }
    }
    drop(input);
    let output = child.wait_with_output().expect("the engine ends");
    assert!(output.status.success(), "{}", output.status);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[test]
fn an_unknown_game_is_rejected_with_the_list_of_games() {
    let (status, errors) = Engine::start(&["chess"]).end();
    assert!(!status.success());
    assert!(errors.contains("toledo"), "{errors}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    /// Every line but blank ones is answered, and the process keeps running.
    #[test]
    fn the_process_survives_arbitrary_bytes(
        lines in prop::collection::vec(prop::collection::vec(any::<u8>(), 0..60), 0..40)
    ) {
        let mut engine = Engine::start(&["toledo"]);
        for mut line in lines {
            line.retain(|&byte| byte != b'\n');
            engine.send(&line);
            if !line.trim_ascii().is_empty() {
                prop_assert!(engine.receive()["error"].is_object());
            }
        }
        let hello = engine.ask(&json!({"command": "hello"}));
        prop_assert!(hello["result"].is_object());
        engine.end_well();
    }
}
