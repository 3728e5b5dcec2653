//! `best` and `stop`.

use std::io::{self, BufReader, Read};
use std::sync::mpsc::{Receiver, Sender, channel};

use alcazar_bots::Budget;
use serde_json::{Value, json};
use toledo::State;

use super::{DEALT, ask, session, talk};
use crate::engine::best::Limit;
use crate::engine::session::Session;
use crate::engine::{request, serve};

#[test]
fn a_limit_becomes_the_budget_of_the_whole_search() {
    let budget = |ms, nodes| Limit::new(Some(&request::Budget { ms, nodes })).budget();
    assert_eq!(budget(None, Some(1000)), Budget::Nodes(1000));
    assert_eq!(budget(Some(5), Some(1000)), Budget::Nodes(1000));
    assert!(matches!(budget(Some(5), None), Budget::Time(time) if time.as_millis() <= 5));
    assert_eq!(budget(None, None), Budget::Nodes(u64::MAX));
}

#[test]
fn the_best_action_has_estimates_and_depends_on_the_seed_alone() {
    let mut session = session(&DEALT);
    let line = r#"{"command":"best","budget":{"nodes":3000},"seed":4}"#;
    let answer = ask(&mut session, line);
    let best = &answer["result"];
    let estimates = best["estimates"].as_array().expect("an array");
    assert_eq!(estimates[0]["action"], best["action"]);
    assert_eq!(estimates[0]["win"].as_array().map(Vec::len), Some(2));
    let visits: u64 = estimates.iter().filter_map(|estimate| estimate["visits"].as_u64()).sum();
    assert_eq!(best["playouts"], json!(visits));
    assert!(best["nodes"].as_u64().is_some_and(|nodes| (3000..3100).contains(&nodes)), "{best}");
    assert_eq!(ask(&mut session, line), answer);
    // The game has not changed.
    let legal = ask(&mut session, r#"{"command":"legal"}"#);
    let actions = legal["result"]["seats"][0]["actions"].as_array().expect("an array");
    assert!(actions.contains(&best["action"]));
}

#[test]
fn a_search_reports_progress() {
    let lines = r#"{"id":"b","command":"best","budget":{"nodes":20000}}"#;
    let answers = talk(&mut session(&DEALT), format!("{lines}\n{{\"command\":\"standing\"}}\n").as_bytes());
    let (last, progress) = answers.split_last().expect("there are answers");
    assert!(last["result"]["scores"].is_array());
    let (result, progress) = progress.split_last().expect("there is a result");
    assert!(result["result"]["action"].is_string(), "{result}");
    let nodes: Vec<u64> = progress.iter().filter_map(|line| line["progress"]["nodes"].as_u64()).collect();
    assert_eq!(nodes.len(), 3, "after 4,000, 8,000 and 16,000: {nodes:?}");
    for line in progress {
        assert_eq!(line["id"], json!("b"));
        assert!(line["progress"]["action"].is_string() && line.get("result").is_none(), "{line}");
    }
}

#[test]
fn every_bot_answers_and_invalid_requests_are_rejected() {
    let mut session = session(&DEALT);
    for bot in ["random", "novice", "greedy", "flat", "search", "master:duellist"] {
        let line = json!({"command": "best", "bot": bot, "budget": {"nodes": 100}, "seat": 0});
        assert!(ask(&mut session, &line.to_string())["result"]["action"].is_string(), "{bot}");
    }
    let code = |session: &mut Session<State>, line: Value| {
        ask(session, &line.to_string())["error"]["code"].as_str().map(str::to_owned)
    };
    let mut fails = |line: Value, expected: &str| {
        assert_eq!(code(&mut session, line).as_deref(), Some(expected));
    };
    fails(json!({"command": "best", "bot": "genius"}), "unknown-bot");
    fails(json!({"command": "best", "seat": 1}), "not-asked");
    fails(json!({"command": "best", "seat": 5}), "no-such-seat");
    fails(json!({"command": "best", "budget": {"hours": 1}}), "wrong-shape");
    assert_eq!(code(&mut Session::new(1), json!({"command": "best"})).as_deref(), Some("no-game"));
}

/// An input that yields lines as they are sent.
struct Pipe {
    lines: Receiver<String>,
    rest: io::Cursor<Vec<u8>>,
}

impl Read for Pipe {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            let count = self.rest.read(buffer)?;
            if count > 0 {
                return Ok(count);
            }
            let Ok(line) = self.lines.recv() else { return Ok(0) };
            self.rest = io::Cursor::new(format!("{line}\n").into_bytes());
        }
    }
}

/// An output that keeps what is written, and sends `stop` after the first progress report.
struct StopAtProgress {
    lines: Option<Sender<String>>,
    written: Vec<u8>,
}

impl io::Write for StopAtProgress {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.written.extend_from_slice(bytes);
        if String::from_utf8_lossy(&self.written).contains("\"progress\"")
            && let Some(lines) = self.lines.take()
        {
            lines.send(r#"{"id":2,"command":"stop"}"#.to_owned()).map_err(io::Error::other)?;
            lines.send(r#"{"id":3,"command":"quit"}"#.to_owned()).map_err(io::Error::other)?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn stop_ends_an_unlimited_search() {
    let (sender, lines) = channel();
    sender.send(r#"{"id":1,"command":"best","budget":{}}"#.to_owned()).expect("the other end is here");
    let mut output = StopAtProgress { lines: Some(sender), written: Vec::new() };
    let input = BufReader::new(Pipe { lines, rest: io::Cursor::default() });
    // Without a limit the search would never end.
    serve(&mut session(&DEALT), input, &mut output).expect("memory can be written");
    let written = String::from_utf8(output.written).expect("answers are UTF-8");
    let answers: Vec<Value> =
        written.lines().map(|line| serde_json::from_str(line).expect("answers are JSON")).collect();
    let [.., best, stop, quit] = &answers[..] else { panic!("{written}") };
    assert!(best["id"] == json!(1) && best["result"]["action"].is_string(), "{best}");
    assert_eq!((stop, quit), (&json!({"id": 2, "result": {}}), &json!({"id": 3, "result": {}})));
}
