//! Errors of a table's keeper.

use std::fmt;

use alcazar_store::TableRow;
use alcazar_wire::Fault;

use crate::error::ApiError;

/// Why a keeper did not do what it was asked to do.
#[derive(Debug)]
pub(super) enum KeeperError {
    /// The act was applied before. The seat knew of `version` entries after it.
    Repeated { version: u32 },
    /// The request was rejected. The table is as it was.
    Rejected(ApiError),
    /// The keeper can't go on: the store has failed, or the stored table can't be loaded. It has been logged.
    Stopped,
}

impl From<ApiError> for KeeperError {
    fn from(error: ApiError) -> Self {
        Self::Rejected(error)
    }
}

impl From<Fault> for KeeperError {
    fn from(fault: Fault) -> Self {
        Self::Rejected(fault.into())
    }
}

/// A stored row that can't be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("table {table}: {row} is corrupt: {reason}")]
pub(crate) struct CorruptRow {
    /// The id of the table.
    pub(super) table: String,
    pub(super) row: RowName,
    pub(super) reason: String,
}

/// Which row is corrupt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum RowName {
    /// The table's own row.
    Table,
    /// The log entry with this number.
    Entry(u32),
}

impl fmt::Display for RowName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Table => f.write_str("its row in `tables`"),
            Self::Entry(seq) => write!(f, "row {seq} in `entries`"),
        }
    }
}

impl CorruptRow {
    /// The table's own row can't be read.
    pub(super) fn table(row: &TableRow, reason: impl fmt::Display) -> Self {
        Self { table: row.id.clone(), row: RowName::Table, reason: reason.to_string() }
    }

    /// An entry of the table's log can't be read.
    pub(super) fn entry(table: &str, seq: u32, reason: impl fmt::Display) -> Self {
        Self { table: table.to_owned(), row: RowName::Entry(seq), reason: reason.to_string() }
    }
}

impl From<CorruptRow> for ApiError {
    fn from(error: CorruptRow) -> Self {
        tracing::error!(%error, "a table can't be loaded");
        Self::unavailable()
    }
}
