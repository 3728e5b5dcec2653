//! G6.1 and G6.2: when action cards are played, and which seats are asked.

use alcazar_core::{Event, Game, SeatSet, Viewer};
use governor::{Card, Illegal, Phase, Token};

use crate::builder::{A, B, C, D, Draft, Play, cell, table};

/// The start window of A's turn; B, C and D hold a card each.
fn start() -> Draft {
    table().cards(B, &[Card::Rumour]).cards(C, &[Card::Curfew]).cards(D, &[Card::Translator]).start_window()
}

/// A has announced a test on e3.
fn test_window(draft: Draft) -> governor::State {
    let mut state = draft.at(A, "e3").up("e3", Token::Two).phase(Phase::Act).state();
    state.does(A, "test 0");
    state
}

#[test]
fn g6_1_the_number_of_cards_held_is_public_and_the_cards_are_secret() {
    let one = start().state();
    let other = table()
        .cards(B, &[Card::Council])
        .cards(C, &[Card::Curfew])
        .cards(D, &[Card::HiredMule])
        .start_window()
        .state();
    assert_eq!(one.view_json(Viewer::Seat(A)), other.view_json(Viewer::Seat(A)));
    assert_eq!(one.view_json(Viewer::Spectator), other.view_json(Viewer::Spectator));
    let more = table()
        .cards(B, &[Card::Rumour; 2])
        .cards(C, &[Card::Curfew])
        .cards(D, &[Card::Translator])
        .start_window();
    assert_ne!(one.view_json(Viewer::Seat(A)), more.state().view_json(Viewer::Seat(A)));
}

#[test]
fn g6_1_played_cards_stay_visible_until_the_end_of_the_round() {
    let mut state = start().state();
    state.does(C, "curfew");
    assert_eq!(state.position().open.played.count(Card::Curfew), 1);
    assert_eq!(state.position().open.spent.count(Card::Curfew), 1);
}

#[test]
fn g6_2_the_others_who_hold_a_card_are_asked_at_the_same_time() {
    assert_eq!(start().state().asked(), [B, C, D], "regardless of which cards they hold");
    let state =
        table().cards(A, &[Card::Rumour]).cards(C, &[Card::Translator]).active(D).phase(Phase::Act).state();
    let mut next = state.clone();
    next.does(D, "nothing");
    assert_eq!(next.phase(), Phase::Pass);
    let mut before_b =
        table().cards(A, &[Card::Rumour]).cards(C, &[Card::Translator]).phase(Phase::End).state();
    before_b.does(A, "end");
    assert_eq!((before_b.phase(), before_b.active()), (Phase::StartWindow, B));
    assert_eq!(before_b.asked(), [A, C], "the previous player is asked too");
    assert_eq!(before_b.legal(C), ["pass", "pass-turn"], "a Translator can only be played in one's own test");
}

#[test]
fn g6_2_there_is_no_window_if_no_other_player_holds_a_card() {
    let mut state = table().cards(B, &[Card::Rumour]).phase(Phase::Act).state();
    state.does(A, "nothing");
    assert_eq!((state.active(), state.phase()), (B, Phase::Move));
}

#[test]
fn g6_2_the_window_closes_when_all_have_passed() {
    let mut state = start().state();
    state.does(D, "pass").does(B, "pass");
    assert_eq!(state.asked(), [C]);
    state.does(C, "pass");
    assert_eq!((state.phase(), state.asked()), (Phase::Move, vec![A]));
}

#[test]
fn g6_2_after_a_card_all_players_are_asked_again() {
    let mut state = start().cards(C, &[Card::Rumour]).state();
    state.does(B, "pass").does(C, "curfew");
    assert_eq!(state.asked(), [B, C, D], "B is asked again after passing");
    state.does(B, "rumour d3").does(B, "discredit j");
    assert_eq!(state.asked(), [C, D], "B has no card left");
}

#[test]
fn g6_2_while_a_card_takes_effect_only_its_player_is_asked() {
    let mut state = start().state();
    state.does(B, "rumour d3");
    assert_eq!(state.asked(), [B]);
    assert_eq!(state.legal(B), ["discredit c", "discredit j", "discredit m"]);
}

#[test]
fn g6_2_a_seat_may_pass_for_the_rest_of_the_turn() {
    let draft = table().cards(B, &[Card::Rumour]).cards(C, &[Card::Rumour]).at(A, "e3").up("e3", Token::Two);
    let mut state = draft.start_window().state();
    state.does(B, "pass-turn").does(C, "rumour d1").does(C, "discredit c");
    assert_eq!((state.phase(), state.asked()), (Phase::Move, vec![A]), "B is not asked again");
    state.does(A, "stop").does(A, "test 0");
    assert_eq!(state.phase(), Phase::Carry, "B is not asked before the test either");
    state.does(A, "show ccj");
    assert_eq!((state.active(), state.phase()), (B, Phase::Move));
    let mut state = table().cards(B, &[Card::Rumour]).start_window().state();
    state
        .does(B, "pass-turn")
        .does(A, "stop")
        .does(A, "nothing")
        .does(B, "stop")
        .does(B, "nothing")
        .does(B, "end");
    assert_eq!((state.active(), state.asked()), (C, vec![B]), "B is asked again in the next turn");
}

#[test]
fn g6_2_passing_does_not_affect_the_other_seats() {
    let state = start().state();
    let others: SeatSet = [C, D].into_iter().collect();
    assert_eq!(state.unaffected(B, &"pass".parse().unwrap()), others);
    assert_eq!(state.unaffected(B, &"pass-turn".parse().unwrap()), others);
    assert_eq!(
        state.unaffected(B, &"rumour d3".parse().unwrap()),
        SeatSet::EMPTY,
        "a card affects all seats"
    );
}

#[test]
fn g6_2_the_test_window_is_for_the_others() {
    let state = test_window(table().cards(A, &[Card::Rumour]).cards(C, &[Card::Rumour]));
    assert_eq!((state.phase(), state.asked()), (Phase::TestWindow, vec![C]));
    let alone = test_window(table().cards(A, &[Card::Rumour]));
    assert_eq!(alone.phase(), Phase::Carry);
}

#[test]
fn g6_2_the_seats_asked_do_not_depend_on_the_cards_held() {
    for card in Card::ALL {
        let state = table().cards(B, &[card]).start_window().state();
        assert_eq!(state.asked(), [B], "{card}");
        let state = test_window(table().cards(B, &[card]));
        assert_eq!(state.asked(), [B], "{card}");
        let mut state = table().cards(A, &[card]).phase(Phase::Act).state();
        state.does(A, "nothing");
        assert_eq!(state.asked(), [A], "{card}");
    }
}

#[test]
fn g6_1_cards_take_effect_in_the_order_played() {
    let draft = table().cards(B, &[Card::Rumour]).cards(C, &[Card::Rehabilitation]);
    let mut state = test_window(draft.clone());
    state.does(B, "rumour e3").does(B, "discredit j").does(C, "rehabilitation e3");
    assert_eq!(state.legal(A), ["show ccj"]);
    let mut state = test_window(draft);
    assert_eq!(state.why_not(C, "rehabilitation e3"), Illegal::NoDiscredit);
    state.does(C, "pass").does(B, "rumour e3").does(B, "discredit j");
    assert_eq!(state.asked(), [C], "C may respond to the card");
    state.does(C, "pass");
    assert_eq!(state.legal(A), ["lose"]);
}

#[test]
fn g6_2_cards_cannot_be_played_while_a_test_is_carried_out() {
    let mut state = test_window(table().cards(A, &[Card::Rumour]).cards(C, &[Card::Rumour]));
    state.does(C, "pass");
    assert_eq!(state.why_not(A, "rumour d3"), Illegal::OtherMoment);
}

#[test]
fn g6_2_a_pass_looks_the_same_to_all_viewers() {
    let state = start().state();
    let event = Event::Move { seat: B, action: "pass".parse().unwrap() };
    let seen = |viewer| state.redact(&event, viewer);
    assert_eq!(seen(Viewer::Seat(A)), seen(Viewer::Seat(B)));
    assert!(state.position().open.tokens.contains_key(&cell("d3")));
}
