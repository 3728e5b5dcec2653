//! The number of instructions that the rules take, counted by callgrind. A busy machine does not change it.
//!
//! This needs valgrind and the runner of the same version:
//! `cargo install gungraun-runner --version 0.20.0 --locked`, then
//! `cargo bench -p alcazar-toledo --bench instructions`.

#![expect(missing_docs, reason = "the macros generate undocumented modules")]

use std::hint::black_box;

use alcazar_core::{Game, Seat, Viewer};
use alcazar_testkit::bench::{play, rng, start};
use gungraun::{library_benchmark, library_benchmark_group, main};
use toledo::State;

/// The number of moves in the measured playout.
const MOVES: u32 = 10_000;

fn dealt(players: usize) -> State {
    start(players, &mut rng())
}

/// A state after `moves` random moves.
fn later(players: usize, moves: u32) -> State {
    let mut luck = rng();
    let mut state = start(players, &mut luck);
    play_on(&mut state, moves, &mut luck);
    state
}

/// Plays this many random moves, starting a new game whenever one is over.
fn play_on(state: &mut State, moves: u32, luck: &mut impl alcazar_core::Luck) {
    let mut actions = Vec::with_capacity(256);
    let mut left = moves;
    while left > 0 {
        left -= play(state, left, &mut actions, luck);
        if left > 0 {
            *state = start(state.players(), luck);
        }
    }
}

#[library_benchmark]
#[bench::two(dealt(2))]
#[bench::three(dealt(3))]
#[bench::four(dealt(4))]
fn playout_of_10_000_moves(mut state: State) -> State {
    play_on(&mut state, MOVES, &mut rng());
    black_box(state)
}

#[library_benchmark]
#[bench::first_turn(later(4, 0))]
#[bench::later(later(4, 150))]
fn legal_actions(state: State) -> usize {
    let mut actions = Vec::with_capacity(256);
    for seat in Seat::first(4) {
        black_box(&state).legal_actions(seat, &mut actions);
    }
    black_box(actions.len())
}

#[library_benchmark]
#[bench::later(later(4, 150))]
fn view(state: State) -> toledo::View {
    black_box(&state).view(Viewer::Seat(Seat::A))
}

#[library_benchmark]
#[bench::later(later(4, 150).view(Viewer::Seat(Seat::A)))]
fn determinize(view: toledo::View) -> State {
    State::determinize(black_box(&view), &mut rng())
}

library_benchmark_group!(
    name = rules,
    benchmarks = [playout_of_10_000_moves, legal_actions, view, determinize]
);
main!(library_benchmark_groups = rules);
