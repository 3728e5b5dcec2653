//! Benchmarks of the rules of a game, and their parts.
//!
//! A game's `benches/playout.rs` is one call of [`benchmarks!`](crate::benchmarks). `floor` is what a move
//! costs without any rules: a state of the same size, a mask, a random choice from it, a change. The quotient
//! of nanoseconds per move and `floor` can be compared between machines.

use std::hint::black_box;

use alcazar_core::{Game, Luck, Seat, Turn, Viewer};
pub use divan;
use divan::Bencher;
use divan::counter::ItemsCount;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

/// How many positions are measured in turn.
const POSITIONS: usize = 64;
/// How many moves of a playout are measured at once.
const MOVES: u32 = 10_000;
/// How many moves a random game may have.
const MAX_MOVES: usize = 100_000;

/// The generator of every benchmark: always the same numbers.
pub fn rng() -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(1)
}

/// A game with these options when the first seat is asked.
///
/// # Panics
/// If it can't be set up.
pub fn start_with<G: Game>(players: usize, options: &G::Options, luck: &mut impl Luck) -> G {
    let mut state = G::setup(players, options).expect("a game can be set up");
    state.resolve_chance(luck);
    state
}

/// A game with the default options when the first seat is asked.
///
/// # Panics
/// If it can't be set up.
pub fn start<G: Game>(players: usize, luck: &mut impl Luck) -> G {
    start_with(players, &G::Options::default(), luck)
}

/// Plays up to `moves` random moves and returns how many were made: fewer if the game ends.
pub fn play<G: Game>(state: &mut G, moves: u32, actions: &mut Vec<G::Action>, luck: &mut impl Luck) -> u32 {
    for made in 0..moves {
        let seat = match state.turn() {
            Turn::Seats(seats) => seats.iter().next().expect("a seat is asked"),
            Turn::Chance | Turn::Over => return made,
        };
        state.legal_actions(seat, actions);
        let action = actions[luck.below(actions.len() as u32) as usize];
        state.apply_action(seat, &action);
        state.resolve_chance(luck);
    }
    moves
}

/// Positions spread over the course of random games, each with a seat that is asked and one of its legal
/// actions.
///
/// # Panics
/// If a game has no end.
pub fn positions<G: Game>(players: usize) -> Vec<(G, Seat, G::Action)> {
    let mut luck = rng();
    let mut actions = Vec::new();
    let positions = (0..POSITIONS).map(|number| {
        let mut states: Vec<G> = vec![start(players, &mut luck)];
        let mut state = states[0].clone();
        while play(&mut state, 1, &mut actions, &mut luck) == 1 && state.turn() != Turn::Over {
            assert!(states.len() < MAX_MOVES, "the game goes on after {MAX_MOVES} moves");
            states.push(state.clone());
        }
        let state = states.swap_remove(states.len() * number / POSITIONS);
        let Turn::Seats(seats) = state.turn() else { panic!("no seat is asked in {state:?}") };
        let seat = seats.iter().next().expect("a seat is asked");
        state.legal_actions(seat, &mut actions);
        let action = *luck.pick(&actions).expect("an action is legal");
        (state, seat, action)
    });
    positions.collect()
}

/// One item is one move of a whole random game: legal actions, uniform choice, apply, chance, end test. Games
/// are set up before.
pub fn random_playout_move<G: Game>(bencher: Bencher<'_, '_>, players: usize) {
    let mut luck = rng();
    let mut actions = Vec::with_capacity(256);
    let starts: Vec<G> = (0..POSITIONS).map(|_| start(players, &mut luck)).collect();
    let mut next = starts.iter().cycle();
    let mut state = starts[0].clone();
    bencher.counter(ItemsCount::new(MOVES)).bench_local(|| {
        let mut left = MOVES;
        while left > 0 {
            left -= play(&mut state, left, &mut actions, &mut luck);
            if left > 0 {
                state.clone_from(next.next().expect("a cycle has no end"));
            }
        }
        black_box(&state);
    });
}

fn over_positions<G: Game>(
    bencher: Bencher<'_, '_>,
    players: usize,
    mut measure: impl FnMut(&G, Seat, &G::Action),
) {
    let positions = positions::<G>(players);
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        for (state, seat, action) in &positions {
            measure(black_box(state), *seat, action);
        }
    });
}

/// One item is the set-up of a game until the first seat is asked.
pub fn setup<G: Game>(bencher: Bencher<'_, '_>, players: usize) {
    let mut luck = rng();
    bencher.bench_local(|| black_box(start::<G>(players, &mut luck)));
}

/// One item is the list of legal actions of a position.
pub fn legal_actions<G: Game>(bencher: Bencher<'_, '_>, players: usize) {
    let mut actions = Vec::with_capacity(256);
    over_positions(bencher, players, |state: &G, seat, _| {
        state.legal_actions(seat, &mut actions);
        black_box(&actions);
    });
}

/// One item is an action applied to a copy of a position.
pub fn clone_and_act<G: Game>(bencher: Bencher<'_, '_>, players: usize) {
    over_positions(bencher, players, |state: &G, seat, action| {
        let mut state = state.clone();
        state.apply_action(seat, action);
        black_box(&state);
    });
}

/// One item is a copy of a position.
pub fn clone<G: Game>(bencher: Bencher<'_, '_>, players: usize) {
    over_positions(bencher, players, |state: &G, _, _| drop(black_box(state.clone())));
}

/// One item is a position as its first seat sees it.
pub fn view<G: Game>(bencher: Bencher<'_, '_>, players: usize) {
    over_positions(bencher, players, |state: &G, _, _| drop(black_box(state.view(Viewer::Seat(Seat::A)))));
}

/// One item is a state imagined from the first seat's view.
pub fn determinize<G: Game>(bencher: Bencher<'_, '_>, players: usize) {
    let mut luck = rng();
    let views: Vec<G::View> =
        positions::<G>(players).iter().map(|(state, ..)| state.view(Viewer::Seat(Seat::A))).collect();
    bencher.counter(ItemsCount::new(views.len())).bench_local(|| {
        for view in &views {
            black_box(G::determinize(black_box(view), &mut luck));
        }
    });
}

/// One item is a move without rules in a state of `N` numbers.
pub fn floor<const N: usize>(bencher: Bencher<'_, '_>) {
    let mut luck = rng();
    let mut actions: Vec<u32> = Vec::with_capacity(256);
    let mut state = [0x5555_AAAA_3333_CCCC_u64; N];
    bencher.counter(ItemsCount::new(MOVES)).bench_local(|| {
        for turn in 0..MOVES as usize {
            let mut mask = state[turn % N] & 0x0000_FFFF_FFFF_0000 | 1;
            actions.clear();
            while mask != 0 {
                actions.push(mask.trailing_zeros());
                mask &= mask - 1;
            }
            let action = actions[luck.below(actions.len() as u32) as usize];
            state[(turn + 1) % N] = state[(turn + 1) % N].rotate_left(action) ^ turn as u64;
        }
        black_box(&state);
    });
}

/// Makes a benchmark program of a game: `benchmarks!(toledo::State, players [2, 3, 4]);` in
/// `benches/playout.rs`.
#[macro_export]
macro_rules! benchmarks {
    ($game:ty, players $players:expr) => {
        #[global_allocator]
        static ALLOC: ::alcazar_testkit::bench::divan::AllocProfiler =
            ::alcazar_testkit::bench::divan::AllocProfiler::system();

        fn main() {
            println!(
                "size_of State: {} bytes, Action: {} bytes, View: {} bytes",
                size_of::<$game>(),
                size_of::<<$game as ::alcazar_core::Game>::Action>(),
                size_of::<<$game as ::alcazar_core::Game>::View>()
            );
            ::alcazar_testkit::bench::divan::main();
        }

        #[::alcazar_testkit::bench::divan::bench(crate = ::alcazar_testkit::bench::divan)]
        fn floor(bencher: ::alcazar_testkit::bench::divan::Bencher<'_, '_>) {
            ::alcazar_testkit::bench::floor::<{ size_of::<$game>().div_ceil(8) }>(bencher);
        }

        $crate::benchmarks!(
            @each $game, $players;
            random_playout_move setup legal_actions clone_and_act clone view determinize
        );
    };
    (@each $game:ty, $players:expr; $name:ident $($more:ident)*) => {
        #[::alcazar_testkit::bench::divan::bench(crate = ::alcazar_testkit::bench::divan, args = $players)]
        fn $name(bencher: ::alcazar_testkit::bench::divan::Bencher<'_, '_>, players: usize) {
            ::alcazar_testkit::bench::$name::<$game>(bencher, players);
        }

        $crate::benchmarks!(@each $game, $players; $($more)*);
    };
    (@each $game:ty, $players:expr;) => {};
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::skeletons::trade::State;

    #[test]
    fn positions_are_spread_over_the_course_of_games() {
        let positions = positions::<State>(3);
        assert_eq!(positions.len(), POSITIONS);
        for (state, seat, action) in &positions {
            assert!(state.check(*seat, action).is_ok(), "{state:?} {seat} {action}");
        }
        assert_ne!(positions[0].0, positions[POSITIONS - 1].0);
    }
}
