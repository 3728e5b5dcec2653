//! The error that clients receive.

use std::fmt::Display;

use alcazar_core::{Game, Reason as _};
use alcazar_table::{TableError, TableErrorOf};
use serde::{Deserialize, Serialize};

/// Why a request was rejected: a code for programs, the rule if the game forbids it, and a sentence for
/// people.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Fault {
    /// The error code, like `stale` or `illegal`.
    pub code: String,
    /// The reason given by the rules, like `nothing-there`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// The number of the rule, like `T4.6`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The error in English.
    pub message: String,
}

impl Fault {
    /// A fault that no rule of a game explains.
    pub fn new(code: &str, message: impl Display) -> Self {
        Self { code: code.to_owned(), reason: None, rule: None, message: message.to_string() }
    }

    /// The fault for a table's error.
    pub fn of<G: Game>(error: &TableErrorOf<G>) -> Self {
        let mut fault = Self::new(code(error), error);
        if let TableError::Illegal(reason) = error {
            fault.reason = Some(reason.slug().to_owned());
            fault.rule = Some(reason.rule().to_owned());
        }
        fault
    }
}

fn code<I>(error: &TableError<I>) -> &'static str {
    match error {
        TableError::Repeated { .. } => "repeated",
        TableError::NoSuchSeat(_) => "no-such-seat",
        TableError::NotAsked(_) => "not-asked",
        TableError::Stale { .. } => "stale",
        TableError::TooLong { .. } => "too-long",
        TableError::Unreadable(_) => "unreadable",
        TableError::Illegal(_) => "illegal",
        TableError::Over => "over",
        TableError::ChanceAwaited => "chance-awaited",
        TableError::MoveAwaited => "move-awaited",
        TableError::Croupier(_) => "no-outcome",
        TableError::WrongOutcome { .. } => "wrong-outcome",
        TableError::CantTakeBack { .. } => "cant-take-back",
        TableError::NoSuchMoment { .. } => "no-such-moment",
        TableError::ConsentMissing(_) => "consent-missing",
        TableError::TimeMissing => "time-missing",
        TableError::TimeBackwards { .. } => "time-backwards",
        TableError::OutOfTime(_) => "out-of-time",
        TableError::NotOutOfTime(_) => "not-out-of-time",
        TableError::Conceded(_) => "conceded",
        TableError::NoChange(_) => "no-change",
        TableError::Header(_) => "bad-header",
        TableError::LogFull(_) => "log-full",
        TableError::Outdated { .. } => "outdated-step",
    }
}
