//! The log, and the state of the game at any moment of it.

use alcazar_core::{EventOf, Game, SeatMap};

use crate::fold::{Frame, Viewers};
use crate::{EntryKind, EntryOf};

/// The number of entries between two stored frames: a compromise between memory and the time to go back.
const INTERVAL: usize = 64;

/// One entry and its derived data.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Record<G: Game> {
    pub(crate) entry: EntryOf<G>,
    /// The viewers who may know of it.
    pub(crate) seen_by: Viewers,
    /// The number of each seat's ask before it.
    pub(crate) asks: SeatMap<u32>,
}

/// The log with enough frames to go back to any moment quickly.
///
/// A moment is a length of the log. The game at moment n follows from the entry before it: an event leads on
/// from moment n − 1, an undo leads back to the moment that it names, and all other entries leave the game
/// unchanged.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct History<G: Game> {
    records: Vec<Record<G>>,
    /// The game at the moments 0, [`INTERVAL`], twice that, and so on.
    frames: Vec<Frame<G>>,
}

impl<G: Game> History<G> {
    pub(crate) fn new(start: Frame<G>) -> Self {
        Self { records: Vec::new(), frames: vec![start] }
    }

    pub(crate) fn records(&self) -> &[Record<G>] {
        &self.records
    }

    pub(crate) fn len(&self) -> usize {
        self.records.len()
    }

    pub(crate) fn extend(&mut self, records: Vec<Record<G>>) {
        self.records.extend(records);
        while self.frames.len() * INTERVAL <= self.records.len() {
            let frame = self.frame(self.frames.len() * INTERVAL);
            self.frames.push(frame);
        }
    }

    /// The moment that `moment` follows from.
    pub(crate) fn before(&self, moment: usize) -> usize {
        match self.records[moment - 1].entry.kind {
            EntryKind::Undo { to, .. } => to as usize,
            _ => moment - 1,
        }
    }

    /// The events that led to this moment, the last one first, each with the moment before it.
    pub(crate) fn events_back(&self, moment: usize) -> impl Iterator<Item = (usize, &EventOf<G>)> {
        let mut moment = moment;
        std::iter::from_fn(move || {
            while moment > 0 {
                let record = &self.records[moment - 1];
                moment = self.before(moment);
                if let EntryKind::Event(event) = &record.entry.kind {
                    return Some((moment, event));
                }
            }
            None
        })
    }

    /// The state of the game at this moment.
    pub(crate) fn frame(&self, moment: usize) -> Frame<G> {
        let mut events: Vec<&EventOf<G>> = Vec::new();
        let mut start = moment;
        let stored = loop {
            if start.is_multiple_of(INTERVAL)
                && let Some(frame) = self.frames.get(start / INTERVAL)
            {
                break frame;
            }
            if let EntryKind::Event(event) = &self.records[start - 1].entry.kind {
                events.push(event);
            }
            start = self.before(start);
        };
        let mut frame = stored.clone();
        for event in events.into_iter().rev() {
            frame.apply(event);
        }
        frame
    }
}
