//! G3.1 to G3.4: moving and polling.

use alcazar_core::{Chances, Game, Turn, Viewer};
use governor::{Card, Illegal, Phase, Token};

use crate::builder::{A, B, C, Play, cell, table};

#[test]
fn g3_1_a_candidate_walks_up_to_three_districts_along_streets() {
    let mut state = table().state();
    assert_eq!(
        state.legal(A),
        ["step d3", "step e3", "step c4", "step f4", "stop"],
        "f3 and c5 are not connected"
    );
    assert_eq!(state.why_not(A, "step d2"), Illegal::NoStreet);
    state.does(A, "step d3").does(A, "step d2").does(A, "step d1");
    assert_eq!(state.phase(), Phase::TurnUp, "the allowance is used up");
    assert_eq!(state.district_of(A), "d1");
}

#[test]
fn g3_1_both_districts_need_a_street_at_the_edge() {
    let state = table().at(A, "e3").state();
    assert!(state.may(A, "step e2") && state.may(A, "step centre"));
    assert_eq!(
        state.why_not(A, "step d3"),
        Illegal::NoStreet,
        "e3 has a street to the west, d3 none to the east"
    );
    assert_eq!(state.why_not(A, "step f3"), Illegal::NoStreet, "a streetless tile can't be entered");
}

#[test]
fn g3_1_the_centre_is_one_district() {
    let mut state = table().at(A, "c4").state();
    state.does(A, "step centre").does(A, "step f4");
    assert_eq!(state.phase(), Phase::Move, "two of three districts entered");
    state.does(A, "step g4");
    assert_eq!(state.phase(), Phase::TurnUp);
}

#[test]
fn g3_1_going_back_is_allowed_and_every_district_entered_counts() {
    let mut state = table().state();
    state.does(A, "step d3").does(A, "step centre").does(A, "step d3");
    assert_eq!(state.phase(), Phase::TurnUp);
}

#[test]
fn g3_1_candidates_never_block_each_other() {
    let mut state = table().at(B, "d3").at(C, "d3").state();
    state.does(A, "step d3").does(A, "step d2");
    assert_eq!(state.district_of(A), "d2");
}

#[test]
fn g3_2_a_poll_costs_nothing_and_shows_the_token_to_the_player_alone() {
    let mut state = table().state();
    state.does(A, "step d3").does(A, "poll");
    assert_eq!((state.turn(), state.stream()), (Turn::Chance, "tokens"));
    let mut other = state.clone();
    state.chance("token jewish");
    other.chance("token three");
    assert_eq!(state.view(Viewer::Seat(A)).token(cell("d3")), Some(Token::Jewish));
    for viewer in [Viewer::Seat(B), Viewer::Seat(C), Viewer::Spectator] {
        assert_eq!(state.view(viewer).token(cell("d3")), None);
        assert_eq!(state.view_json(viewer), other.view_json(viewer), "{viewer:?} sees what A has seen");
    }
    assert!(state.position().open.tokens[&cell("d3")].looked.contains(A), "that A looked is public");
    state.does(A, "step d2").does(A, "step d1");
    assert_eq!(state.phase(), Phase::TurnUp, "polling did not use up the allowance");
}

#[test]
fn g3_2_the_event_of_a_poll_is_redacted() {
    let mut state = table().state();
    state.does(A, "step d3").does(A, "poll");
    let event = alcazar_core::Event::Chance("token jewish".parse().unwrap());
    let seen = |viewer| serde_json::to_string(&state.redact(&event, viewer)).unwrap();
    assert!(seen(Viewer::Seat(A)).contains("jewish"));
    assert!(!seen(Viewer::Seat(B)).contains("jewish") && !seen(Viewer::Spectator).contains("jewish"));
}

#[test]
fn g3_2_only_an_unseen_face_down_token_can_be_polled() {
    let draft = table().at(A, "d3");
    assert!(draft.state().may(A, "poll"), "polling is allowed before the first step");
    assert_eq!(table().state().why_not(A, "poll"), Illegal::NoToken);
    assert_eq!(draft.clone().up("d3", Token::Two).state().why_not(A, "poll"), Illegal::FaceUp);
    assert_eq!(draft.clone().polled("d3", Token::Two, A).state().why_not(A, "poll"), Illegal::SeenBefore);
    assert!(
        draft.polled("d3", Token::Two, B).state().may(A, "poll"),
        "another player's poll makes no difference"
    );
}

#[test]
fn g3_2_a_token_seen_by_one_player_is_the_same_for_the_next() {
    let mut state = table().at(A, "d3").polled("d3", Token::Two, B).state();
    state.does(A, "poll");
    let outcome = |text: &str| state.check_chance(&text.parse().unwrap());
    assert_eq!(outcome("token three"), Err(Illegal::NoSuchToken));
    assert_eq!(outcome("token two"), Ok(()));
    assert_eq!(
        state.chances(),
        Chances::Weighted(vec![("token two".parse().unwrap(), 1)]),
        "the token was fixed when B saw it"
    );
}

#[test]
fn g3_2_a_poll_cannot_be_taken_back() {
    for draft in [table().at(A, "d3"), table().at(A, "d3").polled("d3", Token::Two, B)] {
        let state = draft.state();
        assert!(!state.can_take_back(A, &"poll".parse().unwrap()));
        assert!(state.can_take_back(A, &"step d2".parse().unwrap()));
        assert!(!state.can_take_back(A, &"stop".parse().unwrap()), "stopping turns a token up");
    }
}

#[test]
fn g3_3_entering_a_district_with_a_discredit_ends_the_move() {
    let mut state = table().discredit("d3", "j").state();
    state.does(A, "step d3");
    assert_eq!(state.phase(), Phase::TurnUp);
}

#[test]
fn g3_3_starting_on_a_discredit_does_not_prevent_leaving() {
    let mut state = table().at(A, "d3").discredit("d3", "j").state();
    state.does(A, "step d2").does(A, "step d3");
    assert_eq!(state.phase(), Phase::TurnUp, "entering it again ends the move");
}

#[test]
fn g3_3_a_discredit_placed_under_a_candidate_does_not_stop_it() {
    let mut state = table().cards(A, &[Card::Rumour]).state();
    state.does(A, "step d3").does(A, "rumour d3").does(A, "discredit j");
    assert_eq!(state.phase(), Phase::Move);
    state.does(A, "step d2");
    assert_eq!(state.phase(), Phase::Move);
}

#[test]
fn g3_4_the_token_where_the_move_ends_is_turned_up() {
    let mut state = table().state();
    state.does(A, "step d3").does(A, "stop").chance("token muslim");
    assert_eq!(state.position().open.tokens[&cell("d3")].face, Some(Token::Muslim));
    assert_eq!(state.view(Viewer::Spectator).token(cell("d3")), Some(Token::Muslim));
    assert_eq!(state.phase(), Phase::Act);
}

#[test]
fn g3_4_the_token_is_turned_up_even_without_moving() {
    let mut state = table().at(A, "d3").polled("d3", Token::Two, B).state();
    state.does(A, "stop");
    assert_eq!(
        state.check_chance(&"token jewish".parse().unwrap()),
        Err(Illegal::NoSuchToken),
        "B has seen it"
    );
    state.chance("token two");
    let place = &state.position().open.tokens[&cell("d3")];
    assert_eq!((place.face, place.looked.is_empty()), (Some(Token::Two), true));
    let mut at_centre = table().state();
    at_centre.does(A, "stop");
    assert_eq!(at_centre.phase(), Phase::Act, "there is no token on the centre");
}
