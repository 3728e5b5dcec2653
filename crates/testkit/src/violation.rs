//! What a check found.

use std::fmt;

/// A promise that a game broke.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Violation {
    /// The name of the check, like `legal-sorted`.
    pub check: &'static str,
    /// What was found.
    pub detail: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.check, self.detail)
    }
}

/// Whether a promise is kept.
pub(crate) type Verdict = Result<(), Violation>;

/// Returns a problem unless the condition holds.
macro_rules! ensure {
    ($condition:expr, $check:literal, $($detail:tt)+) => {
        if !$condition {
            return Err($crate::violation::Violation { check: $check, detail: format!($($detail)+) });
        }
    };
}

/// Returns a problem unless both values are equal.
macro_rules! ensure_eq {
    ($left:expr, $right:expr, $check:literal, $($what:tt)+) => {
        let (left, right) = (&$left, &$right);
        $crate::violation::ensure!(
            left == right,
            $check,
            "{}\n  one:   {left:?}\n  other: {right:?}",
            format_args!($($what)+)
        );
    };
}

pub(crate) use {ensure, ensure_eq};
