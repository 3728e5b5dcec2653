//! Trading with the bank (Y5.6), and payments with freely chosen cards (Y5.9).

use std::ops::RangeInclusive;

use alcazar_core::Seat;

use crate::action::Action;
use crate::board::Square;
use crate::cards::Cards;
use crate::illegal::Illegal;
use crate::pieces::Kind;
use crate::state::{Phase, Purchase, State};

/// How many cards can be swapped (Y5.6 \[R\]).
const SWAP_PRICE: RangeInclusive<u8> = 1..=3;
/// How many cards are discarded for a card from the discard pile (Y5.6 \[R\]).
const TAKE_PRICE: u8 = 3;

impl State {
    /// Y5.6. The check depends on public facts only.
    #[inline]
    pub(crate) fn check_swap(&self, seat: Seat) -> Result<(), Illegal> {
        if self.draw_pile().is_empty() {
            Err(Illegal::NoDrawPile)
        } else if self.hand(seat).is_empty() {
            Err(Illegal::TooFewCards)
        } else {
            Ok(())
        }
    }

    /// Y5.6: the card must be on the discard pile before the three are discarded.
    #[inline]
    pub(crate) fn check_take(&self, seat: Seat, kind: Kind) -> Result<(), Illegal> {
        if self.open.discard_pile.count(kind) == 0 {
            Err(Illegal::NotOnDiscardPile)
        } else if self.hand(seat).len() < TAKE_PRICE {
            Err(Illegal::TooFewCards)
        } else {
            Ok(())
        }
    }

    /// The number of cards to pay.
    #[inline]
    fn price_range(&self, purchase: Purchase) -> RangeInclusive<u8> {
        match purchase {
            Purchase::Ship => self.open.tyros_price()..=self.open.tyros_price(),
            Purchase::Swap => SWAP_PRICE,
            Purchase::Take { .. } => TAKE_PRICE..=TAKE_PRICE,
        }
    }

    #[inline]
    pub(super) fn push_payments(&self, seat: Seat, purchase: Purchase, actions: &mut Vec<Action>) {
        let price = self.price_range(purchase);
        self.hand(seat)
            .each_choice(*price.start(), *price.end(), |cards| actions.push(Action::Pay { cards }));
    }

    /// Y5.9.
    pub(super) fn check_pay(&self, seat: Seat, purchase: Purchase, cards: Cards) -> Result<(), Illegal> {
        if !self.hand(seat).contains(cards) {
            Err(Illegal::CardNotHeld)
        } else if self.price_range(purchase).contains(&cards.len()) {
            Ok(())
        } else if purchase == Purchase::Ship {
            Err(Illegal::WrongTyrosPrice)
        } else {
            Err(Illegal::WrongBankPrice)
        }
    }

    pub(super) fn purchase(&mut self, purchase: Purchase, cards: Cards) {
        let seat = self.open.active;
        match purchase {
            Purchase::Ship => self.build_ship(Square::TYROS, cards),
            Purchase::Swap => {
                self.pay(seat, cards);
                self.open.phase = Phase::DrawCards { count: cards.len().min(self.draw_pile().len()) };
            }
            Purchase::Take { kind } => {
                let card = Cards::of(kind, 1);
                self.pay(seat, cards);
                self.open.discard_pile = self.open.discard_pile.minus(card);
                *self.hand_mut(seat) = self.hand(seat).plus(card);
                self.update_memory(seat, |_, known| known.plus(card)); // All viewers see it.
                self.end_action();
            }
        }
    }

    /// Gives the active player the cards drawn in a swap.
    pub(super) fn cards_drawn(&mut self, cards: Cards) {
        let seat = self.open.active;
        *self.hand_mut(seat) = self.hand(seat).plus(cards);
        self.end_action();
    }
}
