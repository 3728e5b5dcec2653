//! T4.6: the step reached has no empty circle.

use toledo::{Illegal, Phase};

use crate::builder::{BLUE, GREEN, RED, given, step};

#[test]
fn t4_6_on_a_full_step_the_player_moves_the_same_figure_on_or_challenges() {
    let mut table = given(2)
        .shops("3 gem1 red, 6 metal1 red")
        .red("hand 3va 3vd 3ba 2va; figures 9")
        .blue("figures 3")
        .table();
    table.play("3va 0-3").is_at(RED, Phase::Full { step: step(3) });
    table.has(RED, "figures 9; cathedral 3").options("3vd 3-6, duel blue");
    table.illegal("3vd 0-3, 3vd 9-12, 3vd 6-9", Illegal::MustGoOn); // another figure
    table.illegal("2va 3-5", Illegal::NotTheLeadValue).illegal("6va 3-9", Illegal::CardNotHeld);
    table.illegal("end, take, use, decline, back 9, place gem2 1, pay 2va", Illegal::MustGoOn);
    table.illegal("learn violet, swap violet, forge 2/1+0, deliver 2/1+0", Illegal::MustGoOn);
    table.play("3vd 3-6").is_at(RED, Phase::Use { step: step(6) });
    table.has(RED, "figures 6 9; cathedral 3").has(BLUE, "figures 3").discarded("3vd");
}

#[test]
fn t4_6_a_step_with_two_circles_is_full_when_both_are_taken() {
    let two_circles = |blue: &str| {
        given(2).shops("3 gem2 red").red("hand 3va 3vd").blue(&format!("figures {blue}")).table()
    };
    two_circles("3").play("3va 0-3").is_at(RED, Phase::Use { step: step(3) });
    two_circles("3 3").play("3va 0-3").is_at(RED, Phase::Full { step: step(3) }).options("duel blue");
}

#[test]
fn t4_6_a_player_without_a_card_to_go_on_must_challenge() {
    given(2)
        .shops("3 gem1 red")
        .red("hand 3va")
        .blue("figures 3")
        .table()
        .play("3va 0-3")
        .options("duel blue");
}

#[test]
fn t4_6_the_challenger_chooses_among_the_opponents_there() {
    let mut table = given(4)
        .shops("3 gem2 yellow")
        .red("hand 3va; figures 5")
        .blue("figures 3 5")
        .green("figures 3")
        .table();
    table.play("3va 0-3").options("duel blue, duel green");
    table.illegal("duel yellow", Illegal::NobodyThere).illegal("duel red", Illegal::OwnFigure);
    let defender = GREEN;
    table.play("duel green").is_at(RED, Phase::Duel { step: step(3), defender, won: 0, lost: 0 });
}

#[test]
fn t4_6_own_figures_cant_be_challenged() {
    let mut table = given(2).shops("3 gem2 red").red("hand 3va; figures 3").blue("figures 3").table();
    table.play("3va 0-3").options("duel blue").illegal("duel red", Illegal::OwnFigure);
}

#[test]
fn t4_6_entering_a_step_full_of_own_figures_needs_a_way_on() {
    let on_own_gem =
        |hand: &str| given(2).shops("3 gem1 blue").red(&format!("hand {hand}; figures 3")).table();
    on_own_gem("3va").illegal("3va 0-3", Illegal::NoWayOn);
    // Step 6 is empty, so the second 3 is no way on.
    on_own_gem("3va 3vd").illegal("3va 0-3", Illegal::NoWayOn);
    // The 2 would lead to the tavern, but it does not have the lead card's value.
    on_own_gem("3va 2vd").illegal("3va 0-3", Illegal::NoWayOn);

    let mut table = given(2).shops("3 gem1 blue, 6 gem1 red").red("hand 3va 3vd; figures 3").table();
    table.play("3va 0-3").is_at(RED, Phase::Full { step: step(3) }).options("3vd 3-6");
    table.illegal("duel red", Illegal::OwnFigure).illegal("duel blue", Illegal::NobodyThere);
    table.illegal("end", Illegal::MustGoOn);
    table.play("3vd 3-6").has(RED, "figures 3 6; cathedral 3; hand");
}

#[test]
fn t4_6_two_own_figures_fill_two_circles_and_one_does_not() {
    let on_two_circles = |figures: &str| {
        given(2).shops("3 gem2 blue").red(&format!("hand 3va 1va; figures {figures}")).table()
    };
    on_two_circles("3 3").illegal("3va 0-3", Illegal::NoWayOn);
    on_two_circles("3").play("3va 0-3").is_at(RED, Phase::Use { step: step(3) }).has(RED, "figures 3 3");
}

#[test]
fn t4_6_a_tavern_full_of_own_figures_needs_a_way_on_too() {
    given(2).red("hand 5va; figures 5 5").table().illegal("5va 0-5", Illegal::NoWayOn);
    given(2).shops("10 gem1 red").red("hand 5va 5vd; figures 5 5").table().legal("5va 0-5");
}

/// Own figures fill the steps 2, 4 and 6; step 8 is a shop.
fn chain(hand: &str) -> crate::builder::Table {
    given(2)
        .shops("2 gem1 red, 4 metal1 red, 6 smith1 red, 8 fencing1 blue")
        .red(&format!("hand {hand}; figures 2 4 6"))
        .table()
}

#[test]
fn t4_6_the_way_on_is_searched_to_any_depth() {
    chain("2va").illegal("2va 0-2, 2va 2-4, 2va 4-6", Illegal::NoWayOn).legal("2va 6-8");
    chain("2va 2va").illegal("2va 0-2, 2va 2-4", Illegal::NoWayOn).legal("2va 4-6, 2va 6-8");
    chain("2va 2va 2vd").illegal("2va 0-2", Illegal::NoWayOn).legal("2va 2-4, 2va 4-6, 2va 6-8");
    let mut table = chain("2va 2va 2vd 2vd");
    table.legal("2va 0-2, 2va 2-4, 2va 4-6, 2va 6-8");
    table.play("2va 0-2").options("2va 2-4").play("2va 2-4").options("2vd 4-6");
    table.play("2vd 4-6").options("2vd 6-8").play("2vd 6-8");
    table.has(RED, "figures 2 4 6 8; cathedral 1; hand").is_at(BLUE, Phase::Turn);
}

#[test]
fn t4_6_a_way_on_may_end_with_an_opponent_to_challenge() {
    let with_blue_on_six = |hand: &str| {
        given(2)
            .shops("2 gem1 red, 4 metal1 red, 6 smith1 red")
            .red(&format!("hand {hand}; figures 2 4"))
            .blue("figures 6")
            .table()
    };
    with_blue_on_six("2va 2vd").illegal("2va 0-2", Illegal::NoWayOn).legal("2va 2-4, 2va 4-6");
    with_blue_on_six("2va 2va 2vd")
        .play("2va 0-2, 2va 2-4")
        .options("2vd 4-6")
        .play("2vd 4-6")
        .options("duel blue");
}

#[test]
fn t4_6_a_way_on_may_end_at_an_entrance() {
    let on_19 = |hand: &str, from: u8| {
        given(2)
            .shops(&format!("19 gem1 red, {from} metal1 blue"))
            .red(&format!("hand {hand}; figures {from} 19"))
            .table()
    };
    on_19("1va 1vd", 18).legal("1va 18-19");
    on_19("2va 2vd", 17)
        .play("2va 17-19")
        .options("2vd 19-21")
        .play("2vd 19-21")
        .has(RED, "alcazar 1; figures 19");
    // Three steps beyond 19 the road has ended.
    on_19("3va 3vd", 16).illegal("3va 16-19", Illegal::NoWayOn);
}

#[test]
fn t4_6_the_extra_card_may_be_the_way_on() {
    let on_own_gem = |red: &str| given(2).shops("3 gem1 blue").red(&format!("{red}; figures 3")).table();
    on_own_gem("hand 2va 3va").illegal("3va 0-3", Illegal::NoWayOn);
    let mut table = on_own_gem("hand 2va 3va; tiles movement");
    table.legal("3va 0-3, +3va 0-3");
    table.clone().play("3va 0-3").options("+2va 3-5").play("+2va 3-5").has(RED, "figures 3 5");
    // If the 3 is played as the extra card, the 2 can be the lead card.
    table.play("+3va 0-3").options("2va 3-5").play("2va 3-5").has(RED, "figures 3 5");
}

#[test]
fn t4_6_the_extra_card_is_no_way_on_if_already_used_or_equal_to_the_lead() {
    // The one extra card of the turn is gone.
    given(2)
        .shops("3 gem1 blue, 6 gem2 blue")
        .red("hand 3va 2va; figures 3 6; tiles movement")
        .phase(Phase::Moved)
        .extra(4)
        .table()
        .illegal("3va 0-3", Illegal::NoWayOn)
        .legal("3va 3-6, 2va 3-5");
    // After an extra 2 the lead card can't be a 2; after a lead 2 another 2 can't be the extra card.
    let mut table =
        given(2).shops("2 gem1 blue, 4 gem1 red").red("hand 2va 2vd; figures 2; tiles movement").table();
    table.illegal("+2va 0-2", Illegal::NoWayOn).legal("2va 0-2, 2va 2-4, +2va 2-4");
    table.play("2va 0-2").options("2vd 2-4");
}

#[test]
fn t4_6_the_extra_card_helps_at_any_depth_but_only_once() {
    let full_to_eight = |last: &str, hand: &str| {
        given(2)
            .shops(&format!("2 gem1 red, 4 metal1 red, 8 smith1 red, {last}"))
            .red(&format!("hand {hand}; figures 2 4 8; tiles movement"))
            .table()
    };
    // Two 2s lead to step 4, the extra 4 to step 8, and one more 2 is needed from there.
    full_to_eight("10 gem1 blue", "2va 2vd 4va")
        .illegal("2va 0-2, +2va 0-2, 4va 0-4, +4va 0-4", Illegal::NoWayOn);
    let mut table = full_to_eight("10 gem1 blue", "2va 2va 2vd 4va");
    table.play("2va 0-2").options("2va 2-4").play("2va 2-4").options("+4va 4-8");
    table.play("+4va 4-8").options("2vd 8-10").play("2vd 8-10").has(RED, "figures 2 4 8 10");
    // From step 8 a second extra card would be needed.
    full_to_eight("14 gem1 blue", "2va 2vd 4va 6va").illegal("2va 0-2, +2va 0-2", Illegal::NoWayOn);
}

#[test]
fn t4_6_a_figure_that_moves_away_frees_its_circle() {
    // Red's figure on 3 leaves a full step behind, so another of red's figures may stand there.
    let mut table = given(2).shops("3 gem1 red, 6 gem1 blue").red("hand 3va 3vd 3ba; figures 3").table();
    table.play("3va 3-6, pay 3vd").options("3ba 0-3, 3ba 6-9, end").play("3ba 0-3").has(RED, "figures 3 6");
}
