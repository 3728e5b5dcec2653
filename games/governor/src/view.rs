//! What a viewer may know of the whole game. What he sees of one event is in [`crate::seen`].

use alcazar_core::{MAX_SEATS, Seat, Viewer};

use crate::board::Cell;
use crate::pieces::{Cards, Culture, Cultures, Token};
use crate::state::{Faces, Open, State};

/// All that one viewer may know of a game.
///
/// What lies open is a part of the state of its own, so a view is that part and what the viewer knows besides; it has no place for
/// more. In JSON it is as readable as a position.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct View {
    pub(crate) viewer: Viewer,
    pub(crate) open: Open,
    /// The faces of the tokens that lie open or that the viewer has looked at.
    pub(crate) faces: Faces,
    pub(crate) hand_sizes: [u8; MAX_SEATS],
    pub(crate) card_counts: [u8; MAX_SEATS],
    /// What the viewer is certain that each player holds.
    pub(crate) certain: [Cultures; MAX_SEATS],
    /// What only the player at a seat knows of himself.
    pub(crate) own: Option<Own>,
    /// The hands, once they are shown (G5.3).
    pub(crate) hands: Option<[Cultures; MAX_SEATS]>,
}

/// What only the player at a seat knows of himself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Own {
    pub(crate) hand: Cultures,
    pub(crate) cards: Cards,
    /// The card that he has chosen to give away, before all have chosen.
    pub(crate) choice: Option<Culture>,
    /// What each other player is certain that he holds; he has seen all that they have seen of it.
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
    /// Who is looking.
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

    /// What the viewer is certain that a player holds: his own hand if it is his.
    pub fn certain(&self, seat: Seat) -> Cultures {
        match (self.hands, self.own) {
            (Some(hands), _) => hands[seat.index()],
            (None, Some(own)) if self.viewer.is(seat) => own.hand,
            _ => self.certain[seat.index()],
        }
    }
}
