//! The append-only log of all tables, and the data that belongs to it: people and their keys, chat, notes.
//!
//! A [`Store`] sees opaque texts. It guarantees that a unit of [`Change`]s is stored as a whole or not at
//! all, that its receipt resolves only once the unit is on the disk, that the entries of a log are numbered
//! without gaps, and that no act is stored twice. A writer that loses a race gets [`StoreError::Conflict`]
//! and reads again, so any number of servers may share a store.
//!
//! [`Sqlite`] stores everything in a file, [`Memory`] for as long as the process lives. [`dump`] writes
//! everything as lines of JSON.

mod change;
pub mod dump;
mod error;
mod memory;
mod receipt;
mod sqlite;

pub use change::{Change, EntryRow, KeyRow, PersonRow, TableRow};
pub use error::StoreError;
pub use memory::Memory;
pub use receipt::Receipt;
pub use sqlite::{Settings, Sqlite};

/// Which tables to list.
#[derive(Debug, Clone, Default)]
pub struct Filter {
    /// Only tables at this stage.
    pub stage: Option<String>,
    /// Only tables that this person sits at.
    pub member: Option<String>,
    /// Only tables that public lists show.
    pub listed: bool,
    /// Only tables made before this time.
    pub before: Option<u64>,
    /// At most this many.
    pub limit: u32,
}

/// The storage of a server.
///
/// Reads are quick but may block on the disk: call them where blocking does no harm. Writes go through one
/// queue.
pub trait Store: Send + Sync + 'static {
    /// Stores a unit of changes, all or none. The receipt resolves once they are durable.
    fn commit(&self, unit: Vec<Change>) -> Receipt;

    /// The person with this id.
    ///
    /// # Errors
    /// If the store can't be read.
    fn person(&self, id: &str) -> Result<Option<PersonRow>, StoreError>;

    /// The key with this hash.
    ///
    /// # Errors
    /// If the store can't be read.
    fn key(&self, hash: &str) -> Result<Option<KeyRow>, StoreError>;

    /// The table with this id.
    ///
    /// # Errors
    /// If the store can't be read.
    fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError>;

    /// Tables, the newest first.
    ///
    /// # Errors
    /// If the store can't be read.
    fn tables(&self, filter: &Filter) -> Result<Vec<TableRow>, StoreError>;

    /// The ids of the tables whose wake time is before this time, the longest overdue first.
    ///
    /// # Errors
    /// If the store can't be read.
    fn due(&self, before: u64, limit: u32) -> Result<Vec<String>, StoreError>;

    /// The log of a table, from an entry on.
    ///
    /// # Errors
    /// If the store can't be read.
    fn entries(&self, table: &str, from: u32) -> Result<Vec<EntryRow>, StoreError>;

    /// The last lines of chat at a table with their numbers, the oldest first.
    ///
    /// # Errors
    /// If the store can't be read.
    fn chat(&self, table: &str, last: u32) -> Result<Vec<(u32, String)>, StoreError>;

    /// A person's notes about a table.
    ///
    /// # Errors
    /// If the store can't be read.
    fn note(&self, table: &str, person: &str) -> Result<Option<String>, StoreError>;

    /// The ids of the people whom a person has muted.
    ///
    /// # Errors
    /// If the store can't be read.
    fn mutes(&self, person: &str) -> Result<Vec<String>, StoreError>;

    /// Calls `each` with the changes that reproduce this store, as it is at one moment.
    ///
    /// # Errors
    /// If the store can't be read, or if `each` fails.
    fn for_each_change(
        &self,
        each: &mut dyn FnMut(Change) -> Result<(), StoreError>,
    ) -> Result<(), StoreError>;
}
