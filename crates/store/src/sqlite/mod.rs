//! A store in one `SQLite` file.
//!
//! One thread writes. It takes all units that are queued, writes them in one transaction, and resolves their
//! receipts once the transaction is on the disk: the more there is to do, the less each change costs. Each
//! unit has a savepoint, so one that conflicts is rolled back alone. When the disk fails, the store stops
//! writing and says why: after a failed sync nobody knows what is on the disk, and the file must be opened
//! again.

mod apply;
mod checkpoint;
mod read;
mod schema;
mod writer;

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError, mpsc};
use std::thread::JoinHandle;
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};

use crate::{Change, Receipt, StoreError};
use checkpoint::Checkpointer;
use writer::{Job, Writer};

/// The name of the database file in the data folder.
const FILE: &str = "alcazar.sqlite";

/// A lock file, held by the one process that writes.
const LOCK: &str = "alcazar.lock";

/// How long a connection waits for another process that migrates the file.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// How many idle connections are kept for readers. When more read at once, the rest are closed afterwards.
const MAX_IDLE_READERS: usize = 8;

/// The page cache of each reader, in KiB, which `SQLite` expects as a negative number.
const READ_CACHE: i32 = -512;

/// The page cache of the writer, in KiB: it holds the pages to which thousands of tables append.
const WRITE_CACHE: i32 = -32 * 1024;

/// The write-ahead log is truncated to this many bytes when it restarts.
const WAL_SIZE_LIMIT: u32 = 16 * 1024 * 1024;

/// Settings for opening the file.
#[derive(Debug, Clone, Copy, Default)]
pub struct Settings {
    /// The maximum number of pages: lets tests simulate a full disk.
    pub max_pages: Option<u32>,
}

/// A store in a file.
#[derive(Debug)]
pub struct Sqlite {
    path: PathBuf,
    /// Idle connections for readers.
    readers: Mutex<Vec<Connection>>,
    queue: Option<mpsc::Sender<Job>>,
    writer: Option<JoinHandle<()>>,
    _lock: File,
}

impl Sqlite {
    /// Opens the store in a folder, creating it if it does not exist.
    ///
    /// # Errors
    /// If the folder can't be written to, another process has opened it, or the file is damaged or foreign.
    pub fn open(folder: &Path) -> Result<Self, StoreError> {
        Self::open_with(folder, Settings::default())
    }

    /// Opens the store in a folder with these settings.
    ///
    /// # Errors
    /// As [`Sqlite::open`].
    pub fn open_with(folder: &Path, settings: Settings) -> Result<Self, StoreError> {
        let in_folder = |source| StoreError::File { path: folder.to_owned(), source };
        std::fs::create_dir_all(folder).map_err(in_folder)?;
        let lock = File::create(folder.join(LOCK)).map_err(in_folder)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(StoreError::Locked(folder.to_owned())),
            Err(TryLockError::Error(error)) => return Err(in_folder(error)),
        }
        let path = folder.join(FILE);
        let mut connection = Connection::open(&path)?;
        connection.busy_timeout(BUSY_TIMEOUT)?;
        connection.pragma_update(None, "journal_mode", "wal")?;
        // Every commit waits for the disk.
        connection.pragma_update(None, "synchronous", "full")?;
        connection.pragma_update(None, "foreign_keys", true)?;
        connection.pragma_update(None, "cache_size", WRITE_CACHE)?;
        connection.pragma_update_and_check(None, "journal_size_limit", WAL_SIZE_LIMIT, |_| Ok(()))?;
        // Query plans must not depend on bound values: statements are prepared once.
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
        schema::prepare(&mut connection)?;
        // From here on the checkpointer moves pages into the file.
        connection.pragma_update_and_check(None, "wal_autocheckpoint", 0, |_| Ok(()))?;
        if let Some(pages) = settings.max_pages {
            connection.pragma_update_and_check(None, "max_page_count", pages, |_| Ok(()))?;
        }
        let checkpointer = Checkpointer::start(Self::connect(&path)?).map_err(in_folder)?;
        let (queue, jobs) = mpsc::channel();
        let writer = std::thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || Writer::new(connection, checkpointer).run(&jobs))
            .map_err(in_folder)?;
        Ok(Self { path, readers: Mutex::default(), queue: Some(queue), writer: Some(writer), _lock: lock })
    }

    /// Copies the store of a folder into a new file, as it is at one moment. A server may be running on it.
    ///
    /// # Errors
    /// If there is no store, or the file exists already or can't be written.
    pub fn backup(folder: &Path, to: &Path) -> Result<(), StoreError> {
        if to.exists() {
            return Err(StoreError::FileExists(to.to_owned()));
        }
        let connection = Self::connect(&folder.join(FILE))?;
        let Some(name) = to.to_str() else {
            return Err(StoreError::PathNotUtf8(to.to_owned()));
        };
        connection.execute("VACUUM INTO ?1", [name])?;
        let synced = File::open(to).and_then(|file| file.sync_all());
        synced.map_err(|source| StoreError::File { path: to.to_owned(), source })
    }

    /// Reads the store of a folder. A server may be running on it.
    ///
    /// # Errors
    /// If there is no store, or if `with` fails.
    pub fn peek<T>(
        folder: &Path,
        with: impl FnOnce(&dyn crate::Store) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let path = folder.join(FILE);
        let readers = Mutex::new(vec![Self::reader(&path)?]);
        // A reader needs no lock: the file itself fills the field.
        let lock = File::open(&path).map_err(|source| StoreError::File { path: path.clone(), source })?;
        with(&Self { path, readers, queue: None, writer: None, _lock: lock })
    }

    fn reader(path: &Path) -> Result<Connection, StoreError> {
        let connection = Self::connect(path)?;
        connection.pragma_update(None, "query_only", true)?;
        connection.pragma_update(None, "cache_size", READ_CACHE)?;
        Ok(connection)
    }

    /// Opens the file if it exists.
    fn connect(path: &Path) -> Result<Connection, StoreError> {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(path, flags)?;
        connection.busy_timeout(BUSY_TIMEOUT)?;
        Ok(connection)
    }

    /// Reads with a separate connection, so that readers do not wait for each other.
    fn read<T>(&self, with: impl FnOnce(&Connection) -> Result<T, StoreError>) -> Result<T, StoreError> {
        let lock = || self.readers.lock().unwrap_or_else(PoisonError::into_inner);
        let idle = lock().pop();
        let connection = idle.map_or_else(|| Self::reader(&self.path), Ok)?;
        let result = with(&connection);
        let mut readers = lock();
        if readers.len() < MAX_IDLE_READERS {
            readers.push(connection);
        }
        result
    }

    fn enqueue(&self, unit: Vec<Change>) -> Receipt {
        let (sender, receipt) = Receipt::new();
        let Some(queue) = &self.queue else {
            return Receipt::of(Err(StoreError::Stopped("it was opened for reading only".into())));
        };
        // If the writer has ended, dropping the job resolves the receipt.
        let _ = queue.send(Job { unit, receipt: sender });
        receipt
    }
}

impl Drop for Sqlite {
    /// Waits until all queued units are written.
    fn drop(&mut self) {
        drop(self.queue.take());
        if let Some(writer) = self.writer.take() {
            // Errors were already reported through the receipts.
            let _ = writer.join();
        }
    }
}
