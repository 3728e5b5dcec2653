//! The examples in docs/governor.md are correct.

use alcazar_core::Game;
use alcazar_testkit::docs::Page;
use governor::{Action, Illegal, Options, Position, State};

const PAGE: Page = Page(include_str!("../../../docs/governor.md"));

#[test]
fn the_tables_show_the_notation_of_actions_and_chances() {
    PAGE.check_notation::<State>(33, 10);
}

#[test]
fn the_options_are_the_default() {
    assert_eq!(PAGE.json::<Options>("Options"), Options::default());
}

#[test]
fn the_position_is_possible() {
    let position: Position = PAGE.json("Positions");
    let state = State::from_position(&position).expect("the example is possible");
    assert_eq!(state.position(), position);
    let checked = state.check(State::active(&state), &Action::Poll);
    assert_eq!(checked, Err(Illegal::FaceUp), "the token on d3 lies face up");
}
