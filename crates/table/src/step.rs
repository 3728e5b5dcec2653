//! Steps: entries that could follow the log, and the state after them.

use alcazar_core::{Event, EventOf, Game, Turn, Viewer};

use crate::fold::{Present, Viewers};
use crate::history::Record;
use crate::{Croupier, EntryKind, EntryOf, Outcome, Table, TableError, TableErrorOf};

/// The maximum length of a log: far more than any game needs. Entries that a player could repeat forever
/// (undos and takeovers) are limited to half of it, so that the game itself can always go on to its end.
const MAX_LOG_LEN: usize = 1 << 16;

/// Entries that could follow the log of a table, and the state after them. Nothing changes until
/// [`Table::commit`].
#[derive(Debug, Clone)]
pub struct Step<G: Game> {
    pub(crate) base: usize,
    pub(crate) records: Vec<Record<G>>,
    pub(crate) present: Present<G>,
}

impl<G: Game> Step<G> {
    /// The length of the log that this step follows, which is the number of its first entry.
    pub fn base(&self) -> u32 {
        self.base as u32
    }

    /// The new entries.
    pub fn entries(&self) -> impl ExactSizeIterator<Item = &EntryOf<G>> {
        self.records.iter().map(|record| &record.entry)
    }

    /// The state after them.
    pub fn state(&self) -> &G {
        &self.present.frame.state
    }

    /// How the game ended, if these entries end it.
    pub fn outcome(&self) -> Option<Outcome> {
        self.present.outcome()
    }
}

/// A step under construction. All entries pass through [`Draft::push`], both new ones and those of a file.
pub(crate) struct Draft<'a, G: Game> {
    pub(crate) table: &'a Table<G>,
    pub(crate) records: Vec<Record<G>>,
    pub(crate) present: Present<G>,
}

impl<'a, G: Game> Draft<'a, G> {
    pub(crate) fn new(table: &'a Table<G>) -> Self {
        Self { table, records: Vec::new(), present: table.present.clone() }
    }

    pub(crate) fn finish(self) -> Step<G> {
        Step { base: self.table.history.len(), records: self.records, present: self.present }
    }

    /// Adds one entry if it can follow. An outcome of chance must also be the croupier's.
    pub(crate) fn push(&mut self, entry: EntryOf<G>) -> Result<(), TableErrorOf<G>> {
        if let EntryKind::Event(Event::Chance(given)) = &entry.kind
            && self.awaits_chance()
            && self.table.croupier != Croupier::Away
        {
            let expected = self.decide()?;
            if expected != *given {
                let (expected, given) = (expected.to_string(), given.to_string());
                return Err(TableError::WrongOutcome { expected, given });
            }
        }
        self.add(entry)
    }

    /// Adds outcomes of chance until a seat is asked or the game is over.
    pub(crate) fn deal(&mut self) -> Result<(), TableErrorOf<G>> {
        while self.awaits_chance() {
            let chance = self.decide()?;
            let at = match self.records.last() {
                Some(cause) => cause.entry.at,
                None => self.table.is_timed().then_some(self.present.at),
            };
            self.add(EntryOf::<G> { kind: EntryKind::Event(Event::Chance(chance)), at, act: None })?;
        }
        Ok(())
    }

    fn add(&mut self, entry: EntryOf<G>) -> Result<(), TableErrorOf<G>> {
        let length = self.moment();
        let is_repeatable = matches!(entry.kind, EntryKind::Undo { .. } | EntryKind::Takeover { .. });
        let max = if is_repeatable { MAX_LOG_LEN / 2 } else { MAX_LOG_LEN };
        if length >= max {
            return Err(TableError::LogFull(length));
        }
        if self.present.is_over() {
            return Err(TableError::Over);
        }
        if let Some(seat) = entry.kind.seat()
            && self.present.players.get(seat).is_none()
        {
            return Err(TableError::NoSuchSeat(seat));
        }
        // While chance decides, only its outcome can follow.
        if self.awaits_chance() && !matches!(entry.kind, EntryKind::Event(_)) {
            return Err(TableError::ChanceAwaited);
        }
        self.present.at = self.time(&entry)?;
        let asks = self.present.asks.numbers().clone();
        let seen_by = match &entry.kind {
            EntryKind::Event(event) => self.apply_event(event)?,
            EntryKind::Undo { seat, to, consent } => self.undo(*seat, *to, *consent)?,
            EntryKind::Takeover { seat, by } => self.take_over(*seat, by)?,
            EntryKind::Timeout { seat } => self.time_out(*seat)?,
            EntryKind::Concede { seat } => self.concede(*seat)?,
            EntryKind::Abort { consent } => self.abort(*consent)?,
        };
        self.present.run_clocks();
        self.records.push(Record { entry, seen_by, asks });
        Ok(())
    }

    /// The length of the log, with the entries of this draft.
    pub(crate) fn moment(&self) -> usize {
        self.table.history.len() + self.records.len()
    }

    fn awaits_chance(&self) -> bool {
        !self.present.is_over() && self.present.frame.state.turn() == Turn::Chance
    }

    fn decide(&self) -> Result<G::Chance, TableErrorOf<G>> {
        let frame = &self.present.frame;
        if let Some(prepared) = self.table.header.prepared.get(frame.drawn.total()) {
            return Ok(prepared.clone());
        }
        Ok(self.table.croupier.decide(&self.table.header.nonces, &frame.state, &frame.drawn)?)
    }

    /// The time after this entry.
    fn time(&self, entry: &EntryOf<G>) -> Result<u64, TableErrorOf<G>> {
        let last = self.present.at;
        match entry.at {
            None if self.table.is_timed() => Err(TableError::TimeMissing),
            None => Ok(last),
            Some(at) if at < last => Err(TableError::TimeBackwards { at, last }),
            Some(at) => Ok(at),
        }
    }

    fn apply_event(&mut self, event: &EventOf<G>) -> Result<Viewers, TableErrorOf<G>> {
        let present = &mut self.present;
        let state = &present.frame.state;
        if let Event::Move { seat, .. } = event
            && present.timers.get(*seat).is_some_and(|timer| timer.is_out(present.at))
        {
            return Err(TableError::OutOfTime(*seat));
        }
        let mut next = state.clone();
        next.apply(event)?;
        let seen_by = Viewer::all(state.players())
            .filter(|&viewer| state.redact(event, viewer).is_some())
            .fold(Viewers::NONE, Viewers::with);
        match event {
            Event::Move { seat, action } => present.asks.moved(*seat, state.unaffected(*seat, action)),
            Event::Chance(_) => present.frame.drawn.add(state.stream()),
        }
        present.asks.turn(next.turn());
        present.frame.state = next;
        Ok(seen_by)
    }
}
