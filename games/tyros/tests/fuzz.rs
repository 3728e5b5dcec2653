//! What the fuzz targets call, with bytes from proptest: games and positions out of anything.

use alcazar_testkit::fuzz;
use proptest::collection::vec;
use proptest::prelude::*;
use tyros::State;

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_are_a_game(data in vec(any::<u8>(), 0..2_000)) {
        fuzz::actions::<State>(&data);
    }

    #[test]
    fn any_bytes_are_a_position_or_none(data in vec(any::<u8>(), 0..600)) {
        fuzz::positions::<State>(&data);
    }
}
