//! How much a bot may think.

use std::time::Duration;

use web_time::Instant;

use crate::ask::{Question, Work};

/// How much a bot may think about one decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Budget {
    /// So many moves on determinized states, in the tree and in playouts alike. The line of play under way is finished, so
    /// that it can be a few more. The answer is the same on every machine.
    Nodes(u64),
    /// So much time.
    Time(Duration),
}

impl Budget {
    /// The share of one of so many who think at the same time. Each has the whole time, but only its part of the nodes.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn share(self, of: usize) -> Self {
        match self {
            Self::Nodes(nodes) => Self::Nodes(nodes.div_ceil(of.max(1) as u64)),
            Self::Time(time) => Self::Time(time),
        }
    }
}

/// Counts the work and says when it is enough.
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

    /// Whether there is nothing left to spend, or nobody waits for more.
    pub(crate) fn is_spent<G: alcazar_core::Game>(&self, question: &Question<'_, G>) -> bool {
        let is_used_up = match self.limit {
            Limit::Nodes(nodes) => self.work.nodes >= nodes,
            Limit::Until(end) => Instant::now() >= end,
        };
        is_used_up || question.is_stopped()
    }
}
