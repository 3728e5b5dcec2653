//! Replay files: a game as lines of JSON that anybody can read, check and replay.
//!
//! The first line is the header, the last says how the game ended or that it goes on, and each line between
//! is an entry of the log in the notation of the game. Every line ends with a check value that depends on all
//! lines before it. docs/replays.md describes the whole format, and how the croupier decides.

mod chain;
mod line;
mod read;

use alcazar_core::Game;
use alcazar_core::notation::Unreadable;
use serde::Serialize;

use crate::{EntryOf, Header, HeaderError, Seed, Table};
use chain::Chain;
use line::{Closing, First, Line};

pub use read::{Peek, peek, read};

/// The version of the format of most files.
pub const VERSION: u32 = 1;

/// The version of files whose first outcomes of chance were prepared, which version 1 can't say.
pub const VERSION_WITH_PREPARED: u32 = 2;

/// The maximum size of a file, in bytes.
pub const MAX_FILE_LEN: usize = 1 << 25;

/// The maximum length of a line, in bytes.
pub const MAX_LINE_LEN: usize = 1 << 16;

/// The file of a game to share with others. It holds the seed only once the game is over.
///
/// It holds all entries, including secrets: show others [`Table::view`] while the game goes on.
pub fn write<G: Game>(table: &Table<G>) -> String {
    let seed = table.outcome().and(table.seed());
    file(table, seed, |entry| EntryOf::<G> { act: None, ..entry.clone() })
}

/// The file of a game to continue later: with the seed, and with the ids of all submissions.
pub fn save<G: Game>(table: &Table<G>) -> String {
    file(table, table.seed(), EntryOf::<G>::clone)
}

/// One entry as JSON, without a check value: the form in a store.
pub fn entry_text<G: Game>(entry: &EntryOf<G>) -> String {
    json(&Line::of::<G>(entry))
}

/// Parses an entry from a store.
///
/// # Errors
/// If the text is not that of an entry of this game.
pub fn entry_from_text<G: Game>(text: &str) -> Result<EntryOf<G>, ReplayErrorKind> {
    line::parse::<Line>(text)?.entry::<G>()
}

/// The header as JSON, without a check value: the form in a store.
pub fn header_text<G: Game>(header: &Header<G>) -> String {
    json(&First::of(header))
}

/// Parses a header from a store.
///
/// # Errors
/// If the text is not the header of a table of this game and this version of its rules.
pub fn header_from_text<G: Game>(text: &str) -> Result<Header<G>, ReplayErrorKind> {
    line::parse_first::<G>(text)?.header()
}

fn file<G: Game>(table: &Table<G>, seed: Option<&Seed>, keep: impl Fn(&EntryOf<G>) -> EntryOf<G>) -> String {
    let mut chain = Chain::new();
    let mut text = chain.seal(&header_text(table.header()));
    for entry in table.log() {
        text.push_str(&chain.seal(&entry_text::<G>(&keep(entry))));
    }
    let seed = seed.copied();
    let closing = match table.outcome() {
        Some(outcome) => Closing::End { outcome: outcome.recorded(), seed },
        None => Closing::Continued { seed },
    };
    text.push_str(&chain.seal(&json(&closing)));
    text
}

fn json(line: &impl Serialize) -> String {
    serde_json::to_string(line).expect("lines hold only strings, numbers and lists")
}

/// Why a replay file can't be read, and where.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {kind}")]
pub struct ReplayError {
    /// The number of the line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub kind: ReplayErrorKind,
}

/// What is wrong with a line of a replay file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReplayErrorKind {
    /// The file is too long.
    #[error("the file is {0} bytes long; the limit is {MAX_FILE_LEN}")]
    FileTooLong(usize),
    /// The line is too long.
    #[error("the line is {0} bytes long; the limit is {MAX_LINE_LEN}")]
    LineTooLong(usize),
    /// The file is not a replay, or its first line is cut off.
    #[error("this is not a replay of this project")]
    NotAReplay,
    /// The file was written by a later version.
    #[error("version {0} of the format is not supported; only {VERSION} and {VERSION_WITH_PREPARED} are")]
    UnknownVersion(u32),
    /// The line does not end with a check value: it is cut off, or was written by another program.
    #[error("the line is cut off: its check value is missing")]
    CheckMissing,
    /// The check value does not match: this line was damaged or edited, or a line before it is missing.
    #[error("the check value is {given}, but should be {expected}: the line was damaged or edited")]
    CheckWrong {
        /// The value in the file.
        given: String,
        /// The correct value.
        expected: String,
    },
    /// The line is not valid JSON of the expected form.
    #[error("{0}")]
    Malformed(String),
    /// The file is of another game.
    #[error("this is a game of {found}, not of {expected}")]
    OtherGame {
        /// The game of the file.
        found: String,
        /// The game that was expected.
        expected: &'static str,
    },
    /// The rules have changed since the game was played.
    #[error("the game was played by version {found} of the rules; these are version {expected}")]
    OtherRules {
        /// The version of the file.
        found: u32,
        /// The supported version.
        expected: u32,
    },
    /// The header is invalid.
    #[error(transparent)]
    Header(#[from] HeaderError),
    /// An action or an outcome of chance can't be parsed.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    /// An action or an outcome of chance is not in canonical notation.
    #[error("“{given}” should be written “{expected}”")]
    NotCanonical {
        /// The value in the file.
        given: String,
        /// The correct value.
        expected: String,
    },
    /// The table rejects the entry, or it does not follow from the seed.
    #[error("{0}")]
    Rejected(String),
    /// A seed without a commitment proves nothing.
    #[error("the file reveals a seed, but the first line holds no commitment to it")]
    Uncommitted,
    /// The last line is missing.
    #[error("the file is cut off: its closing line is missing")]
    Unclosed,
    /// There are lines after the closing line.
    #[error("nothing can follow the closing line")]
    AfterClosing,
    /// The closing line contradicts the game.
    #[error("the closing line says that the game {given}, but it {expected}")]
    OtherOutcome {
        /// What the line says.
        given: String,
        /// How the game really ended.
        expected: String,
    },
}
