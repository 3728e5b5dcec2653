//! Y3: a round.

use alcazar_core::{Game, Turn, Viewer};
use tyros::{Illegal, Phase, Seen};

use crate::builder::{A, B, C, D, Played, given, one};

/// Lets all players pass until the round ends.
fn all_pass(game: &mut Played) {
    while game.phase() == Phase::Act {
        let seat = game.asked()[0];
        game.does(seat, "pass");
    }
}

#[test]
fn y3_1_twelve_cards_to_each_of_three_and_ten_to_each_of_four() {
    for (players, dealt, too_few) in [(3, "o4y4g4", "o4y4g2"), (4, "o3y3g3v1", "o4y4g4")] {
        let mut game =
            given(players).with(|table| table.round = 1).phase(Phase::DealCards { seat: A }).game();
        game.refuses_chance(&format!("cards {too_few}"), Illegal::NotInDrawPile);
        for _ in 0..players {
            game.chance(&format!("cards {dealt}"));
        }
        assert_eq!(game.hand(C), dealt);
        assert_eq!(game.phase(), Phase::Grow);
    }
}

#[test]
fn y3_1_all_cards_not_in_hands_are_shuffled_between_rounds() {
    let mut game = given(3).a("cards o3").b("cards o2").c("cards o1").discard("o8j4").game();
    game.does(A, "pass").does(B, "pass").does(C, "pass");
    // The cards of the discard pile are dealt again, those in hands are not.
    assert_eq!(game.phase(), Phase::DealCards { seat: B });
    game.refuses_chance("cards o9y3", Illegal::NotInDrawPile).chance("cards o8j4");
    assert_eq!(game.discarded(), "-");
    assert_eq!(game.hand(B), "o10j4");
    game.chance("cards y12").chance("cards g12");
    assert_eq!(game.hand(A), "o3g12");
    assert_eq!(game.0.view(Viewer::Spectator).text().draw_pile, 60 - 6 - 36);
}

#[test]
fn y3_1_the_draw_pile_is_not_reshuffled_within_a_round() {
    let mut game = given(3).a("cards v1").discard("o14y14g14v12j4").game();
    game.does(A, "swap").does(A, "pay v1");
    game.refuses_chance("cards o1", Illegal::NotInDrawPile).chance("cards v1");
    game.does(B, "pass").does(C, "pass").refuses(A, "swap", Illegal::NoDrawPile);
}

#[test]
fn y3_2_exactly_three_cards_are_kept() {
    let mut game = given(3).a("cards o2y2").b("cards g3").c("cards v4").game();
    all_pass(&mut game);
    assert_eq!(game.phase(), Phase::Keep);
    assert_eq!(game.options(A), ["keep o2y1", "keep o1y2"]);
    game.refuses(A, "keep o2y2", Illegal::NotThreeCards);
    game.refuses(A, "keep o2", Illegal::NotThreeCards);
    game.refuses(A, "keep g3", Illegal::CardNotHeld);
}

#[test]
fn y3_2_only_players_with_more_than_three_cards_choose() {
    let mut game = given(4).a("cards o4").b("cards g3").c("cards v5").d("cards y2").game();
    all_pass(&mut game);
    assert_eq!(game.asked(), [A, C]);
    assert!(game.options(B).is_empty());
}

#[test]
fn y3_2_all_choose_at_the_same_time_and_discard_together() {
    let mut game = given(3).a("cards o2y2").b("cards g3").c("cards v4j1").game();
    all_pass(&mut game);
    // One player's choice does not affect the other's, and is hidden.
    let keep = one("keep o2y1");
    assert_eq!(game.0.unaffected(A, &keep).iter().collect::<Vec<_>>(), [C]);
    let hidden = Some(Seen::Kept { seat: A, cards: alcazar_core::Secret::Hidden });
    assert_eq!(game.seen(B, A, "keep o2y1"), hidden);
    assert_eq!(game.seen(C, A, "keep o2y1"), game.seen(None, A, "keep o1y2"));
    game.does(A, "keep o2y1");
    assert_eq!(game.hand(A), "o2y2");
    assert_eq!(game.asked(), [C]);
    // The last choice reveals all discards.
    let Some(Seen::AllKept { discarded, .. }) = game.seen(B, C, "keep v2j1") else {
        panic!("all discards are revealed")
    };
    assert_eq!(discarded.values().map(ToString::to_string).collect::<Vec<_>>(), ["y1", "-", "v2"]);
    game.does(C, "keep v2j1");
    assert_eq!([game.hand(A), game.hand(B), game.hand(C)], ["o2y1", "g3", "v2j1"]);
    assert_eq!(game.discarded(), "y1v2");
    assert_eq!(game.0.turn(), Turn::Chance);
}

#[test]
fn y3_2_the_start_marker_goes_to_the_left() {
    for (start, next) in [(A, B), (C, D), (D, A)] {
        let mut game = given(4)
            .with(|table| {
                table.start = start;
                table.active = start;
            })
            .game();
        all_pass(&mut game);
        assert_eq!(game.table().start, next);
        assert_eq!(game.phase(), Phase::DealCards { seat: next });
        assert_eq!(game.table().round, 3);
    }
}

#[test]
fn y3_2_after_the_last_round_no_cards_are_discarded() {
    let mut game = given(3)
        .empires("7 6 8 9 10 11", "13 12 14 17 18 19", "23 22 24 21 16 15 20 28 32 T", "26 25 27")
        .a("cards o5; tiles")
        .b("tiles 1 2 3 4")
        .c("tiles 5 29 30 31")
        .game();
    all_pass(&mut game);
    assert_eq!(game.0.turn(), Turn::Over);
    assert_eq!(game.hand(A), "o5");
}
