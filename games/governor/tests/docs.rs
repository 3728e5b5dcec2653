//! The examples in docs/governor.md are true.

use alcazar_core::Game;
use governor::{Action, Chance, Illegal, Options, Position, State};

const DOCS: &str = include_str!("../../../docs/governor.md");

/// The first column of the table below a heading.
fn column(heading: &str) -> Vec<String> {
    let section = DOCS.split(&format!("### {heading}\n")).nth(1).expect("the section is there");
    let rows = section.lines().skip_while(|line| !line.starts_with("|---")).skip(1);
    rows.take_while(|line| line.starts_with('|'))
        .map(|line| line.split('|').nth(1).unwrap_or_default().trim().trim_matches('`').to_owned())
        .collect()
}

/// The indented JSON that comes first after some words.
fn json(after: &str) -> String {
    let section = DOCS.split(after).nth(1).expect("the section is there");
    section
        .lines()
        .skip_while(|line| !line.starts_with("    {"))
        .take_while(|line| line.starts_with("    "))
        .collect()
}

#[test]
fn every_action_and_chance_in_the_tables_is_written_so() {
    let actions = column("Actions");
    assert_eq!(actions.len(), 33);
    for text in actions {
        let action: Action = text.parse().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(action.to_string(), text);
    }
    let chances = column("Chance");
    assert_eq!(chances.len(), 10);
    for text in chances {
        let chance: Chance = text.parse().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(chance.to_string(), text);
    }
}

#[test]
fn the_options_are_the_default() {
    let options: Options =
        serde_json::from_str(&json("## Options")).expect("the example is a set of options");
    assert_eq!(options, Options::default());
}

#[test]
fn the_position_is_possible() {
    let position: Position = serde_json::from_str(&json("## Positions")).expect("the example is a position");
    let state = State::from_position(&position).expect("the example is possible");
    assert_eq!(state.position(), position);
    let stopped = state.check(governor::State::active(&state), &Action::Poll);
    assert_eq!(stopped, Err(Illegal::FaceUp), "the token on d3 lies face up");
}
