//! Why something was not done.

use std::fmt::Display;

use alcazar_core::{Game, Reason as _};
use alcazar_table::{TableError, TableErrorOf};
use serde::{Deserialize, Serialize};

/// Why something was not done: a name that programs know, the rule if it is one, and a sentence for whoever reads along.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Fault {
    /// The name of what is wrong, like `stale` or `illegal`.
    pub code: String,
    /// The reason that the rules give, like `nothing-there`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// The number of the rule that says so, like `T4.6`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The same in words, in English.
    pub message: String,
}

impl Fault {
    /// Something wrong that no rule of a game speaks of.
    pub fn new(code: &str, message: impl Display) -> Self {
        Self { code: code.to_owned(), reason: None, rule: None, message: message.to_string() }
    }

    /// What a table has refused.
    pub fn of<G: Game>(refused: &TableErrorOf<G>) -> Self {
        let mut fault = Self::new(code(refused), refused);
        if let TableError::Illegal(reason) = refused {
            fault.reason = Some(reason.slug().to_owned());
            fault.rule = Some(reason.rule().to_owned());
        }
        fault
    }
}

fn code<I>(refused: &TableError<I>) -> &'static str {
    match refused {
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
