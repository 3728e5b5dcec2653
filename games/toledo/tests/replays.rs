//! Golden replays end as recorded, and the perft counts from their positions are unchanged.

use std::path::Path;

use alcazar_core::Seat;
use alcazar_testkit::{golden, golden_perft};
use toledo::{Options, State};

fn folder() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/replays"))
}

#[test]
fn golden_replays_end_as_recorded() {
    let default = Options::default;
    // Random play needs far more rounds than people do to bring three figures into the Alcázar.
    let long = || Options { rounds: 255, ..Options::default() };
    let short = |start| Options { start: Some(start), rounds: 20, ..Options::default() };
    let endings = golden::<State>(
        folder(),
        &[
            ("two.jsonl", 2, default(), 21),
            ("three.jsonl", 3, default(), 31),
            ("four.jsonl", 4, default(), 41),
            ("two-long.jsonl", 2, long(), 23),
            ("three-long.jsonl", 3, long(), 33),
            ("four-long.jsonl", 4, long(), 43),
            ("two-short.jsonl", 2, short(Seat::B), 22),
            ("three-short.jsonl", 3, short(Seat::C), 32),
            ("four-short.jsonl", 4, short(Seat::A), 42),
        ],
    );
    assert_eq!(endings.into_iter().collect::<Vec<_>>(), ["last-round", "three-figures"]);
}

#[test]
fn perft_counts_are_unchanged() {
    golden_perft::<State>(folder(), include_str!("perft.txt"));
}
