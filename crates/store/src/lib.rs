//! The append-only log of all tables, and what belongs to it: people and their keys, talk, notes.
//!
//! A [`Store`] sees opaque texts. It promises that a unit of [`Change`]s is kept as a whole or not at all, that nobody is told
//! so before it is on the disk, that entries of a log are numbered without gaps, and that no act is kept twice. Whoever
//! loses a race is told of a conflict and reads anew: any number of servers may share a store.
//!
//! [`Sqlite`] keeps it in a file, [`Memory`] for as long as the process lives. [`dump`] writes everything as lines of JSON.

mod change;
pub mod dump;
mod memory;
mod receipt;
mod sqlite;

pub use change::{Change, EntryRow, KeyRow, PersonRow, TableRow};
pub use memory::Memory;
pub use receipt::{NotStored, Receipt};
pub use sqlite::{Settings, Sqlite, StoreError};

/// Which tables to list.
#[derive(Debug, Clone, Default)]
pub struct Filter {
    /// Only those at this stage.
    pub stage: Option<String>,
    /// Only those that this person sits at.
    pub member: Option<String>,
    /// Only those that are shown to everybody.
    pub listed: bool,
    /// Only those made before this time.
    pub before: Option<u64>,
    /// No more than so many.
    pub limit: u32,
}

/// What keeps everything.
///
/// Reading is quick but may wait for a disk: call it where waiting does no harm. Writing goes through one queue.
pub trait Store: Send + Sync + 'static {
    /// Keeps a unit of changes, all or none. The receipt comes when they are safe.
    fn commit(&self, unit: Vec<Change>) -> Receipt;

    /// The person of this id.
    ///
    /// # Errors
    /// If the store can't be read.
    fn person(&self, id: &str) -> Result<Option<PersonRow>, StoreError>;

    /// Whose key has this hash.
    ///
    /// # Errors
    /// If the store can't be read.
    fn key(&self, hash: &str) -> Result<Option<KeyRow>, StoreError>;

    /// The table of this id.
    ///
    /// # Errors
    /// If the store can't be read.
    fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError>;

    /// Tables, the newest first.
    ///
    /// # Errors
    /// If the store can't be read.
    fn tables(&self, filter: &Filter) -> Result<Vec<TableRow>, StoreError>;

    /// The ids of tables that want to be woken before this time, those that have waited longest first.
    ///
    /// # Errors
    /// If the store can't be read.
    fn due(&self, before: u64, limit: u32) -> Result<Vec<String>, StoreError>;

    /// The log of a table, from an entry on.
    ///
    /// # Errors
    /// If the store can't be read.
    fn entries(&self, table: &str, from: u32) -> Result<Vec<EntryRow>, StoreError>;

    /// The last lines of talk at a table with their numbers, the oldest first.
    ///
    /// # Errors
    /// If the store can't be read.
    fn talk(&self, table: &str, last: u32) -> Result<Vec<(u32, String)>, StoreError>;

    /// What a person has noted at a table.
    ///
    /// # Errors
    /// If the store can't be read.
    fn note(&self, table: &str, person: &str) -> Result<Option<String>, StoreError>;

    /// Whom a person does not want to hear.
    ///
    /// # Errors
    /// If the store can't be read.
    fn mutes(&self, person: &str) -> Result<Vec<String>, StoreError>;

    /// Calls `each` with the changes that make a store like this one, as it is at one moment.
    ///
    /// # Errors
    /// If the store can't be read, or with what `each` says.
    fn everything(&self, each: &mut dyn FnMut(Change) -> Result<(), StoreError>) -> Result<(), StoreError>;
}
