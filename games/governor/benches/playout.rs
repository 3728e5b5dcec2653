//! The speed of the rules: `cargo bench -p alcazar-governor --bench playout`. `setup` makes quick cities.

use std::hint::black_box;

use alcazar_testkit::bench::divan::Bencher;
use alcazar_testkit::bench::{divan, play, rng, start_with};
use governor::{CityWay, Options, State};

const PLAYERS: [usize; 5] = [2, 3, 4, 5, 6];

alcazar_testkit::benchmarks!(State, players PLAYERS);

/// One item is a drafted city, tile by tile.
#[divan::bench(crate = alcazar_testkit::bench::divan, args = PLAYERS)]
fn drafted_city(bencher: Bencher<'_, '_>, players: usize) {
    let mut luck = rng();
    let mut actions = Vec::with_capacity(256);
    let tiles = 10 * players as u32;
    let options = Options { city: CityWay::Drafted, ..Options::default() };
    bencher.bench_local(|| {
        let mut state: State = start_with(players, &options, &mut luck);
        black_box(play(&mut state, tiles, &mut actions, &mut luck))
    });
}
