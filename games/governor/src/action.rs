//! The actions of a seat: the small decisions of a game.

use alcazar_core::Seat;
use serde_with::{DeserializeFromStr, SerializeDisplay};

use crate::board::{Cell, Streets};
use crate::pieces::{Card, Culture, Cultures};

/// One decision. Lists of legal actions put the steps of a turn first and action cards last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, SerializeDisplay, DeserializeFromStr)]
pub enum Action {
    /// Lay the tile in hand (G2.3).
    Lay {
        /// The cell to lay it on.
        cell: Cell,
        /// The sides its streets lead to.
        streets: Streets,
    },
    /// Repair: turn a laid tile (G2.3a).
    Turn {
        /// The cell of the tile.
        cell: Cell,
        /// The sides its streets lead to afterwards.
        streets: Streets,
    },
    /// Repair: move a streetless tile (G2.3b).
    Shift {
        /// The cell of the tile.
        from: Cell,
        /// The free cell it moves to.
        to: Cell,
    },
    /// Repair: replace a laid tile with the drawn one. The replaced tile is then laid next to it (G2.3c).
    Replace {
        /// The cell of the tile to replace.
        cell: Cell,
        /// The sides the drawn tile's streets lead to.
        streets: Streets,
    },
    /// Move to a connected district (G3.1).
    Step(Cell),
    /// Look in secret at the token where one's candidate stands (G3.2).
    Poll,
    /// End the move (G3.3).
    Stop,
    /// Announce an influence test (G3a).
    Test {
        /// How many Translators are played with it.
        translators: u8,
    },
    /// Carry out the announced test by showing these influence cards (G3a, G3.7).
    Show {
        /// One for each person and one for the discredit, as far as the player holds them.
        cards: Cultures,
        /// How many Translators are added because the test became harder.
        added: u8,
    },
    /// Give up the announced test, which has become impossible (G3a).
    Lose,
    /// Place a discredit (G3b), or choose the culture of a Rumour's discredit (G6.3).
    Discredit(Culture),
    /// Remove the discredit where one's candidate stands (G3c).
    Remove,
    /// Draw an action card (G3d).
    Draw,
    /// Do nothing in the district (G3e).
    Nothing,
    /// End the turn (G3, step 4).
    End,
    /// Play no card now (G6.2).
    Pass,
    /// Play no card in the rest of this turn (G6.2).
    PassTurn,
    /// Give an influence card: at the end of a round (G4), in a Council or a Bargain (G6.3).
    Give(Culture),
    /// Play a Rumour: place a discredit in this district.
    Rumour(Cell),
    /// Play a Rehabilitation: remove the discredit in this district.
    Rehabilitation(Cell),
    /// Play a Hired mule.
    Mule,
    /// Play a Safe conduct.
    SafeConduct,
    /// Play a Hidden passage to this district.
    Passage(Cell),
    /// Play a Bargain with this player.
    Bargain(Seat),
    /// Play a Town crier, and look at this token first.
    Crier(Cell),
    /// Look at one more token with the Town crier.
    Look(Cell),
    /// Look at no more tokens.
    Enough,
    /// Play a Removal: choose the first token to swap.
    Removal(Cell),
    /// Choose the second token of a Removal.
    Swap(Cell),
    /// Play a Curfew.
    Curfew,
    /// Play a Council.
    Council,
    /// Play a Tribune.
    Tribune,
}

impl Action {
    /// The action card that this action plays. Translators don't count: they are part of a test.
    pub const fn card(self) -> Option<Card> {
        match self {
            Self::Rumour(_) => Some(Card::Rumour),
            Self::Rehabilitation(_) => Some(Card::Rehabilitation),
            Self::Mule => Some(Card::HiredMule),
            Self::SafeConduct => Some(Card::SafeConduct),
            Self::Passage(_) => Some(Card::HiddenPassage),
            Self::Bargain(_) => Some(Card::Bargain),
            Self::Crier(_) => Some(Card::TownCrier),
            Self::Removal(_) => Some(Card::Removal),
            Self::Curfew => Some(Card::Curfew),
            Self::Council => Some(Card::Council),
            Self::Tribune => Some(Card::Tribune),
            _ => None,
        }
    }
}
