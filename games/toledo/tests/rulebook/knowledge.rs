//! Hidden information: views, redacted events and determinization.

use std::collections::BTreeSet;

use alcazar_core::{Event, EventOf, Game, Seat, Secret, Viewer};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use toledo::{Action, Card, Cards, Options, Phase, Seen, State, View};

use crate::builder::{BLUE, GREEN, RED, Table, given, list, step};

fn heap(text: &str) -> Cards {
    list::<Card>(text).into_iter().collect()
}

fn view(table: &Table, seat: Seat) -> View {
    table.state.view(Viewer::Seat(seat))
}

/// What each seat and a spectator see of the next event.
fn seen(table: &Table, event: EventOf<State>) -> Vec<Seen> {
    Viewer::all(3).map(|viewer| table.state.redact(&event, viewer).unwrap()).collect()
}

fn chance(text: &str) -> EventOf<State> {
    Event::Chance(text.parse().unwrap())
}

#[test]
fn a_seat_knows_its_own_hand_and_how_many_cards_the_others_hold() {
    let table = given(3).red("hand 3va 3va 6nd").blue("hand 1va").green("hand 2va 2vd").table();
    assert_eq!(view(&table, RED).hand(), Some(heap("3va 3va 6nd")));
    assert_eq!(view(&table, BLUE).hand(), Some(heap("1va")));
    assert_eq!(view(&table, GREEN).hand(), Some(heap("2va 2vd")));
    assert_eq!(table.state.view(Viewer::Spectator).hand(), None);
    for viewer in Viewer::all(3) {
        let view = table.state.view(viewer);
        assert_eq!(view.viewer(), viewer);
        assert_eq!([RED, BLUE, GREEN].map(|seat| view.hand_size(seat)), [3, 1, 2]);
        assert_eq!(view.draw_pile_size(), 84 - 6);
        assert_eq!(view.draw_pile(), Secret::Hidden);
        assert_eq!(view.open(), table.position().open);
    }
}

#[test]
fn views_do_not_reveal_which_hidden_cards_are_in_other_hands() {
    let one = given(3).red("hand 3va").blue("hand 1va").green("hand 2va").table();
    let other = given(3).red("hand 3va").blue("hand 6nd").green("hand 5oa").table();
    assert_eq!(view(&one, RED), view(&other, RED));
    assert_ne!(view(&one, BLUE), view(&other, BLUE));
    assert_eq!(one.state.view(Viewer::Spectator), other.state.view(Viewer::Spectator));
}

#[test]
fn everybody_knows_the_discard_pile() {
    let mut table = given(2)
        .shops("3 gem1 red")
        .red("hand 3va 3vd 5bd")
        .blue("figures 3")
        .draw_pile("1na 2na 6va")
        .rest_in_hand_of(BLUE)
        .table();
    table.play("3va 0-3, duel blue, card 1na");
    assert_eq!(view(&table, BLUE).discard_pile(), heap("1na"));
    table.play("card 2na, use, end");
    for viewer in Viewer::all(2) {
        assert_eq!(table.state.view(viewer).discard_pile(), heap("1na 2na 3va"));
    }
}

#[test]
fn cards_paid_to_a_hand_are_known_until_they_leave_it() {
    let mut table = given(3)
        .shops("3 gem2 blue, 6 metal1 green, 1 smith1 blue")
        .red("hand 3va 6bd 1va; figures 1")
        .blue("hand 6od 1vd")
        .table();
    table.play("3va 0-3, pay 6bd").has(BLUE, "known 6bd").has(RED, "known");
    assert_eq!(table.state.view(Viewer::Spectator).open().seats[1].known, list::<Card>("6bd"));
    // Blue plays the card that everybody saw: nothing is known of blue's hand any more.
    table.play("end, 6bd 0-6").has(BLUE, "known; hand 1vd 6od");
    // Blue pays green another card, which everybody now knows to be in green's hand.
    table.play("pay 1vd").has(BLUE, "known; hand 6od").has(GREEN, "known 1vd; hand 1vd");
    assert_eq!(view(&table, RED).open().seats[2].known, list::<Card>("1vd"));
}

#[test]
fn a_known_card_stays_known_while_other_cards_are_played() {
    let mut table = given(2).shops("3 gem1 red, 6 gem2 red").red("hand 3va 3bd 3nd; known 3nd").table();
    table.play("3va 0-3, use").has(RED, "known 3nd").play("3bd 3-6, use").has(RED, "known 3nd");
    table.play("3nd 6-9").has(RED, "known; hand");
}

#[test]
fn the_known_one_of_two_equal_cards_leaves_the_hand_first() {
    let mut table = given(2).shops("3 gem1 red").red("hand 3va 3va; known 3va").table();
    table.play("3va 0-3, use").has(RED, "hand 3va; known");
}

#[test]
fn only_the_owner_sees_a_card_drawn() {
    let card: Card = "4bd".parse().unwrap();
    let hidden_from_all_but = |seat: Seat| -> Vec<Seen> {
        Viewer::all(3).map(|viewer| Seen::Draw { seat, card: Secret::when(viewer.is(seat), card) }).collect()
    };
    // The deal (T2.1): the active seat stays red, the card goes to each seat in turn.
    let mut table = Table::new(State::setup(3, &Options { start: Some(RED), ..Options::default() }).unwrap());
    assert_eq!(seen(&table, chance("card 4bd")), hidden_from_all_but(RED));
    table.play("card 1va, card 1va, card 1vd, card 1vd, card 1ba");
    assert_eq!(seen(&table, chance("card 4bd")), hidden_from_all_but(BLUE));
    // Taking cards (T3.1), and a tavern (T5.2).
    let mut table = given(3).turn_of(GREEN).table();
    table.play("take");
    assert_eq!(seen(&table, chance("card 4bd")), hidden_from_all_but(GREEN));
    let mut table = given(3).turn_of(BLUE).blue("hand 5va 1va").table();
    table.play("5va 0-5, pay 1va");
    assert_eq!(seen(&table, chance("card 4bd")), hidden_from_all_but(BLUE));
}

#[test]
fn everybody_sees_the_card_revealed_in_a_duel_and_who_wins_the_round() {
    let mut table = given(3).shops("3 gem1 green").red("hand 3va; tiles brown").blue("figures 3").table();
    table.play("3va 0-3, duel blue");
    for (card, attacker_wins) in [("4bd", true), ("4od", false), ("4na", true)] {
        let reveal =
            Seen::Reveal { card: card.parse().unwrap(), attacker: RED, defender: BLUE, attacker_wins };
        assert_eq!(seen(&table, chance(&format!("card {card}"))), vec![reveal; 4]);
    }
}

#[test]
fn everybody_sees_moves_and_the_start_player() {
    let table = given(3).red("hand 3va").table();
    let event = Event::Move { seat: RED, action: Action::Take };
    assert_eq!(seen(&table, event), vec![Seen::Move { seat: RED, action: Action::Take }; 4]);
    let table = Table::new(State::setup(3, &Options::default()).unwrap());
    assert_eq!(seen(&table, chance("start green")), vec![Seen::Start { seat: GREEN }; 4]);
}

#[test]
fn a_reshuffled_draw_pile_is_known_until_a_card_is_drawn_from_it_unseen() {
    let mut table = given(2)
        .shops("3 gem1 red")
        .red("hand 3va 5bd")
        .blue("figures 3")
        .draw_pile("1na")
        .discard_pile("2nd 4va 4vd")
        .rest_in_hand_of(BLUE)
        .table();
    table.play("3va 0-3, duel blue, card 1na");
    let pile = |table: &Table| table.state.view(Viewer::Spectator).draw_pile();
    assert_eq!(pile(&table), Secret::Known(heap("1na 2nd 4va 4vd")));
    // Everybody sees a revealed card leave the pile.
    table.play("card 2nd");
    assert_eq!(pile(&table), Secret::Known(heap("1na 4va 4vd")));
    table.play("card 1na, decline, end, take");
    assert_eq!(pile(&table), Secret::Known(heap("4va 4vd")));
    table.play("card 4va");
    assert_eq!(pile(&table), Secret::Hidden);
}

#[test]
fn a_move_can_be_taken_back_but_not_the_end_of_a_turn() {
    let table = given(2).shops("3 gem1 red").red("hand 3va 1va").table().play("3va 0-3, use").clone();
    assert!(!table.state.can_take_back(RED, &Action::End));
    assert!(table.state.can_take_back(RED, &"1va 3-4".parse().unwrap()));
}

/// Red's legal actions in each of 200 determinizations of blue's view.
fn imagined_actions(table: &Table) -> Vec<Vec<String>> {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(1);
    let view = view(table, BLUE);
    let mut imagined = Vec::new();
    for _ in 0..200 {
        let mut actions = Vec::new();
        State::determinize(&view, &mut luck).legal_actions(RED, &mut actions);
        imagined.push(actions.iter().map(ToString::to_string).collect());
    }
    imagined
}

#[test]
fn t4_6_a_player_who_enters_a_step_full_of_own_figures_is_known_to_hold_a_way_on() {
    let mut table = given(2)
        .shops("3 gem1 red, 4 gem2 blue, 8 metal2 blue")
        .red("hand 3va 5va; figures 3; tiles movement")
        .table();
    table.play("3va 0-3").is_at(RED, Phase::Full { step: step(3) });
    let imagined = imagined_actions(&table);
    assert!(imagined.iter().all(|actions| !actions.is_empty()));
    // Red could hold any card that leads on: an extra 1, 2, 5 or 6. Another 3 leads nowhere.
    let ways: BTreeSet<&str> = imagined.iter().flatten().map(|action| &action[..2]).collect();
    assert_eq!(ways, BTreeSet::from(["+1", "+2", "+5", "+6"]));
}

#[test]
fn t4_6_a_player_who_could_challenge_there_may_hold_any_cards() {
    let mut table = given(2).shops("3 gem1 red, 6 metal2 blue").red("hand 3va 3vd").blue("figures 3").table();
    table.play("3va 0-3").is_at(RED, Phase::Full { step: step(3) });
    let imagined = imagined_actions(&table);
    assert!(imagined.iter().any(|actions| *actions == ["duel blue"]));
    assert!(imagined.iter().any(|actions| actions.len() == 2));
}

/// Only one of the unseen cards lets red go on, and red's hand has room for only one unseen card. A random
/// deal hardly ever puts it there, yet red holds it in every determinization.
#[test]
fn t4_6_determinization_finds_the_way_on_however_unlikely() {
    let ones = "1va 1vd 1vd 1ba 1ba 1bd 1bd 1oa 1oa 1od 1od 1na";
    let mut table = given(2)
        .shops("1 gem1 red, 2 metal1 red, 3 gem1 blue")
        .red("hand 1va 1nd 6nd; known 6nd; figures 1")
        .discard_pile(ones)
        .table();
    table.play("1va 0-1").is_at(RED, Phase::Full { step: step(1) });
    for actions in imagined_actions(&table) {
        assert_eq!(actions, ["1nd 1-2"]);
    }
}
