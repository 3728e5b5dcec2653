//! The empires on the chart: a colour wash with a hatching of its own, an inked edge, and a seal in every
//! square.

use std::fmt::Write as _;

use tyros::{Empire, Square, Squares};

use super::chart::{Chart, GRID, cell};
use super::pieces::{empire_class, seal};
use crate::svg::{at, coloured};

/// The colour wash over the squares of an empire.
pub fn wash(chart: &Chart, empire: Empire, squares: Squares) -> String {
    let (width, height) = chart.square;
    let mut area = String::new();
    let mut edge = String::new();
    for square in squares.iter() {
        let (x, y) = chart.place(square);
        let _ = write!(area, "M{x} {y}h{width}v{height}h-{width}Z");
        let (column, row) = cell(square);
        let has = |right: i8, down: i8| is_in(squares, column, row, right, down);
        for (is_edge, line) in [
            (!has(0, -1), format!("M{x} {y}h{width}")),
            (!has(0, 1), format!("M{x} {}h{width}", y + height)),
            (!has(-1, 0), format!("M{x} {y}v{height}")),
            (!has(1, 0), format!("M{} {y}v{height}", x + width)),
        ] {
            if is_edge {
                edge += &line;
            }
        }
    }
    // The colour is lighter over the sea than over land, so that coasts stay visible.
    let path = |outline: &str, class: &str| format!(r#"<path d="{outline}" class="{class}"/>"#);
    let land = path(&area, "ty-wash") + &path(&area, "ty-hatch");
    let land = format!(r#"<g clip-path="url(#ty-land-{})">{land}</g>"#, chart.name);
    let edges = path(&edge, "ty-edge-soft") + &path(&edge, "ty-edge");
    let paths = path(&area, "ty-wash sea") + &land + &path(&area, "ty-hatch thin") + &edges;
    coloured(empire_class(empire), &paths)
}

fn is_in(squares: Squares, column: u8, row: u8, right: i8, down: i8) -> bool {
    let (Some(column), Some(row)) = (column.checked_add_signed(right), row.checked_add_signed(down)) else {
        return false;
    };
    column < GRID.0 && row < GRID.1 && squares.iter().any(|square| cell(square) == (column, row))
}

/// The seal of the empire that a square belongs to, in its north-east corner.
pub fn marker(chart: &Chart, empire: Empire, square: Square) -> String {
    let (x, y) = chart.place(square);
    let off = 23.0 * chart.piece;
    at(x + chart.square.0 - off, y + off, chart.piece, &seal(empire))
}
