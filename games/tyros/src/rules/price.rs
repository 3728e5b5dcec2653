//! What something costs, and which cards pay for it (Y5.9).

use crate::cards::Cards;
use crate::illegal::Illegal;
use crate::pieces::{Empire, Kind};

/// So many cards, some of them of an empire's colour or jokers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Price {
    pub(super) empire: Empire,
    /// How many cards.
    pub(super) cards: u8,
    /// How many of them must be of the colour or jokers.
    pub(super) coloured: u8,
}

impl Price {
    /// So many cards, all of the empire's colour.
    #[inline]
    pub(super) const fn coloured(empire: Empire, cards: u8) -> Self {
        Self { empire, cards, coloured: cards }
    }

    #[inline]
    const fn accepts(self, pay: Cards) -> bool {
        pay.len() == self.cards && pay.count(self.empire.kind()) + pay.count(Kind::Joker) >= self.coloured
    }

    /// Calls for every way to pay from a hand, in order.
    #[inline]
    pub(super) fn each_payment(self, hand: Cards, mut each: impl FnMut(Cards)) {
        if self.coloured == self.cards {
            let kind = self.empire.kind();
            let fewest = self.cards.saturating_sub(hand.count(kind));
            for jokers in fewest..=self.cards.min(hand.count(Kind::Joker)) {
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

    /// Whether these cards of the hand pay.
    pub(super) fn check(self, hand: Cards, pay: Cards, wrong: Illegal) -> Result<(), Illegal> {
        if !self.accepts(pay) {
            Err(wrong)
        } else if !hand.contains(pay) {
            Err(Illegal::CardNotHeld)
        } else {
            Ok(())
        }
    }

    /// What somebody would pay who has no joker: what is asked about a target that can't be paid.
    pub(super) fn plain(self) -> Cards {
        Cards::of(self.empire.kind(), self.cards)
    }
}
