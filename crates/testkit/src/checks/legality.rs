//! `turn`, `legal_actions`, `conceivable_actions` and `check` agree.

use alcazar_core::{Game, Seat, SeatSet, Turn};

use super::Pool;
use crate::violation::{Verdict, ensure};

/// The checks that are made at every step.
pub(crate) fn check_lists<G: Game>(state: &G) -> Verdict {
    let players = state.players();
    let asked = match state.turn() {
        Turn::Seats(seats) => {
            ensure!(!seats.is_empty(), "turn-seats", "it is the turn of seats, but there are none");
            seats
        }
        Turn::Chance | Turn::Over => SeatSet::EMPTY,
    };
    ensure!(
        asked.iter().all(|seat| seat.index() < players),
        "turn-seats",
        "{asked:?} at a table of {players}"
    );
    let mut legal = Vec::new();
    for seat in Seat::first(players) {
        state.legal_actions(seat, &mut legal);
        if !asked.contains(seat) {
            ensure!(legal.is_empty(), "legal-unasked", "seat {seat} is not asked and may do {legal:?}");
            continue;
        }
        ensure!(!legal.is_empty(), "legal-empty", "seat {seat} is asked and has no legal action");
        let bad = legal.windows(2).find(|pair| pair[0] >= pair[1]);
        ensure!(bad.is_none(), "legal-sorted", "seat {seat} has {bad:?} in this order");
        for action in &legal {
            let verdict = state.check(seat, action);
            ensure!(verdict.is_ok(), "legal-check", "seat {seat}: “{action}” is listed, but {verdict:?}");
        }
    }
    Ok(())
}

/// What is not listed is rejected, whether it is conceivable here or comes from another state.
pub(crate) fn check_completeness<G: Game>(state: &G, pool: &Pool<G>) -> Verdict {
    let Turn::Seats(asked) = state.turn() else { return Ok(()) };
    let (mut legal, mut conceivable) = (Vec::new(), Vec::new());
    for seat in asked.iter() {
        state.legal_actions(seat, &mut legal);
        state.conceivable_actions(seat, &mut conceivable);
        let bad = conceivable.windows(2).find(|pair| pair[0] >= pair[1]);
        ensure!(bad.is_none(), "conceivable-sorted", "seat {seat} has {bad:?} in this order");
        for action in &legal {
            let is_conceivable = conceivable.binary_search(action).is_ok();
            ensure!(
                is_conceivable,
                "legal-conceivable",
                "seat {seat}: “{action}” is legal but not conceivable"
            );
        }
        for action in conceivable.iter().chain(&pool.actions) {
            let is_listed = legal.binary_search(action).is_ok();
            let verdict = state.check(seat, action);
            ensure!(
                verdict.is_ok() == is_listed,
                "legal-complete",
                "seat {seat}: “{action}” is {}listed, but {verdict:?}",
                if is_listed { "" } else { "not " }
            );
        }
    }
    Ok(())
}
