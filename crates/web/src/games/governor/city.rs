//! What surrounds the districts in the picture: their shadow, the city wall with its gates, and the
//! coordinates at the edges.

use std::fmt::Write as _;

use governor::{Cell, Cells, Direction, OpenPosition};

use super::plan::{self, CELL, Frame};
use crate::svg::{at, coloured, drawing};

/// How far from the tiles the wall runs.
const AWAY: f64 = 6.0;

/// The country between the districts.
const FIELDS: [&str; 4] = ["g-field-0", "g-field-1", "g-field-2", "g-field-3"];

/// The shadow of the city and, once the city is complete, its wall and the fields around it.
pub(super) fn walls(open: &OpenPosition) -> String {
    let built = open.city.tiles() | Cells::CENTRE;
    let (mut fields, mut shadow, mut wall, mut gates, mut towers) =
        (String::new(), String::new(), String::new(), String::new(), String::new());
    for (column, row) in (0..8).flat_map(|row| (0..8).map(move |column| (column, row))) {
        let (x, y) = (CELL * f64::from(column), CELL * f64::from(row));
        if !is_built(built, column, row) {
            let nth = usize::try_from(5 * column + 3 * row).unwrap_or(0);
            let field = FIELDS[nth % FIELDS.len()];
            fields += &drawing(field, x, y, CELL, CELL);
            continue;
        }
        // Writing to a string can't fail.
        let _ = write!(shadow, "M{x} {y}h{CELL}v{CELL}h-{CELL}Z");
        let is_outer = |direction: Direction| {
            let (right, down) = step(direction);
            !is_built(built, column + right, row + down)
        };
        for direction in Direction::ALL.into_iter().filter(|&direction| is_outer(direction)) {
            let (right, down) = step(direction);
            let half = CELL / 2.0 + AWAY;
            let (right, down) = (f64::from(right), f64::from(down));
            let (u, v) = (x + CELL / 2.0 + right * half, y + CELL / 2.0 + down * half);
            let _ = write!(
                wall,
                "M{} {}L{} {}",
                u - down * half,
                v - right * half,
                u + down * half,
                v + right * half
            );
            if leads_out(open, column, row, direction) {
                gates += &gate(u, v, direction);
            }
        }
        for (one, other) in CORNERS {
            if is_outer(one) && is_outer(other) {
                let sum = |of: fn((i8, i8)) -> i8| f64::from(of(step(one)) + of(step(other)));
                let half = CELL / 2.0 + AWAY;
                let (u, v) = (x + CELL / 2.0 + half * sum(|it| it.0), y + CELL / 2.0 + half * sum(|it| it.1));
                towers +=
                    &at(u, v, 1.0, r#"<circle r="10" class="tower"/><circle r="4.5" class="tower-roof"/>"#);
            }
        }
    }
    let shadow = format!(r#"<path d="{shadow}" class="city-shadow"/>"#);
    if !plan::is_laid(open) {
        return shadow;
    }
    let wall =
        ["wall-foot", "wall-top"].map(|class| format!(r#"<path d="{wall}" class="{class}"/>"#)).concat();
    fields + &shadow + &wall + &gates + &towers
}

const CORNERS: [(Direction, Direction); 4] = [
    (Direction::North, Direction::East),
    (Direction::East, Direction::South),
    (Direction::South, Direction::West),
    (Direction::West, Direction::North),
];

/// One cell further: columns and rows.
const fn step(direction: Direction) -> (i8, i8) {
    match direction {
        Direction::North => (0, -1),
        Direction::East => (1, 0),
        Direction::South => (0, 1),
        Direction::West => (-1, 0),
    }
}

fn is_built(built: Cells, column: i8, row: i8) -> bool {
    let cell = u8::try_from(column).ok().zip(u8::try_from(row).ok());
    cell.and_then(|(column, row)| Cell::at(column, row)).is_some_and(|cell| built.contains(cell))
}

/// Whether a street of this cell leads out of the city. All streets of the centre do.
fn leads_out(open: &OpenPosition, column: i8, row: i8, direction: Direction) -> bool {
    let cell = u8::try_from(column).ok().zip(u8::try_from(row).ok());
    let cell = cell.and_then(|(column, row)| Cell::at(column, row));
    cell.is_some_and(|cell| cell == Cell::CENTRE || open.city.streets(cell).leads(direction))
}

/// A gate in the wall, with a piece of the road that leads away.
fn gate(x: f64, y: f64, direction: Direction) -> String {
    let turn = match direction {
        Direction::North => 0,
        Direction::East => 90,
        Direction::South => 180,
        Direction::West => 270,
    };
    let road = r#"<path d="M-13-12H13V7H-13Z" class="road"/>"#;
    let posts = r#"<path d="M-20-8H-12V8H-20ZM12-8H20V8H12Z" class="tower"/>"#;
    at(x, y, 1.0, &format!(r#"<g transform="rotate({turn})">{road}{posts}</g>"#))
}

/// Letters for the columns and numbers for the rows, on all four edges.
pub(super) fn coordinates(frame: Frame) -> String {
    const INSET: f64 = 15.0;
    let (left, top, right, bottom) = frame.edges();
    let mut markup = String::new();
    let mut write = |x: f64, y: f64, text: char| {
        let text = format!(r#"<text y="8.5">{text}</text>"#);
        markup += &at(x, y, 1.0, &coloured("upright", &text));
    };
    for column in frame.columns() {
        let x = CELL * (f64::from(column) + 0.5);
        for y in [top + INSET, bottom - INSET] {
            write(x, y, char::from(b'a' + column));
        }
    }
    for row in frame.rows() {
        let y = CELL * (f64::from(row) + 0.5);
        for x in [left + INSET, right - INSET] {
            write(x, y, char::from(b'1' + row));
        }
    }
    markup
}
