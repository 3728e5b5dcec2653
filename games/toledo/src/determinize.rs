//! A possible world behind a view.

use alcazar_core::Luck;

use crate::pieces::Cards;
use crate::state::State;
use crate::view::View;

impl View {
    /// A state that the viewer can't tell from the true one. Every hand holds what is known of it; all other unseen cards are
    /// dealt at random, and what is left is the draw pile.
    pub(crate) fn possible_state(&self, luck: &mut impl Luck) -> State {
        let viewer = self.viewer.seat();
        let mut hands = self.open.known;
        if let (Some(seat), Some(hand)) = (viewer, self.hand) {
            hands[seat.index()] = hand;
        }
        let lead: Cards = self.open.lead.into_iter().collect();
        let seen = hands.iter().fold(self.discard_pile.plus(lead), |sum, &hand| sum.plus(hand));
        let mut unseen = self.open.components().deck.minus(seen);
        for (hand, &size) in hands.iter_mut().zip(&self.hand_sizes) {
            for _ in hand.len()..usize::from(size) {
                let card = unseen.nth(luck.below(unseen.len() as u32));
                unseen.remove(card);
                hand.insert(card);
            }
        }
        State { open: self.open.clone(), hands, draw_pile: unseen }
    }
}
