//! A board for games that have not drawn their own: what the viewer sees, line by line.

use alcazar_core::SeatMap;
use alcazar_table::Player;
use alcazar_words::{Fact, FactValue, Words};
use anstyle::Style;

use super::{Board, Canvas};

/// How much further to the right the parts of a fact stand.
const INDENT: usize = 2;

pub(super) fn draw<G: Board>(view: &G::View, players: &SeatMap<Player>) -> Canvas {
    let mut canvas = Canvas::default();
    // Labels of boards are English, like notation: see the help of `--language`.
    let facts = Words::english().facts::<G>(view);
    list::<G>(&mut canvas, &facts, players, 0);
    canvas
}

fn list<G: Board>(canvas: &mut Canvas, facts: &[Fact], players: &SeatMap<Player>, column: usize) {
    for Fact { label, seat, value } in facts {
        let row = canvas.height();
        let style = seat.map_or(Style::new(), G::seat_style);
        let player = seat.and_then(|seat| players.get(seat)).map(|player| format!(" ({})", player.name));
        let after = canvas.put(row, column, &format!("{label}{}", player.unwrap_or_default()), style);
        match value {
            FactValue::Text(text) => put_wrapped(canvas, row, after, column + INDENT, text),
            FactValue::Group(facts) => list::<G>(canvas, facts, players, column + INDENT),
        }
    }
}

/// Writes a text after a label, and what does not fit below it.
fn put_wrapped(canvas: &mut Canvas, row: usize, after: usize, column: usize, text: &str) {
    let first = " ".repeat((after + 2).saturating_sub(column));
    let width = Canvas::WIDTH.saturating_sub(column).max(1);
    let options = textwrap::Options::new(width).initial_indent(&first);
    for (line, text) in textwrap::wrap(text, options).iter().enumerate() {
        let text = if line == 0 { text.trim_start() } else { text };
        let column = if line == 0 { after + 2 } else { column };
        canvas.put(row + line, column, text, Style::new());
    }
}

#[cfg(test)]
mod tests {
    use alcazar_core::{Game, Seat, Viewer};

    use super::*;

    #[test]
    fn a_plain_board_lists_what_the_viewer_sees_in_80_columns() {
        let state = toledo::State::setup(2, &toledo::Options::default()).expect("two players are allowed");
        let players = ["Ana", "Ben"].map(Player::person).into_iter().collect();
        for viewer in [Viewer::Seat(Seat::A), Viewer::Spectator] {
            let text = draw::<toledo::State>(&state.view(viewer), &players).to_string();
            let plain = anstream::adapter::strip_str(&text).to_string();
            assert!(plain.contains("Red (Ana)") && plain.contains("Blue (Ben)"), "{plain}");
            assert!(plain.lines().all(|line| line.chars().count() <= Canvas::WIDTH), "{plain}");
        }
    }
}
