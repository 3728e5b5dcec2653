//! A game that is over stays over and has a standing; a log reproduces its game.

use alcazar_core::{EventOf, Game, Seat, SeatSet, Tie, Turn, Viewer};

use crate::log;
use crate::violation::{Verdict, Violation, ensure, ensure_eq};

/// The standing, before and after the end.
pub(crate) fn check_standing<G: Game>(state: &G) -> Verdict {
    let standing = state.standing();
    let players = state.players();
    ensure_eq!(standing.scores.len(), players, "standing", "scores and players");
    ensure_eq!(standing.ranks.len(), players, "standing", "ranks and players");
    ensure!(!standing.winners().is_empty(), "standing", "no seat has rank 1: {standing:?}");
    for (seat, rank) in standing.ranks.iter() {
        let better = standing.ranks.values().filter(|other| *other < rank).count();
        ensure_eq!(usize::from(*rank), better + 1, "standing", "the rank of seat {seat} in {standing:?}");
    }
    let is_over = state.turn() == Turn::Over;
    ensure_eq!(standing.ending.is_some(), is_over, "standing", "an ending is named, the game is over");
    let all = SeatSet::first(players);
    ensure_eq!(standing.tie, state.tie(all), "standing", "the tie in the standing and among all seats");
    // Where a seat has conceded, the tie is among the others.
    for among in (0..players).map(|gone| all.without(Seat::new(gone))).chain([all]) {
        let tie = state.tie(among);
        let expected = Tie::among(among, &standing.scores).filter(|_| is_over);
        ensure_eq!(
            tie.as_ref().map(|tie| tie.seats),
            expected.map(|tie| tie.seats),
            "standing",
            "the tied seats of {among:?} and those with the most points"
        );
        if let Some(tie) = &tie {
            let best = tie.seats.iter().map(|seat| standing.ranks[seat]).min();
            let winners = tie.seats.iter().filter(|&seat| Some(standing.ranks[seat]) == best).collect();
            let left = tie.rounds().last().map_or(tie.seats, |round| round.best().into_iter().collect());
            ensure_eq!(left, winners, "standing", "the seats left of {tie:?} and those with the best rank");
        }
    }
    if is_over {
        for seat in Seat::first(players) {
            let mut actions = Vec::new();
            state.legal_actions(seat, &mut actions);
            ensure!(actions.is_empty(), "over", "the game is over, but seat {seat} may do {actions:?}");
        }
    }
    Ok(())
}

/// The log, written as text and read again, gives the same game.
pub(crate) fn check_replay<G: Game>(state: &G, options: &G::Options, events: &[EventOf<G>]) -> Verdict {
    let wrong = |detail: String| Violation { check: "replay", detail };
    let mut replayed = G::setup(state.players(), options).map_err(|error| wrong(error.to_string()))?;
    for event in events {
        let line = log::write::<G>(event);
        let read = log::read::<G>(&line).map_err(|error| wrong(error.to_string()))?;
        replayed.apply(&read).map_err(|error| wrong(format!("“{line}”: {error}")))?;
    }
    ensure_eq!(replayed, *state, "replay", "the states");
    ensure_eq!(replayed.standing(), state.standing(), "replay", "the standings");
    for viewer in Viewer::all(state.players()) {
        ensure_eq!(replayed.view(viewer), state.view(viewer), "replay", "the views of {viewer:?}");
    }
    Ok(())
}
