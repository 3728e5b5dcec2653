//! The log, and the game as it stood at any moment of it.

use alcazar_core::{EventOf, Game, SeatMap};

use crate::fold::{Frame, Viewers};
use crate::{EntryKind, EntryOf};

/// How many entries lie between two kept frames: a compromise between memory and the time to go back.
const INTERVAL: usize = 64;

/// One entry and what is worth remembering about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Record<G: Game> {
    pub(crate) entry: EntryOf<G>,
    /// Who may know of it.
    pub(crate) seen_by: Viewers,
    /// The number of each seat's ask before it.
    pub(crate) asks: SeatMap<u32>,
}

/// The log with enough frames to go back to any moment quickly.
///
/// A moment is a number of entries. The game at moment n follows from the entry before it: an event leads on from
/// moment n − 1, an undo leads back to its own moment, and everything else leaves the game alone.
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

    /// The moment from which the entry before `moment` led here.
    pub(crate) fn before(&self, moment: usize) -> usize {
        match self.records[moment - 1].entry.kind {
            EntryKind::Undo { to, .. } => to as usize,
            _ => moment - 1,
        }
    }

    /// The events that count at this moment, the last one first, each with the moment before it.
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

    /// The game as it stood at this moment.
    pub(crate) fn frame(&self, moment: usize) -> Frame<G> {
        let mut events: Vec<&EventOf<G>> = Vec::new();
        let mut start = moment;
        let kept = loop {
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
        let mut frame = kept.clone();
        for event in events.into_iter().rev() {
            frame.follow(event);
        }
        frame
    }
}
