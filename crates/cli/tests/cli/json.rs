//! What programs read: JSON that says everything once.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};

use crate::Place;

/// A value in whose objects no key stands twice. `Value` would keep the last of them, other readers the first
/// or none.
pub(crate) struct Unique(pub(crate) Value);

impl<'de> Deserialize<'de> for Unique {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Reader).map(Self)
    }
}

struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON without repeated keys")
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
        while let Some(Unique(value)) = list.next_element()? {
            values.push(value);
        }
        Ok(values.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Value, A::Error> {
        let mut fields = Map::new();
        while let Some((key, Unique(value))) = object.next_entry::<String, Unique>()? {
            if fields.contains_key(&key) {
                return Err(A::Error::custom(format!("the key {key:?} stands twice")));
            }
            fields.insert(key, value);
        }
        Ok(fields.into())
    }
}

#[test]
fn repeated_keys_are_noticed_at_any_depth() {
    let json = r#"{"a": [null, true, -1, 2, 0.5, "x"], "b": {"a": {}}}"#;
    let Unique(value) = serde_json::from_str(json).expect("each key stands once");
    assert_eq!(value, serde_json::from_str::<Value>(json).expect("JSON"));
    for twice in [r#"{"a": 1, "a": 1}"#, r#"{"a": [{"b": 1, "c": 2, "b": 3}]}"#] {
        assert!(serde_json::from_str::<Unique>(twice).is_err(), "{twice}");
    }
}

#[test]
fn no_report_says_a_key_twice() {
    let place = Place::new();
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
        let out = place.run(args, "").succeeds().out;
        if let Err(error) = serde_json::from_str::<Unique>(&out) {
            panic!("{args:?}: {error}\n{out}");
        }
    }
}

#[test]
fn no_line_says_a_key_twice() {
    let place = Place::new();
    let arena = ["arena", "toledo", "--bots", "random,random", "--games", "2", "--results", "results"];
    place.run(&arena, "").succeeds();
    let asks = [
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
    let answers = place.run(&["engine", "toledo"], asks.join("\n")).succeeds().out;
    assert_eq!(answers.lines().count(), asks.len(), "{answers}");
    for line in answers.lines().chain(crate::read(&place.path("results")).lines()) {
        if let Err(error) = serde_json::from_str::<Unique>(line) {
            panic!("{error}\n{line}");
        }
    }
}
