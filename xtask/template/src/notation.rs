//! Actions and outcomes of chance, each as one line of text.

use std::fmt;
use std::str::FromStr;

use alcazar_kit::notation::{Unreadable, number};

use crate::pieces::Card;

/// What a player can do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Bids a card (C2.2): `bid 5`.
    Bid(Card),
}

/// What chance can decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chance {
    /// A prize is turned over (C2.1): `prize 5`.
    Prize(Card),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self::Bid(card) = self;
        write!(f, "bid {}", card.number())
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        card_after("bid ", text).map(Self::Bid).ok_or_else(|| Unreadable::new(text, "an action"))
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self::Prize(prize) = self;
        write!(f, "prize {}", prize.number())
    }
}

impl FromStr for Chance {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        card_after("prize ", text).map(Self::Prize).ok_or_else(|| Unreadable::new(text, "an outcome"))
    }
}

fn card_after(word: &str, text: &str) -> Option<Card> {
    text.strip_prefix(word).and_then(number).and_then(Card::new)
}
