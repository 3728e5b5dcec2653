//! The components (C1).

use serde::{Deserialize, Serialize};

/// A number from 1 to 7: a card of a player (C1.2) or a prize (C1.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Card(u8);

impl Card {
    /// The highest number.
    pub const MAX: u8 = 7;

    /// The card with this number, if there is one.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= Self::MAX { Some(Self(number)) } else { None }
    }

    /// Its number, which is also what a prize is worth.
    pub const fn number(self) -> u8 {
        self.0
    }

    const fn index(self) -> usize {
        self.0 as usize - 1
    }

    const fn from_index(index: usize) -> Self {
        Self(index as u8 + 1)
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> Self {
        card.0
    }
}

impl TryFrom<u8> for Card {
    type Error = NoSuchCard;

    fn try_from(number: u8) -> Result<Self, NoSuchCard> {
        Self::new(number).ok_or(NoSuchCard(number))
    }
}

/// There is no card with this number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("there is no card {0}")]
pub struct NoSuchCard(u8);

alcazar_kit::bit_set! {
    /// Cards or prizes, each at most once.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
    #[serde(into = "Vec<Card>", from = "Vec<Card>")]
    pub struct Cards(u8) of Card, len u8;
}

impl Cards {
    /// All seven.
    pub const ALL: Self = Self((1 << Card::MAX) - 1);
}

impl From<Cards> for Vec<Card> {
    fn from(cards: Cards) -> Self {
        cards.iter().collect()
    }
}

impl From<Vec<Card>> for Cards {
    fn from(cards: Vec<Card>) -> Self {
        cards.into_iter().collect()
    }
}
