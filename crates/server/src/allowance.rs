//! How often somebody may do something.

use std::time::{Duration, Instant};

/// So many at once, and one more each time an interval has passed.
#[derive(Debug, Clone)]
pub(crate) struct Allowance {
    interval: Duration,
    most: u32,
    /// When all of it will be there again.
    full_at: Instant,
}

impl Allowance {
    /// `most` at once, and one more after each `interval`.
    pub(crate) fn new(most: u32, interval: Duration) -> Self {
        Self { interval, most, full_at: Instant::now() }
    }

    /// So many per second, and at once so many times that.
    pub(crate) fn per_second(number: u32, burst: u32) -> Self {
        let number = number.max(1);
        Self::new(number.saturating_mul(burst), Duration::from_secs(1) / number)
    }

    /// Takes one, if there is one.
    pub(crate) fn take(&mut self) -> bool {
        self.take_at(Instant::now())
    }

    /// Whether nothing of it is used.
    pub(crate) fn is_whole(&self) -> bool {
        self.full_at <= Instant::now()
    }

    fn take_at(&mut self, now: Instant) -> bool {
        let full_at = self.full_at.max(now) + self.interval;
        if full_at > now + self.interval * self.most {
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
    fn it_comes_back_with_time() {
        let second = Duration::from_secs(1);
        let mut allowance = Allowance::new(3, second);
        let now = Instant::now();
        let take = |allowance: &mut Allowance, at: u32| allowance.take_at(now + second * at);
        assert_eq!([0, 0, 0, 0].map(|at| take(&mut allowance, at)), [true, true, true, false]);
        assert_eq!([1, 1].map(|at| take(&mut allowance, at)), [true, false]);
        assert_eq!([100, 100, 100, 100].map(|at| take(&mut allowance, at)), [true, true, true, false]);
    }
}
