//! The state that all parts of a running server share: the store, the active tables, and rate limits.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use alcazar_store::{Change, Store, StoreError, TableRow};
use alcazar_wire::lobby::Stage;
use tokio::sync::{Semaphore, mpsc, oneshot, watch};
use tokio::task::JoinHandle;

use crate::error::ApiError;
use crate::metrics::Metrics;
use crate::random;
use crate::rate_limit::RateLimit;
use crate::table::{Keeper, KeeperMessage, Record, Summary};

/// Settings of a server.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The public address of the server, if it stands behind a proxy. With `https`, cookies are marked as
    /// secure.
    pub public_url: Option<String>,
    /// How long a bot takes to answer, whatever it holds and however hard the decision is.
    pub bot_delay: Duration,
    /// How many nodes a bot may search for one decision.
    pub bot_nodes: u64,
    /// How many bots may think at the same time.
    pub bot_threads: usize,
    /// After how long an idle table hibernates.
    pub hibernate_after: Duration,
    /// How long a player who is asked may be disconnected before the others are told, and may let a bot play.
    pub away_after: Duration,
    /// How often a client is pinged.
    pub heartbeat: Duration,
    /// How long the head of a request may take to arrive, and as long again for the rest and the response.
    /// Also how long an idle connection may stay open.
    pub request_timeout: Duration,
    /// How many new guests per second are allowed; ten times as many at once.
    pub guests_per_second: u32,
    /// How many messages per second a socket may send; three times as many at once.
    pub messages_per_second: u32,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            public_url: None,
            bot_delay: Duration::from_millis(900),
            bot_nodes: 150_000,
            bot_threads: std::thread::available_parallelism().map_or(1, std::num::NonZero::get),
            hibernate_after: Duration::from_mins(1),
            away_after: Duration::from_secs(30),
            heartbeat: Duration::from_secs(20),
            request_timeout: Duration::from_secs(30),
            guests_per_second: 20,
            messages_per_second: 20,
        }
    }
}

/// How often the server looks for hibernating tables whose clocks have run out.
const WAKE_INTERVAL: Duration = Duration::from_secs(30);

/// How many of them are woken at once.
const MAX_WOKEN: u32 = 1000;

/// How long a server that shuts down waits until its sockets are closed.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(5);

/// How long a code for another device is valid.
const CODE_TTL: Duration = Duration::from_mins(10);

/// How many changes per second one person may make over HTTP; ten times as many at once.
const CHANGES_PER_SECOND: u32 = 5;

/// When this many people are tracked by the rate limiter, those whose limit is full again are dropped.
const MAX_TRACKED_PEOPLE: usize = 10_000;

/// A running server, without its listener.
pub struct Server {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) settings: Settings,
    pub(crate) metrics: Metrics,
    pub(crate) bot_permits: Arc<Semaphore>,
    pub(crate) guest_limit: Mutex<RateLimit>,
    pub(crate) claim_limit: Mutex<RateLimit>,
    /// The limits of the people who changed something recently.
    change_limits: Mutex<HashMap<String, RateLimit>>,
    active: Mutex<HashMap<String, ActiveTable>>,
    /// How many sockets are open or being closed.
    pub(crate) open_sockets: watch::Sender<usize>,
    codes: Mutex<HashMap<String, (String, Instant)>>,
    /// Why the server shuts down; none while it runs.
    shutdown: watch::Sender<Option<Shutdown>>,
}

/// Why a server shuts down.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Shutdown {
    /// It was asked to.
    Requested,
    /// The store has failed.
    Failed(String),
}

/// The handle of a table's keeper.
struct ActiveTable {
    sender: mpsc::UnboundedSender<KeeperMessage>,
    task: JoinHandle<()>,
    summary: SharedSummary,
}

/// What lists show of an active table.
pub(crate) type SharedSummary = Arc<Mutex<Option<Summary>>>;

impl Server {
    /// Starts a server over a store. Call it in a Tokio runtime: it spawns a task that wakes tables in time.
    pub fn open(store: Arc<dyn Store>, settings: Settings) -> Arc<Self> {
        let server = Arc::new(Self {
            store,
            metrics: Metrics::new(),
            bot_permits: Arc::new(Semaphore::new(settings.bot_threads.max(1))),
            guest_limit: Mutex::new(RateLimit::per_second(settings.guests_per_second, 10)),
            claim_limit: Mutex::new(RateLimit::per_second(1, 20)),
            change_limits: Mutex::default(),
            active: Mutex::default(),
            open_sockets: watch::Sender::new(0),
            codes: Mutex::default(),
            shutdown: watch::Sender::new(None),
            settings,
        });
        let weak = Arc::downgrade(&server);
        let mut shutdown = server.shutdown.subscribe();
        tokio::spawn(async move {
            loop {
                let Some(server) = weak.upgrade() else { return };
                server.wake_due_tables().await;
                drop(server);
                tokio::select! {
                    () = tokio::time::sleep(WAKE_INTERVAL) => {}
                    _ = shutdown.wait_for(Option::is_some) => return,
                }
            }
        });
        server
    }

    /// Waits until the server must shut down, and returns the reason.
    pub async fn until_shutdown(&self) -> Shutdown {
        let mut shutdown = self.shutdown.subscribe();
        // The sender is a field of `self`, so it can't be gone.
        let reason = shutdown.wait_for(Option::is_some).await;
        reason.ok().and_then(|reason| reason.clone()).unwrap_or(Shutdown::Requested)
    }

    /// Whether the server is running normally.
    pub(crate) fn is_healthy(&self) -> bool {
        self.shutdown.borrow().is_none()
    }

    /// Shuts the server down because the store has failed.
    pub(crate) fn fail(&self, error: &StoreError) {
        let is_first = self.shutdown.send_if_modified(|shutdown| {
            let is_first = shutdown.is_none();
            shutdown.get_or_insert_with(|| Shutdown::Failed(error.to_string()));
            is_first
        });
        if is_first {
            tracing::error!(%error, "the store has failed: shutting down");
        }
    }

    /// Stops all keepers: each finishes what it is doing, and its clients are told to come back later.
    pub async fn close(&self) {
        self.shutdown.send_if_modified(|shutdown| {
            shutdown.is_none() && shutdown.replace(Shutdown::Requested).is_none()
        });
        let active: Vec<ActiveTable> = lock(&self.active).drain().map(|(_, table)| table).collect();
        for table in &active {
            // A keeper that has already ended needs no message.
            let _ = table.sender.send(KeeperMessage::Stop);
        }
        for table in active {
            let _ = table.task.await;
        }
        // The keepers have queued a close frame for each socket. The process must not end before these are
        // sent, but it does not wait for clients that have stopped reading.
        let mut sockets = self.open_sockets.subscribe();
        let _ = tokio::time::timeout(CLOSE_TIMEOUT, sockets.wait_for(|open| *open == 0)).await;
    }

    /// Reads from the store on a thread where blocking does no harm.
    pub(crate) async fn read<T: Send + 'static>(
        self: &Arc<Self>,
        read: impl FnOnce(&dyn Store) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, ApiError> {
        let store = self.store.clone();
        let result = tokio::task::spawn_blocking(move || read(&*store)).await;
        Ok(result.map_err(|_| ApiError::unavailable())??)
    }

    /// Sends a message to a table, and loads the table if it hibernates. The message always arrives: a table
    /// hibernates only while its inbox is empty and nobody can be sending to it.
    pub(crate) fn send(self: &Arc<Self>, table: &str, message: KeeperMessage) {
        let mut active = lock(&self.active);
        if !self.is_healthy() {
            return;
        }
        let unsent = match active.get(table) {
            Some(table) => table.sender.send(message).err().map(|unsent| unsent.0),
            None => Some(message),
        };
        if let Some(message) = unsent {
            let (sender, inbox) = mpsc::unbounded_channel();
            // The receiver is alive, so this can't fail.
            let _ = sender.send(message);
            let summary = SharedSummary::default();
            let keeper =
                Keeper::run(self.clone(), table.to_owned(), summary.clone(), sender.downgrade(), inbox);
            active.insert(table.to_owned(), ActiveTable { sender, task: tokio::spawn(keeper), summary });
        }
    }

    /// The current summary of a table, if it is active.
    pub(crate) fn active_summary(&self, table: &str) -> Option<Summary> {
        let summary = lock(&self.active).get(table)?.summary.clone();
        lock(&summary).clone()
    }

    /// Sends a message to a table and waits for the reply.
    pub(crate) async fn request<T>(
        self: &Arc<Self>,
        table: &str,
        message: impl FnOnce(oneshot::Sender<Result<T, ApiError>>) -> KeeperMessage,
    ) -> Result<T, ApiError> {
        let (sender, reply) = oneshot::channel();
        self.send(table, message(sender));
        reply.await.unwrap_or_else(|_| Err(ApiError::unavailable()))
    }

    /// Removes a table that wants to hibernate, unless a message has just arrived for it.
    pub(crate) fn try_hibernate(&self, table: &str, inbox: &mpsc::UnboundedReceiver<KeeperMessage>) -> bool {
        let mut active = lock(&self.active);
        let may_hibernate = inbox.is_empty();
        if may_hibernate {
            active.remove(table);
        }
        may_hibernate
    }

    /// Removes a table whose keeper has ended, unless another keeper has taken its place.
    pub(crate) fn remove(&self, table: &str, sender: &mpsc::WeakUnboundedSender<KeeperMessage>) {
        let mut active = lock(&self.active);
        let is_same =
            |table: &ActiveTable| sender.upgrade().is_some_and(|own| own.same_channel(&table.sender));
        if active.get(table).is_some_and(is_same) {
            active.remove(table);
        }
    }

    /// Registers a keeper that a test has prepared.
    #[cfg(test)]
    pub(crate) fn insert_active(
        &self,
        table: &str,
        sender: mpsc::UnboundedSender<KeeperMessage>,
        task: JoinHandle<()>,
    ) {
        let summary = SharedSummary::default();
        lock(&self.active).insert(table.to_owned(), ActiveTable { sender, task, summary });
    }

    /// Checks a person's rate limit for changes over HTTP.
    pub(crate) fn check_rate(&self, person: &str) -> Result<(), ApiError> {
        let mut limits = lock(&self.change_limits);
        if limits.len() >= MAX_TRACKED_PEOPLE {
            limits.retain(|_, limit| !limit.is_full());
        }
        let limit = limits.entry(person.to_owned());
        let limit = limit.or_insert_with(|| RateLimit::per_second(CHANGES_PER_SECOND, 10));
        if limit.try_acquire() { Ok(()) } else { Err(ApiError::too_fast()) }
    }

    /// Stores a new table and returns its id.
    pub(crate) async fn add_table(&self, record: &Record) -> Result<String, ApiError> {
        let stage = Stage::Open;
        let id = random::id(12);
        let body = serde_json::to_string(record).map_err(|_| ApiError::unavailable())?;
        let row = TableRow {
            id: id.clone(),
            revision: 0,
            stage: stage.slug().to_owned(),
            listed: record.is_listed(stage),
            created: now(),
            wake: None,
            members: record.members(),
            body,
            summary: None,
        };
        self.commit(vec![Change::Table(row)]).await?;
        Ok(id)
    }

    /// Stores changes that concern no active table.
    pub(crate) async fn commit(&self, unit: Vec<Change>) -> Result<(), ApiError> {
        let outcome = self.store.commit(unit).await;
        if let Err(error @ StoreError::Stopped(_)) = &outcome {
            self.fail(error);
        }
        Ok(outcome?)
    }

    /// Creates a single-use code that gives another device the same identity.
    pub(crate) fn new_code(&self, person: &str) -> String {
        let code = random::id(10);
        let mut codes = lock(&self.codes);
        codes.retain(|_, (owner, expires)| *expires > Instant::now() && owner != person);
        codes.insert(code.clone(), (person.to_owned(), Instant::now() + CODE_TTL));
        code
    }

    /// Uses a code up and returns its owner, if it is valid.
    pub(crate) fn use_code(&self, code: &str) -> Option<String> {
        let is_significant = |letter: &char| !letter.is_whitespace() && *letter != '-';
        let code: String = code.to_lowercase().chars().filter(is_significant).collect();
        let (person, expires) = lock(&self.codes).remove(&code)?;
        (expires > Instant::now()).then_some(person)
    }

    async fn wake_due_tables(self: &Arc<Self>) {
        if let Ok(due) = self.read(|store| store.due(now(), MAX_WOKEN)).await {
            for table in due {
                self.send(&table, KeeperMessage::Wake);
            }
        }
    }
}

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // A panic leaves none of the locked values half-changed.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
