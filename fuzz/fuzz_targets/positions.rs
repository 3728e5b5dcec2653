//! Any bytes, read as a position of one of the games, are rejected with reasons or give a state that can be
//! played.
#![no_main]

use alcazar_catalog::with_game;
use libfuzzer_sys::{Corpus, fuzz_target};

fuzz_target!(|input: &[u8]| -> Corpus {
    let Some((game, bytes)) = alcazar_fuzz::game(input) else { return Corpus::Reject };
    with_game!(game, G => alcazar_testkit::fuzz::positions::<G>(bytes));
    Corpus::Keep
});
