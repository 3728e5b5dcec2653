//! What one viewer has seen of a game, moment by moment: what the log tells, and where one looks back to.
//!
//! A history is the line of play that led to the present. What was taken back is no part of it.

use std::ops::Range;
use std::sync::Arc;

use alcazar_core::{Game, Seat, SeatSet, Viewer};
use alcazar_lessons::Glimpse;
use alcazar_table::{Deed, Moment};

/// What one viewer has seen of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct History<G: Game> {
    /// Whose history it is.
    pub viewer: Viewer,
    start: Snapshot<G>,
    entries: Vec<HistoryEntry<G>>,
    /// How many entries of the viewer's numbering have been told.
    known: u32,
}

/// How things stood.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Snapshot<G: Game> {
    /// What the viewer knew.
    pub view: Arc<G::View>,
    /// Identity was asked.
    pub asked: SeatSet,
}

/// One thing that happened, and how things stood after it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HistoryEntry<G: Game> {
    /// Its number in the viewer's numbering.
    pub version: u32,
    /// What happened.
    pub deed: Deed<G::Seen>,
    /// Whether the viewer himself did it.
    pub is_own: bool,
    /// How things stood after it.
    pub after: Snapshot<G>,
}

impl<G: Game> History<G> {
    /// A history that begins so.
    pub fn new(viewer: Viewer, view: G::View, asked: SeatSet) -> Self {
        Self { viewer, start: Snapshot { view: Arc::new(view), asked }, entries: Vec::new(), known: 0 }
    }

    /// How many entries have been told; what is told next begins there.
    pub fn known(&self) -> u32 {
        self.known
    }

    /// How many things happened.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether nothing has happened yet.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// What happened, from the first.
    pub fn entries(&self) -> &[HistoryEntry<G>] {
        &self.entries
    }

    /// How things stood after so many of the things that happened; at the end, if there were not so many.
    pub fn snapshot(&self, after: usize) -> &Snapshot<G> {
        match after.min(self.len()) {
            0 => &self.start,
            entries => &self.entries[entries - 1].after,
        }
    }

    /// Goes on. What is taken back is forgotten; that it was is told only where all had to agree.
    pub fn extend(&mut self, moments: impl IntoIterator<Item = Moment<G>>) {
        for moment in moments {
            let version = self.known;
            self.known += 1;
            let after = Snapshot { view: Arc::new(moment.view), asked: moment.asked };
            if let Deed::Undo { to, consent, .. } = &moment.entry.deed {
                self.entries.retain(|entry| entry.version < *to || !matches!(entry.deed, Deed::Event(_)));
                // What happened beside the game stays, but the board behind it is the one that was gone back to.
                for entry in self.entries.iter_mut().filter(|entry| entry.version >= *to) {
                    entry.after = after.clone();
                }
                if consent.is_empty() {
                    continue;
                }
            }
            let is_own = moment.entry.act.is_some();
            self.entries.push(HistoryEntry { version, deed: moment.entry.deed, is_own, after });
        }
    }

    /// The start and the first so many things that happened, as somebody sees them who learns the game at this seat.
    pub fn glimpses(&self, seat: Seat, entries: usize) -> impl Iterator<Item = Glimpse<'_, G>> {
        let start = (None, &self.start);
        let entries = self.entries.iter().take(entries).map(|entry| {
            let seen = if let Deed::Event(seen) = &entry.deed { Some(seen) } else { None };
            (seen, &entry.after)
        });
        std::iter::once(start).chain(entries).map(move |(seen, snapshot)| Glimpse {
            seen,
            view: &*snapshot.view,
            is_asked: snapshot.asked.contains(seat),
        })
    }

    /// Where the viewer's last turn ended: what follows was done by others. None if nothing followed or he has done nothing.
    pub fn after_own_turn(&self) -> Option<usize> {
        let last = self.entries.iter().rposition(|entry| entry.is_own)?;
        (last + 1 < self.len()).then_some(last + 1)
    }

    /// The entries in which a bot played for the viewer, if they have the seat back and have done nothing
    /// since: what they have to be told.
    pub fn played_by_bot(&self) -> Option<Range<usize>> {
        let takes_seat = |entry: &HistoryEntry<G>, is_person: bool| {
            matches!(&entry.deed, Deed::Takeover { seat, by }
                if self.viewer.is(*seat) && by.is_person() == is_person)
        };
        let back = self.entries.iter().rposition(|entry| takes_seat(entry, true))?;
        let gone = self.entries[..back].iter().rposition(|entry| takes_seat(entry, false))?;
        let is_news = !self.entries[back..].iter().any(|entry| entry.is_own);
        is_news.then_some(gone + 1..back)
    }

    /// Where the viewer's last own deed stands.
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
        Table::new(header, Croupier::Seeded(Seed([3; 32]))).expect("it can begin")
    }

    fn history(table: &Table<State>, seat: Seat) -> History<State> {
        let viewer = Viewer::Seat(seat);
        let start = table.state_at(0).expect("there is a start");
        let mut history = History::new(viewer, start.view(viewer), SeatSet::EMPTY);
        history.extend(table.moments(viewer, 0).expect("all of it"));
        history
    }

    fn submit(table: &mut Table<State>, seat: Seat, text: &str, number: u128) {
        let ask = table.ask(seat).expect("it is asked");
        let step = table.submit_text(seat, ask, text, Stamp::act(ActId(number))).expect("it is legal");
        table.commit(step).expect("it is now");
    }

    #[test]
    fn a_story_leads_to_the_present() {
        let mut table = table();
        submit(&mut table, Seat::A, "place gem1 3", 1);
        submit(&mut table, Seat::B, "take", 2);
        for seat in [Seat::A, Seat::B] {
            let history = history(&table, seat);
            assert_eq!(*history.snapshot(usize::MAX).view, table.state().view(Viewer::Seat(seat)));
            assert_eq!(history.snapshot(history.len()).asked, table.asked());
            assert_eq!(
                *history.snapshot(0).view,
                table.state_at(0).expect("the start").view(Viewer::Seat(seat))
            );
        }
    }

    #[test]
    fn what_others_did_since_is_found() {
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
        let step = table.take_over(seat, by, Stamp::NONE).expect("somebody else plays");
        table.commit(step).expect("it is now");
    }

    #[test]
    fn what_a_bot_did_is_told_until_the_player_acts_again() {
        let mut table = table();
        assert_eq!(history(&table, Seat::A).played_by_bot(), None, "nobody was away");
        let begun = table.log().len();
        take_over(&mut table, Seat::A, Player::bot("Ana", "random"));
        let step =
            table.submit_text(Seat::A, table.ask(Seat::A).expect("it is asked"), "place gem1 3", Stamp::NONE);
        table.commit(step.expect("it is legal")).expect("it is now");
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
    fn what_is_taken_back_is_no_part_of_the_story() {
        let mut table = table();
        let start = history(&table, Seat::A);
        let to = table.seq();
        submit(&mut table, Seat::A, "place gem1 3", 1);
        let consent = SeatSet::first(2);
        let step = table.undo_by_consent(Seat::A, to, consent, Stamp::act(ActId(9))).expect("both agree");
        table.commit(step).expect("it is now");
        let told = history(&table, Seat::A);
        assert_eq!(told.len(), start.len() + 1, "that it was taken back is told");
        assert_eq!(told.snapshot(told.len()).view, start.snapshot(start.len()).view);
        assert_eq!(told.known(), table.version(Viewer::Seat(Seat::A)));
        // Told piece by piece it is the same.
        let mut pieces = start.clone();
        pieces.extend(table.moments(Viewer::Seat(Seat::A), start.known()).expect("the rest"));
        assert_eq!(pieces, told);
    }
}
