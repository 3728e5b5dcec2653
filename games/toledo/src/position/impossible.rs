//! The reasons why a position can't exist.

use alcazar_core::Seat;
use serde::Serialize;

use crate::board::Step;
use crate::pieces::{Card, Shop, Sword, Tile};

/// Why a position can't exist. Programs write positions, so the messages are for programmers.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Impossible {
    /// Too few or too many seats.
    #[error("there are {0} seats, not 2 to 4")]
    Seats(usize),
    /// A seat that is not at the table.
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(Seat),
    /// The number of hands, or their sizes, don't match the seats.
    #[error("the hands don't match the seats")]
    Hands,
    /// The draw pile is shown although it is hidden, or the reverse, or its size is wrong.
    #[error("the draw pile contradicts its size or its visibility")]
    DrawPile,
    /// The round is out of range.
    #[error("round {round} is not one of 1 to {last_round}")]
    Round {
        /// The current round.
        round: u8,
        /// The last round.
        last_round: u8,
    },
    /// A card is missing or occurs too often (T1.2).
    #[error("there are {found} cards {card} in hands, piles and play, not {expected} (T1.2)")]
    CardCount {
        /// The card.
        card: Card,
        /// How many there are.
        found: usize,
        /// How many there must be.
        expected: usize,
    },
    /// A known card is not in the hand.
    #[error("seat {0} is known to hold cards that it does not hold")]
    Known(Seat),
    /// A shop on a step that takes none (T3.2).
    #[error("no shop can be on step {0} (T3.2)")]
    ShopStep(Step),
    /// Two shops on a step (T3.2).
    #[error("there are two shops on step {0} (T3.2)")]
    TwoShops(Step),
    /// A shop tile on two steps (T1.1).
    #[error("seat {owner} has only one shop {shop} (T1.1)")]
    ShopTwice {
        /// The owner.
        owner: Seat,
        /// The tile.
        shop: Shop,
    },
    /// Not five figures (T1.1).
    #[error("seat {seat} has {found} figures, not 5 (T1.1)")]
    FigureCount {
        /// The owner.
        seat: Seat,
        /// How many there are.
        found: usize,
    },
    /// A figure where none can stand (T4.2).
    #[error("no figure of seat {seat} can stand on step {step} (T4.2)")]
    FigureStep {
        /// The owner.
        seat: Seat,
        /// The step.
        step: Step,
    },
    /// More figures than circles (T4.6).
    #[error("there are more figures than circles on step {0} (T4.6)")]
    Crowded(Step),
    /// Not a sword of this edition (T1.5).
    #[error("there is no sword {0} (T1.5)")]
    NoSuchSword(Sword),
    /// More swords of a kind than there are in the game (T1.5).
    #[error("there are more than {tiles} swords {sword} (T1.5)")]
    SwordCount {
        /// The sword.
        sword: Sword,
        /// How many there are in the game.
        tiles: u8,
    },
    /// More delivered swords than figures in the Alcázar (T4.7).
    #[error("seat {0} has delivered more swords than it has figures in the Alcázar (T4.7)")]
    Delivered(Seat),
    /// Too much metal (T1.6).
    #[error("the players have {0} metal, more than there is (T1.6)")]
    Metal(u32),
    /// Too many gems (T1.6).
    #[error("the players have {0} gems, more than there are (T1.6)")]
    Gems(u32),
    /// Too many tiles (T5.6).
    #[error("seat {0} has more than three tiles (T5.6)")]
    TileCount(Seat),
    /// Two tiles of a kind (T5.6).
    #[error("seat {seat} has two tiles {tile} (T5.6)")]
    TileTwice {
        /// The owner.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// The paintings taken are not those from the top of the stack (T1.3).
    #[error("the paintings taken are not those from the top of the stack (T1.3)")]
    Paintings,
    /// The lead card or the extra card does not fit the phase, or they don't fit each other (T4.3, T7).
    #[error("the lead and extra cards don't fit the phase (T4.3, T7)")]
    PlayedCards,
    /// The finisher does not fit the figures in the Alcázar (T8.1).
    #[error("the finisher does not fit the figures in the Alcázar (T8.1)")]
    Finisher,
    /// The phase does not fit the pieces.
    #[error("the phase does not fit the pieces: {0}")]
    Phase(&'static str),
}

impl alcazar_core::Impossible for Impossible {}
