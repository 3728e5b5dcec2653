//! The state of a game: data and simple accessors, no rules.

mod phase;
mod tokens;

use alcazar_core::{MAX_SEATS, Seat, SeatSet};

pub use self::phase::{CityWay, Effect, Ending, Idleness, Letter, Letters, March, Phase, Repair};
pub use self::tokens::Discredits;
pub(crate) use self::tokens::{Faces, TokenBoard};
use crate::board::{Cell, City};
use crate::edition::{Components, Edition};
use crate::pieces::{Cards, Culture, Cultures, Tokens};

/// The state of a game of Tolède: the public part and the hidden part.
///
/// Piles are sets without an order. Face-down tokens that no player has seen have no face yet.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) open: Open,
    /// The faces of the tokens in the city that at least one player has seen.
    pub(crate) faces: Faces,
    /// The action cards of each player.
    pub(crate) cards: [Cards; MAX_SEATS],
    pub(crate) pile: Cards,
    /// The influence cards of each player.
    pub(crate) hands: [Cultures; MAX_SEATS],
    /// For each player, the influence cards they know each other player holds.
    pub(crate) certain: [[Cultures; MAX_SEATS]; MAX_SEATS],
    /// The support tokens that no player has seen, in the city and out of the game.
    pub(crate) bag: Tokens,
    /// The influence card each player has chosen to give away, secret until all have chosen (G4, Council).
    pub(crate) choices: [Option<Culture>; MAX_SEATS],
}

/// The public part of a state.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Open {
    pub(crate) city: City,
    pub(crate) discredits: Discredits,
    pub(crate) tokens: TokenBoard,
    /// The tiles that can still be drawn, as a bit set of their numbers; empty once the city is laid.
    pub(crate) undrawn: u64,
    /// The action cards played in this round, which lie face up until its end (G6.1).
    pub(crate) played: Cards,
    /// All action cards played so far.
    pub(crate) spent: Cards,
    /// The influence cards that every observer knows each player holds.
    pub(crate) shown: [Cultures; MAX_SEATS],
    /// The support tokens that each player has taken.
    pub(crate) taken: [Tokens; MAX_SEATS],
    pub(crate) candidates: [Cell; MAX_SEATS],
    pub(crate) phase: Phase,
    pub(crate) effect: Effect,
    pub(crate) march: March,
    pub(crate) edition: Edition,
    pub(crate) way: CityWay,
    pub(crate) seats: u8,
    pub(crate) starter: Seat,
    pub(crate) active: Seat,
    /// The current round, from 1; 0 during set-up.
    pub(crate) round: u8,
    /// The seats that have not answered yet, while several are asked at the same time.
    pub(crate) waiting: SeatSet,
    /// The seats that have passed for the rest of the turn (G6.2).
    pub(crate) passed: SeatSet,
    /// The actions taken in this turn (G3).
    pub(crate) letters: Letters,
    /// How many Translators were announced with the test (G3a).
    pub(crate) translators: u8,
    /// What decides whether the game ends because nothing happens any more (G5.2).
    pub(crate) idleness: Idleness,
    pub(crate) ending: Option<Ending>,
    /// The order of cultures that broke a tie (G5.4), as an index into [`Culture::ORDERS`].
    pub(crate) order: Option<u8>,
}

impl Open {
    #[inline]
    pub(crate) fn components(&self) -> &'static Components {
        self.edition.components()
    }

    /// The seats of this table, in order.
    #[inline]
    pub(crate) fn all_seats(
        &self,
    ) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::first(usize::from(self.seats))
    }

    /// The seats of this table as a set.
    #[inline]
    pub(crate) fn seat_set(&self) -> SeatSet {
        SeatSet::first(usize::from(self.seats))
    }

    /// The district where the active player's candidate stands.
    #[inline]
    pub(crate) fn here(&self) -> Cell {
        self.candidates[self.active.index()]
    }

    /// The seat to the left.
    #[inline]
    pub(crate) fn left_of(&self, seat: Seat) -> Seat {
        seat.next(usize::from(self.seats))
    }

    /// How many discredits of a culture are in the supply (G1.5).
    #[inline]
    pub(crate) fn supply(&self, culture: Culture) -> u8 {
        self.components().discredits - self.discredits.count(culture)
    }

    /// Whether the hands are public: the game has ended and they were shown (G5.3).
    pub(crate) fn are_hands_shown(&self) -> bool {
        matches!(self.phase, Phase::Order | Phase::Over)
    }

    /// Whether all players are choosing an influence card to give away (G4, Council).
    pub(crate) fn is_choosing(&self) -> bool {
        self.effect == Effect::Council || self.effect == Effect::None && self.phase == Phase::Pass
    }

    /// The support tokens that are neither taken nor among `faces`.
    pub(crate) fn unseen_tokens(&self, faces: Faces) -> Tokens {
        self.taken
            .iter()
            .fold(self.components().tokens.minus(faces.count()), |left, taken| left.minus(*taken))
    }

    /// The seats that have looked at the face-down token of a district.
    pub(crate) fn lookers(&self, cell: Cell) -> SeatSet {
        self.all_seats().filter(|seat| self.tokens.looked[seat.index()].contains(cell)).collect()
    }
}
