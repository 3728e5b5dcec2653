//! The examples in docs/tyros.md are true.

use alcazar_core::{Game, Seat, Viewer};
use alcazar_testkit::docs::Page;
use tyros::{Options, Position, State};

const PAGE: Page = Page(include_str!("../../../docs/tyros.md"));

#[test]
fn the_tables_show_the_notation_of_actions_and_chances() {
    PAGE.check_notation::<State>(23, 4);
}

#[test]
fn the_options_are_the_default() {
    assert_eq!(PAGE.json::<Options>("Options"), Options::default());
}

#[test]
fn the_position_is_possible_and_its_view_is_as_documented() {
    let position: Position = PAGE.json("Positions");
    let state = State::from_position(&position).unwrap_or_else(|reasons| panic!("{reasons:?}"));
    assert_eq!(state.position(), position);
    let view = state.view(Viewer::Seat(Seat::A)).text();
    assert_eq!((view.draw_pile, view.tile_pile), (41, 10));
    assert_eq!(view.hands[Seat::A].cards, 8);
    assert!(PAGE.0.contains(r#""own": {"cards": "o3g4v1", "tiles": ["1", "2", "3", "4"], "kept": null}"#));
    assert_eq!(serde_json::to_value(view.own).unwrap()["cards"], "o3g4v1");
}
