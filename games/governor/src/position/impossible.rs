//! Why a position can't exist.

use alcazar_core::Seat;
use serde::Serialize;

use crate::board::Cell;
use crate::pieces::{Culture, Token};

/// Why a position can't exist.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum Impossible {
    /// The number of seats is not supported.
    #[error("{0} seats: this game is for 2 to 6")]
    Seats(usize),
    /// A list does not have exactly one entry per seat.
    #[error("{0} must have one entry for each seat")]
    List(&'static str),
    /// A seat is named that is not at this table.
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(Seat),
    /// There is no such round.
    #[error("there is no round {0}")]
    Round(u8),
    /// The city has tiles that don't exist, or too many, or too few.
    #[error("the city can't consist of these tiles")]
    Tiles,
    /// Tiles are listed as removed outside a drafted set-up.
    #[error("tiles leave the game only while the city is being laid")]
    Removed,
    /// A street tile can't be reached from the centre.
    #[error("the district {0} can't be reached from the centre")]
    Unreachable(Cell),
    /// The tiles don't form one piece.
    #[error("the tiles don't form one piece")]
    Apart,
    /// A token lies on a cell that can't have one.
    #[error("there can be no token on {0}")]
    TokenPlace(Cell),
    /// A face-up token is recorded as looked at in secret.
    #[error("the token on {0} lies face up but is recorded as looked at in secret")]
    LookedFaceUp(Cell),
    /// The number of tokens, in the city and taken, differs from the number of street tiles.
    #[error("{found} tokens for {expected} street tiles")]
    TokenCount {
        /// The number of tokens.
        found: usize,
        /// The number of street tiles.
        expected: usize,
    },
    /// There are more tokens of a kind than exist.
    #[error("too many {0} tokens")]
    TooManyTokens(Token),
    /// The hidden face of a token is given, but the token lies face up or no player has looked at it.
    #[error("no player has looked at the token on {0}, so its face can't be given")]
    Unpolled(Cell),
    /// A player has looked at a token, but its face is not given.
    #[error("a player has looked at the token on {0}, so its face must be given")]
    Faceless(Cell),
    /// A discredit lies on a cell that can't have one.
    #[error("there can be no discredit on {0}")]
    DiscreditPlace(Cell),
    /// There are more discredits of a culture than exist.
    #[error("too many {0} discredits")]
    TooManyDiscredits(Culture),
    /// A candidate stands on a cell that can't be entered.
    #[error("the candidate of seat {0} can't stand there")]
    Candidate(Seat),
    /// There are more action cards of a kind than exist.
    #[error("too many action cards")]
    TooManyCards,
    /// The cards played in this round are not among all cards played.
    #[error("the cards played in this round are not among the spent ones")]
    Played,
    /// A hand has the wrong number of influence cards.
    #[error("seat {seat} has {found} influence cards instead of {expected}")]
    HandSize {
        /// The holder.
        seat: Seat,
        /// The number of cards it has.
        found: u8,
        /// The number of cards it must have.
        expected: u8,
    },
    /// There are more influence cards of a culture than in the game.
    #[error("too many {0} influence cards")]
    TooManyInfluence(Culture),
    /// A player is recorded as certain of cards that the holder does not have, or of too few.
    #[error("seat {viewer} can't be certain of that about seat {holder}")]
    Certain {
        /// The player who is certain.
        viewer: Seat,
        /// The player whose cards they are.
        holder: Seat,
    },
    /// All observers are recorded as certain of more than is true, or of more than a player is.
    #[error("observers can't be certain of that about seat {0}")]
    Shown(Seat),
    /// A choice is missing, made at the wrong time, or of a card that is not held.
    #[error("seat {0} can't have chosen that")]
    Choice(Seat),
    /// The pending decision does not fit the rest of the position.
    #[error("the pending decision does not fit the position: {0}")]
    Phase(&'static str),
}

impl alcazar_core::Impossible for Impossible {}
