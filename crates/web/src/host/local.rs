//! A table on this device: in memory, and saved to the browser's database after every move.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use alcazar_bots::Level;
use alcazar_core::{Seat, SeatSet, Turn, Viewer};
use alcazar_lessons::bot_seed;
use alcazar_table::replay::{self, ReplayError};
use alcazar_table::{ActId, Moment, Seed, Stamp, Step, Table, TableError, TableErrorOf, TableView};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::{Command, Host, Problem, SubmitFuture, Submitted};
use crate::bot_worker::Request;
use crate::bot_worker::client::BotClient;
use crate::browser;
use crate::face::Face;
use crate::lock::{self, Lock};
use crate::record::Record;
use crate::scene::Choices;
use crate::store::{Store, StoreError};

/// How often a bot that has decided checks whether it may act, in milliseconds.
const PAUSED_POLL_MS: u32 = 30;

/// How often a window that only watches checks for changes, in milliseconds.
const WATCH_POLL_MS: u32 = 1_500;

/// A table on this device.
pub struct LocalHost<G: Face> {
    id: String,
    table: RefCell<Table<G>>,
    /// The seed for the bots' random numbers: the table's seed, so that a reopened game continues as it would
    /// have.
    bot_seed: Seed,
    store: Store,
    bot_client: BotClient,
    changes: ArcRwSignal<u32>,
    problem: ArcRwSignal<Option<Problem>>,
    /// The right to play; a window without it only watches.
    lock: RefCell<Option<Lock>>,
    /// A step is being saved; until that is done, nothing else happens.
    is_busy: Cell<bool>,
    is_paused: Cell<bool>,
    is_running_bots: Cell<bool>,
    /// The id of the request that a bot is working on.
    bot_request: Cell<Option<u32>>,
    is_closed: Cell<bool>,
}

impl<G: Face> LocalHost<G> {
    /// Opens a saved game.
    ///
    /// # Errors
    /// If the file is damaged.
    pub fn open(record: &Record, store: Store, bot_client: BotClient) -> Result<Rc<Self>, ReplayError> {
        let table = replay::read::<G>(&record.text)?;
        let bot_seed = table.seed().copied().unwrap_or(Seed([0; 32]));
        let host = Rc::new(Self {
            id: record.summary.id.clone(),
            table: RefCell::new(table),
            bot_seed,
            store,
            bot_client,
            changes: ArcRwSignal::new(0),
            problem: ArcRwSignal::new(None),
            lock: RefCell::default(),
            is_busy: Cell::default(),
            is_paused: Cell::default(),
            is_running_bots: Cell::default(),
            bot_request: Cell::default(),
            is_closed: Cell::default(),
        });
        spawn_local(host.clone().acquire_lock());
        Ok(host)
    }

    /// Plays if no other window does; otherwise watches until that window is closed.
    async fn acquire_lock(self: Rc<Self>) {
        let mut lock = lock::try_acquire(&self.id).await;
        if lock.is_none() {
            self.problem.set(Some(Problem::Elsewhere));
            spawn_local(self.clone().watch());
            lock = lock::acquire(&self.id).await;
            self.reload().await;
            self.problem.set(None);
        }
        if self.is_closed.get() {
            return;
        }
        self.lock.replace(lock);
        self.publish();
        self.run_bots();
    }

    /// Follows what another window does.
    async fn watch(self: Rc<Self>) {
        while self.lock.borrow().is_none() && !self.is_closed.get() {
            browser::sleep(WATCH_POLL_MS).await;
            self.reload().await;
        }
    }

    /// Whether this window may change anything.
    fn can_act(&self) -> bool {
        self.lock.borrow().is_some() && !self.is_closed.get()
    }

    /// Loads the saved game if it is ahead of this window.
    async fn reload(&self) {
        let known = self.table.borrow().seq();
        if let Some(record) = self.store.get(&self.id).await
            && record.summary.seq > known
            && let Ok(table) = replay::read::<G>(&record.text)
        {
            self.table.replace(table);
            self.publish();
        }
    }

    fn publish(&self) {
        self.changes.update(|changes| *changes = changes.wrapping_add(1));
    }

    fn step(&self, seat: Seat, command: &Command<G>) -> Result<Step<G>, TableErrorOf<G>> {
        let table = self.table.borrow();
        let stamp = browser::random_bytes().map(|bytes| Stamp::act(ActId(u128::from_be_bytes(bytes))));
        let stamp = stamp.unwrap_or(Stamp::NONE);
        let ask = || table.ask(seat).ok_or(TableError::NotAsked(seat));
        match command {
            Command::Act(action) => table.submit(seat, ask()?, *action, stamp),
            Command::TakeBack(moves) => table.take_back(seat, ask()?, *moves, stamp),
            Command::GoBack(version) => {
                let to = table
                    .seq_of(Viewer::Seat(seat), *version)
                    .ok_or(TableError::NoSuchMoment { to: *version })?;
                table.undo_by_consent(seat, to, person_seats(&table), stamp)
            }
            Command::Withdraw => table.withdraw(seat, stamp),
            Command::Concede => table.concede(seat, stamp),
        }
    }

    /// Saves the next state, then applies it. If it can't be saved, the game goes on with a warning.
    async fn store_and_commit(&self, step: Step<G>) -> Result<(), TableErrorOf<G>> {
        let mut next = self.table.borrow().clone();
        let follows = next.seq();
        next.commit(step)?;
        let record = Record::of(&self.id, &next, browser::now());
        self.is_busy.set(true);
        let stored = self.store.put(&record, Some(follows)).await;
        self.is_busy.set(false);
        match stored {
            Ok(()) => self.problem.set(None),
            Err(StoreError::Failed(why)) => {
                web_sys::console::warn_1(&why.into());
                self.problem.set(Some(Problem::NotSaved));
            }
            Err(StoreError::Conflict) => {
                self.lock.take();
                self.problem.set(Some(Problem::Elsewhere));
                self.reload().await;
                return Ok(());
            }
        }
        self.table.replace(next);
        self.publish();
        Ok(())
    }

    /// Lets bots act as long as they are asked.
    fn run_bots(self: &Rc<Self>) {
        if self.is_running_bots.replace(true) {
            return;
        }
        let host = self.clone();
        spawn_local(async move {
            while host.run_bot_turn().await {}
            host.is_running_bots.set(false);
        });
    }

    /// Lets one bot act; returns whether another may be asked.
    async fn run_bot_turn(&self) -> bool {
        if !self.can_act() || self.is_busy.get() {
            return false;
        }
        let Some((request, ask)) = self.next_bot_request() else { return false };
        self.bot_request.set(Some(request.id));
        let answer = self.bot_client.ask(&request).await;
        self.bot_request.set(None);
        while (self.is_paused.get() || self.is_busy.get()) && !self.is_closed.get() {
            browser::sleep(PAUSED_POLL_MS).await;
        }
        if !self.can_act() {
            return false;
        }
        let Ok(action) = answer.and_then(|answer| answer.action.parse().map_err(|_| answer.action)) else {
            self.problem.set(Some(Problem::BotSilent));
            return false;
        };
        let step = self.table.borrow().submit(request.seat, ask, action, Stamp::NONE);
        match step {
            Ok(step) => self.store_and_commit(step).await.is_ok(),
            // Something was taken back while the bot was thinking: it is asked something else, or nothing.
            Err(_) => true,
        }
    }

    /// The next request to a bot: its view and its choices, nothing else.
    fn next_bot_request(&self) -> Option<(Request, u32)> {
        let table = self.table.borrow();
        let asked = table.asked();
        let (seat, kind) = asked.iter().find_map(|seat| Some((seat, table.players()[seat].bot.clone()?)))?;
        let view = table.view(Viewer::Seat(seat));
        let ask = view.ask?;
        let level = kind.parse().unwrap_or(Level::Random);
        let seed = bot_seed(&self.bot_seed, seat, ask.ask);
        let request =
            Request::new::<G>(self.bot_client.next_id(), seat, &view.view, &ask.legal, level, seed).ok()?;
        Some((request, ask.ask))
    }
}

fn person_seats<G: Face>(table: &Table<G>) -> SeatSet {
    table.players().iter().filter(|(_, player)| player.is_person()).map(|(seat, _)| seat).collect()
}

impl<G: Face> Host<G> for LocalHost<G> {
    fn changes(&self) -> ArcReadSignal<u32> {
        self.changes.read_only()
    }

    fn table(&self, viewer: Viewer) -> TableView<G> {
        self.table.borrow().view(viewer)
    }

    fn start(&self, viewer: Viewer) -> (G::View, SeatSet) {
        let table = self.table.borrow();
        let start = table.state_at(0).unwrap_or_else(|| table.state().clone());
        let asked = match start.turn() {
            Turn::Seats(asked) => asked,
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        };
        (start.view(viewer), asked)
    }

    fn moments(&self, viewer: Viewer, since: u32) -> Vec<Moment<G>> {
        self.table.borrow().moments(viewer, since).unwrap_or_default()
    }

    fn choices(&self, seat: Seat) -> Choices<G> {
        let table = self.table.borrow();
        if self.can_act() && table.ask(seat).is_some() {
            Choices::of(table.state(), seat)
        } else {
            Choices::NONE
        }
    }

    fn local_seats(&self) -> SeatSet {
        person_seats(&self.table.borrow())
    }

    fn submit(self: Rc<Self>, seat: Seat, command: Command<G>) -> SubmitFuture<G> {
        Box::pin(async move {
            if !self.can_act() {
                return Err(TableError::NotAsked(seat));
            }
            // A double click counts once.
            if self.is_busy.get() {
                return Ok(Submitted::Done);
            }
            let step = self.step(seat, &command)?;
            self.store_and_commit(step).await?;
            // The bot's present question is outdated.
            if let Some(id) = self.bot_request.get() {
                self.bot_client.stop(id);
            }
            self.run_bots();
            Ok(Submitted::Done)
        })
    }

    fn pause_bots(&self, is_paused: bool) {
        self.is_paused.set(is_paused);
    }

    fn problem(&self) -> ArcReadSignal<Option<Problem>> {
        self.problem.read_only()
    }

    fn file(&self) -> String {
        let table = self.table.borrow();
        if table.outcome().is_some() { replay::write(&table) } else { replay::save(&table) }
    }

    fn close(&self) {
        self.is_closed.set(true);
        self.lock.take();
        if self.is_running_bots.get() {
            self.bot_client.cancel_all();
        }
    }
}
