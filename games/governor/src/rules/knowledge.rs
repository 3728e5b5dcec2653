//! What players know of each other's influence cards.
//!
//! For each viewer and each holder there is a lower bound per culture. A card seen going in raises one, a card seen
//! leaving lowers one, a card that leaves unseen lowers all, never below 0. A test shows that there are at least so many.

use alcazar_core::Seat;

use crate::chance::Gifts;
use crate::pieces::{Culture, Cultures};
use crate::state::State;

impl State {
    /// What each viewer but the holder himself is certain that a player holds, with the viewer's seat; spectators come last.
    fn certainties(&mut self, holder: Seat) -> impl Iterator<Item = (Option<Seat>, &mut Cultures)> {
        let others = Seat::first(usize::from(self.open.seats)).zip(&mut self.certain);
        others
            .filter(move |(viewer, _)| *viewer != holder)
            .map(move |(viewer, certain)| (Some(viewer), &mut certain[holder.index()]))
            .chain([(None, &mut self.open.shown[holder.index()])])
    }

    /// Everybody sees that a player holds these cards (G3.7).
    pub(super) fn all_see(&mut self, holder: Seat, cards: Cultures) {
        for (_, certain) in self.certainties(holder) {
            *certain = certain.zip(cards, u8::max);
        }
    }

    /// A card goes from one player to another; both know which, the others don't.
    pub(super) fn hand_over(&mut self, from: Seat, to: Seat, culture: Culture) {
        self.give_away(from, to, culture);
        self.receive(from, to, culture);
    }

    /// All give one card at the same time (G4, Council): what leaves comes before what arrives.
    pub(super) fn hand_round(&mut self, gifts: Gifts, to: impl Fn(Seat) -> Seat) {
        let given = || Seat::ALL.into_iter().filter_map(|seat| Some((seat, gifts.of(seat)?)));
        for (from, culture) in given() {
            self.give_away(from, to(from), culture);
        }
        for (from, culture) in given() {
            self.receive(from, to(from), culture);
        }
    }

    fn give_away(&mut self, from: Seat, to: Seat, culture: Culture) {
        self.hands[from.index()].remove(culture);
        for (viewer, certain) in self.certainties(from) {
            if viewer == Some(to) {
                certain.remove(culture);
            } else {
                certain.lower_all();
            }
        }
    }

    fn receive(&mut self, from: Seat, to: Seat, culture: Culture) {
        self.hands[to.index()].insert(culture);
        self.certain[from.index()][to.index()].insert(culture);
    }
}
