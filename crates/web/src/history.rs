//! What one viewer has seen of a game, entry by entry: what the log shows, and what a player can step back
//! to.
//!
//! A history is the line of play that led to the present. Moves that were taken back are not part of it.

use std::ops::Range;
use std::sync::Arc;

use alcazar_core::{Game, Seat, SeatSet, Viewer};
use alcazar_lessons::Glimpse;
use alcazar_table::{EntryKind, Moment};

/// What one viewer has seen of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct History<G: Game> {
    /// Whose history it is.
    pub viewer: Viewer,
    start: Snapshot<G>,
    entries: Vec<HistoryEntry<G>>,
    /// How many entries of the viewer's log have been received.
    known: u32,
}

/// The state of the game at one moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Snapshot<G: Game> {
    /// What the viewer knew.
    pub view: Arc<G::View>,
    /// The seats that were asked.
    pub asked: SeatSet,
}

/// One thing that happened, and the state after it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HistoryEntry<G: Game> {
    /// Its number in the viewer's log.
    pub version: u32,
    /// What happened.
    pub kind: EntryKind<G::Seen>,
    /// Whether the viewer did it.
    pub is_own: bool,
    /// The state after it.
    pub after: Snapshot<G>,
}

impl<G: Game> History<G> {
    /// An empty history with this start.
    pub fn new(viewer: Viewer, view: G::View, asked: SeatSet) -> Self {
        Self { viewer, start: Snapshot { view: Arc::new(view), asked }, entries: Vec::new(), known: 0 }
    }

    /// How many entries of the viewer's log have been received; the next one has this number.
    pub fn known(&self) -> u32 {
        self.known
    }

    /// The number of entries.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether nothing has happened yet.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The entries, in order.
    pub fn entries(&self) -> &[HistoryEntry<G>] {
        &self.entries
    }

    /// The state after this many entries, or the last one if there are fewer.
    pub fn snapshot(&self, after: usize) -> &Snapshot<G> {
        match after.min(self.len()) {
            0 => &self.start,
            entries => &self.entries[entries - 1].after,
        }
    }

    /// Adds moments. A move that is taken back is removed; the undo itself becomes an entry only if it needed
    /// the players' consent.
    pub fn extend(&mut self, moments: impl IntoIterator<Item = Moment<G>>) {
        for moment in moments {
            let version = self.known;
            self.known += 1;
            let after = Snapshot { view: Arc::new(moment.view), asked: moment.asked };
            if let EntryKind::Undo { to, consent, .. } = &moment.entry.kind {
                self.entries
                    .retain(|entry| entry.version < *to || !matches!(entry.kind, EntryKind::Event(_)));
                // Entries that are not moves stay, but show the board that the undo restored.
                for entry in self.entries.iter_mut().filter(|entry| entry.version >= *to) {
                    entry.after = after.clone();
                }
                if consent.is_empty() {
                    continue;
                }
            }
            let is_own = moment.entry.act.is_some();
            self.entries.push(HistoryEntry { version, kind: moment.entry.kind, is_own, after });
        }
    }

    /// The start and the first `entries` entries, as a learner at this seat sees them.
    pub fn glimpses(&self, seat: Seat, entries: usize) -> impl Iterator<Item = Glimpse<'_, G>> {
        let start = (None, &self.start);
        let entries = self.entries.iter().take(entries).map(|entry| {
            let seen = if let EntryKind::Event(seen) = &entry.kind { Some(seen) } else { None };
            (seen, &entry.after)
        });
        std::iter::once(start).chain(entries).map(move |(seen, snapshot)| Glimpse {
            seen,
            view: &*snapshot.view,
            is_asked: snapshot.asked.contains(seat),
        })
    }

    /// The position after the viewer's last move, from which others played. `None` if the viewer has done
    /// nothing yet, or nothing has happened since.
    pub fn after_own_turn(&self) -> Option<usize> {
        let last = self.entries.iter().rposition(|entry| entry.is_own)?;
        (last + 1 < self.len()).then_some(last + 1)
    }

    /// The entries in which a bot played for the viewer, if they have their seat back and have not acted
    /// since.
    pub fn played_by_bot(&self) -> Option<Range<usize>> {
        let takes_seat = |entry: &HistoryEntry<G>, is_person: bool| {
            matches!(&entry.kind, EntryKind::Takeover { seat, by }
                if self.viewer.is(*seat) && by.is_person() == is_person)
        };
        let back = self.entries.iter().rposition(|entry| takes_seat(entry, true))?;
        let gone = self.entries[..back].iter().rposition(|entry| takes_seat(entry, false))?;
        let is_unseen = !self.entries[back..].iter().any(|entry| entry.is_own);
        is_unseen.then_some(gone + 1..back)
    }

    /// The viewer's own last entry.
    pub fn last_own_entry(&self) -> Option<&HistoryEntry<G>> {
        self.entries.iter().rfind(|entry| entry.is_own)
    }
}

#[cfg(test)]
mod tests {
    use alcazar_core::{Seat, Viewer};
    use alcazar_table::{ActId, Croupier, Header, Player, Seed, Stamp, Table};
    use toledo::State;

    use super::*;

    fn table() -> Table<State> {
        let options = toledo::Options { start: Some(Seat::A), ..toledo::Options::default() };
        let header = Header { options, ..Header::new(["Ana", "Ben"].map(Player::person)) };
        Table::new(header, Croupier::Seeded(Seed([3; 32]))).expect("the setup is valid")
    }

    fn history(table: &Table<State>, seat: Seat) -> History<State> {
        let viewer = Viewer::Seat(seat);
        let start = table.state_at(0).expect("the log has a start");
        let mut history = History::new(viewer, start.view(viewer), SeatSet::EMPTY);
        history.extend(table.moments(viewer, 0).expect("moments from 0 exist"));
        history
    }

    fn submit(table: &mut Table<State>, seat: Seat, text: &str, number: u128) {
        let ask = table.ask(seat).expect("the seat is asked");
        let step = table.submit_text(seat, ask, text, Stamp::act(ActId(number))).expect("the move is legal");
        table.commit(step).expect("the step is current");
    }

    #[test]
    fn a_history_leads_to_the_present() {
        let mut table = table();
        submit(&mut table, Seat::A, "place gem1 3", 1);
        submit(&mut table, Seat::B, "take", 2);
        for seat in [Seat::A, Seat::B] {
            let history = history(&table, seat);
            assert_eq!(*history.snapshot(usize::MAX).view, table.state().view(Viewer::Seat(seat)));
            assert_eq!(history.snapshot(history.len()).asked, table.asked());
            assert_eq!(
                *history.snapshot(0).view,
                table.state_at(0).expect("the log has a start").view(Viewer::Seat(seat))
            );
        }
    }

    #[test]
    fn what_others_did_since_the_last_own_turn_is_found() {
        let mut table = table();
        assert_eq!(history(&table, Seat::A).after_own_turn(), None);
        submit(&mut table, Seat::A, "place gem1 3", 1);
        assert_eq!(history(&table, Seat::A).after_own_turn(), None);
        let before = history(&table, Seat::A).len();
        submit(&mut table, Seat::B, "take", 2);
        let after = history(&table, Seat::A);
        assert_eq!(after.after_own_turn(), Some(before));
        assert_eq!(after.len(), before + 3, "a move and two draws");
    }

    fn take_over(table: &mut Table<State>, seat: Seat, by: Player) {
        let step = table.take_over(seat, by, Stamp::NONE).expect("the player changes");
        table.commit(step).expect("the step is current");
    }

    #[test]
    fn what_a_bot_did_is_reported_until_the_player_acts_again() {
        let mut table = table();
        assert_eq!(history(&table, Seat::A).played_by_bot(), None, "nobody was away");
        let begun = table.log().len();
        take_over(&mut table, Seat::A, Player::bot("Ana", "random"));
        let step = table.submit_text(
            Seat::A,
            table.ask(Seat::A).expect("the seat is asked"),
            "place gem1 3",
            Stamp::NONE,
        );
        table.commit(step.expect("the move is legal")).expect("the step is current");
        assert_eq!(history(&table, Seat::A).played_by_bot(), None, "they are still away");
        take_over(&mut table, Seat::A, Player::person("Ana"));
        assert_eq!(history(&table, Seat::A).played_by_bot(), Some(begun + 1..begun + 2));
        assert_eq!(history(&table, Seat::B).played_by_bot(), None, "it was not their seat");
        submit(&mut table, Seat::B, "place gem1 4", 1);
        assert_eq!(history(&table, Seat::A).played_by_bot(), Some(begun + 1..begun + 2));
        submit(&mut table, Seat::A, "take", 2);
        assert_eq!(history(&table, Seat::A).played_by_bot(), None, "they have acted since");
    }

    #[test]
    fn moves_that_are_taken_back_are_not_part_of_the_history() {
        let mut table = table();
        let start = history(&table, Seat::A);
        let to = table.seq();
        submit(&mut table, Seat::A, "place gem1 3", 1);
        let consent = SeatSet::first(2);
        let step =
            table.undo_by_consent(Seat::A, to, consent, Stamp::act(ActId(9))).expect("both players consent");
        table.commit(step).expect("the step is current");
        let undone = history(&table, Seat::A);
        assert_eq!(undone.len(), start.len() + 1, "the undo is an entry");
        assert_eq!(undone.snapshot(undone.len()).view, start.snapshot(start.len()).view);
        assert_eq!(undone.known(), table.version(Viewer::Seat(Seat::A)));
        // Extending piece by piece gives the same history.
        let mut pieces = start.clone();
        pieces.extend(table.moments(Viewer::Seat(Seat::A), start.known()).expect("later moments exist"));
        assert_eq!(pieces, undone);
    }
}
