//! Positions that can't exist are refused, with all the reasons.

use std::collections::BTreeMap;

use alcazar_core::{Game, Seat, SeatSet};
use governor::{
    Card, Cell, Effect, Ending, Impossible, OpenSeat, Phase, Position, State, Token, TokenPlace, Tokens,
};

use crate::builder::{A, B, C, D, Draft, all_cards, cell, cultures, table};

fn reasons(draft: &Draft) -> Vec<Impossible> {
    State::from_position(&draft.0).expect_err("that is possible")
}

/// The reasons against the usual position after one change.
fn against(change: impl FnOnce(&mut Position)) -> Vec<Impossible> {
    reasons(&table().with(change))
}

#[test]
fn all_reasons_are_given() {
    let found = against(|position| {
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
fn everybody_who_is_named_must_be_there() {
    assert_eq!(against(|position| position.open.seats.truncate(1)), [Impossible::Seats(1)]);
    assert_eq!(against(|position| position.open.active = Seat::F), [Impossible::NoSuchSeat(Seat::F)]);
    assert_eq!(
        against(|position| position.open.passed = SeatSet::only(Seat::E)),
        [Impossible::NoSuchSeat(Seat::E)]
    );
    assert_eq!(against(|position| position.hands.truncate(3)), [Impossible::List("hands")]);
    assert_eq!(against(|position| position.certain[1].truncate(3)), [Impossible::List("certain")]);
    let effect = Effect::Take { seat: A, from: Seat::E };
    assert_eq!(against(|position| position.open.effect = effect), [Impossible::NoSuchSeat(Seat::E)]);
}

#[test]
fn the_city_consists_of_tiles_that_exist() {
    let city = |text: &str| {
        let city: governor::City = text.parse().unwrap();
        let tokens =
            city.street_tiles().iter().map(|cell| (cell, TokenPlace { face: None, looked: SeatSet::EMPTY }));
        let tokens: BTreeMap<Cell, TokenPlace> = tokens.collect();
        against(|position| (position.open.city, position.open.tokens) = (city, tokens))
    };
    assert_eq!(city("d3:s.ccc"), [Impossible::Tiles], "no dead end has three people");
    assert_eq!(city("d3:s.c e3:s.c"), [Impossible::Tiles], "there is only one");
    assert_eq!(city("d3:n.c"), [Impossible::Unreachable(cell("d3"))]);
    assert_eq!(
        against(|position| position.open.removed = vec!["tee.cjm".parse().unwrap()]),
        [Impossible::Removed]
    );
}

#[test]
fn tokens_lie_on_street_tiles_and_none_is_lost() {
    let missing = against(|position| position.open.tokens.retain(|&place, _| place != cell("d3")));
    assert_eq!(missing, [Impossible::TokenCount { found: 10, expected: 11 }]);
    let moved = against(|position| {
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
        against(|position| position.open.seats[0].tokens = absurd)
            .contains(&Impossible::TooManyTokens(Token::Two))
    );
}

#[test]
fn hidden_faces_are_those_that_somebody_has_seen() {
    assert_eq!(
        against(|position| position.polled.extend([(cell("d3"), Token::Two)])),
        [Impossible::Unpolled(cell("d3"))]
    );
    let faceless = reasons(&table().polled("d3", Token::Two, A).with(|position| position.polled.clear()));
    assert_eq!(faceless, [Impossible::Faceless(cell("d3"))]);
}

#[test]
fn discredits_are_limited() {
    let places = ["d1", "d2", "e2", "b3", "d3", "e3", "g3", "b4", "c4", "f4", "g4"];
    let draft = places.iter().fold(table(), |draft, place| draft.discredit(place, "j"));
    assert_eq!(reasons(&draft), [Impossible::TooManyDiscredits("j".parse().unwrap())]);
}

#[test]
fn cards_are_limited() {
    assert_eq!(reasons(&table().cards(A, &[Card::Council; 2])), [Impossible::TooManyCards]);
    assert_eq!(reasons(&table().cards(A, &[Card::Council]).spent(all_cards())), [Impossible::TooManyCards]);
    assert_eq!(against(|position| position.open.played = all_cards()), [Impossible::Played]);
}

#[test]
fn hands_have_four_cards_that_exist() {
    let five = reasons(&table().hands("ccjmm ccjm cjjm cjmm"));
    assert_eq!(five, [Impossible::HandSize { seat: A, found: 5, expected: 4 }]);
    let christians = reasons(&table().hands("cccc ccjm cjjm cjmm"));
    assert_eq!(christians, [Impossible::TooManyInfluence("c".parse().unwrap())]);
}

#[test]
fn nobody_is_certain_of_what_is_not_so() {
    let certain = against(|position| position.certain[1][0] = cultures("jj"));
    assert_eq!(certain, [Impossible::Certain { viewer: B, holder: A }]);
    let own = against(|position| position.certain[0][0] = cultures("c"));
    assert_eq!(own, [Impossible::Certain { viewer: A, holder: A }]);
    let shown = against(|position| position.open.seats[0].shown = cultures("c"));
    assert_eq!(
        shown,
        [B, C, D].map(|viewer| Impossible::Certain { viewer, holder: A }),
        "players know what all know"
    );
}

/// Whether the only reason is that the moment does not fit.
fn is_misfit(change: impl FnOnce(&mut Position)) -> bool {
    matches!(against(change)[..], [Impossible::Phase(_)])
}

#[test]
fn what_is_to_be_decided_fits_the_rest() {
    for phase in
        [Phase::City, Phase::TurnUp, Phase::TestWindow, Phase::Carry, Phase::Win, Phase::End, Phase::Order]
    {
        let found = against(|position| position.open.phase = phase);
        assert!(found.iter().any(|reason| matches!(reason, Impossible::Phase(_))), "{phase:?}: {found:?}");
    }
    assert!(is_misfit(|position| position.open.waiting = SeatSet::only(B)));
    assert!(is_misfit(|position| position.open.march.left = 0));
    assert!(is_misfit(|position| position.open.march.left = 13));
    assert!(is_misfit(|position| position.open.translators = 1));
    assert!(is_misfit(|position| position.open.passed = SeatSet::only(A)));
    assert!(is_misfit(|position| position.open.ending = Some(Ending::Idle)));
    assert!(is_misfit(
        |position| position.open.order = Some(["c", "j", "m"].map(|text| text.parse().unwrap()))
    ));
    assert!(is_misfit(|position| position.open.idleness.began_empty = true));
    assert!(is_misfit(|position| position.open.letters = vec![governor::Letter::Draw].into()));
    let empty_pile = table().phase(Phase::DrawCard).spent(all_cards());
    assert!(matches!(reasons(&empty_pile)[..], [Impossible::Phase(_)]));
}

#[test]
fn a_cards_effect_needs_the_card() {
    for effect in [
        Effect::Look { seat: B, cell: cell("d3"), left: 1 },
        Effect::Look { seat: A, cell: cell("d3"), left: 0 },
        Effect::Crier { seat: A, left: 2 },
        Effect::Rumour { seat: A, cell: cell("d3") },
        Effect::Removal { seat: A, cell: cell("d3") },
        Effect::Take { seat: A, from: B },
    ] {
        assert!(is_misfit(|position| position.open.effect = effect), "{effect:?}");
    }
    let poll = table()
        .at(A, "d3")
        .with(|position| position.open.effect = Effect::Look { seat: A, cell: cell("d3"), left: 0 });
    poll.state();
}

#[test]
fn choices_are_made_while_all_choose() {
    let choice = Some("c".parse().unwrap());
    assert_eq!(against(|position| position.choices[1] = choice), [Impossible::Choice(B)]);
    let passing =
        table().phase(Phase::Pass).with(|position| position.open.waiting = [A, C, D].into_iter().collect());
    assert_eq!(reasons(&passing), [Impossible::Choice(B)], "B has chosen: what?");
    passing.with(|position| position.choices[1] = choice).state();
}

#[test]
fn a_game_that_has_not_begun_has_no_past() {
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
fn views_from_outside_are_checked_too() {
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
        let is_refused = serde_json::from_value::<governor::View>(changed).is_err();
        // Four Christian cards are possible in a hand of four.
        assert_eq!(is_refused, path != "/own/hand", "{path}");
    }
}
