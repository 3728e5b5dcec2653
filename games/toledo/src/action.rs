//! What a seat can do: the small decisions of a turn.

use alcazar_core::Seat;
use serde::{Deserialize, Serialize};

use crate::board::Step;
use crate::pieces::{Card, Shop, Sword, Tile};

/// One decision. Cards are named by their face; of several with the same value only the first in the order of faces can be
/// played or paid (T4.1), so there is one action for each value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Action {
    /// Take two money cards (T3.1).
    Take,
    /// Place a shop tile (T3.2).
    Place {
        /// Which of one's tiles.
        shop: Shop,
        /// On which step.
        step: Step,
    },
    /// Play a card and move a figure (T4.1).
    Move {
        /// The card.
        card: Card,
        /// Where the figure stands.
        from: Step,
        /// Whether it is the extra card of the movement tile (T7), not the lead card or its equal.
        extra: bool,
    },
    /// Take a figure back to the cathedral (T3.4).
    Back {
        /// Where it stands.
        from: Step,
    },
    /// End the turn (T4.4).
    End,
    /// Use one's own shop (T5.1).
    Use,
    /// Pay a card to use a shop, a tavern or the artist (T5.1, T5.2, T5.3).
    Pay {
        /// The card.
        card: Card,
    },
    /// Don't use the step (T4.5), or don't deliver a sword (T4.7).
    Decline,
    /// Take a sword at a smith's (T5.5).
    Forge {
        /// Which.
        sword: Sword,
    },
    /// Take a tile at a fencing master's (T5.6).
    Learn {
        /// Which.
        tile: Tile,
    },
    /// Put a tile back and take the one kind one lacks (T5.6).
    Swap {
        /// Which goes back.
        tile: Tile,
    },
    /// Challenge a player to a duel on a full step (T4.6, T6).
    Challenge {
        /// Whom.
        defender: Seat,
    },
    /// Put a sword under the figure that entered the Alcázar (T4.7).
    Deliver {
        /// Which.
        sword: Sword,
    },
}
