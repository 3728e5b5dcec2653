//! The errors that programs are sent.

use alcazar_bots::UnknownCharacter;
use alcazar_core::notation::Unreadable;
use alcazar_core::{ApplyError, Reason, Seat, SeatSet, SetupError};
use alcazar_words::{Speak, Words};
use serde::Serialize;
use serde_json::Value;
use serde_json::error::Category;

/// An error. In JSON the variant is the `code`, next to its fields.
#[derive(Debug, Clone, PartialEq, Serialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub(super) enum EngineError {
    #[error("the line is longer than {limit} bytes")]
    LineTooLong { limit: usize },
    #[error("the line is not UTF-8")]
    NotUtf8 { column: usize },
    #[error("not JSON: {why}")]
    Malformed {
        column: usize,
        #[serde(skip)]
        why: String,
    },
    #[error("{why}")]
    WrongShape {
        #[serde(skip_serializing_if = "Option::is_none")]
        column: Option<usize>,
        #[serde(skip)]
        why: String,
    },
    #[error("there is no command “{command}”")]
    UnknownCommand { command: String, known: Vec<&'static str> },
    #[error("version {version} of the protocol is unknown")]
    UnknownVersion { version: u32, known: [u32; 1] },
    #[error("there is no game yet: begin with “new” or set a position")]
    NoGame,
    #[error("{why}")]
    CannotBegin { why: Shown<SetupError> },
    #[error("the position can't exist")]
    ImpossiblePosition { reasons: Vec<ImpossibleReason> },
    #[error("there is no seat {seat} at this table of {players}")]
    NoSuchSeat { seat: Seat, players: usize },
    #[error("seat {seat} is not asked")]
    NotAsked { seat: Seat, asked: SeatSet },
    #[error("chance has to decide first")]
    ChanceAwaited,
    #[error("a seat has to decide first")]
    MoveAwaited { asked: SeatSet },
    #[error("the game is over")]
    GameOver,
    #[error("can't read “{text}”: expected {expected}")]
    Unreadable { text: String, expected: &'static str },
    #[error("{sentence}")]
    Illegal {
        reason: &'static str,
        rule: &'static str,
        #[serde(skip)]
        sentence: String,
    },
    #[error("event {at} can't happen: {fault}")]
    Event { at: usize, fault: Box<EngineError> },
    #[error("{possible} events can be taken back")]
    NothingToUndo { possible: usize },
    #[error("the list of legal actions is empty")]
    NothingToChoose,
    #[error("the view, the seat and the legal actions do not match")]
    #[serde(rename = "nonsense-asked")]
    InconsistentQuestion,
    #[error("there is no bot “{bot}”: {why}")]
    UnknownBot {
        bot: String,
        #[serde(skip)]
        why: UnknownCharacter,
    },
}

/// A reason why a position is impossible, for programs and for people.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(super) struct ImpossibleReason {
    pub(super) reason: Value,
    pub(super) message: String,
}

/// A value that is both displayed and serialized.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(transparent)]
pub(super) struct Shown<T>(pub(super) T);

impl<T: std::fmt::Display> std::fmt::Display for Shown<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl EngineError {
    /// The line does not have the fields that its command needs.
    pub(super) fn shape(why: impl Into<String>) -> Self {
        Self::WrongShape { column: None, why: why.into() }
    }

    /// The command does not exist.
    pub(super) fn unknown_command(command: &str, known: &[&'static str]) -> Self {
        const SHOWN: usize = 40;
        Self::UnknownCommand { command: command.chars().take(SHOWN).collect(), known: known.to_vec() }
    }

    /// Why an event was rejected. `asked` are the seats that have to decide.
    pub(super) fn refused<G: Speak>(error: &ApplyError<G::Illegal>, asked: SeatSet, words: &Words) -> Self {
        match error {
            ApplyError::Over => Self::GameOver,
            ApplyError::ChanceAwaited => Self::ChanceAwaited,
            ApplyError::MoveAwaited => Self::MoveAwaited { asked },
            ApplyError::NotAsked(seat) => Self::NotAsked { seat: *seat, asked },
            ApplyError::Illegal(reason) => Self::Illegal {
                reason: reason.slug(),
                rule: reason.rule(),
                sentence: words.reason::<G>(reason),
            },
        }
    }
}

impl From<Unreadable> for EngineError {
    fn from(Unreadable { text, expected }: Unreadable) -> Self {
        Self::Unreadable { text, expected }
    }
}

impl From<serde_json::Error> for EngineError {
    fn from(error: serde_json::Error) -> Self {
        let (column, mut why) = (error.column(), error.to_string());
        // The column is a field of its own, and the line number is added later.
        if let Some(end) = why.rfind(" at line ") {
            why.truncate(end);
        }
        match error.classify() {
            Category::Data => Self::WrongShape { column: Some(column), why },
            Category::Syntax | Category::Eof | Category::Io => Self::Malformed { column, why },
        }
    }
}
