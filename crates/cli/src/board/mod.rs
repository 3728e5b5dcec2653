//! Boards as text, one file for each game.

mod canvas;
mod governor;
mod toledo;
mod tyros;

use alcazar_core::{Game, Seat, SeatMap};
use alcazar_table::Player;
use anstyle::Style;

pub(crate) use canvas::Canvas;

/// A game that can be shown at a terminal. Boards are drawn from views, so nothing can be shown that the viewer
/// must not know.
pub(crate) trait Board: Game {
    /// The colour of this seat.
    fn seat_style(seat: Seat) -> Style;

    /// The whole table as one viewer sees it.
    fn draw(view: &Self::View, players: &SeatMap<Player>) -> Canvas;
}
