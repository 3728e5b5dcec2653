//! Where a line of play is in the tree, also while several are asked at the same time.

use alcazar_core::{MAX_SEATS, Seat, SeatSet};

use crate::tree::NodeId;

/// Where a line of play has come to in the tree.
///
/// Seats that are asked at the same time don't see each other's answers: each of them walks on from the node where all were
/// asked, by his own answers alone. When all have answered, the tree goes on below the searching seat's answer, or, if it
/// was not asked, below the last one; what the others answered then works like chance.
pub(crate) struct Walk {
    searcher: Seat,
    /// Where all are, if only one is asked.
    here: NodeId,
    /// Where each of those is who are asked together.
    apart: [NodeId; MAX_SEATS],
    /// Who still has to answer the question that was put to all.
    waiting: SeatSet,
    /// Whether the searcher was among those asked.
    has_searcher: bool,
}

impl Walk {
    pub(crate) fn new(searcher: Seat) -> Self {
        let here = NodeId::ROOT;
        Self { searcher, here, apart: [here; MAX_SEATS], waiting: SeatSet::EMPTY, has_searcher: false }
    }

    /// Who decides next of those that are asked: in the order of seats.
    pub(crate) fn decider(&self, asked: SeatSet) -> Seat {
        let waiting = asked.iter().find(|&seat| self.waiting.contains(seat));
        waiting.or_else(|| asked.iter().next()).expect("somebody is asked")
    }

    /// Where the seat decides.
    pub(crate) fn place(&mut self, seat: Seat, asked: SeatSet) -> NodeId {
        if self.waiting.contains(seat) {
            return self.apart[seat.index()];
        }
        if asked.len() > 1 {
            self.waiting = asked;
            self.has_searcher = asked.contains(self.searcher);
            self.apart = [self.here; MAX_SEATS];
        }
        self.here
    }

    /// The seat has gone on to a child; of the others only these are still asked the same.
    pub(crate) fn step(&mut self, seat: Seat, unaffected: SeatSet, child: Option<NodeId>) {
        let was_together = self.waiting.contains(seat);
        self.waiting =
            self.waiting.without(seat).iter().filter(|&other| unaffected.contains(other)).collect();
        if let Some(child) = child
            && (!was_together || seat == self.searcher || !self.has_searcher)
        {
            self.here = child;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::Tree;

    /// A tree of a root and three nodes, just to have their numbers.
    fn nodes() -> [NodeId; 3] {
        let mut tree = Tree::new(4);
        [1, 2, 3].map(|action| tree.grow(NodeId::ROOT, Seat::A, action, 1.0, 1).expect("there is room"))
    }

    fn both() -> SeatSet {
        [Seat::A, Seat::B].into_iter().collect()
    }

    #[test]
    fn who_is_asked_at_the_same_time_does_not_see_what_the_other_answered() {
        let [first, second, third] = nodes();
        let mut walk = Walk::new(Seat::A);
        assert_eq!(walk.decider(both()), Seat::A);
        assert_eq!(walk.place(Seat::A, both()), NodeId::ROOT);
        walk.step(Seat::A, SeatSet::only(Seat::B), Some(first));
        // B is asked alone now, but his question is the one from before.
        assert_eq!(walk.place(Seat::B, SeatSet::only(Seat::B)), NodeId::ROOT);
        walk.step(Seat::B, SeatSet::EMPTY, Some(second));
        // Afterwards the tree goes on below the answer of the searching seat.
        assert_eq!(walk.place(Seat::B, SeatSet::only(Seat::B)), first);
        walk.step(Seat::B, SeatSet::EMPTY, Some(third));
        assert_eq!(walk.place(Seat::A, SeatSet::only(Seat::A)), third);
    }

    #[test]
    fn an_answer_that_changes_the_others_question_is_seen() {
        let [first, ..] = nodes();
        let mut walk = Walk::new(Seat::A);
        walk.place(Seat::A, both());
        walk.step(Seat::A, SeatSet::EMPTY, Some(first));
        assert_eq!(walk.place(Seat::B, SeatSet::only(Seat::B)), first);
    }

    #[test]
    fn without_the_searching_seat_the_tree_goes_on_below_the_last_answer() {
        let [first, second, _] = nodes();
        let mut walk = Walk::new(Seat::C);
        walk.place(Seat::A, both());
        walk.step(Seat::A, SeatSet::only(Seat::B), Some(first));
        assert_eq!(walk.place(Seat::B, both()), NodeId::ROOT);
        walk.step(Seat::B, SeatSet::EMPTY, Some(second));
        assert_eq!(walk.place(Seat::C, SeatSet::only(Seat::C)), second);
    }
}
