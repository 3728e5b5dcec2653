//! Y1: components and the board.

use alcazar_core::{Game, Viewer};
use tyros::{Berth, Berths, Illegal, Options, Square, State};

use crate::builder::{A, given, list, one};

/// Whether a ship can sail along these squares, one step each, on either coast of Italy.
fn is_route(route: &str) -> bool {
    let squares: Vec<Square> = route.split('-').map(one).collect();
    let mut reached = tyros::Squares::only(squares[0]).berths();
    for &next in &squares[1..] {
        let steps = reached.iter().fold(Berths::EMPTY, |steps, berth| steps.or(berth.sea_ways()));
        reached = steps.and(tyros::Squares::only(next).berths());
    }
    !reached.is_empty()
}

fn distance(from: &str, to: &str) -> u8 {
    one::<Berth>(from).distance(one(to))
}

#[test]
fn y1_1_sixty_cards_of_which_four_are_jokers() {
    let state = State::setup(4, &Options::default()).unwrap();
    assert_eq!(state.view(Viewer::Spectator).text().draw_pile, 60);
    given(3).discard("o14y14g14v14j4").game();
    for (cards, kind) in [("o15", "o"), ("y15", "y"), ("g15", "g"), ("v15", "v"), ("j5", "j")] {
        let reasons = given(3).discard(cards).impossible();
        assert_eq!(reasons, [tyros::Impossible::TooManyCards { kind: one(kind) }]);
    }
}

#[test]
fn y1_2_thirty_two_tiles_one_per_numbered_square() {
    let state = State::setup(4, &Options::default()).unwrap();
    assert_eq!(state.view(Viewer::Spectator).text().tile_pile, 32);
    assert_eq!(Square::numbered(0), None);
    assert_eq!(Square::numbered(33), None);
    assert_eq!(
        Square::all().filter(|square| Square::numbered(square.index() as u8 + 1).is_some()).count(),
        32
    );
}

#[test]
fn y1_3_with_no_ship_left_none_can_be_built() {
    let nine =
        given(3).empires("7 6 10 11", "13", "23", "26").a("cards o1; cities 7; ships T T 6 6 10 10 11 11 13");
    nine.clone().game().does(A, "build 7 o1");
    nine.a("ships T T 6 6 10 10 11 11 13 13").game().refuses(A, "build 7 o1", Illegal::NoShipLeft);
    let on_tyros = given(3).empires("7 6 10 11 12", "13", "23", "26").b("ships T").c("ships T");
    let nine = on_tyros.clone().a("cards o4; ships T 6 6 10 10 11 11 12 13");
    nine.game().does(A, "build T");
    on_tyros.a("cards o4; ships T 6 6 10 10 11 11 12 12 13").game().refuses(
        A,
        "build T",
        Illegal::NoShipLeft,
    );
}

#[test]
fn y1_3_with_no_city_marker_left_none_can_be_founded() {
    let orange = "1 2 3 4 5 6 7 8 9 10 11";
    let nine = given(3).empires(orange, "13", "23", "26").a("cards o5; ships 11; cities 1 2 3 4 5 6 7 8 9");
    nine.clone().game().does(A, "found 11 o5");
    nine.a("cities 1 2 3 4 5 6 7 8 9 10").game().refuses(A, "found 11 o5", Illegal::NoCityLeft);
}

#[test]
fn y1_4_the_board_is_numbered_down_each_column_from_the_west() {
    for (square, place) in
        [("1", (0, 0)), ("5", (0, 4)), ("6", (1, 0)), ("9", (1, 3)), ("10", (2, 0)), ("16", (3, 1))]
    {
        assert_eq!(one::<Square>(square).place(), place, "{square}");
    }
    for (square, place) in
        [("24", (4, 4)), ("27", (5, 2)), ("28", (5, 4)), ("31", (6, 2)), ("T", (6, 3)), ("32", (6, 4))]
    {
        assert_eq!(one::<Square>(square).place(), place, "{square}");
    }
    assert_eq!(Square::all().count(), 33);
}

#[test]
fn y1_5_neighbours_are_side_by_side() {
    let table = [
        ("1", "2 6"),
        ("7", "2 6 8 11"),
        ("16", "11 15 17 21"),
        ("9", "4 8 13"),
        ("5", "4"),
        ("14", "13 19"),
        ("27", "22 26 31"),
        ("23", "18 22 24"),
        ("28", "24 32"),
        ("29", "25 30"),
        ("31", "27 30 T"),
        ("32", "28 T"),
        ("T", "31 32"),
    ];
    for (square, neighbours) in table {
        assert_eq!(one::<Square>(square).neighbours(), list(neighbours), "{square}");
    }
}

#[test]
fn y1_6_the_rulebooks_legal_routes() {
    for route in [
        "T-32-28-24-23",
        "T-31-27-22-23",
        "31-30-26-25-29",
        "22-17-12-8",
        "22-17-16-15",
        "15-16-17-16-11-10",
        "15-16-17-12-11-10",
    ] {
        assert!(is_route(route), "{route}");
    }
}

#[test]
fn y1_6_the_rulebooks_illegal_routes() {
    for route in ["31-30-29", "26-21-16", "15-10", "15-16-11"] {
        assert!(!is_route(route), "{route}");
    }
}

#[test]
fn y1_6_the_rulebooks_shortest_routes() {
    assert_eq!(distance("22", "8"), 3);
    assert_eq!(distance("22", "15"), 3);
    assert_eq!(distance("31", "29"), 4);
    assert_eq!(distance("T", "23"), 4);
}

#[test]
fn y1_6_the_sea_ways_of_every_berth() {
    let table = [
        ("1", "2"),
        ("2", "1 3"),
        ("3", "2 4"),
        ("4", "3 5 9"),
        ("5", "4"),
        ("6", "7 10"),
        ("7", "6 8 11"),
        ("8", "7 9 12"),
        ("9", "4 8 13"),
        ("10", "6 11"),
        ("11", "7 10 12 16w"),
        ("12", "8 11 13 17"),
        ("13", "9 12 14 18"),
        ("14", "13 19"),
        ("15", "16e"),
        ("16w", "11 17"),
        ("16e", "15 17"),
        ("17", "12 16w 16e 18 22"),
        ("18", "13 17 19 23"),
        ("19", "14 18 24"),
        ("20", "25"),
        ("21", "22 26"),
        ("22", "17 21 23 27"),
        ("23", "18 22 24"),
        ("24", "19 23 28"),
        ("25", "20 26 29"),
        ("26", "21 25 27 30"),
        ("27", "22 26 31"),
        ("28", "24 32"),
        ("29", "25"),
        ("30", "26 31"),
        ("31", "27 30 T"),
        ("32", "28 T"),
        ("T", "31 32"),
    ];
    assert_eq!(table.len(), Berth::all().count());
    for (berth, ways) in table {
        assert_eq!(one::<Berth>(berth).sea_ways(), list(ways), "{berth}");
    }
}

#[test]
fn y1_6_the_price_of_a_voyage_is_the_length_of_a_shortest_route() {
    for from in Berth::all() {
        let mut reached = Berths::only(from);
        let mut steps = 0;
        while reached != Berths::ALL {
            for to in reached.iter() {
                assert!(from.distance(to) <= steps, "{from} {to}");
            }
            for to in Berths::ALL.minus(reached).iter() {
                assert!(from.distance(to) > steps, "{from} {to}");
            }
            reached = reached.iter().fold(reached, |all, berth| all.or(berth.sea_ways()));
            steps += 1;
        }
    }
}

#[test]
fn y1_7_rounding_italy_takes_five_steps_either_way() {
    assert_eq!(distance("15", "10"), 5);
    assert_eq!(distance("16w", "16e"), 2);
    assert_eq!(distance("16e", "11"), 3);
    assert_eq!(distance("16w", "11"), 1);
    assert_eq!(distance("16e", "15"), 1);
    assert_eq!(distance("16w", "15"), 3);
}

#[test]
fn y1_8_every_square_has_a_unique_name() {
    let mut names: Vec<_> = Square::all().map(Square::name).collect();
    assert_eq!((names[0], names[15], names[31], names[32]), ("galicia", "italy", "gaza", "tyros"));
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), 33);
}
