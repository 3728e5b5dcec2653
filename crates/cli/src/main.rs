//! The command line: play, sim, perft, replay, engine.

fn main() {}
