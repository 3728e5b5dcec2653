//! What chance decides, and what comes to light.
//!
//! Whatever was hidden becomes visible in an event that carries it: a token turned over, cards passed, hands shown at the
//! end. Where the thing was fixed before, the event has just that one outcome; so nothing that a seat does in
//! ignorance can tell it more than the events it is shown.

use alcazar_core::{MAX_SEATS, Seat};

use crate::board::City;
use crate::pieces::{Card, Culture, Cultures, Tile, Token};

/// One outcome.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chance {
    /// Who starts (G2).
    Starter(Seat),
    /// The influence cards dealt to the next player (G2.1).
    Deal(Cultures),
    /// The whole city, laid at random (G2.4).
    City(Box<City>),
    /// The tile drawn by the player who is to lay it (G2.3).
    Tile(Tile),
    /// The face of the token that is looked at or turned up (G2.5).
    Token(Token),
    /// The action card drawn (G3d).
    Card(Card),
    /// The influence card taken in a Bargain (G6.3).
    Taken(Culture),
    /// All have chosen, and the cards change hands (G4, G6.3 Council).
    Passed(Gifts),
    /// The game has ended and all show their influence cards (G5.3).
    Hands(Hands),
    /// The order of the cultures that breaks a tie (G5.4).
    Order([Culture; 3]),
}

/// The influence card that each seat gives away; empty for seats that nobody has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Gifts(pub(crate) [Option<Culture>; MAX_SEATS]);

/// The influence cards of each seat; empty for seats that nobody has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hands(pub(crate) [Cultures; MAX_SEATS]);

impl Gifts {
    /// What a seat gives.
    pub fn of(self, seat: Seat) -> Option<Culture> {
        self.0[seat.index()]
    }
}

impl Hands {
    /// What a seat holds.
    pub fn of(self, seat: Seat) -> Cultures {
        self.0[seat.index()]
    }
}
