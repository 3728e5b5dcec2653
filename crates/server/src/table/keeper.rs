//! The task that keeps a table.

use std::collections::VecDeque;
use std::sync::Arc;

use alcazar_core::{Seat, SeatSet};
use alcazar_store::{Change, EntryRow, NotStored, Store, TableRow};
use alcazar_table::{ActId, Clock, Player};
use alcazar_wire::lobby::Stage;
use alcazar_wire::{Fault, Line, ToServer};
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::consent::{self, Open};
use super::game::{self, AnyTable, Beginning, Denied, Wish};
use super::presence::Presence;
use super::record::{Record, Summary};
use super::requests::Request;
use super::time::Hours;
use super::visitors::{Arrival, Conn, ConnId};
use crate::allowance::Allowance;
use crate::hall::{Hall, Shown, lock, now};
use crate::problem::Problem;

/// What can be said to a table.
pub(crate) enum Ask {
    /// Somebody comes.
    Attach(Arrival),
    /// Somebody goes.
    Detach(ConnId),
    /// Somebody who is here says something.
    Said(ConnId, ToServer),
    /// Something is asked over HTTP.
    Request(Request),
    /// A bot has decided.
    Decided { seat: Seat, ask: u32, action: Option<String> },
    /// Look at the clock.
    Wake,
    /// Finish, and let everybody go.
    Stop,
}

/// How many lines of talk are told to those who come.
const LINES: u32 = 50;

/// Keeps one table.
pub(crate) struct Keeper {
    pub(super) hall: Arc<Hall>,
    pub(super) id: String,
    /// What lists say of the table.
    pub(super) shown: Shown,
    /// For bots to answer to. It does not keep the table awake.
    pub(super) inbox: mpsc::WeakUnboundedSender<Ask>,
    pub(super) row: TableRow,
    pub(super) record: Record,
    /// Whether the record differs from what is kept.
    pub(super) is_changed: bool,
    /// The game, once it has begun.
    pub(super) game: Option<Box<dyn AnyTable>>,
    pub(super) conns: Vec<Conn>,
    pub(super) presence: Presence,
    pub(super) lines: VecDeque<Line>,
    pub(super) next_line: u32,
    pub(super) proposal: Option<Open>,
    pub(super) proposals: u32,
    /// How much each seat may still propose.
    pub(super) proposing: Vec<Allowance>,
    pub(super) hours: Hours,
}

/// The table can't go on: the store has failed, or somebody else has changed it in a way that can't be read.
pub(super) struct Ended;

impl Keeper {
    /// Loads a table and keeps it until it falls asleep.
    pub(crate) async fn keep(
        hall: Arc<Hall>,
        id: String,
        shown: Shown,
        inbox: mpsc::WeakUnboundedSender<Ask>,
        asks: mpsc::UnboundedReceiver<Ask>,
    ) {
        match Self::load(&hall, &id, shown, inbox).await {
            Ok(keeper) => keeper.stay(asks).await,
            Err(problem) => Self::refuse(&hall, &id, asks, &problem).await,
        }
    }

    /// Keeps the table until it falls asleep.
    pub(super) async fn stay(mut self, mut asks: mpsc::UnboundedReceiver<Ask>) {
        self.hall.metrics.tables.inc();
        // Dropping what is left tells those who wait that the table is gone; they may ask again.
        let _ = self.run(&mut asks).await;
        self.hall.metrics.tables.dec();
        self.part();
        self.hall.forget(&self.id, &self.inbox);
    }

    /// Tells everybody who asks that there is no such table.
    async fn refuse(hall: &Arc<Hall>, id: &str, mut asks: mpsc::UnboundedReceiver<Ask>, problem: &Problem) {
        loop {
            while let Ok(ask) = asks.try_recv() {
                let problem = Problem(problem.0, problem.1.clone());
                match ask {
                    Ask::Attach(arrival) => drop(arrival.reply.send(Err(problem))),
                    Ask::Request(request) => request.refuse(problem),
                    _ => {}
                }
            }
            if hall.sleep(id, &asks) {
                return;
            }
            tokio::task::yield_now().await;
        }
    }

    pub(super) async fn load(
        hall: &Arc<Hall>,
        id: &str,
        shown: Shown,
        inbox: mpsc::WeakUnboundedSender<Ask>,
    ) -> Result<Self, Problem> {
        let wanted = id.to_owned();
        let read = move |store: &dyn Store| {
            let Some(row) = store.table(&wanted)? else { return Ok(None) };
            Ok(Some((row, store.entries(&wanted, 0)?, store.talk(&wanted, LINES)?)))
        };
        let (row, log, talk) = hall.read(read).await?.ok_or_else(Problem::not_found)?;
        let (record, game) = Self::open(&row, &log).map_err(|why| {
            tracing::error!(table = id, why, "a table can't be read");
            Problem::broken()
        })?;
        let lines = talk.iter().filter_map(|(_, text)| serde_json::from_str(text).ok()).collect();
        let next_line = talk.last().map_or(0, |(number, _)| number + 1);
        let hours = Hours::new(record.seats.len());
        let presence = Presence::new(record.seats.len());
        let proposing = consent::allowances(record.seats.len());
        Ok(Self {
            hall: hall.clone(),
            id: id.to_owned(),
            shown,
            inbox,
            row,
            record,
            is_changed: false,
            game,
            conns: Vec::new(),
            presence,
            lines,
            next_line,
            proposal: None,
            proposals: 0,
            proposing,
            hours,
        })
    }

    /// The record and the game of a table, from what is kept.
    fn open(row: &TableRow, log: &[EntryRow]) -> Result<(Record, Option<Box<dyn AnyTable>>), String> {
        let record: Record = serde_json::from_str(&row.body).map_err(|error| error.to_string())?;
        let id = record.game().ok_or("its game is not known here")?;
        let game = match &record.header {
            Some(header) => Some(game::load(id, header, record.seed, log)?),
            None => None,
        };
        Ok((record, game))
    }

    async fn run(&mut self, asks: &mut mpsc::UnboundedReceiver<Ask>) -> Result<(), Ended> {
        self.begin_if_full().await?;
        self.show();
        self.drive();
        loop {
            self.presence.tell_if_due();
            self.tell_awaited();
            self.review_stand_in().await?;
            let due = self.next_due();
            tokio::select! {
                ask = asks.recv() => match ask {
                    Some(Ask::Stop) | None => return Ok(()),
                    Some(ask) => self.answer(ask).await?,
                },
                () = tokio::time::sleep_until(due) => {
                    if self.may_sleep() && self.hall.sleep(&self.id, asks) {
                        return self.lie_down().await;
                    }
                    self.look_at_the_clock().await?;
                }
            }
        }
    }

    async fn answer(&mut self, ask: Ask) -> Result<(), Ended> {
        self.hours.last_active = Instant::now();
        match ask {
            Ask::Attach(arrival) => self.attach(arrival).await,
            Ask::Detach(conn) => {
                self.detach(conn);
                Ok(())
            }
            Ask::Said(conn, message) => self.hear(conn, message).await,
            Ask::Request(request) => self.serve(request).await,
            Ask::Decided { seat, ask, action } => self.decided(seat, ask, action).await,
            Ask::Wake => self.look_at_the_clock().await,
            Ask::Stop => Ok(()),
        }
    }

    /// How far the table has come.
    pub(super) fn stage(&self) -> Stage {
        match self.row.stage.as_str() {
            "open" => Stage::Open,
            "playing" => Stage::Playing,
            _ => Stage::Over,
        }
    }

    pub(super) fn set_stage(&mut self, stage: Stage) {
        stage.slug().clone_into(&mut self.row.stage);
        self.is_changed = true;
    }

    /// The time at the table, if it has clocks.
    pub(super) fn at(&self) -> Option<u64> {
        let is_timed = self.record.terms.clock != Clock::None;
        is_timed.then(|| now().saturating_sub(self.record.begun))
    }

    /// Grants a wish: first in memory, then on the disk, and only then does anybody hear of it.
    pub(super) async fn grant(
        &mut self,
        wish: Wish,
        act: Option<ActId>,
    ) -> Result<Result<(), Denied>, Ended> {
        let at = self.at();
        let Some(game) = &mut self.game else {
            return Ok(Err(Denied::Fault(Fault::new("not-begun", "the game has not begun"))));
        };
        let rows = match game.grant(wish, act, at) {
            Ok(rows) => rows,
            Err(denied) => {
                self.hall.metrics.refusals.inc();
                return Ok(Err(denied));
            }
        };
        let unit = rows.into_iter().map(|entry| Change::Entry { table: self.id.clone(), entry }).collect();
        if !self.write(unit).await? {
            let fault = Fault::new("conflict", "the table has changed meanwhile: look again");
            return Ok(Err(Denied::Fault(fault)));
        }
        self.hall.metrics.acts.inc();
        Ok(Ok(()))
    }

    /// Keeps changes, and the table itself if it has changed. If somebody else was faster, the table is loaded anew, and the
    /// answer is no.
    pub(super) async fn write(&mut self, mut unit: Vec<Change>) -> Result<bool, Ended> {
        if self.stage() == Stage::Playing && self.game.as_ref().is_some_and(|game| game.outcome().is_some()) {
            tracing::info!(table = self.id, game = self.record.game, "a game ends");
            self.set_stage(Stage::Over);
        }
        let wake = self.wake();
        let is_otherwise = std::mem::replace(&mut self.row.wake, wake) != wake;
        if is_otherwise && !self.is_changed {
            // With clocks this is so after every move, and shall cost little.
            unit.push(Change::Wake { table: self.id.clone(), at: wake });
        }
        if self.is_changed {
            self.row.revision += 1;
            self.row.listed = self.record.is_listed(self.stage());
            self.row.members = self.record.members();
            self.row.body = serde_json::to_string(&self.record).map_err(|_| Ended)?;
            unit.push(Change::Table(self.row.clone()));
            if self.stage() == Stage::Over {
                unit.extend(self.summary_change());
            }
        }
        if unit.is_empty() {
            return Ok(true);
        }
        let began = Instant::now();
        let outcome = self.hall.store.commit(unit).await;
        self.hall.metrics.commits.observe(began.elapsed().as_secs_f64());
        match outcome {
            Ok(()) => {
                self.is_changed = false;
                Ok(true)
            }
            Err(NotStored::Conflict(why)) => {
                tracing::warn!(table = self.id, why, "somebody else has changed the table");
                self.reload().await?;
                Ok(false)
            }
            Err(NotStored::Stopped(why)) => {
                self.hall.fail(&why);
                Err(Ended)
            }
        }
    }

    async fn reload(&mut self) -> Result<(), Ended> {
        let fresh = Self::load(&self.hall, &self.id, self.shown.clone(), self.inbox.clone())
            .await
            .map_err(|_| Ended)?;
        self.row = fresh.row;
        self.record = fresh.record;
        self.game = fresh.game;
        self.is_changed = false;
        self.welcome_all();
        self.tell_all();
        Ok(())
    }

    /// Begins the game when every seat is taken.
    pub(super) async fn begin_if_full(&mut self) -> Result<(), Ended> {
        let is_full = self.record.seats.iter().all(|chair| !chair.is_free());
        if self.stage() != Stage::Open || !is_full || self.game.is_some() {
            return Ok(());
        }
        let (Some(id), Some(seed)) = (self.record.game(), self.record.seed) else { return Err(Ended) };
        let stand_in = Player::bot("Stand-in", self.record.terms.stand_in.clone());
        let beginning = Beginning {
            options: &self.record.options,
            players: self.record.seats.iter().filter_map(|chair| chair.player.clone()).collect(),
            stand_in,
            clock: self.record.terms.clock,
            nonces: self.record.seats.iter().filter_map(|chair| chair.nonce).collect(),
            seed,
        };
        // What a table can begin with was checked when it was made.
        let (game, header, rows) = game::begin(id, beginning).map_err(|fault| {
            tracing::error!(table = self.id, fault = fault.message, "a game can't begin");
            Ended
        })?;
        self.game = Some(game);
        self.record.header = Some(header);
        self.record.begun = now();
        self.set_stage(Stage::Playing);
        let unit = rows.into_iter().map(|entry| Change::Entry { table: self.id.clone(), entry }).collect();
        self.write(unit).await?;
        tracing::info!(table = self.id, game = self.record.game, "a game begins");
        self.welcome_all();
        self.after_change();
        Ok(())
    }

    /// Lets lists know how things stand.
    pub(super) fn show(&self) {
        *lock(&self.shown) = Some(self.summary());
    }

    /// What the log comes to, seen from outside.
    pub(super) fn summary(&self) -> Summary {
        let Some(game) = &self.game else { return Summary::default() };
        Summary { players: Some(game.players()), asked: game.asked(), outcome: game.outcome() }
    }

    fn summary_change(&self) -> Option<Change> {
        let text = serde_json::to_string(&self.summary()).ok()?;
        Some(Change::Summary { table: self.id.clone(), text })
    }

    /// Seats whose players are persons now.
    pub(super) fn persons(&self) -> SeatSet {
        let Some(game) = &self.game else { return SeatSet::EMPTY };
        let players = game.players();
        (0..)
            .zip(&players)
            .filter(|(_, player)| player.is_person())
            .map(|(seat, _)| Seat::new(seat))
            .collect()
    }

    /// Leaves a summary for lists. The log has everything else.
    async fn lie_down(&mut self) -> Result<(), Ended> {
        if let Some(change) = self.summary_change() {
            let _ = self.hall.store.commit(vec![change]).await;
        }
        Ok(())
    }
}
