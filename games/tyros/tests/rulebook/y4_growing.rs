//! Y4: growing the empires.

use alcazar_core::{Game, Turn};
use tyros::{Illegal, Phase, Seen, Square};

use crate::builder::{A, B, C, D, Given, given, list, one};

fn growing(players: usize) -> Given {
    given(players).phase(Phase::Grow)
}

#[test]
fn y4_1_a_tile_must_touch_an_empire() {
    let mut game = growing(3).a("tiles 1 8 14 29").game();
    assert_eq!(game.options(A), ["grow 8 orange", "grow 14 yellow"]);
    game.refuses(A, "grow 1 orange", Illegal::NotTouching);
    game.refuses(A, "grow 8 yellow", Illegal::NotTouching);
    game.refuses(A, "grow 12 yellow", Illegal::TileNotHeld);
    game.does(A, "grow 8 orange");
    assert_eq!(game.table().empires.orange, list("7 8"));
    // Then the player draws a tile, and the next player is asked.
    assert_eq!(game.0.turn(), Turn::Chance);
    assert_eq!(game.tiles(A), "1,14,29");
    game.refuses_chance("tiles 8", Illegal::NotInTilePile);
    game.refuses_chance("tiles 21,22", Illegal::NotInTilePile);
    game.chance("tiles 21");
    assert_eq!(game.tiles(A), "1,14,21,29");
    assert_eq!(game.asked(), [B]);
}

#[test]
fn y4_1_the_player_chooses_among_several_touching_empires() {
    let game = growing(3).empires("11", "17", "21", "15").a("tiles 16 1 2 3").game();
    assert_eq!(game.options(A), ["grow 16 orange", "grow 16 yellow", "grow 16 green", "grow 16 violet"]);
}

#[test]
fn y4_1_neighbours_need_no_sea_way() {
    // There is no way by sea from 15 to 10, and none from 2 to 7.
    let game = growing(3).empires("7", "10", "23", "26").a("tiles 2 15 31 32").game();
    assert_eq!(game.options(A), ["grow 2 orange", "grow 15 yellow"]);
}

#[test]
fn y4_1_players_take_turns_from_the_start_player_on() {
    let mut game = growing(4)
        .a("tiles 1 2 3 4")
        .b("tiles 22 5 6 8")
        .c("tiles 18 29 30 31")
        .d("tiles 12 9 10 11")
        .with(|table| {
            table.start = C;
            table.active = C;
            table.round = 2;
        })
        .game();
    game.does(C, "grow 18 green").chance("tiles 19");
    game.does(D, "grow 12 yellow").chance("tiles 20");
    game.does(A, "grow 2 orange").chance("tiles 28");
    game.does(B, "grow 22 green").chance("tiles 32");
    assert_eq!(game.phase(), Phase::Act);
    assert_eq!(game.asked(), [C]);
}

#[test]
fn y4_1_without_a_pile_no_tile_is_drawn() {
    let mut game = nearly_done().game();
    game.does(A, "grow 1 orange");
    assert_eq!(game.tiles(A), "2");
    assert_eq!(game.asked(), [B]);
}

/// The tile pile is empty, and all remaining tiles are in hands.
fn nearly_done() -> Given {
    growing(3)
        .empires("7 6 8 9 10 11", "13 12 14 17 18 19", "23 22 24 21 16 15 20 28 32 T", "26 25 27")
        .a("tiles 1 2")
        .b("tiles 3 4 5")
        .c("tiles 29 30 31")
}

#[test]
fn y4_2_a_player_who_cannot_play_shows_all_tiles_and_puts_one_under() {
    let mut game = growing(3).a("tiles 1 3 29 32").game();
    let shown = "1,3,29,32";
    assert_eq!(
        game.options(A),
        ["1", "3", "29", "32"].map(|tile| format!("under {tile} showing {shown}")).to_vec()
    );
    game.refuses(A, "under 1 showing 1,3,29", Illegal::MustShowAll);
    game.refuses(A, "under 2 showing 1,3,29,32", Illegal::TileNotHeld);
    game.refuses(A, "show 1,3,29,32", Illegal::MustPutUnder);
    game.does(A, "under 29 showing 1,3,29,32");
    // The player draws a tile that the others don't see.
    assert_eq!(game.table().under, list::<Square, Vec<_>>("29"));
    assert_eq!(game.0.turn(), Turn::Chance);
    game.refuses_chance("tiles 29", Illegal::NotInTilePile).chance("tiles 30");
    assert_eq!(game.tiles(A), "1,3,30,32");
    assert_eq!(game.table().players[A].shown, list("1 3 32"));
    assert_eq!(game.asked(), [B]);
}

#[test]
fn y4_2_a_player_who_can_play_must() {
    let mut game = growing(3).a("tiles 1 3 29 8").game();
    assert_eq!(game.options(A), ["grow 8 orange"]);
    game.refuses(A, "under 1 showing 1,3,8,29", Illegal::MustGrow);
    game.refuses(A, "show 1,3,8,29", Illegal::MustGrow);
}

#[test]
fn y4_2_tiles_shown_stay_known_until_played_or_put_under() {
    let mut game =
        growing(3).a("tiles 1 3 29 8; shown 1 8 29").b("tiles 2 9 10 11").c("tiles 14 15 16 17").game();
    game.does(A, "grow 8 orange").chance("tiles 30");
    assert_eq!(game.table().players[A].shown, list("1 29"));
    // A second pass follows with three players.
    game.does(B, "grow 9 orange").chance("tiles 31").does(C, "grow 14 yellow").chance("tiles 32");
    game.does(A, "grow 30 violet").chance("tiles 12");
    assert_eq!(game.table().players[A].shown, list("1 29"));
}

#[test]
fn y4_2_tiles_put_under_are_drawn_in_order_after_the_unseen_ones() {
    let mut game = growing(3)
        .empires("7 6 8 9 10 11", "13 12 14 17 18 19", "23 22 24 21", "26 25")
        .a("tiles 4 5 31 32")
        .b("tiles 3 16 20 27")
        .c("tiles 2 15 30 29")
        .with(|table| table.under = list("28"))
        .game();
    // Only 1 is unseen.
    game.does(A, "grow 4 orange");
    game.refuses_chance("tiles 28", Illegal::NotInTilePile).chance("tiles 1");
    // Now 28 is drawn, visible to all.
    let Some(Seen::Grown { drawn, .. }) = game.seen(None, B, "grow 3 orange") else {
        panic!("the event is visible")
    };
    assert_eq!(drawn, Some(one("28")));
    game.does(B, "grow 3 orange");
    assert_eq!(game.tiles(B), "16,20,27,28");
    assert_eq!(game.table().players[B].shown, list("28"));
    assert!(game.table().under.is_empty());
    assert_eq!(game.asked(), [C]);
}

#[test]
fn y4_2_a_tile_put_under_is_drawn_after_those_already_there() {
    let mut game = growing(3)
        .empires("3 7 8 9 10 11", "13 12 14 17 18 19", "23 22 24 21", "26 25")
        .a("tiles 1 5 31 32")
        .b("tiles 2 16 20 27")
        .c("tiles 15 28 29 30")
        .with(|table| table.under = list("4 6"))
        .game();
    let action = "under 1 showing 1,5,31,32";
    let Some(Seen::PutUnder { drawn, .. }) = game.seen(C, A, action) else { panic!("the event is visible") };
    assert_eq!(drawn, Some(one("4")));
    game.does(A, action);
    assert_eq!(game.tiles(A), "4,5,31,32");
    assert_eq!(game.table().players[A].shown, list("4 5 31 32"));
    assert_eq!(game.table().under, list::<Square, Vec<_>>("6 1"));
    assert_eq!(game.asked(), [B]);
}

#[test]
fn y4_2_with_an_empty_pile_the_player_shows_all_tiles_and_is_skipped() {
    let mut game = nearly_done().a("tiles 3 5").b("tiles 1 2 4").game();
    assert_eq!(game.options(A), ["grow 3 orange"]);
    game.does(A, "grow 3 orange");
    let mut game = nearly_done().a("tiles 5").b("tiles 1 2 3 4").game();
    assert_eq!(game.options(A), ["show 5"]);
    game.refuses(A, "under 5 showing 5", Illegal::NoTilePile);
    game.refuses(A, "show -", Illegal::MustShowAll);
    game.does(A, "show 5");
    assert_eq!(game.tiles(A), "5");
    assert_eq!(game.table().players[A].shown, list("5"));
    assert_eq!(game.asked(), [B]);
}

#[test]
fn y4_2_a_player_without_tiles_is_not_asked() {
    let mut game = nearly_done().a("tiles 1 2 3 5").b("tiles").c("tiles 4 29 30 31").game();
    game.does(A, "grow 1 orange");
    assert_eq!(game.asked(), [C]);
    game.does(C, "grow 4 orange");
    // The second pass.
    assert!(game.table().second_pass);
    assert_eq!(game.asked(), [A]);
    game.does(A, "grow 2 orange");
    game.does(C, "grow 29 violet");
    assert_eq!(game.phase(), Phase::Act);
}

#[test]
fn y4_3_with_three_players_a_second_pass_follows_in_every_round() {
    for round in [1, 2, 5] {
        let mut game = growing(3)
            .a("tiles 8 9 1 3")
            .b("tiles 2 10 11 12")
            .c("tiles 14 18 22 24")
            .with(|table| table.round = round)
            .game();
        for actions in [
            ["grow 8 orange", "grow 2 orange", "grow 14 yellow"],
            ["grow 9 orange", "grow 12 yellow", "grow 18 yellow"],
        ] {
            for (seat, action) in [A, B, C].into_iter().zip(actions) {
                assert_eq!(game.asked(), [seat]);
                game.does(seat, action);
                let next = game.0.chances();
                let alcazar_core::Chances::Weighted(tiles) = next else {
                    panic!("the outcomes can be listed")
                };
                game.chance(&tiles[0].0.to_string());
            }
        }
        assert_eq!(game.phase(), Phase::Act);
    }
}

#[test]
fn y4_3_with_four_players_a_second_pass_follows_in_the_first_round_only() {
    for (round, has_second) in [(1, true), (2, false)] {
        let mut game = growing(4)
            .a("tiles 8 9 1 3")
            .b("tiles 2 10 11 12")
            .c("tiles 14 18 22 24")
            .d("tiles 25 27 30 21")
            .with(|table| table.round = round)
            .game();
        let actions = ["grow 8 orange", "grow 2 orange", "grow 14 yellow", "grow 25 violet"];
        for ((seat, action), tile) in [A, B, C, D].into_iter().zip(actions).zip([4, 5, 6, 15]) {
            game.does(seat, action).chance(&format!("tiles {tile}"));
        }
        assert_eq!(game.phase() == Phase::Grow, has_second);
        assert_eq!(game.table().second_pass, has_second);
        assert_eq!(game.asked(), [A]);
    }
}

#[test]
fn y4_4_growing_to_31_or_32_marks_tyros_too() {
    for (tile, beside) in [("31", "27"), ("32", "28")] {
        let mut game = growing(3).empires("7", "13", beside, "1").a(&format!("tiles {tile} 3 4 5")).game();
        let action = format!("grow {tile} green");
        let Some(Seen::Grown { marks_tyros, .. }) = game.seen(B, A, &action) else {
            panic!("the event is visible")
        };
        assert!(marks_tyros);
        game.does(A, &action);
        assert_eq!(game.table().empires.green, list(&format!("{beside} {tile} T")));
    }
}

#[test]
fn y4_4_tyros_is_marked_only_once() {
    let mut game = growing(3).empires("7", "13", "28", "27 31 T").a("tiles 32 1 3 4").game();
    game.does(A, "grow 32 green");
    assert_eq!(game.table().empires.green, list("28 32"));
    assert_eq!(game.table().empires.violet, list("27 31 T"));
}

#[test]
fn y4_4_a_marked_tyros_carries_growth_between_31_and_32() {
    let mut game = growing(3).empires("7", "13", "24", "27 31 T").a("tiles 32 1 3 4").game();
    assert_eq!(game.options(A), ["grow 32 violet"]);
    game.does(A, "grow 32 violet");
    assert_eq!(game.table().empires.violet.len(), 4);
    // Without a marker on Tyros it does not.
    let game = growing(3).empires("7", "13", "24", "26").a("tiles 32 1 3 4").game();
    assert!(game.ways_to(A, "grow").is_empty());
}

#[test]
fn y4_4_tyros_is_marked_only_if_the_empire_has_a_marker_left() {
    let nineteen = "27 22 23 24 21 20 18 19 14 13 12 11 10 9 8 7 6 17 16";
    let mut game = growing(3).empires("1", "4", nineteen, "29").a("tiles 31 2 3 5").game();
    game.does(A, "grow 31 green");
    assert_eq!(game.table().empires.green.len(), 20);
    assert!(!game.table().empires.green.contains(one("T")));
}

#[test]
fn y4_5_an_empire_without_markers_cannot_grow() {
    let twenty = "27 22 23 24 21 20 18 19 14 13 12 11 10 9 8 7 6 17 16 28";
    let mut game = growing(3).empires("1", "4", twenty, "29").a("tiles 31 2 15 26").game();
    assert_eq!(game.options(A), ["grow 2 orange"]);
    game.refuses(A, "grow 31 green", Illegal::NoMarkerLeft);
    // Tiles that only touch such an empire can't be played.
    let game = growing(3).empires("1", "4", twenty, "29").a("tiles 31 15 26 32").game();
    assert_eq!(game.options(A), ["show 15,26,31,32"]);
}
