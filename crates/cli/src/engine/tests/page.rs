//! The examples in docs/engine.md work as shown.

use std::io::Cursor;

use alcazar_bots::Level;
use alcazar_core::{Game, Seat, Viewer};
use toledo::State;

use super::{DEALT, talk};
use crate::engine::player::Player;
use crate::engine::session::Session;
use crate::engine::{Responder, serve};

const PAGE: &str = include_str!("../../../../../docs/engine.md");

/// The requests and answers in all code blocks of this kind.
fn examples(kind: &str) -> Vec<(String, Vec<String>)> {
    let mut examples: Vec<(String, Vec<String>)> = Vec::new();
    let mut is_inside = false;
    for line in PAGE.lines() {
        if let Some(fence) = line.strip_prefix("```") {
            is_inside = fence == kind;
        } else if let (true, Some(sent)) = (is_inside, line.strip_prefix("> ")) {
            examples.push((sent.to_owned(), Vec::new()));
        } else if let (true, Some(received)) = (is_inside, line.strip_prefix("< ")) {
            let (_, answers) = examples.last_mut().expect("something was sent before");
            answers.push(received.to_owned());
        }
    }
    examples
}

/// Whether an answer matches the page, where `…` stands for anything.
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

fn check<A: Responder>(responder: &mut A, kind: &str, left_out: &[&str]) {
    let examples = examples(kind);
    assert!(!examples.is_empty(), "{kind}");
    let mut input = String::new();
    for (sent, _) in &examples {
        let filled = left_out.iter().fold(sent.clone(), |sent, part| sent.replacen('…', part, 1));
        input.push_str(&filled);
        input.push('\n');
    }
    let mut output = Vec::new();
    serve(responder, Cursor::new(input.into_bytes()), &mut output).expect("memory I/O does not fail");
    let output = String::from_utf8(output).expect("answers are text");
    let patterns =
        examples.iter().flat_map(|(sent, answers)| answers.iter().map(move |answer| (sent, answer)));
    assert_eq!(output.lines().count(), patterns.clone().count(), "{kind}");
    for ((sent, pattern), answer) in patterns.zip(output.lines()) {
        assert!(fits(answer, pattern), "{sent}\nis answered\n{answer}\nand not\n{pattern}");
    }
}

#[test]
fn examples_of_the_rules_role_work() {
    check(&mut Session::<State>::new(1), "engine", &[]);
    check(&mut Session::<State>::new(1), "engine-errors", &[]);
}

#[test]
fn examples_of_the_player_role_work() {
    let mut session = Session::<State>::new(1);
    talk(&mut session, DEALT.join("\n").as_bytes());
    let state = session.history.as_ref().expect("a game has begun").state();
    let view = serde_json::to_string(&state.view(Viewer::Seat(Seat::A))).expect("a view is JSON");
    let mut legal = Vec::new();
    state.legal_actions(Seat::A, &mut legal);
    let legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
    let legal = serde_json::to_string(&legal).expect("texts are JSON");
    let rest = view.strip_prefix(r#"{"viewer":{"seat":0},"#).and_then(|view| view.strip_suffix('}'));
    let player = &mut Player::<State>::new(Level::Greedy.into(), 1);
    // The page omits the view, and all legal actions but the first.
    let fill = rest.expect("a view begins with its viewer");
    let legal = legal.strip_prefix(r#"["take","#).and_then(|legal| legal.strip_suffix(']'));
    check(player, "player", &[fill, legal.expect("taking comes first")]);
}

#[test]
fn every_command_has_a_section() {
    for command in crate::engine::session::COMMANDS {
        assert!(PAGE.contains(&format!("### `{command}`\n")), "{command}");
    }
    assert!(PAGE.contains("1,048,576 bytes"));
    assert_eq!(crate::engine::lines::MAX_LINE_LEN, 1_048_576);
}

#[test]
fn patterns_match_as_expected() {
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
