//! Tolède in the terminal: the city from above, with streets as gaps between walls.

mod picture;
mod table;

use alcazar_core::{Seat, SeatMap};
use alcazar_table::Player;
use anstyle::{AnsiColor, Style};
use governor::{State, View};

use super::{Board, Canvas};

impl Board for State {
    fn seat_style(seat: Seat) -> Style {
        let colour = match seat {
            Seat::A => AnsiColor::BrightRed,
            Seat::B => AnsiColor::BrightBlue,
            Seat::C => AnsiColor::BrightGreen,
            Seat::D => AnsiColor::BrightYellow,
            Seat::E => AnsiColor::BrightMagenta,
            Seat::F => AnsiColor::BrightCyan,
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
    use governor::{CityWay, Options};
    use rand::SeedableRng;
    use rand::rngs::Xoshiro256PlusPlus;

    use super::*;

    /// A game after `moves` random moves.
    fn game(players: usize, way: CityWay, moves: usize) -> State {
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(3);
        let mut state = State::setup(players, &Options { city: way, ..Options::default() })
            .expect("a supported number of players");
        let mut actions = Vec::new();
        for _ in 0..moves {
            state.resolve_chance(&mut luck);
            let Turn::Seats(seats) = state.turn() else { break };
            let seat = seats.iter().next().expect("at least one seat is asked");
            state.legal_actions(seat, &mut actions);
            state.apply_action(seat, luck.pick(&actions).expect("at least one action is legal"));
        }
        state.resolve_chance(&mut luck);
        state
    }

    fn drawn(state: &State, viewer: Viewer) -> String {
        let name = |seat: Seat| Player::person(format!("Player {}", seat.index() + 1));
        let players = SeatMap::from_fn(state.players(), name);
        let picture = State::draw(&state.view(viewer), &players).to_string();
        anstream::adapter::strip_str(&picture).to_string()
    }

    #[test]
    fn the_board_fits_into_80_columns() {
        insta::assert_snapshot!("middle", drawn(&game(3, CityWay::Quick, 120), Viewer::Seat(Seat::B)));
        insta::assert_snapshot!("laying", drawn(&game(6, CityWay::Drafted, 30), Viewer::Seat(Seat::A)));
        for moves in 0..60 {
            for way in [CityWay::Quick, CityWay::Drafted] {
                let picture = drawn(&game(6, way, 11 * moves), Viewer::Spectator);
                assert!(picture.lines().all(|line| line.chars().count() <= Canvas::WIDTH), "{picture}");
            }
        }
    }
}
