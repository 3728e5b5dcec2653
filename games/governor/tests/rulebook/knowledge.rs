//! What a seat knows, and the states determinized from it.

use alcazar_core::{Game, Luck, SeatSet, Turn, Viewer};
use governor::{Card, Options, Phase, State, Token};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use crate::builder::{A, B, C, D, Draft, Play, cell, cultures, table};

/// All know that A holds `ccj`; B also knows that A holds `m`.
fn shown() -> Draft {
    table().with(|position| {
        position.open.seats[0].shown = cultures("ccj");
        for viewer in [B, C, D] {
            position.certain[viewer.index()][0] = cultures("ccj");
        }
        position.certain[1][0] = cultures("ccjm");
    })
}

/// All players give a card at the end of the round.
fn pass(draft: Draft, gifts: [&str; 4]) -> State {
    let mut state =
        draft.phase(Phase::Pass).with(|position| position.open.waiting = SeatSet::first(4)).state();
    for (seat, gift) in [A, B, C, D].into_iter().zip(gifts) {
        state.does(seat, &format!("give {gift}"));
    }
    state.chance(&format!("passed {}", gifts.join(" ")));
    state
}

#[test]
fn a_card_given_unseen_lowers_the_certainty_of_each_culture() {
    let state = pass(shown(), ["m", "c", "c", "c"]);
    let position = state.position();
    assert_eq!(position.certain[2][0], cultures("c"), "C did not see what A gave to B");
    assert_eq!(position.open.seats[0].shown, cultures("c"), "spectators did not see it either");
}

#[test]
fn the_receiver_of_a_card_knows_which_one_left() {
    let state = pass(shown(), ["m", "c", "c", "c"]);
    assert_eq!(state.position().certain[1][0], cultures("ccj"), "B got the m");
    let state = pass(shown(), ["c", "c", "c", "c"]);
    assert_eq!(state.position().certain[1][0], cultures("cjm"));
}

#[test]
fn the_giver_of_a_card_knows_where_it_is() {
    let state = pass(shown(), ["m", "c", "c", "c"]);
    assert_eq!(
        state.position().certain[3][0],
        cultures("cc"),
        "D gave a c to A, and A's own gift lowered ccj to c"
    );
}

#[test]
fn a_test_raises_the_public_certainty() {
    let draft = shown().at(A, "b4").up("b4", Token::Two).phase(Phase::Act).discredit("b4", "m");
    let mut state = draft.state();
    state.does(A, "test 0").does(A, "show ccjm");
    assert_eq!(state.position().open.seats[0].shown, cultures("ccjm"));
    let draft = shown().at(A, "d3").up("d3", Token::Two).phase(Phase::Act);
    let mut state = draft.state();
    state.does(A, "test 0").does(A, "show c");
    assert_eq!(state.position().open.seats[0].shown, cultures("ccj"), "a test never lowers it");
}

#[test]
fn a_determinized_state_agrees_with_all_certainties() {
    let draft = shown().polled("d1", Token::Three, A).polled("d2", Token::Two, B).up("e2", Token::Jewish);
    let draft = draft.cards(A, &[Card::Council]).cards(B, &[Card::Rumour; 2]).cards(C, &[Card::Curfew]);
    let state = draft.state();
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(1);
    let (mut hands, mut faces) = (std::collections::BTreeSet::new(), std::collections::BTreeSet::new());
    for _ in 0..200 {
        let imagined = State::determinize(&state.view(Viewer::Seat(C)), &mut luck).position();
        assert!(imagined.hands[0].includes(cultures("ccj")));
        assert_eq!(imagined.hands[2], cultures("cjjm"), "C knows their own hand");
        assert_eq!(imagined.cards[2].count(Card::Curfew), 1);
        assert_eq!((imagined.cards[0].len(), imagined.cards[1].len()), (1, 2));
        assert_eq!(imagined.open.tokens[&cell("e2")].face, Some(Token::Jewish));
        hands.insert(imagined.hands[0]);
        faces.insert(imagined.polled[&cell("d1")]);
    }
    assert_eq!(hands.len(), 3, "A's fourth card can be any culture");
    assert_eq!(faces.len(), 5, "the token that A has seen can be any kind");
    for _ in 0..50 {
        let imagined = State::determinize(&state.view(Viewer::Seat(B)), &mut luck).position();
        assert_eq!(imagined.hands[0], cultures("ccjm"), "B is certain of all four");
        assert_eq!(imagined.polled[&cell("d2")], Token::Two, "B has seen it");
        assert_eq!(imagined.certain[1], state.position().certain[1]);
    }
}

#[test]
fn a_determinized_state_has_no_pieces_that_are_gone() {
    let draft = table()
        .took(B, &[("d1", Token::Two), ("d2", Token::Two)])
        .took(C, &[("d3", Token::Two), ("e2", Token::Two)]);
    let draft = draft.polled("e3", Token::Three, A).with(|position| {
        position.open.spent =
            std::collections::BTreeMap::from([(Card::Council, 1), (Card::Rumour, 4)]).into();
    });
    let state = draft.cards(A, &[Card::Tribune]).state();
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(2);
    for _ in 0..300 {
        let imagined = State::determinize(&state.view(Viewer::Seat(D)), &mut luck).position();
        assert_ne!(imagined.polled[&cell("e3")], Token::Two, "all four twos are taken");
        assert!(!imagined.cards[0].contains(Card::Council) && !imagined.cards[0].contains(Card::Rumour));
    }
}

#[test]
fn a_determinized_state_keeps_the_viewers_own_choice() {
    let draft = table().phase(Phase::Pass).with(|position| position.open.waiting = SeatSet::first(4));
    let mut state = draft.state();
    state.does(A, "give m").does(B, "give c");
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut choices = std::collections::BTreeSet::new();
    for _ in 0..100 {
        let imagined = State::determinize(&state.view(Viewer::Seat(A)), &mut luck).position();
        assert_eq!(imagined.choices[0], Some("m".parse().unwrap()));
        assert!(imagined.choices[2].is_none() && imagined.choices[3].is_none());
        choices.insert(imagined.choices[1]);
    }
    assert_eq!(choices.len(), 3, "B's choice can be any culture");
}

/// `from_position` rejects certainties that are false, or that are less than what spectators know.
#[test]
fn certainties_are_true_through_whole_games() {
    for players in 2..=6 {
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(players as u64);
        let mut state = State::setup(players, &Options::default()).unwrap();
        let mut actions = Vec::new();
        let mut certain = 0;
        while state.turn() != Turn::Over {
            if let Turn::Seats(seats) = state.turn() {
                let seats: Vec<_> = seats.iter().collect();
                let seat = *luck.pick(&seats).unwrap();
                state.legal_actions(seat, &mut actions);
                // Take every possible test, because tests create certainties.
                let action = actions.iter().find(|action| action.to_string().starts_with("test"));
                let action = *action.or_else(|| luck.pick(&actions)).unwrap();
                state.apply_action(seat, &action);
            } else {
                let chance = state.sample_chance(&mut luck);
                state.apply_chance(&chance);
            }
            let position = state.position();
            certain += position.certain.iter().flatten().filter(|cultures| !cultures.is_empty()).count();
            assert_eq!(State::from_position(&position).as_ref(), Ok(&state));
        }
        assert!(certain > 0);
    }
}
