//! The layout of the chart: squares, berths, cities, and the sea ways between them.

use tyros::{Berth, Square};

use super::coasts::{BERTHS, CITIES, LANDS, Spot, WAYS};
use crate::svg::curve;

/// A point in a picture.
pub type Point = (f64, f64);

/// The number of columns and rows (Y1.4).
pub const GRID: (u8, u8) = (7, 5);
/// The column and row of the sea serpent (Y1.4).
pub const SERPENT: (u8, u8) = (5, 3);
/// The column and row of the desert (Y1.4).
pub const DESERT: (u8, u8) = (1, 4);

/// One arrangement of the chart: the sizes of its squares and of the things on them.
#[derive(Debug, PartialEq)]
pub struct Chart {
    /// The CSS class.
    pub name: &'static str,
    /// The width and height of a square.
    pub square: Point,
    /// The width of the frame.
    pub margin: f64,
    /// The scale of ships, cities and seals.
    pub piece: f64,
    /// The font size of the numbers of squares.
    pub letter: f64,
}

/// The chart for landscape windows.
pub static WIDE: Chart =
    Chart { name: "wide", square: (200.0, 176.0), margin: 40.0, piece: 1.0, letter: 24.0 };
/// The chart for phones in portrait orientation.
pub static UPRIGHT: Chart =
    Chart { name: "upright", square: (200.0, 300.0), margin: 24.0, piece: 1.5, letter: 56.0 };

/// The number of a berth in [`WAYS`].
fn number(berth: Berth) -> u8 {
    u8::try_from(berth.index()).map_or(0, |index| index + 1)
}

impl Chart {
    /// The width and height of the whole picture.
    pub fn size(&self) -> Point {
        let (columns, rows) = (f64::from(GRID.0), f64::from(GRID.1));
        (columns * self.square.0 + 2.0 * self.margin, rows * self.square.1 + 2.0 * self.margin)
    }

    /// Converts a point of the tables to this arrangement.
    pub fn point(&self, (x, y): Spot) -> Point {
        let scaled = |at: i16, length: f64| (self.margin + f64::from(at) * length / 100.0).round();
        (scaled(x, self.square.0), scaled(y, self.square.1))
    }

    /// The north-west corner of a column and row.
    pub fn corner(&self, column: u8, row: u8) -> Point {
        (self.margin + f64::from(column) * self.square.0, self.margin + f64::from(row) * self.square.1)
    }

    /// The north-west corner of a square.
    pub fn place(&self, square: Square) -> Point {
        let (column, row) = cell(square);
        self.corner(column, row)
    }

    /// The position of ships in a berth.
    pub fn berth(&self, berth: Berth) -> Point {
        self.point(BERTHS[berth.index()])
    }

    /// The position of the city of a square.
    pub fn city(&self, square: Square) -> Point {
        self.point(CITIES[square.index()])
    }

    /// Converts a point to percentages of the picture's size.
    pub fn percent(&self, (x, y): Point) -> Point {
        let (width, height) = self.size();
        (100.0 * x / width, 100.0 * y / height)
    }

    /// The outline of all land as one path.
    pub fn land(&self) -> String {
        let outline =
            |spots: &&[Spot]| closed(&spots.iter().map(|spot| self.point(*spot)).collect::<Vec<_>>());
        LANDS.iter().map(outline).collect()
    }

    /// All sea ways as one path.
    pub fn ways(&self) -> String {
        let way = |(a, b, via): &(u8, u8, &[Spot])| {
            let ends = |number: u8| BERTHS[usize::from(number) - 1];
            let spots = std::iter::once(ends(*a)).chain(via.iter().copied()).chain([ends(*b)]);
            curve(&spots.map(|spot| self.point(spot)).collect::<Vec<_>>())
        };
        WAYS.iter().map(way).collect()
    }

    /// A shortest voyage (Y5.1) as a polyline from berth to berth.
    pub fn voyage(&self, from: Berth, to: Berth) -> Vec<Point> {
        let mut line = vec![self.berth(from)];
        for pair in voyage(from, to).windows(2) {
            line.extend(via(pair[0], pair[1]).into_iter().map(|spot| self.point(spot)));
            line.push(self.berth(pair[1]));
        }
        line
    }
}

/// The column and row of a square, from 0.
pub fn cell(square: Square) -> (u8, u8) {
    let (column, row) = square.place();
    (u8::try_from(column).unwrap_or(0), u8::try_from(row).unwrap_or(0))
}

/// The berths of a shortest voyage, including both ends: the first one in the order of berths.
pub fn voyage(from: Berth, to: Berth) -> Vec<Berth> {
    let mut berths = vec![from];
    let mut here = from;
    while here != to {
        let nearer = here.sea_ways().iter().find(|next| next.distance(to) < here.distance(to));
        let Some(next) = nearer else { break };
        berths.push(next);
        here = next;
    }
    berths
}

/// The intermediate points of the sea way between two berths.
fn via(from: Berth, to: Berth) -> Vec<Spot> {
    let (a, b) = (number(from), number(to));
    let found = WAYS.iter().find(|way| (way.0, way.1) == (a, b) || (way.0, way.1) == (b, a));
    let mut spots = found.map(|way| way.2.to_vec()).unwrap_or_default();
    if found.is_some_and(|way| way.0 == b) {
        spots.reverse();
    }
    spots
}

/// A smooth closed curve through these points.
fn closed(points: &[Point]) -> String {
    use std::fmt::Write as _;
    let at = |index: usize| points[index % points.len()];
    let mut path = String::new();
    let Some((x, y)) = points.first() else { return path };
    // Writing to a string can't fail.
    let _ = write!(path, "M{x} {y}");
    for index in 0..points.len() {
        let (before, from, to, after) =
            (at(index + points.len() - 1), at(index), at(index + 1), at(index + 2));
        let _ = write!(
            path,
            "C{:.0} {:.0} {:.0} {:.0} {} {}",
            from.0 + (to.0 - before.0) / 6.0,
            from.1 + (to.1 - before.1) / 6.0,
            to.0 - (after.0 - from.0) / 6.0,
            to.1 - (after.1 - from.1) / 6.0,
            to.0,
            to.1
        );
    }
    path + "Z"
}

#[cfg(test)]
mod tests;
