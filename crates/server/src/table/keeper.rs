//! The task that owns a table.

use std::collections::VecDeque;
use std::sync::Arc;

use alcazar_core::{Seat, SeatSet};
use alcazar_store::{Change, EntryRow, Store, StoreError, TableRow};
use alcazar_table::{ActId, Clock, Player};
use alcazar_wire::lobby::Stage;
use alcazar_wire::{Fault, Line, ToServer};
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::connections::{Conn, ConnId, ConnectRequest};
use super::error::{CorruptRow, KeeperError};
use super::game::{self, AnyTable, Command, NewGame};
use super::presence::Presence;
use super::proposals::{self, OpenProposal};
use super::record::{Record, Summary};
use super::requests::Request;
use super::timing::Timing;
use crate::error::ApiError;
use crate::rate_limit::RateLimit;
use crate::server::{Server, SharedSummary, lock, now};

/// A message in a keeper's inbox.
pub(crate) enum KeeperMessage {
    /// A client wants to connect.
    Connect(ConnectRequest),
    /// A connection has ended.
    Disconnect(ConnId),
    /// A connected client has sent a message.
    Received(ConnId, ToServer),
    /// A request over HTTP.
    Request(Request),
    /// A bot has decided.
    BotDecided { seat: Seat, ask: u32, action: Option<String> },
    /// Check the clock.
    Wake,
    /// Finish, and close all connections.
    Stop,
}

/// How many lines of chat are kept in memory and sent to a new connection.
pub(super) const CHAT_LINES: u32 = 50;

/// A table as its rows describe it. It has no game before the game has begun.
pub(super) type Restored = (Record, Stage, Option<Box<dyn AnyTable>>);

/// The state of an active table.
pub(crate) struct Keeper {
    pub(super) server: Arc<Server>,
    pub(super) id: String,
    /// What lists show of the table.
    pub(super) shared_summary: SharedSummary,
    /// For bots to answer to. It does not keep the table active.
    pub(super) sender: mpsc::WeakUnboundedSender<KeeperMessage>,
    pub(super) row: TableRow,
    pub(super) stage: Stage,
    pub(super) record: Record,
    /// Whether the record differs from what is stored.
    pub(super) is_changed: bool,
    /// The game, once it has begun.
    pub(super) game: Option<Box<dyn AnyTable>>,
    pub(super) conns: Vec<Conn>,
    pub(super) presence: Presence,
    pub(super) chat: VecDeque<Line>,
    pub(super) next_line: u32,
    pub(super) proposal: Option<OpenProposal>,
    pub(super) next_proposal: u32,
    /// How much each seat may still propose.
    pub(super) proposal_limits: Vec<RateLimit>,
    pub(super) timing: Timing,
}

impl Keeper {
    /// Loads a table and owns it until it hibernates.
    pub(crate) async fn run(
        server: Arc<Server>,
        id: String,
        shared_summary: SharedSummary,
        sender: mpsc::WeakUnboundedSender<KeeperMessage>,
        inbox: mpsc::UnboundedReceiver<KeeperMessage>,
    ) {
        match Self::load(&server, &id, shared_summary, sender).await {
            Ok(keeper) => keeper.run_loaded(inbox).await,
            Err(error) => Self::reject_all(&server, &id, inbox, &error).await,
        }
    }

    /// Owns the table until it hibernates.
    pub(super) async fn run_loaded(mut self, mut inbox: mpsc::UnboundedReceiver<KeeperMessage>) {
        self.server.metrics.tables.inc();
        // If this fails, dropping the inbox tells all callers that the table is unavailable; they may retry.
        let _ = self.process(&mut inbox).await;
        self.server.metrics.tables.dec();
        self.close_connections();
        self.server.remove(&self.id, &self.sender);
    }

    /// Answers all messages with the reason why the table could not be loaded.
    async fn reject_all(
        server: &Arc<Server>,
        id: &str,
        mut inbox: mpsc::UnboundedReceiver<KeeperMessage>,
        error: &ApiError,
    ) {
        loop {
            while let Ok(message) = inbox.try_recv() {
                match message {
                    KeeperMessage::Connect(request) => drop(request.reply.send(Err(error.clone()))),
                    KeeperMessage::Request(request) => request.reject(error.clone()),
                    _ => {}
                }
            }
            if server.try_hibernate(id, &inbox) {
                return;
            }
            tokio::task::yield_now().await;
        }
    }

    pub(super) async fn load(
        server: &Arc<Server>,
        id: &str,
        shared_summary: SharedSummary,
        sender: mpsc::WeakUnboundedSender<KeeperMessage>,
    ) -> Result<Self, ApiError> {
        let wanted = id.to_owned();
        let read = move |store: &dyn Store| {
            let Some(row) = store.table(&wanted)? else { return Ok(None) };
            Ok(Some((row, store.entries(&wanted, 0)?, store.chat(&wanted, CHAT_LINES)?)))
        };
        let (row, log, chat) = server.read(read).await?.ok_or_else(ApiError::not_found)?;
        let (record, stage, game) = Self::restore(&row, &log)?;
        let next_line = chat.last().map_or(0, |(number, _)| number + 1);
        let seats = record.seats.len();
        Ok(Self {
            server: server.clone(),
            id: id.to_owned(),
            shared_summary,
            sender,
            row,
            stage,
            record,
            is_changed: false,
            game,
            conns: Vec::new(),
            presence: Presence::new(seats),
            chat: chat.iter().filter_map(|(_, text)| serde_json::from_str(text).ok()).collect(),
            next_line,
            proposal: None,
            next_proposal: 0,
            proposal_limits: proposals::limits(seats),
            timing: Timing::new(seats),
        })
    }

    /// Restores a table from its rows.
    ///
    /// # Errors
    /// If a row is corrupt. The error names the table and the row.
    pub(super) fn restore(row: &TableRow, log: &[EntryRow]) -> Result<Restored, CorruptRow> {
        let (record, stage) = Record::from_row(row)?;
        let game = record.game().map_err(|error| CorruptRow::table(row, error))?;
        let game = match &record.header {
            Some(header) => Some(game::load(game, row, header, record.seed, log)?),
            None => None,
        };
        Ok((record, stage, game))
    }

    async fn process(
        &mut self,
        inbox: &mut mpsc::UnboundedReceiver<KeeperMessage>,
    ) -> Result<(), KeeperError> {
        self.begin_if_full().await?;
        self.publish_summary();
        self.start_bots();
        loop {
            self.presence.publish_if_due();
            self.announce_absences();
            let reviewed = self.review_stand_in().await;
            self.check_running(reviewed)?;
            let due = self.next_due();
            tokio::select! {
                message = inbox.recv() => match message {
                    Some(KeeperMessage::Stop) | None => return Ok(()),
                    Some(message) => {
                        let handled = self.handle(message).await;
                        self.check_running(handled)?;
                    }
                },
                () = tokio::time::sleep_until(due) => {
                    if self.may_hibernate() && self.server.try_hibernate(&self.id, inbox) {
                        self.hibernate().await;
                        return Ok(());
                    }
                    let checked = self.check_clock().await;
                    self.check_running(checked)?;
                }
            }
        }
    }

    /// Lets only [`KeeperError::Stopped`] end the keeper. Any other error that reaches this point concerns
    /// nobody who waits for an answer.
    fn check_running(&self, result: Result<(), KeeperError>) -> Result<(), KeeperError> {
        match result {
            Ok(()) | Err(KeeperError::Repeated { .. }) => Ok(()),
            Err(KeeperError::Rejected(error)) => {
                tracing::debug!(table = self.id, error = error.fault.message, "rejected");
                Ok(())
            }
            Err(KeeperError::Stopped) => Err(KeeperError::Stopped),
        }
    }

    async fn handle(&mut self, message: KeeperMessage) -> Result<(), KeeperError> {
        self.timing.last_active = Instant::now();
        match message {
            KeeperMessage::Connect(request) => self.connect(request).await,
            KeeperMessage::Disconnect(conn) => {
                self.disconnect(conn);
                Ok(())
            }
            KeeperMessage::Received(conn, message) => self.receive(conn, message).await,
            KeeperMessage::Request(request) => self.answer_request(request).await,
            KeeperMessage::BotDecided { seat, ask, action } => self.apply_bot_action(seat, ask, action).await,
            KeeperMessage::Wake => self.check_clock().await,
            KeeperMessage::Stop => Ok(()),
        }
    }

    pub(super) fn set_stage(&mut self, stage: Stage) {
        self.stage = stage;
        stage.slug().clone_into(&mut self.row.stage);
        self.is_changed = true;
    }

    /// The time at the table, if it has clocks.
    pub(super) fn at(&self) -> Option<u64> {
        let is_timed = self.record.terms.clock != Clock::None;
        is_timed.then(|| now().saturating_sub(self.record.begun))
    }

    /// Applies a command: first in memory, then on the disk. Nobody is told before it is stored.
    pub(super) async fn apply(&mut self, command: Command, act: Option<ActId>) -> Result<(), KeeperError> {
        let at = self.at();
        let game = self.game.as_mut().ok_or_else(|| Fault::new("not-begun", "the game has not begun"))?;
        let rows = game.apply(command, act, at).inspect_err(|_| {
            self.server.metrics.refusals.inc();
        })?;
        let unit = rows.into_iter().map(|entry| Change::Entry { table: self.id.clone(), entry }).collect();
        self.write(unit).await?;
        self.server.metrics.acts.inc();
        Ok(())
    }

    /// Stores changes, and the table itself if it has changed. If another writer was faster, the table is
    /// loaded again, and the changes are rejected as a conflict.
    pub(super) async fn write(&mut self, mut unit: Vec<Change>) -> Result<(), KeeperError> {
        if self.stage == Stage::Playing && self.game.as_ref().is_some_and(|game| game.outcome().is_some()) {
            tracing::info!(table = self.id, game = self.record.game, "a game ends");
            self.set_stage(Stage::Over);
        }
        let wake = self.wake_time();
        let wake_changed = std::mem::replace(&mut self.row.wake, wake) != wake;
        if wake_changed && !self.is_changed {
            // With clocks this happens after every move, so it must be cheap.
            unit.push(Change::Wake { table: self.id.clone(), at: wake });
        }
        if self.is_changed {
            self.row.revision += 1;
            self.row.listed = self.record.is_listed(self.stage);
            self.row.members = self.record.members();
            self.row.body = serde_json::to_string(&self.record).map_err(|error| {
                tracing::error!(table = self.id, %error, "the record can't be serialized");
                KeeperError::Stopped
            })?;
            unit.push(Change::Table(self.row.clone()));
            if self.stage == Stage::Over {
                unit.extend(self.summary_change());
            }
        }
        if unit.is_empty() {
            return Ok(());
        }
        let start = Instant::now();
        let outcome = self.server.store.commit(unit).await;
        self.server.metrics.commits.observe(start.elapsed().as_secs_f64());
        match outcome {
            Ok(()) => {
                self.is_changed = false;
                Ok(())
            }
            Err(StoreError::Conflict(reason)) => {
                tracing::warn!(table = self.id, reason, "another writer has changed the table");
                self.reload().await?;
                let message = "the table has changed in the meantime: look again";
                Err(ApiError::conflict("conflict", message).into())
            }
            Err(error) => {
                self.server.fail(&error);
                Err(KeeperError::Stopped)
            }
        }
    }

    async fn reload(&mut self) -> Result<(), KeeperError> {
        let fresh =
            Self::load(&self.server, &self.id, self.shared_summary.clone(), self.sender.clone()).await;
        // `load` has logged the reason.
        let fresh = fresh.map_err(|_| KeeperError::Stopped)?;
        self.row = fresh.row;
        self.stage = fresh.stage;
        self.record = fresh.record;
        self.game = fresh.game;
        self.is_changed = false;
        self.send_welcomes();
        self.send_updates();
        Ok(())
    }

    /// Begins the game if every seat is taken.
    pub(super) async fn begin_if_full(&mut self) -> Result<(), KeeperError> {
        let is_full = self.record.seats.iter().all(|chair| !chair.is_free());
        if self.stage != Stage::Open || !is_full || self.game.is_some() {
            return Ok(());
        }
        let (game, header, rows) = self.new_game().map_err(|fault| {
            tracing::error!(table = self.id, fault = fault.message, "the game can't begin");
            KeeperError::Stopped
        })?;
        self.game = Some(game);
        self.record.header = Some(header);
        self.record.begun = now();
        self.set_stage(Stage::Playing);
        let unit = rows.into_iter().map(|entry| Change::Entry { table: self.id.clone(), entry }).collect();
        match self.write(unit).await {
            // Another writer has begun the game, and the table was loaded again.
            Ok(()) | Err(KeeperError::Rejected(_)) => {}
            Err(error) => return Err(error),
        }
        tracing::info!(table = self.id, game = self.record.game, "a game begins");
        self.send_welcomes();
        self.after_change();
        Ok(())
    }

    fn new_game(&self) -> Result<game::StartedGame, Fault> {
        let id = self.record.game().map_err(|error| Fault::new("unknown-game", error))?;
        let seed = self.record.seed.ok_or_else(|| Fault::new("no-seed", "the table has no seed"))?;
        let new = NewGame {
            options: &self.record.options,
            players: self.record.seats.iter().filter_map(|chair| chair.player.clone()).collect(),
            stand_in: Player::bot("Stand-in", self.record.terms.stand_in.clone()),
            clock: self.record.terms.clock,
            nonces: self.record.seats.iter().filter_map(|chair| chair.nonce).collect(),
            seed,
        };
        game::start(id, new)
    }

    /// Updates the summary that lists show.
    pub(super) fn publish_summary(&self) {
        *lock(&self.shared_summary) = Some(self.summary());
    }

    /// The public state of the game.
    pub(super) fn summary(&self) -> Summary {
        let Some(game) = &self.game else { return Summary::default() };
        Summary { players: Some(game.players()), asked: game.asked(), outcome: game.outcome() }
    }

    fn summary_change(&self) -> Option<Change> {
        let text = serde_json::to_string(&self.summary()).ok()?;
        Some(Change::Summary { table: self.id.clone(), text })
    }

    /// The seats that persons play now.
    pub(super) fn persons(&self) -> SeatSet {
        let Some(game) = &self.game else { return SeatSet::EMPTY };
        let players = game.players();
        (0..)
            .zip(&players)
            .filter(|(_, player)| player.is_person())
            .map(|(seat, _)| Seat::new(seat))
            .collect()
    }

    /// Stores a summary for lists. Everything else is in the log already.
    async fn hibernate(&mut self) {
        if let Some(change) = self.summary_change() {
            let _ = self.server.store.commit(vec![change]).await;
        }
    }
}
