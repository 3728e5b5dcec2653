//! Recorded games play again to the same end, and the ways to go on from them are counted.

use std::path::Path;

use alcazar_core::Seat;
use alcazar_testkit::{golden, golden_perft};
use tyros::{Founding, Options, State};

fn folder() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/replays"))
}

#[test]
fn golden_replays_end_as_recorded() {
    let usual = Options::default;
    let first = |start| Options { founding: Founding::FirstGame, start: Some(start), ..Options::default() };
    let endings = golden::<State>(
        folder(),
        &[
            ("three.jsonl", 3, usual(), 31),
            ("four.jsonl", 4, usual(), 41),
            ("three-first.jsonl", 3, first(Seat::B), 32),
            ("four-first.jsonl", 4, first(Seat::D), 42),
            ("four-stuck.jsonl", 4, usual(), 179),
            ("three-stuck.jsonl", 3, usual(), 71),
        ],
    );
    assert_eq!(endings.into_iter().collect::<Vec<_>>(), ["last-tile", "nothing-grows"]);
}

#[test]
fn the_ways_to_go_on_are_counted() {
    golden_perft::<State>(folder(), include_str!("perft.txt"));
}
