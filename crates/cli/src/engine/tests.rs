//! The engine within this process.

mod best;
mod commands;
mod faults;
mod page;
mod player;
mod random;

use std::io::Cursor;

use serde_json::Value;
use toledo::State;

use super::session::Session;
use super::{Responder, serve};

/// The answers to these lines.
fn talk<A: Responder>(responder: &mut A, lines: &[u8]) -> Vec<Value> {
    let mut output = Vec::new();
    serve(responder, Cursor::new(lines.to_vec()), &mut output).expect("memory I/O does not fail");
    assert!(output.is_empty() || output.ends_with(b"\n"));
    let answers = output.split(|&byte| byte == b'\n').filter(|line| !line.is_empty());
    answers.map(|line| serde_json::from_slice(line).expect("answers are JSON")).collect()
}

/// The answer to this line.
fn ask<A: Responder>(responder: &mut A, line: &str) -> Value {
    let mut answers = talk(responder, line.as_bytes());
    assert_eq!(answers.len(), 1, "{line}");
    answers.remove(0)
}

/// A session of Toledo after these lines, which must succeed.
fn session(lines: &[&str]) -> Session<State> {
    let mut session = Session::new(1);
    for line in lines {
        let answer = ask(&mut session, line);
        assert!(answer.get("result").is_some(), "{line}: {answer}");
    }
    session
}

/// Two players, the cards dealt, red to act.
const DEALT: [&str; 2] = [
    r#"{"command":"new","players":2,"options":{"start":0},"seed":7}"#,
    r#"{"command":"chance","auto":true,"all":true}"#,
];
