//! What a viewer may know: of the whole game a `View`, of one event a `Seen`.

use alcazar_core::{Event, Seat, Secret, Viewer};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::chance::Chance;
use crate::pieces::{Card, Cards};
use crate::state::{MAX_PLAYERS, Open, Phase, State};

/// All that one viewer may know of a game.
///
/// The state keeps its public part separate, so a view consists of that part and the viewer's hand. It has no
/// field that could hold another hand.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct View {
    pub(crate) viewer: Viewer,
    pub(crate) open: Open,
    /// The viewer's own hand.
    pub(crate) hand: Option<Cards>,
    pub(crate) hand_sizes: [u8; MAX_PLAYERS],
    pub(crate) draw_pile_size: u8,
    /// The draw pile, while everybody knows what is in it.
    pub(crate) draw_pile: Secret<Cards>,
    pub(crate) discard_pile: Cards,
}

/// What one viewer sees of one event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seen {
    /// The start player is chosen (T2.2).
    Start {
        /// The seat that starts.
        seat: Seat,
    },
    /// A card goes into a hand. Only its owner sees which.
    Draw {
        /// The owner of the hand.
        seat: Seat,
        /// The card.
        card: Secret<Card>,
    },
    /// A card is revealed in a duel (T6.1).
    Reveal {
        /// The card.
        card: Card,
        /// The attacker.
        attacker: Seat,
        /// The defender.
        defender: Seat,
        /// Whether the attacker wins the round.
        attacker_wins: bool,
    },
    /// A player acts. All actions are public.
    Move {
        /// The player.
        seat: Seat,
        /// The action.
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
