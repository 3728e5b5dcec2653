//! The course of one game: where it began, what has happened, and every state on the way.

use alcazar_core::{ApplyError, EventOf, Game};

/// A game from a start on. The present state is never kept apart from the events that led to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Course<G: Game> {
    start: G,
    /// Each event, with the state after it.
    steps: Vec<(EventOf<G>, G)>,
}

impl<G: Game> Course<G> {
    pub(super) fn new(start: G) -> Self {
        Self { start, steps: Vec::new() }
    }

    /// The present state.
    pub(super) fn state(&self) -> &G {
        self.steps.last().map_or(&self.start, |(_, state)| state)
    }

    /// How many events have happened.
    pub(super) fn len(&self) -> usize {
        self.steps.len()
    }

    /// Every event with the states before and after it.
    pub(super) fn steps(&self) -> impl Iterator<Item = (&G, &EventOf<G>, &G)> {
        let before = std::iter::once(&self.start).chain(self.steps.iter().map(|(_, state)| state));
        before.zip(&self.steps).map(|(before, (event, after))| (before, event, after))
    }

    pub(super) fn start(&self) -> &G {
        &self.start
    }

    /// Lets an event happen.
    pub(super) fn push(&mut self, event: EventOf<G>) -> Result<(), ApplyError<G::Illegal>> {
        let mut state = self.state().clone();
        state.apply(&event)?;
        self.steps.push((event, state));
        Ok(())
    }

    /// Puts another state in the place of the present one, so that something is wrong.
    #[cfg(test)]
    pub(super) fn tamper(&mut self, state: G) {
        if let Some(last) = self.steps.last_mut() {
            last.1 = state;
        }
    }

    /// Goes back to when so many events had happened.
    pub(super) fn truncate(&mut self, len: usize) {
        self.steps.truncate(len);
    }
}
