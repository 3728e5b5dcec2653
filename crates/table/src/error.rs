//! Why something was not done. The table is then as it was.

use alcazar_core::notation::Unreadable;
use alcazar_core::{ApplyError, Game, Seat, SeatSet};

use crate::{CroupierError, HeaderError};

/// Why a table of this game refuses.
pub type TableErrorOf<G> = TableError<<G as Game>::Illegal>;

/// Why something was not done. The table is as it was.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TableError<I> {
    /// This submission was done already: acknowledge it again with the entry it caused.
    #[error("this was done already, as entry {seq}")]
    Repeated {
        /// The number of the entry.
        seq: u32,
    },
    /// There is no such seat at this table.
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(Seat),
    /// The seat has nothing to answer now.
    #[error("seat {0} is not asked")]
    NotAsked(Seat),
    /// The seat is asked something else by now.
    #[error("the answer is to ask {given}, but the seat is now asked {present}")]
    Stale {
        /// The ask that was answered.
        given: u32,
        /// The seat's present ask.
        present: u32,
    },
    /// The text is too long to be read at all.
    #[error("the text is {length} bytes long; {most} are possible")]
    TooLong {
        /// How long it is.
        length: usize,
        /// How long it might be.
        most: usize,
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
    /// An outcome of chance is awaited before anything else can happen.
    #[error("a chance outcome is awaited")]
    ChanceAwaited,
    /// An outcome of chance where none is awaited.
    #[error("a move is awaited, not a chance outcome")]
    MoveAwaited,
    /// The croupier could not decide.
    #[error(transparent)]
    Croupier(#[from] CroupierError),
    /// The croupier's rule gives another outcome.
    #[error("the croupier's outcome is “{expected}”, not “{given}”")]
    WrongOutcome {
        /// The outcome that follows from the seed.
        expected: String,
        /// The outcome that was recorded.
        given: String,
    },
    /// So many moves can't be taken back freely.
    #[error("{possible} moves can be taken back freely")]
    CantTakeBack {
        /// How many can be.
        possible: usize,
    },
    /// Not a moment on the line of play that led here.
    #[error("{to} is not a moment of this game that one could go back to")]
    NoSuchMoment {
        /// The number of entries that was asked for.
        to: u32,
    },
    /// Everybody who plays must agree, and these have not.
    #[error("it needs everybody's consent; missing: {0:?}")]
    ConsentMissing(SeatSet),
    /// The table has clocks, so everything needs a time.
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
    /// The seat is played by exactly this player already.
    #[error("seat {0} is played so already")]
    NoChange(Seat),
    /// The table can't begin so, or the player can't have this name.
    #[error(transparent)]
    Header(#[from] HeaderError),
    /// The log is as long as a log may be.
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
