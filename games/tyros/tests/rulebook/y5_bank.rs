//! Y5.6: trading with the bank, and Y5.8: passing.

use alcazar_core::{Chances, Game, Turn};
use tyros::{Chance, Illegal, Phase, Purchase, Seen};

use crate::builder::{A, B, C, D, given, one};

#[test]
fn y5_6_one_to_three_cards_for_as_many() {
    let mut game = given(3).a("cards o2y2").game();
    game.does(A, "swap");
    assert_eq!(game.options(A), ["pay o1", "pay o2", "pay y1", "pay o1y1", "pay o2y1", "pay y2", "pay o1y2"]);
    game.refuses(A, "pay o2y2", Illegal::WrongBankPrice);
    game.refuses(A, "pay -", Illegal::WrongBankPrice);
    game.refuses(A, "pay g1", Illegal::CardNotHeld);
    game.does(A, "pay o1y2");
    assert_eq!(game.discarded(), "o1y2");
    assert_eq!(game.phase(), Phase::DrawCards { count: 3 });
    game.refuses_chance("cards g2", Illegal::NotInDrawPile);
    game.refuses_chance("cards g4", Illegal::NotInDrawPile);
    game.chance("cards g2j1");
    assert_eq!(game.hand(A), "o1g2j1");
    assert_eq!(game.asked(), [B]);
}

#[test]
fn y5_6_each_card_of_the_draw_pile_is_equally_likely() {
    let mut game = given(3).a("cards o2").discard("o12y14g14v13j1").game();
    game.does(A, "swap").does(A, "pay o2");
    // One violet card and three jokers are left: there are six ways to draw two of them.
    let Chances::Weighted(chances) = game.0.chances() else { panic!("the outcomes can be listed") };
    let expected = [("cards v1j1", 3), ("cards j2", 3)];
    assert_eq!(chances, expected.map(|(cards, weight)| (one::<Chance>(cards), weight)));
}

#[test]
fn y5_6_fewer_cards_are_drawn_if_the_pile_runs_out() {
    let mut game = given(3).a("cards v3").discard("o14y14g14v9j4").game();
    game.does(A, "swap").does(A, "pay v3");
    assert_eq!(game.phase(), Phase::DrawCards { count: 2 });
    game.chance("cards v2");
    assert_eq!(game.hand(A), "v2");
}

#[test]
fn y5_6_with_an_empty_pile_or_hand_no_swap_is_possible() {
    let mut game = given(3).a("cards v3").discard("o14y14g14v11j4").game();
    game.refuses(A, "swap", Illegal::NoDrawPile);
    given(3).game().refuses(A, "swap", Illegal::TooFewCards);
}

#[test]
fn y5_6_three_cards_for_one_from_the_discard_pile() {
    let mut game = given(3).a("cards o2y2").discard("g1j1").game();
    assert_eq!(game.ways_to(A, "take"), ["take g", "take j"]);
    assert_eq!(
        game.seen(B, A, "take j"),
        Some(Seen::Announced { seat: A, purchase: Purchase::Take { kind: one("j") } })
    );
    game.does(A, "take j");
    assert_eq!(game.options(A), ["pay o2y1", "pay o1y2"]);
    game.refuses(A, "pay o2", Illegal::WrongBankPrice);
    game.refuses(A, "pay o2y2", Illegal::WrongBankPrice);
    game.does(A, "pay o1y2");
    assert_eq!(game.hand(A), "o1j1");
    assert_eq!(game.discarded(), "o1y2g1");
    assert_eq!(game.asked(), [B]);
}

#[test]
fn y5_6_the_card_must_be_on_the_discard_pile_before() {
    let mut game = given(3).a("cards o3").discard("g1").game();
    game.refuses(A, "take o", Illegal::NotOnDiscardPile);
    game.refuses(A, "take j", Illegal::NotOnDiscardPile);
    given(3).a("cards o2").discard("g1").game().refuses(A, "take g", Illegal::TooFewCards);
}

#[test]
fn y5_6_all_viewers_see_the_card_taken() {
    let mut game = given(3).a("cards o3").discard("g1").game();
    game.does(A, "take g");
    let seen = Some(Seen::Taken { seat: A, kind: one("g"), discarded: one("o3") });
    assert_eq!(game.seen(C, A, "pay o3"), seen);
    assert_eq!(game.seen(None, A, "pay o3"), seen);
    game.does(A, "pay o3");
    assert_eq!(game.known(None, A), "g1");
}

#[test]
fn y5_8_a_player_who_passed_may_act_again() {
    let mut game = given(3).a("cards g4").b("cards g4").game();
    game.does(A, "pass").does(B, "sail T 23 g4").does(C, "pass");
    game.does(A, "sail T 23 g4");
}

#[test]
fn y5_8_the_round_ends_when_all_pass_consecutively() {
    let mut game = given(4).b("cards g4").game();
    game.does(A, "pass").does(B, "sail T 23 g4").does(C, "pass").does(D, "pass").does(A, "pass");
    assert_eq!(game.phase(), Phase::Act);
    assert_eq!(game.table().passes, 3);
    let Some(Seen::Passed { ends_round, ending, .. }) = game.seen(C, B, "pass") else {
        panic!("the event is visible")
    };
    assert_eq!((ends_round, ending), (true, None));
    game.does(B, "pass");
    assert_eq!(game.0.turn(), Turn::Chance);
    assert_eq!(game.table().round, 3);
}

#[test]
fn y5_8_every_action_except_a_pass_resets_the_count() {
    let given = given(3)
        .empires("7", "13", "23", "26")
        .c("cards o3g9; ships 23 T; cities 13; proposed 0")
        .a("ships T")
        .discard("v1")
        .with(|table| {
            table.active = C;
            table.passes = 2;
        });
    for actions in [
        &["sail T 23 g4"][..],
        &["found 23 g5"],
        &["build T", "pay g5"],
        &["take v", "pay o3"],
        &["offer red", "add o", "for", "propose"],
    ] {
        let mut game = given.clone().game();
        for action in actions {
            game.does(C, action);
        }
        if game.phase() == Phase::Answer {
            game.does(A, "yes").does(C, "deal red");
        }
        assert_eq!(game.table().passes, 0, "{actions:?}");
        assert_eq!(game.asked(), [A], "{actions:?}");
    }
}
