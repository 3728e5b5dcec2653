//! What one viewer may know of a table.
//!
//! Each viewer has their own numbering, which skips the entries that they must not know of. So not even a gap
//! reveals that something happened.

use alcazar_core::{Game, SeatMap, SeatSet, Turn, Viewer};

use crate::{Entry, EntryKind, Outcome, Player, SeenOf, Table, Timer};

/// Everything that one viewer may know of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableView<G: Game> {
    /// How many entries this viewer knows of.
    pub version: u32,
    /// The viewer's view of the game.
    pub view: G::View,
    /// The seats that are asked.
    pub asked: SeatSet,
    /// The viewer's own ask, if they are asked.
    pub ask: Option<Asked<G>>,
    /// The player of each seat.
    pub players: SeatMap<Player>,
    /// The seats that have conceded.
    pub conceded: SeatSet,
    /// The clocks, if the table has any.
    pub timers: Option<SeatMap<Timer>>,
    /// How the game ended; none while it goes on.
    pub outcome: Option<Outcome>,
}

/// The ask of a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asked<G: Game> {
    /// The number of the ask, which the answer must name.
    pub ask: u32,
    /// All legal actions, sorted.
    pub legal: Vec<G::Action>,
    /// How many of its own last moves the seat may take back instead.
    pub takebacks: usize,
}

/// One entry as a viewer may know it, and the viewer's view after it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moment<G: Game> {
    /// What happened.
    pub entry: SeenOf<G>,
    /// The viewer's view after it.
    pub view: G::View,
    /// The seats that the rules ask after it.
    pub asked: SeatSet,
}

/// The viewer claims to know more entries than there are for them, and needs the whole view.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("there is no version {since}; the current one is {version}")]
pub struct Gap {
    /// The version that was claimed.
    pub since: u32,
    /// The viewer's current version.
    pub version: u32,
}

impl<G: Game> Table<G> {
    /// How many entries this viewer knows of.
    pub fn version(&self, viewer: Viewer) -> u32 {
        self.version_at(viewer, self.seq())
    }

    /// How many entries this viewer knew of when the log had `seq`.
    pub fn version_at(&self, viewer: Viewer, seq: u32) -> u32 {
        let records = self.history.records().iter().take(seq as usize);
        records.filter(|record| record.seen_by.contains(viewer)).count() as u32
    }

    /// The moment before the entry with this number in the viewer's numbering. [`Table::undo_by_consent`]
    /// needs it when a viewer selects an entry.
    pub fn seq_of(&self, viewer: Viewer, version: u32) -> Option<u32> {
        let mut seen =
            (0..).zip(self.history.records()).filter(|(_, record)| record.seen_by.contains(viewer));
        seen.nth(version as usize).map(|(seq, _)| seq)
    }

    /// Everything that this viewer may know now.
    pub fn view(&self, viewer: Viewer) -> TableView<G> {
        TableView {
            version: self.version(viewer),
            view: self.state().view(viewer),
            asked: self.asked(),
            ask: viewer.seat().and_then(|seat| {
                let ask = self.ask(seat)?;
                let mut legal = Vec::new();
                self.state().legal_actions(seat, &mut legal);
                Some(Asked { ask, legal, takebacks: self.free_takebacks(seat) })
            }),
            players: self.players().clone(),
            conceded: self.conceded().iter().copied().collect(),
            timers: self.present.timers.all().cloned(),
            outcome: self.outcome(),
        }
    }

    /// What happened after the viewer's version `since`, as they may know it.
    ///
    /// # Errors
    /// If the viewer's current version is lower.
    pub fn tail(&self, viewer: Viewer, since: u32) -> Result<Vec<SeenOf<G>>, Gap> {
        self.map_tail(viewer, since, |entry, _| entry)
    }

    /// Like [`Table::tail`], with the viewer's view after each entry.
    ///
    /// # Errors
    /// If the viewer's current version is lower.
    pub fn moments(&self, viewer: Viewer, since: u32) -> Result<Vec<Moment<G>>, Gap> {
        self.map_tail(viewer, since, |entry, state| {
            let asked = match state.turn() {
                Turn::Seats(asked) => asked,
                Turn::Chance | Turn::Over => SeatSet::EMPTY,
            };
            Moment { entry, view: state.view(viewer), asked }
        })
    }

    fn map_tail<T>(
        &self,
        viewer: Viewer,
        since: u32,
        mut map: impl FnMut(SeenOf<G>, &G) -> T,
    ) -> Result<Vec<T>, Gap> {
        let version = self.version(viewer);
        if since > version {
            return Err(Gap { since, version });
        }
        let Some(first) = self.seq_of(viewer, since) else { return Ok(Vec::new()) };
        let mut frame = self.history.frame(first as usize);
        let mut tail = Vec::new();
        for (seq, record) in self.history.records().iter().enumerate().skip(first as usize) {
            let entry = &record.entry;
            let mut kind = None;
            match &entry.kind {
                EntryKind::Event(event) => {
                    kind = frame.state.redact(event, viewer).map(EntryKind::Event);
                    frame.apply(event);
                }
                EntryKind::Undo { seat, to, consent } => {
                    frame = self.history.frame(*to as usize);
                    if record.seen_by.contains(viewer) {
                        let to = self.version_at(viewer, *to);
                        kind = Some(EntryKind::Undo { seat: *seat, to, consent: *consent });
                    }
                }
                other => kind = other.without_event(),
            }
            debug_assert_eq!(
                kind.is_some(),
                record.seen_by.contains(viewer),
                "entry {seq}: redaction and `seen_by` disagree"
            );
            let is_own = viewer.seat().is_some() && viewer.seat() == entry.kind.seat();
            let seen = kind.map(|kind| Entry { kind, at: entry.at, act: entry.act.filter(|_| is_own) });
            tail.extend(seen.map(|seen| map(seen, &frame.state)));
        }
        Ok(tail)
    }
}
