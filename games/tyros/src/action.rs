//! The actions of a seat: the small decisions of a round.
//!
//! An action contains everything that it reveals to others: the cards paid, the tiles shown.

use alcazar_core::{Seat, SeatSet};
use serde_with::{DeserializeFromStr, SerializeDisplay};

use crate::board::{Berth, Square};
use crate::cards::Cards;
use crate::pieces::{Empire, Kind, Tiles};

/// One decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, SerializeDisplay, DeserializeFromStr)]
pub enum Action {
    /// Play a land tile: an empire grows (Y4.1).
    Grow {
        /// The tile.
        tile: Square,
        /// The empire, which must touch the square.
        empire: Empire,
    },
    /// Show a hand in which no tile can be played, and put one of its tiles under the pile (Y4.2).
    PutUnder {
        /// The tile put under the pile.
        tile: Square,
        /// The tiles shown: the whole hand.
        shown: Tiles,
    },
    /// Show a hand in which no tile can be played, when the pile is empty (Y4.2).
    Show {
        /// The tiles shown: the whole hand.
        shown: Tiles,
    },
    /// Sail a ship (Y5.1).
    Sail {
        /// The berth it leaves.
        from: Berth,
        /// The berth it sails to.
        to: Berth,
        /// The cards that pay for the voyage.
        pay: Cards,
    },
    /// Found a city (Y5.3).
    Found {
        /// The berth of the ship that goes back to the supply.
        ship: Berth,
        /// The cards that pay for the city.
        pay: Cards,
    },
    /// Build a ship in the player's own city (Y5.4).
    Build {
        /// The city.
        city: Square,
        /// The cards that pay for the ship.
        pay: Cards,
    },
    /// Build a ship on Tyros, which has no city yet (Y5.5); an [`Action::Pay`] follows.
    BuildOnTyros,
    /// Discard one to three cards and draw as many (Y5.6); an [`Action::Pay`] follows.
    Swap,
    /// Discard three cards and take this one from the discard pile (Y5.6); an [`Action::Pay`] follows.
    Take {
        /// The card taken.
        kind: Kind,
    },
    /// Begin an offer (Y5.7).
    Offer {
        /// The players asked.
        to: Audience,
    },
    /// Pass (Y5.8).
    Pass,
    /// Pay with these cards (Y5.9).
    Pay {
        /// The cards paid.
        cards: Cards,
    },
    /// Give a card to the owner of the city (Y5.2).
    Give {
        /// The card given.
        kind: Kind,
    },
    /// Add a card to what the offer gives (Y5.7).
    Add {
        /// The card added.
        kind: Kind,
    },
    /// Finish the giving side of the offer; the wanted cards follow (Y5.7).
    For,
    /// Add a card to what the offer wants (Y5.7).
    Want {
        /// The card wanted.
        kind: Kind,
    },
    /// Make the offer as it is drafted (Y5.7).
    Propose,
    /// Say no to the offer (Y5.7).
    No,
    /// Say yes to the offer (Y5.7).
    Yes,
    /// Strike the deal with a player who said yes (Y5.7).
    Deal {
        /// The other player.
        with: Seat,
    },
    /// End the offer without a deal (Y5.7).
    Withdraw,
    /// Keep these three cards at the end of the round (Y3.2).
    Keep {
        /// The cards kept.
        cards: Cards,
    },
}

/// The players to whom an offer is made (Y5.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Audience {
    /// One other player.
    One(Seat),
    /// All other players.
    All,
}

impl Audience {
    /// The seats asked, given all seats other than the proposer's.
    #[inline]
    pub(crate) const fn among(self, others: SeatSet) -> SeatSet {
        match self {
            Self::One(seat) => SeatSet::only(seat),
            Self::All => others,
        }
    }
}
