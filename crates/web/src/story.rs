//! What one viewer has seen of a game, moment by moment: what the log tells, and where one looks back to.
//!
//! A story is the line of play that led to the present. What was taken back is no part of it.

use std::ops::Range;
use std::sync::Arc;

use alcazar_core::{Game, Seat, SeatSet, Viewer};
use alcazar_lessons::Glimpse;
use alcazar_table::{Deed, Moment};

/// What one viewer has seen of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Story<G: Game> {
    /// Whose story it is.
    pub viewer: Viewer,
    start: Scenery<G>,
    passages: Vec<Passage<G>>,
    /// How many entries of the viewer's numbering have been told.
    known: u32,
}

/// How things stood.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Scenery<G: Game> {
    /// What the viewer knew.
    pub view: Arc<G::View>,
    /// Who was asked.
    pub asked: SeatSet,
}

/// One thing that happened, and how things stood after it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Passage<G: Game> {
    /// Its number in the viewer's numbering.
    pub version: u32,
    /// What happened.
    pub deed: Deed<G::Seen>,
    /// Whether the viewer himself did it.
    pub is_own: bool,
    /// How things stood after it.
    pub after: Scenery<G>,
}

impl<G: Game> Story<G> {
    /// A story that begins so.
    pub fn new(viewer: Viewer, view: G::View, asked: SeatSet) -> Self {
        Self { viewer, start: Scenery { view: Arc::new(view), asked }, passages: Vec::new(), known: 0 }
    }

    /// How many entries have been told; what is told next begins there.
    pub fn known(&self) -> u32 {
        self.known
    }

    /// How many things happened.
    pub fn len(&self) -> usize {
        self.passages.len()
    }

    /// Whether nothing has happened yet.
    pub fn is_empty(&self) -> bool {
        self.passages.is_empty()
    }

    /// What happened, from the first.
    pub fn passages(&self) -> &[Passage<G>] {
        &self.passages
    }

    /// How things stood after so many of the things that happened; at the end, if there were not so many.
    pub fn scenery(&self, after: usize) -> &Scenery<G> {
        match after.min(self.len()) {
            0 => &self.start,
            passages => &self.passages[passages - 1].after,
        }
    }

    /// Goes on. What is taken back is forgotten; that it was is told only where all had to agree.
    pub fn tell(&mut self, moments: impl IntoIterator<Item = Moment<G>>) {
        for moment in moments {
            let version = self.known;
            self.known += 1;
            let after = Scenery { view: Arc::new(moment.view), asked: moment.asked };
            if let Deed::Undo { to, consent, .. } = &moment.entry.deed {
                self.passages
                    .retain(|passage| passage.version < *to || !matches!(passage.deed, Deed::Event(_)));
                // What happened beside the game stays, but the board behind it is the one that was gone back to.
                for passage in self.passages.iter_mut().filter(|passage| passage.version >= *to) {
                    passage.after = after.clone();
                }
                if consent.is_empty() {
                    continue;
                }
            }
            let is_own = moment.entry.act.is_some();
            self.passages.push(Passage { version, deed: moment.entry.deed, is_own, after });
        }
    }

    /// The start and the first so many things that happened, as somebody sees them who learns the game at this seat.
    pub fn glimpses(&self, seat: Seat, passages: usize) -> impl Iterator<Item = Glimpse<'_, G>> {
        let start = (None, &self.start);
        let passages = self.passages.iter().take(passages).map(|passage| {
            let seen = if let Deed::Event(seen) = &passage.deed { Some(seen) } else { None };
            (seen, &passage.after)
        });
        std::iter::once(start).chain(passages).map(move |(seen, scenery)| Glimpse {
            seen,
            view: &*scenery.view,
            is_asked: scenery.asked.contains(seat),
        })
    }

    /// Where the viewer's last turn ended: what follows was done by others. None if nothing followed or he has done nothing.
    pub fn since_own(&self) -> Option<usize> {
        let last = self.passages.iter().rposition(|passage| passage.is_own)?;
        (last + 1 < self.len()).then_some(last + 1)
    }

    /// The passages in which a bot played for the viewer, if they have the seat back and have done nothing
    /// since: what they have to be told.
    pub fn played_by_bot(&self) -> Option<Range<usize>> {
        let takes_seat = |passage: &Passage<G>, is_person: bool| {
            matches!(&passage.deed, Deed::Takeover { seat, by }
                if self.viewer.is(*seat) && by.is_person() == is_person)
        };
        let back = self.passages.iter().rposition(|passage| takes_seat(passage, true))?;
        let gone = self.passages[..back].iter().rposition(|passage| takes_seat(passage, false))?;
        let is_news = !self.passages[back..].iter().any(|passage| passage.is_own);
        is_news.then_some(gone + 1..back)
    }

    /// Where the viewer's last own deed stands.
    pub fn last_own(&self) -> Option<&Passage<G>> {
        self.passages.iter().rfind(|passage| passage.is_own)
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

    fn story(table: &Table<State>, seat: Seat) -> Story<State> {
        let viewer = Viewer::Seat(seat);
        let start = table.state_at(0).expect("there is a start");
        let mut story = Story::new(viewer, start.view(viewer), SeatSet::EMPTY);
        story.tell(table.moments(viewer, 0).expect("all of it"));
        story
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
            let story = story(&table, seat);
            assert_eq!(*story.scenery(usize::MAX).view, table.state().view(Viewer::Seat(seat)));
            assert_eq!(story.scenery(story.len()).asked, table.asked());
            assert_eq!(
                *story.scenery(0).view,
                table.state_at(0).expect("the start").view(Viewer::Seat(seat))
            );
        }
    }

    #[test]
    fn what_others_did_since_is_found() {
        let mut table = table();
        assert_eq!(story(&table, Seat::A).since_own(), None);
        submit(&mut table, Seat::A, "place gem1 3", 1);
        assert_eq!(story(&table, Seat::A).since_own(), None);
        let before = story(&table, Seat::A).len();
        submit(&mut table, Seat::B, "take", 2);
        let after = story(&table, Seat::A);
        assert_eq!(after.since_own(), Some(before));
        assert_eq!(after.len(), before + 3, "a move and two draws");
    }

    fn take_over(table: &mut Table<State>, seat: Seat, by: Player) {
        let step = table.take_over(seat, by, Stamp::NONE).expect("somebody else plays");
        table.commit(step).expect("it is now");
    }

    #[test]
    fn what_a_bot_did_is_told_until_the_player_acts_again() {
        let mut table = table();
        assert_eq!(story(&table, Seat::A).played_by_bot(), None, "nobody was away");
        let begun = table.log().len();
        take_over(&mut table, Seat::A, Player::bot("Ana", "random"));
        let step =
            table.submit_text(Seat::A, table.ask(Seat::A).expect("it is asked"), "place gem1 3", Stamp::NONE);
        table.commit(step.expect("it is legal")).expect("it is now");
        assert_eq!(story(&table, Seat::A).played_by_bot(), None, "they are still away");
        take_over(&mut table, Seat::A, Player::person("Ana"));
        assert_eq!(story(&table, Seat::A).played_by_bot(), Some(begun + 1..begun + 2));
        assert_eq!(story(&table, Seat::B).played_by_bot(), None, "it was not their seat");
        submit(&mut table, Seat::B, "place gem1 4", 1);
        assert_eq!(story(&table, Seat::A).played_by_bot(), Some(begun + 1..begun + 2));
        submit(&mut table, Seat::A, "take", 2);
        assert_eq!(story(&table, Seat::A).played_by_bot(), None, "they have acted since");
    }

    #[test]
    fn what_is_taken_back_is_no_part_of_the_story() {
        let mut table = table();
        let start = story(&table, Seat::A);
        let to = table.seq();
        submit(&mut table, Seat::A, "place gem1 3", 1);
        let consent = SeatSet::first(2);
        let step = table.undo_by_consent(Seat::A, to, consent, Stamp::act(ActId(9))).expect("both agree");
        table.commit(step).expect("it is now");
        let told = story(&table, Seat::A);
        assert_eq!(told.len(), start.len() + 1, "that it was taken back is told");
        assert_eq!(told.scenery(told.len()).view, start.scenery(start.len()).view);
        assert_eq!(told.known(), table.version(Viewer::Seat(Seat::A)));
        // Told piece by piece it is the same.
        let mut pieces = start.clone();
        pieces.tell(table.moments(Viewer::Seat(Seat::A), start.known()).expect("the rest"));
        assert_eq!(pieces, told);
    }
}
