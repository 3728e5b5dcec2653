//! Why an action is illegal, and why a position can't exist.

use alcazar_core::{Impossible, Reason, Seat};
use serde::Serialize;

/// Why an action is illegal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum Illegal {
    /// It belongs to another phase.
    #[error("not-now")]
    NotNow,
    /// Give comes before want, and each goes in colour order.
    #[error("out-of-order")]
    OutOfOrder,
    /// Not in hand, or there are no more of that kind at all.
    #[error("no-such-card")]
    NoSuchCard,
    /// A kind may not be on both sides.
    #[error("both-sides")]
    BothSides,
    /// An offer needs a card.
    #[error("nothing-offered")]
    NothingOffered,
    /// No asked seat holds as many cards.
    #[error("too-many-wanted")]
    TooManyWanted,
    /// The seat is not at this table, or did not agree.
    #[error("no-partner")]
    NoPartner,
}

impl Reason for Illegal {
    const ALL: &'static [Self] = &[
        Self::NotNow,
        Self::OutOfOrder,
        Self::NoSuchCard,
        Self::BothSides,
        Self::NothingOffered,
        Self::TooManyWanted,
        Self::NoPartner,
    ];

    fn rule(&self) -> &'static str {
        "Y5.7"
    }

    fn slug(&self) -> &'static str {
        match self {
            Self::NotNow => "not-now",
            Self::OutOfOrder => "out-of-order",
            Self::NoSuchCard => "no-such-card",
            Self::BothSides => "both-sides",
            Self::NothingOffered => "nothing-offered",
            Self::TooManyWanted => "too-many-wanted",
            Self::NoPartner => "no-partner",
        }
    }
}

/// Why a position can't exist.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum ImpossiblePosition {
    /// The game can't be played by this many.
    #[error("players")]
    Players,
    /// More cards than exist.
    #[error("cards")]
    Cards,
    /// A hand has an impossible number of cards.
    #[error("hand-of-{0}")]
    Hand(Seat),
    /// The offer can't have been made.
    #[error("offer")]
    Offer,
    /// The answers can't have been given.
    #[error("answers")]
    Answers,
}

impl Impossible for ImpossiblePosition {}
