//! How many instructions the rules take, counted by callgrind: a number that a busy machine does not change.
//!
//! It needs valgrind and the runner of the same version: `cargo install gungraun-runner --version 0.20.0 --locked`, then
//! `cargo bench -p alcazar-toledo --bench instructions`.

#![expect(missing_docs, reason = "the macros make modules without documentation")]

use std::hint::black_box;

use alcazar_core::{Game, Luck, Seat, Turn, Viewer};
use gungraun::{library_benchmark, library_benchmark_group, main};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use toledo::{Action, Options, State};

/// Moves in the playout that is counted.
const MOVES: u32 = 10_000;

fn rng() -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(1)
}

fn dealt(players: usize, luck: &mut impl Luck) -> State {
    let mut state = State::setup(players, &Options::default()).expect("so many can play");
    state.resolve_chance(luck);
    state
}

/// A position after so many random moves.
fn later(players: usize, moves: u32) -> State {
    let mut luck = rng();
    let mut state = dealt(players, &mut luck);
    let mut actions = Vec::new();
    for _ in 0..moves {
        step(&mut state, &mut actions, &mut luck);
    }
    state
}

/// One random move; a new game if this one is over.
fn step(state: &mut State, actions: &mut Vec<Action>, luck: &mut impl Luck) {
    let Turn::Seats(seats) = state.turn() else {
        *state = dealt(state.players(), luck);
        return;
    };
    let seat = seats.iter().next().unwrap_or(Seat::A);
    state.legal_actions(seat, actions);
    let action = actions[luck.below(actions.len() as u32) as usize];
    state.apply_action(seat, &action);
    state.resolve_chance(luck);
}

#[library_benchmark]
#[bench::two(dealt(2, &mut rng()))]
#[bench::three(dealt(3, &mut rng()))]
#[bench::four(dealt(4, &mut rng()))]
fn playout_of_10_000_moves(mut state: State) -> State {
    let mut luck = rng();
    let mut actions = Vec::with_capacity(256);
    for _ in 0..MOVES {
        step(&mut state, &mut actions, &mut luck);
    }
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
