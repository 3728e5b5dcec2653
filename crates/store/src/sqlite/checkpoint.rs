//! The thread that checkpoints the write-ahead log.
//!
//! Committed pages are safe in the log, but must be moved into the database file at some point. By default
//! `SQLite` makes a writer do that now and then, and everybody who waits for the writer then waits for two
//! more syncs. Here another thread does it while the writer goes on. The log can only restart when all of it
//! has been moved, so under constant load the writer occasionally pauses to move the short rest.

use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use rusqlite::Connection;

/// How many units are committed between checkpoints. Pages that most units touch are then written once rather
/// than each time. The larger the number, the longer a commit may wait for the disk during a checkpoint.
const UNITS_PER_CHECKPOINT: usize = 1024;

/// The log length, in pages, above which the writer helps: 128 MiB.
const MAX_LOG_PAGES: u32 = 32 * 1024;

/// The writer's handle of the thread.
pub(super) struct Checkpointer {
    pending_units: usize,
    wake: Option<SyncSender<()>>,
    status: Arc<Mutex<Status>>,
    thread: Option<JoinHandle<()>>,
}

/// What the thread reports to the writer.
#[derive(Default)]
struct Status {
    /// Whether the log is too long and the writer should help.
    is_behind: bool,
    /// Why the last checkpoint failed.
    error: Option<rusqlite::Error>,
}

impl Checkpointer {
    /// Starts the thread with its own connection.
    pub(super) fn start(connection: Connection) -> std::io::Result<Self> {
        // One pending wake-up is enough, however often it is requested.
        let (wake, wakes) = sync_channel(1);
        let status = Arc::new(Mutex::new(Status::default()));
        let shared = status.clone();
        let thread = std::thread::Builder::new()
            .name("checkpointer".to_owned())
            .spawn(move || run(&connection, &wakes, &shared))?;
        Ok(Self { pending_units: 0, wake: Some(wake), status, thread: Some(thread) })
    }

    /// Records that this many more units are in the log.
    pub(super) fn add(&mut self, units: usize) {
        self.pending_units += units;
        if self.pending_units >= UNITS_PER_CHECKPOINT
            && let Some(wake) = &self.wake
        {
            self.pending_units = 0;
            // If a wake-up is pending already, it covers these units as well.
            let _ = wake.try_send(());
        }
    }

    /// Whether the writer should checkpoint the rest of the log itself.
    ///
    /// # Errors
    /// If the last checkpoint failed: the disk can't be trusted any more.
    pub(super) fn is_behind(&self) -> rusqlite::Result<bool> {
        let mut status = self.status.lock().unwrap_or_else(PoisonError::into_inner);
        match status.error.take() {
            Some(error) => Err(error),
            None => Ok(std::mem::take(&mut status.is_behind)),
        }
    }
}

impl Drop for Checkpointer {
    fn drop(&mut self) {
        drop(self.wake.take());
        if let Some(thread) = self.thread.take() {
            // `SQLite` finishes an incomplete checkpoint when the file is opened again.
            let _ = thread.join();
        }
    }
}

fn run(connection: &Connection, wakes: &Receiver<()>, status: &Mutex<Status>) {
    while wakes.recv().is_ok() {
        let pages = checkpoint(connection);
        let mut status = status.lock().unwrap_or_else(PoisonError::into_inner);
        match pages {
            Ok(pages) => status.is_behind = pages > MAX_LOG_PAGES,
            Err(error) => status.error = Some(error),
        }
    }
}

/// Moves as much of the log into the file as possible without blocking anybody, and returns the length of the
/// log in pages.
pub(super) fn checkpoint(connection: &Connection) -> rusqlite::Result<u32> {
    // If another checkpoint is running, `SQLite` does nothing and reports a length of -1.
    let pages: i64 = connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |row| row.get(1))?;
    Ok(u32::try_from(pages).unwrap_or(0))
}
