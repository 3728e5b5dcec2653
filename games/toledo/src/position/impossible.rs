//! Why a position can't exist.

use alcazar_core::Seat;
use serde::Serialize;

use crate::board::Step;
use crate::pieces::{Card, Shop, Sword, Tile};

/// Why a position can't exist. Positions are written by programs, so these are for programmers.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Impossible {
    /// The number of players.
    #[error("there are {0} seats, not 2 to 4")]
    Seats(usize),
    /// A seat that is not at the table.
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(Seat),
    /// Not one hand per seat.
    #[error("there is not one hand for each seat")]
    Hands,
    /// A draw pile that is shown to a viewer who does not know it, or the other way round.
    #[error("what is said of the draw pile does not agree")]
    DrawPile,
    /// The round.
    #[error("round {round} is not one of 1 to {last_round}")]
    Round {
        /// The present round.
        round: u8,
        /// The last one.
        last_round: u8,
    },
    /// The cards of the game are not all there, each once (T1.2).
    #[error("there are {found} cards {card} in hands, piles and before the player, not {expected} (T1.2)")]
    CardCount {
        /// The card.
        card: Card,
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// A known card is not in the hand.
    #[error("seat {0} is known to hold cards that it does not hold")]
    Known(Seat),
    /// A shop where none can be (T3.2).
    #[error("no shop can be on step {0} (T3.2)")]
    ShopStep(Step),
    /// Two shops on a step (T3.2).
    #[error("there are two shops on step {0} (T3.2)")]
    TwoShops(Step),
    /// A shop tile on two steps (T1.1).
    #[error("seat {owner} has only one shop {shop} (T1.1)")]
    ShopTwice {
        /// Whose.
        owner: Seat,
        /// Which.
        shop: Shop,
    },
    /// Not five figures (T1.1).
    #[error("seat {seat} has {found} figures, not 5 (T1.1)")]
    FigureCount {
        /// Whose.
        seat: Seat,
        /// How many there are.
        found: usize,
    },
    /// A figure where none can stand (T4.2).
    #[error("no figure of seat {seat} can stand on step {step} (T4.2)")]
    FigureStep {
        /// Whose.
        seat: Seat,
        /// Where.
        step: Step,
    },
    /// More figures than circles (T4.6).
    #[error("there are more figures than circles on step {0} (T4.6)")]
    Crowded(Step),
    /// Not a sword of this edition (T1.5).
    #[error("there is no sword {0} (T1.5)")]
    NoSuchSword(Sword),
    /// More swords than there are (T1.5).
    #[error("there are more than {tiles} swords {sword} (T1.5)")]
    SwordCount {
        /// Which.
        sword: Sword,
        /// How many there should be at most.
        tiles: u8,
    },
    /// More delivered swords than figures (T4.7).
    #[error("seat {0} has delivered more swords than figures (T4.7)")]
    Delivered(Seat),
    /// Metal (T1.6).
    #[error("the players have {0} metal, more than there is (T1.6)")]
    Metal(u32),
    /// Gems (T1.6).
    #[error("the players have {0} gems, more than there are (T1.6)")]
    Gems(u32),
    /// Too many tiles (T5.6).
    #[error("seat {0} has more than three tiles (T5.6)")]
    TileCount(Seat),
    /// Two tiles of a kind (T5.6).
    #[error("seat {seat} has two tiles {tile} (T5.6)")]
    TileTwice {
        /// Whose.
        seat: Seat,
        /// Which.
        tile: Tile,
    },
    /// The paintings taken are not the upper ones of the stack (T1.3).
    #[error("the paintings taken are not those on top of the stack (T1.3)")]
    Paintings,
    /// Lead and extra card do not fit the moment or each other (T4.3, T7).
    #[error("lead and extra card do not fit this moment (T4.3, T7)")]
    PlayedCards,
    /// The end of the game does not fit the figures in the Alcázar (T8.1).
    #[error("the figures in the Alcázar do not fit who brought the end (T8.1)")]
    Finisher,
    /// What is to be decided does not fit the rest.
    #[error("nothing of that kind is to be decided here: {0}")]
    Phase(&'static str),
}

impl alcazar_core::Impossible for Impossible {}
