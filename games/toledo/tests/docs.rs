//! The examples in docs/toledo.md are valid.

use alcazar_core::Game;
use alcazar_testkit::docs::Page;
use toledo::{Options, Position, State};

const PAGE: Page = Page(include_str!("../../../docs/toledo.md"));

#[test]
fn the_tables_show_the_notation_of_actions_and_chances() {
    PAGE.check_notation::<State>(14, 2);
}

#[test]
fn the_position_is_possible_with_all_cards_added() {
    let json = PAGE.json_text("Positions").replace(", \"…\"", "");
    let mut position: Position = serde_json::from_str(&json).expect("the example is a position");
    let fresh = State::setup(2, &Options::default()).expect("two players are allowed");
    let mut rest = fresh.position().draw_pile;
    for card in position.hands.iter().flatten().chain(&position.discard_pile) {
        let place = rest.iter().position(|other| other == card).expect("the card exists");
        rest.remove(place);
    }
    position.draw_pile = rest;
    let state = State::from_position(&position).expect("the example is possible");
    assert_eq!(state.position(), position);
}
