//! Y5.3, Y5.4, Y5.5: founding cities and building ships.

use tyros::{Illegal, Phase, Purchase, Seen};

use crate::builder::{A, B, C, given, one};

#[test]
fn y5_3_a_city_costs_five_cards_or_four_with_two_ships() {
    let mut game = given(3).a("cards o5g5; ships 23").game();
    assert_eq!(game.ways_to(A, "found"), ["found 23 g5"]);
    game.refuses(A, "found 23 g4", Illegal::WrongCityPrice);
    game.refuses(A, "found 23 o5", Illegal::WrongCityPrice);
    game.does(A, "found 23 g5");
    assert_eq!((game.cities(A), game.ships(A)), ("23".to_owned(), String::new()));
    let mut game = given(3).a("cards g5; ships 23 23").game();
    assert_eq!(game.ways_to(A, "found"), ["found 23 g4"]);
    game.refuses(A, "found 23 g5", Illegal::WrongCityPrice);
    game.does(A, "found 23 g4");
    // One ship goes back to the supply, even if there were two.
    assert_eq!(game.ships(A), "23");
    assert_eq!(game.hand(A), "g1");
    assert_eq!(game.discarded(), "g4");
    assert_eq!(game.asked(), [B]);
}

#[test]
fn y5_3_a_city_needs_a_ship_and_no_other_players_ships() {
    let mut game = given(3).a("cards o5g5; ships T").game();
    game.refuses(A, "found 23 g5", Illegal::NoFounder);
    let mut game = given(3).a("cards o5g5; ships 23").b("ships T 23").game();
    game.refuses(A, "found 23 g5", Illegal::NotAlone);
    assert!(game.ways_to(A, "found").is_empty());
}

#[test]
fn y5_3_one_city_per_square() {
    for owner in [A, B] {
        let mut game = given(3).a("cards g5; ships 23").seat(owner, "cities 23").game();
        game.refuses(A, "found 23 g5", Illegal::CityThere);
    }
}

#[test]
fn y5_3_a_square_without_an_empire_takes_no_city() {
    let mut game = given(3).a("cards o5g5; ships T T").b("ships 23").c("ships 23").game();
    game.refuses(A, "found T g5", Illegal::NoEmpireForCity);
}

#[test]
fn y5_3_the_payment_must_be_in_the_hand() {
    let mut game = given(3).a("cards g3j1; ships 23").game();
    game.refuses(A, "found 23 g5", Illegal::CardNotHeld);
    game.refuses(A, "found 23 g3j2", Illegal::CardNotHeld);
    assert!(game.ways_to(A, "found").is_empty());
}

#[test]
fn y5_3_tyros_takes_a_city_once_it_has_a_marker_and_no_other_players_ships() {
    let tyros = given(3).empires("7", "13", "23", "26 30 31 T").a("cards v5").b("ships 23");
    tyros.clone().game().refuses(A, "found T v4", Illegal::NotAlone);
    let mut game = tyros.c("ships 23").game();
    game.does(A, "found T v4");
    assert_eq!((game.cities(A), game.ships(A)), ("T".to_owned(), "T".to_owned()));
}

#[test]
fn y5_3_with_a_ship_on_each_coast_of_16_the_founder_chooses_which_goes_back() {
    let italy = given(3).empires("7", "13", "23", "16").a("cards v4; ships 16w 16e").game();
    assert_eq!(italy.ways_to(A, "found"), ["found 16w v4", "found 16e v4"]);
    let mut game = italy;
    game.does(A, "found 16w v4");
    assert_eq!((game.cities(A), game.ships(A)), ("16".to_owned(), "16e".to_owned()));
    let mut game = italy;
    game.does(A, "found 16e v4");
    assert_eq!(game.ships(A), "16w");
}

#[test]
fn y5_3_another_players_ship_on_the_other_coast_of_16_prevents_a_city() {
    for (own, other) in [("16w", "16e"), ("16e", "16w")] {
        let italy = given(3).empires("7", "13", "23", "16").a(&format!("cards v5; ships {own}"));
        let mut game = italy.b(&format!("ships {other}")).game();
        game.refuses(A, &format!("found {own} v5"), Illegal::NotAlone);
        game.refuses(A, &format!("found {other} v5"), Illegal::NoFounder);
    }
}

#[test]
fn y5_4_a_ship_costs_one_card_of_the_empires_colour() {
    let mut game = given(3).a("cards o1g1v1; cities 23; ships T").game();
    assert_eq!(game.ways_to(A, "build"), ["build 23 g1"]);
    game.refuses(A, "build 23 o1", Illegal::WrongShipPrice);
    game.refuses(A, "build 23 g1v1", Illegal::WrongShipPrice);
    game.does(A, "build 23 g1");
    assert_eq!(game.ships(A), "23 T");
    assert_eq!(game.hand(A), "o1v1");
    assert_eq!(game.discarded(), "g1");
    assert_eq!(game.asked(), [B]);
}

#[test]
fn y5_4_beside_another_ship_it_costs_two_cards_one_of_the_colour() {
    for ships in [("23 T", "T"), ("T", "23 T")] {
        let mut game = given(3)
            .a(&format!("cards o1g2v1; cities 23; ships {}", ships.0))
            .b(&format!("ships {}", ships.1))
            .game();
        assert_eq!(game.ways_to(A, "build"), ["build 23 o1g1", "build 23 g2", "build 23 g1v1"]);
        game.refuses(A, "build 23 g1", Illegal::WrongShipPrice);
        game.refuses(A, "build 23 o1v1", Illegal::WrongShipPrice);
        game.does(A, "build 23 o1g1");
        assert_eq!(game.hand(A), "g1v1");
    }
}

#[test]
fn y5_4_with_two_ships_there_none_can_be_built() {
    for ships in [("23 23", "T"), ("23", "23"), ("T", "23 23")] {
        let mut game = given(3)
            .a(&format!("cards g3; cities 23; ships {}", ships.0))
            .b(&format!("ships {}", ships.1))
            .game();
        game.refuses(A, "build 23 g2", Illegal::ShipyardFull);
    }
}

#[test]
fn y5_4_ships_are_built_in_the_players_own_cities() {
    let mut game = given(3).a("cards o3g3; ships T").b("cities 23").game();
    game.refuses(A, "build 23 g1", Illegal::NotOwnCity);
    game.refuses(A, "build 7 o1", Illegal::NotOwnCity);
}

#[test]
fn y1_7_a_ship_built_in_italy_lies_on_the_west_coast() {
    let mut game = given(3).empires("7", "13", "23", "16").a("cards v1; cities 16; ships T").game();
    game.does(A, "build 16 v1");
    assert_eq!(game.ships(A), "16w T");
}

#[test]
fn y5_4_ships_on_both_coasts_of_16_count_together() {
    let italy = given(3).empires("7", "13", "23", "16").a("cards v2; cities 16; ships T");
    let mut game = italy.clone().b("ships 16e").game();
    assert_eq!(game.ways_to(A, "build"), ["build 16 v2"]);
    game.does(A, "build 16 v2");
    assert_eq!(game.ships(A), "16w T");
    italy.b("ships 16e").c("ships 16w").game().refuses(A, "build 16 v2", Illegal::ShipyardFull);
}

#[test]
fn y5_5_a_fourth_ship_on_tyros_costs_four_cards() {
    let mut game = given(3).a("cards o1y1g1v1j1; ships T").b("ships T T").c("ships 23 23").game();
    game.does(A, "build T");
    assert_eq!(game.phase(), Phase::Pay { purchase: Purchase::Ship });
    assert_eq!(game.asked(), [A]);
    assert_eq!(
        game.options(A),
        ["pay o1y1g1v1", "pay o1y1g1j1", "pay o1y1v1j1", "pay o1g1v1j1", "pay y1g1v1j1"]
    );
    game.refuses(A, "pay o1y1g1", Illegal::WrongTyrosPrice);
    game.refuses(A, "pay o1y1g1v1j1", Illegal::WrongTyrosPrice);
    game.refuses(A, "pay o4", Illegal::CardNotHeld);
    game.does(A, "pay o1g1v1j1");
    assert_eq!(game.ships(A), "T T");
    assert_eq!(game.hand(A), "y1");
    assert_eq!(game.discarded(), "o1g1v1j1");
    assert_eq!(game.asked(), [B]);
}

#[test]
fn y5_5_the_price_counts_all_ships_and_the_new_one() {
    for (a, b, c, price) in
        [("26", "23", "13", 1), ("T", "23", "13", 2), ("T", "T T", "T T", 6), ("26", "T T", "T", 4)]
    {
        let cards = format!("cards o{price}");
        let game = |cards: &str| {
            given(3)
                .a(&format!("{cards}; ships {a}"))
                .b(&format!("ships {b}"))
                .c(&format!("ships {c}"))
                .game()
        };
        game(&cards).does(A, "build T").does(A, &format!("pay o{price}"));
        if price > 1 {
            game(&format!("cards o{}", price - 1)).refuses(A, "build T", Illegal::TooFewCards);
        }
    }
}

#[test]
fn y5_5_each_player_has_at_most_two_ships_on_tyros() {
    let mut game = given(3).a("cards o9").b("ships 23").c("ships 23").game();
    game.refuses(A, "build T", Illegal::TwoShipsOnTyros);
}

#[test]
fn y5_5_once_tyros_has_a_city_only_its_owner_builds_there() {
    let tyros = given(4).empires("7", "13", "23", "26 30 31 T").c("ships 23").d("ships 23");
    let mut game = tyros.clone().a("cards v9; ships 26").b("cities T; ships 7").game();
    game.refuses(A, "build T", Illegal::TyrosHasCity);
    game.refuses(A, "build T v1", Illegal::NotOwnCity);
    let mut game = tyros.a("cards o1v3; cities T; ships T").b("ships 7").game();
    game.refuses(A, "build T", Illegal::TyrosHasCity);
    assert_eq!(game.ways_to(A, "build"), ["build T o1v1", "build T v2"]);
    game.does(A, "build T v2");
    assert_eq!(game.ships(A), "T T");
    assert_eq!(game.asked(), [B]);
}

#[test]
fn y5_5_the_announcement_can_be_taken_back_but_not_the_payment() {
    use alcazar_core::Game;
    let mut game = given(3).a("cards o9; ships T").game();
    assert!(game.0.can_take_back(A, &one("build T")));
    assert_eq!(game.seen(C, A, "build T"), Some(Seen::Announced { seat: A, purchase: Purchase::Ship }));
    game.does(A, "build T");
    assert!(!game.0.can_take_back(A, &one("pay o6")));
}
