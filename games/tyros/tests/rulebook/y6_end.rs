//! Y6: the end and the scoring.

use alcazar_core::{Game, Turn};
use tyros::{Ending, Phase, Seen};

use crate::builder::{A, B, C, Given, given};

/// The tile pile is empty, and all remaining tiles are in hands.
fn nearly_done() -> Given {
    given(3)
        .empires("7 6 8 9 10 11", "13 12 14 17 18 19", "23 22 24 21 16 15 20 28 32 T", "26 25 27")
        .phase(Phase::Grow)
        .a("tiles 1")
        .b("tiles 3 4 5")
        .c("tiles 2 29 30 31")
}

#[test]
fn y6_1_the_game_ends_with_the_round_in_which_a_player_played_their_last_tile() {
    let mut game = nearly_done().a("tiles 1; cards o9").game();
    game.does(A, "grow 1 orange").does(B, "grow 4 orange").does(C, "grow 2 orange");
    // The round is played to its end: the second pass, then all actions.
    game.does(B, "grow 3 orange").does(C, "grow 31 violet");
    game.does(A, "swap").does(A, "pay o1").chance("cards o1").does(B, "pass").does(C, "pass");
    let Some(Seen::Passed { ends_round, ending, .. }) = game.seen(None, A, "pass") else {
        panic!("the event is visible")
    };
    assert_eq!((ends_round, ending), (true, Some(Ending::LastTile)));
    game.does(A, "pass");
    assert_eq!(game.phase(), Phase::Over { ending: Ending::LastTile });
    assert_eq!(game.0.turn(), Turn::Over);
    assert_eq!(game.0.standing().ending.as_deref(), Some("last-tile"));
}

#[test]
fn y6_1_the_game_goes_on_while_all_players_have_tiles() {
    let mut game = nearly_done().a("tiles 1 2 3").c("tiles 29 30 31").b("tiles 4 5").phase(Phase::Act).game();
    game.does(A, "pass").does(B, "pass").does(C, "pass");
    assert_eq!(game.phase(), Phase::DealCards { seat: B });
}

#[test]
fn y6_1_the_game_ends_when_no_tile_can_ever_be_played() {
    // Green has no marker left, and cuts off the other empires from the remaining tiles.
    let green = "2 3 8 9 13 12 11 10 15 16 17 18 19 14 24 23 22 21 26 30";
    let stuck =
        given(3).empires("1 6 7", "4 5", green, "20 25 29").a("tiles 27 28").b("tiles 31").c("tiles 32");
    let mut game = stuck.game();
    game.does(A, "pass").does(B, "pass").does(C, "pass");
    assert_eq!(game.phase(), Phase::Over { ending: Ending::NothingGrows });
    assert_eq!(game.0.standing().ending.as_deref(), Some("nothing-grows"));
}

#[test]
fn y6_2_empires_are_ranked_by_size_and_ties_by_colour() {
    // All have two squares: orange is the largest, then yellow, green, violet.
    let game = given(4)
        .empires("1 2", "10 11", "22 23", "29 30")
        .a("cities 1; ships T T")
        .b("cities 10")
        .c("cities 22")
        .d("cities 29")
        .game();
    assert_eq!(game.scores(), [12 + 7, 10 + 7, 9 + 7, 8 + 7]);
    // Violet has more squares than all others, and Tyros counts.
    let game = given(4)
        .empires("1 2", "10 11", "22 23", "30 31 T")
        .a("cities 1; ships 2")
        .b("cities 10; ships 11")
        .c("cities 22; ships 23")
        .d("cities 30; ships 31")
        .game();
    assert_eq!(game.scores(), [10 + 5 + 7, 9 + 4 + 7, 8 + 3 + 7, 12 + 6 + 7]);
}

#[test]
fn y6_3_squares_by_city_and_by_ship() {
    let ships =
        given(3).empires("7 8 9 4", "13 12 17", "23 22", "26").a("ships 7 8 8").b("ships 12").c("ships 26");
    let game = ships.clone().game();
    assert_eq!(game.scores(), [6 + 6, 5, 3]);
    // Ships of two players in one square control nothing.
    assert_eq!(ships.clone().b("ships 7 12").game().scores(), [6, 5, 3]);
    // Ships in a square with a city don't count, whoever owns it.
    assert_eq!(ships.clone().a("ships 7 8 8; cities 8").game().scores(), [6 + 12 + 7, 5, 3]);
    assert_eq!(ships.b("ships 12; cities 8").game().scores(), [6, 5 + 12 + 7, 3]);
}

#[test]
fn y6_3_a_square_without_an_empire_scores_nothing() {
    let game = given(3).a("ships T T").b("ships 23").c("ships 23").game();
    assert_eq!(game.scores(), [0, 0, 0]);
}

#[test]
fn y6_3_italy_is_one_square() {
    let italy = given(3).empires("7", "13", "23", "16 17").a("ships 16w 16e").b("ships 7").c("ships 13");
    assert_eq!(italy.clone().game().scores(), [6, 5, 4]);
    assert_eq!(italy.a("ships 16w").b("ships 16e").game().scores(), [0, 0, 4]);
}

#[test]
fn y6_4_the_first_player_with_a_city_in_each_empire_gets_seven_points() {
    let mut game = given(3)
        .empires("7 8", "13 12", "23 22", "26 27")
        .a("cards v5; cities 7 13 23; ships 26")
        .b("cards v5; cities 8 12 22; ships 27")
        .game();
    let Some(Seen::CityFounded { is_first_everywhere, .. }) = game.seen(C, A, "found 26 v5") else {
        panic!("the event is visible")
    };
    assert!(is_first_everywhere);
    game.does(A, "found 26 v5");
    assert_eq!(game.table().first_everywhere, Some(A));
    let Some(Seen::CityFounded { is_first_everywhere, .. }) = game.seen(C, B, "found 27 v5") else {
        panic!("the event is visible")
    };
    assert!(!is_first_everywhere);
    game.does(B, "found 27 v5");
    assert_eq!(game.table().first_everywhere, Some(A));
    assert_eq!(game.scores(), [12 + 10 + 9 + 8 + 7, 12 + 10 + 9 + 8, 0]);
    // Three empires are not enough.
    let mut game =
        given(3).empires("7 8", "13 12", "23 22", "26").a("cards g5; cities 7 13; ships 23").game();
    game.does(A, "found 23 g5");
    assert_eq!(game.table().first_everywhere, None);
}

#[test]
fn y6_4_most_cities_in_an_empire_give_seven_points_unless_tied() {
    let cities =
        given(3).empires("7 8 9 4", "13", "23", "26").a("cities 7 8; ships T").b("cities 9; ships T");
    assert_eq!(cities.clone().game().scores(), [24 + 7, 12, 0]);
    assert_eq!(cities.clone().b("cities 9 4; ships T").game().scores(), [24, 24, 0]);
    assert_eq!(cities.c("cities 4 26").game().scores(), [24 + 7, 12, 12 + 8 + 7]);
}

#[test]
fn y6_4_ships_give_no_bonus() {
    let game = given(3).empires("7 8 9 4", "13", "23", "26").a("ships 7 8").b("ships T").c("ships T").game();
    assert_eq!(game.scores(), [12, 0, 0]);
}

#[test]
fn y6_5_ties_are_broken_by_points_in_the_largest_empire() {
    // Without a tie the points decide.
    let game = given(3)
        .empires("7 8 9 4", "13 12 14", "23 22", "26")
        .a("ships 7 8")
        .b("ships 13 12 26; cities")
        .c("ships 9 14")
        .game();
    let standing = game.0.standing();
    assert_eq!(game.scores(), [12, 13, 11]);
    assert_eq!(standing.ranks.values().copied().collect::<Vec<_>>(), [2, 1, 3]);
    let tied =
        given(3).empires("7 8 9 4", "13 12 14", "23 22", "26").a("ships 7 23").b("ships 13 12").c("ships T");
    let standing = tied.clone().game().0.standing();
    assert_eq!(standing.scores.values().copied().collect::<Vec<_>>(), [10, 10, 0]);
    assert_eq!(standing.ranks.values().copied().collect::<Vec<_>>(), [1, 2, 3]);
    // The tie-breaker counts cities and ships, but not bonuses.
    let score = tied.a("ships 7 23; cities 8").game().0.score(A);
    assert_eq!((score.in_largest, score.total()), (12 + 6, 12 + 6 + 4 + 7));
}

#[test]
fn y6_5_players_who_are_still_tied_share_the_victory() {
    let standing = given(3)
        .empires("7 8 9 4", "13 12 14", "23 22", "26")
        .a("ships 7 12")
        .b("ships 8 13")
        .c("ships T")
        .game()
        .0
        .standing();
    assert_eq!(standing.ranks.values().copied().collect::<Vec<_>>(), [1, 1, 3]);
    assert_eq!(standing.winners(), [A, B].into_iter().collect());
    assert_eq!(standing.ending, None);
}

#[test]
fn y6_5_the_standing_reports_what_decided_a_tie() {
    // No tile can ever be played again, and green is the largest empire.
    let green = "2 3 8 9 13 12 11 10 15 16 17 18 19 14 24 23 22 21 26 30";
    let given = given(3).empires("1 6 7", "4 5", green, "20 25 29").c("tiles 32");
    let mut game = given.a("tiles 27 28; ships 23 20").b("tiles 31; ships 1 6").game();
    assert_eq!(game.0.standing().tie, None, "the game goes on");
    game.does(A, "pass").does(B, "pass").does(C, "pass");
    assert_eq!(game.scores(), [10, 10, 0]);
    let tie = game.0.standing().tie.expect("two players are tied");
    let [round] = &tie.rounds().collect::<Vec<_>>()[..] else { panic!("one comparison") };
    assert_eq!((round.what, &round.figures[..]), ("in-largest", &[(A, 6), (B, 0)][..]));
}

#[test]
fn y6_3_a_score_is_itemized() {
    let state = given(3)
        .empires("7 8 9 4", "13 12 14", "23 22", "26")
        .a("ships 7 12 23; cities 8 14 22 26")
        .with(|table| table.first_everywhere = Some(A))
        .game()
        .0;
    let score = state.score(A);
    assert_eq!(score.cities, [12, 10, 9, 8]);
    assert_eq!(score.ships, [6, 5, 4, 0]);
    assert_eq!(score.everywhere, 7);
    assert_eq!(score.most_cities, [7, 7, 7, 7]);
    assert_eq!(score.total(), 39 + 15 + 7 + 28);
}
