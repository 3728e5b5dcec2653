//! Prices, and the payments that match them (Y5.9).

use crate::cards::Cards;
use crate::illegal::Illegal;
use crate::pieces::{Empire, Kind};

/// A number of cards, some of which must be of an empire's colour or jokers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Price {
    pub(super) empire: Empire,
    /// The number of cards.
    pub(super) cards: u8,
    /// How many of them must be of the colour or jokers.
    pub(super) coloured: u8,
}

impl Price {
    /// A number of cards, all of the empire's colour.
    #[inline]
    pub(super) const fn coloured(empire: Empire, cards: u8) -> Self {
        Self { empire, cards, coloured: cards }
    }

    #[inline]
    const fn accepts(self, pay: Cards) -> bool {
        pay.len() == self.cards && pay.count(self.empire.kind()) + pay.count(Kind::Joker) >= self.coloured
    }

    /// Calls `each` for every way to pay from a hand, in order.
    #[inline]
    pub(super) fn each_payment(self, hand: Cards, mut each: impl FnMut(Cards)) {
        if self.coloured == self.cards {
            let kind = self.empire.kind();
            let min_jokers = self.cards.saturating_sub(hand.count(kind));
            for jokers in min_jokers..=self.cards.min(hand.count(Kind::Joker)) {
                each(Cards::of(kind, self.cards - jokers).plus(Cards::of(Kind::Joker, jokers)));
            }
        } else {
            hand.each_choice(self.cards, self.cards, |pay| {
                if self.accepts(pay) {
                    each(pay);
                }
            });
        }
    }

    /// Checks whether these cards pay the price and are in the hand; `wrong` is the reason if they don't
    /// match.
    pub(super) fn check(self, hand: Cards, pay: Cards, wrong: Illegal) -> Result<(), Illegal> {
        if !self.accepts(pay) {
            Err(wrong)
        } else if !hand.contains(pay) {
            Err(Illegal::CardNotHeld)
        } else {
            Ok(())
        }
    }

    /// The payment without jokers: a stand-in for targets that the hand can't pay for.
    pub(super) fn plain(self) -> Cards {
        Cards::of(self.empire.kind(), self.cards)
    }
}
