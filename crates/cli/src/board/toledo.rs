//! Toledo at the terminal: the road winds up in three rows from the cathedral to the Alcázar.

mod picture;

use alcazar_core::{Seat, SeatMap};
use alcazar_table::Player;
use anstyle::{AnsiColor, Style};
use toledo::{State, View};

use super::{Board, Canvas};

impl Board for State {
    fn seat_style(seat: Seat) -> Style {
        let colour = match seat {
            Seat::A => AnsiColor::BrightRed,
            Seat::B => AnsiColor::BrightBlue,
            Seat::C => AnsiColor::BrightGreen,
            _ => AnsiColor::BrightYellow,
        };
        Style::new().fg_color(Some(colour.into())).bold()
    }

    fn draw(view: &View, players: &SeatMap<Player>) -> Canvas {
        picture::draw(view, players)
    }
}
