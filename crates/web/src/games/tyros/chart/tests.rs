//! The drawing agrees with the rules: squares look connected by sea exactly if they are.

use std::collections::BTreeSet;

use tyros::{Squares, board};

use super::*;

/// Whether a point is on land.
fn is_land((x, y): (f64, f64)) -> bool {
    let crosses = |(from, to): (Spot, Spot)| {
        let ((ax, ay), (bx, by)) =
            ((f64::from(from.0), f64::from(from.1)), (f64::from(to.0), f64::from(to.1)));
        (ay > y) != (by > y) && x < (bx - ax) * (y - ay) / (by - ay) + ax
    };
    let is_inside = |outline: &&[Spot]| {
        let next = outline.iter().skip(1).chain(outline.first());
        outline.iter().zip(next).filter(|(from, to)| crosses((**from, **to))).count() % 2 == 1
    };
    LANDS.iter().any(is_inside)
}

fn exact((x, y): Spot) -> (f64, f64) {
    (f64::from(x), f64::from(y))
}

/// The column and row that contain a point.
fn cell_of((x, y): (f64, f64)) -> (i32, i32) {
    ((x / 100.0).floor() as i32, (y / 100.0).floor() as i32)
}

fn cell_of_square(square: Square) -> (i32, i32) {
    let (column, row) = cell(square);
    (column.into(), row.into())
}

/// Closely spaced points along a polyline.
fn along(line: &[Spot]) -> impl Iterator<Item = (f64, f64)> {
    line.windows(2).flat_map(|pair| {
        let ((ax, ay), (bx, by)) = (exact(pair[0]), exact(pair[1]));
        (0..=40).map(move |part| {
            let part = f64::from(part) / 40.0;
            (ax + (bx - ax) * part, ay + (by - ay) * part)
        })
    })
}

fn berth(number: u8) -> Berth {
    Berth::all().nth(usize::from(number) - 1).unwrap()
}

#[test]
fn every_square_has_its_own_cell_and_its_neighbours_touch_it() {
    let places: BTreeSet<(u8, u8)> = Square::all().map(cell).collect();
    assert_eq!(places.len(), board::SQUARES);
    assert!(!places.contains(&SERPENT) && !places.contains(&DESERT));
    assert_eq!(
        places.len() + 2,
        usize::from(GRID.0) * usize::from(GRID.1),
        "the squares, the serpent and the desert fill the grid"
    );
    for square in Square::all() {
        let (column, row) = cell_of_square(square);
        let touching: Squares = Square::all()
            .filter(|other| {
                let (x, y) = cell_of_square(*other);
                (column - x).abs() + (row - y).abs() == 1
            })
            .collect();
        assert_eq!(touching, square.neighbours(), "{square}");
    }
}

#[test]
fn berths_are_in_the_water_and_cities_on_the_land_of_their_square() {
    for berth in Berth::all() {
        let spot = exact(BERTHS[berth.index()]);
        assert_eq!(cell_of(spot), cell_of_square(berth.square()), "{berth}");
        assert!(!is_land(spot), "{berth} lies on land");
    }
    for square in Square::all() {
        let spot = exact(CITIES[square.index()]);
        assert_eq!(cell_of(spot), cell_of_square(square), "{square}");
        assert!(is_land(spot), "the city of {square} stands in the water");
    }
}

#[test]
fn the_sea_ways_are_those_of_the_rules_and_stay_in_the_water() {
    let mut drawn = BTreeSet::new();
    for (a, b, via) in WAYS {
        assert!(berth(a).sea_ways().contains(berth(b)), "{a}-{b} is not a sea way");
        drawn.extend([(a, b), (b, a)]);
        let ends = [BERTHS[usize::from(a) - 1], BERTHS[usize::from(b) - 1]];
        let line: Vec<Spot> = [&ends[..1], via, &ends[1..]].concat();
        let squares = [berth(a), berth(b)].map(|berth| cell_of_square(berth.square()));
        for place in along(&line) {
            assert!(!is_land(place), "{a}-{b} goes over land at {place:?}");
            // A point on a side belongs to both squares.
            let near = [(-0.01, -0.01), (-0.01, 0.01), (0.01, -0.01), (0.01, 0.01)];
            let is_inside = near.iter().any(|(x, y)| squares.contains(&cell_of((place.0 + x, place.1 + y))));
            assert!(is_inside, "{a}-{b} leaves its squares at {place:?}");
        }
    }
    let ruled: BTreeSet<(u8, u8)> = Berth::all()
        .flat_map(|from| from.sea_ways().iter().map(move |to| (number(from), number(to))))
        .collect();
    assert_eq!(drawn, ruled);
}

#[test]
fn a_side_without_a_sea_way_is_land_from_end_to_end() {
    let mut borders = 0;
    for square in Square::all() {
        for other in square.neighbours().iter().filter(|other| *other > square) {
            let berths = |square: Square| Squares::only(square).berths();
            let is_joined = berths(square).iter().any(|from| !from.sea_ways().and(berths(other)).is_empty());
            if is_joined {
                continue;
            }
            borders += 1;
            let ((ax, ay), (bx, by)) = (cell(square), cell(other));
            let far = |a: u8, b: u8| i16::from(a.max(b)) * 100;
            let (from, to) = if ay == by {
                ((far(ax, bx), i16::from(ay) * 100), (far(ax, bx), i16::from(ay) * 100 + 100))
            } else {
                ((i16::from(ax) * 100, far(ay, by)), (i16::from(ax) * 100 + 100, far(ay, by)))
            };
            for place in along(&[from, to]) {
                assert!(is_land(place), "there is water between {square} and {other} at {place:?}");
            }
        }
    }
    // Y1.6 names eight sides without a sea way.
    assert_eq!(borders, 8);
}

#[test]
fn a_voyage_has_as_many_steps_as_it_costs_cards() {
    for from in Berth::all() {
        for to in Berth::all().filter(|to| *to != from) {
            let berths = voyage(from, to);
            assert_eq!(berths.len(), usize::from(from.distance(to)) + 1, "{from}-{to}");
            assert_eq!(berths.last(), Some(&to));
            let line = WIDE.voyage(from, to);
            assert_eq!((line.first(), line.last()), (Some(&WIDE.berth(from)), Some(&WIDE.berth(to))));
        }
    }
}
