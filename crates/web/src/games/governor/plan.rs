//! The layout of the city, in units of a hundredth of a cell, with the north-west corner at the origin.

use alcazar_core::Seat;
use governor::{Cell, CityWay, OpenPosition};

/// A point in the picture.
pub type Point = (f64, f64);

/// The width of a cell.
pub const CELL: f64 = 100.0;

/// Where a support token lies on its tile.
pub const TOKEN: Point = (80.5, 80.5);

/// Where a discredit lies on its tile.
pub const DISCREDIT: Point = (50.0, 83.0);

/// Where a discredit lies on the centre.
const DISCREDIT_IN_CENTRE: Point = (100.0, 152.0);

/// The north-west corner of a district.
pub fn corner(cell: Cell) -> Point {
    (CELL * f64::from(cell.column()), CELL * f64::from(cell.row()))
}

/// The width and height of a district.
pub fn side(cell: Cell) -> f64 {
    if cell == Cell::CENTRE { 2.0 * CELL } else { CELL }
}

/// The middle of a district.
pub fn middle(cell: Cell) -> Point {
    let (x, y) = corner(cell);
    (x + side(cell) / 2.0, y + side(cell) / 2.0)
}

/// Where a discredit lies in a district.
pub fn discredit(cell: Cell) -> Point {
    let (x, y) = corner(cell);
    let (dx, dy) = if cell == Cell::CENTRE { DISCREDIT_IN_CENTRE } else { DISCREDIT };
    (x + dx, y + dy)
}

/// Where candidates stand on the centre, by seat: around the fountain.
const CENTRE_PLACES: [Point; 6] =
    [(56.0, 84.0), (146.0, 84.0), (38.0, 128.0), (164.0, 128.0), (62.0, 176.0), (142.0, 176.0)];

/// The position and scale of a candidate's feet: the `nth` of `of` candidates in a district.
pub fn candidate_place(cell: Cell, seat: Seat, nth: usize, of: usize) -> (Point, f64) {
    let (x, y) = corner(cell);
    if cell == Cell::CENTRE {
        let (dx, dy) = CENTRE_PLACES[seat.index() % CENTRE_PLACES.len()];
        return ((x + dx, y + dy), 0.78);
    }
    let place = |count: usize| f64::from(u8::try_from(count).unwrap_or(u8::MAX));
    // Three in a row; the next three stand in front of them.
    let (row, in_row) = (nth / 3, (of - 3 * (nth / 3)).min(3));
    let apart = if of < 3 { 19.0 } else { 23.0 };
    let dx = apart * (place(nth % 3) - (place(in_row) - 1.0) / 2.0);
    ((x + 50.0 + dx, y + 68.0 + 20.0 * place(row)), if of < 3 { 0.78 } else { 0.64 })
}

/// The visible part of the frame as left, top, width and height: all of it during a drafted set-up, then
/// the city.
pub fn window(open: &OpenPosition) -> (f64, f64, f64, f64) {
    /// The space around the outermost tiles.
    const MARGIN: f64 = 14.0;
    let is_laid = open.round > 0 || open.way == CityWay::Quick && !open.city.tiles().is_empty();
    let cells: Vec<Point> = if is_laid { open.city.tiles().iter().map(corner).collect() } else { Vec::new() };
    let min = |of: fn(&Point) -> f64, limit: f64| cells.iter().map(of).fold(limit, f64::min);
    let max = |of: fn(&Point) -> f64, limit: f64| cells.iter().map(of).fold(limit, f64::max);
    let (left, right, top, bottom) = if cells.is_empty() {
        (0.0, 7.0 * CELL, 0.0, 7.0 * CELL)
    } else {
        (
            min(|(x, _)| *x, 3.0 * CELL),
            max(|(x, _)| *x, 4.0 * CELL),
            min(|(_, y)| *y, 3.0 * CELL),
            max(|(_, y)| *y, 4.0 * CELL),
        )
    };
    (left - MARGIN, top - MARGIN, right - left + CELL + 2.0 * MARGIN, bottom - top + CELL + 2.0 * MARGIN)
}

/// A number for each cell that selects a drawing, so that the tiles of a city don't look alike.
pub fn variant(cell: Cell) -> usize {
    usize::from(cell.column()) * 2 + usize::from(cell.row()) * 5
}

#[cfg(test)]
mod tests {
    use alcazar_core::Game as _;
    use governor::{Options, State};

    use super::*;

    #[test]
    fn candidates_stand_apart_on_their_own_district() {
        for cell in [Cell::CENTRE, Cell::at(2, 5).unwrap()] {
            let (left, top) = corner(cell);
            for of in 1..=6 {
                let places: Vec<Point> =
                    (0..of).map(|nth| candidate_place(cell, Seat::new(nth), nth, of).0).collect();
                for (nth, &(x, y)) in places.iter().enumerate() {
                    assert!((left..left + side(cell)).contains(&x) && (top..top + side(cell)).contains(&y));
                    assert!(places[..nth].iter().all(|&other| other != (x, y)), "{places:?}");
                }
            }
        }
    }

    #[test]
    fn the_whole_city_is_in_the_window() {
        let mut state = State::setup(3, &Options::default()).unwrap();
        let mut luck = <rand::rngs::StdRng as rand::SeedableRng>::seed_from_u64(1);
        assert_eq!(window(&state.view(alcazar_core::Viewer::Spectator).open()), (-14.0, -14.0, 828.0, 828.0));
        state.resolve_chance(&mut luck);
        let open = state.view(alcazar_core::Viewer::Spectator).open();
        let (left, top, width, height) = window(&open);
        for (x, y) in open.city.tiles().iter().map(corner) {
            assert!(left < x && x + CELL < left + width && top < y && y + CELL < top + height);
        }
    }
}
