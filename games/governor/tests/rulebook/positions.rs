//! Impossible positions are rejected with all the reasons.

use std::collections::BTreeMap;

use alcazar_core::{Game, Seat, SeatSet};
use governor::{
    Card, Cell, Effect, Ending, Impossible, OpenSeat, Phase, Position, State, Token, TokenPlace, Tokens,
};

use crate::builder::{A, B, C, D, Draft, all_cards, cell, cultures, table};

fn reasons(draft: &Draft) -> Vec<Impossible> {
    State::from_position(&draft.0).expect_err("the position is possible")
}

/// The reasons against the default position after one change.
fn reasons_after(change: impl FnOnce(&mut Position)) -> Vec<Impossible> {
    reasons(&table().with(change))
}

#[test]
fn all_reasons_are_reported() {
    let found = reasons_after(|position| {
        position.open.round = 41;
        position.open.seats[0].candidate = cell("f3");
        position.open.discredits.insert(cell("a1"), "j".parse().unwrap());
    });
    assert_eq!(
        found,
        [Impossible::Round(41), Impossible::DiscreditPlace(cell("a1")), Impossible::Candidate(A)]
    );
}

#[test]
fn seats_that_are_not_at_the_table_are_rejected() {
    assert_eq!(reasons_after(|position| position.open.seats.truncate(1)), [Impossible::Seats(1)]);
    assert_eq!(reasons_after(|position| position.open.active = Seat::F), [Impossible::NoSuchSeat(Seat::F)]);
    assert_eq!(
        reasons_after(|position| position.open.passed = SeatSet::only(Seat::E)),
        [Impossible::NoSuchSeat(Seat::E)]
    );
    assert_eq!(reasons_after(|position| position.hands.truncate(3)), [Impossible::List("hands")]);
    assert_eq!(reasons_after(|position| position.certain[1].truncate(3)), [Impossible::List("certain")]);
    let effect = Effect::Take { seat: A, from: Seat::E };
    assert_eq!(reasons_after(|position| position.open.effect = effect), [Impossible::NoSuchSeat(Seat::E)]);
}

#[test]
fn the_city_must_consist_of_existing_tiles() {
    let city = |text: &str| {
        let city: governor::City = text.parse().unwrap();
        let tokens =
            city.street_tiles().iter().map(|cell| (cell, TokenPlace { face: None, looked: SeatSet::EMPTY }));
        let tokens: BTreeMap<Cell, TokenPlace> = tokens.collect();
        reasons_after(|position| (position.open.city, position.open.tokens) = (city, tokens))
    };
    assert_eq!(city("d3:s.ccc"), [Impossible::Tiles], "no dead end has three people");
    assert_eq!(city("d3:s.c e3:s.c"), [Impossible::Tiles], "there is only one such tile");
    assert_eq!(city("d3:n.c"), [Impossible::Unreachable(cell("d3"))]);
    assert_eq!(
        reasons_after(|position| position.open.removed = vec!["tee.cjm".parse().unwrap()]),
        [Impossible::Removed]
    );
}

#[test]
fn tokens_must_lie_on_street_tiles_and_none_may_be_missing() {
    let missing = reasons_after(|position| position.open.tokens.retain(|&place, _| place != cell("d3")));
    assert_eq!(missing, [Impossible::TokenCount { found: 10, expected: 11 }]);
    let moved = reasons_after(|position| {
        let place = position.open.tokens.remove(&cell("d3")).unwrap();
        position.open.tokens.insert(cell("f3"), place);
    });
    assert_eq!(moved, [Impossible::TokenPlace(cell("f3"))]);
    let looked = reasons(&table().up("d3", Token::Two).with(|position| {
        position.open.tokens.get_mut(&cell("d3")).unwrap().looked = SeatSet::only(A);
    }));
    assert_eq!(looked, [Impossible::LookedFaceUp(cell("d3"))]);
    let places = ["d1", "d2", "e2", "b3", "d3"];
    let twos = places.iter().fold(table(), |draft, place| draft.up(place, Token::Two));
    assert_eq!(reasons(&twos), [Impossible::TooManyTokens(Token::Two)]);
    let polled = places.iter().fold(table(), |draft, place| draft.polled(place, Token::Two, A));
    assert_eq!(reasons(&polled), [Impossible::TooManyTokens(Token::Two)]);
    let absurd: Tokens = BTreeMap::from([(Token::Two, 255)]).into();
    assert!(
        reasons_after(|position| position.open.seats[0].tokens = absurd)
            .contains(&Impossible::TooManyTokens(Token::Two))
    );
}

#[test]
fn hidden_faces_are_given_exactly_for_tokens_that_were_polled() {
    assert_eq!(
        reasons_after(|position| position.polled.extend([(cell("d3"), Token::Two)])),
        [Impossible::Unpolled(cell("d3"))]
    );
    let faceless = reasons(&table().polled("d3", Token::Two, A).with(|position| position.polled.clear()));
    assert_eq!(faceless, [Impossible::Faceless(cell("d3"))]);
}

#[test]
fn too_many_discredits_are_rejected() {
    let places = ["d1", "d2", "e2", "b3", "d3", "e3", "g3", "b4", "c4", "f4", "g4"];
    let draft = places.iter().fold(table(), |draft, place| draft.discredit(place, "j"));
    assert_eq!(reasons(&draft), [Impossible::TooManyDiscredits("j".parse().unwrap())]);
}

#[test]
fn too_many_cards_are_rejected() {
    assert_eq!(reasons(&table().cards(A, &[Card::Council; 2])), [Impossible::TooManyCards]);
    assert_eq!(reasons(&table().cards(A, &[Card::Council]).spent(all_cards())), [Impossible::TooManyCards]);
    assert_eq!(reasons_after(|position| position.open.played = all_cards()), [Impossible::Played]);
}

#[test]
fn hands_must_have_four_existing_cards() {
    let five = reasons(&table().hands("ccjmm ccjm cjjm cjmm"));
    assert_eq!(five, [Impossible::HandSize { seat: A, found: 5, expected: 4 }]);
    let christians = reasons(&table().hands("cccc ccjm cjjm cjmm"));
    assert_eq!(christians, [Impossible::TooManyInfluence("c".parse().unwrap())]);
}

#[test]
fn false_certainties_are_rejected() {
    let certain = reasons_after(|position| position.certain[1][0] = cultures("jj"));
    assert_eq!(certain, [Impossible::Certain { viewer: B, holder: A }]);
    let own = reasons_after(|position| position.certain[0][0] = cultures("c"));
    assert_eq!(own, [Impossible::Certain { viewer: A, holder: A }]);
    let shown = reasons_after(|position| position.open.seats[0].shown = cultures("c"));
    assert_eq!(
        shown,
        [B, C, D].map(|viewer| Impossible::Certain { viewer, holder: A }),
        "players know at least what all observers know"
    );
}

/// Whether the only reason is that the pending decision does not fit.
fn is_mismatch(change: impl FnOnce(&mut Position)) -> bool {
    matches!(reasons_after(change)[..], [Impossible::Phase(_)])
}

#[test]
fn the_pending_decision_must_fit_the_position() {
    for phase in
        [Phase::City, Phase::TurnUp, Phase::TestWindow, Phase::Carry, Phase::Win, Phase::End, Phase::Order]
    {
        let found = reasons_after(|position| position.open.phase = phase);
        assert!(found.iter().any(|reason| matches!(reason, Impossible::Phase(_))), "{phase:?}: {found:?}");
    }
    assert!(is_mismatch(|position| position.open.waiting = SeatSet::only(B)));
    assert!(is_mismatch(|position| position.open.march.left = 0));
    assert!(is_mismatch(|position| position.open.march.left = 13));
    assert!(is_mismatch(|position| position.open.translators = 1));
    assert!(is_mismatch(|position| position.open.passed = SeatSet::only(A)));
    assert!(is_mismatch(|position| position.open.ending = Some(Ending::Idle)));
    assert!(is_mismatch(
        |position| position.open.order = Some(["c", "j", "m"].map(|text| text.parse().unwrap()))
    ));
    assert!(is_mismatch(|position| position.open.idleness.began_empty = true));
    assert!(is_mismatch(|position| position.open.letters = vec![governor::Letter::Draw].into()));
    let empty_pile = table().phase(Phase::DrawCard).spent(all_cards());
    assert!(matches!(reasons(&empty_pile)[..], [Impossible::Phase(_)]));
}

#[test]
fn an_effect_needs_the_played_card() {
    for effect in [
        Effect::Look { seat: B, cell: cell("d3"), left: 1 },
        Effect::Look { seat: A, cell: cell("d3"), left: 0 },
        Effect::Crier { seat: A, left: 2 },
        Effect::Rumour { seat: A, cell: cell("d3") },
        Effect::Removal { seat: A, cell: cell("d3") },
        Effect::Take { seat: A, from: B },
    ] {
        assert!(is_mismatch(|position| position.open.effect = effect), "{effect:?}");
    }
    let poll = table()
        .at(A, "d3")
        .with(|position| position.open.effect = Effect::Look { seat: A, cell: cell("d3"), left: 0 });
    poll.state();
}

#[test]
fn choices_are_given_exactly_while_all_choose() {
    let choice = Some("c".parse().unwrap());
    assert_eq!(reasons_after(|position| position.choices[1] = choice), [Impossible::Choice(B)]);
    let passing =
        table().phase(Phase::Pass).with(|position| position.open.waiting = [A, C, D].into_iter().collect());
    assert_eq!(
        reasons(&passing),
        [Impossible::Choice(B)],
        "B is no longer waiting, so B's choice must be given"
    );
    passing.with(|position| position.choices[1] = choice).state();
}

#[test]
fn during_setup_nothing_can_have_happened_yet() {
    let draft = table().round(0).phase(Phase::DrawTile);
    let found = reasons(&draft);
    assert!(found.contains(&Impossible::TokenCount { found: 11, expected: 0 }), "{found:?}");
    let seat = OpenSeat { candidate: Cell::CENTRE, tokens: Tokens::default(), shown: cultures("-") };
    let early = draft.with(|position| {
        position.open.tokens.clear();
        position.open.seats = vec![seat; 4];
    });
    early.state();
    let other_turn = early.clone().active(B);
    assert!(
        matches!(reasons(&other_turn)[..], [Impossible::Phase(_)]),
        "twelve tiles are laid, so it is A's turn"
    );
    let cards = early.cards(C, &[Card::Rumour]);
    assert!(matches!(reasons(&cards)[..], [Impossible::Phase(_)]));
}

#[test]
fn deserialized_views_are_checked_too() {
    let state = table().polled("d3", Token::Two, A).cards(B, &[Card::Rumour]).state();
    let view = serde_json::to_value(state.view(alcazar_core::Viewer::Seat(A))).unwrap();
    assert!(serde_json::from_value::<governor::View>(view.clone()).is_ok());
    for (path, value) in [
        ("/viewer/seat", serde_json::json!(5)),
        ("/polled", serde_json::json!({})),
        ("/polled", serde_json::json!({ "d1": "two", "d3": "two" })),
        ("/seats/1/hand_size", serde_json::json!(5)),
        ("/seats/1/certain", serde_json::json!("ccccc")),
        ("/seats/1/cards", serde_json::json!(2)),
        ("/own/cards", serde_json::json!({ "council": 1 })),
        ("/own/hand", serde_json::json!("cccc")),
        ("/own", serde_json::json!(null)),
        ("/open/round", serde_json::json!(50)),
    ] {
        let mut changed = view.clone();
        *changed.pointer_mut(path).unwrap() = value;
        let is_rejected = serde_json::from_value::<governor::View>(changed).is_err();
        // Four Christian cards are possible in a hand of four.
        assert_eq!(is_rejected, path != "/own/hand", "{path}");
    }
}
