//! What a viewer may know: the whole game as a view, one event as something seen.

use alcazar_core::{Event, Seat, Secret, Viewer};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::chance::Chance;
use crate::pieces::{Card, Cards};
use crate::state::{MAX_PLAYERS, Open, Phase, State};

/// All that one viewer may know of a game.
///
/// What lies open is a part of the state of its own, so a view is that part and the viewer's hand; it has no place for another
/// hand or for the draw pile.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct View {
    pub(crate) viewer: Viewer,
    pub(crate) open: Open,
    /// The viewer's own hand.
    pub(crate) hand: Option<Cards>,
    pub(crate) hand_sizes: [u8; MAX_PLAYERS],
    pub(crate) draw_pile_size: u8,
    /// What is in the draw pile, as long as everybody knows it.
    pub(crate) draw_pile: Secret<Cards>,
    pub(crate) discard_pile: Cards,
}

/// What one viewer sees of one event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seen {
    /// Who starts (T2.2).
    Start {
        /// The start player.
        seat: Seat,
    },
    /// A card goes into a hand: seen by its owner alone.
    Draw {
        /// Whose hand.
        seat: Seat,
        /// The card.
        card: Secret<Card>,
    },
    /// A card is revealed in a duel (T6.1).
    Reveal {
        /// The card.
        card: Card,
        /// Who attacks.
        attacker: Seat,
        /// Who defends.
        defender: Seat,
        /// Whether the attacker wins the round.
        attacker_wins: bool,
    },
    /// A player does something. All moves are open.
    Move {
        /// Who.
        seat: Seat,
        /// What.
        action: Action,
    },
}

impl State {
    pub(crate) fn view_for(&self, viewer: Viewer) -> View {
        View {
            viewer,
            open: self.open.clone(),
            hand: viewer.seat().map(|seat| self.hands[seat.index()]),
            hand_sizes: self.hands.map(|hand| hand.len() as u8),
            draw_pile_size: self.draw_pile.len() as u8,
            draw_pile: Secret::when(self.open.is_pile_known, self.draw_pile),
            discard_pile: self.discard_pile(),
        }
    }

    pub(crate) fn seen_by(&self, event: Event<Action, Chance>, viewer: Viewer) -> Seen {
        match event {
            Event::Move { seat, action } => Seen::Move { seat, action },
            Event::Chance(Chance::Start(seat)) => Seen::Start { seat },
            Event::Chance(Chance::Card(card)) => match self.open.phase {
                Phase::Duel { defender, .. } => Seen::Reveal {
                    card,
                    attacker: self.open.active,
                    defender,
                    attacker_wins: self.attacker_wins(card, defender),
                },
                Phase::Deal { seat, .. } => Seen::Draw { seat, card: Secret::when(viewer.is(seat), card) },
                _ => {
                    let seat = self.open.active;
                    Seen::Draw { seat, card: Secret::when(viewer.is(seat), card) }
                }
            },
        }
    }
}
