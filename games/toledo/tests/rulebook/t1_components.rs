//! T1: the components, as they come up in play.

use alcazar_core::Game;
use toledo::{Action, Background, COLOURS, Illegal, Options, Phase, Side, Value};

use crate::builder::{BLUE, GREEN, RED, Table, YELLOW, deck, given, step};
use toledo::State;

#[test]
fn t1_1_each_player_has_five_figures_and_each_kind_of_shop_with_one_and_with_two_circles() {
    let mut table = given(4).table();
    for seat in [RED, BLUE, GREEN, YELLOW] {
        table.has(seat, "cathedral 5; figures; alcazar 0");
    }
    table.legal("place metal1 1, place metal2 1, place gem1 1, place gem2 1");
    table.legal("place smith1 1, place smith2 1, place fencing1 1, place fencing2 1");
    let mut actions = Vec::new();
    table.state.legal_actions(RED, &mut actions);
    let places = actions.iter().filter(|action| matches!(action, Action::Place { .. })).count();
    assert_eq!(places, 8 * 16);
}

#[test]
fn t1_2_there_are_84_money_cards_with_a_value_and_a_duel_face() {
    let cards = State::setup(2, &Options::default()).unwrap().position().draw_pile;
    assert_eq!(cards.len(), 84);
    let mut expected = deck();
    expected.sort();
    assert_eq!(cards, expected);
    for value in Value::ALL {
        let count = |background: Background, side: Side| {
            let is_match = |card: &&toledo::Card| {
                (card.value(), card.background(), card.side()) == (value, background, side)
            };
            cards.iter().filter(is_match).count()
        };
        for side in [Side::Attacker, Side::Defender] {
            for colour in [Background::Violet, Background::Brown, Background::Orange] {
                assert_eq!(count(colour, side), 2);
            }
            assert_eq!(count(Background::Neutral, side), 1);
        }
    }
}

#[test]
fn t1_3_six_paintings_of_3_2_2_1_1_1_from_the_top() {
    for (taken, next) in
        [("", "3"), ("3", "2"), ("3 2", "2"), ("3 2 2", "1"), ("3 2 2 1", "1"), ("3 2 2 1 1", "1")]
    {
        given(2)
            .red("hand 4va 3va; figures 5")
            .blue(&format!("paintings {taken}"))
            .table()
            .play("4va 5-9, pay 3va")
            .has(RED, &format!("paintings {next}"));
    }
}

#[test]
fn t1_3_all_players_share_the_stack() {
    given(3)
        .red("hand 4va 3va; figures 5; paintings 2")
        .blue("paintings 3 1")
        .green("paintings 2")
        .table()
        .play("4va 5-9, pay 3va")
        .has(RED, "paintings 2 1")
        .has(BLUE, "paintings 3 1");
}

#[test]
fn t1_4_there_is_a_tile_of_each_kind_for_each_player() {
    let same_tiles = "tiles violet brown movement";
    given(4)
        .shops("3 fencing2 red")
        .red("hand 3va")
        .blue(same_tiles)
        .green(same_tiles)
        .yellow("tiles violet orange movement")
        .table()
        .play("3va 0-3, use")
        .options("learn violet, learn brown, learn orange, learn movement");
}

/// The table of T1.5: value/metal+gems and the number of tiles.
const SWORDS: [(&str, usize); 12] = [
    ("2/1+0", 3),
    ("3/2+0", 2),
    ("4/1+1", 3),
    ("5/2+1", 2),
    ("5/3+0", 1),
    ("7/3+1", 1),
    ("8/2+2", 2),
    ("9/3+2", 1),
    ("11/4+2", 1),
    ("12/3+3", 1),
    ("13/4+3", 1),
    ("15/4+4", 1),
];

/// Red has entered red's own smith with plenty of metal and gems; blue and green have these swords.
fn at_the_smith(blue: &str, green: &str) -> Table {
    let mut table = given(3)
        .shops("3 smith2 red")
        .red("hand 3va 3va; metal 6; gems 5")
        .blue(&format!("alcazar 2; swords {blue}"))
        .green(&format!("alcazar 1; delivered {green}"))
        .table();
    table.play("3va 0-3, use");
    table
}

#[test]
fn t1_5_nineteen_swords_of_twelve_kinds_lie_on_the_board() {
    assert_eq!(SWORDS.iter().map(|(_, tiles)| tiles).sum::<usize>(), 19);
    let all = SWORDS.map(|(sword, _)| format!("forge {sword}")).join(", ");
    at_the_smith("", "").options(&all);
}

#[test]
fn t1_5_each_kind_of_sword_runs_out() {
    for (sword, tiles) in SWORDS {
        let some = vec![sword; tiles - 1].join(" ");
        at_the_smith(&some, "").legal(&format!("forge {sword}"));
        at_the_smith(&some, sword).illegal(&format!("forge {sword}"), Illegal::SwordGone);
    }
}

#[test]
fn t1_6_there_are_23_metal_and_20_gems() {
    let position = |metal: u8, gems: u8| {
        given(3)
            .shops("3 metal2 red, 6 gem2 red")
            .red("hand 3va 3vd 1va; metal 1; gems 1")
            .blue(&format!("metal {metal}; gems {gems}"))
            .green("metal 1; gems 1")
            .table()
    };
    position(20, 17).play("3va 0-3, use").has(RED, "metal 2").play("3vd 3-6, use").has(RED, "gems 2");
    position(21, 18)
        .play("3va 0-3")
        .is_at(RED, Phase::Moved)
        .play("3vd 3-6")
        .is_at(RED, Phase::Moved)
        .has(RED, "metal 1; gems 1");
}

#[test]
fn t1_7_taverns_at_5_and_12_and_the_artist_at_9_are_preprinted_with_two_circles() {
    let hand = "hand 5va 5vd 6va 3va 4va 3bd 6nd";
    given(2).red(hand).table().play("5va 0-5").is_at(RED, Phase::Use { step: step(5) });
    given(2).red(hand).blue("figures 5").table().play("5va 0-5").is_at(RED, Phase::Use { step: step(5) });
    given(2).red(hand).blue("figures 5 5").table().play("5va 0-5").is_at(RED, Phase::Full { step: step(5) });
    let on_9 = given(2).red("hand 4va 3bd; figures 5").blue("figures 9");
    on_9.table().play("4va 5-9").is_at(RED, Phase::Use { step: step(9) });
    let on_9 = given(2).red("hand 4va 3bd; figures 5").blue("figures 9 9");
    on_9.table().play("4va 5-9").is_at(RED, Phase::Full { step: step(9) });
    let on_12 = given(2).red("hand 3va 3bd; figures 9").blue("figures 12");
    on_12.table().play("3va 9-12").is_at(RED, Phase::Use { step: step(12) });
    let on_12 = given(2).red("hand 3va 3bd; figures 9").blue("figures 12 12");
    on_12.table().play("3va 9-12").is_at(RED, Phase::Full { step: step(12) });
}

#[test]
fn t1_7_all_other_steps_start_empty_and_take_shops() {
    let mut table = given(2).table();
    for number in 0..=21_u8 {
        let place = format!("place gem1 {number}");
        match number {
            0 | 5 | 9 | 12 | 20 | 21 => table.illegal(&place, Illegal::NotForShops),
            _ => table.legal(&place),
        };
    }
}

#[test]
fn t1_8_the_players_are_red_blue_green_and_yellow() {
    assert_eq!(COLOURS, ["red", "blue", "green", "yellow"]);
    assert_eq!("duel yellow".parse(), Ok(Action::Challenge { defender: YELLOW }));
    assert_eq!(State::PLAYERS, 2..=4);
}
