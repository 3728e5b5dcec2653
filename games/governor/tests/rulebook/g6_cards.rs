//! G6.3: the twelve kinds of action cards.

use std::collections::BTreeMap;

use alcazar_core::{Game, SeatSet, Turn, Viewer};
use governor::{Card, Culture, Illegal, Options, Phase, State, Token};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use crate::builder::{A, B, C, D, Draft, Play, cell, cultures, table};

/// A holds a card in their own move.
fn moving(card: Card) -> Draft {
    table().cards(A, &[card])
}

/// B holds a card in the start window of A's turn.
fn before(card: Card) -> Draft {
    table().cards(B, &[card]).start_window()
}

/// Whether a card can be played in the start window, the test window, the own move, action and end.
fn moments(card: Card, action: &str) -> [bool; 5] {
    let draft = table().discredit("c4", "c").polled("d1", Token::Two, C);
    let window = draft.clone().cards(B, &[card]).start_window().state();
    let mut test = draft.clone().cards(B, &[card]).at(A, "e3").up("e3", Token::Two).phase(Phase::Act).state();
    test.does(A, "test 0");
    let own = |phase| draft.clone().cards(A, &[card]).phase(phase).state().may(A, action);
    [window.may(B, action), test.may(B, action), own(Phase::Move), own(Phase::Act), own(Phase::End)]
}

#[test]
fn g6_3_each_card_can_be_played_at_certain_moments() {
    let any_time = [true; 5];
    for (card, action) in [
        (Card::Rumour, "rumour d3"),
        (Card::Rehabilitation, "rehabilitation c4"),
        (Card::Bargain, "bargain 2"),
        (Card::TownCrier, "crier d3"),
        (Card::Removal, "removal d3"),
        (Card::Council, "council"),
    ] {
        assert_eq!(moments(card, action), any_time, "{card}");
    }
    assert_eq!(moments(Card::HiredMule, "mule"), [false, false, true, false, false]);
    assert_eq!(moments(Card::SafeConduct, "safe-conduct"), [false, false, true, false, false]);
    assert_eq!(moments(Card::HiddenPassage, "passage d3"), [true, true, true, false, false]);
    assert_eq!(moments(Card::Curfew, "curfew"), [true, false, false, false, false]);
    assert_eq!(moments(Card::Tribune, "tribune"), [false, false, false, false, true]);
    assert_eq!(before(Card::Rumour).state().why_not(B, "council"), Illegal::CardNotHeld);
}

#[test]
fn g6_3_rumour_places_a_discredit_anywhere() {
    let mut state = moving(Card::Rumour).discredit("c4", "c").state();
    assert!(state.may(A, "rumour centre"));
    assert_eq!(state.why_not(A, "rumour f3"), Illegal::NoDistrict);
    assert_eq!(state.why_not(A, "rumour a1"), Illegal::NoDistrict);
    assert_eq!(state.why_not(A, "rumour c4"), Illegal::DiscreditThere);
    state.does(A, "rumour g4");
    assert!(state.position().open.played.contains(Card::Rumour));
    state.does(A, "discredit m");
    assert_eq!(state.position().open.discredits[&cell("g4")], "m".parse().unwrap());
    assert_eq!((state.phase(), state.asked()), (Phase::Move, vec![A]), "the move continues");
}

#[test]
fn g6_3_rumour_needs_a_discredit_in_the_supply() {
    let places = ["d1", "d2", "e2", "b3", "d3", "e3", "g3", "b4", "c4", "f4"];
    let mut state =
        places.iter().fold(moving(Card::Rumour), |draft, place| draft.discredit(place, "j")).state();
    state.does(A, "rumour g4");
    assert_eq!(state.legal(A), ["discredit c", "discredit m"]);
    assert_eq!(state.why_not(A, "discredit j"), Illegal::SupplyEmpty);
}

#[test]
fn g6_3_rumour_cannot_be_played_when_the_supply_is_empty() {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut state = State::setup(6, &Options::default()).unwrap();
    state.resolve_chance(&mut luck);
    let mut position = state.position();
    let active = position.open.active;
    position.cards[active.index()] = BTreeMap::from([(Card::Rumour, 1)]).into();
    let districts: Vec<_> = position.open.city.street_tiles().iter().take(30).collect();
    for (number, place) in districts.into_iter().enumerate() {
        position.open.discredits.insert(place, Culture::ALL[number / 10]);
    }
    let state = State::from_position(&position).unwrap();
    assert_eq!(state.why_not(active, "rumour centre"), Illegal::SupplyEmpty);
    assert!(!state.legal(active).iter().any(|action| action.starts_with("rumour")));
}

#[test]
fn g6_3_rehabilitation_removes_any_discredit() {
    let mut state = moving(Card::Rehabilitation).discredit("g4", "c").discredit("centre", "j").state();
    assert_eq!(state.why_not(A, "rehabilitation d3"), Illegal::NoDiscredit);
    state.does(A, "rehabilitation g4");
    assert_eq!(state.position().open.discredits.len(), 1);
}

#[test]
fn g6_3_hired_mules_add_two_districts_each() {
    let mut state = table().cards(A, &[Card::HiredMule; 2]).state();
    state.does(A, "mule").does(A, "mule");
    assert_eq!(state.position().open.march.left, 7);
}

#[test]
fn g6_3_a_mule_cannot_be_played_after_the_move() {
    let mut state = moving(Card::HiredMule).state();
    state.does(A, "step d3").does(A, "step d2").does(A, "step d1").chance("token two");
    assert_eq!(state.why_not(A, "mule"), Illegal::OtherMoment);
}

#[test]
fn g6_3_safe_conduct_adds_a_district_and_discredits_do_not_end_the_move() {
    let mut state = moving(Card::SafeConduct).discredit("d3", "j").state();
    state.does(A, "safe-conduct").does(A, "step d3").does(A, "step d2").does(A, "step d1");
    assert_eq!(state.phase(), Phase::Move);
    state.does(A, "step d2");
    assert_eq!(state.phase(), Phase::TurnUp, "the allowance of four districts is used up");
    // The discredit still counts in the test: a Christian lives on d3, and the discredit is Jewish.
    let mut state = moving(Card::SafeConduct).discredit("d3", "j").hands("ccmm ccjm cjjj cjmm").state();
    state.does(A, "safe-conduct").does(A, "step d3").does(A, "stop").chance("token two");
    assert_eq!(state.why_not(A, "test 1"), Illegal::LacksInfluence);
}

#[test]
fn g6_3_hidden_passage_in_ones_move_is_free_and_counts_as_entering() {
    let mut state = moving(Card::HiddenPassage).at(A, "d3").state();
    assert!(state.may(A, "passage e3"), "a passage needs no street");
    assert_eq!(state.why_not(A, "passage f3"), Illegal::NoDistrict);
    assert_eq!(state.why_not(A, "passage e2"), Illegal::NotAdjacent);
    state.does(A, "passage e3");
    assert_eq!((state.phase(), state.position().open.march.left), (Phase::Move, 3));
    let mut state = moving(Card::HiddenPassage).at(A, "d3").discredit("e3", "c").state();
    state.does(A, "passage e3");
    assert_eq!(state.phase(), Phase::TurnUp, "a discredit ends the move");
    let around = moving(Card::HiddenPassage).state();
    let passages: Vec<String> =
        around.legal(A).into_iter().filter(|action| action.starts_with("passage")).collect();
    assert_eq!(
        passages,
        ["passage d3", "passage e3", "passage c4", "passage f4"],
        "the centre has eight edges"
    );
}

#[test]
fn g6_3_hidden_passage_in_anothers_turn_moves_the_candidate_and_nothing_else() {
    let mut state = before(Card::HiddenPassage).at(B, "d3").discredit("e3", "c").state();
    state.does(B, "passage e3");
    assert_eq!(state.district_of(B), "e3");
    assert_eq!((state.phase(), state.asked()), (Phase::Move, vec![A]), "no token is turned up");
}

#[test]
fn g6_3_bargain_takes_a_random_card_and_gives_one_of_five() {
    let mut state = moving(Card::Bargain).hands("cccj jjmm cjmm cjmm").state();
    assert_eq!(state.why_not(A, "bargain 0"), Illegal::NoPartner);
    state.does(A, "bargain 1");
    assert_eq!((state.turn(), state.stream()), (Turn::Chance, "bargains"));
    assert_eq!(state.check_chance(&"taken c".parse().unwrap()), Err(Illegal::InfluenceNotHeld));
    state.chance("taken m");
    assert_eq!(state.position().hands[..2], ["cccjm", "jjm"].map(cultures));
    assert_eq!(state.legal(A), ["give c", "give j", "give m"]);
    state.does(A, "give c");
    assert_eq!(state.position().hands[..2], ["ccjm", "cjjm"].map(cultures));
    let certain = state.position().certain;
    assert_eq!(
        (certain[0][1], certain[1][0]),
        (cultures("c"), cultures("m")),
        "both players know both cards"
    );
    assert_eq!((certain[2][1], certain[2][0]), (cultures("-"), cultures("-")));
}

#[test]
fn g6_3_only_the_two_partners_see_the_cards_of_a_bargain() {
    let mut state = moving(Card::Bargain).state();
    state.does(A, "bargain 1");
    let mut other = state.clone();
    state.chance("taken c").does(A, "give j");
    other.chance("taken m").does(A, "give c");
    assert_eq!(state.view_json(Viewer::Seat(C)), other.view_json(Viewer::Seat(C)));
    assert_eq!(state.view_json(Viewer::Spectator), other.view_json(Viewer::Spectator));
    assert_ne!(state.view_json(Viewer::Seat(B)), other.view_json(Viewer::Seat(B)));
}

#[test]
fn g6_3_town_crier_looks_at_up_to_three_tokens_one_after_the_other() {
    let mut state = moving(Card::TownCrier).up("d1", Token::Two).polled("d2", Token::Two, A).state();
    assert_eq!(state.why_not(A, "crier d1"), Illegal::FaceUp);
    assert_eq!(state.why_not(A, "crier d2"), Illegal::SeenBefore);
    assert_eq!(state.why_not(A, "crier centre"), Illegal::NoToken);
    state.does(A, "crier d3").chance("token jewish");
    assert_eq!(state.asked(), [A]);
    assert!(state.may(A, "enough"));
    let mut stopped = state.clone();
    state.does(A, "look g4").chance("token three").does(A, "look e2").chance("token muslim");
    assert_eq!(state.phase(), Phase::Move);
    assert!(!state.may(A, "look b3"), "three tokens at most");
    let view = state.view(Viewer::Seat(A));
    assert_eq!(
        ["d3", "g4", "e2"].map(|place| view.token(cell(place))),
        [Token::Jewish, Token::Three, Token::Muslim].map(Some)
    );
    stopped.does(A, "enough");
    assert_eq!(stopped.asked(), [A]);
    assert!(stopped.may(A, "step d3"));
}

#[test]
fn g6_3_town_crier_in_a_window_reopens_it() {
    let mut state = before(Card::TownCrier).cards(C, &[Card::Rumour]).start_window().state();
    state.does(C, "pass").does(B, "crier d3").chance("token jewish").does(B, "enough");
    assert_eq!(state.asked(), [C]);
}

#[test]
fn g6_3_removal_swaps_two_tokens_and_knowledge_moves_with_them() {
    let mut state = moving(Card::Removal).up("d1", Token::Two).polled("d2", Token::Three, B).state();
    assert_eq!(state.why_not(A, "removal centre"), Illegal::NoToken);
    state.does(A, "removal d1");
    assert_eq!(state.why_not(A, "swap d1"), Illegal::NothingToSwap);
    assert_eq!(state.why_not(A, "swap f3"), Illegal::NoToken);
    state.does(A, "swap d2");
    let open = state.position().open;
    assert_eq!(open.tokens[&cell("d2")].face, Some(Token::Two), "the token stays face up");
    assert_eq!(open.tokens[&cell("d1")].looked, SeatSet::only(B));
    assert_eq!(state.view(Viewer::Seat(B)).token(cell("d1")), Some(Token::Three));
    assert_eq!(state.view(Viewer::Seat(A)).token(cell("d1")), None);
}

#[test]
fn g6_3_removal_with_an_unseen_token_keeps_the_knowledge_of_the_other() {
    let mut state = moving(Card::Removal).polled("d2", Token::Three, B).polled("d3", Token::Two, C).state();
    state.does(A, "removal d2").does(A, "swap g4");
    let view = state.view(Viewer::Seat(B));
    assert_eq!((view.token(cell("d2")), view.token(cell("g4"))), (None, Some(Token::Three)));
    assert_eq!(state.view(Viewer::Seat(C)).token(cell("g4")), None);
    assert_eq!(state.view(Viewer::Seat(C)).token(cell("d3")), Some(Token::Two));
}

#[test]
fn g6_3_removal_needs_two_tokens() {
    let places =
        ["d1", "d2", "e2", "b3", "d3", "g3", "c4", "f4", "g4"].map(|place| (place, Token::Christian));
    let draft = moving(Card::Removal).took(B, &places[..5]).took(C, &places[5..]);
    assert!(draft.state().may(A, "removal e3"));
    let state = draft.took(D, &[("b4", Token::Two)]).state();
    assert_eq!(state.why_not(A, "removal e3"), Illegal::NothingToSwap);
}

#[test]
fn g6_3_curfew_ends_the_move_after_one_district() {
    let mut state = before(Card::Curfew).state();
    state.does(B, "curfew").does(A, "step d3");
    assert_eq!(state.phase(), Phase::TurnUp);
}

#[test]
fn g6_3_curfew_beats_mule_safe_conduct_and_hidden_passage() {
    let cards = [Card::HiredMule, Card::SafeConduct, Card::HiddenPassage];
    let mut state = before(Card::Curfew).cards(A, &cards).state();
    state.does(B, "curfew").does(A, "mule").does(A, "safe-conduct");
    let mut on_foot = state.clone();
    on_foot.does(A, "step d3");
    assert_eq!(on_foot.phase(), Phase::TurnUp);
    state.does(A, "passage e3");
    assert_eq!(state.phase(), Phase::TurnUp);
}

#[test]
fn g6_3_curfew_lasts_one_turn() {
    let mut state = before(Card::Curfew).state();
    state.does(B, "curfew").does(A, "stop").does(A, "nothing").does(B, "step d3");
    assert_eq!((state.active(), state.phase()), (B, Phase::Move));
}

#[test]
fn g6_3_in_a_council_all_give_to_the_right_in_secret() {
    let mut state = before(Card::Council).hands("cccc jjjj mmmm ccjj").state();
    state.does(B, "council");
    assert_eq!(state.asked(), [A, B, C, D], "all players, with or without action cards");
    state.does(A, "give c").does(B, "give j");
    assert_eq!(state.asked(), [C, D]);
    let mut other = before(Card::Council).hands("cccc jjjj mmmm ccjj").state();
    other.does(B, "council").does(B, "give j").does(A, "give c");
    assert_eq!(state, other, "the order of the choices makes no difference");
    state.does(C, "give m").does(D, "give c").chance("passed c j m c");
    assert_eq!(state.position().hands, ["cccj", "jjjm", "cmmm", "ccjj"].map(cultures));
    assert_eq!((state.phase(), state.asked()), (Phase::Move, vec![A]));
    assert_eq!(state.position().open.round, 1);
}

#[test]
fn g6_3_a_council_in_the_test_window_can_make_the_test_impossible() {
    let draft = table().cards(B, &[Card::Council]).at(A, "e3").up("e3", Token::Two).phase(Phase::Act);
    let mut state = draft.state();
    state.does(A, "test 0").does(B, "council");
    state.does(A, "give j").does(B, "give c").does(C, "give c").does(D, "give m").chance("passed j c c m");
    assert_eq!(state.legal(A), ["lose"], "A gave a Jewish card and got a Christian one");
}

#[test]
fn g6_3_tribune_allows_a_second_action_of_another_letter() {
    let draft = moving(Card::Tribune).at(A, "d3").up("d3", Token::Two).phase(Phase::Act);
    let mut state = draft.state();
    state.does(A, "discredit c").does(A, "tribune");
    assert_eq!((state.phase(), state.asked()), (Phase::Act, vec![A]));
    assert_eq!(state.why_not(A, "discredit j"), Illegal::SameLetter);
    assert!(state.may(A, "remove") && state.may(A, "test 0") && state.may(A, "draw"));
    state.does(A, "remove");
    assert_eq!(state.active(), B, "the turn is over");
    let mut drawn = draft.state();
    drawn.does(A, "draw").chance("card rumour").does(A, "tribune");
    assert_eq!(drawn.why_not(A, "draw"), Illegal::SameLetter);
    let mut removed = draft.clone().discredit("d3", "j").state();
    removed.does(A, "remove").does(A, "tribune");
    assert_eq!(removed.why_not(A, "remove"), Illegal::SameLetter);
    assert!(removed.may(A, "discredit j"));
}

#[test]
fn g6_3_a_lost_test_counts_as_the_first_action_and_nothing_does_not() {
    let draft = moving(Card::Tribune).at(A, "e3").up("e3", Token::Two).phase(Phase::Act);
    let mut lost = draft.clone().cards(B, &[Card::Rumour]).state();
    lost.does(A, "test 0").does(B, "rumour e3").does(B, "discredit j").does(A, "lose").does(A, "tribune");
    assert_eq!(lost.why_not(A, "test 1"), Illegal::SameLetter);
    let mut nothing = draft.state();
    nothing.does(A, "nothing").does(A, "tribune");
    assert!(["test 0", "discredit c", "draw"].iter().all(|action| nothing.may(A, action)));
}
