//! Golden replays end as recorded, and the perft counts of their positions match.

use std::path::Path;

use alcazar_core::Seat;
use alcazar_testkit::{golden, golden_perft};
use tyros::{Founding, Options, State};

fn folder() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/replays"))
}

#[test]
fn golden_replays_end_as_recorded() {
    let default = Options::default;
    let first = |start| Options { founding: Founding::FirstGame, start: Some(start), ..Options::default() };
    let endings = golden::<State>(
        folder(),
        &[
            ("three.jsonl", 3, default(), 31),
            ("four.jsonl", 4, default(), 41),
            ("three-first.jsonl", 3, first(Seat::B), 32),
            ("four-first.jsonl", 4, first(Seat::D), 42),
            ("four-stuck.jsonl", 4, default(), 179),
            ("three-stuck.jsonl", 3, default(), 71),
        ],
    );
    assert_eq!(endings.into_iter().collect::<Vec<_>>(), ["last-tile", "nothing-grows"]);
}

#[test]
fn perft_counts_match() {
    golden_perft::<State>(folder(), include_str!("perft.txt"));
}
