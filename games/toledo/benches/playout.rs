//! How fast the rules are: `cargo bench -p alcazar-toledo --bench playout`.
//!
//! `floor` is what a move costs when there are no rules: a synthetic state of the same size, a mask, a random choice from it, a
//! change. Nanoseconds per move ÷ floor can be followed from machine to machine.

use std::hint::black_box;

use alcazar_core::{Game, Luck, Seat, Turn, Viewer};
use divan::counter::ItemsCount;
use divan::{AllocProfiler, Bencher};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use toledo::{Action, Options, State};

#[global_allocator]
static ALLOC: AllocProfiler = AllocProfiler::system();

const PLAYERS: [usize; 3] = [2, 3, 4];

fn main() {
    println!("size_of State: {} bytes, Action: {} bytes", size_of::<State>(), size_of::<Action>());
    divan::main();
}

fn rng() -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(1)
}

fn dealt(players: usize, luck: &mut impl Luck) -> State {
    let mut state = State::setup(players, &Options::default()).expect("so many can play");
    state.resolve_chance(luck);
    state
}

/// Plays so many moves at random and returns how many were made; fewer if the game ends.
fn play(state: &mut State, moves: u32, actions: &mut Vec<Action>, luck: &mut impl Luck) -> u32 {
    for made in 0..moves {
        let seat = match state.turn() {
            Turn::Seats(seats) => seats.iter().next().expect("somebody is asked"),
            Turn::Chance | Turn::Over => return made,
        };
        state.legal_actions(seat, actions);
        let action = actions[luck.below(actions.len() as u32) as usize];
        state.apply_action(seat, &action);
        state.resolve_chance(luck);
    }
    moves
}

/// Positions from the middle of random games.
fn positions(players: usize) -> Vec<State> {
    let mut luck = rng();
    let mut actions = Vec::new();
    (0..64)
        .map(|game| {
            let mut state = dealt(players, &mut luck);
            while play(&mut state.clone(), 1, &mut actions, &mut luck) == 0 {
                state = dealt(players, &mut luck);
            }
            let mut before = state.clone();
            for _ in 0..game * 4 {
                before = state.clone();
                play(&mut state, 1, &mut actions, &mut luck);
            }
            if state.turn() == Turn::Over { before } else { state }
        })
        .collect()
}

/// One item is one move of a whole random game: legal actions, uniform choice, apply, chance, end test.
#[divan::bench(args = PLAYERS)]
fn random_playout_move(bencher: Bencher<'_, '_>, players: usize) {
    let mut luck = rng();
    let mut actions = Vec::with_capacity(256);
    let mut state = dealt(players, &mut luck);
    bencher.counter(ItemsCount::new(10_000_u32)).bench_local(|| {
        let mut left = 10_000;
        while left > 0 {
            left -= play(&mut state, left, &mut actions, &mut luck);
            if left > 0 {
                state = dealt(players, &mut luck);
            }
        }
        black_box(&state);
    });
}

fn over_positions(bencher: Bencher<'_, '_>, players: usize, mut what: impl FnMut(&State)) {
    let positions = positions(players);
    bencher
        .counter(ItemsCount::new(positions.len()))
        .bench_local(move || positions.iter().for_each(|state| what(black_box(state))));
}

#[divan::bench(args = PLAYERS)]
fn legal_actions(bencher: Bencher<'_, '_>, players: usize) {
    let mut actions = Vec::with_capacity(256);
    over_positions(bencher, players, |state| {
        if let Turn::Seats(seats) = state.turn() {
            state.legal_actions(seats.iter().next().unwrap_or(Seat::A), &mut actions);
            black_box(&actions);
        }
    });
}

#[divan::bench(args = PLAYERS)]
fn clone_and_act(bencher: Bencher<'_, '_>, players: usize) {
    let mut luck = rng();
    let moves: Vec<(State, Seat, Action)> = positions(players)
        .into_iter()
        .filter_map(|state| {
            let Turn::Seats(seats) = state.turn() else { return None };
            let seat = seats.iter().next()?;
            let mut actions = Vec::new();
            state.legal_actions(seat, &mut actions);
            let action = *luck.pick(&actions)?;
            Some((state, seat, action))
        })
        .collect();
    bencher.counter(ItemsCount::new(moves.len())).bench_local(move || {
        for (state, seat, action) in &moves {
            let mut state = black_box(state).clone();
            state.apply_action(*seat, action);
            black_box(&state);
        }
    });
}

#[divan::bench(args = PLAYERS)]
fn clone(bencher: Bencher<'_, '_>, players: usize) {
    over_positions(bencher, players, |state| {
        black_box(state.clone());
    });
}

#[divan::bench(args = PLAYERS)]
fn view(bencher: Bencher<'_, '_>, players: usize) {
    over_positions(bencher, players, |state| {
        black_box(state.view(Viewer::Seat(Seat::A)));
    });
}

#[divan::bench(args = PLAYERS)]
fn determinize(bencher: Bencher<'_, '_>, players: usize) {
    let mut luck = rng();
    let views: Vec<_> = positions(players).iter().map(|state| state.view(Viewer::Seat(Seat::A))).collect();
    bencher.counter(ItemsCount::new(views.len())).bench_local(move || {
        for view in &views {
            black_box(State::determinize(black_box(view), &mut luck));
        }
    });
}

/// A state of the size of ours, without rules.
struct Floor([u64; 32]);

#[divan::bench]
fn floor(bencher: Bencher<'_, '_>) {
    let mut luck = rng();
    let mut actions: Vec<u32> = Vec::with_capacity(256);
    let mut state = Floor([0x5555_AAAA_3333_CCCC; 32]);
    bencher.counter(ItemsCount::new(10_000_u32)).bench_local(|| {
        for turn in 0..10_000_usize {
            let mut mask = state.0[turn % 32] & 0x0000_FFFF_FFFF_0000 | 1;
            actions.clear();
            while mask != 0 {
                actions.push(mask.trailing_zeros());
                mask &= mask - 1;
            }
            let action = actions[luck.below(actions.len() as u32) as usize];
            state.0[(turn + 1) % 32] = state.0[(turn + 1) % 32].rotate_left(action) ^ turn as u64;
        }
        black_box(&state.0);
    });
}
