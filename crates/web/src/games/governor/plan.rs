//! The layout of the city, in units of a hundredth of a cell, with the north-west corner at the origin.

use alcazar_core::Seat;
use governor::{Cell, CityWay, OpenPosition};

/// A point in the picture.
pub type Point = (f64, f64);

/// The width of a cell.
pub const CELL: f64 = 100.0;

/// Where a support token lies on its tile.
pub const TOKEN: Point = (81.0, 81.0);

/// The space around the outermost tiles, for the city wall and the coordinates.
pub const MARGIN: f64 = 40.0;

/// Where a discredit hangs, from the middle of its district.
const DISCREDIT: Point = (0.0, 14.0);

/// Where a discredit hangs on the centre, from its middle.
const DISCREDIT_IN_CENTRE: Point = (0.0, 52.0);

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

/// The part of the frame that is shown, and how it lies in the window.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Frame {
    left: f64,
    top: f64,
    width: f64,
    height: f64,
    /// Whether west is up, because the city is larger that way. Pieces and texts stay upright.
    pub is_turned: bool,
}

impl Frame {
    /// The laid tiles and a margin; while tiles are laid, also the cells around them.
    pub fn of(open: &OpenPosition) -> Self {
        let around = u8::from(!is_laid(open));
        let tiles = || open.city.tiles().iter().filter(|&cell| cell != Cell::CENTRE);
        // The centre covers the columns and rows 3 and 4.
        let range = |of: fn(Cell) -> u8| {
            let min = tiles().map(of).min().unwrap_or(3).min(3);
            let max = tiles().map(of).max().unwrap_or(4).max(4);
            let (min, max) = (min.saturating_sub(around), (max + around).min(7));
            (CELL * f64::from(min) - MARGIN, CELL * f64::from(max + 1) + MARGIN)
        };
        let ((left, right), (top, bottom)) = (range(Cell::column), range(Cell::row));
        Self { left, top, width: right - left, height: bottom - top, is_turned: false }
    }

    /// The same part, turned if it is clearly larger that way in a window of this size.
    pub fn fitted(self, (width, height): Point) -> Self {
        let scale = |across: f64, down: f64| (width / across).min(height / down);
        let is_turned = scale(self.height, self.width) > 1.1 * scale(self.width, self.height);
        Self { is_turned, ..self }
    }

    /// The columns that are shown.
    pub fn columns(self) -> impl Iterator<Item = u8> {
        cells(self.left, self.width)
    }

    /// The rows that are shown.
    pub fn rows(self) -> impl Iterator<Item = u8> {
        cells(self.top, self.height)
    }

    /// The edges: left, top, right, bottom.
    pub fn edges(self) -> (f64, f64, f64, f64) {
        (self.left, self.top, self.left + self.width, self.top + self.height)
    }

    /// The shown rectangle on the screen as left, top, width and height. A turned picture is turned clockwise
    /// about the origin.
    fn rectangle(self) -> (f64, f64, f64, f64) {
        if self.is_turned {
            (-self.top - self.height, self.left, self.height, self.width)
        } else {
            (self.left, self.top, self.width, self.height)
        }
    }

    /// The view box of the picture.
    pub fn view_box(self) -> String {
        let (left, top, width, height) = self.rectangle();
        format!("{left} {top} {width} {height}")
    }

    /// Width divided by height.
    pub fn proportion(self) -> f64 {
        let (.., width, height) = self.rectangle();
        width / height
    }

    /// The height of a cell as a part of the height of the picture.
    pub fn cell_height(self) -> f64 {
        let (.., height) = self.rectangle();
        CELL / height
    }

    /// Where a point is on the screen, in parts of the picture's width and height.
    pub fn part(self, (x, y): Point) -> Point {
        let (left, top, width, height) = self.rectangle();
        let (x, y) = if self.is_turned { (-y, x) } else { (x, y) };
        ((x - left) / width, (y - top) / height)
    }

    /// The point that is this far from another on the screen.
    fn away(self, (x, y): Point, (right, down): Point) -> Point {
        if self.is_turned { (x + down, y - right) } else { (x + right, y + down) }
    }

    /// Where a discredit hangs in a district.
    pub fn discredit(self, cell: Cell) -> Point {
        self.away(middle(cell), if cell == Cell::CENTRE { DISCREDIT_IN_CENTRE } else { DISCREDIT })
    }

    /// The position and scale of a candidate's feet: the `nth` of `of` candidates in a district.
    pub fn candidate(self, cell: Cell, seat: Seat, nth: usize, of: usize) -> (Point, f64) {
        if cell == Cell::CENTRE {
            let place = CENTRE_PLACES[seat.index() % CENTRE_PLACES.len()];
            return (self.away(middle(cell), place), 0.8);
        }
        let place = |count: usize| f64::from(u8::try_from(count).unwrap_or(u8::MAX));
        // Three in a row; the next three stand in front of them.
        let (row, in_row) = (nth / 3, (of - 3 * (nth / 3)).min(3));
        let apart = if of < 3 { 24.0 } else { 22.0 };
        let right = apart * (place(nth % 3) - (place(in_row) - 1.0) / 2.0);
        let down = if of > 3 { -4.0 + 18.0 * place(row) } else { 7.0 };
        (self.away(middle(cell), (right, down)), if of < 3 { 0.7 } else { 0.6 })
    }
}

/// Where candidates stand on the centre, by seat, from its middle: around the fountain.
const CENTRE_PLACES: [Point; 6] =
    [(-46.0, -14.0), (46.0, -14.0), (-62.0, 32.0), (62.0, 32.0), (-36.0, 74.0), (40.0, 74.0)];

/// The cells between two margins.
fn cells(from: f64, length: f64) -> impl Iterator<Item = u8> {
    let is_shown = move |cell: &u8| {
        let middle = CELL * (f64::from(*cell) + 0.5);
        from < middle && middle < from + length
    };
    (0..8).filter(is_shown)
}

/// Whether the city is complete.
pub fn is_laid(open: &OpenPosition) -> bool {
    open.round > 0 || open.way == CityWay::Quick && !open.city.tiles().is_empty()
}

/// A number for each cell that selects a drawing, so that the tiles of a city don't look alike.
pub fn variant(cell: Cell) -> usize {
    usize::from(cell.column()) * 2 + usize::from(cell.row()) * 5
}

#[cfg(test)]
mod tests {
    use alcazar_core::{Game as _, Viewer};
    use governor::{Options, State};

    use super::*;

    fn city() -> OpenPosition {
        let mut state = State::setup(3, &Options::default()).unwrap();
        let mut luck = <rand::rngs::StdRng as rand::SeedableRng>::seed_from_u64(1);
        state.resolve_chance(&mut luck);
        state.view(Viewer::Spectator).open()
    }

    #[test]
    fn candidates_stand_apart_on_their_own_district() {
        let frame = Frame::of(&city());
        for frame in [frame, Frame { is_turned: true, ..frame }] {
            for cell in [Cell::CENTRE, Cell::at(2, 5).unwrap()] {
                let (left, top) = corner(cell);
                for of in 1..=6 {
                    let places: Vec<Point> =
                        (0..of).map(|nth| frame.candidate(cell, Seat::new(nth), nth, of).0).collect();
                    for (nth, &(x, y)) in places.iter().enumerate() {
                        let (right, bottom) = (left + side(cell), top + side(cell));
                        assert!((left..right).contains(&x) && (top..bottom).contains(&y));
                        assert!(places[..nth].iter().all(|&other| other != (x, y)), "{places:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_frame_is_cropped_to_the_city() {
        let start = State::setup(3, &Options::default()).unwrap();
        let before = Frame::of(&start.view(Viewer::Spectator).open());
        assert_eq!(before.columns().chain(before.rows()).collect::<Vec<_>>(), [2, 3, 4, 5, 2, 3, 4, 5]);
        let open = city();
        let frame = Frame::of(&open);
        let (left, top, right, bottom) = frame.edges();
        let corners: Vec<Point> = open.city.tiles().iter().map(corner).collect();
        for &(x, y) in &corners {
            assert!(left < x && x + CELL < right && top < y && y + CELL < bottom);
        }
        // No row or column of free cells is shown.
        assert!(corners.iter().any(|&(x, _)| x - MARGIN <= left), "{frame:?}");
        assert!(corners.iter().any(|&(_, y)| y + CELL + MARGIN >= bottom), "{frame:?}");
    }

    #[test]
    fn a_wide_city_is_turned_in_a_tall_window() {
        let wide = Frame { left: -40.0, top: 160.0, width: 880.0, height: 480.0, is_turned: false };
        assert!(!wide.fitted((900.0, 600.0)).is_turned);
        let turned = wide.fitted((390.0, 490.0));
        assert!(turned.is_turned && turned.proportion() < 1.0);
        // The north-west corner is on the upper right.
        let (x, y) = turned.part((-40.0, 160.0));
        assert!((x - 1.0).abs() < 1e-9 && y.abs() < 1e-9, "{x} {y}");
    }
}
