//! Any bytes, read as moves and chance in one of the games, keep every promise of the engine.
#![no_main]

use alcazar_catalog::with_game;
use libfuzzer_sys::{Corpus, fuzz_target};

fuzz_target!(|input: &[u8]| -> Corpus {
    let Some((game, bytes)) = alcazar_fuzz::game(input) else { return Corpus::Reject };
    with_game!(game, G => alcazar_testkit::fuzz::actions::<G>(bytes));
    Corpus::Keep
});
