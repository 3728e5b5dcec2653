//! Every error, and that it changes nothing.

use std::collections::BTreeSet;

use serde_json::json;
use toledo::State;

use super::{DEALT, ask, session, talk};
use crate::engine::lines::MAX_LINE_LEN;
use crate::engine::session::Session;

/// Lines before, a bad line, its error code, and the column of the error.
type Case = (&'static [&'static str], String, &'static str, Option<u64>);

fn case(before: &'static [&'static str], line: &str, code: &'static str, column: Option<u64>) -> Case {
    (before, line.to_owned(), code, column)
}

fn cases() -> Vec<Case> {
    const NEW: &[&str] = &[DEALT[0]];
    const TAKEN: &[&str] = &[DEALT[0], DEALT[1], r#"{"command":"act","seat":0,"action":"take"}"#];
    let deep = |open: &str, close: &str| {
        format!(r#"{{"command":"position","set":{}0{}}}"#, open.repeat(50_000), close.repeat(50_000))
    };
    let long = format!(r#"{{"command":"hello","id":"{}"}}"#, "x".repeat(MAX_LINE_LEN));
    vec![
        case(&[], "{", "malformed", Some(1)),
        case(&[], r#"{"command":"hello"} {}"#, "malformed", Some(21)),
        case(&[], r#"{"command":"hello",}"#, "malformed", Some(20)),
        case(&[], "hello", "malformed", Some(1)),
        case(&[], r#"{"command":"hello","id":1e999}"#, "malformed", None),
        case(&[], "[]", "wrong-shape", Some(1)),
        case(&[], "  7", "wrong-shape", Some(3)),
        case(&[], r#"["hello",null]"#, "wrong-shape", Some(1)),
        case(&[], "{}", "wrong-shape", None),
        case(&[], r#"{"command":5}"#, "wrong-shape", Some(12)),
        case(&[], r#"{"command":null}"#, "wrong-shape", None),
        case(&[], r#"{"command":"hello","id":[1]}"#, "wrong-shape", None),
        case(&[], r#"{"command":"hello","id":1.5}"#, "wrong-shape", None),
        case(&[], r#"{"command":"hello","command":"quit"}"#, "wrong-shape", Some(28)),
        case(&[], r#"{"command":"hello","more":1}"#, "wrong-shape", Some(25)),
        case(&[], r#"{"command":"hello","version":"1"}"#, "wrong-shape", Some(32)),
        case(&[], r#"{"command":"hello","version":2}"#, "unknown-version", None),
        case(&[], r#"{"command":"Hello"}"#, "unknown-command", None),
        case(&[], r#"{"command":"legal"}"#, "no-game", None),
        case(&[], r#"{"command":"act","seat":0,"action":"take"}"#, "no-game", None),
        case(&[], r#"{"command":"chance","auto":true}"#, "no-game", None),
        case(&[], r#"{"command":"play","events":[]}"#, "no-game", None),
        case(&[], r#"{"command":"undo","n":0}"#, "no-game", None),
        case(&[], r#"{"command":"verify"}"#, "no-game", None),
        case(&[], r#"{"command":"best"}"#, "no-game", None),
        case(NEW, r#"{"command":"best"}"#, "chance-awaited", None),
        case(&DEALT, r#"{"command":"best","seat":1}"#, "not-asked", None),
        case(&DEALT, r#"{"command":"best","bot":"genius"}"#, "unknown-bot", None),
        case(&DEALT, r#"{"command":"new"}"#, "wrong-shape", Some(17)),
        case(&DEALT, r#"{"command":"new","players":-1}"#, "wrong-shape", Some(29)),
        case(&DEALT, r#"{"command":"new","players":1,"seed":5}"#, "cannot-begin", None),
        case(&DEALT, r#"{"command":"new","players":5}"#, "cannot-begin", None),
        case(&DEALT, r#"{"command":"new","players":2,"options":{"rounds":0}}"#, "cannot-begin", None),
        case(&DEALT, r#"{"command":"new","players":2,"options":{"start":3}}"#, "cannot-begin", None),
        case(&DEALT, r#"{"command":"new","players":2,"options":{"edition":9}}"#, "wrong-shape", None),
        case(&DEALT, r#"{"command":"new","players":2,"options":{"x":9}}"#, "wrong-shape", None),
        case(&DEALT, r#"{"command":"position","set":{}}"#, "wrong-shape", Some(30)),
        case(&DEALT, &deep("[", "]"), "wrong-shape", None),
        case(&DEALT, &deep("{\"open\":", "}"), "wrong-shape", None),
        case(&DEALT, &format!(r#"{{"id":{}"#, "[".repeat(100_000)), "malformed", None),
        case(&DEALT, &long, "line-too-long", None),
        case(&DEALT, r#"{"command":"legal","seat":2}"#, "no-such-seat", None),
        case(&DEALT, r#"{"command":"legal","seat":6}"#, "wrong-shape", Some(28)),
        case(&DEALT, r#"{"command":"legal","why":1}"#, "wrong-shape", Some(26)),
        case(&DEALT, r#"{"command":"act","seat":5,"action":"take"}"#, "no-such-seat", None),
        case(&DEALT, r#"{"command":"act","seat":1,"action":"take"}"#, "not-asked", None),
        case(&DEALT, r#"{"command":"act","seat":0,"action":"end"}"#, "illegal", None),
        case(&DEALT, r#"{"command":"act","seat":0,"action":"place gem1 5"}"#, "illegal", None),
        case(&DEALT, r#"{"command":"act","seat":0,"action":"TAKE"}"#, "unreadable", None),
        case(&DEALT, r#"{"command":"act","seat":0,"action":""}"#, "unreadable", None),
        case(&DEALT, r#"{"command":"act","seat":0}"#, "wrong-shape", Some(26)),
        case(TAKEN, r#"{"command":"act","seat":1,"action":"take"}"#, "chance-awaited", None),
        case(&DEALT, r#"{"command":"chances"}"#, "move-awaited", None),
        case(&DEALT, r#"{"command":"chance","auto":true}"#, "move-awaited", None),
        case(&DEALT, r#"{"command":"chance","seed":1,"all":true}"#, "move-awaited", None),
        case(&DEALT, r#"{"command":"chance","outcome":"card 1va"}"#, "move-awaited", None),
        case(NEW, r#"{"command":"chance"}"#, "wrong-shape", None),
        case(NEW, r#"{"command":"chance","auto":true,"seed":1}"#, "wrong-shape", None),
        case(NEW, r#"{"command":"chance","outcome":"card 1va","all":true}"#, "wrong-shape", None),
        case(NEW, r#"{"command":"chance","outcome":"card 9va"}"#, "unreadable", None),
        case(NEW, r#"{"command":"chance","outcome":"start red"}"#, "illegal", None),
        case(NEW, r#"{"command":"play","events":[{"chance":"card 1va"},{"chance":"x"}]}"#, "event", None),
        case(
            NEW,
            r#"{"command":"play","events":[{"chance":"card 1na"},{"chance":"card 1na"}]}"#,
            "event",
            None,
        ),
        case(NEW, r#"{"command":"play","events":[{"seat":0}]}"#, "event", None),
        case(NEW, r#"{"command":"play","events":[{"dice":6}]}"#, "wrong-shape", Some(35)),
        case(&DEALT, r#"{"command":"view"}"#, "wrong-shape", Some(18)),
        case(&DEALT, r#"{"command":"view","viewer":"god"}"#, "wrong-shape", None),
        case(&DEALT, r#"{"command":"view","viewer":{"seat":3}}"#, "no-such-seat", None),
        case(&DEALT, r#"{"command":"log","viewer":{"seat":2}}"#, "no-such-seat", None),
        case(&DEALT, r#"{"command":"log","from":-1}"#, "wrong-shape", None),
        case(&DEALT, r#"{"command":"undo","n":11}"#, "nothing-to-undo", None),
        case(&DEALT, r#"{"command":"undo","n":18446744073709551615}"#, "nothing-to-undo", None),
        case(&DEALT, r#"{"command":"undo","n":18446744073709551616}"#, "wrong-shape", None),
        case(&DEALT, r#"{"command":"quit","now":true}"#, "wrong-shape", Some(23)),
    ]
}

#[test]
fn every_bad_line_is_answered_and_changes_nothing() {
    for (before, line, code, column) in cases() {
        let mut session = session(before);
        let (history, luck) = (session.history.clone(), session.luck.clone());
        let shown: String = line.chars().take(80).collect();
        let error = ask(&mut session, &line)["error"].take();
        assert_eq!(error["code"], json!(code), "{shown}: {error}");
        assert_eq!(error["line"], json!(1), "{shown}");
        assert!(error["message"].as_str().is_some_and(|message| !message.is_empty()), "{shown}");
        if let Some(column) = column {
            assert_eq!(error["column"], json!(column), "{shown}: {error}");
        }
        assert!(session.history == history && session.luck == luck, "{shown}");
        assert!(ask(&mut session, r#"{"command":"hello"}"#)["result"].is_object(), "{shown}");
    }
}

#[test]
fn bytes_that_are_not_utf8_are_answered_with_their_column() {
    let answers = talk(&mut Session::<State>::new(1), b"\n{\"command\":\"\xFF\"}\n{\"command\":\"quit\"}\n");
    let expected = json!({"code": "not-utf8", "column": 13, "message": "the line is not UTF-8", "line": 2});
    assert_eq!(answers, [json!({"error": expected}), json!({"result": {}})]);
}

#[test]
fn a_game_that_is_over_can_not_continue() {
    let options = r#"{"command":"new","players":2,"options":{"start":0,"rounds":1},"seed":7}"#;
    let take = |seat: u8| format!(r#"{{"command":"act","seat":{seat},"action":"take"}}"#);
    let mut session = session(&[options, DEALT[1], &take(0), DEALT[1], &take(1), DEALT[1]]);
    assert_eq!(ask(&mut session, r#"{"command":"standing"}"#)["result"]["ending"], json!("last-round"));
    for line in [&take(0), DEALT[1], r#"{"command":"chances"}"#] {
        assert_eq!(ask(&mut session, line)["error"]["code"], json!("game-over"), "{line}");
    }
    assert_eq!(ask(&mut session, r#"{"command":"legal"}"#)["result"]["seats"], json!([]));
    assert_eq!(ask(&mut session, r#"{"command":"undo"}"#)["result"]["turn"], json!("chance"));
}

#[test]
fn an_impossible_position_is_rejected_with_all_reasons() {
    let mut session = session(&DEALT);
    let mut position = ask(&mut session, r#"{"command":"position"}"#)["result"]["position"].take();
    position["open"]["seats"][0]["metal"] = json!(200);
    position["open"]["seats"][1]["figures"] = json!([0, 0]);
    position["hands"][0] = json!([]);
    let history = session.history.clone();
    let error =
        ask(&mut session, &json!({"command": "position", "set": position}).to_string())["error"].take();
    assert_eq!(error["code"], json!("impossible-position"));
    let reasons = error["reasons"].as_array().expect("a list of reasons");
    let messages: Vec<&str> = reasons.iter().filter_map(|reason| reason["message"].as_str()).collect();
    for rule in ["(T1.6)", "(T1.1)", "(T1.2)"] {
        assert!(messages.iter().any(|message| message.contains(rule)), "{rule}: {messages:?}");
    }
    assert!(reasons.iter().all(|reason| !reason["reason"].is_null()));
    assert!(session.history == history);
}

/// The page and the code name the same errors.
#[test]
fn every_error_code_is_tested_and_documented() {
    let page = include_str!("../../../../../docs/engine.md");
    let table = page.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next());
    let documented: BTreeSet<&str> = table.collect();
    let mut tried: BTreeSet<&str> = cases().iter().map(|(_, _, code, _)| *code).collect();
    tried.extend(["not-utf8", "game-over", "impossible-position", "nothing-to-choose", "nonsense-asked"]);
    assert_eq!(documented, tried);
}
