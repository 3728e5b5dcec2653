//! G4: the end of a round.

use alcazar_core::{Event, Game, SeatSet, Turn, Viewer};
use governor::{Action, Card, Illegal, Phase};

use crate::builder::{A, B, C, D, Draft, Play, all_cards, cultures, table};

/// All players have had a turn and choose a card to pass.
fn passing() -> Draft {
    table().phase(Phase::Pass).with(|position| position.open.waiting = SeatSet::first(4))
}

#[test]
fn g4_after_the_last_turn_of_a_round_all_choose_at_the_same_time() {
    let mut state = table().active(D).phase(Phase::Act).state();
    state.does(D, "nothing");
    assert_eq!(state.phase(), Phase::Pass);
    assert_eq!(state.asked(), [A, B, C, D]);
    assert_eq!(state.legal(A), ["give c", "give j", "give m"]);
}

#[test]
fn g4_one_card_goes_to_the_left_and_the_next_round_begins() {
    let mut state = passing().hands("cccc jjjj mmmm ccjj").state();
    assert_eq!(state.why_not(A, "give j"), Illegal::InfluenceNotHeld);
    state.does(C, "give m").does(A, "give c").does(D, "give j").does(B, "give j");
    assert_eq!(state.turn(), Turn::Chance, "all have chosen, so chance reveals the cards");
    let rejected = state.check_chance(&"passed c j m c".parse().unwrap());
    assert_eq!(
        (rejected, state.stream()),
        (Err(Illegal::NotSo), "open"),
        "the outcome must match the choices"
    );
    state.chance("passed c j m j");
    let position = state.position();
    assert_eq!(position.hands, ["cccj", "cjjj", "jmmm", "ccjm"].map(cultures));
    assert_eq!((position.open.round, position.open.active), (2, A), "the start player stays the same");
}

#[test]
fn g4_choices_are_secret_until_all_have_chosen() {
    let mut state = passing().state();
    let mut other = state.clone();
    state.does(A, "give c").does(B, "give c");
    other.does(A, "give m").does(B, "give j");
    for viewer in [Viewer::Seat(C), Viewer::Seat(D), Viewer::Spectator] {
        assert_eq!(state.view_json(viewer), other.view_json(viewer));
        let event = |action| Event::Move { seat: C, action: Action::Give(action) };
        let [one, two] = ["c", "j"].map(|culture| state.redact(&event(culture.parse().unwrap()), viewer));
        assert_eq!(one == two, viewer != Viewer::Seat(C), "{viewer:?}");
    }
    assert_eq!(state.asked(), [C, D], "which seats have chosen is public");
}

#[test]
fn g4_a_choice_does_not_affect_the_other_seats() {
    let state = passing().state();
    let others: SeatSet = [B, C, D].into_iter().collect();
    assert_eq!(state.unaffected(A, &"give c".parse().unwrap()), others);
    let mut one_left = state.clone();
    one_left.does(B, "give c").does(C, "give c").does(D, "give c");
    assert_eq!(one_left.unaffected(A, &"give c".parse().unwrap()), SeatSet::EMPTY);
    assert!(!state.can_take_back(A, &"give c".parse().unwrap()));
}

#[test]
fn g4_only_giver_and_receiver_know_the_card() {
    let mut state = passing().state();
    state.does(A, "give c").does(B, "give c").does(C, "give j").does(D, "give m");
    let event = Event::Chance("passed c c j m".parse().unwrap());
    let seen = |viewer| serde_json::to_value(state.redact(&event, viewer)).unwrap()["pass"]["gifts"].clone();
    let known = |viewer| -> Vec<usize> {
        let gifts = seen(viewer);
        (0..4).filter(|&from| gifts[from]["culture"] != "hidden").collect()
    };
    assert_eq!(known(Viewer::Seat(B)), [0, 1], "the card from A and the card B gave");
    assert_eq!(known(Viewer::Spectator), [0; 0]);
    state.chance("passed c c j m");
    let certain = state.position().certain;
    assert_eq!(certain[0][1], cultures("c"), "A knows what B got");
    assert_eq!(certain[2][1], cultures("-"), "C does not");
}

#[test]
fn g4_action_cards_cannot_be_played_while_choosing() {
    let state = passing().cards(A, &[Card::Council, Card::Rumour]).state();
    assert_eq!(state.why_not(A, "council"), Illegal::OtherMoment);
    assert_eq!(state.legal(A), ["give c", "give j", "give m"]);
}

#[test]
fn g4_the_cards_played_in_the_round_leave_the_game() {
    let mut state = passing()
        .with(|position| {
            position.open.spent = all_cards();
            position.open.played = all_cards();
        })
        .state();
    state.does(A, "give c").does(B, "give c").does(C, "give c").does(D, "give c").chance("passed c c c c");
    let open = state.position().open;
    assert!(open.played.is_empty());
    assert_eq!(open.spent, all_cards(), "there is no reshuffle (G6.1)");
}

#[test]
fn g4_two_players_exchange() {
    let mut state = table()
        .with(|position| {
            position.open.seats.truncate(2);
            position.hands = ["cccj", "jjmm"].map(cultures).to_vec();
            position.cards.truncate(2);
            position.choices.truncate(2);
            position.certain = vec![vec![cultures("-"); 2]; 2];
            position.open.phase = Phase::Pass;
            position.open.waiting = SeatSet::first(2);
        })
        .state();
    state.does(B, "give m").does(A, "give c").chance("passed c m");
    assert_eq!(state.position().hands, ["ccjm", "cjjm"].map(cultures));
}
