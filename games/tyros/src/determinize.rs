//! Determinization: a possible state behind a view.

use alcazar_core::{Luck, Secret};

use crate::cards::Cards;
use crate::pieces::{Kind, Tiles};
use crate::rules::KEPT;
use crate::state::{MAX_PLAYERS, Memory, Offer, Phase, State};
use crate::view::{OfferView, Side, View};

/// How many random offers are tried before all offers are tried in order.
const RANDOM_TRIES: u32 = 32;

impl View {
    /// A state that the viewer can't distinguish from the true one. Every hand holds the cards known to be in
    /// it; all other unseen cards and tiles are dealt at random, and the rest form the piles. The other
    /// viewers are assumed to remember nothing.
    pub(crate) fn possible_state(&self, luck: &mut impl Luck) -> State {
        let mut certain = self.known;
        if let (Some(seat), Some(own)) = (self.viewer.seat(), self.own) {
            certain[seat.index()] = own.cards;
        }
        let mut offer = Offer::default();
        if let Some(seen) = &self.offer {
            offer = self.possible_offer(seen, &certain, luck);
            certain = self.with_promises(&certain, &offer);
        }
        let hands = self.possible_hands(&certain, luck);
        self.pick_hidden_answers(&mut offer, &hands, luck);
        let mut memory = Memory::default();
        for seat in self.open.all_seats() {
            memory.set(self.viewer, seat, self.known[seat.index()]);
        }
        State {
            open: self.open,
            hands,
            tiles: self.possible_tiles(luck),
            memory,
            offer,
            kept: self.possible_kept(&hands, luck),
        }
    }

    /// Random hands of the right sizes that include the `certain` cards.
    fn possible_hands(&self, certain: &[Cards; MAX_PLAYERS], luck: &mut impl Luck) -> [Cards; MAX_PLAYERS] {
        let mut unseen = self.unseen_cards(certain);
        let mut hands = *certain;
        for (hand, &size) in hands.iter_mut().zip(&self.hand_sizes) {
            *hand = hand.plus(unseen.draw_many(size.saturating_sub(hand.len()), luck));
        }
        hands
    }

    /// The cards that are neither open nor among the `certain` ones.
    fn unseen_cards(&self, certain: &[Cards; MAX_PLAYERS]) -> Cards {
        let seen = certain.iter().fold(self.open.discard_pile, |sum, &hand| sum.plus(hand));
        self.open.components().deck.without(seen)
    }

    /// Random hands of tiles. Tiles that were shown stay in their hands, and those put under stay in the
    /// pile.
    fn possible_tiles(&self, luck: &mut impl Luck) -> [Tiles; MAX_PLAYERS] {
        let mut hands = self.open.players.map(|player| player.shown);
        if let (Some(seat), Some(own)) = (self.viewer.seat(), self.own) {
            hands[seat.index()] = own.tiles;
        }
        let seen = hands
            .iter()
            .fold(Tiles::of(self.open.marked()).or(self.open.under.tiles()), |sum, &hand| sum.or(hand));
        let mut unseen = Tiles::ALL.minus(seen);
        for (hand, &count) in hands.iter_mut().zip(&self.tile_counts) {
            while hand.len() < count
                && let Some(tile) = unseen.pick(luck)
            {
                unseen = unseen.without(tile);
                *hand = hand.with(tile);
            }
        }
        hands
    }

    /// A possible choice of cards to keep for each player who has chosen.
    fn possible_kept(&self, hands: &[Cards; MAX_PLAYERS], luck: &mut impl Luck) -> [Cards; MAX_PLAYERS] {
        let mut kept = [Cards::EMPTY; MAX_PLAYERS];
        for seat in self.chosen.iter() {
            let own = self.own.filter(|_| self.viewer.is(seat)).and_then(|own| own.kept);
            let mut hand = hands[seat.index()];
            kept[seat.index()] = own.unwrap_or_else(|| hand.draw_many(KEPT, luck));
        }
        kept
    }

    /// Picks the hidden answers: no, or yes if the player holds the wanted cards.
    fn pick_hidden_answers(&self, offer: &mut Offer, hands: &[Cards; MAX_PLAYERS], luck: &mut impl Luck) {
        if self.open.phase != Phase::Answer {
            return;
        }
        for seat in offer.answered.iter().filter(|&seat| !self.viewer.is(seat)) {
            if hands[seat.index()].contains(offer.want) && luck.below(2) == 0 {
                offer.yes = offer.yes.with(seat);
            }
        }
    }

    /// Each hand with the cards it must hold for the offer to have been made and agreed to.
    fn with_promises(&self, certain: &[Cards; MAX_PLAYERS], offer: &Offer) -> [Cards; MAX_PLAYERS] {
        let mut certain = *certain;
        let proposer = &mut certain[self.open.active.index()];
        *proposer = proposer.union(offer.give);
        for seat in offer.yes.iter() {
            let agreed = &mut certain[seat.index()];
            *agreed = agreed.union(offer.want);
        }
        certain
    }

    /// The offer if it is known, otherwise a possible one.
    fn possible_offer(
        &self,
        seen: &OfferView,
        certain: &[Cards; MAX_PLAYERS],
        luck: &mut impl Luck,
    ) -> Offer {
        let OfferView { to, answered, yes, .. } = *seen;
        let with = |give, want| Offer { to, give, want, answered, yes };
        if let (Side { cards: Secret::Known(give), .. }, Side { cards: Secret::Known(want), .. }) =
            (seen.give, seen.want)
        {
            return with(give, want);
        }
        let wanted_from = yes.iter().next();
        for _ in 0..RANDOM_TRIES {
            let hands = self.possible_hands(certain, luck);
            let mut hand = hands[self.open.active.index()];
            let give = hand.draw_many(seen.give.count, luck);
            let stock = wanted_from.map_or(self.open.components().deck, |seat| hands[seat.index()]);
            let offer = with(give, stock.without_kinds_of(give).draw_many(seen.want.count, luck));
            if self.is_possible(&offer, seen, certain) {
                return offer;
            }
        }
        self.first_possible_offer(seen, certain, with)
    }

    /// The first possible offer in order, for the rare case that all random tries fail. The true offer is
    /// possible, so there is one.
    fn first_possible_offer(
        &self,
        seen: &OfferView,
        certain: &[Cards; MAX_PLAYERS],
        with: impl Fn(Cards, Cards) -> Offer,
    ) -> Offer {
        let deck = self.open.components().deck;
        let mut found = None;
        deck.each_choice(seen.give.count, seen.give.count, |give| {
            if found.is_none() && self.can_hold(&self.with_promises(certain, &with(give, Cards::EMPTY))) {
                deck.without_kinds_of(give).each_choice(seen.want.count, seen.want.count, |want| {
                    if found.is_none() && self.is_possible(&with(give, want), seen, certain) {
                        found = Some(with(give, want));
                    }
                });
            }
        });
        found.unwrap_or_else(|| with(Cards::EMPTY, Cards::EMPTY))
    }

    /// Whether an offer has the right numbers of cards, no kind on both sides, and only promises cards that
    /// the hands can hold.
    fn is_possible(&self, offer: &Offer, seen: &OfferView, certain: &[Cards; MAX_PLAYERS]) -> bool {
        offer.give.len() == seen.give.count
            && offer.want.len() == seen.want.count
            && offer.give.intersection(offer.want).is_empty()
            && self.can_hold(&self.with_promises(certain, offer))
    }

    /// Whether the hands can hold these cards. More cards may be promised than exist, so each kind is counted
    /// separately.
    fn can_hold(&self, promised: &[Cards; MAX_PLAYERS]) -> bool {
        let exist = |kind: Kind| {
            let promised: u8 = promised.iter().map(|hand| hand.count(kind)).sum();
            promised + self.open.discard_pile.count(kind) <= self.open.components().deck.count(kind)
        };
        promised.iter().zip(&self.hand_sizes).all(|(hand, &size)| hand.len() <= size)
            && Kind::ALL.into_iter().all(exist)
    }
}

impl Cards {
    /// These cards without all kinds that are among `others`.
    fn without_kinds_of(self, others: Self) -> Self {
        let kinds = Kind::ALL.into_iter().filter(|&kind| others.count(kind) == 0);
        kinds.fold(Self::EMPTY, |rest, kind| rest.plus(Self::of(kind, self.count(kind))))
    }
}
