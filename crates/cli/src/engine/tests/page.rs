//! The examples of docs/engine.md are true.

use alcazar_core::{Game, Seat, Viewer};
use toledo::State;

use super::talk;
use crate::engine::player::Player;
use crate::engine::session::Session;
use crate::engine::{Answering, serve};

const PAGE: &str = include_str!("../../../../../docs/engine.md");

/// What is sent and what comes back, in all blocks of this kind.
fn examples(kind: &str) -> Vec<(String, String)> {
    let mut examples: Vec<(String, String)> = Vec::new();
    let mut is_inside = false;
    for line in PAGE.lines() {
        if let Some(fence) = line.strip_prefix("```") {
            is_inside = fence == kind;
        } else if let (true, Some(sent)) = (is_inside, line.strip_prefix("> ")) {
            examples.push((sent.to_owned(), String::new()));
        } else if let (true, Some(received)) = (is_inside, line.strip_prefix("< ")) {
            received.clone_into(&mut examples.last_mut().expect("something was sent before").1);
        }
    }
    examples
}

/// Whether an answer is as the page says, where `…` stands for anything.
fn fits(answer: &str, pattern: &str) -> bool {
    let mut parts = pattern.split('…');
    let Some(mut rest) = parts.next().and_then(|start| answer.strip_prefix(start)) else { return false };
    for part in parts {
        match rest.find(part) {
            Some(at) => rest = &rest[at + part.len()..],
            None => return false,
        }
    }
    rest.is_empty() || pattern.ends_with('…')
}

fn check<A: Answering>(answering: &mut A, kind: &str, fill: &str) {
    let examples = examples(kind);
    assert!(!examples.is_empty(), "{kind}");
    let mut input = String::new();
    for (sent, _) in &examples {
        input.push_str(&sent.replace('…', fill));
        input.push('\n');
    }
    let mut output = Vec::new();
    serve(answering, input.as_bytes(), &mut output).expect("memory can be read and written");
    let output = String::from_utf8(output).expect("answers are text");
    assert_eq!(output.lines().count(), examples.len(), "{kind}");
    for ((sent, pattern), answer) in examples.iter().zip(output.lines()) {
        assert!(fits(answer, pattern), "{sent}\nis answered\n{answer}\nand not\n{pattern}");
    }
}

#[test]
fn examples_of_the_rules_are_true() {
    check(&mut Session::<State>::new(1), "engine", "");
    check(&mut Session::<State>::new(1), "engine-errors", "");
}

#[test]
fn examples_of_a_player_are_true() {
    let state = State::setup(2, &toledo::Options::default()).expect("two can play");
    let view = serde_json::to_string(&state.view(Viewer::Seat(Seat::A))).expect("a view is JSON");
    let rest = view.strip_prefix(r#"{"viewer":{"seat":0},"#).and_then(|view| view.strip_suffix('}'));
    check(&mut Player::<State>::new(1), "player", rest.expect("a view begins with its viewer"));
}

#[test]
fn every_command_has_a_chapter() {
    for command in crate::engine::session::COMMANDS {
        assert!(PAGE.contains(&format!("### `{command}`\n")), "{command}");
    }
    assert!(PAGE.contains("1,048,576 bytes"));
    assert_eq!(crate::engine::lines::LONGEST, 1_048_576);
}

#[test]
fn patterns_fit_what_they_should() {
    for (answer, pattern, expected) in [
        ("abc", "abc", true),
        ("abc", "ab", false),
        ("abc", "ab…", true),
        ("abc", "a…c", true),
        ("abcd", "a…c", false),
        ("abc", "b…", false),
        ("abcbd", "a…b…d", true),
    ] {
        assert_eq!(fits(answer, pattern), expected, "{answer} {pattern}");
    }
    assert_eq!(talk(&mut Session::<State>::new(1), b"").len(), 0);
}
