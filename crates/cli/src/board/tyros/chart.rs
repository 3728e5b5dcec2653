//! The chart: 7 by 5 squares, with walls where ships can't pass and waves where they can.

use alcazar_core::Seat;
use anstyle::Style;
use tyros::{Berth, Empire, Square, State, Table, View};

use super::picture::{BOLD, DIM, PLAIN, SEA, bar, colour, letter, piece};
use crate::board::{Board, Canvas};

const COLUMNS: usize = 7;
const ROWS: usize = 5;
/// The distance between adjacent squares in columns and rows; they share their borders.
const SQUARE: (usize, usize) = (11, 4);
/// The width between the borders.
const INNER: usize = SQUARE.0 - 1;
/// The position of the chart.
const LEFT: usize = 1;
const TOP: usize = 1;

pub(super) fn draw(canvas: &mut Canvas, view: &View, table: &Table) {
    let mut borders = Borders::closed();
    for berth in Berth::all() {
        for other in berth.sea_ways().iter() {
            borders.open(berth.square(), other.square());
        }
    }
    borders.draw(canvas);
    coasts_of_italy(canvas);
    for square in Square::all() {
        header(canvas, view, table, square);
        ships(canvas, table, square);
    }
    // The two places that are not in play (Y1.4).
    put(canvas, (5, 3), 1, 2, "~~~~~o>", SEA);
    put(canvas, (5, 3), 2, 2, "serpent", SEA);
    for (row, sand) in (1..).zip(["∴  ∴  ∴", " desert", "∴  ∴  ∴"]) {
        put(canvas, (1, 4), row, 1, sand, DIM);
    }
}

/// Writes inside the square at this column and row, and returns the column after the text.
fn put(
    canvas: &mut Canvas,
    (column, row): (usize, usize),
    line: usize,
    at: usize,
    text: &str,
    style: Style,
) -> usize {
    let (y, x) = (TOP + row * SQUARE.1 + line, LEFT + column * SQUARE.0 + 1);
    canvas.put(y, x + at, text, style) - x
}

/// Which sides of the squares are closed.
struct Borders {
    /// The side above each square, and below the last row.
    across: [[bool; COLUMNS]; ROWS + 1],
    /// The side to the left of each square, and to the right of the last column.
    down: [[bool; COLUMNS + 1]; ROWS],
}

impl Borders {
    fn closed() -> Self {
        Self { across: [[true; COLUMNS]; ROWS + 1], down: [[true; COLUMNS + 1]; ROWS] }
    }

    fn open(&mut self, one: Square, other: Square) {
        let ((column, row), (other_column, other_row)) = (one.place(), other.place());
        if row == other_row {
            self.down[row][column.max(other_column)] = false;
        } else {
            self.across[row.max(other_row)][column] = false;
        }
    }

    fn draw(&self, canvas: &mut Canvas) {
        for (row, across) in self.across.iter().enumerate() {
            for (column, is_closed) in across.iter().enumerate() {
                let (text, style) = if *is_closed {
                    ("━".repeat(INNER), DIM)
                } else {
                    (format!("{:^INNER$}", "≈≈≈≈≈≈"), SEA)
                };
                put(canvas, (column, row), 0, 0, &text, style);
            }
        }
        for (row, down) in self.down.iter().enumerate() {
            for (column, is_closed) in down.iter().enumerate() {
                let (text, style) = if *is_closed { ("┃", DIM) } else { ("≈", SEA) };
                for line in 1..SQUARE.1 {
                    canvas.put(TOP + row * SQUARE.1 + line, LEFT + column * SQUARE.0, text, style);
                }
            }
        }
        for row in 0..=ROWS {
            for column in 0..=COLUMNS {
                let corner = self.corner(row, column);
                canvas.put(TOP + row * SQUARE.1, LEFT + column * SQUARE.0, corner, DIM);
            }
        }
    }

    /// The character where closed sides meet. The four arms are the bits of the index: up, right, down, left.
    fn corner(&self, row: usize, column: usize) -> &'static str {
        const CORNERS: [&str; 16] =
            [" ", "╹", "╺", "┗", "╻", "┃", "┏", "┣", "╸", "┛", "━", "┻", "┓", "┫", "┳", "╋"];
        let up = row > 0 && self.down[row - 1][column];
        let right = column < COLUMNS && self.across[row][column];
        let down = row < ROWS && self.down[row][column];
        let left = column > 0 && self.across[row][column - 1];
        let arms = [up, right, down, left].into_iter().rev().fold(0, |arms, arm| 2 * arms + usize::from(arm));
        CORNERS[arms]
    }
}

/// Y1.7: Italy divides its square into two coasts with separate sea ways.
fn coasts_of_italy(canvas: &mut Canvas) {
    let (column, row) = Square::ITALY.place();
    canvas.put(TOP + row * SQUARE.1, LEFT + column * SQUARE.0, "┗", DIM);
    put(canvas, (column, row), 0, 0, &format!("{:<INNER$}", "━━━━━┓"), DIM);
    put(canvas, (column, row), 0, 6, "≈≈≈", SEA);
    put(canvas, (column, row), 3, 0, "w    ┃e", DIM);
    put(canvas, (column, row), 4, 0, &format!("{:<INNER$}", "     ╹"), DIM);
    put(canvas, (column, row), 4, 1, "≈≈≈", SEA);
    put(canvas, (column, row), 4, 6, "≈≈≈", SEA);
}

/// The name of a square: its slug, capitalized.
pub(super) fn name(square: Square) -> String {
    let slug = square.name();
    slug.chars().take(1).map(|first| first.to_ascii_uppercase()).chain(slug.chars().skip(1)).collect()
}

/// The number of a square, its city, and its empire as a coloured bar with a letter; below, its name.
fn header(canvas: &mut Canvas, view: &View, table: &Table, square: Square) {
    let place = square.place();
    let empire = view.empire(square);
    if let Some(empire) = empire {
        put(canvas, place, 1, 0, &" ".repeat(INNER), bar(empire));
        put(canvas, place, 1, INNER - 2, &letter_of(empire), bar(empire));
    }
    put(canvas, place, 1, 1, &square.to_string(), empire.map_or(BOLD, bar));
    put(canvas, place, 2, 1, &name(square), empire.map_or(PLAIN, |empire| colour(empire.kind())));
    if let Some(owner) = owner(table, square) {
        let at = put(canvas, place, 1, 4, "⌂", empire.map_or(BOLD, bar));
        put(canvas, place, 1, at, &letter(owner), piece(owner));
    } else if view.tiles().is_some_and(|tiles| tiles.contains(square)) {
        put(canvas, place, 1, 4, "◇", BOLD);
    }
}

fn owner(table: &Table, square: Square) -> Option<Seat> {
    table.players.iter().find(|(_, player)| player.cities.contains(square)).map(|(seat, _)| seat)
}

fn ships(canvas: &mut Canvas, table: &Table, square: Square) {
    let berths: &[(Berth, usize)] = match square {
        Square::ITALY => &[(Berth::ITALY_WEST, 1), (Berth::ITALY_EAST, 7)],
        _ => &[(square.shipyard(), 1)],
    };
    for (berth, at) in berths {
        let lying = table
            .players
            .iter()
            .flat_map(|(seat, player)| player.ships.iter().filter(|ship| *ship == berth).map(move |_| seat));
        let mut at = *at;
        for (number, seat) in lying.enumerate() {
            if number == 0 {
                at = put(canvas, square.place(), 3, at, "▴", State::seat_style(seat));
            }
            at = put(canvas, square.place(), 3, at, &letter(seat), piece(seat));
        }
    }
}

/// The letter of an empire, so that empires are not distinguished by colour alone.
pub(super) fn letter_of(empire: Empire) -> String {
    empire.kind().to_string().to_uppercase()
}
