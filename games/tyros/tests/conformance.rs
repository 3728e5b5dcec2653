//! Tyros passes the conformance suite over thousands of random games.

use alcazar_core::{Event, EventOf, Game, Seat, SeatSet, Turn};
use alcazar_testkit::Conformance;
use tyros::{Action, Edition, Founding, Kind, Options, Position, Square, State};

/// Checks that no component is lost or duplicated. It counts the components of a position, independently of
/// the rules.
fn conserves(state: &State) -> Result<(), String> {
    let Position { table, hands, tiles, .. } = state.position();
    for kind in Kind::ALL {
        let max = if kind == Kind::Joker { 4 } else { 14 };
        let open = hands.values().map(|hand| hand.count(kind)).sum::<u8>() + table.discard.count(kind);
        if open > max {
            return Err(format!("{open} cards of {kind}"));
        }
    }
    let view = state.view(alcazar_core::Viewer::Spectator).text();
    let held = hands.values().map(|hand| hand.len()).sum::<u8>();
    if held + table.discard.len() + view.draw_pile != 60 {
        return Err(format!("{held} cards in hands, {} discarded, {} left", table.discard, view.draw_pile));
    }
    let empires = [table.empires.orange, table.empires.yellow, table.empires.green, table.empires.violet];
    let marked =
        empires.iter().flat_map(|squares| squares.iter()).filter(|&square| square != Square::TYROS).count();
    let in_hands = tiles.values().map(|tiles| usize::from(tiles.len())).sum::<usize>();
    if marked + in_hands + usize::from(view.tile_pile) != 32
        || empires.iter().any(|squares| squares.len() > 20)
    {
        return Err(format!("{marked} squares, {in_hands} tiles in hands, {} in the pile", view.tile_pile));
    }
    match table.players.values().find(|player| player.ships.len() > 10 || player.cities.len() > 10) {
        Some(player) => Err(format!("{player:?}")),
        None => Ok(()),
    }
}

/// A proposal reveals the draft, the last answer all answers (Y5.7), and the last choice all discards (Y3.2).
fn reveals(state: &State, event: &EventOf<State>) -> bool {
    match event {
        Event::Move { seat, action: Action::Yes | Action::No | Action::Keep { .. } } => {
            state.turn() == Turn::Seats(SeatSet::only(*seat))
        }
        Event::Move { action: Action::Propose, .. } => true,
        _ => false,
    }
}

fn suite(players: usize) -> Conformance<State> {
    Conformance::new(players).tables(10).max_events(3_000).conserves(conserves).reveals(reveals)
}

#[test]
fn three_players() {
    let report = suite(3).games(60).run();
    assert_eq!(report.games, 60);
}

#[test]
fn four_players() {
    let report = suite(4).games(40).run();
    assert_eq!(report.games, 40);
}

/// The other options: the founding of a first game, and a named start player (Y2.2, Y2.3).
#[test]
fn first_games_with_a_named_start_player() {
    for players in 3..=4 {
        let options =
            Options { edition: Edition::First, founding: Founding::FirstGame, start: Some(Seat::C) };
        suite(players).options(options).games(20).tables(5).seed(2).run();
    }
}

/// Thousands of games with occasional thorough checks.
#[test]
fn thousands_of_games() {
    for players in 3..=4 {
        let report = suite(players).games(2_000).tables(0).thorough(2_000).seed(3).run();
        assert_eq!(report.games, 2_000);
    }
}
