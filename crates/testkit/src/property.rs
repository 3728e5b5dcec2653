//! Properties over generated values, for functions that are generic over a game.

use proptest::strategy::Strategy;
use proptest::test_runner::{Config, TestRunner};

/// Runs `check` on generated values.
///
/// # Panics
/// If `check` panics, with the smallest value found for which it does.
pub(crate) fn check_property<S: Strategy>(cases: u32, strategy: &S, check: impl Fn(S::Value)) {
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    let result = TestRunner::new(config).run(strategy, |value| {
        check(value);
        Ok(())
    });
    if let Err(error) = result {
        panic!("{error}");
    }
}
