//! Tyros at the terminal: the Mediterranean as a chart of numbered squares.

mod chart;
mod picture;

use alcazar_core::{Seat, SeatMap};
use alcazar_table::Player;
use anstyle::{AnsiColor, Style};
use tyros::{State, View};

use super::{Board, Canvas};

impl Board for State {
    const HELP: &'static str = "\
Squares carry their number and, in a bar, the letter of their empire: orange,
yellow, green, violet. Ships pass where there are waves ≈, not through walls.
▴ are ships and ⌂ is a city, with the letters of their players: red, blue,
white, turquoise. You hold the tiles of the squares with ◇. * has the start
marker. Cards are written by colour and number: o2g1j1 is two orange, one green
and a joker.

  grow 30 violet        play a land tile: an empire grows
  under 5 showing 1,5   no tile fits: put one under the pile
  sail T 31 o2          sail a ship and pay for it; Italy is 16w and 16e
  found 31 o5           found a city where your ship lies
  build 31 o1, build T  build a ship in your city, or on Tyros
  swap, take g          cards from the bank, for cards: pay o1y1 follows
  offer blue, offer all begin an offer; then add o, for, want g, propose
  yes, no               answer an offer; deal blue or withdraw if it was yours
  give y                what the owner of a city gets
  keep o1g2             what you keep at the end of the round
  pass                  do nothing; the round ends when all have passed";

    fn seat_style(seat: Seat) -> Style {
        let colour = match seat {
            Seat::A => AnsiColor::BrightRed,
            Seat::B => AnsiColor::BrightBlue,
            Seat::C => AnsiColor::BrightWhite,
            _ => AnsiColor::BrightCyan,
        };
        Style::new().fg_color(Some(colour.into())).bold()
    }

    fn draw(view: &View, players: &SeatMap<Player>) -> Canvas {
        picture::draw(view, players)
    }
}

#[cfg(test)]
mod tests {
    use alcazar_core::{Game, Luck, Turn, Viewer};
    use rand::SeedableRng;
    use rand::rngs::Xoshiro256PlusPlus;

    use super::*;

    /// A game after so many moves at random.
    fn game(moves: usize) -> State {
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(3);
        let mut state = State::setup(4, &tyros::Options::default()).expect("four can play");
        let mut actions = Vec::new();
        for _ in 0..moves {
            state.let_chance_decide(&mut luck);
            let Turn::Seats(seats) = state.turn() else { break };
            let seat = seats.iter().next().expect("somebody is asked");
            state.legal_actions(seat, &mut actions);
            state.act(seat, luck.pick(&actions).expect("something is legal"));
        }
        state.let_chance_decide(&mut luck);
        state
    }

    #[test]
    fn the_board_fits_into_80_columns() {
        let players = SeatMap::from_fn(4, |seat| Player::person(format!("Player {}", seat.index() + 1)));
        let drawn = |moves: usize, viewer| {
            let picture = State::draw(&game(moves).view(viewer), &players).to_string();
            anstream::adapter::strip_str(&picture).to_string()
        };
        insta::assert_snapshot!("start", drawn(0, Viewer::Seat(Seat::A)));
        insta::assert_snapshot!("middle", drawn(400, Viewer::Seat(Seat::B)));
        for moves in 0..200 {
            let picture = drawn(7 * moves, Viewer::Spectator);
            assert!(picture.lines().all(|line| line.chars().count() <= Canvas::WIDTH), "{picture}");
        }
    }
}
