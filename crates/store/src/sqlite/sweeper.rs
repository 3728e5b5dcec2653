//! The thread that sweeps up behind the writer.
//!
//! What is committed is safe in the journal, and has to be carried over into the file some day. `SQLite` lets a writer do that itself now and
//! then, and everybody who waits for him waits for two more syncs. Here another thread does it while the writer goes on. The journal
//! begins anew only when all of it has been carried over, so if there is always more, the writer stops for the short rest of it, seldom.

use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use rusqlite::Connection;

/// After so many units it is time to sweep: those pages to which most tables add are then written once and not each time. Whoever waits for
/// the disk meanwhile waits the longer, the more there is to sweep.
const UNITS: usize = 1024;

/// The most pages that the journal shall have: 128 MiB.
const MOST_PAGES: u32 = 32 * 1024;

/// The writer's end.
pub(super) struct Sweeper {
    unswept: usize,
    wake: Option<SyncSender<()>>,
    news: Arc<Mutex<News>>,
    thread: Option<JoinHandle<()>>,
}

/// What the thread has to say.
#[derive(Default)]
struct News {
    /// Whether the journal is too long, and the writer shall help.
    is_behind: bool,
    /// Why nothing can be carried over.
    failure: Option<rusqlite::Error>,
}

impl Sweeper {
    /// Starts the thread with a connection of its own.
    pub(super) fn start(connection: Connection) -> std::io::Result<Self> {
        // One word is enough, however often it is said.
        let (wake, wakes) = sync_channel(1);
        let news = Arc::new(Mutex::new(News::default()));
        let told = news.clone();
        let thread = std::thread::Builder::new()
            .name("sweeper".to_owned())
            .spawn(move || sweep(&connection, &wakes, &told))?;
        Ok(Self { unswept: 0, wake: Some(wake), news, thread: Some(thread) })
    }

    /// So many more units are in the journal.
    pub(super) fn count(&mut self, units: usize) {
        self.unswept += units;
        if self.unswept >= UNITS
            && let Some(wake) = &self.wake
        {
            self.unswept = 0;
            // If it is still busy it will see these as well.
            let _ = wake.try_send(());
        }
    }

    /// Whether the writer shall carry over the rest of the journal himself.
    ///
    /// # Errors
    /// If that failed when the thread tried: the disk can't be trusted any more.
    pub(super) fn is_behind(&self) -> rusqlite::Result<bool> {
        let mut news = self.news.lock().unwrap_or_else(PoisonError::into_inner);
        match news.failure.take() {
            Some(error) => Err(error),
            None => Ok(std::mem::take(&mut news.is_behind)),
        }
    }
}

impl Drop for Sweeper {
    fn drop(&mut self) {
        drop(self.wake.take());
        if let Some(thread) = self.thread.take() {
            // What it could not do is done when the file is opened again.
            let _ = thread.join();
        }
    }
}

fn sweep(connection: &Connection, wakes: &Receiver<()>, news: &Mutex<News>) {
    while wakes.recv().is_ok() {
        let pages = carry_over(connection);
        let mut news = news.lock().unwrap_or_else(PoisonError::into_inner);
        match pages {
            Ok(pages) => news.is_behind = pages > MOST_PAGES,
            Err(error) => news.failure = Some(error),
        }
    }
}

/// Carries over as much of the journal as there is, without stopping anybody, and says how many pages it has.
pub(super) fn carry_over(connection: &Connection) -> rusqlite::Result<u32> {
    // If somebody else is at it already there is nothing to do, and no length to tell.
    let pages: i64 = connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |row| row.get(1))?;
    Ok(u32::try_from(pages).unwrap_or(0))
}
