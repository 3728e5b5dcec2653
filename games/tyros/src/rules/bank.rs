//! Trading with the bank (Y5.6), and payments with freely chosen cards (Y5.9).

use std::ops::RangeInclusive;

use alcazar_core::Seat;

use crate::action::Action;
use crate::board::Square;
use crate::cards::Cards;
use crate::illegal::Illegal;
use crate::pieces::Kind;
use crate::state::{Phase, Purchase, State};

/// So many cards can be swapped (Y5.6 \[R\]).
const SWAPPED: RangeInclusive<u8> = 1..=3;
/// So many cards are discarded for one of one's choice (Y5.6 \[R\]).
const FOR_A_CHOSEN_CARD: u8 = 3;

impl State {
    /// Y5.6. All of it is public.
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

    /// Y5.6: the card lies on the discard pile before the three are discarded.
    #[inline]
    pub(crate) fn check_take(&self, seat: Seat, kind: Kind) -> Result<(), Illegal> {
        if self.open.discard_pile.count(kind) == 0 {
            Err(Illegal::NotOnDiscardPile)
        } else if self.hand(seat).len() < FOR_A_CHOSEN_CARD {
            Err(Illegal::TooFewCards)
        } else {
            Ok(())
        }
    }

    /// How many cards are to be paid.
    #[inline]
    fn asking(&self, purchase: Purchase) -> RangeInclusive<u8> {
        match purchase {
            Purchase::Ship => self.open.tyros_price()..=self.open.tyros_price(),
            Purchase::Swap => SWAPPED,
            Purchase::Take { .. } => FOR_A_CHOSEN_CARD..=FOR_A_CHOSEN_CARD,
        }
    }

    #[inline]
    pub(super) fn push_payments(&self, seat: Seat, purchase: Purchase, actions: &mut Vec<Action>) {
        let asking = self.asking(purchase);
        self.hand(seat)
            .each_choice(*asking.start(), *asking.end(), |cards| actions.push(Action::Pay { cards }));
    }

    /// Y5.9.
    pub(super) fn check_pay(&self, seat: Seat, purchase: Purchase, cards: Cards) -> Result<(), Illegal> {
        if !self.hand(seat).contains(cards) {
            Err(Illegal::CardNotHeld)
        } else if self.asking(purchase).contains(&cards.len()) {
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
                self.remember(seat, |_, known| known.plus(card)); // It is seen by all.
                self.end_action();
            }
        }
    }

    /// The active player has drawn what he swapped for.
    pub(super) fn cards_drawn(&mut self, cards: Cards) {
        let seat = self.open.active;
        *self.hand_mut(seat) = self.hand(seat).plus(cards);
        self.end_action();
    }
}
