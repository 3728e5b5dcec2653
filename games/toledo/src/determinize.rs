//! Determinization: a state that could be behind a view.

use alcazar_core::{Luck, Secret};

use crate::pieces::Cards;
use crate::state::{MAX_PLAYERS, State};
use crate::view::View;

impl View {
    /// A state that the viewer can't tell from the true one. Every hand holds the cards known to be in it.
    /// The other unseen cards are dealt at random, and the rest is the draw pile.
    pub(crate) fn possible_state(&self, luck: &mut impl Luck) -> State {
        /// How many more deals to try if the first is inconsistent with what the active player did.
        const MAX_RETRIES: usize = 64;
        let mut state = self.deal(Cards::EMPTY, luck);
        if self.viewer.is(self.open.active) || !state.is_passing() {
            return state;
        }
        // T4.6: a player who entered a step full of their own figures holds the cards to go on from there.
        for _ in 0..MAX_RETRIES {
            if state.can_pass() {
                return state;
            }
            state = self.deal(Cards::EMPTY, luck);
        }
        self.deal(self.cards_to_pass(&state), luck)
    }

    /// The cards that this viewer knows to be in each hand.
    pub(crate) fn known_hands(&self) -> [Cards; MAX_PLAYERS] {
        let mut hands = self.open.known;
        if let (Some(seat), Some(hand)) = (self.viewer.seat(), self.hand) {
            hands[seat.index()] = hand;
        }
        hands
    }

    /// The cards whose place this viewer can't know, given that the hands hold `hands`.
    fn unseen(&self, hands: &[Cards; MAX_PLAYERS]) -> Cards {
        let lead: Cards = self.open.lead.into_iter().collect();
        let piles = self.discard_pile.plus(lead).plus(self.draw_pile.known().unwrap_or_default());
        self.open.components().deck.minus(hands.iter().fold(piles, |sum, &hand| sum.plus(hand)))
    }

    /// Deals the unseen cards at random, except that the active player gets the `required` ones.
    fn deal(&self, required: Cards, luck: &mut impl Luck) -> State {
        let mut hands = self.known_hands();
        let active = &mut hands[self.open.active.index()];
        *active = active.plus(required);
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

    /// Unseen cards that, together with those known to be in their hand, let the active player go on.
    fn cards_to_pass(&self, deal: &State) -> Cards {
        let known = self.open.known[self.open.active.index()];
        let possible = known.plus(self.unseen(&self.known_hands()));
        let needed = deal.cards_to_pass(possible).unwrap_or_default();
        // Known cards with the same face cover what is needed first, then known cards of the same value.
        let mut unused = known;
        let mut missing = Cards::EMPTY;
        for card in needed.iter() {
            if unused.contains(card) { unused.remove(card) } else { missing.insert(card) }
        }
        for card in missing.iter() {
            if let Some(held) = unused.first_of(card.value()) {
                unused.remove(held);
                missing.remove(card);
            }
        }
        missing
    }
}
