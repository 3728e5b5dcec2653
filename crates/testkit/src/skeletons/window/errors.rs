//! Why an action is illegal, and why a position can't exist.

use alcazar_core::{Impossible, Reason};
use serde::Serialize;

/// Why an action is illegal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum Illegal {
    /// It belongs to another phase.
    #[error("not-now")]
    NotNow,
    /// The card is not in hand, or there is none left.
    #[error("no-such-card")]
    NoSuchCard,
    /// The cell has a discredit already, no discredit is left, or the cell can't be entered.
    #[error("no-rumour-there")]
    NoRumourThere,
    /// There is no discredit to remove.
    #[error("no-discredit-there")]
    NoDiscreditThere,
    /// A street tile can't be reached, or these are not the right tiles.
    #[error("not-a-city")]
    NotACity,
}

impl Reason for Illegal {
    const ALL: &'static [Self] =
        &[Self::NotNow, Self::NoSuchCard, Self::NoRumourThere, Self::NoDiscreditThere, Self::NotACity];

    fn rule(&self) -> &'static str {
        match self {
            Self::NotNow => "G6.2",
            Self::NoSuchCard | Self::NoRumourThere | Self::NoDiscreditThere => "G6.3",
            Self::NotACity => "G2.4",
        }
    }

    fn slug(&self) -> &'static str {
        match self {
            Self::NotNow => "not-now",
            Self::NoSuchCard => "no-such-card",
            Self::NoRumourThere => "no-rumour-there",
            Self::NoDiscreditThere => "no-discredit-there",
            Self::NotACity => "not-a-city",
        }
    }
}

/// Why a position can't exist.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
#[error("{self:?}")]
#[expect(missing_docs, reason = "each names what is wrong")]
pub enum ImpossiblePosition {
    Players,
    City,
    Discredits,
    Influence,
    Cards,
    Phase,
}

impl Impossible for ImpossiblePosition {}
