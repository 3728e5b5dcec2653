//! Random lines.

use alcazar_bots::Level;
use proptest::prelude::*;
use serde_json::{Value, json};
use toledo::State;

use super::{DEALT, session, talk};
use crate::engine::player::Player;
use crate::engine::session::{COMMANDS, Session};

/// A value of any kind, with a preference for valid arguments.
fn value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(json!(null)),
        any::<bool>().prop_map(Value::from),
        (0..7_u8).prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        ".{0,8}".prop_map(Value::from),
        proptest::sample::select(vec![
            "take",
            "end",
            "3va 0-3",
            "place gem2 3",
            "card 3va",
            "start red",
            "spectator"
        ])
        .prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 12, 4, |inner| {
        let name = proptest::sample::select(vec!["seat", "action", "chance", "start", "open", "hands", "x"]);
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::vec((name, inner), 0..4).prop_map(|fields| fields
                .into_iter()
                .map(|(name, value)| (name.to_owned(), value))
                .collect()),
        ]
    })
}

/// Any command with any arguments.
fn command() -> impl Strategy<Value = String> {
    let names = vec![
        "id", "players", "options", "seed", "set", "seat", "why", "action", "outcome", "auto", "all",
        "events", "viewer", "from", "n", "version", "view", "legal", "budget",
    ];
    let command = proptest::sample::select(COMMANDS.to_vec());
    let fields = prop::collection::vec((proptest::sample::select(names), value()), 0..3);
    (command, fields).prop_map(|(command, fields)| {
        let mut line = json!({ "command": command });
        for (name, value) in fields {
            line[name] = value;
        }
        line.to_string()
    })
}

/// A line of any bytes, a line of text, a command, or a command with some bytes changed.
fn line() -> impl Strategy<Value = Vec<u8>> {
    let corrupted = (command(), any::<prop::sample::Index>(), any::<u8>()).prop_map(|(line, at, byte)| {
        let mut line = line.into_bytes();
        let at = at.index(line.len());
        line[at] = byte;
        line
    });
    prop_oneof![
        1 => prop::collection::vec(any::<u8>(), 0..40),
        1 => ".{0,40}".prop_map(String::into_bytes),
        4 => command().prop_map(String::into_bytes),
        2 => corrupted,
    ]
    .prop_map(|line| line.into_iter().filter(|&byte| byte != b'\n').collect())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    /// Each line gets one answer, and an error changes nothing.
    #[test]
    fn errors_change_nothing(lines in prop::collection::vec(line(), 0..24), is_dealt: bool) {
        let mut session = if is_dealt { session(&DEALT) } else { Session::<State>::new(1) };
        for line in lines {
            let (history, luck) = (session.history.clone(), session.luck.clone());
            let mut answers = talk(&mut session, &line);
            answers.retain(|answer| answer.get("progress").is_none());
            match answers.as_slice() {
                [] => prop_assert!(line.trim_ascii().is_empty()),
                [answer] => {
                    prop_assert!(answer.get("result").is_some() != answer.get("error").is_some());
                    if answer.get("error").is_some() {
                        prop_assert!(session.history == history && session.luck == luck);
                    }
                }
                _ => prop_assert!(false, "{answers:?}"),
            }
        }
    }

    #[test]
    fn a_player_survives_every_line(lines in prop::collection::vec(line(), 0..24)) {
        let mut player = Player::<State>::new(Level::Greedy.into(), 1);
        for line in lines {
            let count = talk(&mut player, &line).len();
            prop_assert_eq!(count, usize::from(!line.trim_ascii().is_empty()));
        }
    }
}
