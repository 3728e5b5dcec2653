//! The examples in docs/tyros.md are true.

use alcazar_core::{Game, Viewer};
use tyros::{Action, Chance, Options, Position, State};

const DOCS: &str = include_str!("../../../docs/tyros.md");

/// The first column of the table below a heading.
fn column(heading: &str) -> Vec<String> {
    let section = DOCS.split(&format!("### {heading}\n")).nth(1).expect("the section is there");
    let rows = section.lines().skip_while(|line| !line.starts_with("|---")).skip(1);
    rows.take_while(|line| line.starts_with('|'))
        .map(|line| line.split('|').nth(1).unwrap_or_default().trim().trim_matches('`').to_owned())
        .collect()
}

/// The first indented lines below a heading.
fn example(heading: &str) -> String {
    let section = DOCS.split(&format!("## {heading}\n")).nth(1).expect("the section is there");
    let lines = section.lines().skip_while(|line| !line.starts_with("    {"));
    lines.take_while(|line| line.starts_with("    ")).collect()
}

#[test]
fn every_action_and_chance_in_the_tables_is_written_so() {
    let actions = column("Actions");
    assert_eq!(actions.len(), 23);
    for text in actions {
        let action: Action = text.parse().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(action.to_string(), text);
    }
    let chances = column("Chance");
    assert_eq!(chances.len(), 4);
    for text in chances {
        let chance: Chance = text.parse().unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(chance.to_string(), text);
    }
}

#[test]
fn the_options_are_the_default() {
    assert_eq!(serde_json::from_str::<Options>(&example("Options")).unwrap(), Options::default());
}

#[test]
fn the_position_is_possible_and_its_view_as_written() {
    let position: Position = serde_json::from_str(&example("Positions")).expect("the example is a position");
    let state = State::from_position(&position).unwrap_or_else(|reasons| panic!("{reasons:?}"));
    assert_eq!(state.position(), position);
    let view = state.view(Viewer::Seat(alcazar_core::Seat::A)).text();
    assert_eq!((view.draw_pile, view.tile_pile), (41, 10));
    assert_eq!(view.hands[alcazar_core::Seat::A].cards, 8);
    assert!(DOCS.contains(r#""own": {"cards": "o3g4v1", "tiles": ["1", "2", "3", "4"], "kept": null}"#));
    assert_eq!(serde_json::to_value(view.own).unwrap()["cards"], "o3g4v1");
}
