//! What all parts of a running server share: the store, the tables that are awake, and who may do how much.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use alcazar_store::{Change, Store, StoreError, TableRow};
use alcazar_wire::lobby::Stage;
use tokio::sync::{Semaphore, mpsc, oneshot, watch};
use tokio::task::JoinHandle;

use crate::allowance::Allowance;
use crate::metrics::Metrics;
use crate::problem::Problem;
use crate::random;
use crate::table::{Ask, Keeper, Record, Summary};

/// How a server behaves.
#[derive(Debug, Clone)]
pub struct Settings {
    /// The address by which people reach the server, if it stands behind a proxy. With `https`, cookies are sent over that alone.
    pub public_url: Option<String>,
    /// After how long a bot answers, whatever it holds and however hard it finds the question.
    pub bot_delay: Duration,
    /// How many moves a bot may try out for one decision.
    pub bot_nodes: u64,
    /// How many bots may think at the same time.
    pub thinkers: usize,
    /// After how long a table where nothing happens is put to sleep.
    pub sleep_after: Duration,
    /// After how long somebody who is asked but not connected counts as away: then the others are told, and
    /// may let a bot play.
    pub away_after: Duration,
    /// How often a client is asked whether it is still there.
    pub heartbeat: Duration,
    /// How long a request may take to arrive, and as long again to be answered; how long a line may stay open without one.
    pub patience: Duration,
    /// How many new guests per second are let in; ten times as many at once.
    pub guests_per_second: u32,
    /// How many messages per second a socket may bring; three times as many at once.
    pub messages_per_second: u32,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            public_url: None,
            bot_delay: Duration::from_millis(900),
            bot_nodes: 150_000,
            thinkers: std::thread::available_parallelism().map_or(1, std::num::NonZero::get),
            sleep_after: Duration::from_mins(1),
            away_after: Duration::from_secs(30),
            heartbeat: Duration::from_secs(20),
            patience: Duration::from_secs(30),
            guests_per_second: 20,
            messages_per_second: 20,
        }
    }
}

/// How often tables are looked for whose clocks have run out while they slept.
const ROUND: Duration = Duration::from_secs(30);

/// How many of them are woken at once.
const MOST_WOKEN: u32 = 1000;

/// How long a code for another device is good.
const CODE_LASTS: Duration = Duration::from_mins(10);

/// How many changes per second one person may make over HTTP; ten times as many at once.
const CHANGES_PER_SECOND: u32 = 5;

/// When so many have changed something, those are forgotten who have rested since.
const MOST_WRITERS: usize = 10_000;

/// A running server, without its sockets.
pub struct Hall {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) settings: Settings,
    pub(crate) metrics: Metrics,
    pub(crate) thinkers: Arc<Semaphore>,
    pub(crate) guests: Mutex<Allowance>,
    pub(crate) claims: Mutex<Allowance>,
    /// How much those may still change who have changed something lately.
    writers: Mutex<HashMap<String, Allowance>>,
    awake: Mutex<HashMap<String, Awake>>,
    codes: Mutex<HashMap<String, (String, Instant)>>,
    /// Why the server ends: on purpose (nothing), or because it must.
    end: watch::Sender<Option<Ending>>,
}

/// Why a server ends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ending {
    /// It was told to.
    Told,
    /// Nothing can be kept any more.
    Failed(String),
}

struct Awake {
    inbox: mpsc::UnboundedSender<Ask>,
    task: JoinHandle<()>,
    shown: Shown,
}

/// What a table that is awake looks like from outside.
pub(crate) type Shown = Arc<Mutex<Option<Summary>>>;

impl Hall {
    /// Opens a hall over a store. Call it in a Tokio runtime: it looks after tables that wait for something.
    pub fn open(store: Arc<dyn Store>, settings: Settings) -> Arc<Self> {
        let hall = Arc::new(Self {
            store,
            metrics: Metrics::new(),
            thinkers: Arc::new(Semaphore::new(settings.thinkers.max(1))),
            guests: Mutex::new(Allowance::per_second(settings.guests_per_second, 10)),
            claims: Mutex::new(Allowance::per_second(1, 20)),
            writers: Mutex::default(),
            awake: Mutex::default(),
            codes: Mutex::default(),
            end: watch::Sender::new(None),
            settings,
        });
        let rounds = Arc::downgrade(&hall);
        let mut ending = hall.end.subscribe();
        tokio::spawn(async move {
            loop {
                let Some(hall) = rounds.upgrade() else { return };
                hall.wake_those_due().await;
                drop(hall);
                tokio::select! {
                    () = tokio::time::sleep(ROUND) => {}
                    _ = ending.wait_for(Option::is_some) => return,
                }
            }
        });
        hall
    }

    /// Waits until the server must end, and says why.
    pub async fn ended(&self) -> Ending {
        let mut end = self.end.subscribe();
        // The sender is ours, so there will be an answer.
        let ending = end.wait_for(Option::is_some).await;
        ending.ok().and_then(|ending| ending.clone()).unwrap_or(Ending::Told)
    }

    /// Whether everything works.
    pub(crate) fn is_well(&self) -> bool {
        self.end.borrow().is_none()
    }

    /// Ends the server because it can't keep anything any more.
    pub(crate) fn fail(&self, why: &str) {
        let is_first = self.end.send_if_modified(|end| {
            let is_first = end.is_none();
            end.get_or_insert_with(|| Ending::Failed(why.to_owned()));
            is_first
        });
        if is_first {
            tracing::error!(why, "nothing can be kept any more: the server ends");
        }
    }

    /// Puts all tables to sleep: what is under way is finished, and everybody is told to come back later.
    pub async fn close(&self) {
        self.end.send_if_modified(|end| end.is_none() && end.replace(Ending::Told).is_none());
        let awake: Vec<Awake> = lock(&self.awake).drain().map(|(_, awake)| awake).collect();
        for table in &awake {
            // One that ended by itself needs no word.
            let _ = table.inbox.send(Ask::Stop);
        }
        for table in awake {
            let _ = table.task.await;
        }
    }

    /// Reads from the store where waiting does no harm.
    pub(crate) async fn read<T: Send + 'static>(
        self: &Arc<Self>,
        read: impl FnOnce(&dyn Store) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, Problem> {
        let store = self.store.clone();
        let answer = tokio::task::spawn_blocking(move || read(&*store)).await;
        Ok(answer.map_err(|_| Problem::broken())??)
    }

    /// Says something to a table, and wakes it if it sleeps. The word always arrives: a table goes to sleep only while nobody
    /// can be speaking to it.
    pub(crate) fn tell(self: &Arc<Self>, table: &str, ask: Ask) {
        let mut awake = lock(&self.awake);
        if !self.is_well() {
            return;
        }
        let unsent = match awake.get(table) {
            Some(table) => table.inbox.send(ask).err().map(|unsent| unsent.0),
            None => Some(ask),
        };
        if let Some(ask) = unsent {
            let (inbox, asks) = mpsc::unbounded_channel();
            // Its other half is in our hands.
            let _ = inbox.send(ask);
            let shown = Shown::default();
            let keeper = Keeper::keep(self.clone(), table.to_owned(), shown.clone(), inbox.downgrade(), asks);
            awake.insert(table.to_owned(), Awake { inbox, task: tokio::spawn(keeper), shown });
        }
    }

    /// What a table looks like from outside, if it is awake.
    pub(crate) fn shown(&self, table: &str) -> Option<Summary> {
        let shown = lock(&self.awake).get(table)?.shown.clone();
        lock(&shown).clone()
    }

    /// Asks a table something and waits for the answer.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        table: &str,
        ask: impl FnOnce(oneshot::Sender<Result<T, Problem>>) -> Ask,
    ) -> Result<T, Problem> {
        let (sender, answer) = oneshot::channel();
        self.tell(table, ask(sender));
        answer.await.unwrap_or_else(|_| Err(Problem::broken()))
    }

    /// Lets a table go to sleep, unless somebody has just spoken to it.
    pub(crate) fn sleep(&self, table: &str, inbox: &mpsc::UnboundedReceiver<Ask>) -> bool {
        let mut awake = lock(&self.awake);
        let may_sleep = inbox.is_empty();
        if may_sleep {
            awake.remove(table);
        }
        may_sleep
    }

    /// Forgets a table that has ended by itself, unless another keeper has taken its place.
    pub(crate) fn forget(&self, table: &str, inbox: &mpsc::WeakUnboundedSender<Ask>) {
        let mut awake = lock(&self.awake);
        let is_own = |awake: &Awake| inbox.upgrade().is_some_and(|own| own.same_channel(&awake.inbox));
        if awake.get(table).is_some_and(is_own) {
            awake.remove(table);
        }
    }

    /// Takes a table that a test has prepared for one of its own.
    #[cfg(test)]
    pub(crate) fn adopt(&self, table: &str, inbox: mpsc::UnboundedSender<Ask>, task: JoinHandle<()>) {
        lock(&self.awake).insert(table.to_owned(), Awake { inbox, task, shown: Shown::default() });
    }

    /// Lets a person change something over HTTP, unless he has just changed a lot.
    pub(crate) fn admit(&self, person: &str) -> Result<(), Problem> {
        let mut writers = lock(&self.writers);
        if writers.len() >= MOST_WRITERS {
            writers.retain(|_, allowance| !allowance.is_whole());
        }
        let allowance = writers.entry(person.to_owned());
        let allowance = allowance.or_insert_with(|| Allowance::per_second(CHANGES_PER_SECOND, 10));
        if allowance.take() { Ok(()) } else { Err(Problem::too_fast()) }
    }

    /// Keeps a new table.
    pub(crate) async fn add(&self, record: &Record) -> Result<String, Problem> {
        let stage = Stage::Open;
        let id = random::name(12);
        let body = serde_json::to_string(record).map_err(|_| Problem::broken())?;
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

    /// Keeps changes that no table has to know of.
    pub(crate) async fn commit(&self, unit: Vec<Change>) -> Result<(), Problem> {
        let outcome = self.store.commit(unit).await;
        if let Err(alcazar_store::NotStored::Stopped(why)) = &outcome {
            self.fail(why);
        }
        Ok(outcome?)
    }

    /// A code that lets another device be the same person, once and soon.
    pub(crate) fn new_code(&self, person: &str) -> String {
        let code = random::name(10);
        let mut codes = lock(&self.codes);
        codes.retain(|_, (owner, until)| *until > Instant::now() && owner != person);
        codes.insert(code.clone(), (person.to_owned(), Instant::now() + CODE_LASTS));
        code
    }

    /// Whose code it is. It is used up.
    pub(crate) fn use_code(&self, code: &str) -> Option<String> {
        let typed = |letter: &char| !letter.is_whitespace() && *letter != '-';
        let code: String = code.to_lowercase().chars().filter(typed).collect();
        let (person, until) = lock(&self.codes).remove(&code)?;
        (until > Instant::now()).then_some(person)
    }

    async fn wake_those_due(self: &Arc<Self>) {
        if let Ok(due) = self.read(|store| store.due(now(), MOST_WOKEN)).await {
            for table in due {
                self.tell(&table, Ask::Wake);
            }
        }
    }
}

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Nothing that is locked here is left half-done by a panic.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
