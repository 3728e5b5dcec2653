//! T4: moving. Full steps (T4.6) have a file of their own.

use toledo::{Illegal, Phase};

use crate::builder::{BLUE, RED, given, step};

#[test]
fn t4_1_a_figure_moves_exactly_the_value_of_the_card() {
    let shops = "1 gem2 red, 2 gem1 red, 3 metal2 red, 4 metal1 red, 6 smith1 red";
    for value in 1..=6_u8 {
        given(2)
            .shops(shops)
            .red(&format!("hand {value}va"))
            .table()
            .legal(&format!("{value}va 0-{value}"))
            .play(&format!("{value}va 0-{value}"))
            .has(RED, &format!("figures {value}; cathedral 4; hand"));
    }
}

#[test]
fn t4_1_a_figure_passes_freely_over_empty_steps_and_other_figures() {
    given(2)
        .shops("3 gem1 blue, 4 metal1 red")
        .red("hand 6va; figures 4")
        .blue("figures 3 5 5")
        .shops("3 gem1 blue, 4 metal1 red, 6 metal2 red")
        .table()
        .play("6va 0-6, use")
        .has(RED, "figures 4 6; metal 1")
        .has(BLUE, "figures 3 5 5");
}

#[test]
fn t4_1_only_an_own_figure_that_is_there_can_move() {
    let mut table = given(2)
        .shops("3 gem2 red, 6 gem1 blue")
        .red("hand 3va; figures 5 5 9; alcazar 2")
        .blue("figures 3")
        .table();
    table.illegal("3va 0-3, 3va 3-6, 3va 6-9", Illegal::NoFigureThere).legal("3va 9-12");
    given(2).shops("3 gem2 red").red("hand 3va; figures 5 5 9; alcazar 1").table().legal("3va 0-3");
}

#[test]
fn t4_1_of_several_cards_of_a_value_the_first_in_the_order_of_faces_leaves_the_hand() {
    // Violet, brown, orange, neutral; attacker before defender.
    let order = ["3va", "3vd", "3ba", "3bd", "3oa", "3od", "3na", "3nd"];
    for first in 0..order.len() {
        let held = order[first..].join(" ");
        let mut table = given(2).shops("3 gem2 red").red(&format!("hand {held}")).table();
        table.legal(&format!("{} 0-3", order[first]));
        for other in &order[first + 1..] {
            table.illegal(&format!("{other} 0-3"), Illegal::NotTheFirstFace);
        }
        for other in &order[..first] {
            table.illegal(&format!("{other} 0-3"), Illegal::CardNotHeld);
        }
    }
}

#[test]
fn t4_2_a_move_ends_only_on_a_shop_a_tavern_the_artist_or_an_entrance() {
    given(2)
        .shops("3 smith1 blue")
        .red("hand 1va 2va 3va 4va 5va 6va")
        .table()
        .illegal("1va 0-1, 2va 0-2, 4va 0-4, 6va 0-6", Illegal::NothingThere)
        .legal("3va 0-3, 5va 0-5");
    given(2)
        .shops("8 gem1 blue")
        .red("hand 1va 2va 3va 4va 5va 6va; figures 8")
        .table()
        .illegal("2va 8-10, 3va 8-11, 5va 8-13, 6va 8-14", Illegal::NothingThere)
        .legal("1va 8-9, 4va 8-12");
}

#[test]
fn t4_2_past_step_21_no_move_is_possible() {
    given(2)
        .shops("17 gem1 red")
        .red("hand 2va 3va 4va 5va 6va; figures 17")
        .table()
        .illegal("2va 17-19", Illegal::NothingThere)
        .legal("3va 17-20, 4va 17-21")
        .illegal("5va 17-22, 6va 17-23", Illegal::PastTheGate);
}

#[test]
fn t4_3_the_first_card_is_the_lead_card_and_all_others_have_its_value() {
    let mut table = given(2)
        .shops("3 gem2 red, 6 gem1 red, 2 metal1 red")
        .red("hand 3va 3bd 2va")
        .draw_pile("1va 1vd")
        .rest_in_hand_of(BLUE)
        .table();
    table.play("3va 0-3, use").illegal("2va 0-2", Illegal::NotTheLeadValue).discarded("");
    assert_eq!(table.position().open.lead, Some("3va".parse().unwrap()));
    // Further cards are discarded at once, the lead card when the turn ends.
    table.play("3bd 3-6, use").discarded("3bd");
    assert_eq!(table.position().open.lead, Some("3va".parse().unwrap()));
    table.play("end").discarded("3va 3bd").is_at(BLUE, Phase::Turn).has(RED, "hand 2va; gems 2");
    assert_eq!(table.position().open.lead, None);
}

#[test]
fn t4_3_a_reshuffle_during_the_turn_does_not_contain_the_lead_card() {
    let mut table =
        given(2).red("hand 5va 1bd 6na").draw_pile("2va").discard_pile("").rest_in_hand_of(BLUE).table();
    table.play("5va 0-5, pay 1bd, card 2va").undrawn("1bd").discarded("");
    table.illegal("card 5va", Illegal::NotInTheDrawPile);
    // Both piles are empty after that: red gets only two cards.
    table.play("card 1bd").is_at(RED, Phase::Moved).has(RED, "hand 1bd 2va 6na");
    table.play("end").discarded("5va").undrawn("");
}

#[test]
fn t4_4_the_same_figure_or_another_may_move_as_long_as_there_are_cards() {
    let mut table =
        given(2).shops("3 gem2 red, 6 gem1 red").red("hand 3va 3va 3vd 3vd 3ba; figures 9").table();
    table.play("3va 0-3, use").options("3va 0-3, 3va 3-6, 3va 9-12, end");
    table.play("3va 3-6, use").options("3vd 0-3, 3vd 6-9, 3vd 9-12, end");
    table.play("3vd 0-3, use, 3vd 0-3, use").has(RED, "figures 3 3 6 9; gems 4");
    table.options("3ba 6-9, 3ba 9-12, end");
    table.play("3ba 9-12").is_at(BLUE, Phase::Turn).has(RED, "figures 3 3 6 12; hand");
}

#[test]
fn t4_4_the_player_may_end_the_turn_after_each_move() {
    let mut table = given(2).shops("3 gem2 red").red("hand 3va 3vd").table();
    table.play("3va 0-3, decline").options("3vd 0-3, end").play("end").is_at(BLUE, Phase::Turn);
    table.has(RED, "figures 3; hand 3vd; gems 0");
}

#[test]
fn t4_5_on_an_empty_circle_the_figure_must_stand_and_the_player_may_use_the_step_or_not() {
    let on_three = || given(2).shops("3 gem2 red").red("hand 3va 3bd").blue("figures 3").table();
    let mut table = on_three();
    // There is an empty circle: blue can't be challenged, and red must decide on the use of the step first.
    table.play("3va 0-3").is_at(RED, Phase::Use { step: step(3) }).options("use, decline");
    table.illegal("duel blue, 3bd 3-6, end, take", Illegal::NotNow);
    table.play("use").has(RED, "gems 1; figures 3").has(BLUE, "figures 3");
    on_three().play("3va 0-3, decline").is_at(RED, Phase::Moved).has(RED, "gems 0; figures 3");
}

#[test]
fn t4_5_a_figure_that_already_stood_on_a_step_gives_no_use_of_it() {
    let mut table = given(2).shops("3 gem2 red, 6 metal1 red").red("hand 6va 1va; figures 3").table();
    table.illegal("use, decline", Illegal::NotNow).play("6va 0-6, use");
    table.illegal("use, decline", Illegal::NotNow).has(RED, "gems 0; metal 1");
}

#[test]
fn t4_7_a_figure_on_an_entrance_goes_into_the_alcazar_and_stays_there() {
    for (card, entrance) in [("1va", 20), ("2va", 21)] {
        let mut table = given(2)
            .shops("19 gem2 blue, 1 gem1 red, 2 metal1 red")
            .red("hand 1va 1vd 2va 2vd; figures 19; alcazar 1")
            .blue("figures 19")
            .table();
        table.play(&format!("{card} 19-{entrance}")).is_at(RED, Phase::Moved);
        table.has(RED, "alcazar 2; figures; cathedral 3; delivered").has(BLUE, "figures 19; alcazar 0");
        table.play("end").is_at(BLUE, Phase::Turn);
    }
}

#[test]
fn t4_7_a_figure_may_deliver_one_sword_of_the_players_choice() {
    let at_the_gate = || {
        given(2)
            .shops("19 gem2 blue")
            .red("hand 1va 1vd 6va; figures 19 19; swords 2/1+0 2/1+0 12/3+3; delivered 15/4+4; alcazar 1")
            .blue("swords 7/3+1")
            .table()
    };
    let mut table = at_the_gate();
    table.play("1va 19-20").is_at(RED, Phase::Deliver);
    table.options("decline, deliver 2/1+0, deliver 12/3+3");
    table.illegal("deliver 7/3+1, deliver 15/4+4, deliver 1/1+1", Illegal::SwordNotHeld);
    table.illegal("end, 1vd 19-20, use", Illegal::NotNow);
    table.play("deliver 2/1+0").is_at(RED, Phase::Moved);
    table.has(RED, "alcazar 2; swords 2/1+0 12/3+3; delivered 2/1+0 15/4+4");
    // One sword for each figure: the next one carries the next sword.
    table.play("1vd 19-20").options("decline, deliver 2/1+0, deliver 12/3+3");
    table.play("deliver 12/3+3").has(RED, "alcazar 3; swords 2/1+0; delivered 2/1+0 12/3+3 15/4+4");
    table.play("end").is_at(BLUE, Phase::Turn);

    let mut table = at_the_gate();
    table.play("1va 19-20, decline").is_at(RED, Phase::Moved);
    table.has(RED, "alcazar 2; swords 2/1+0 2/1+0 12/3+3; delivered 15/4+4");
}

#[test]
fn t4_7_without_a_sword_there_is_nothing_to_decide_and_without_cards_the_turn_is_over() {
    let mut table = given(2).shops("19 gem2 blue").red("hand 1va; figures 19").table();
    table.play("1va 19-20").is_at(BLUE, Phase::Turn).has(RED, "alcazar 1");
    let mut table = given(2).shops("19 gem2 blue").red("hand 1va; figures 19; swords 2/1+0").table();
    table.play("1va 19-20").is_at(RED, Phase::Deliver).play("deliver 2/1+0").is_at(BLUE, Phase::Turn);
}

#[test]
fn t4_7_entrances_are_never_full() {
    given(4)
        .shops("19 gem2 blue")
        .red("hand 1va; figures 19; alcazar 2")
        .blue("alcazar 2")
        .green("alcazar 2")
        .yellow("alcazar 2")
        .table()
        .play("1va 19-20")
        .is_at(BLUE, Phase::Turn)
        .has(RED, "alcazar 3");
}

#[test]
fn t4_1_with_four_figures_on_the_road_and_one_in_the_alcazar_none_is_at_the_cathedral() {
    let mut table =
        given(2).shops("3 gem2 red, 6 metal2 red").red("hand 3va; figures 3 3 6 6; alcazar 1").table();
    table.illegal("3va 0-3", Illegal::NoFigureThere).legal("3va 6-9");
}
