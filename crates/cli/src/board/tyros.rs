//! Tyros at the terminal: the Mediterranean as a chart of numbered squares.

mod chart;
mod picture;

use alcazar_core::{Seat, SeatMap};
use alcazar_table::Player;
use anstyle::{AnsiColor, Style};
use tyros::{State, View};

use super::{Board, Canvas};

impl Board for State {
    fn seat_style(seat: Seat) -> Style {
        let colour = match seat {
            Seat::A => Some(AnsiColor::BrightRed),
            Seat::B => Some(AnsiColor::BrightBlue),
            // White is unreadable on a light terminal, so use the default text colour.
            Seat::C => None,
            _ => Some(AnsiColor::BrightCyan),
        };
        Style::new().fg_color(colour.map(Into::into)).bold()
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
    use tyros::{Action, Berth, Square};

    use super::*;

    /// Plays a random game of four until `is_done`, or returns `None` if it ends before. Preferred actions
    /// come first.
    fn game(
        seed: u64,
        preferred: fn(&Action) -> bool,
        is_done: impl Fn(usize, &State) -> bool,
    ) -> Option<State> {
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut state = State::setup(4, &tyros::Options::default()).expect("four can play");
        let mut actions = Vec::new();
        for moves in 0.. {
            state.resolve_chance(&mut luck);
            if is_done(moves, &state) {
                return Some(state);
            }
            let Turn::Seats(seats) = state.turn() else { break };
            let seat = seats.iter().next().expect("a seat is asked");
            state.legal_actions(seat, &mut actions);
            let best = actions.iter().find(|action| preferred(action));
            let action = *best.or_else(|| luck.pick(&actions)).expect("there is a legal action");
            state.apply_action(seat, &action);
        }
        None
    }

    fn drawn(state: &State, viewer: Viewer) -> String {
        let players = SeatMap::from_fn(4, |seat| Player::person(format!("Player {}", seat.index() + 1)));
        let picture = State::draw(&state.view(viewer), &players).to_string();
        anstream::adapter::strip_str(&picture).to_string()
    }

    #[test]
    fn the_board_fits_into_80_columns() {
        let after = |moves: usize| game(3, |_| false, |made, _| made == moves);
        insta::assert_snapshot!("start", drawn(&after(0).expect("a game"), Viewer::Seat(Seat::A)));
        insta::assert_snapshot!(
            "middle",
            drawn(&after(400).expect("the game goes on"), Viewer::Seat(Seat::B))
        );
        game(
            3,
            |_| false,
            |moves, state| {
                let picture = if moves % 5 == 0 { drawn(state, Viewer::Spectator) } else { String::new() };
                assert!(picture.lines().all(|line| line.chars().count() <= Canvas::WIDTH), "{picture}");
                false
            },
        );
    }

    /// Y1.7: ships on both coasts; Y5.3: cities.
    #[test]
    fn ships_on_both_coasts_of_italy_are_drawn_separately() {
        let is_to_italy = |action: &Action| match action {
            Action::Found { .. } => true,
            Action::Sail { from, to, .. } => to.square() == Square::ITALY && from.square() != Square::ITALY,
            _ => false,
        };
        let is_on_both = |_, state: &State| {
            let table = state.view(Viewer::Spectator).text().table;
            let is_taken = |berth| table.players.values().any(|player| player.ships.contains(&berth));
            is_taken(Berth::ITALY_WEST) && is_taken(Berth::ITALY_EAST)
        };
        let state = (0..)
            .find_map(|seed| game(seed, is_to_italy, is_on_both))
            .expect("a game with ships on both coasts");
        insta::assert_snapshot!("italy", drawn(&state, Viewer::Seat(Seat::A)));
    }
}
