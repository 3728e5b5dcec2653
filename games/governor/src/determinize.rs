//! Determinizing: making up a state that fits a view.

use alcazar_core::{Luck, MAX_SEATS, Seat};

use crate::board::Cells;
use crate::pieces::{Cards, Culture, Cultures, Tokens};
use crate::state::{Faces, State};
use crate::view::View;

impl View {
    /// A state that the viewer can't tell from the true one. Every hand includes the cards the viewer knows
    /// are there; all other unseen influence cards, action cards and tokens are placed at random.
    pub(crate) fn possible_state(&self, luck: &mut impl Luck) -> State {
        let hands = self.possible_hands(luck);
        let (cards, pile) = self.possible_cards(luck);
        let (faces, bag) = self.possible_faces(luck);
        State {
            open: self.open.clone(),
            faces,
            cards,
            pile,
            hands,
            certain: self.possible_certainties(),
            bag,
            choices: self.possible_choices(&hands, luck),
        }
    }

    fn possible_hands(&self, luck: &mut impl Luck) -> [Cultures; MAX_SEATS] {
        if let Some(hands) = self.hands {
            return hands;
        }
        let mut hands = self.certain;
        if let (Some(seat), Some(own)) = (self.viewer.seat(), self.own) {
            hands[seat.index()] = own.hand;
        }
        let kept = self.open.components().influence(self.open.seats);
        let mut unseen = hands.iter().fold(kept, |left, hand| left.minus(*hand));
        for (hand, &size) in hands.iter_mut().zip(&self.hand_sizes) {
            for _ in hand.len()..size {
                let culture = unseen.nth(luck.below(unseen.len().into()));
                unseen.remove(culture);
                hand.insert(culture);
            }
        }
        hands
    }

    fn possible_cards(&self, luck: &mut impl Luck) -> ([Cards; MAX_SEATS], Cards) {
        let own = self.own.map_or(Cards::NONE, |own| own.cards);
        let mut unseen = self.open.components().cards.minus(self.open.spent).minus(own);
        let mut hands = [Cards::NONE; MAX_SEATS];
        for seat in self.open.all_seats() {
            if self.viewer.is(seat) {
                hands[seat.index()] = own;
                continue;
            }
            for _ in 0..self.card_counts[seat.index()] {
                let card = unseen.nth(luck.below(unseen.len().into()));
                unseen.remove(card);
                hands[seat.index()].insert(card);
            }
        }
        (hands, unseen)
    }

    /// Tokens that other players have looked at get a face; tokens that no player has seen stay undrawn.
    fn possible_faces(&self, luck: &mut impl Luck) -> (Faces, Tokens) {
        let mut faces = self.faces;
        let mut bag = self.open.unseen_tokens(faces);
        let looked = self.open.tokens.looked.iter().fold(Cells::EMPTY, |all, cells| all | *cells);
        for cell in (looked & !faces.districts()).iter() {
            let token = bag.nth(luck.below(bag.len().into()));
            bag.remove(token);
            faces.set(cell, Some(token));
        }
        (faces, bag)
    }

    /// The viewer knows what each player knows about the viewer's hand, but only the public part of what
    /// the others know about each other.
    fn possible_certainties(&self) -> [[Cultures; MAX_SEATS]; MAX_SEATS] {
        let mut certain = [[Cultures::NONE; MAX_SEATS]; MAX_SEATS];
        for seat in self.open.all_seats() {
            let row = &mut certain[seat.index()];
            if self.viewer.is(seat) {
                *row = self.certain;
                continue;
            }
            *row = self.open.shown;
            row[seat.index()] = Cultures::NONE;
            if let (Some(viewer), Some(own)) = (self.viewer.seat(), self.own) {
                row[viewer.index()] = own.known_by[seat.index()];
            }
        }
        certain
    }

    /// A seat that has chosen in secret gives away a card that it holds.
    fn possible_choices(
        &self,
        hands: &[Cultures; MAX_SEATS],
        luck: &mut impl Luck,
    ) -> [Option<Culture>; MAX_SEATS] {
        let mut choices = [None; MAX_SEATS];
        if !self.open.is_choosing() {
            return choices;
        }
        for seat in self.open.all_seats().filter(|&seat| !self.open.waiting.contains(seat)) {
            choices[seat.index()] = match self.own {
                Some(own) if self.viewer.is(seat) => own.choice,
                _ => Some(random_choice(seat, hands, luck)),
            };
        }
        choices
    }
}

fn random_choice(seat: Seat, hands: &[Cultures; MAX_SEATS], luck: &mut impl Luck) -> Culture {
    let hand = hands[seat.index()];
    hand.nth(luck.below(hand.len().into()))
}
