//! How long a bot may think.

use std::time::Duration;

use web_time::Instant;

use crate::ask::{Question, Work};

/// How long a bot may think about one decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Budget {
    /// A number of moves on determinized states, in the tree and in playouts alike. The current playout is
    /// finished, so the total may be slightly higher. The answer is the same on every machine.
    Nodes(u64),
    /// Wall-clock time.
    Time(Duration),
}

impl Budget {
    /// The budget of each of `threads` threads. Nodes are divided; time is not.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn per_thread(self, threads: usize) -> Self {
        match self {
            Self::Nodes(nodes) => Self::Nodes(nodes.div_ceil(threads.max(1) as u64)),
            Self::Time(time) => Self::Time(time),
        }
    }
}

/// Counts the work done and tells when the budget is spent.
#[derive(Debug)]
pub(crate) struct Meter {
    pub(crate) work: Work,
    limit: Limit,
}

#[derive(Debug)]
enum Limit {
    Nodes(u64),
    Until(Instant),
}

impl Meter {
    pub(crate) fn new(budget: Budget) -> Self {
        let limit = match budget {
            Budget::Nodes(nodes) => Limit::Nodes(nodes),
            Budget::Time(time) => Limit::Until(Instant::now() + time),
        };
        Self { work: Work::default(), limit }
    }

    /// Whether the budget is spent or the bot was told to stop.
    pub(crate) fn is_spent<G: alcazar_core::Game>(&self, question: &Question<'_, G>) -> bool {
        let is_used_up = match self.limit {
            Limit::Nodes(nodes) => self.work.nodes >= nodes,
            Limit::Until(end) => Instant::now() >= end,
        };
        is_used_up || question.is_stopped()
    }
}
