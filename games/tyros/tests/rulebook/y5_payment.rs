//! Y5.9: which cards pay.

use tyros::Phase;

use crate::builder::{A, B, given};

#[test]
fn y5_9_jokers_stand_for_any_colour_and_the_player_chooses_how_many() {
    let mut game = given(3).a("cards g4j2; ships T").game();
    assert_eq!(game.voyages(A, "T"), ["23 g4", "23 g3j1", "23 g2j2"]);
    game.does(A, "sail T 23 g2j2");
    assert_eq!(game.hand(A), "g2");
    assert_eq!(game.discarded(), "g2j2");
}

#[test]
fn y5_9_without_a_choice_of_jokers_there_is_one_way_to_pay() {
    // Without a joker, and with exactly as many cards as the voyage costs.
    assert_eq!(given(3).a("cards g5").game().voyages(A, "T"), ["23 g4"]);
    assert_eq!(given(3).a("cards g2j2").game().voyages(A, "T"), ["23 g2j2"]);
    assert_eq!(given(3).a("cards j4").game().voyages(A, "T"), ["23 j4", "26 j3"]);
}

#[test]
fn y5_9_a_target_and_its_payment_are_one_decision() {
    // A player with several ways to pay is not asked again: that would reveal that they hold a joker.
    for cards in ["g4", "g4j2"] {
        let mut game = given(3).a(&format!("cards {cards}")).game();
        game.does(A, "sail T 23 g4");
        assert_eq!(game.asked(), [B]);
        assert_eq!(game.phase(), Phase::Act);
    }
}

#[test]
fn y5_9_jokers_pay_for_cities() {
    let game = given(3).a("cards g4j2; ships 23").game();
    assert_eq!(game.ways_to(A, "found"), ["found 23 g4j1", "found 23 g3j2"]);
    let game = given(3).a("cards g4j2; ships 23 23").game();
    assert_eq!(game.ways_to(A, "found"), ["found 23 g4", "found 23 g3j1", "found 23 g2j2"]);
}

#[test]
fn y5_9_jokers_pay_for_ships() {
    let game = given(3).a("cards o1g1j1; ships T; cities 23").game();
    assert_eq!(game.ways_to(A, "build"), ["build 23 g1", "build 23 j1"]);
    // Either of the two cards may be a joker, or both.
    let game = given(3).a("cards o2g1j2; ships 23; cities 23").b("ships 7").c("ships 7").game();
    assert_eq!(
        game.ways_to(A, "build"),
        ["build 23 o1g1", "build 23 o1j1", "build 23 g1j1", "build 23 j2", "build T"]
    );
}

#[test]
fn y5_9_a_target_is_offered_only_if_some_payment_completes_it() {
    let game = given(3).a("cards g3v2j1; ships T 23").game();
    assert_eq!(game.voyages(A, "T"), ["23 g3j1", "26 v2j1"]);
    assert!(game.ways_to(A, "found").is_empty());
    let game = given(3).a("cards o5; ships T").game();
    assert_eq!(game.ways_to(A, "build"), Vec::<String>::new());
}
