//! The history of one game: its start, its events, and the state after each.

use alcazar_core::{ApplyError, EventOf, Game};

/// A game from its start. The current state is always the result of the events.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct History<G: Game> {
    start: G,
    /// Each event, with the state after it.
    steps: Vec<(EventOf<G>, G)>,
}

impl<G: Game> History<G> {
    pub(super) fn new(start: G) -> Self {
        Self { start, steps: Vec::new() }
    }

    /// The current state.
    pub(super) fn state(&self) -> &G {
        self.steps.last().map_or(&self.start, |(_, state)| state)
    }

    /// The number of events.
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

    /// Applies an event.
    pub(super) fn push(&mut self, event: EventOf<G>) -> Result<(), ApplyError<G::Illegal>> {
        let mut state = self.state().clone();
        state.apply(&event)?;
        self.steps.push((event, state));
        Ok(())
    }

    /// Replaces the current state by another, to test that `verify` notices.
    #[cfg(test)]
    pub(super) fn tamper(&mut self, state: G) {
        if let Some(last) = self.steps.last_mut() {
            last.1 = state;
        }
    }

    /// Goes back to the state after `len` events.
    pub(super) fn truncate(&mut self, len: usize) {
        self.steps.truncate(len);
    }
}
