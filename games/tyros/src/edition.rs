//! The component tables by edition. To correct a figure, add an edition: a published edition is never
//! changed, so that old replays stay valid.
//!
//! Marks of the sources: \[R\] printed in the rulebook, \[P\] reported by people who own the box, \[D\]
//! follows from the rulebook's figures and examples, \[X\] our reconstruction. The geometry of the only
//! edition is in [`crate::board`].

use serde_repr::{Deserialize_repr, Serialize_repr};

use crate::board::Square;
use crate::cards::Cards;

/// Which set of component tables a game is played with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize_repr, Deserialize_repr)]
#[repr(u8)]
pub enum Edition {
    /// The tables of the first version of the rules document.
    #[default]
    First = 1,
}

/// The component tables of one edition.
pub(crate) struct Components {
    /// All trade cards (Y1.1).
    pub(crate) deck: Cards,
    /// The markers of each empire (Y1.2).
    pub(crate) markers: usize,
    /// The ships of each player (Y1.3).
    pub(crate) ships: u8,
    /// The city markers of each player (Y1.3).
    pub(crate) cities: usize,
    /// The cards dealt to each of three and each of four players in a round (Y3.1).
    pub(crate) dealt: [u8; 2],
    /// The tiles dealt to each player (Y2.3).
    pub(crate) tiles: u8,
    /// Where the empires are founded in a first game, orange first (Y2.2).
    pub(crate) first_game: [u8; 4],
    /// The points of a square with a city, by rank of the empire (Y6.3).
    pub(crate) by_city: [i32; 4],
    /// The points of a square held by ships, by rank of the empire (Y6.3).
    pub(crate) by_ship: [i32; 4],
    /// The points of each bonus (Y6.4).
    pub(crate) bonus: i32,
}

static FIRST: Components = Components {
    deck: Cards::new([14, 14, 14, 14, 4]), // [R]
    markers: 20,                           // [D]: 80 in four colours
    ships: 10,                             // [R]
    cities: 10,                            // [R]
    dealt: [12, 10],                       // [R]
    tiles: 4,                              // [R]
    first_game: [7, 13, 23, 26],           // [R]
    by_city: [12, 10, 9, 8],               // [R]
    by_ship: [6, 5, 4, 3],                 // [R]
    bonus: 7,                              // [R]
};

impl Edition {
    /// The tables of this edition.
    #[inline]
    pub(crate) const fn components(self) -> &'static Components {
        match self {
            Self::First => &FIRST,
        }
    }
}

impl Components {
    /// The number of cards dealt to each player in a round.
    #[inline]
    pub(crate) const fn dealt(&self, players: usize) -> u8 {
        self.dealt[(players != 3) as usize]
    }

    /// The squares where the empires are founded in a first game.
    pub(crate) fn first_squares(&self) -> [Option<Square>; 4] {
        self.first_game.map(Square::numbered)
    }
}
