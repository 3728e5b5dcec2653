//! Boards as text, one file for each game that draws its own.

mod canvas;
mod governor;
mod plain;
mod toledo;
mod tyros;

use alcazar_core::{Seat, SeatMap};
use alcazar_table::Player;
use alcazar_words::Speak;
use anstyle::{AnsiColor, Style};

pub(crate) use canvas::Canvas;

/// A game that can be shown at a terminal. Boards are drawn from views, so they can't show anything that the
/// viewer must not know. Without a drawing of its own, a game is shown as the list of what the viewer sees.
pub(crate) trait Board: Speak {
    /// The colour of this seat.
    fn seat_style(seat: Seat) -> Style {
        let colour = match seat {
            Seat::A => AnsiColor::BrightRed,
            Seat::B => AnsiColor::BrightBlue,
            Seat::C => AnsiColor::BrightGreen,
            Seat::D => AnsiColor::BrightYellow,
            Seat::E => AnsiColor::BrightMagenta,
            Seat::F => AnsiColor::Yellow,
        };
        Style::new().fg_color(Some(colour.into())).bold()
    }

    /// The whole table as one viewer sees it.
    fn draw(view: &Self::View, players: &SeatMap<Player>) -> Canvas {
        plain::draw::<Self>(view, players)
    }
}

/// Implements [`Board`] for a game that does not list `board` in the registry.
macro_rules! derive_board {
    ($state:ty, [board $($other:ident)*]) => {};
    ($state:ty, [$first:ident $($other:ident)*]) => { derive_board! { $state, [$($other)*] } };
    ($state:ty, []) => {
        impl $crate::board::Board for $state {}
    };
}

alcazar_catalog::for_each_game!(derive_board);
