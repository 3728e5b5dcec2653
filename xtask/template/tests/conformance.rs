//! Cuenca keeps every promise of the trait, over hundreds of random games.

use alcazar_core::{Event, EventOf, Game, SeatSet, Turn};
use alcazar_testkit::Conformance;
use cuenca::State;

/// The last bid of a round shows all of them (C2.2).
fn reveals(state: &State, event: &EventOf<State>) -> bool {
    matches!(event, Event::Move { seat, .. } if state.turn() == Turn::Seats(SeatSet::only(*seat)))
}

/// Every hand has a card for each prize that is to come.
fn conserves(state: &State) -> Result<(), String> {
    let position = state.position();
    let to_come = position.prizes_left.len() + u8::from(position.prize.is_some());
    match position.seats.values().find(|seat| seat.hand.len() != to_come) {
        Some(seat) => Err(format!("{to_come} prizes are to come, but {seat:?}")),
        None => Ok(()),
    }
}

#[test]
fn every_number_of_players() {
    for players in State::PLAYERS {
        let report = Conformance::<State>::new(players)
            .games(60)
            .tables(10)
            .max_events(60)
            .conserves(conserves)
            .reveals(reveals)
            .run();
        assert_eq!(report.endings.keys().collect::<Vec<_>>(), ["last-prize"]);
    }
}
