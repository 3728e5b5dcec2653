//! The state of a game: data and simple queries, no rules.

use alcazar_core::Seat;
use serde::{Deserialize, Serialize};

use crate::board::{Board, Figures, Step, Steps};
use crate::edition::{Components, Edition};
use crate::pieces::{Card, Cards, Paintings, Shops, Swords, Tile, Tiles, Value};

/// The maximum number of players (T1.8).
pub(crate) const MAX_PLAYERS: usize = 4;
/// The number of figures of each player (T1.1 \[R\]).
pub(crate) const FIGURES: u8 = 5;
/// The number of money cards dealt to each player (T2.1).
pub(crate) const DEALT: u8 = 5;

/// A game of Toledo at one moment: public and hidden information.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) open: Open,
    /// The money cards of each player.
    pub(crate) hands: [Cards; MAX_PLAYERS],
    /// The draw pile has no order: chance picks a card when it is drawn.
    pub(crate) draw_pile: Cards,
}

/// All public information: what everybody sees, or has seen and may remember.
///
/// The discard pile is not stored: it is every card that is nowhere else.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Open {
    /// Cards in each hand that everybody saw going in and has not seen leaving.
    pub(crate) known: [Cards; MAX_PLAYERS],
    pub(crate) board: Board,
    pub(crate) players: [Player; MAX_PLAYERS],
    pub(crate) phase: Phase,
    /// Whether everybody knows the draw pile: it was reshuffled, and no card has been drawn unseen since.
    pub(crate) is_pile_known: bool,
    pub(crate) edition: Edition,
    pub(crate) seats: u8,
    pub(crate) active: Seat,
    /// The seat that had the first turn. A round is over when it would be this seat's turn again.
    pub(crate) starter: Seat,
    pub(crate) round: u8,
    pub(crate) last_round: u8,
    /// The lead card of this turn (T4.3).
    pub(crate) lead: Option<Card>,
    /// The value of the extra card of this turn, once played (T7).
    pub(crate) extra: Option<Value>,
    /// The seat that first ended a turn with three figures in the Alcázar (T8.1).
    pub(crate) finisher: Option<Seat>,
}

/// What a player has in front of them, and where their figures are. The others of the five are at the
/// cathedral.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Player {
    pub(crate) figures: Figures,
    /// Swords not delivered.
    pub(crate) swords: Swords,
    pub(crate) delivered: Swords,
    /// The number of figures in the Alcázar.
    pub(crate) alcazar: u8,
    /// Shop tiles not placed yet.
    pub(crate) shops: Shops,
    pub(crate) metal: u8,
    pub(crate) gems: u8,
    pub(crate) tiles: Tiles,
    pub(crate) paintings: Paintings,
}

/// The decision to be made now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// By chance: the start player (T2.2).
    StartPlayer,
    /// By chance: the next card of the deal (T2.1).
    Deal {
        /// The seat that gets the card.
        seat: Seat,
        /// How many cards that seat still gets.
        left: u8,
    },
    /// One of the four actions of a turn (T3).
    Turn,
    /// Whether to play another card or end the turn (T4.4).
    Moved,
    /// Whether to use the step just reached (T4.5).
    Use {
        /// The step.
        step: Step,
    },
    /// Which sword to take (T5.5).
    Forge,
    /// Which fencing-master tile to take (T5.6).
    Learn,
    /// Whether to go on from a full step or to challenge an opponent there (T4.6).
    Full {
        /// The step. The figure that reached it stands nowhere yet.
        step: Step,
    },
    /// Which sword to put under the figure that entered the Alcázar (T4.7).
    Deliver,
    /// By chance: the next card drawn.
    Draw {
        /// How many are still to be drawn.
        left: u8,
        /// Whether this is a tavern (T5.2), so that the turn goes on, or the whole turn (T3.1).
        at_tavern: bool,
    },
    /// By chance: the card revealed in the next round of a duel (T6.1).
    Duel {
        /// The step. The attacker's figure stands nowhere yet.
        step: Step,
        /// The player challenged.
        defender: Seat,
        /// Rounds won by the attacker.
        won: u8,
        /// Rounds lost by the attacker.
        lost: u8,
    },
    /// The game has ended (T8).
    Over {
        /// Why.
        ending: Ending,
    },
}

/// Why a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// A player had three figures in the Alcázar (T8.1).
    ThreeFigures,
    /// The game was cut off after the last round (T8.4).
    LastRound,
}

impl Ending {
    /// The slug of the ending.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::ThreeFigures => "three-figures",
            Self::LastRound => "last-round",
        }
    }
}

impl Open {
    #[inline]
    pub(crate) fn components(&self) -> &'static Components {
        self.edition.components()
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The active player.
    #[inline]
    pub(crate) fn me(&self) -> &Player {
        self.player(self.active)
    }

    #[inline]
    pub(crate) fn me_mut(&mut self) -> &mut Player {
        &mut self.players[self.active.index()]
    }

    pub(crate) fn all_seats(
        &self,
    ) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::first(usize::from(self.seats))
    }

    /// The steps with a tavern or the artist.
    #[inline]
    pub(crate) fn preprinted(&self) -> Steps {
        let components = self.components();
        components.taverns | components.artists
    }

    /// The step that the active player's moving figure has reached without standing on it (T4.6).
    pub(crate) fn moving_figure(&self) -> Option<Step> {
        match self.phase {
            Phase::Full { step } | Phase::Duel { step, .. } => Some(step),
            _ => None,
        }
    }

    /// The number of a seat's figures on the cathedral. A figure that is being moved stands nowhere.
    pub(crate) fn at_cathedral(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let moving = u8::from(seat == self.active && self.moving_figure().is_some());
        FIGURES - player.figures.len() - player.alcazar - moving
    }

    pub(crate) fn has_empty_circle(&self, step: Step) -> bool {
        let standing: u8 = self.players.iter().map(|player| player.figures.count(step)).sum();
        standing < 1 + u8::from(self.board.two_circles.contains(step))
    }

    /// The swords left on the board.
    pub(crate) fn sword_supply(&self) -> Swords {
        self.players.iter().fold(self.components().all_swords, |left, player| {
            left.minus(player.swords).minus(player.delivered)
        })
    }

    pub(crate) fn metal_supply(&self) -> u8 {
        self.components().metal - self.players.iter().map(|player| player.metal).sum::<u8>()
    }

    pub(crate) fn gem_supply(&self) -> u8 {
        self.components().gems - self.players.iter().map(|player| player.gems).sum::<u8>()
    }

    /// The value of the painting on top of the stack.
    pub(crate) fn top_painting(&self) -> Option<u8> {
        let taken: u8 = self.players.iter().map(|player| player.paintings.len()).sum();
        self.components().paintings.get(usize::from(taken)).copied()
    }
}

impl State {
    /// The hand of the active player.
    #[inline]
    pub(crate) fn hand(&self) -> Cards {
        self.hands[self.open.active.index()]
    }

    /// The discard pile: every card that is nowhere else.
    pub(crate) fn discard_pile(&self) -> Cards {
        let lead: Cards = self.open.lead.into_iter().collect();
        let elsewhere = self.hands.iter().fold(self.draw_pile.plus(lead), |sum, &hand| sum.plus(hand));
        self.open.components().deck.minus(elsewhere)
    }

    /// Moves a card from the draw pile into a hand, unseen.
    #[inline]
    pub(crate) fn draw_card(&mut self, seat: Seat, card: Card) {
        self.draw_pile.remove(card);
        self.open.is_pile_known = false;
        self.hands[seat.index()].insert(card);
    }

    /// Adds a card to a hand, in view of everybody.
    #[inline]
    pub(crate) fn receive(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].insert(card);
        self.open.known[seat.index()].insert(card);
    }

    /// Removes a card from the active player's hand, in view of everybody.
    #[inline]
    pub(crate) fn show(&mut self, card: Card) {
        let seat = self.open.active.index();
        self.hands[seat].remove(card);
        self.open.known[seat].remove(card);
    }
}

impl Default for Player {
    fn default() -> Self {
        Self {
            figures: Figures::default(),
            swords: Swords::default(),
            delivered: Swords::default(),
            alcazar: 0,
            shops: Shops::ALL,
            metal: 0,
            gems: 0,
            tiles: Tiles::default(),
            paintings: Paintings::default(),
        }
    }
}

impl Player {
    #[inline]
    pub(crate) fn has_movement_tile(&self) -> bool {
        self.tiles.contains(Tile::Movement)
    }
}
