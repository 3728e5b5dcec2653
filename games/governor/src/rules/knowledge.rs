//! What players know of each other's influence cards.
//!
//! For each viewer and each holder there is a lower bound per culture. A card seen arriving raises its
//! culture's bound, a card seen leaving lowers it, and a card that leaves unseen lowers all three bounds,
//! never below 0. A test raises the bounds to the cards shown.

use alcazar_core::Seat;

use crate::chance::Gifts;
use crate::pieces::{Culture, Cultures};
use crate::state::State;

impl State {
    /// The cards that each viewer other than the holder knows a player holds, with the viewer's seat;
    /// spectators come last.
    fn certainties(&mut self, holder: Seat) -> impl Iterator<Item = (Option<Seat>, &mut Cultures)> {
        let others = Seat::first(usize::from(self.open.seats)).zip(&mut self.certain);
        others
            .filter(move |(viewer, _)| *viewer != holder)
            .map(move |(viewer, certain)| (Some(viewer), &mut certain[holder.index()]))
            .chain([(None, &mut self.open.shown[holder.index()])])
    }

    /// Shows everyone that a player holds these cards (G3.7).
    pub(super) fn show_to_all(&mut self, holder: Seat, cards: Cultures) {
        for (_, certain) in self.certainties(holder) {
            *certain = certain.zip(cards, u8::max);
        }
    }

    /// Moves a card from one player to another. Both know which one, the others don't.
    pub(super) fn hand_over(&mut self, from: Seat, to: Seat, culture: Culture) {
        self.give_away(from, to, culture);
        self.receive(from, to, culture);
    }

    /// Moves one card of every player at the same time (G4, Council): all cards leave before any arrives.
    pub(super) fn pass_round(&mut self, gifts: Gifts, to: impl Fn(Seat) -> Seat) {
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
