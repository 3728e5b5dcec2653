//! What one viewer has seen of a game, entry by entry: what the log shows, and what a player can step back
//! to.
//!
//! A history is the line of play that led to the present. Moves that were taken back are not part of it.

use std::ops::Range;
use std::sync::Arc;

use alcazar_core::{Game, SeatSet, Viewer};
use alcazar_table::{EntryKind, Moment};
use alcazar_words::{Happening, Speak};

/// What one viewer has seen of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct History<G: Game> {
    /// Whose history it is.
    pub viewer: Viewer,
    start: Snapshot<G>,
    entries: Vec<HistoryEntry<G>>,
    /// How many entries of the viewer's log have been received.
    known: u32,
    /// What the viewer will see after a move that could not be sent yet.
    pub pending: Option<Arc<G::View>>,
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
        let start = Snapshot { view: Arc::new(view), asked };
        Self { viewer, start, entries: Vec::new(), known: 0, pending: None }
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

    /// The position after the viewer's last move, from which others played. `None` if the viewer has done
    /// nothing yet, or nothing has happened since.
    pub fn after_own_turn(&self) -> Option<usize>
    where
        G: Speak,
    {
        let last = self.entries.iter().rposition(|entry| entry.is_own)?;
        // What completes the move, such as the cards that it draws, belongs to it.
        let after =
            self.lines().into_iter().find(|line| line.contains(&last)).map_or(last + 1, |line| line.end);
        (after < self.len()).then_some(after)
    }

    /// The lines of the log: the entries of one action each. An entry that is not an event is a line of its
    /// own.
    pub fn lines(&self) -> Vec<Range<usize>>
    where
        G: Speak,
    {
        self.lines_of(0..self.len()).collect()
    }

    /// The lines among these entries, which begin with a line.
    pub fn lines_of(&self, entries: Range<usize>) -> impl Iterator<Item = Range<usize>>
    where
        G: Speak,
    {
        let mut at = entries.start;
        std::iter::from_fn(move || {
            let line = (at < entries.end).then(|| at..self.line_end(at))?;
            at = line.end;
            Some(line)
        })
    }

    /// The end of the line in which this entry is.
    pub fn line_end(&self, at: usize) -> usize
    where
        G: Speak,
    {
        let completed =
            self.entries[at..].windows(2).take_while(|pair| match [&pair[0].kind, &pair[1].kind] {
                [EntryKind::Event(last), EntryKind::Event(seen)] => G::completes(seen, last),
                _ => false,
            });
        (at + 1 + completed.count()).min(self.len())
    }

    /// The events among these entries, with what the viewer knew before and after each.
    pub fn happenings(&self, entries: Range<usize>) -> Vec<Happening<'_, G>> {
        entries.filter_map(|at| self.happening(at)).collect()
    }

    /// An entry that is an event, with what the viewer knew before and after it.
    pub fn happening(&self, at: usize) -> Option<Happening<'_, G>> {
        let EntryKind::Event(seen) = &self.entries.get(at)?.kind else { return None };
        Some(Happening { seen, before: &self.snapshot(at).view, after: &self.snapshot(at + 1).view })
    }

    /// The entries of the turn that the last of the first `at` entries belongs to.
    pub fn turn(&self, at: usize) -> Range<usize>
    where
        G: Speak,
    {
        let at = at.min(self.len());
        let turn_of = |index| self.happening(index).map(|event| G::turn_of(&event));
        let Some(last) = (0..at).rev().find_map(turn_of) else { return at..at };
        let others = (0..at).rev().find(|index| turn_of(*index).is_some_and(|turn| turn != last));
        others.map_or(0, |index| index + 1)..at
    }

    /// The turns from this entry on. The first may be cut short.
    pub fn turns(&self, from: usize) -> Vec<Range<usize>>
    where
        G: Speak,
    {
        let mut turns = Vec::new();
        let mut end = self.len();
        while end > from {
            let turn = self.turn(end);
            end = if turn.is_empty() { from } else { turn.start };
            turns.push(turn.start.max(from)..turn.end);
        }
        turns.retain(|turn| !turn.is_empty());
        turns.reverse();
        turns
    }

    /// The turn to tell about after `at` entries: the last one that is not the viewer's own.
    pub fn told_turn(&self, at: usize) -> Option<Range<usize>>
    where
        G: Speak,
    {
        let mut turn = self.turn(at);
        while !turn.is_empty() {
            let seat = turn.clone().find_map(|index| self.happening(index)).map(|event| G::turn_of(&event));
            match seat {
                Some(Some(seat)) if self.viewer.is(seat) => turn = self.turn(turn.start),
                Some(_) => return Some(turn),
                None => return None,
            }
        }
        None
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
