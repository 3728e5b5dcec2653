//! T7: the movement tile.

use alcazar_core::Game;
use toledo::{Illegal, Phase};

use crate::builder::{BLUE, RED, Table, given, step};

#[test]
fn the_example_of_the_movement_tile_in_the_rulebook() {
    let mut table = given(2)
        .shops("4 metal1 red, 8 fencing1 red, 3 gem1 red, 7 gem2 red")
        .red("hand 4va 4vd 2va 2vd 1va; figures 3")
        .table();
    table.play("4va 0-4, use, 4vd 4-8, use, learn movement");
    table.play("+2va 3-5, pay 1va, card 4ba, card 6va, card 1nd");
    table.illegal("+2vd 5-7", Illegal::ExtraUsed).illegal("2vd 5-7", Illegal::NotTheLeadValue);
    table.play("4ba 5-9").is_at(RED, Phase::Use { step: step(9) });
    table.has(RED, "figures 8 9; metal 1; tiles movement; hand 1nd 2vd 6va");
}

/// Red has shops on the steps 1 to 8, a movement tile and this hand.
fn with_the_tile(hand: &str) -> Table {
    let shops =
        "1 gem1 red, 2 gem2 red, 3 metal1 red, 4 metal2 red, 6 smith1 red, 7 smith2 red, 8 fencing2 red";
    given(2).shops(shops).red(&format!("hand {hand}; tiles movement")).table()
}

#[test]
fn t7_1_the_owner_may_play_one_card_of_another_value_in_each_turn() {
    let mut table = with_the_tile("3va 3vd 1va 2va");
    table
        .play("3va 0-3, use")
        .options("3vd 0-3, 3vd 3-6, +1va 0-1, +1va 3-4, +2va 0-2, +2va 3-5, end")
        .play("+1va 3-4, use")
        .illegal("+2va 0-2, +2va 4-6", Illegal::ExtraUsed)
        .illegal("2va 0-2", Illegal::NotTheLeadValue)
        .options("3vd 0-3, 3vd 4-7, end");
    // In the next turn there is an extra card again.
    table.play("end, place gem1 10").is_at(RED, Phase::Turn).legal("+2va 0-2, 2va 0-2");
    assert_eq!(table.position().open.extra, None);
}

#[test]
fn t7_1_a_player_without_the_tile_may_not_play_an_extra_card() {
    let shops = "3 gem2 red, 1 metal1 red";
    let mut table =
        given(2).shops(shops).red("hand 3va 1va; tiles violet brown orange").blue("tiles movement").table();
    table.illegal("+3va 0-3, +1va 0-1", Illegal::NoMovementTile);
    table.play("3va 0-3, use").illegal("+1va 0-1", Illegal::NoMovementTile).options("end");
}

#[test]
fn t7_1_the_tile_works_from_the_turn_it_is_taken_until_it_is_returned() {
    let shops = "3 fencing2 red, 6 fencing1 red, 1 metal1 red, 4 gem1 red";
    let mut table = given(2).shops(shops).red("hand 3va 1va; tiles violet brown").table();
    table.illegal("+1va 0-1", Illegal::NoMovementTile);
    table.play("3va 0-3, use, learn movement").legal("+1va 0-1, +1va 3-4");
    let mut table = given(2).shops(shops).red("hand 3va 1va; tiles violet brown movement").table();
    table.play("3va 0-3, use, swap movement").illegal("+1va 0-1", Illegal::NoMovementTile);
}

#[test]
fn t7_2_an_extra_card_before_the_lead_card_is_discarded_at_once() {
    let mut table = given(2)
        .shops("2 gem2 red, 3 metal2 red")
        .red("hand 2va 3va 3vd 2bd 1va; tiles movement")
        .draw_pile("")
        .rest_in_hand_of(BLUE)
        .table();
    table.play("+2va 0-2, use").discarded("2va").is_at(RED, Phase::Moved);
    assert_eq!(table.position().open.lead, None);
    assert_eq!(table.position().open.extra.map(toledo::Value::number), Some(2));
    // The next card is the lead card and must have another value.
    table
        .illegal("2bd 0-2, 2bd 2-4", Illegal::LeadMustDiffer)
        .illegal("+2bd 0-2, +1va 2-3", Illegal::ExtraUsed);
    table.options("1va 2-3, 3va 0-3, 3va 2-5, end");
    table
        .play("3va 0-3, use")
        .illegal("2bd 0-2", Illegal::NotTheLeadValue)
        .illegal("1va 2-3", Illegal::NotTheLeadValue);
    table.play("3vd 0-3, use, end").discarded("2va 3va 3vd");
}

#[test]
fn t7_2_the_turn_may_end_after_the_extra_card_alone() {
    let mut table = with_the_tile("2va 3va");
    table.play("+2va 0-2, decline, end").is_at(BLUE, Phase::Turn).has(RED, "hand 3va; figures 2");
}

#[test]
fn t7_3_the_owner_chooses_whether_each_card_is_the_lead_or_the_extra_card() {
    let mut table = with_the_tile("3va 2va");
    table.legal("3va 0-3, +3va 0-3, 2va 0-2, +2va 0-2");
    table.clone().play("3va 0-3, use").options("+2va 0-2, +2va 3-5, end");
    table.play("+3va 0-3, use").options("2va 0-2, 2va 3-5, end");
}

#[test]
fn t7_3_a_card_of_the_lead_value_is_never_the_extra_card() {
    let mut table = with_the_tile("3va 3vd 1va");
    table
        .play("3va 0-3, use")
        .illegal("+3vd 0-3, +3vd 3-6", Illegal::EqualsTheLead)
        .legal("3vd 3-6, +1va 3-4");
    // Playing another 3 does not use up the extra card.
    table.play("3vd 3-6, decline").options("+1va 0-1, +1va 6-7, end");
}

#[test]
fn t7_3_the_first_face_of_the_value_leaves_the_hand_as_the_extra_card_too() {
    with_the_tile("3vd 3ba")
        .illegal("+3ba 0-3", Illegal::NotTheFirstFace)
        .illegal("+3va 0-3", Illegal::CardNotHeld);
}

#[test]
fn t7_4_the_tile_costs_two_points_at_the_end() {
    let scores = given(2).red("tiles violet brown movement").blue("tiles violet brown orange").table();
    let scores = scores.state.standing().scores;
    assert_eq!((scores[RED], scores[BLUE]), (-2, 0));
}
