//! Why something was not done.

use std::fmt::Display;

use alcazar_core::{Game, Reason as _};
use alcazar_table::{Refused, RefusedOf};
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
    pub fn of<G: Game>(refused: &RefusedOf<G>) -> Self {
        let mut fault = Self::new(code(refused), refused);
        if let Refused::Illegal(reason) = refused {
            fault.reason = Some(reason.slug().to_owned());
            fault.rule = Some(reason.rule().to_owned());
        }
        fault
    }
}

fn code<I>(refused: &Refused<I>) -> &'static str {
    match refused {
        Refused::Repeated { .. } => "repeated",
        Refused::NoSuchSeat(_) => "no-such-seat",
        Refused::NotAsked(_) => "not-asked",
        Refused::Stale { .. } => "stale",
        Refused::TooLong { .. } => "too-long",
        Refused::Unreadable(_) => "unreadable",
        Refused::Illegal(_) => "illegal",
        Refused::Over => "over",
        Refused::ChanceAwaited => "chance-awaited",
        Refused::MoveAwaited => "move-awaited",
        Refused::NoOutcome(_) => "no-outcome",
        Refused::WrongOutcome { .. } => "wrong-outcome",
        Refused::CantTakeBack { .. } => "cant-take-back",
        Refused::NoSuchMoment { .. } => "no-such-moment",
        Refused::ConsentMissing(_) => "consent-missing",
        Refused::TimeMissing => "time-missing",
        Refused::TimeBackwards { .. } => "time-backwards",
        Refused::OutOfTime(_) => "out-of-time",
        Refused::NotOutOfTime(_) => "not-out-of-time",
        Refused::Conceded(_) => "conceded",
        Refused::NoChange(_) => "no-change",
        Refused::BadHeader(_) => "bad-header",
        Refused::LogFull(_) => "log-full",
    }
}
