//! T3: a turn is exactly one of four actions.

use alcazar_core::{Game, Turn};
use toledo::{Illegal, Phase};

use crate::builder::{BLUE, GREEN, RED, given, step};

const DRAW_TWO: Phase = Phase::Draw { left: 2, at_tavern: false };
const DRAW_ONE: Phase = Phase::Draw { left: 1, at_tavern: false };

#[test]
fn t3_1_a_player_takes_two_cards_and_the_turn_is_over() {
    let mut table = given(3).red("hand 1va").draw_pile("3va 3va 4nd 5od").table();
    table.play("take").is_at(RED, DRAW_TWO);
    assert_eq!(table.state.turn(), Turn::Chance);
    table.illegal("card 1va, card 6va", Illegal::NotInTheDrawPile);
    table.play("card 3va").is_at(RED, DRAW_ONE).play("card 4nd").is_at(BLUE, Phase::Turn);
    table.has(RED, "hand 1va 3va 4nd; known").undrawn("3va 5od");
}

#[test]
fn t3_1_there_is_no_hand_limit() {
    let mut table = given(2).draw_pile("3va 3va").discard_pile("1va").rest_in_hand_of(RED).table();
    table.play("take, card 3va, card 3va").is_at(BLUE, Phase::Turn);
    assert_eq!(table.position().hands[0].len(), 83);
}

#[test]
fn t3_1_the_discard_pile_becomes_the_draw_pile_when_the_draw_pile_is_empty() {
    let mut table = given(2).draw_pile("3va").discard_pile("1va 2va 2va").rest_in_hand_of(BLUE).table();
    table.play("take, card 3va").is_at(RED, DRAW_ONE).undrawn("1va 2va 2va").discarded("");
    table.play("card 2va").is_at(BLUE, Phase::Turn).has(RED, "hand 3va 2va").undrawn("1va 2va");

    let mut table = given(2).draw_pile("").discard_pile("1va 2va 2va").rest_in_hand_of(BLUE).table();
    table.play("take").is_at(RED, DRAW_TWO).undrawn("1va 2va 2va").discarded("");
}

#[test]
fn t3_1_nothing_is_shuffled_before_a_card_is_needed() {
    let mut table = given(2).draw_pile("3va 3vd").discard_pile("1va").rest_in_hand_of(BLUE).table();
    table.play("take, card 3va, card 3vd").is_at(BLUE, Phase::Turn).undrawn("").discarded("1va");
}

#[test]
fn t3_1_if_both_piles_run_out_the_player_takes_what_there_is() {
    let mut table = given(2).draw_pile("").discard_pile("1va").rest_in_hand_of(BLUE).table();
    table.play("take, card 1va").is_at(BLUE, Phase::Turn).has(RED, "hand 1va");

    let mut table = given(2).draw_pile("").discard_pile("").rest_in_hand_of(BLUE).table();
    table.legal("take").play("take").is_at(BLUE, Phase::Turn).has(RED, "hand");
}

#[test]
fn t3_1_taking_cards_is_always_allowed() {
    // Red has nothing else to do: no card, no shop tile left, no figure on the road.
    let shops = "1 metal1 red, 2 metal2 red, 3 gem1 red, 4 gem2 red, \
                 6 smith1 red, 7 smith2 red, 8 fencing1 red, 10 fencing2 red";
    given(2).shops(shops).table().options("take");
}

#[test]
fn t3_2_a_shop_tile_goes_on_an_empty_step_and_stays_there() {
    let mut table = given(3).shops("3 gem2 blue").red("hand 3va; figures 3").table();
    table.illegal("place smith1 3", Illegal::StepTaken);
    table.illegal("place smith1 0", Illegal::NotForShops);
    table.illegal("place smith1 5, place smith1 12", Illegal::NotForShops); // taverns
    table.illegal("place smith1 9", Illegal::NotForShops); // the artist
    table.illegal("place smith1 20, place smith1 21", Illegal::NotForShops);
    table.play("place smith1 19").is_at(BLUE, Phase::Turn);
    table.illegal("place gem1 19", Illegal::StepTaken);
    table.play("place gem1 1, place smith1 2").is_at(RED, Phase::Turn);
    let shops: Vec<_> = table.position().open.shops;
    let shops: Vec<_> = shops.iter().map(|at| (at.step, at.shop.to_string(), at.owner)).collect();
    let expected = [(1, "gem1", BLUE), (2, "smith1", GREEN), (3, "gem2", BLUE), (19, "smith1", RED)];
    assert_eq!(shops, expected.map(|(number, shop, owner)| (step(number), shop.to_owned(), owner)));
}

#[test]
fn t3_2_players_place_only_their_own_tiles_and_each_only_once() {
    let mut table = given(2).shops("3 gem2 red, 4 smith1 blue").table();
    table.illegal("place gem2 1", Illegal::ShopPlaced).legal("place gem1 1, place smith1 1, place smith2 1");
    // The step is checked first.
    table.illegal("place gem2 4", Illegal::StepTaken).illegal("place gem2 5", Illegal::NotForShops);
}

#[test]
fn t3_3_a_turn_of_moves_goes_on_until_the_player_ends_it() {
    let mut table = given(2).shops("3 gem2 red").red("hand 3va 2va 2vd; figures 3").table();
    table.illegal("end, use, decline, pay 3va, duel blue", Illegal::NotNow);
    table.illegal("forge 2/1+0, deliver 2/1+0, learn violet, swap violet", Illegal::NotNow);
    table.play("3va 0-3, decline").is_at(RED, Phase::Moved);
    table.illegal("take, place gem1 1, back 3", Illegal::NotNow);
    table.play("end").is_at(BLUE, Phase::Turn);
}

#[test]
fn t3_4_a_figure_goes_back_to_the_cathedral_and_nothing_else_happens() {
    let mut table =
        given(2).shops("3 gem2 red, 7 metal1 blue").red("hand 3va; figures 3 3 7; alcazar 1").table();
    table.legal("back 3, back 7");
    table.play("back 3").is_at(BLUE, Phase::Turn).has(RED, "figures 3 7; cathedral 2; alcazar 1; hand 3va");
    assert_eq!(table.position().open.lead, None);
}

#[test]
fn t3_4_only_an_own_figure_on_the_road_can_go_back() {
    let mut table = given(2).shops("3 gem2 red").red("figures 5; alcazar 2").blue("figures 3").table();
    table.illegal("back 0", Illegal::AtTheCathedral);
    table.illegal("back 3, back 4, back 20, back 21", Illegal::NothingToTakeBack);
    let shops = ["metal1", "metal2", "gem1", "smith1", "smith2", "fencing1", "fencing2"];
    let steps = [1, 2, 4, 6, 7, 8, 10, 11, 13, 14, 15, 16, 17, 18, 19];
    let places = shops.map(|shop| steps.map(|step| format!("place {shop} {step}")).join(", ")).join(", ");
    table.options(&format!("take, {places}, back 5"));
}
