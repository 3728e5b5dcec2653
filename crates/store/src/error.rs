//! The one error type of the store.

use std::path::PathBuf;
use std::sync::Arc;

/// Why a store could not be opened, read or written to.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Another writer was faster, or the same act was stored before. Nothing of the unit is stored: read
    /// again.
    #[error("conflict: {0}")]
    Conflict(String),
    /// The store no longer writes. How much of the unit is on the disk is known once the store is opened
    /// again.
    #[error("the store has stopped: {0}")]
    Stopped(Arc<str>),
    /// The database file is damaged.
    #[error(
        "the database is damaged: {0}; restore a backup, or recover what you can with SQLite's own tools"
    )]
    Damaged(String),
    /// Another process writes to this folder.
    #[error("another server is running on {}", .0.display())]
    Locked(PathBuf),
    /// The file belongs to another program.
    #[error("the file is a database of something else")]
    ForeignDatabase,
    /// The file was written by a later release.
    #[error("the file has schema version {found}, from a later release; this release knows {known}")]
    NewerSchema {
        /// The version of the file.
        found: usize,
        /// The latest version that this release knows.
        known: usize,
    },
    /// `SQLite` reports an error.
    #[error(transparent)]
    Sqlite(rusqlite::Error),
    /// A file or folder can't be used.
    #[error("{}: {source}", path.display())]
    File {
        /// Which one.
        path: PathBuf,
        /// What the system says.
        source: std::io::Error,
    },
    /// A backup never overwrites a file.
    #[error("{} already exists", .0.display())]
    FileExists(PathBuf),
    /// `SQLite` can only write to paths that are valid UTF-8.
    #[error("{} is not a path that SQLite can write to", .0.display())]
    PathNotUtf8(PathBuf),
    /// An import needs an empty store.
    #[error("there are tables already: only an empty store can be filled")]
    NotEmpty,
    /// The dump can't be read or written.
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// A line of a dump is not the JSON that it should be.
    #[error(transparent)]
    Json(#[from] serde_json::Error),
    /// The file is not a dump of a store.
    #[error("this is not a store of this project")]
    NotADump,
    /// The dump was written by a later release.
    #[error("version {0} of the format is not known here")]
    UnknownDumpVersion(u32),
    /// The dump ends before its last line.
    #[error("the file ends before its last line")]
    DumpTruncated,
    /// The dump was damaged or edited.
    #[error("the check value does not match: the file was damaged or edited")]
    DumpDamaged,
    /// Something is wrong with one line of a dump.
    #[error("line {line}: {error}")]
    DumpLine {
        /// The number of the line, from 1.
        line: u64,
        /// What is wrong with it.
        error: Box<StoreError>,
    },
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        use rusqlite::ErrorCode::{ConstraintViolation, DatabaseCorrupt, NotADatabase};
        match error.sqlite_error_code() {
            Some(DatabaseCorrupt | NotADatabase) => Self::Damaged(error.to_string()),
            Some(ConstraintViolation) => Self::Conflict(error.to_string()),
            _ => Self::Sqlite(error),
        }
    }
}
