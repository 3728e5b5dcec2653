//! G1: the components, counted by the weights of the first draw from each pile.

use std::collections::BTreeMap;

use alcazar_core::{Chances, Game};
use governor::{Card, Cell, Chance, City, CityWay, Culture, Options, Phase, Shape, State, Tile, Token};

use crate::builder::{A, Play, all_cards, table};

fn weights(state: &State) -> Vec<(Chance, u32)> {
    match state.chances() {
        Chances::Weighted(chances) => chances,
        Chances::SampleOnly => panic!("the outcomes can't be listed"),
    }
}

/// All tiles of one cell, with the number of copies of each.
fn tiles() -> Vec<(Tile, u32)> {
    let options = Options { city: CityWay::Drafted, ..Options::default() };
    let mut state = State::setup(2, &options).unwrap();
    state.chance("starter 0").chance("deal cccj").chance("deal jjmm");
    let tile = |(chance, weight)| match chance {
        Chance::Tile(tile) => (tile, weight),
        other => panic!("{other}"),
    };
    weights(&state).into_iter().map(tile).collect()
}

#[test]
fn g1_1_there_are_sixty_tiles_of_one_cell_four_of_them_streetless() {
    let tiles = tiles();
    assert_eq!(tiles.iter().map(|(_, count)| count).sum::<u32>(), 60);
    assert!(tiles.contains(&(Tile::STREETLESS, 4)));
    assert!(tiles.iter().all(|(tile, _)| tile.has_street() != tile.people.is_empty()));
}

#[test]
fn g1_1_the_centre_has_a_street_at_each_of_its_eight_edges() {
    let around = ["d3", "e3", "c4", "f4", "c5", "f5", "d6", "e6"];
    let text = "d3:s.c e3:s.j c4:e.m f4:w.cj c5:e.cm f5:w.jm d6:ns.c e6:ns.j";
    let city: City = text.parse().unwrap();
    let connected: Vec<String> = city.connected(Cell::CENTRE).iter().map(|cell| cell.to_string()).collect();
    assert_eq!(connected, around);
    assert!(city.people(Cell::CENTRE).is_empty());
    assert_eq!(city.tile(Cell::CENTRE), None);
}

#[test]
fn g1_2_the_street_tiles_are_those_of_the_table() {
    let mixes = [[1, 0, 0], [2, 0, 0], [1, 1, 0], [3, 0, 0], [2, 1, 0], [1, 1, 1]];
    let table = [
        (Shape::DeadEnd, [3, 0, 3, 0, 0, 0]),
        (Shape::Straight, [3, 3, 3, 0, 0, 1]),
        (Shape::Corner, [0, 3, 3, 0, 6, 2]),
        (Shape::Tee, [0, 0, 3, 3, 6, 4]),
        (Shape::Cross, [0, 0, 0, 3, 6, 1]),
    ];
    let tiles = tiles();
    for (shape, counts) in table {
        for (mix, count) in mixes.into_iter().zip(counts) {
            let matches = |tile: Tile| {
                let mut people = Culture::ALL.map(|culture| tile.people.count(culture));
                people.sort_unstable_by(|one, other| other.cmp(one));
                tile.shape == shape && people == mix
            };
            let found: u32 = tiles.iter().filter(|(tile, _)| matches(*tile)).map(|(_, count)| count).sum();
            assert_eq!(found, count, "{shape:?} {mix:?}");
        }
    }
}

#[test]
fn g1_3_there_are_eight_influence_cards_of_each_culture() {
    let mut state = State::setup(6, &Options::default()).unwrap();
    state.chance("starter 0");
    for hand in ["cccc", "cccc", "jjjj", "jjjj", "mmmm"] {
        state.chance(&format!("deal {hand}"));
    }
    assert_eq!(weights(&state), [("deal mmmm".parse().unwrap(), 1)], "six players are dealt all cards");
}

#[test]
fn g1_4_there_are_sixteen_tokens_of_each_culture_four_twos_and_four_threes() {
    let mut state = table().at(A, "d3").state();
    state.does(A, "poll");
    let expected: Vec<(Chance, u32)> =
        Token::ALL.map(Chance::Token).into_iter().zip([16, 16, 16, 4, 4]).collect();
    assert_eq!(weights(&state), expected);
}

#[test]
fn g1_5_there_are_ten_discredits_of_each_culture() {
    let places = ["d1", "d2", "e2", "b3", "d3", "e3", "g3", "b4", "c4"];
    let nine =
        places.iter().fold(table().at(A, "g4").up("g4", Token::Two).phase(Phase::Act), |draft, place| {
            draft.discredit(place, "m")
        });
    assert!(nine.state().may(A, "discredit m"));
    assert!(!nine.discredit("f4", "m").state().may(A, "discredit m"));
}

#[test]
fn g1_6_there_are_thirty_two_action_cards_of_twelve_kinds() {
    let mut state = table().phase(Phase::Act).state();
    state.does(A, "draw");
    let drawn: BTreeMap<Card, u8> = all_cards().into();
    let expected: Vec<(Chance, u32)> =
        drawn.into_iter().map(|(card, count)| (Chance::Card(card), count.into())).collect();
    assert_eq!(weights(&state), expected);
    assert_eq!(expected.iter().map(|(_, count)| count).sum::<u32>(), 32);
}

/// G2.2: a tile in the city can't be drawn again.
#[test]
fn g2_2_a_drawn_tile_is_removed_from_the_pile() {
    let options = Options { city: CityWay::Drafted, ..Options::default() };
    let mut state = State::setup(2, &options).unwrap();
    state
        .chance("starter 0")
        .chance("deal cccj")
        .chance("deal jjmm")
        .chance("tile cross.cjm")
        .does(A, "lay d3 nesw");
    assert_eq!(weights(&state).iter().map(|(_, count)| count).sum::<u32>(), 59);
    assert!(state.check_chance(&"tile cross.cjm".parse().unwrap()).is_err(), "there is only one such tile");
    assert!(state.check_chance(&"tile tee.cjm".parse().unwrap()).is_ok());
}
