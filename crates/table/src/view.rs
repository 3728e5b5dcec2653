//! What one viewer may know of a table.
//!
//! Each viewer has a numbering of his own: entries that he must not know of do not count in it, so that not even
//! a gap tells that something happened.

use alcazar_core::{Game, SeatMap, SeatSet, Turn, Viewer};

use crate::{Entry, EntryKind, Outcome, Player, SeenOf, Table, Timer};

/// All that one viewer may know of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableView<G: Game> {
    /// How many entries this viewer knows of.
    pub version: u32,
    /// What he may know of the game.
    pub view: G::View,
    /// Who is asked.
    pub asked: SeatSet,
    /// What he himself is asked, if he is.
    pub ask: Option<Asked<G>>,
    /// Who plays each seat.
    pub players: SeatMap<Player>,
    /// Who has conceded.
    pub conceded: SeatSet,
    /// The clocks, if the table has any.
    pub timers: Option<SeatMap<Timer>>,
    /// How the game ended; none while it goes on.
    pub outcome: Option<Outcome>,
}

/// What a seat is asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asked<G: Game> {
    /// The number of the question, to be named in the answer.
    pub ask: u32,
    /// Everything he may do, sorted.
    pub legal: Vec<G::Action>,
    /// How many of his own last moves he may take back instead.
    pub takebacks: usize,
}

/// One entry as a viewer may know it, and what he knew after it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moment<G: Game> {
    /// What happened.
    pub entry: SeenOf<G>,
    /// What he may know of the game after it.
    pub view: G::View,
    /// Who is asked by the rules after it.
    pub asked: SeatSet,
}

/// The viewer claims to know more entries than there are for him: he needs the whole view.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("there is no version {since}; the present one is {version}")]
pub struct Gap {
    /// The version that was claimed.
    pub since: u32,
    /// The viewer's present version.
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

    /// The moment just before the entry with this number in the viewer's numbering: what
    /// [`Table::undo_by_consent`] needs if a viewer points at an entry.
    pub fn seq_of(&self, viewer: Viewer, version: u32) -> Option<u32> {
        let mut seen =
            (0..).zip(self.history.records()).filter(|(_, record)| record.seen_by.contains(viewer));
        seen.nth(version as usize).map(|(seq, _)| seq)
    }

    /// All that this viewer may know now.
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

    /// What happened since this viewer knew of `since` entries, as he may know it.
    ///
    /// # Errors
    /// If he can't have known of so many.
    pub fn tail(&self, viewer: Viewer, since: u32) -> Result<Vec<SeenOf<G>>, Gap> {
        self.tell(viewer, since, |entry, _| entry)
    }

    /// The same, each entry with what he knew after it: what looking back needs.
    ///
    /// # Errors
    /// If he can't have known of so many.
    pub fn moments(&self, viewer: Viewer, since: u32) -> Result<Vec<Moment<G>>, Gap> {
        self.tell(viewer, since, |entry, state| {
            let asked = match state.turn() {
                Turn::Seats(asked) => asked,
                Turn::Chance | Turn::Over => SeatSet::EMPTY,
            };
            Moment { entry, view: state.view(viewer), asked }
        })
    }

    fn tell<T>(
        &self,
        viewer: Viewer,
        since: u32,
        mut told: impl FnMut(SeenOf<G>, &G) -> T,
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
                    frame.follow(event);
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
            debug_assert_eq!(kind.is_some(), record.seen_by.contains(viewer), "entry {seq} is seen or not");
            let is_own = viewer.seat().is_some() && viewer.seat() == entry.kind.seat();
            let seen = kind.map(|kind| Entry { kind, at: entry.at, act: entry.act.filter(|_| is_own) });
            tail.extend(seen.map(|seen| told(seen, &frame.state)));
        }
        Ok(tail)
    }
}
