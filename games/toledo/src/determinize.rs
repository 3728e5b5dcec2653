//! A possible world behind a view.

use alcazar_core::{Luck, Secret};

use crate::pieces::Cards;
use crate::state::{MAX_PLAYERS, State};
use crate::view::View;

impl View {
    /// A state that the viewer can't tell from the true one. Every hand holds what is known of it; all other unseen cards are
    /// dealt at random, and what is left is the draw pile.
    pub(crate) fn possible_state(&self, luck: &mut impl Luck) -> State {
        /// So often a deal is tried again if it does not explain what the active player did.
        const DEALS: usize = 64;
        let mut state = self.deal(Cards::EMPTY, luck);
        if self.viewer.is(self.open.active) || !state.is_passing() {
            return state;
        }
        // T4.6: who enters a step full of his own figures holds the cards to go on from there.
        for _ in 0..DEALS {
            if state.can_pass() {
                return state;
            }
            state = self.deal(Cards::EMPTY, luck);
        }
        self.deal(self.cards_to_pass(&state), luck)
    }

    /// What this viewer knows to be in each hand.
    pub(crate) fn known_hands(&self) -> [Cards; MAX_PLAYERS] {
        let mut hands = self.open.known;
        if let (Some(seat), Some(hand)) = (self.viewer.seat(), self.hand) {
            hands[seat.index()] = hand;
        }
        hands
    }

    /// The cards of which this viewer can't know where they are, if these are in the hands.
    fn unseen(&self, hands: &[Cards; MAX_PLAYERS]) -> Cards {
        let lead: Cards = self.open.lead.into_iter().collect();
        let piles = self.discard_pile.plus(lead).plus(self.draw_pile.known().unwrap_or_default());
        self.open.components().deck.minus(hands.iter().fold(piles, |sum, &hand| sum.plus(hand)))
    }

    /// Deals the unseen cards; the active player gets at least those given.
    fn deal(&self, given: Cards, luck: &mut impl Luck) -> State {
        let mut hands = self.known_hands();
        let active = &mut hands[self.open.active.index()];
        *active = active.plus(given);
        let mut unseen = self.unseen(&hands);
        for (hand, &size) in hands.iter_mut().zip(&self.hand_sizes) {
            for _ in hand.len()..usize::from(size) {
                let card = unseen.nth(luck.below(unseen.len() as u32));
                unseen.remove(card);
                hand.insert(card);
            }
        }
        let draw_pile = match self.draw_pile {
            Secret::Known(pile) => pile,
            Secret::Hidden => unseen,
        };
        State { open: self.open.clone(), hands, draw_pile }
    }

    /// Unseen cards that, with those known to be in his hand, let the active player go on.
    fn cards_to_pass(&self, deal: &State) -> Cards {
        let known = self.open.known[self.open.active.index()];
        let possible = known.plus(self.unseen(&self.known_hands()));
        let way = deal.cards_to_pass(possible).unwrap_or_default();
        // First the very cards that are known, then known ones of the same value: they do as well.
        let mut free = known;
        let mut missing = Cards::EMPTY;
        for card in way.iter() {
            if free.contains(card) { free.remove(card) } else { missing.insert(card) }
        }
        for card in missing.iter() {
            if let Some(held) = free.first_of(card.value()) {
                free.remove(held);
                missing.remove(card);
            }
        }
        missing
    }
}
