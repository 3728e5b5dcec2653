//! What a seat can do: the small decisions of a round.
//!
//! All that an action shows to others stands in it: the cards that pay, the tiles that are shown.

use alcazar_core::{Seat, SeatSet};

use crate::board::{Berth, Square};
use crate::cards::Cards;
use crate::pieces::{Empire, Kind, Tiles};

/// One decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Play a land tile: an empire grows (Y4.1).
    Grow {
        /// The tile.
        tile: Square,
        /// The empire, one that touches the square.
        empire: Empire,
    },
    /// Show one's tiles, none of which can be played, and put one under the pile (Y4.2).
    PutUnder {
        /// Which.
        tile: Square,
        /// All that are shown: the whole hand.
        shown: Tiles,
    },
    /// Show one's tiles, none of which can be played, when the pile is empty (Y4.2).
    Show {
        /// All that are shown: the whole hand.
        shown: Tiles,
    },
    /// Sail a ship (Y5.1).
    Sail {
        /// Where it lies.
        from: Berth,
        /// Where it goes.
        to: Berth,
        /// The cards that pay for the voyage.
        pay: Cards,
    },
    /// Found a city (Y5.3).
    Found {
        /// Where the ship lies that goes back to the supply.
        ship: Berth,
        /// The cards that pay for the city.
        pay: Cards,
    },
    /// Build a ship in one's own city (Y5.4).
    Build {
        /// Where.
        city: Square,
        /// The cards that pay for the ship.
        pay: Cards,
    },
    /// Build a ship on Tyros, which has no city yet (Y5.5); the cards that pay follow.
    BuildOnTyros,
    /// Discard one to three cards and draw as many (Y5.6); which ones follows.
    Swap,
    /// Discard three cards and take this one from the discard pile (Y5.6); which ones follows.
    Take {
        /// The card taken.
        kind: Kind,
    },
    /// Begin an offer (Y5.7).
    Offer {
        /// To whom.
        to: Audience,
    },
    /// Pass (Y5.8).
    Pass,
    /// Pay with these cards (Y5.9).
    Pay {
        /// Which.
        cards: Cards,
    },
    /// Give a card to the owner of the city (Y5.2).
    Give {
        /// Which.
        kind: Kind,
    },
    /// Add a card to what the offer gives (Y5.7).
    Add {
        /// Which.
        kind: Kind,
    },
    /// Nothing more is given: what is wanted follows (Y5.7).
    For,
    /// Add a card to what the offer wants (Y5.7).
    Want {
        /// Which.
        kind: Kind,
    },
    /// Make the offer as it is drafted (Y5.7).
    Propose,
    /// Say no to the offer (Y5.7).
    No,
    /// Say yes to the offer (Y5.7).
    Yes,
    /// Strike the deal with one who said yes (Y5.7).
    Deal {
        /// With whom.
        with: Seat,
    },
    /// Strike no deal (Y5.7).
    Withdraw,
    /// Keep these three cards at the end of the round (Y3.2).
    Keep {
        /// Which.
        cards: Cards,
    },
}

/// Who is asked (Y5.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Audience {
    /// One other player.
    One(Seat),
    /// All other players.
    All,
}

impl Audience {
    /// The seats that are asked, out of these others.
    #[inline]
    pub(crate) const fn among(self, others: SeatSet) -> SeatSet {
        match self {
            Self::One(seat) => SeatSet::only(seat),
            Self::All => others,
        }
    }
}
