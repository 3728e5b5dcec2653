//! T5: using a step.

use toledo::{Illegal, Phase};

use crate::builder::{BLUE, GREEN, RED, Table, given, list, step};

const ONE_OF_EACH: &str = "1va 2va 3va 4va 5va 6va";

/// Red has just reached this step and holds one card of each value; the shops are as given.
fn red_at(number: u8, shops: &str) -> Table {
    let given = given(3).red(&format!("hand {ONE_OF_EACH}; figures {number}"));
    let given = if shops.is_empty() { given } else { given.shops(shops) };
    given.phase(Phase::Use { step: step(number) }).lead("1vd").table()
}

/// Asserts that exactly the cards of at least this value can pay.
fn costs(table: &mut Table, cost: u8, too_low: Illegal) {
    let pays: Vec<String> = (cost..=6).map(|value| format!("pay {value}va")).collect();
    table.options(&format!("{}, decline", pays.join(", ")));
    for value in 1..cost {
        table.illegal(&format!("pay {value}va"), too_low);
    }
    table.illegal(
        "use",
        match too_low {
            Illegal::TooLowForTavern => Illegal::MustPayTavern,
            Illegal::TooLowForArtist => Illegal::MustPayArtist,
            _ => Illegal::MustPay,
        },
    );
}

#[test]
fn t5_1_another_players_shop_costs_1_3_or_5_by_its_row() {
    for number in [1, 2, 3, 4, 6, 7, 8, 10, 11, 13, 14, 15, 16, 17, 18, 19] {
        let cost = match number {
            1..=6 => 1,
            7..=13 => 3,
            _ => 5,
        };
        costs(&mut red_at(number, &format!("{number} gem1 blue")), cost, Illegal::TooLow);
    }
}

#[test]
fn t5_1_a_players_own_shop_is_free_in_each_row() {
    for number in [3, 8, 19] {
        let mut table = red_at(number, &format!("{number} gem1 red"));
        table.options("use, decline").illegal("pay 6va, pay 1bd", Illegal::NothingToPay);
        table.play("use").has(RED, &format!("gems 1; hand {ONE_OF_EACH}")).is_at(RED, Phase::Moved);
    }
}

#[test]
fn t5_1_everybody_sees_the_card_paid_join_the_owners_hand() {
    let mut table = given(3)
        .shops("3 gem1 green")
        .red("hand 3va 6bd 6nd")
        .green("hand 1va")
        .draw_pile("2va")
        .rest_in_hand_of(BLUE)
        .table();
    table
        .play("3va 0-3")
        .illegal("pay 6nd", Illegal::NotTheFirstFace)
        .illegal("pay 5va", Illegal::CardNotHeld);
    // No change is given.
    table.play("pay 6bd").has(RED, "hand 6nd; gems 1; known").has(GREEN, "hand 1va 6bd; known 6bd; gems 0");
    table.discarded("").play("end").discarded("3va");
}

#[test]
fn t5_1_the_owner_may_use_the_card_later_like_any_other() {
    let mut table = given(2).shops("3 gem1 blue, 6 metal2 red").red("hand 3va 6bd").blue("hand 2va").table();
    table.play("3va 0-3, pay 6bd").is_at(BLUE, Phase::Turn).play("6bd 0-6, pay 2va");
    table.has(BLUE, "hand; known; metal 1; figures 6").has(RED, "hand 2va; known 2va");
}

#[test]
fn t5_1_exactly_one_card_is_paid() {
    let mut table = given(2).shops("3 gem1 blue").red("hand 3va 1va 1vd").table();
    table.play("3va 0-3, pay 1va").illegal("pay 1vd", Illegal::NotNow).has(RED, "hand 1vd; gems 1");
}

#[test]
fn t5_2_a_tavern_costs_a_card_of_1_in_the_bottom_and_3_in_the_middle_row() {
    costs(&mut red_at(5, ""), 1, Illegal::TooLowForTavern);
    costs(&mut red_at(12, ""), 3, Illegal::TooLowForTavern);
}

#[test]
fn t5_2_in_a_tavern_three_cards_are_drawn_for_the_one_discarded() {
    let draw = |left| Phase::Draw { left, at_tavern: true };
    let mut table = given(2).red("hand 5va 1va").draw_pile("5vd 2va 2vd 4va").rest_in_hand_of(BLUE).table();
    table.play("5va 0-5, pay 1va").discarded("1va").is_at(RED, draw(3));
    table.play("card 5vd").is_at(RED, draw(2)).play("card 2va").is_at(RED, draw(1)).play("card 4va");
    table.is_at(RED, Phase::Moved).has(RED, "hand 5vd 2va 4va; known").undrawn("2vd");
    // They may be used in the same turn.
    table.options("5vd 0-5, end").play("5vd 0-5").is_at(RED, Phase::Use { step: step(5) });
}

#[test]
fn t5_2_the_cards_paid_and_played_can_come_back_but_not_the_lead_card() {
    let mut table = given(2)
        .shops("4 gem1 red")
        .red("hand 5va 1va")
        .draw_pile("")
        .discard_pile("")
        .rest_in_hand_of(BLUE)
        .table();
    table.play("5va 0-5, pay 1va").undrawn("1va").play("card 1va").is_at(RED, Phase::Moved);
    table.has(RED, "hand 1va").play("end").discarded("5va").undrawn("");
}

#[test]
fn t5_3_the_artist_costs_a_card_of_3_for_the_top_painting() {
    costs(&mut red_at(9, ""), 3, Illegal::TooLowForArtist);
    let mut table = given(2).red("hand 4va 3va 4vd; figures 5").draw_pile("").rest_in_hand_of(BLUE).table();
    table
        .play("4va 5-9, pay 3va")
        .has(RED, "paintings 3; hand 4vd")
        .discarded("3va")
        .is_at(RED, Phase::Moved);
}

#[test]
fn t5_4_a_trader_gives_one_metal_or_one_gem() {
    let mut table =
        given(2).shops("3 metal1 red, 6 gem1 red").red("hand 3va 3vd 1va; metal 2; gems 4").table();
    table.play("3va 0-3, use").has(RED, "metal 3; gems 4").play("3vd 3-6, use").has(RED, "metal 3; gems 5");
}

/// Red has reached red's own smith with this much metal and this many gems.
fn at_the_smith(metal: u8, gems: u8) -> Table {
    given(2)
        .shops("3 smith1 red")
        .red(&format!("hand 3va 1va; metal {metal}; gems {gems}"))
        .blue("swords 15/4+4")
        .table()
        .play("3va 0-3")
        .clone()
}

#[test]
fn t5_5_the_smith_gives_a_sword_for_its_metal_and_gems() {
    let mut table = at_the_smith(5, 2);
    table.play("use").is_at(RED, Phase::Forge).play("forge 8/2+2").is_at(RED, Phase::Moved);
    table.has(RED, "swords 8/2+2; metal 3; gems 0; delivered");
    let mut table = given(2).shops("3 smith1 blue").red("hand 3va 1va; metal 1").table();
    table.play("3va 0-3, pay 1va, forge 2/1+0").has(RED, "swords 2/1+0; metal 0; hand").has(BLUE, "hand 1va");
    table.is_at(BLUE, Phase::Turn);
}

#[test]
fn t5_5_only_swords_that_the_player_can_afford_are_legal() {
    for (metal, gems, swords) in [
        (1, 0, "2/1+0"),
        (1, 3, "2/1+0 4/1+1"),
        (2, 0, "2/1+0 3/2+0"),
        (2, 1, "2/1+0 3/2+0 4/1+1 5/2+1"),
        (3, 0, "2/1+0 3/2+0 5/3+0"),
        (2, 2, "2/1+0 3/2+0 4/1+1 5/2+1 8/2+2"),
        (3, 2, "2/1+0 3/2+0 4/1+1 5/2+1 5/3+0 7/3+1 8/2+2 9/3+2"),
        (9, 0, "2/1+0 3/2+0 5/3+0"),
        (4, 9, "2/1+0 3/2+0 4/1+1 5/2+1 5/3+0 7/3+1 8/2+2 9/3+2 11/4+2 12/3+3 13/4+3"),
    ] {
        let mut table = at_the_smith(metal, gems);
        let all = list::<String>(swords).iter().map(|sword| format!("forge {sword}")).collect::<Vec<_>>();
        table.play("use").options(&all.join(", "));
    }
    let mut table = at_the_smith(2, 1);
    table.play("use").illegal("forge 5/3+0, forge 8/2+2", Illegal::CantAfford);
    table.illegal("forge 15/4+4, forge 6/2+1", Illegal::SwordGone).illegal("decline, end", Illegal::NotNow);
}

/// Red has reached red's own fencing master with these tiles.
fn at_the_master(tiles: &str) -> Table {
    let mut table = given(2).shops("3 fencing1 red").red(&format!("hand 3va 1va; tiles {tiles}")).table();
    table.play("3va 0-3").options("use, decline").play("use").is_at(RED, Phase::Learn).clone()
}

#[test]
fn t5_6_the_fencing_master_gives_a_tile_of_a_kind_the_player_lacks() {
    at_the_master("").options("learn violet, learn brown, learn orange, learn movement");
    let mut table = at_the_master("violet movement");
    table.options("learn brown, learn orange").illegal("learn violet, learn movement", Illegal::TileHeld);
    table.illegal("swap violet, swap brown", Illegal::NotThreeTiles).illegal("end, decline", Illegal::NotNow);
    table.play("learn brown").has(RED, "tiles violet brown movement").is_at(RED, Phase::Moved);
}

#[test]
fn t5_6_a_player_with_three_tiles_returns_one_for_the_missing_kind() {
    let mut table = at_the_master("violet brown orange");
    table.options("swap violet, swap brown, swap orange").illegal("learn movement", Illegal::ThreeTiles);
    table.illegal("learn violet", Illegal::TileHeld).illegal("swap movement", Illegal::TileNotHeld);
    table.play("swap brown").has(RED, "tiles violet orange movement").is_at(RED, Phase::Moved);
    // The only way to get rid of a movement tile.
    at_the_master("violet brown movement").play("swap movement").has(RED, "tiles violet brown orange");
    at_the_master("brown orange movement").play("swap orange").has(RED, "tiles violet brown movement");
}

#[test]
fn t5_7_there_is_one_use_per_arrival() {
    let mut table = given(2).shops("3 gem1 red").red("hand 3va 1va").table();
    table.play("3va 0-3, use").illegal("use", Illegal::NotNow).has(RED, "gems 1");
}

/// The phase after red has moved from the cathedral to step 3, where this shop is.
fn arrival(shop: &str, red: &str, blue: &str) -> Phase {
    let table = given(2).shops(&format!("3 {shop}")).red(red).blue(blue).table().play("3va 0-3").clone();
    table.position().open.phase
}

const USE: Phase = Phase::Use { step: step_3() };

const fn step_3() -> toledo::Step {
    match toledo::Step::new(3) {
        Some(step) => step,
        None => unreachable!(),
    }
}

#[test]
fn t5_7_a_use_that_would_yield_nothing_is_not_offered() {
    for owner in ["red", "blue"] {
        let asked = |trade: &str, red: &str, blue: &str| {
            arrival(&format!("{trade}1 {owner}"), &format!("hand 3va 6va; {red}"), blue)
        };
        assert_eq!(asked("metal", "metal 1", "metal 21"), USE);
        assert_eq!(asked("metal", "metal 1", "metal 22"), Phase::Moved);
        assert_eq!(asked("gem", "gems 1", "gems 18"), USE);
        assert_eq!(asked("gem", "gems 1", "gems 19"), Phase::Moved);
        assert_eq!(asked("smith", "metal 1", "metal 0"), USE);
        assert_eq!(asked("smith", "gems 9", "metal 0"), Phase::Moved);
        assert_eq!(asked("smith", "metal 1", "swords 2/1+0 2/1+0 2/1+0"), Phase::Moved);
        assert_eq!(asked("fencing", "tiles violet brown orange", "metal 0"), USE);
    }
    let mut table = given(2).red("hand 4va 4vd; figures 5").blue("paintings 3 2 2 1 1 1").table();
    table.play("4va 5-9").is_at(RED, Phase::Moved).has(RED, "hand 4vd");
}

#[test]
fn t5_7_a_player_whose_cards_are_too_low_is_asked_too_and_can_only_decline() {
    let mut table = given(2).shops("8 gem1 blue").red("hand 3va 2va; figures 5").table();
    table.play("3va 5-8").is_at(RED, Phase::Use { step: step(8) }).options("decline");
    table.illegal("pay 2va", Illegal::TooLow).play("decline").is_at(RED, Phase::Moved).has(RED, "gems 0");

    given(2).red("hand 3va 2va; figures 9").table().play("3va 9-12").options("decline");
    given(2).red("hand 4va 2va; figures 5").table().play("4va 5-9").options("decline");
}

#[test]
fn t5_7_a_player_without_cards_is_not_asked_to_pay() {
    given(2).shops("3 gem1 blue").red("hand 3va").table().play("3va 0-3").is_at(BLUE, Phase::Turn);
    given(2).red("hand 5va").table().play("5va 0-5").is_at(BLUE, Phase::Turn);
    given(2).red("hand 4va; figures 5").table().play("4va 5-9").is_at(BLUE, Phase::Turn);
    // An own shop is free, so its use is offered.
    let mut table = given(2).shops("3 gem1 red").red("hand 3va").table();
    table.play("3va 0-3").options("use, decline").play("use").is_at(BLUE, Phase::Turn).has(RED, "gems 1");
}

#[test]
fn t5_7_after_a_move_a_player_who_holds_any_card_decides_whether_to_go_on() {
    let mut table = given(2).shops("3 gem1 red").red("hand 3va 6nd").table();
    table.play("3va 0-3, use").is_at(RED, Phase::Moved).options("end");
    given(2).shops("3 gem1 red").red("hand 3va").table().play("3va 0-3, decline").is_at(BLUE, Phase::Turn);
}
