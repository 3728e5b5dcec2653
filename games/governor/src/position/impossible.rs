//! Why a position can't exist.

use alcazar_core::Seat;
use serde::Serialize;

use crate::board::Cell;
use crate::pieces::{Culture, Token};

/// Why a position can't exist.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum Impossible {
    /// So many can't play.
    #[error("{0} seats: this game is for 2 to 6")]
    Seats(usize),
    /// A list has not one entry for each seat.
    #[error("there must be one entry for each seat in {0}")]
    List(&'static str),
    /// Somebody is named who does not play.
    #[error("nobody sits at seat {0}")]
    NoSuchSeat(Seat),
    /// There is no such round.
    #[error("there is no round {0}")]
    Round(u8),
    /// The city has tiles that don't exist, or too many, or too few.
    #[error("the city can't consist of these tiles")]
    Tiles,
    /// A tile removed while no city is laid.
    #[error("tiles leave the game only while the city is laid")]
    Removed,
    /// A street tile can't be reached from the centre.
    #[error("the district {0} can't be reached")]
    Unreachable(Cell),
    /// The tiles don't hang together.
    #[error("the tiles don't hang together")]
    Apart,
    /// A token lies where none can be.
    #[error("there can be no token on {0}")]
    TokenPlace(Cell),
    /// A face-up token can't be looked at in secret.
    #[error("the token on {0} lies face up and was looked at")]
    LookedFaceUp(Cell),
    /// Tokens in the city and taken are not as many as street tiles.
    #[error("{found} tokens for {expected} street tiles")]
    TokenCount {
        /// In the city and taken.
        found: usize,
        /// Street tiles.
        expected: usize,
    },
    /// There are more tokens of a kind than exist.
    #[error("too many tokens {0}")]
    TooManyTokens(Token),
    /// A hidden face of a token that nobody has looked at or that lies open.
    #[error("nobody can have seen the token on {0}")]
    Unpolled(Cell),
    /// Somebody has looked at a token, and its face is not given.
    #[error("somebody has seen the token on {0}: what is it?")]
    Faceless(Cell),
    /// A discredit lies where none can be.
    #[error("there can be no discredit on {0}")]
    DiscreditPlace(Cell),
    /// There are more discredits of a culture than exist.
    #[error("too many discredits {0}")]
    TooManyDiscredits(Culture),
    /// A candidate stands where none can be.
    #[error("the candidate of seat {0} can't stand there")]
    Candidate(Seat),
    /// More action cards than exist.
    #[error("too many action cards")]
    TooManyCards,
    /// Cards played in this round are not among those played at all.
    #[error("the cards played in this round are not among the spent ones")]
    Played,
    /// A hand has a wrong number of influence cards.
    #[error("seat {seat} has {found} influence cards instead of {expected}")]
    HandSize {
        /// Whose.
        seat: Seat,
        /// How many it has.
        found: u8,
        /// How many it must have.
        expected: u8,
    },
    /// More influence cards of a culture than are in the game.
    #[error("too many influence cards {0}")]
    TooManyInfluence(Culture),
    /// Somebody is certain of more than is true.
    #[error("seat {viewer} can't be certain of that about seat {holder}")]
    Certain {
        /// Who.
        viewer: Seat,
        /// About whom.
        holder: Seat,
    },
    /// Everybody is certain of more than is true, or than a player is.
    #[error("nobody can be certain of that about seat {0}")]
    Shown(Seat),
    /// Something is chosen or not chosen at the wrong time, or not held.
    #[error("seat {0} can't have chosen that")]
    Choice(Seat),
    /// What is to be decided does not fit the rest.
    #[error("nothing of that kind is to be decided here: {0}")]
    Phase(&'static str),
}

impl alcazar_core::Impossible for Impossible {}
