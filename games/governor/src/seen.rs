//! What one viewer sees of one event: enough for a log entry and for animating the pieces.

use alcazar_core::{Event, Seat, SeatMap, Secret, Viewer};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::board::{Cell, City};
use crate::chance::Chance;
use crate::pieces::{Card, Culture, Cultures, Tile, Token};
use crate::state::{Effect, Phase, State};

/// What one viewer sees of one event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seen {
    /// The start player is drawn (G2).
    Starter {
        /// The start player.
        seat: Seat,
    },
    /// A player is dealt influence cards (G2.1).
    Deal {
        /// The player.
        seat: Seat,
        /// The cards, visible to that player only.
        cards: Secret<Cultures>,
    },
    /// The whole city is laid (G2.4).
    City {
        /// The tiles.
        city: Box<City>,
    },
    /// A player draws a tile (G2.3).
    Tile {
        /// The player.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// Whether it can't be laid and leaves the game.
        leaves: bool,
    },
    /// A player takes an action that everyone can see.
    Move {
        /// The player.
        seat: Seat,
        /// The action.
        action: Action,
        /// The district of the player's candidate before the action, or a district chosen just before.
        at: Cell,
        /// The tile that is laid, turned or moved.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        tile: Option<Tile>,
        /// The token that the player takes.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        token: Option<Token>,
        /// The culture of the discredit that is removed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        discredit: Option<Culture>,
    },
    /// A player gives a card back in a Bargain (G6.3).
    GiveBack {
        /// The player.
        seat: Seat,
        /// The player who gets it.
        to: Seat,
        /// The card, visible to these two only.
        culture: Secret<Culture>,
    },
    /// A player chooses a card to give away (G4, Council).
    Choose {
        /// The player.
        seat: Seat,
        /// The card, visible to that player only.
        culture: Secret<Culture>,
    },
    /// A player looks at a face-down token (G3.2, Town crier).
    Look {
        /// The player.
        seat: Seat,
        /// The district.
        cell: Cell,
        /// The token, visible to that player only.
        token: Secret<Token>,
    },
    /// The token where a move ended is turned up (G3.4).
    TurnUp {
        /// The district.
        cell: Cell,
        /// The token.
        token: Token,
    },
    /// A token that was won face down is turned up and taken (G3a).
    Win {
        /// The player who takes it.
        seat: Seat,
        /// The district.
        cell: Cell,
        /// The token.
        token: Token,
    },
    /// A player draws an action card (G3d).
    Card {
        /// The player.
        seat: Seat,
        /// The card, visible to that player only.
        card: Secret<Card>,
    },
    /// A player takes a random influence card in a Bargain (G6.3).
    Take {
        /// The player.
        seat: Seat,
        /// The player it is taken from.
        from: Seat,
        /// The card, visible to these two only.
        culture: Secret<Culture>,
    },
    /// All players give away their chosen cards (G4, Council).
    Pass {
        /// Whether it is a Council. Cards go to the right in a Council, otherwise to the left.
        council: bool,
        /// What each player gives; the viewer sees the cards they give and get.
        gifts: Vec<Gift>,
    },
    /// The game has ended, and all players show their influence cards (G5.3).
    Hands {
        /// The hands.
        hands: SeatMap<Cultures>,
    },
    /// A tie is broken (G5.4).
    Order {
        /// The cultures in the order drawn.
        order: [Culture; 3],
    },
}

/// One of several cards given at the same time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gift {
    /// The player who gives it.
    pub from: Seat,
    /// The player who gets it.
    pub to: Seat,
    /// The card, visible to these two only.
    pub culture: Secret<Culture>,
}

impl State {
    pub(crate) fn seen_by(&self, event: &Event<Action, Chance>, viewer: Viewer) -> Seen {
        match event {
            Event::Move { seat, action } => self.move_seen_by(*seat, *action, viewer),
            Event::Chance(chance) => self.chance_seen_by(chance, viewer),
        }
    }

    fn move_seen_by(&self, seat: Seat, action: Action, viewer: Viewer) -> Seen {
        let open = &self.open;
        let stands = open.candidates[seat.index()];
        let at = match (action, open.effect) {
            (Action::Discredit(_), Effect::Rumour { cell, .. })
            | (Action::Swap(_), Effect::Removal { cell, .. }) => cell,
            _ => stands,
        };
        let (tile, token, discredit) = match (action, open.phase) {
            (Action::Give(culture), _) => return self.gift_seen_by(seat, culture, viewer),
            (Action::Lay { .. } | Action::Replace { .. }, Phase::Lay { tile, .. }) => {
                (Some(tile), None, None)
            }
            (Action::Turn { cell, .. } | Action::Shift { from: cell, .. }, _) => {
                (open.city.tile(cell), None, None)
            }
            (Action::Show { .. }, _) if open.tokens.up.contains(at) => (None, self.faces.at(at), None),
            (Action::Remove, _) => (None, None, open.discredits.at(at)),
            (Action::Rehabilitation(cell), _) => (None, None, open.discredits.at(cell)),
            _ => (None, None, None),
        };
        Seen::Move { seat, action, at, tile, token, discredit }
    }

    fn gift_seen_by(&self, seat: Seat, culture: Culture, viewer: Viewer) -> Seen {
        if let Effect::GiveBack { to, .. } = self.open.effect {
            return Seen::GiveBack {
                seat,
                to,
                culture: Secret::when(viewer.is(seat) || viewer.is(to), culture),
            };
        }
        Seen::Choose { seat, culture: Secret::when(viewer.is(seat), culture) }
    }

    fn chance_seen_by(&self, chance: &Chance, viewer: Viewer) -> Seen {
        let open = &self.open;
        let (seat, here) = (open.active, open.here());
        match (chance, open.effect, open.phase) {
            (&Chance::Starter(seat), ..) => Seen::Starter { seat },
            (&Chance::Deal(cards), _, Phase::Deal { seat }) => {
                Seen::Deal { seat, cards: Secret::when(viewer.is(seat), cards) }
            }
            (&Chance::Deal(cards), ..) => Seen::Deal { seat, cards: Secret::when(viewer.is(seat), cards) },
            (Chance::City(city), ..) => Seen::City { city: city.clone() },
            (&Chance::Tile(tile), ..) => Seen::Tile { seat, tile, leaves: !self.has_place_for(tile) },
            (&Chance::Token(token), Effect::Look { seat, cell, .. }, _) => {
                Seen::Look { seat, cell, token: Secret::when(viewer.is(seat), token) }
            }
            (&Chance::Token(token), _, Phase::Win) => Seen::Win { seat, cell: here, token },
            (&Chance::Token(token), ..) => Seen::TurnUp { cell: here, token },
            (&Chance::Card(card), ..) => Seen::Card { seat, card: Secret::when(viewer.is(seat), card) },
            (&Chance::Taken(culture), effect, _) => {
                let (seat, from) = match effect {
                    Effect::Take { seat, from } => (seat, from),
                    _ => (seat, seat),
                };
                Seen::Take { seat, from, culture: Secret::when(viewer.is(seat) || viewer.is(from), culture) }
            }
            (Chance::Passed(gifts), effect, _) => {
                let council = effect == Effect::Council;
                let gift = |from: Seat| {
                    let players = usize::from(open.seats);
                    let to = if council { from.previous(players) } else { from.next(players) };
                    let culture = gifts.of(from)?;
                    Some(Gift { from, to, culture: Secret::when(viewer.is(from) || viewer.is(to), culture) })
                };
                Seen::Pass { council, gifts: open.all_seats().filter_map(gift).collect() }
            }
            (Chance::Hands(hands), ..) => {
                Seen::Hands { hands: SeatMap::from_fn(usize::from(open.seats), |seat| hands.of(seat)) }
            }
            (&Chance::Order(order), ..) => Seen::Order { order },
        }
    }
}
