//! Where chance takes its numbers from.

use rand::{Rng, RngExt};

/// A source of luck.
///
/// There are two kinds. Simulations and bots use any generator of the `rand` crate. Tables use the
/// croupier, whose numbers follow from a committed seed by a rule that anybody can recompute; it must
/// not change when the `rand` crate does, which is why this trait stands between.
pub trait Luck {
    /// A number from 0 to `n − 1`, each equally likely.
    ///
    /// # Panics
    /// May panic if `n` is 0.
    fn below(&mut self, n: u32) -> u32;

    /// One of the things, each equally likely; none if there are none.
    #[inline]
    fn pick<'a, T>(&mut self, things: &'a [T]) -> Option<&'a T> {
        if things.is_empty() {
            return None;
        }
        things.get(self.below(things.len() as u32) as usize)
    }
}

impl<R: Rng> Luck for R {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        self.random_range(0..n)
    }
}
