//! What a viewer may know of the whole game. [`crate::seen`] is what a viewer sees of one event.

use alcazar_core::{MAX_SEATS, Seat, Viewer};

use crate::board::Cell;
use crate::pieces::{Cards, Culture, Cultures, Token};
use crate::state::{Faces, Open, State};

/// All that one viewer may know of a game.
///
/// A view holds the public part of the state, which is a type of its own, and what the viewer knows
/// beyond it. There are no fields for anything else. Its JSON is as readable as a position's.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct View {
    pub(crate) viewer: Viewer,
    pub(crate) open: Open,
    /// The faces of the tokens that lie face up or that the viewer has looked at.
    pub(crate) faces: Faces,
    pub(crate) hand_sizes: [u8; MAX_SEATS],
    pub(crate) card_counts: [u8; MAX_SEATS],
    /// The influence cards that the viewer knows each player holds.
    pub(crate) certain: [Cultures; MAX_SEATS],
    /// What only the viewer knows about their own seat; `None` for a spectator.
    pub(crate) own: Option<Own>,
    /// The hands, once they are shown (G5.3).
    pub(crate) hands: Option<[Cultures; MAX_SEATS]>,
}

/// What only the viewer knows about their own seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Own {
    pub(crate) hand: Cultures,
    pub(crate) cards: Cards,
    /// The card that the viewer has chosen to give away, until all have chosen.
    pub(crate) choice: Option<Culture>,
    /// The influence cards that each other player knows the viewer holds. The viewer saw every card shown.
    pub(crate) known_by: [Cultures; MAX_SEATS],
}

impl State {
    pub(crate) fn view_for(&self, viewer: Viewer) -> View {
        let open = &self.open;
        let looked = viewer.seat().map_or_else(Default::default, |seat| open.tokens.looked[seat.index()]);
        View {
            viewer,
            open: open.clone(),
            faces: self.faces.within(open.tokens.up | looked),
            hand_sizes: self.hands.map(Cultures::len),
            card_counts: self.cards.map(Cards::len),
            certain: viewer.seat().map_or(open.shown, |seat| self.certain[seat.index()]),
            own: viewer.seat().map(|seat| self.own(seat)),
            hands: open.are_hands_shown().then_some(self.hands),
        }
    }

    fn own(&self, seat: Seat) -> Own {
        Own {
            hand: self.hands[seat.index()],
            cards: self.cards[seat.index()],
            choice: self.choices[seat.index()],
            known_by: self.certain.map(|certain| certain[seat.index()]),
        }
    }
}

impl View {
    /// The viewer.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The face of the token in a district, if there is one and the viewer knows it.
    pub fn token(&self, cell: Cell) -> Option<Token> {
        self.faces.at(cell)
    }

    /// The viewer's own influence cards.
    pub fn hand(&self) -> Option<Cultures> {
        self.own.map(|own| own.hand)
    }

    /// The viewer's own action cards.
    pub fn cards(&self) -> Option<Cards> {
        self.own.map(|own| own.cards)
    }

    /// The influence cards that the viewer knows a player holds; the whole hand for the viewer's own seat.
    pub fn certain(&self, seat: Seat) -> Cultures {
        match (self.hands, self.own) {
            (Some(hands), _) => hands[seat.index()],
            (None, Some(own)) if self.viewer.is(seat) => own.hand,
            _ => self.certain[seat.index()],
        }
    }
}
