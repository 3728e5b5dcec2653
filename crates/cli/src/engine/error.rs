//! What can be wrong with a line, as programs are told it.

use alcazar_bots::UnknownCharacter;
use alcazar_core::notation::Unreadable;
use alcazar_core::{ApplyError, Reason, Seat, SeatSet, SetupError};
use alcazar_words::{Speak, Words};
use serde::Serialize;
use serde_json::Value;
use serde_json::error::Category;

/// What is wrong. In JSON the variant is the `code`, and the fields stand beside it.
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
    #[error("nobody who sees this view may do just these actions")]
    NonsenseAsked,
    #[error("there is no bot “{bot}”: {why}")]
    UnknownBot {
        bot: String,
        #[serde(skip)]
        why: UnknownCharacter,
    },
}

/// A reason why a position can't exist, for programs and for people.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(super) struct ImpossibleReason {
    pub(super) reason: Value,
    pub(super) message: String,
}

/// Something that is both shown and serialized.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(transparent)]
pub(super) struct Shown<T>(pub(super) T);

impl<T: std::fmt::Display> std::fmt::Display for Shown<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl EngineError {
    /// The line does not hold what its command needs.
    pub(super) fn shape(why: impl Into<String>) -> Self {
        Self::WrongShape { column: None, why: why.into() }
    }

    /// The command is none of those that are known.
    pub(super) fn unknown_command(command: &str, known: &[&'static str]) -> Self {
        const SHOWN: usize = 40;
        Self::UnknownCommand { command: command.chars().take(SHOWN).collect(), known: known.to_vec() }
    }

    /// Why an event could not happen. `asked` are those who are asked.
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
        // The place is told apart from the words: the text is one line, whose number its reader knows.
        if let Some(end) = why.rfind(" at line ") {
            why.truncate(end);
        }
        match error.classify() {
            Category::Data => Self::WrongShape { column: Some(column), why },
            Category::Syntax | Category::Eof | Category::Io => Self::Malformed { column, why },
        }
    }
}
