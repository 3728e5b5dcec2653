//! G3, steps 3 and 4: the action and the end of the turn.

use alcazar_core::{Game, Turn};
use governor::{Card, Effect, Illegal, Phase, Token};

use crate::builder::{A, B, C, Draft, Play, all_cards, cell, cultures, table};

/// A has ended the move here; except on the centre, a Christian token lies face up there.
fn acting(place: &str) -> Draft {
    let draft = table().at(A, place).phase(Phase::Act);
    if place == "centre" { draft } else { draft.up(place, Token::Christian) }
}

#[test]
fn g3a_a_test_takes_a_card_for_each_person() {
    // Two Christians and a Jew live on e3.
    let mut state = acting("e3").state();
    state.does(A, "test 0").does(A, "show ccj");
    let position = state.position();
    assert_eq!(position.open.seats[0].tokens.count(Token::Christian), 1);
    assert!(!position.open.tokens.contains_key(&cell("e3")));
    assert_eq!(position.hands[0], cultures("ccjm"), "the cards are only shown");
    assert_eq!(state.asked(), [B], "the test was A's action");
}

#[test]
fn g3a_a_test_that_cannot_be_passed_is_not_offered() {
    let state = acting("e3").hands("cjmm ccjm cjjm ccjm").state();
    assert_eq!(state.why_not(A, "test 0"), Illegal::LacksInfluence);
    assert!(!state.legal(A).iter().any(|action| action.starts_with("test")));
}

#[test]
fn g3a_a_discredit_takes_one_more_card() {
    let state = acting("e3").discredit("e3", "j").state();
    assert_eq!(state.why_not(A, "test 0"), Illegal::LacksInfluence, "A has one Jewish card");
    let mut state = acting("e3").discredit("e3", "m").state();
    state.does(A, "test 0").does(A, "show ccjm");
    assert_eq!(state.position().open.seats[0].tokens.len(), 1);
}

#[test]
fn g3a_translators_stand_for_exactly_what_is_missing() {
    let draft = acting("e3").hands("cjmm ccjm cjjm ccjm").cards(A, &[Card::Translator; 2]);
    let mut state = draft.state();
    assert_eq!(state.why_not(A, "test 0"), Illegal::OtherTranslators);
    assert_eq!(state.why_not(A, "test 2"), Illegal::OtherTranslators);
    state.does(A, "test 1");
    assert_eq!(state.position().cards[0].count(Card::Translator), 1, "the Translator is played at once");
    assert_eq!(state.why_not(A, "show ccj"), Illegal::OtherCards);
    assert_eq!(state.why_not(A, "lose"), Illegal::StillPossible);
    state.does(A, "show cj");
    assert_eq!(state.position().open.seats[0].tokens.len(), 1);
    assert_eq!(state.position().open.spent.count(Card::Translator), 1);
}

#[test]
fn g3a_a_translator_also_stands_for_the_discredit() {
    let draft = acting("e3").discredit("e3", "j");
    let mut state = draft.clone().cards(A, &[Card::Translator]).state();
    state.does(A, "test 1").does(A, "show ccj");
    assert_eq!(state.position().open.seats[0].tokens.len(), 1);
    // If cards for a person and for the discredit are missing, two Translators are needed.
    let both = draft.hands("cjmm ccjm cjjm ccjm");
    assert_eq!(
        both.clone().cards(A, &[Card::Translator]).state().why_not(A, "test 2"),
        Illegal::LacksInfluence
    );
    let mut state = both.cards(A, &[Card::Translator; 2]).state();
    state.does(A, "test 2").does(A, "show cj");
    assert_eq!(state.position().open.seats[0].tokens.len(), 1);
}

#[test]
fn g3a_a_test_needs_a_token() {
    let draft = table().took(B, &[("e3", Token::Two)]).at(A, "e3").phase(Phase::Act);
    assert_eq!(draft.state().why_not(A, "test 0"), Illegal::NothingToWin);
    assert_eq!(
        acting("centre").state().why_not(A, "test 0"),
        Illegal::NothingToWin,
        "the centre has no token either"
    );
}

#[test]
fn g3a_a_test_that_became_harder_takes_more_translators_or_is_lost() {
    let draft = acting("e3").cards(A, &[Card::Translator]).cards(B, &[Card::Rumour]);
    let mut state = draft.state();
    state.does(A, "test 0").does(B, "rumour e3").does(B, "discredit j");
    assert_eq!(state.phase(), Phase::Carry, "B has no card left, so the window is closed");
    assert_eq!(state.legal(A), ["show ccj +1", "lose"]);
    assert_eq!(state.why_not(A, "show ccj"), Illegal::OtherTranslators);
    let mut lost = state.clone();
    state.does(A, "show ccj +1");
    assert_eq!(state.position().open.seats[0].tokens.len(), 1);
    assert_eq!(state.position().cards[0].len(), 0);
    lost.does(A, "lose");
    let position = lost.position();
    assert_eq!(position.open.seats[0].tokens.len(), 0);
    assert_eq!(position.open.tokens[&cell("e3")].face, Some(Token::Christian), "the token stays");
    assert_eq!(position.open.seats[0].shown, cultures("-"), "nothing is shown");
    assert_eq!(lost.asked(), [A], "A still holds the Translator, so A is asked at the end");
    assert!(!lost.may(A, "test 0"), "the lost test counts as the action");
}

#[test]
fn g3a_a_lost_test_costs_its_translators() {
    let draft =
        acting("e3").hands("cjmm ccjm cjjm ccjm").cards(A, &[Card::Translator]).cards(B, &[Card::Rumour]);
    let mut state = draft.state();
    state.does(A, "test 1").does(B, "rumour e3").does(B, "discredit j");
    assert_eq!(state.legal(A), ["lose"]);
    assert_eq!(state.why_not(A, "show cj +1"), Illegal::LacksInfluence);
    state.does(A, "lose");
    let position = state.position();
    assert_eq!(position.cards[0].len(), 0);
    assert_eq!(position.open.spent.count(Card::Translator), 1);
    assert_eq!(position.open.translators, 0);
    assert_eq!(state.active(), B, "A has no cards left, so the turn is over");
}

#[test]
fn g3a_a_test_that_became_easier_is_passed_with_the_translators_announced() {
    let draft =
        acting("e3").discredit("e3", "j").cards(A, &[Card::Translator]).cards(B, &[Card::Rehabilitation]);
    let mut state = draft.state();
    state.does(A, "test 1").does(B, "rehabilitation e3");
    assert_eq!(state.legal(A), ["show ccj"]);
}

#[test]
fn g3a_a_token_won_face_down_is_turned_up() {
    let mut state = acting("e3").cards(B, &[Card::Removal]).state();
    state.does(A, "test 0").does(B, "removal e3").does(B, "swap d1");
    state.does(A, "show ccj");
    assert_eq!((state.phase(), state.turn()), (Phase::Win, Turn::Chance));
    state.chance("token three");
    let position = state.position();
    assert_eq!(position.open.seats[0].tokens.count(Token::Three), 1);
    assert_eq!(position.open.tokens[&cell("d1")].face, Some(Token::Christian));
    assert!(!position.open.tokens.contains_key(&cell("e3")));
}

#[test]
fn g3a_a_token_won_face_down_is_turned_up_even_if_a_player_has_polled_it() {
    let mut state = acting("e3").cards(B, &[Card::Removal]).polled("d1", Token::Two, C).state();
    state.does(A, "test 0").does(B, "removal e3").does(B, "swap d1").does(A, "show ccj");
    assert_eq!((state.phase(), state.turn()), (Phase::Win, Turn::Chance), "only C has seen it so far");
    assert_eq!(state.check_chance(&"token three".parse().unwrap()), Err(Illegal::NoSuchToken));
    state.chance("token two");
    assert_eq!(state.position().open.seats[0].tokens.count(Token::Two), 1);
}

#[test]
fn g3b_a_discredit_is_placed_where_there_is_none() {
    let mut state = acting("d3").state();
    state.does(A, "discredit m");
    assert_eq!(state.position().open.discredits[&cell("d3")], "m".parse().unwrap());
    assert_eq!(state.asked(), [B]);
    assert_eq!(acting("d3").discredit("d3", "c").state().why_not(A, "discredit m"), Illegal::DiscreditThere);
    acting("centre").state().does(A, "discredit c");
}

#[test]
fn g3b_the_supply_is_limited() {
    let places = ["d1", "d2", "e2", "b3", "d3", "e3", "g3", "b4", "c4", "f4"];
    let draft = places.iter().fold(acting("g4"), |draft, place| draft.discredit(place, "j"));
    let state = draft.state();
    assert_eq!(state.why_not(A, "discredit j"), Illegal::SupplyEmpty, "ten of each culture (G1.5)");
    assert!(state.may(A, "discredit c"));
}

#[test]
fn g3c_the_discredit_is_removed() {
    let mut state = acting("d3").discredit("d3", "c").state();
    state.does(A, "remove");
    assert!(state.position().open.discredits.is_empty());
    assert_eq!(state.asked(), [B]);
    assert_eq!(acting("d3").state().why_not(A, "remove"), Illegal::NoDiscredit);
    acting("centre").discredit("centre", "j").state().does(A, "remove");
}

#[test]
fn g3d_an_action_card_is_drawn_while_the_pile_lasts() {
    let mut state = acting("centre").state();
    state.does(A, "draw");
    assert_eq!(state.stream(), "cards");
    state.chance("card curfew");
    assert_eq!(state.position().cards[0].count(Card::Curfew), 1);
    assert_eq!(acting("centre").spent(all_cards()).state().why_not(A, "draw"), Illegal::PileEmpty);
    let state = acting("centre").cards(B, &[Card::Council]).state();
    let mut drawn = state.clone();
    drawn.does(A, "draw");
    assert_eq!(
        drawn.check_chance(&"card council".parse().unwrap()),
        Err(Illegal::NoSuchCard),
        "B holds the only one"
    );
}

#[test]
fn g3e_doing_nothing_ends_the_action() {
    let mut state = acting("d3").state();
    state.does(A, "nothing");
    assert_eq!(state.asked(), [B]);
}

#[test]
fn g3_every_action_but_a_test_is_allowed_on_the_centre() {
    let state = acting("centre").state();
    assert_eq!(state.legal(A), ["discredit c", "discredit j", "discredit m", "draw", "nothing"]);
}

#[test]
fn g3_a_player_is_asked_at_the_end_only_while_holding_an_action_card() {
    let mut without = acting("d3").state();
    without.does(A, "nothing");
    assert_eq!(without.active(), B);
    let mut with = acting("d3").cards(A, &[Card::Translator]).state();
    with.does(A, "nothing");
    assert_eq!((with.phase(), with.asked()), (Phase::End, vec![A]));
    assert_eq!(with.legal(A), ["end"], "even if the card can't be played");
    with.does(A, "end");
    assert_eq!(with.active(), B);
}

#[test]
fn g3_playing_the_last_card_at_the_end_ends_the_turn() {
    let mut state = acting("d3").cards(A, &[Card::Rumour]).state();
    state.does(A, "nothing").does(A, "rumour c4").does(A, "discredit c");
    assert_eq!(state.active(), B);
}

#[test]
fn g3_6_a_discredit_stays_after_a_passed_test() {
    let mut state = acting("e3").discredit("e3", "m").state();
    state.does(A, "test 0").does(A, "show ccjm");
    assert!(state.position().open.discredits.contains_key(&cell("e3")));
    assert!(!state.position().open.tokens.contains_key(&cell("e3")));
    // A discredit may also be placed where the token is gone.
    table().took(B, &[("e3", Token::Two)]).at(A, "e3").phase(Phase::Act).state().does(A, "discredit c");
}

#[test]
fn g3_7_the_cards_shown_are_seen_by_all() {
    let mut state = acting("e3").state();
    state.does(A, "test 0").does(A, "show ccj");
    let position = state.position();
    assert_eq!(position.open.seats[0].shown, cultures("ccj"));
    assert!([B, C].iter().all(|seat| position.certain[seat.index()][0] == cultures("ccj")));
    assert_eq!(position.certain[0][0], cultures("-"), "players keep no record of their own cards");
    assert_eq!(position.open.effect, Effect::None);
}
