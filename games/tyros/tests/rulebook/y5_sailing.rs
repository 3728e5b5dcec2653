//! Y5.1, Y5.2, Y1.7: sailing.

use tyros::{Illegal, Phase, Seen};

use crate::builder::{A, B, C, given};

#[test]
fn y5_1_each_step_costs_one_card_of_the_destinations_colour() {
    // Four steps from Tyros to 23, through squares of other empires or none.
    let mut game = given(3).empires("7", "13", "23 22 27", "26").a("cards o5g4v1").game();
    assert_eq!(game.voyages(A, "T"), ["22 g3", "23 g4", "27 g2"]);
    game.refuses(A, "sail T 23 g3", Illegal::WrongFare);
    game.refuses(A, "sail T 23 g5", Illegal::WrongFare);
    game.refuses(A, "sail T 23 o4", Illegal::WrongFare);
    game.refuses(A, "sail T 23 g3v1", Illegal::WrongFare);
    game.does(A, "sail T 23 g4");
    assert_eq!(game.ships(A), "23 T");
    assert_eq!(game.hand(A), "o5v1");
    assert_eq!(game.discarded(), "g4");
    assert_eq!(game.asked(), [B]);
}

#[test]
fn y5_1_the_payment_must_be_in_the_hand() {
    let mut game = given(3).a("cards g3v5").game();
    game.refuses(A, "sail T 23 g4", Illegal::CardNotHeld);
    game.refuses(A, "sail T 23 g3j1", Illegal::CardNotHeld);
    assert_eq!(game.voyages(A, "T"), ["26 v3"]);
}

#[test]
fn y5_1_a_voyage_ends_in_an_empire() {
    let mut game = given(3).a("cards o5y5g5").game();
    game.refuses(A, "sail T 31 g1", Illegal::NoEmpireThere);
    game.refuses(A, "sail T 27 g2", Illegal::NoEmpireThere);
    // The squares on the way need no empire: 31, 27 and 22 have no marker.
    game.does(A, "sail T 23 g4");
}

#[test]
fn y5_1_players_sail_their_own_ships_only() {
    let mut game = given(3).a("cards g5; ships T").b("ships 23").game();
    game.refuses(A, "sail 23 26 v3", Illegal::NoShipThere);
    game.refuses(A, "sail 26 23 g3", Illegal::NoShipThere);
}

#[test]
fn y5_1_the_destination_has_room_for_two_ships_of_any_players() {
    for (own, others) in [("T 23 23", "T"), ("T 23", "T 23"), ("T", "T 23 23")] {
        let mut game = given(3).a(&format!("cards g4; ships {own}")).b(&format!("ships {others}")).game();
        game.refuses(A, "sail T 23 g4", Illegal::NoRoom);
    }
    let mut game = given(3).a("cards g4; ships T").b("ships 23").c("ships T").game();
    game.does(A, "sail T 23 g4");
    let mut game = given(3).a("cards g4; ships T").b("ships 23").c("ships 23").game();
    game.refuses(A, "sail T 23 g4", Illegal::NoRoom);
}

#[test]
fn y5_1_ships_on_the_way_do_not_matter() {
    // Both ways from Tyros lead through a full square.
    let mut game = given(3)
        .empires("7", "13", "23 22 27 31 T 32 28", "26")
        .a("cards g4; ships T")
        .b("ships 31 31 32 32")
        .game();
    game.refuses(A, "sail T 31 g1", Illegal::NoRoom);
    game.does(A, "sail T 27 g2");
}

#[test]
fn y5_1_until_tyros_has_a_city_each_player_may_have_two_ships_there() {
    let open = given(3)
        .empires("7", "13", "23", "26 30 31 T")
        .a("cards v5; ships 30 T")
        .b("ships T T")
        .c("ships T T");
    open.clone().game().does(A, "sail 30 T v2");
    open.a("ships 30 T T").game().refuses(A, "sail 30 T v2", Illegal::NoRoomOnTyros);
}

#[test]
fn y5_1_once_tyros_has_a_city_it_takes_two_ships_like_any_square() {
    let city =
        given(3).empires("7", "13", "23", "26 30 31 T").a("cards v5; ships 30").b("ships 23; cities T");
    city.clone().c("ships T").game().does(A, "sail 30 T v2");
    city.clone().c("ships T T").game().refuses(A, "sail 30 T v2", Illegal::NoRoom);
    city.b("ships T; cities T").c("ships T").game().refuses(A, "sail 30 T v2", Illegal::NoRoom);
}

#[test]
fn y5_1_tyros_is_no_destination_without_a_marker() {
    let mut game = given(3).a("cards g5v5; ships 26").game();
    game.refuses(A, "sail 26 T v3", Illegal::NoEmpireThere);
}

#[test]
fn y1_7_a_ship_on_16_lies_on_one_of_its_coasts() {
    let italy = given(3).empires("7", "13", "23", "16 15 17 11 12");
    // From the west coast 15 is three steps away, from the east coast 11 is.
    let west = italy.clone().a("cards v3; ships 16w").game();
    assert_eq!(west.voyages(A, "16w"), ["11 v1", "12 v2", "15 v3", "17 v1", "16e v2"]);
    let east = italy.a("cards v3; ships 16e").game();
    assert_eq!(east.voyages(A, "16e"), ["11 v3", "12 v2", "15 v1", "16w v2", "17 v1"]);
}

#[test]
fn y1_7_both_coasts_are_destinations() {
    let game = given(3).empires("7", "13", "23", "16 15 11").a("cards v3; ships 15 11").game();
    assert_eq!(game.voyages(A, "15"), ["16w v3", "16e v1"]);
    assert_eq!(game.voyages(A, "11"), ["16w v1", "16e v3"]);
}

#[test]
fn y1_7_the_limit_of_two_ships_counts_both_coasts_together() {
    let italy = given(3).empires("7", "13", "23", "16 15 17").a("cards v4; ships 15");
    for ships in ["16w 16w", "16e 16e", "16w 16e"] {
        let mut game = italy.clone().b(&format!("ships {ships}")).game();
        game.refuses(A, "sail 15 16e v1", Illegal::NoRoom).refuses(A, "sail 15 16w v3", Illegal::NoRoom);
    }
    let mut game = italy.clone().b("ships 16w").c("ships 16e").game();
    game.refuses(A, "sail 15 16e v1", Illegal::NoRoom);
    for ships in ["16w", "16e"] {
        italy.clone().b(&format!("ships {ships}")).game().does(A, "sail 15 16e v1");
        italy.clone().b(&format!("ships {ships}")).game().does(A, "sail 15 16w v3");
    }
}

#[test]
fn y1_7_sailing_from_one_coast_to_the_other_costs_two_cards() {
    let italy = given(3).empires("7", "13", "23", "16").a("cards v3; ships 16w");
    let mut game = italy.clone().b("ships 16e").game();
    // The square is full, but the number of ships there does not change.
    game.does(A, "sail 16w 16e v2");
    assert_eq!(game.ships(A), "16e");
    let mut game = italy.clone().a("ships 16w 16e").game();
    game.does(A, "sail 16w 16e v2");
    assert_eq!(game.ships(A), "16e 16e");
    let mut game = italy.a("ships 16e").b("ships 16w").game();
    game.does(A, "sail 16e 16w v2");
    assert_eq!(game.ships(A), "16w");
}

#[test]
fn y1_7_arriving_on_the_other_coast_costs_a_card_for_the_owner_of_the_city() {
    let mut game = given(3).empires("7", "13", "23", "16").a("cards v3; ships 16w").b("cities 16").game();
    game.does(A, "sail 16w 16e v2");
    assert_eq!(game.phase(), Phase::Gift { to: B });
    let mut game = given(3).empires("7", "13", "23", "16").a("cards v2; ships 16w").b("cities 16").game();
    game.refuses(A, "sail 16w 16e v2", Illegal::NothingForTheOwner);
}

#[test]
fn y1_7_a_voyage_must_not_end_where_it_began() {
    let mut game = given(3).empires("7", "13", "23", "16").a("cards g3v3; ships 16w 23").game();
    game.refuses(A, "sail 23 23 -", Illegal::SameBerth);
    game.refuses(A, "sail 23 23 g2", Illegal::SameBerth);
    game.refuses(A, "sail 16w 16w v2", Illegal::SameBerth);
}

#[test]
fn y1_7_from_15_to_10_is_five_steps() {
    let mut game = given(3).empires("10", "13", "23", "15").a("cards o5; ships 15").game();
    game.refuses(A, "sail 15 10 o1", Illegal::WrongFare);
    game.does(A, "sail 15 10 o5");
}

#[test]
fn y5_2_a_card_of_the_players_choice_goes_to_the_owner_of_the_city() {
    let mut game = given(3).a("cards o1g4v2; ships T").b("cities 23; cards y1").game();
    game.does(A, "sail T 23 g4");
    assert_eq!(game.phase(), Phase::Gift { to: B });
    assert_eq!(game.asked(), [A]);
    assert_eq!(game.options(A), ["give o", "give v"]);
    game.refuses(A, "give g", Illegal::CardNotHeld);
    game.refuses(A, "pass", Illegal::NotNow);
    game.does(A, "give v");
    assert_eq!([game.hand(A), game.hand(B)], ["o1v1", "y1v1"]);
    assert_eq!(game.discarded(), "g4");
    assert_eq!(game.asked(), [B]);
}

#[test]
fn y5_2_only_the_two_players_see_the_card() {
    let mut game = given(4).a("cards o1g4v2; ships T").b("cities 23").game();
    game.does(A, "sail T 23 g4");
    let given_card = |by: Option<_>| match game.seen(by, A, "give v") {
        Some(Seen::Given { seat: A, to: B, kind }) => kind.known().map(|kind| kind.to_string()),
        other => panic!("{other:?}"),
    };
    assert_eq!(given_card(Some(A)).as_deref(), Some("v"));
    assert_eq!(given_card(Some(B)).as_deref(), Some("v"));
    assert_eq!(given_card(Some(C)), None);
    assert_eq!(given_card(None), None);
}

#[test]
fn y5_2_a_player_without_a_card_left_to_give_cannot_arrive() {
    let mut game = given(3).a("cards g4; ships T").b("cities 23").game();
    game.refuses(A, "sail T 23 g4", Illegal::NothingForTheOwner);
    assert!(game.voyages(A, "T").is_empty());
}

#[test]
fn y5_2_the_player_is_asked_even_if_only_one_kind_is_left() {
    // Otherwise being asked would reveal something about the hand.
    let mut game = given(3).a("cards g5; ships T").b("cities 23").game();
    game.does(A, "sail T 23 g4");
    assert_eq!(game.options(A), ["give g"]);
}

#[test]
fn y5_2_no_card_is_owed_in_the_players_own_city() {
    let mut game = given(3).a("cards g4; ships T; cities 23").game();
    game.does(A, "sail T 23 g4");
    assert_eq!(game.asked(), [B]);
}
