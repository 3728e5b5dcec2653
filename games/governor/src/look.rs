//! Read access: to a view for screens, terminals and bots, and to a state for bots that search through
//! states they determinized themselves.

use alcazar_core::Seat;

use crate::board::{Cell, Cells, City};
use crate::pieces::{Cards, Culture, Cultures, Token, Tokens};
use crate::position::OpenPosition;
use crate::scoring::{Score, token_points};
use crate::state::{Discredits, Effect, Letters, March, Phase, Repair, State};
use crate::view::View;

impl View {
    /// The number of players.
    pub fn players(&self) -> usize {
        usize::from(self.open.seats)
    }

    /// The public part of the position.
    pub fn open(&self) -> OpenPosition {
        OpenPosition::of(&self.open, self.faces)
    }

    /// The number of influence cards a seat holds.
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.hand_sizes[seat.index()]
    }

    /// The number of action cards a seat holds.
    pub fn card_count(&self, seat: Seat) -> u8 {
        self.card_counts[seat.index()]
    }

    /// The number of action cards left to draw.
    pub fn action_pile(&self) -> u8 {
        let held: u8 = self.card_counts.iter().sum();
        let all = self.open.components().cards.len();
        all.saturating_sub(held + self.open.spent.len())
    }

    /// The public part of a seat's score: its tokens (G5.3).
    pub fn token_points(&self, seat: Seat) -> i32 {
        token_points(self.open.taken[seat.index()])
    }

    /// A seat's score as far as the viewer knows it (G5.3): the full score once the hands are shown.
    pub fn score(&self, seat: Seat) -> Score {
        Score::of(self.open.taken[seat.index()], self.certain(seat))
    }

    /// Whether the city must be repaired before the drawn tile can be laid, because no street leads to a
    /// free cell (G2.3).
    pub fn needs_repair(&self) -> bool {
        let Phase::Lay { tile, repair: Repair::None } = self.open.phase else { return false };
        tile.has_street() && self.open.city.open_ends().is_empty()
    }

    /// The number of discredits of a culture in the supply (G1.5).
    pub fn discredits_left(&self, culture: Culture) -> u8 {
        self.open.supply(culture)
    }
}

impl State {
    /// Whose turn it is.
    #[inline]
    pub fn active(&self) -> Seat {
        self.open.active
    }

    /// The decision to be made now, unless a card's effect comes first.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.open.phase
    }

    /// What a played card still needs to have decided.
    #[inline]
    pub fn effect(&self) -> Effect {
        self.open.effect
    }

    /// The current round, from 1; 0 during set-up.
    #[inline]
    pub fn round(&self) -> u8 {
        self.open.round
    }

    /// The city.
    #[inline]
    pub fn city(&self) -> &City {
        &self.open.city
    }

    /// The discredits in the city.
    #[inline]
    pub fn discredits(&self) -> Discredits {
        self.open.discredits
    }

    /// The number of discredits of a culture in the supply (G1.5).
    #[inline]
    pub fn discredits_left(&self, culture: Culture) -> u8 {
        self.open.supply(culture)
    }

    /// The districts with a support token.
    #[inline]
    pub fn tokens(&self) -> Cells {
        self.open.tokens.present
    }

    /// The token of a district, if it lies face up or this seat has looked at it.
    #[inline]
    pub fn known_token(&self, seat: Seat, cell: Cell) -> Option<Token> {
        let tokens = &self.open.tokens;
        let is_known = tokens.up.contains(cell) || tokens.looked[seat.index()].contains(cell);
        if is_known { self.faces.at(cell) } else { None }
    }

    /// The districts whose face-down token a seat has looked at.
    #[inline]
    pub fn looked(&self, seat: Seat) -> Cells {
        self.open.tokens.looked[seat.index()]
    }

    /// The support tokens that a seat has taken.
    #[inline]
    pub fn taken(&self, seat: Seat) -> Tokens {
        self.open.taken[seat.index()]
    }

    /// The influence cards of a seat.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Cultures {
        self.hands[seat.index()]
    }

    /// The influence card that a seat has chosen to give away, until all have chosen (G4, Council).
    #[inline]
    pub fn gift(&self, seat: Seat) -> Option<Culture> {
        self.choices[seat.index()]
    }

    /// The action cards of a seat.
    #[inline]
    pub fn cards(&self, seat: Seat) -> Cards {
        self.cards[seat.index()]
    }

    /// The number of action cards left to draw.
    #[inline]
    pub fn pile_size(&self) -> u8 {
        self.pile.len()
    }

    /// Where a seat's candidate stands.
    #[inline]
    pub fn candidate(&self, seat: Seat) -> Cell {
        self.open.candidates[seat.index()]
    }

    /// The limits of the active player's move.
    #[inline]
    pub fn march(&self) -> March {
        self.open.march
    }

    /// The actions taken in this turn.
    #[inline]
    pub fn letters(&self) -> Letters {
        self.open.letters
    }

    /// How many Translators were announced with the test (G3a).
    #[inline]
    pub fn translators(&self) -> u8 {
        self.open.translators
    }
}
