//! The position of an iteration in the tree, including simultaneous decisions.

use alcazar_core::{MAX_SEATS, Seat, SeatSet};

use crate::tree::NodeId;

/// The position of an iteration in the tree.
///
/// Seats that decide at the same time don't see each other's answers: each of them descends from the node
/// where all were asked, by its own answers alone. When all have answered, the descent continues below the
/// searching seat's answer or, if that seat was not asked, below the last one; the other answers then act
/// like chance.
pub(crate) struct Cursor {
    searcher: Seat,
    /// The current node while only one seat is asked.
    here: NodeId,
    /// The node of each seat that is asked at the same time.
    seat_nodes: [NodeId; MAX_SEATS],
    /// The seats that have not yet answered a simultaneous question.
    pending: SeatSet,
    /// Whether the searching seat is among those asked.
    includes_searcher: bool,
}

impl Cursor {
    pub(crate) fn new(searcher: Seat) -> Self {
        let here = NodeId::ROOT;
        Self {
            searcher,
            here,
            seat_nodes: [here; MAX_SEATS],
            pending: SeatSet::EMPTY,
            includes_searcher: false,
        }
    }

    /// The seat that decides next, in seat order.
    pub(crate) fn next_seat(&self, asked: SeatSet) -> Seat {
        let pending = asked.iter().find(|&seat| self.pending.contains(seat));
        pending.or_else(|| asked.iter().next()).expect("a seat is asked")
    }

    /// The node at which a seat decides.
    pub(crate) fn node_for(&mut self, seat: Seat, asked: SeatSet) -> NodeId {
        if self.pending.contains(seat) {
            return self.seat_nodes[seat.index()];
        }
        if asked.len() > 1 {
            self.pending = asked;
            self.includes_searcher = asked.contains(self.searcher);
            self.seat_nodes = [self.here; MAX_SEATS];
        }
        self.here
    }

    /// Moves a seat on to a child. Of the other pending seats, only the unaffected ones still face the same
    /// question.
    pub(crate) fn advance(&mut self, seat: Seat, unaffected: SeatSet, child: Option<NodeId>) {
        let was_pending = self.pending.contains(seat);
        self.pending =
            self.pending.without(seat).iter().filter(|&other| unaffected.contains(other)).collect();
        if let Some(child) = child
            && (!was_pending || seat == self.searcher || !self.includes_searcher)
        {
            self.here = child;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::Tree;

    /// The ids of three children of a root.
    fn nodes() -> [NodeId; 3] {
        let mut tree = Tree::new(4);
        [1, 2, 3]
            .map(|action| tree.add_child(NodeId::ROOT, Seat::A, action, 1.0, 1).expect("the tree has room"))
    }

    fn both() -> SeatSet {
        [Seat::A, Seat::B].into_iter().collect()
    }

    #[test]
    fn a_seat_does_not_see_the_answer_of_a_seat_asked_at_the_same_time() {
        let [first, second, third] = nodes();
        let mut cursor = Cursor::new(Seat::A);
        assert_eq!(cursor.next_seat(both()), Seat::A);
        assert_eq!(cursor.node_for(Seat::A, both()), NodeId::ROOT);
        cursor.advance(Seat::A, SeatSet::only(Seat::B), Some(first));
        // Only B is still asked, but the question is the same as before.
        assert_eq!(cursor.node_for(Seat::B, SeatSet::only(Seat::B)), NodeId::ROOT);
        cursor.advance(Seat::B, SeatSet::EMPTY, Some(second));
        // Then the descent continues below the answer of the searching seat.
        assert_eq!(cursor.node_for(Seat::B, SeatSet::only(Seat::B)), first);
        cursor.advance(Seat::B, SeatSet::EMPTY, Some(third));
        assert_eq!(cursor.node_for(Seat::A, SeatSet::only(Seat::A)), third);
    }

    #[test]
    fn an_answer_that_changes_another_seats_question_is_seen() {
        let [first, ..] = nodes();
        let mut cursor = Cursor::new(Seat::A);
        cursor.node_for(Seat::A, both());
        cursor.advance(Seat::A, SeatSet::EMPTY, Some(first));
        assert_eq!(cursor.node_for(Seat::B, SeatSet::only(Seat::B)), first);
    }

    #[test]
    fn without_the_searching_seat_the_descent_continues_below_the_last_answer() {
        let [first, second, _] = nodes();
        let mut cursor = Cursor::new(Seat::C);
        cursor.node_for(Seat::A, both());
        cursor.advance(Seat::A, SeatSet::only(Seat::B), Some(first));
        assert_eq!(cursor.node_for(Seat::B, both()), NodeId::ROOT);
        cursor.advance(Seat::B, SeatSet::EMPTY, Some(second));
        assert_eq!(cursor.node_for(Seat::C, SeatSet::only(Seat::C)), second);
    }
}
