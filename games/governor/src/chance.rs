//! Chance events: random outcomes, and the revealing of hidden information.
//!
//! Hidden information is only revealed by a chance event that carries it: a token turned over, cards
//! passed, hands shown at the end. If the information was already determined, the event has exactly one
//! possible outcome. So an action alone never tells a seat more than the events it is sent.

use alcazar_core::{MAX_SEATS, Seat};

use crate::board::City;
use crate::pieces::{Card, Culture, Cultures, Tile, Token};

/// One outcome of chance.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chance {
    /// The start player (G2).
    Starter(Seat),
    /// The influence cards dealt to the next player (G2.1).
    Deal(Cultures),
    /// The whole city, laid at random (G2.4).
    City(Box<City>),
    /// The tile drawn by the player who will lay it (G2.3).
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

/// The influence card that each seat gives away; `None` for unused seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Gifts(pub(crate) [Option<Culture>; MAX_SEATS]);

/// The influence cards of each seat; empty for unused seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hands(pub(crate) [Cultures; MAX_SEATS]);

impl Gifts {
    /// The card that a seat gives away.
    pub fn of(self, seat: Seat) -> Option<Culture> {
        self.0[seat.index()]
    }
}

impl Hands {
    /// The cards that a seat holds.
    pub fn of(self, seat: Seat) -> Cultures {
        self.0[seat.index()]
    }
}
