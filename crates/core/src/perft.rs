//! Counts of all ways to play: if a rule changes by accident, so does the count.

use crate::{Chances, Game, Turn};

/// How many sequences of `depth` events there are from this state. Moves of all asked seats and all
/// outcomes of chance count; a game that ends earlier counts as one sequence.
///
/// Where the outcomes of chance can't be listed there is no branching: one outcome is sampled with `luck`.
pub fn perft<G: Game>(state: &G, depth: u32, luck: &mut impl crate::Luck) -> u64 {
    if depth == 0 {
        return 1;
    }
    match state.turn() {
        Turn::Over => 1,
        Turn::Chance => match state.chances() {
            Chances::Weighted(chances) => chances
                .iter()
                .map(|(chance, _)| {
                    let mut next = state.clone();
                    next.apply_chance(chance);
                    perft(&next, depth - 1, luck)
                })
                .sum(),
            Chances::SampleOnly => {
                let mut next = state.clone();
                next.apply_chance(&state.sample_chance(luck));
                perft(&next, depth - 1, luck)
            }
        },
        Turn::Seats(seats) => {
            let mut actions = Vec::new();
            let mut count = 0;
            for seat in seats.iter() {
                state.legal_actions(seat, &mut actions);
                if depth == 1 {
                    count += actions.len() as u64;
                    continue;
                }
                for action in &actions {
                    let mut next = state.clone();
                    next.apply_action(seat, action);
                    count += perft(&next, depth - 1, luck);
                }
            }
            count
        }
    }
}
