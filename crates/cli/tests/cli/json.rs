//! JSON output has no duplicate keys.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};

use crate::Sandbox;

/// A value whose objects have no duplicate keys. `Value` would keep the last of them; other parsers keep the
/// first or fail.
pub(crate) struct NoDuplicateKeys(pub(crate) Value);

impl<'de> Deserialize<'de> for NoDuplicateKeys {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Reader).map(Self)
    }
}

struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON without duplicate keys")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let mut values = Vec::new();
        while let Some(NoDuplicateKeys(value)) = list.next_element()? {
            values.push(value);
        }
        Ok(values.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Value, A::Error> {
        let mut fields = Map::new();
        while let Some((key, NoDuplicateKeys(value))) = object.next_entry::<String, NoDuplicateKeys>()? {
            if fields.contains_key(&key) {
                return Err(A::Error::custom(format!("duplicate key {key:?}")));
            }
            fields.insert(key, value);
        }
        Ok(fields.into())
    }
}

#[test]
fn duplicate_keys_are_noticed_at_any_depth() {
    let json = r#"{"a": [null, true, -1, 2, 0.5, "x"], "b": {"a": {}}}"#;
    let NoDuplicateKeys(value) = serde_json::from_str(json).expect("there are no duplicate keys");
    assert_eq!(value, serde_json::from_str::<Value>(json).expect("JSON"));
    for twice in [r#"{"a": 1, "a": 1}"#, r#"{"a": [{"b": 1, "c": 2, "b": 3}]}"#] {
        assert!(serde_json::from_str::<NoDuplicateKeys>(twice).is_err(), "{twice}");
    }
}

#[test]
fn no_report_has_duplicate_keys() {
    let sandbox = Sandbox::new();
    let arena = ["arena", "toledo", "--bots", "random,novice", "--nodes", "10", "--games", "2"];
    let kept = ["--results", "results", "--replays", "games", "--json"];
    let arena = [&arena[..], &kept].concat();
    let reports: [&[&str]; 7] = [
        &arena,
        &["ratings", "results", "--json"],
        &["sim", "toledo", "--players", "2", "--games", "3", "--census", "--json"],
        &["bench", "toledo", "--nodes", "5", "--json"],
        &["replay", "games/toledo-0-0.replay", "--json"],
        &["replay", "games/toledo-0-0.replay", "--from", "spectator", "--json"],
        &["replay", "games/toledo-0-0.replay", "--from", "red", "--json"],
    ];
    for args in reports {
        let out = sandbox.run(args, "").succeeds().out;
        if let Err(error) = serde_json::from_str::<NoDuplicateKeys>(&out) {
            panic!("{args:?}: {error}\n{out}");
        }
    }
}

#[test]
fn no_json_line_has_duplicate_keys() {
    let sandbox = Sandbox::new();
    let arena = ["arena", "toledo", "--bots", "random,random", "--games", "2", "--results", "results"];
    sandbox.run(&arena, "").succeeds();
    let requests = [
        r#"{"id": 1, "command": "hello"}"#,
        r#"{"command": "view"}"#,
        r#"{"command": "new", "players": 9}"#,
        r#"{"id": "b", "command": "new", "players": 3}"#,
        r#"{"command": "chances"}"#,
        r#"{"command": "chance", "auto": true, "all": true}"#,
        r#"{"command": "legal", "why": true}"#,
        r#"{"command": "act", "seat": 0, "action": "end"}"#,
        r#"{"command": "act", "seat": 0, "action": "take"}"#,
        r#"{"command": "play", "events": [{"seat": 2, "action": "take"}]}"#,
        r#"{"command": "log"}"#,
        r#"{"command": "log", "viewer": {"seat": 1}}"#,
        r#"{"command": "view", "viewer": "spectator"}"#,
        r#"{"command": "position"}"#,
        r#"{"command": "position", "set": {}}"#,
        r#"{"command": "standing"}"#,
        r#"{"command": "undo"}"#,
        r#"{"command": "best", "bot": "greedy", "budget": {"nodes": 10}}"#,
        r#"{"command": "verify"}"#,
        r#"{"command": "quit"}"#,
    ];
    let answers = sandbox.run(&["engine", "toledo"], requests.join("\n")).succeeds().out;
    assert_eq!(answers.lines().count(), requests.len(), "{answers}");
    for line in answers.lines().chain(crate::read(&sandbox.path("results")).lines()) {
        if let Err(error) = serde_json::from_str::<NoDuplicateKeys>(line) {
            panic!("{error}\n{line}");
        }
    }
}
