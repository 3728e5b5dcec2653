//! Errors of a table.

use alcazar_core::notation::Unreadable;
use alcazar_core::{ApplyError, Game, Seat, SeatSet};

use crate::{CroupierError, HeaderError};

/// The [`TableError`] of a game.
pub type TableErrorOf<G> = TableError<<G as Game>::Illegal>;

/// Why a table rejects something. The table is then unchanged.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TableError<I> {
    /// This submission was applied before: acknowledge it again with the entry it caused.
    #[error("this was applied before, as entry {seq}")]
    Repeated {
        /// The number of the entry.
        seq: u32,
    },
    /// There is no such seat at this table.
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(Seat),
    /// The seat is not asked.
    #[error("seat {0} is not asked")]
    NotAsked(Seat),
    /// The seat has another ask by now.
    #[error("the answer is to ask {given}, but the current ask is {present}")]
    Stale {
        /// The ask that was answered.
        given: u32,
        /// The seat's current ask.
        present: u32,
    },
    /// The text is too long to be parsed.
    #[error("the text is {length} bytes long; the limit is {max}")]
    TooLong {
        /// The length of the text.
        length: usize,
        /// The maximum length.
        max: usize,
    },
    /// The text is not the notation of any action.
    #[error(transparent)]
    Unreadable(Unreadable),
    /// The rules forbid it.
    #[error("{0}")]
    Illegal(I),
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// An outcome of chance must come first.
    #[error("a chance outcome is awaited")]
    ChanceAwaited,
    /// A seat must move first.
    #[error("a move is awaited, not a chance outcome")]
    MoveAwaited,
    /// The croupier can't decide.
    #[error(transparent)]
    Croupier(#[from] CroupierError),
    /// The seed gives another outcome.
    #[error("the croupier's outcome is “{expected}”, not “{given}”")]
    WrongOutcome {
        /// The outcome that follows from the seed.
        expected: String,
        /// The outcome that was recorded.
        given: String,
    },
    /// Fewer moves can be taken back freely.
    #[error("only {possible} moves can be taken back freely")]
    CantTakeBack {
        /// How many can be.
        possible: usize,
    },
    /// The moment does not lead to the current one.
    #[error("the game can't go back to moment {to}")]
    NoSuchMoment {
        /// The requested length of the log.
        to: u32,
    },
    /// All persons must agree, and these have not.
    #[error("all players must agree; missing: {0:?}")]
    ConsentMissing(SeatSet),
    /// The table has clocks, so every entry needs a time.
    #[error("this table has clocks: the time is missing")]
    TimeMissing,
    /// The time is before that of the entry before.
    #[error("the time {at} is before that of the last entry, {last}")]
    TimeBackwards {
        /// The time that was given.
        at: u64,
        /// The time of the last entry.
        last: u64,
    },
    /// The seat's time has run out.
    #[error("the time of seat {0} has run out")]
    OutOfTime(Seat),
    /// The seat's time has not run out.
    #[error("the time of seat {0} has not run out")]
    NotOutOfTime(Seat),
    /// The seat has conceded already.
    #[error("seat {0} has conceded")]
    Conceded(Seat),
    /// This player already has the seat.
    #[error("seat {0} already has this player")]
    NoChange(Seat),
    /// The header is invalid, or a name is.
    #[error(transparent)]
    Header(#[from] HeaderError),
    /// The log has its maximum length.
    #[error("the log has {0} entries and can't grow")]
    LogFull(usize),
    /// The log has grown since the step was made: make the step again.
    #[error("the step follows entry {base}, but the log has {present} entries")]
    Outdated {
        /// How long the log was when the step was made.
        base: u32,
        /// How long it is now.
        present: u32,
    },
}

impl<I> From<ApplyError<I>> for TableError<I> {
    fn from(error: ApplyError<I>) -> Self {
        match error {
            ApplyError::Over => Self::Over,
            ApplyError::ChanceAwaited => Self::ChanceAwaited,
            ApplyError::MoveAwaited => Self::MoveAwaited,
            ApplyError::NotAsked(seat) => Self::NotAsked(seat),
            ApplyError::Illegal(reason) => Self::Illegal(reason),
        }
    }
}

/// An entry that can't stand where it stands in a log.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("entry {seq}: {error}")]
pub struct LogError<I> {
    /// The number of the entry, from 0; the length of the log if something is missing at its end.
    pub seq: u32,
    /// Why it can't stand there.
    pub error: TableError<I>,
}
