//! Everything in one file, by `SQLite`.
//!
//! One thread writes. It takes whatever has queued up, writes it in one transaction, and hands out the receipts when the
//! transaction is on the disk; so the more there is to do, the less each change costs. Each unit has a savepoint: one that does not
//! fit is left out alone. When the disk fails, nothing more is written and everybody is told why: after a failed sync nobody
//! knows what is on the disk, and the file must be opened anew.

mod apply;
mod read;
mod schema;
mod sweeper;
mod writer;

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError, mpsc};
use std::thread::JoinHandle;
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};

use crate::{Change, NotStored, Receipt};
use sweeper::Sweeper;
use writer::{Job, Writer};

/// The name of the file in its folder.
const FILE: &str = "alcazar.sqlite";

/// Held by the one process that writes.
const LOCK: &str = "alcazar.lock";

/// How long a reader waits for another process that is about to change what the file looks like.
const PATIENCE: Duration = Duration::from_secs(5);

/// How many connections are kept for those who read. When more read at once, the others are closed afterwards.
const MOST_READERS: usize = 8;

/// How much each of them remembers, in KiB: `SQLite` counts these below zero.
const READ_CACHE: i32 = -512;

/// How much the writer remembers, in KiB: the pages to which thousands of tables add.
const WRITE_CACHE: i32 = -32 * 1024;

/// To so many bytes the journal is cut when it begins anew.
const JOURNAL: u32 = 16 * 1024 * 1024;

/// Why a store can't be opened or read.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The file is damaged.
    #[error(
        "the database is damaged: {0}; restore a backup, or save what can be saved with the tools of SQLite"
    )]
    Damaged(String),
    /// Another process writes here.
    #[error("another server is running on {}", .0.display())]
    Taken(PathBuf),
    /// The database says so.
    #[error(transparent)]
    Sqlite(rusqlite::Error),
    /// Something else is in the way.
    #[error("{0}")]
    Other(String),
}

impl StoreError {
    pub(crate) fn other(why: impl std::fmt::Display) -> Self {
        Self::Other(format!("{why}"))
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(rusqlite::ErrorCode::DatabaseCorrupt | rusqlite::ErrorCode::NotADatabase) => {
                Self::Damaged(error.to_string())
            }
            _ => Self::Sqlite(error),
        }
    }
}

/// How the file is kept.
#[derive(Debug, Clone, Copy, Default)]
pub struct Settings {
    /// No more pages than so many; for tests of a full disk.
    pub most_pages: Option<u32>,
}

/// A store in a file.
#[derive(Debug)]
pub struct Sqlite {
    path: PathBuf,
    /// Connections that nobody reads with just now.
    readers: Mutex<Vec<Connection>>,
    queue: Option<mpsc::Sender<Job>>,
    writer: Option<JoinHandle<()>>,
    _lock: File,
}

impl Sqlite {
    /// Opens the store in a folder, and makes it if it is not there.
    ///
    /// # Errors
    /// If the folder can't be written to, another process has opened it, or the file is damaged or not ours.
    pub fn open(folder: &Path) -> Result<Self, StoreError> {
        Self::open_with(folder, Settings::default())
    }

    /// Opens the store in a folder.
    ///
    /// # Errors
    /// As [`Sqlite::open`].
    pub fn open_with(folder: &Path, settings: Settings) -> Result<Self, StoreError> {
        let shown = |error: std::io::Error| StoreError::other(format!("{}: {error}", folder.display()));
        std::fs::create_dir_all(folder).map_err(shown)?;
        let lock = File::create(folder.join(LOCK)).map_err(shown)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(StoreError::Taken(folder.to_owned())),
            Err(TryLockError::Error(error)) => return Err(shown(error)),
        }
        let path = folder.join(FILE);
        let mut connection = Connection::open(&path)?;
        connection.busy_timeout(PATIENCE)?;
        connection.pragma_update(None, "journal_mode", "wal")?;
        // Each commit waits for the disk.
        connection.pragma_update(None, "synchronous", "full")?;
        connection.pragma_update(None, "foreign_keys", true)?;
        connection.pragma_update(None, "cache_size", WRITE_CACHE)?;
        connection.pragma_update_and_check(None, "journal_size_limit", JOURNAL, |_| Ok(()))?;
        // Statements are prepared once, whatever is bound to them.
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
        schema::prepare(&mut connection)?;
        // From here on the sweeper does it.
        connection.pragma_update_and_check(None, "wal_autocheckpoint", 0, |_| Ok(()))?;
        if let Some(pages) = settings.most_pages {
            connection.pragma_update_and_check(None, "max_page_count", pages, |_| Ok(()))?;
        }
        let sweeper = Sweeper::start(Self::connect(&path)?).map_err(shown)?;
        let (queue, jobs) = mpsc::channel();
        let writer = std::thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || Writer::new(connection, sweeper).run(&jobs))
            .map_err(shown)?;
        Ok(Self { path, readers: Mutex::default(), queue: Some(queue), writer: Some(writer), _lock: lock })
    }

    /// Copies the store of a folder into a new file, as it is at one moment, while a server may be running on it.
    ///
    /// # Errors
    /// If there is no store, or the file is there already or can't be written.
    pub fn backup(folder: &Path, to: &Path) -> Result<(), StoreError> {
        if to.exists() {
            return Err(StoreError::other(format!("{} is there already", to.display())));
        }
        let connection = Self::connect(&folder.join(FILE))?;
        let Some(name) = to.to_str() else {
            return Err(StoreError::other(format!(
                "{} is not a name that SQLite can write to",
                to.display()
            )));
        };
        connection.execute("VACUUM INTO ?1", [name])?;
        File::open(to).and_then(|file| file.sync_all()).map_err(StoreError::other)
    }

    /// Reads the store of a folder while a server may be running on it.
    ///
    /// # Errors
    /// If there is none, or with what `with` says.
    pub fn peek<T>(
        folder: &Path,
        with: impl FnOnce(&dyn crate::Store) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let path = folder.join(FILE);
        let readers = Mutex::new(vec![Self::reader(&path)?]);
        // Nothing is written, so nothing has to be locked.
        let lock = File::open(&path).map_err(StoreError::other)?;
        with(&Self { path, readers, queue: None, writer: None, _lock: lock })
    }

    fn reader(path: &Path) -> Result<Connection, StoreError> {
        let connection = Self::connect(path)?;
        connection.pragma_update(None, "query_only", true)?;
        connection.pragma_update(None, "cache_size", READ_CACHE)?;
        Ok(connection)
    }

    /// Opens the file if it is there.
    fn connect(path: &Path) -> Result<Connection, StoreError> {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(path, flags)?;
        connection.busy_timeout(PATIENCE)?;
        Ok(connection)
    }

    /// Reads with a connection of its own, so that readers do not wait for each other.
    fn read<T>(&self, with: impl FnOnce(&Connection) -> Result<T, StoreError>) -> Result<T, StoreError> {
        let lock = || self.readers.lock().unwrap_or_else(PoisonError::into_inner);
        let idle = lock().pop();
        let connection = idle.map_or_else(|| Self::reader(&self.path), Ok)?;
        let answer = with(&connection);
        let mut readers = lock();
        if readers.len() < MOST_READERS {
            readers.push(connection);
        }
        answer
    }

    fn enqueue(&self, unit: Vec<Change>) -> Receipt {
        let (sender, receipt) = Receipt::new();
        let Some(queue) = &self.queue else {
            return Receipt::of(Err(NotStored::Stopped("it is only being read".into())));
        };
        // A writer that has gone answers by its silence.
        let _ = queue.send(Job { unit, receipt: sender });
        receipt
    }
}

impl Drop for Sqlite {
    /// Waits until what was handed in is written.
    fn drop(&mut self) {
        drop(self.queue.take());
        if let Some(writer) = self.writer.take() {
            // It tells its troubles to those who wait for receipts.
            let _ = writer.join();
        }
    }
}
