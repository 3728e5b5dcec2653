//! Random numbers for the rules.

use rand::{Rng, RngExt};

/// A source of random numbers.
///
/// Simulations and bots use any generator of the `rand` crate. Tables use the croupier, whose numbers follow
/// from a committed seed by a documented rule, so that anybody can recompute them. The croupier must not
/// change when the `rand` crate does, hence this trait.
pub trait Luck {
    /// A number from 0 to `n − 1`, each equally likely.
    ///
    /// # Panics
    /// May panic if `n` is 0.
    fn below(&mut self, n: u32) -> u32;

    /// One of the items, each equally likely; `None` if there are none.
    #[inline]
    fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() {
            return None;
        }
        items.get(self.below(items.len() as u32) as usize)
    }
}

impl<R: Rng> Luck for R {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        self.random_range(0..n)
    }
}
