//! T6: duels.

use alcazar_core::{Game, Seat, Turn};
use toledo::{Illegal, Phase};

use crate::builder::{BLUE, GREEN, RED, Table, given, step};

const fn duel(defender: Seat, won: u8, lost: u8) -> Phase {
    let Some(step) = toledo::Step::new(3) else { unreachable!() };
    Phase::Duel { step, defender, won, lost }
}

/// Red has just challenged blue on step 3, red's own gem trader; each has these tiles.
fn challenge(red: &str, blue: &str) -> Table {
    let mut table = given(2)
        .shops("3 gem1 red")
        .red(&format!("hand 3va 3nd; tiles {red}"))
        .blue(&format!("figures 3; tiles {blue}"))
        .table();
    table.play("3va 0-3, duel blue").is_at(RED, duel(BLUE, 0, 0)).clone()
}

#[test]
fn the_example_of_a_duel_in_the_rulebook() {
    let mut table = given(3)
        .shops("3 gem2 blue")
        .red("hand 3va 3bd; tiles violet")
        .blue("figures 3; tiles orange")
        .green("figures 3")
        .table();
    table.play("3va 0-3").options("duel blue, duel green").play("duel green");
    table.play("card 1vd").is_at(RED, duel(GREEN, 1, 0)); // red has violet
    table.play("card 4bd").is_at(RED, duel(GREEN, 1, 1)); // neither has brown
    table.play("card 6nd").is_at(RED, Phase::Moved); // neutral, the defender is highlighted
    table.has(RED, "figures; cathedral 5").has(GREEN, "figures 3").has(BLUE, "figures 3");
    // It is still red's turn, and with another 3 red returns and challenges green again.
    table.play("3bd 0-3, duel green").is_at(RED, duel(GREEN, 0, 0));
}

#[test]
fn t6_1_two_rounds_win_the_duel() {
    challenge("", "").play("card 1na, card 2na").is_at(RED, Phase::Use { step: step(3) });
    challenge("", "").play("card 1nd, card 2nd").is_at(RED, Phase::Moved);
    let mut table = challenge("", "");
    table.play("card 1na").is_at(RED, duel(BLUE, 1, 0)).play("card 1nd").is_at(RED, duel(BLUE, 1, 1));
    table.clone().play("card 2na").has(RED, "figures 3").has(BLUE, "figures");
    table.play("card 2nd").has(RED, "figures").has(BLUE, "figures 3");
    let mut table = challenge("", "");
    table.play("card 1nd").is_at(RED, duel(BLUE, 0, 1)).play("card 1na").is_at(RED, duel(BLUE, 1, 1));
    table.play("card 2na").is_at(RED, Phase::Use { step: step(3) });
}

#[test]
fn t6_1_each_card_comes_from_the_draw_pile_and_is_discarded() {
    let mut table = given(2)
        .shops("3 gem1 red")
        .red("hand 3va 3nd")
        .blue("figures 3")
        .draw_pile("1na 1nd 2na 6va")
        .rest_in_hand_of(BLUE)
        .table();
    table.play("3va 0-3, duel blue");
    assert_eq!(table.state.turn(), Turn::Chance);
    table.illegal("card 3va, card 3nd, card 5va", Illegal::NotInTheDrawPile);
    table.play("card 1na, card 1nd").discarded("1na 1nd").undrawn("2na 6va");
    table.play("card 2na").discarded("1na 1nd 2na").undrawn("6va");
}

#[test]
fn t6_1_an_empty_draw_pile_is_refilled_without_the_lead_card() {
    let start = || {
        given(2)
            .shops("3 gem1 red")
            .red("hand 3va 3nd")
            .blue("figures 3")
            .draw_pile("1na")
            .discard_pile("2nd")
            .rest_in_hand_of(BLUE)
            .table()
            .play("3va 0-3, duel blue, card 1na")
            .clone()
    };
    // The card just revealed is in the new pile.
    start().is_at(RED, duel(BLUE, 1, 0)).undrawn("1na 2nd").discarded("");
    // A duel that is decided needs no more cards.
    start().play("card 1na").is_at(RED, Phase::Use { step: step(3) }).undrawn("2nd").discarded("1na");
    start().play("card 2nd, card 1na").undrawn("").discarded("1na 2nd").has(RED, "figures 3");
}

/// Whether the attacker wins a round in which this card is revealed.
fn attacker_wins(red: &str, blue: &str, card: &str) -> bool {
    let table = challenge(red, blue).play(&format!("card {card}")).clone();
    match table.position().open.phase {
        Phase::Duel { won: 1, lost: 0, .. } => true,
        Phase::Duel { won: 0, lost: 1, .. } => false,
        phase => panic!("{phase:?}"),
    }
}

#[test]
fn t6_2_a_tile_of_the_cards_colour_wins_the_round_if_only_one_side_has_it() {
    for (tile, attack, defence) in
        [("violet", "4va", "4vd"), ("brown", "4ba", "4bd"), ("orange", "4oa", "4od")]
    {
        for card in [attack, defence] {
            assert!(attacker_wins(tile, "", card));
            assert!(!attacker_wins("", tile, card));
        }
        // If both or neither have it, the highlighted side wins.
        assert!(attacker_wins(tile, tile, attack) && attacker_wins("", "", attack));
        assert!(!attacker_wins(tile, tile, defence) && !attacker_wins("", "", defence));
    }
}

#[test]
fn t6_2_other_tiles_do_not_help() {
    assert!(!attacker_wins("brown orange movement", "", "4vd"));
    assert!(attacker_wins("", "violet orange movement", "4ba"));
    assert!(!attacker_wins("violet brown movement", "", "4od"));
}

#[test]
fn t6_2_on_a_neutral_card_the_highlighted_side_wins_whatever_the_tiles() {
    for (red, blue) in
        [("", ""), ("violet brown orange", ""), ("movement", "violet brown orange"), ("", "movement")]
    {
        assert!(attacker_wins(red, blue, "4na"));
        assert!(!attacker_wins(red, blue, "4nd"));
    }
}

#[test]
fn t6_3_a_winning_attacker_takes_the_circle_and_may_use_the_step() {
    let mut table =
        given(3).shops("3 gem2 green").red("hand 3va 2va; figures 3").blue("figures 3; alcazar 1").table();
    table.play("3va 0-3, duel blue, card 1na, card 2na");
    table.has(RED, "figures 3 3; cathedral 3").has(BLUE, "figures; cathedral 4; alcazar 1");
    table.options("pay 2va, decline").play("pay 2va").has(RED, "gems 1").has(GREEN, "hand 2va");
}

#[test]
fn t6_3_only_one_figure_of_the_loser_goes_back() {
    let mut table = given(2).shops("3 gem2 red").red("hand 3va").blue("figures 3 3").table();
    table
        .play("3va 0-3, duel blue, card 1na, card 2na")
        .has(BLUE, "figures 3; cathedral 4")
        .has(RED, "figures 3");
}

#[test]
fn t6_3_a_winning_defender_stays_and_the_attacker_is_back_at_the_cathedral() {
    let mut table = given(2).shops("3 gem1 red").red("hand 3va 2va; figures 5").blue("figures 3").table();
    table.play("3va 0-3, duel blue, card 1nd, card 2nd").has(RED, "figures 5; cathedral 4; gems 0");
    table.has(BLUE, "figures 3; cathedral 4").is_at(RED, Phase::Moved);
}

#[test]
fn t6_4_either_way_the_attackers_turn_goes_on() {
    let start = || {
        let table = given(2).shops("3 gem1 red, 6 metal1 red").red("hand 3va 3bd").blue("figures 3").table();
        table.clone().play("3va 0-3, duel blue").clone()
    };
    start().play("card 1na, card 2na, use").options("3bd 3-6, end").play("3bd 3-6").has(RED, "figures 6");
    // Red may even challenge the same figure again.
    let mut table = start();
    table.play("card 1nd, card 2nd").options("3bd 0-3, end");
    table.play("3bd 0-3, duel blue, card 3nd, card 4nd").is_at(BLUE, Phase::Turn).has(RED, "hand; figures");
}

#[test]
fn t6_5_if_no_card_can_be_revealed_the_defender_wins() {
    let mut table = given(3)
        .shops("3 gem1 red")
        .red("hand 3va 2va")
        .blue("figures 3")
        .draw_pile("")
        .rest_in_hand_of(GREEN)
        .table();
    table.play("3va 0-3, duel blue").is_at(RED, Phase::Moved).has(BLUE, "figures 3");
    table.has(RED, "figures; cathedral 5; gems 0").undrawn("").discarded("");
}

#[test]
fn t6_5_a_single_card_can_be_revealed_repeatedly() {
    let mut table = given(3)
        .shops("3 gem1 red")
        .red("hand 3va 2va")
        .blue("figures 3")
        .draw_pile("")
        .discard_pile("5na")
        .rest_in_hand_of(GREEN)
        .table();
    table.play("3va 0-3, duel blue, card 5na, card 5na").has(RED, "figures 3").discarded("5na");
}
