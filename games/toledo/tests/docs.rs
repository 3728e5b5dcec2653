//! The examples in docs/toledo.md are true.

use alcazar_core::Game;
use toledo::{Action, Chance, Position, State};

const DOCS: &str = include_str!("../../../docs/toledo.md");

/// The first column of the table below a heading.
fn column(heading: &str) -> Vec<String> {
    let section = DOCS.split(&format!("### {heading}\n")).nth(1).expect("the section is there");
    let rows = section.lines().skip_while(|line| !line.starts_with("|---")).skip(1);
    rows.take_while(|line| line.starts_with('|'))
        .map(|line| line.split('|').nth(1).unwrap_or_default().trim().trim_matches('`').to_owned())
        .collect()
}

#[test]
fn every_action_and_chance_in_the_tables_is_written_so() {
    let actions = column("Actions");
    assert_eq!(actions.len(), 14);
    for text in actions {
        let action: Action = text.parse().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(action.to_string(), text);
    }
    for text in column("Chance") {
        let chance: Chance = text.parse().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(chance.to_string(), text);
    }
}

#[test]
fn the_position_is_possible_once_all_cards_are_there() {
    let section = DOCS.split("## Positions").nth(1).expect("the section is there");
    let lines = section.lines().skip_while(|line| !line.starts_with("    {"));
    let json: String = lines.take_while(|line| line.starts_with("    ")).collect();
    let json = json.replace(", \"…\"", "");
    let mut position: Position = serde_json::from_str(&json).expect("the example is a position");
    position.draw_pile.clear();
    let fresh = State::setup(2, &toledo::Options::default()).expect("two can play");
    let mut rest = fresh.position().draw_pile;
    for card in position.hands.iter().flatten().chain(&position.discard_pile) {
        let at = rest.iter().position(|other| other == card).expect("the card exists");
        rest.remove(at);
    }
    position.draw_pile = rest;
    let state = State::from_position(&position).expect("the example is possible");
    assert_eq!(state.position(), position);
}
