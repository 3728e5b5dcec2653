//! One game as a text that shows what every viewer sees at every step, to be kept as a snapshot.

use std::fmt::Write;

use alcazar_core::{Game, Turn, Viewer};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use serde_json::Value;

use crate::choose::{after, random_event};
use crate::log;

/// Plays one random game and describes it step by step.
///
/// Each event is followed by what every viewer sees of it (viewers who see the same share a line) and by what
/// changed in their view: `path: before → after`. The text ends with the standing. If the text changes, the
/// game or what it shows has changed.
///
/// # Panics
/// If the game can't be set up, a view can't be written as JSON, or the game goes on after `max_events`
/// events.
pub fn playthrough<G: Game>(players: usize, options: &G::Options, seed: u64, max_events: usize) -> String {
    let luck = &mut Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = G::setup(players, options).expect("a game can be set up");
    let mut text = format!("{} (rules {}), {players} players, seed {seed}\n", G::ID, G::RULES_VERSION);
    let viewers: Vec<Viewer> = Viewer::all(players).collect();
    let views = |state: &G| viewers.iter().map(|&viewer| json(&state.view(viewer))).collect::<Vec<_>>();
    let mut before = views(&state);
    for (viewer, view) in viewers.iter().zip(&before) {
        line(&mut text, 1, &format!("{}: {view}", name(*viewer)));
    }
    let mut step = 0;
    while let Some(event) = random_event(&state, luck) {
        assert!(step < max_events, "the game goes on after {max_events} events");
        step += 1;
        line(&mut text, 0, &format!("\n{step}. {}", log::write::<G>(&event)));
        let sights = viewers.iter().map(|&viewer| {
            let sight = state.redact(&event, viewer);
            sight.map_or_else(|| "sees nothing".to_owned(), |sight| format!("sees {}", json(&sight)))
        });
        write_lines(&mut text, &viewers, sights);
        state = after(&state, &event);
        let now = views(&state);
        let changes = before.iter().zip(&now).map(|(before, now)| {
            let mut changes = Vec::new();
            difference("", before, now, &mut changes);
            changes.join("; ")
        });
        write_lines(&mut text, &viewers, changes);
        before = now;
        line(&mut text, 1, &turn(&state));
    }
    let standing = state.standing();
    line(&mut text, 0, &format!("\nStanding: {}", json(&standing)));
    text
}

fn turn<G: Game>(state: &G) -> String {
    match state.turn() {
        Turn::Over => "over".to_owned(),
        Turn::Chance => format!("chance: {}", state.stream()),
        Turn::Seats(seats) => {
            let mut actions = Vec::new();
            let counts = seats.iter().map(|seat| {
                state.legal_actions(seat, &mut actions);
                format!("{seat} ({})", actions.len())
            });
            format!("asked: {}", counts.collect::<Vec<_>>().join(", "))
        }
    }
}

/// Writes one line for all viewers with the same message.
fn write_lines(text: &mut String, viewers: &[Viewer], messages: impl Iterator<Item = String>) {
    let mut lines: Vec<(Vec<&str>, String)> = Vec::new();
    for (viewer, message) in viewers.iter().zip(messages).filter(|(_, message)| !message.is_empty()) {
        match lines.iter_mut().find(|(_, other)| *other == message) {
            Some((names, _)) => names.push(name(*viewer)),
            None => lines.push((vec![name(*viewer)], message)),
        }
    }
    for (names, message) in lines {
        line(text, 1, &format!("{}: {message}", names.join(" ")));
    }
}

fn line(text: &mut String, indent: usize, content: &str) {
    writeln!(text, "{:1$}{content}", "", indent * 2).expect("writing to a string succeeds");
}

fn name(viewer: Viewer) -> &'static str {
    const NAMES: [&str; alcazar_core::MAX_SEATS] = ["0", "1", "2", "3", "4", "5"];
    viewer.seat().map_or("spectator", |seat| NAMES[seat.index()])
}

fn json(value: &impl serde::Serialize) -> Value {
    let mut value = serde_json::to_value(value).expect("what viewers see can be written as JSON");
    // serde_json keeps the order of fields if any crate of the build asks for it, and sorts them otherwise.
    value.sort_all_objects();
    value
}

/// The innermost places where two values differ.
fn difference(path: &str, before: &Value, after: &Value, found: &mut Vec<String>) {
    match (before, after) {
        (Value::Object(old), Value::Object(new)) if old.keys().eq(new.keys()) => {
            for (key, value) in old {
                difference(&format!("{path}/{key}"), value, &new[key], found);
            }
        }
        (Value::Array(old), Value::Array(new)) if old.len() == new.len() => {
            for (index, (old, new)) in old.iter().zip(new).enumerate() {
                difference(&format!("{path}/{index}"), old, new, found);
            }
        }
        _ if before != after => found.push(format!("{path}: {before} → {after}")),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::difference;

    #[test]
    fn only_differences_are_listed() {
        let mut found = Vec::new();
        let before = json!({ "hands": [{ "count": 1 }, { "count": 2 }], "phase": "dealing" });
        let after = json!({ "hands": [{ "count": 1 }, { "count": 3 }], "phase": { "over": 1 } });
        difference("", &before, &after, &mut found);
        assert_eq!(found, ["/hands/1/count: 2 → 3", "/phase: \"dealing\" → {\"over\":1}"]);
    }
}
