//! A rate limiter.

use std::time::{Duration, Instant};

/// A token bucket: `max` tokens at once, and one more after each `interval`.
#[derive(Debug, Clone)]
pub(crate) struct RateLimit {
    interval: Duration,
    max: u32,
    /// When the bucket will be full again.
    full_at: Instant,
}

impl RateLimit {
    /// `max` at once, and one more after each `interval`.
    pub(crate) fn new(max: u32, interval: Duration) -> Self {
        Self { interval, max, full_at: Instant::now() }
    }

    /// `rate` per second, and `burst` seconds' worth at once.
    pub(crate) fn per_second(rate: u32, burst: u32) -> Self {
        let rate = rate.max(1);
        Self::new(rate.saturating_mul(burst), Duration::from_secs(1) / rate)
    }

    /// Takes a token; false if there is none.
    pub(crate) fn try_acquire(&mut self) -> bool {
        self.try_acquire_at(Instant::now())
    }

    /// Whether no token is missing.
    pub(crate) fn is_full(&self) -> bool {
        self.full_at <= Instant::now()
    }

    fn try_acquire_at(&mut self, now: Instant) -> bool {
        let full_at = self.full_at.max(now) + self.interval;
        if full_at > now + self.interval * self.max {
            return false;
        }
        self.full_at = full_at;
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_come_back_with_time() {
        let second = Duration::from_secs(1);
        let mut limit = RateLimit::new(3, second);
        let now = Instant::now();
        let acquire = |limit: &mut RateLimit, at: u32| limit.try_acquire_at(now + second * at);
        assert_eq!([0, 0, 0, 0].map(|at| acquire(&mut limit, at)), [true, true, true, false]);
        assert_eq!([1, 1].map(|at| acquire(&mut limit, at)), [true, false]);
        assert_eq!([100, 100, 100, 100].map(|at| acquire(&mut limit, at)), [true, true, true, false]);
    }
}
