//! Y2: set-up.

use std::collections::BTreeSet;

use alcazar_core::{Chances, Game, Seat, SetupError, Turn};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use tyros::{Chance, Founding, Illegal, Options, Phase, Squares, State};

use crate::builder::{A, B, C, Played, one};

fn setup(players: usize, founding: Founding, start: Option<Seat>) -> Played {
    Played(State::setup(players, &Options { founding, start, ..Options::default() }).unwrap())
}

#[test]
fn y2_three_or_four_can_play() {
    for players in [0, 1, 2, 5, 6] {
        let error = State::setup(players, &Options::default()).unwrap_err();
        assert_eq!(error, SetupError::Players { players, least: 3, most: 4 });
    }
}

#[test]
fn y2_1_each_player_has_two_ships_on_tyros() {
    let game = setup(4, Founding::Variable, None);
    for seat in Seat::first(4) {
        assert_eq!(game.ships(seat), "T T");
        assert_eq!(game.cities(seat), "");
    }
}

#[test]
fn y2_2_a_first_game_begins_on_7_13_23_and_26() {
    let game = setup(3, Founding::FirstGame, Some(A));
    let empires = game.table().empires;
    assert_eq!(empires.orange.iter().map(|square| square.to_string()).collect::<Vec<_>>(), ["7"]);
    assert_eq!(empires.yellow.iter().map(|square| square.to_string()).collect::<Vec<_>>(), ["13"]);
    assert_eq!(empires.green.iter().map(|square| square.to_string()).collect::<Vec<_>>(), ["23"]);
    assert_eq!(empires.violet.iter().map(|square| square.to_string()).collect::<Vec<_>>(), ["26"]);
    // Their tiles leave the game.
    for tile in ["7", "13", "23", "26"] {
        let mut game = game;
        game.refuses_chance(&format!("tiles {}", with_three_others(tile)), Illegal::NotInTilePile);
    }
}

fn with_three_others(tile: &str) -> String {
    let mut tiles: Vec<u8> = vec![1, 2, 3, one(tile)];
    tiles.sort_unstable();
    tiles.iter().map(u8::to_string).collect::<Vec<_>>().join(",")
}

#[test]
fn y2_2_empires_are_founded_orange_yellow_green_violet() {
    let mut game = setup(3, Founding::Variable, Some(A));
    for (empire, square) in [("orange", 1), ("yellow", 10), ("green", 20), ("violet", 28)] {
        assert_eq!(game.phase(), Phase::Founding { empire: one(empire) });
        game.chance(&format!("found {square}"));
    }
    let empires = game.table().empires;
    let squares = [empires.orange, empires.yellow, empires.green, empires.violet].map(Squares::len);
    assert_eq!(squares, [1, 1, 1, 1]);
    assert_eq!(game.phase(), Phase::DealTiles { seat: A });
}

#[test]
fn y2_2_no_two_empires_are_founded_on_neighbouring_squares() {
    let mut game = setup(3, Founding::Variable, Some(A));
    game.chance("found 16");
    for square in ["11", "15", "17", "21", "16"] {
        game.refuses_chance(&format!("found {square}"), Illegal::NoFoundingThere);
    }
    assert!(matches!(game.0.chances(), Chances::Weighted(squares) if squares.len() == 32 - 5));
    game.refuses_chance("found T", Illegal::NoFoundingThere);
    game.chance("found 10").chance("found 22");
}

#[test]
fn y2_2_a_marked_tyros_counts_as_founded() {
    let mut game = setup(3, Founding::Variable, Some(A));
    game.chance("found 31");
    assert!(game.table().empires.orange.contains(one("T")));
    for square in ["27", "30", "32"] {
        game.refuses_chance(&format!("found {square}"), Illegal::NoFoundingThere);
    }
}

#[test]
fn y2_2_each_admissible_square_is_equally_likely() {
    let game = setup(3, Founding::Variable, Some(A));
    let Chances::Weighted(chances) = game.0.chances() else { panic!("the outcomes can be listed") };
    assert_eq!(chances.len(), 32);
    assert!(chances.iter().all(|(_, weight)| *weight == 1));
}

#[test]
fn y2_3_four_tiles_to_each_player_in_secret() {
    let mut game = setup(4, Founding::FirstGame, Some(B));
    for (seat, tiles) in [(1, "1,2,3,4"), (2, "5,6,8,9"), (3, "10,11,12,14"), (0, "15,16,17,18")] {
        assert_eq!(game.phase(), Phase::DealTiles { seat: Seat::new(seat) });
        game.refuses_chance("tiles 27,28,29", Illegal::NotInTilePile);
        game.chance(&format!("tiles {tiles}"));
    }
    assert_eq!(game.tiles(A), "15,16,17,18");
    assert_eq!(game.tiles(B), "1,2,3,4");
    assert_eq!(game.phase(), Phase::DealCards { seat: B });
    let spectator = game.0.view(alcazar_core::Viewer::Spectator).text();
    assert_eq!(spectator.tile_pile, 12);
    assert!(spectator.hands.values().all(|hand| hand.tiles == 4));
}

#[test]
fn y2_3_the_start_player_is_drawn_by_lot_unless_named() {
    let mut game = setup(3, Founding::FirstGame, None);
    assert_eq!(game.0.turn(), Turn::Chance);
    let Chances::Weighted(chances) = game.0.chances() else { panic!("the outcomes can be listed") };
    assert_eq!(chances, Seat::first(3).map(|seat| (Chance::Start(seat), 1)).collect::<Vec<_>>());
    game.refuses_chance("start turquoise", Illegal::NoSuchPlayer);
    game.refuses_chance("tiles 1,2,3,4", Illegal::OtherChance);
    game.chance("start white");
    assert_eq!(game.table().start, C);
    assert_eq!(game.phase(), Phase::DealTiles { seat: C });
    let options = Options { start: Some(Seat::D), ..Options::default() };
    let error = State::setup(3, &options).unwrap_err();
    assert_eq!(error, SetupError::Option { option: "start", value: "3".into() });
}

#[test]
fn y2_chance_samples_every_possible_outcome_and_no_other() {
    let luck = &mut Xoshiro256PlusPlus::seed_from_u64(3);
    let mut founded = BTreeSet::new();
    for _ in 0..400 {
        let mut game = setup(3, Founding::Variable, None).0;
        game.resolve_chance(luck);
        assert!(matches!(game.turn(), Turn::Seats(_)));
        let empires = game.position().table.empires;
        founded.extend(empires.violet.iter());
        let squares = empires.orange.or(empires.yellow).or(empires.green).or(empires.violet);
        assert!(squares.len() == 4 || squares.contains(one("T")));
    }
    assert_eq!(founded.len(), 33);
}
