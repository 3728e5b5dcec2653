//! Why an action is not legal, and why a position can't exist.

use alcazar_core::{Impossible, Reason, Seat};
use serde::Serialize;

/// Why an action is not legal.
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
    /// Nobody asked holds as many cards.
    #[error("too-many-wanted")]
    TooManyWanted,
    /// Not at this table, or not one who agreed.
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
    /// Not for so many players.
    #[error("players")]
    Players,
    /// More cards than exist.
    #[error("cards")]
    Cards,
    /// A hand has a number of cards that it can't have by now.
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
