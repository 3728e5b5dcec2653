//! The actions of a seat: the small decisions that make up a turn.

use alcazar_core::Seat;
use serde_with::{DeserializeFromStr, SerializeDisplay};

use crate::board::Step;
use crate::pieces::{Card, Shop, Sword, Tile};

/// One decision. Cards are named by their face. Of several cards with the same value only the first in the
/// order of faces can be played or paid (T4.1), so there is one action for each value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, SerializeDisplay, DeserializeFromStr)]
pub enum Action {
    /// Take two money cards (T3.1).
    Take,
    /// Place a shop tile (T3.2).
    Place {
        /// The tile, which the seat has not placed yet.
        shop: Shop,
        /// The step.
        step: Step,
    },
    /// Play a card and move a figure (T4.1).
    Move {
        /// The card.
        card: Card,
        /// Where the figure starts.
        from: Step,
        /// Whether this is the extra card of the movement tile (T7) and not a card of the lead value.
        extra: bool,
    },
    /// Take a figure back to the cathedral (T3.4).
    Back {
        /// Where the figure stands.
        from: Step,
    },
    /// End the turn (T4.4).
    End,
    /// Use the seat's own shop (T5.1).
    Use,
    /// Pay a card to use a shop, a tavern or the artist (T5.1, T5.2, T5.3).
    Pay {
        /// The card.
        card: Card,
    },
    /// Leave the step unused (T4.5), or deliver no sword (T4.7).
    Decline,
    /// Take a sword from a swordsmith (T5.5).
    Forge {
        /// The sword.
        sword: Sword,
    },
    /// Take a tile from a fencing master (T5.6).
    Learn {
        /// The tile.
        tile: Tile,
    },
    /// Return a tile and take the one kind that is missing (T5.6).
    Swap {
        /// The tile returned.
        tile: Tile,
    },
    /// Challenge a player to a duel on a full step (T4.6, T6).
    Challenge {
        /// The player challenged.
        defender: Seat,
    },
    /// Put a sword under the figure that entered the Alcázar (T4.7).
    Deliver {
        /// The sword.
        sword: Sword,
    },
}
