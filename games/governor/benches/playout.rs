//! How fast the rules are: `cargo bench -p alcazar-governor --bench playout`.

use std::hint::black_box;

use alcazar_core::{Game, Luck, Seat, Turn, Viewer};
use divan::counter::ItemsCount;
use divan::{AllocProfiler, Bencher};
use governor::{Action, CityWay, Options, State, View};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

#[global_allocator]
static ALLOC: AllocProfiler = AllocProfiler::system();

const PLAYERS: [usize; 5] = [2, 3, 4, 5, 6];

fn main() {
    println!(
        "size_of State: {} bytes, Action: {} bytes, View: {} bytes",
        size_of::<State>(),
        size_of::<Action>(),
        size_of::<View>()
    );
    divan::main();
}

fn rng() -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(1)
}

fn set_up(players: usize, city: CityWay, luck: &mut impl Luck) -> State {
    let mut state = State::setup(players, &Options { city, ..Options::default() }).expect("so many can play");
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

/// Positions from the course of random games, a seat that is asked in each, and something that it may do.
fn moments(players: usize) -> Vec<(State, Seat, Action)> {
    let mut luck = rng();
    let mut actions = Vec::new();
    let mut moments = Vec::new();
    while moments.len() < 64 {
        let mut state = set_up(players, CityWay::Quick, &mut luck);
        play(&mut state, 8 * moments.len() as u32, &mut actions, &mut luck);
        if let Turn::Seats(seats) = state.turn() {
            let seat = seats.iter().next().expect("somebody is asked");
            state.legal_actions(seat, &mut actions);
            let action = *luck.pick(&actions).expect("something is legal");
            moments.push((state, seat, action));
        }
    }
    moments
}

/// One item is one move of a whole random game: legal actions, uniform choice, apply, chance, end test. The set-up is made
/// before.
#[divan::bench(args = PLAYERS)]
fn random_playout_move(bencher: Bencher<'_, '_>, players: usize) {
    let mut luck = rng();
    let mut actions = Vec::with_capacity(256);
    let starts: Vec<State> = (0..64).map(|_| set_up(players, CityWay::Quick, &mut luck)).collect();
    let mut next = starts.iter().cycle();
    let mut state = starts[0].clone();
    bencher.counter(ItemsCount::new(10_000_u32)).bench_local(|| {
        let mut left = 10_000;
        while left > 0 {
            left -= play(&mut state, left, &mut actions, &mut luck);
            if left > 0 {
                state.clone_from(next.next().expect("a cycle has no end"));
            }
        }
        black_box(&state);
    });
}

#[divan::bench(args = PLAYERS)]
fn quick_city(bencher: Bencher<'_, '_>, players: usize) {
    let mut luck = rng();
    bencher.bench_local(|| black_box(set_up(players, CityWay::Quick, &mut luck)));
}

#[divan::bench(args = PLAYERS)]
fn drafted_city(bencher: Bencher<'_, '_>, players: usize) {
    let mut luck = rng();
    let mut actions = Vec::with_capacity(256);
    let tiles = 10 * players as u32;
    bencher.bench_local(|| {
        let mut state = set_up(players, CityWay::Drafted, &mut luck);
        black_box(play(&mut state, tiles, &mut actions, &mut luck))
    });
}

#[divan::bench(args = PLAYERS)]
fn legal_actions(bencher: Bencher<'_, '_>, players: usize) {
    let moments = moments(players);
    let mut actions = Vec::with_capacity(256);
    bencher.counter(ItemsCount::new(moments.len())).bench_local(|| {
        for (state, seat, _) in &moments {
            black_box(state).legal_actions(*seat, &mut actions);
            black_box(&actions);
        }
    });
}

#[divan::bench(args = PLAYERS)]
fn clone_and_act(bencher: Bencher<'_, '_>, players: usize) {
    let moments = moments(players);
    bencher.counter(ItemsCount::new(moments.len())).bench_local(|| {
        for (state, seat, action) in &moments {
            let mut state = black_box(state).clone();
            state.apply_action(*seat, action);
            black_box(&state);
        }
    });
}

#[divan::bench(args = PLAYERS)]
fn clone(bencher: Bencher<'_, '_>, players: usize) {
    let moments = moments(players);
    bencher.counter(ItemsCount::new(moments.len())).bench_local(|| {
        for (state, ..) in &moments {
            black_box(black_box(state).clone());
        }
    });
}

#[divan::bench(args = PLAYERS)]
fn view(bencher: Bencher<'_, '_>, players: usize) {
    let moments = moments(players);
    bencher.counter(ItemsCount::new(moments.len())).bench_local(|| {
        for (state, ..) in &moments {
            black_box(black_box(state).view(Viewer::Seat(Seat::A)));
        }
    });
}

#[divan::bench(args = PLAYERS)]
fn determinize(bencher: Bencher<'_, '_>, players: usize) {
    let mut luck = rng();
    let views: Vec<View> =
        moments(players).iter().map(|(state, ..)| state.view(Viewer::Seat(Seat::A))).collect();
    bencher.counter(ItemsCount::new(views.len())).bench_local(|| {
        for view in &views {
            black_box(State::determinize(black_box(view), &mut luck));
        }
    });
}
