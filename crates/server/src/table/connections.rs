//! The connections to a table: they come and go, and are sent updates.

use std::time::Duration;

use alcazar_core::{Seat, SeatSet, Viewer};
use alcazar_wire::{FromServer, NO_ACCESS, PROTOCOL, Welcome};
use axum::extract::ws::Utf8Bytes;
use serde_json::Value;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::error::KeeperError;
use super::game::{AnyTable, Command};
use super::keeper::Keeper;
use super::presence::PresenceReceiver;
use crate::error::ApiError;
use crate::identity::Person;
use crate::rate_limit::RateLimit;

/// The id of a connection.
pub(crate) type ConnId = u64;

/// A message to a socket.
#[derive(Debug, Clone)]
pub(crate) enum Outgoing {
    /// A text.
    Text(Utf8Bytes),
    /// Close the socket with this code and reason.
    Close(u16, &'static str),
}

/// Close code: the server goes away, come back later.
const GOING_AWAY: u16 = 1001;

/// How many spectator connections one table may have.
const MAX_WATCHERS: u32 = 1000;

/// How many connections a seat may have. They are counted apart, so spectators can't crowd players out.
const MAX_PER_SEAT: u32 = 64;

/// How many lines of chat a connection may send at once, and how long until it may send one more.
const CHAT_LIMIT: (u32, Duration) = (5, Duration::from_secs(2));

/// A request to connect to a table.
pub(crate) struct ConnectRequest {
    pub(crate) conn: ConnId,
    pub(crate) person: Option<Person>,
    pub(crate) key: Option<String>,
    /// The version that the client already has.
    pub(crate) since: Option<u32>,
    pub(crate) out: mpsc::Sender<Outgoing>,
    pub(crate) reply: oneshot::Sender<Result<Connected, ApiError>>,
}

/// The reply to a successful [`ConnectRequest`].
pub(crate) struct Connected {
    /// The first messages.
    pub(crate) greeting: Vec<Utf8Bytes>,
    /// The current presence, and its changes.
    pub(crate) presence: PresenceReceiver,
}

/// A connection.
pub(super) struct Conn {
    pub(super) id: ConnId,
    pub(super) person: Option<Person>,
    /// The key of the invitation: access is checked again whenever the table changes.
    key: Option<String>,
    pub(super) viewer: Viewer,
    out: mpsc::Sender<Outgoing>,
    /// The version that the client was sent; none before the game began.
    version: Option<u32>,
    /// The ids of the people whom this person has muted.
    pub(super) mutes: Vec<String>,
    pub(super) chat_limit: RateLimit,
    /// Whether the client missed a message: it is too slow, or gone.
    is_lagging: bool,
}

impl Conn {
    fn is(&self, person: &str) -> bool {
        self.person.as_ref().is_some_and(|own| own.id == person)
    }

    /// Queues a message. A client that is too slow is dropped; it can reconnect and get everything.
    pub(super) fn send(&mut self, text: Utf8Bytes) {
        self.is_lagging |= self.out.try_send(Outgoing::Text(text)).is_err();
    }

    /// Queues a line of chat, but only if at least half of the outbox is left for the game: anybody may chat,
    /// and must not be able to push a player out by it. A slow client misses lines until it reconnects.
    pub(super) fn send_chat(&mut self, line: Utf8Bytes) {
        if self.out.capacity() > self.out.max_capacity() / 2 {
            self.send(line);
        }
    }

    /// Closes the socket. If the outbox is full, the connection just ends.
    fn close(&self, code: u16, reason: &'static str) {
        let _ = self.out.try_send(Outgoing::Close(code, reason));
    }
}

/// The update for all connections with the same viewer and version.
struct Update {
    viewer: Viewer,
    from: Option<u32>,
    to: u32,
    /// None if nothing has happened that they may know of.
    message: Option<Utf8Bytes>,
}

impl Update {
    fn new(game: &dyn AnyTable, conn: &Conn, now: Option<u64>) -> Self {
        let (viewer, from) = (conn.viewer, conn.version);
        let to = game.version(viewer);
        let message = match from {
            Some(from) if from == to => None,
            Some(from) => Some(game.update(viewer, from, now).into()),
            None => Some(game.resync(viewer, now).into()),
        };
        Self { viewer, from, to, message }
    }
}

/// Serializes a message that has no game-specific part.
pub(super) fn text(message: &FromServer<Value, Value>) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages can be serialized").into()
}

impl Keeper {
    pub(super) async fn connect(&mut self, request: ConnectRequest) -> Result<(), KeeperError> {
        let ConnectRequest { conn, person, key, since, out, reply } = request;
        let id = person.as_ref().map(|person| person.id.as_str());
        let Some(viewer) = self.record.viewer(self.stage, id, key.as_deref()) else {
            let _ = reply.send(Err(ApiError::not_found()));
            return Ok(());
        };
        let max = if viewer == Viewer::Spectator { MAX_WATCHERS } else { MAX_PER_SEAT };
        if self.presence.count(viewer) >= max {
            let _ = reply.send(Err(ApiError::too_fast()));
            return Ok(());
        }
        let mut mutes = Vec::new();
        let mut note = None;
        if let Some(person) = &person {
            let (table, id) = (self.id.clone(), person.id.clone());
            let read =
                move |store: &dyn alcazar_store::Store| Ok((store.mutes(&id)?, store.note(&table, &id)?));
            (mutes, note) = self.server.read(read).await.unwrap_or_default();
        }
        let chat_limit = RateLimit::new(CHAT_LIMIT.0, CHAT_LIMIT.1);
        let version = self.game.as_ref().map(|game| game.version(viewer));
        let conn = Conn { id: conn, person, key, viewer, out, version, mutes, chat_limit, is_lagging: false };
        let greeting = self.greeting(&conn, since, note);
        self.presence.add(viewer);
        self.presence.publish_if_due();
        let presence = self.presence.subscribe();
        if reply.send(Ok(Connected { greeting, presence })).is_err() {
            self.presence.remove(viewer);
            return Ok(());
        }
        self.conns.push(conn);
        if let Viewer::Seat(seat) = viewer {
            self.track_presence();
            self.reclaim_seat(seat).await?;
        }
        Ok(())
    }

    /// The first messages to a connection. They bypass the outbox, which is for everything that happens
    /// afterwards.
    fn greeting(&self, conn: &Conn, since: Option<u32>, note: Option<String>) -> Vec<Utf8Bytes> {
        let viewer = conn.viewer;
        let mut greeting = vec![text(&self.welcome(viewer))];
        if let Some(game) = &self.game {
            let now = self.at();
            let known = since.filter(|since| *since <= game.version(viewer));
            greeting.push(match known {
                Some(since) => game.update(viewer, since, now).into(),
                None => game.resync(viewer, now).into(),
            });
        }
        let lines = self.chat.iter().filter(|line| !self.is_muted(conn, line.seat));
        greeting.extend(lines.map(|line| text(&FromServer::Said(line.clone()))));
        if let Some(note) = note.filter(|note| !note.is_empty()) {
            greeting.push(text(&FromServer::Note { text: note }));
        }
        if !conn.mutes.is_empty() {
            let seats = self.muted_seats(&conn.mutes);
            greeting.push(text(&FromServer::Muted { seats }));
        }
        greeting.extend(self.proposal_text(viewer));
        greeting.extend(self.absence_text(viewer));
        greeting
    }

    pub(super) fn disconnect(&mut self, conn: ConnId) {
        let Some(place) = self.conns.iter().position(|other| other.id == conn) else { return };
        let gone = self.conns.swap_remove(place);
        self.presence.remove(gone.viewer);
        self.track_presence();
    }

    /// Records which players have come and gone.
    fn track_presence(&mut self) {
        let (present, now) = (self.present(), Instant::now());
        for (seat, gone) in Seat::first(self.timing.gone.len()).zip(&mut self.timing.gone) {
            *gone = if present.contains(seat) { None } else { gone.or(Some(now)) };
        }
        self.timing.occupied = if present.is_empty() { None } else { self.timing.occupied.or(Some(now)) };
    }

    /// Gives a seat back to its player, if a bot played it while they were away.
    async fn reclaim_seat(&mut self, seat: Seat) -> Result<(), KeeperError> {
        let chair = &self.record.seats[seat.index()];
        let is_played_by_bot = self.game.is_some() && !self.persons().contains(seat);
        match &chair.player {
            Some(player) if is_played_by_bot && !chair.left && player.is_person() => {
                let by = player.clone();
                match self.apply(Command::TakeOver { seat, by }, None).await {
                    Ok(()) => self.after_change(),
                    Err(KeeperError::Stopped) => return Err(KeeperError::Stopped),
                    // A player who has conceded or used up their time only watches.
                    Err(_) => {}
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn welcome(&self, you: Viewer) -> FromServer {
        let table = self.record.info(&self.id, self.row.created, self.stage, self.summary());
        FromServer::Welcome(Box::new(Welcome { protocol: PROTOCOL, you, table }))
    }

    /// Sends the description of the table to all connections that still have access.
    pub(super) fn send_welcomes(&mut self) {
        self.recheck_access();
        let mut written: Vec<(Viewer, Utf8Bytes)> = Vec::new();
        for place in 0..self.conns.len() {
            let viewer = self.conns[place].viewer;
            let known =
                written.iter().find(|(other, _)| *other == viewer).map(|(_, message)| message.clone());
            let message = known.unwrap_or_else(|| {
                let message = text(&self.welcome(viewer));
                written.push((viewer, message.clone()));
                message
            });
            self.conns[place].send(message);
        }
        self.drop_lagging();
    }

    /// Checks all connections' access again, because the seats, the stage or the terms have changed. A person
    /// who has taken a seat looks from there from now on; a connection without access is closed.
    fn recheck_access(&mut self) {
        self.conns.retain_mut(|conn| {
            let person = conn.person.as_ref().map(|person| person.id.as_str());
            let viewer = self.record.viewer(self.stage, person, conn.key.as_deref());
            if viewer == Some(conn.viewer) {
                return true;
            }
            self.presence.remove(conn.viewer);
            if let Some(viewer) = viewer {
                self.presence.add(viewer);
                conn.viewer = viewer;
                conn.version = None;
            } else {
                conn.close(NO_ACCESS, "this table is not open to spectators");
            }
            viewer.is_some()
        });
        self.track_presence();
    }

    /// Sends all connections what has happened, each as its viewer may know it. A viewer who saw nothing is
    /// sent nothing.
    pub(super) fn send_updates(&mut self) {
        let now = self.at();
        let Some(game) = &self.game else { return };
        // Connections with the same viewer and version get the same message.
        let mut written: Vec<Update> = Vec::new();
        for conn in &mut self.conns {
            let is_for = |update: &Update| (update.viewer, update.from) == (conn.viewer, conn.version);
            let place = written.iter().position(is_for).unwrap_or_else(|| {
                written.push(Update::new(&**game, conn, now));
                written.len() - 1
            });
            let update = &written[place];
            if let Some(message) = &update.message {
                self.server.metrics.messages.inc();
                conn.send(message.clone());
                conn.version = Some(update.to);
            }
        }
        self.drop_lagging();
    }

    /// Sends one connection the whole state.
    pub(super) fn resync(&mut self, conn: ConnId) {
        let now = self.at();
        let Some(game) = &self.game else { return };
        let Some(conn) = self.conns.iter_mut().find(|other| other.id == conn) else { return };
        conn.send(game.resync(conn.viewer, now).into());
        conn.version = Some(game.version(conn.viewer));
        if conn.is_lagging {
            self.drop_lagging();
        }
    }

    /// Sends a message to all connections.
    pub(super) fn broadcast(&mut self, message: &FromServer) {
        let message = text(message);
        for conn in &mut self.conns {
            conn.send(message.clone());
        }
        self.drop_lagging();
    }

    /// Sends a message to one connection.
    pub(super) fn send_to(&mut self, conn: ConnId, message: &FromServer) {
        let Some(conn) = self.conns.iter_mut().find(|other| other.id == conn) else { return };
        conn.send(text(message));
        if conn.is_lagging {
            self.drop_lagging();
        }
    }

    /// Sends a message to all connections of one person, so that their windows stay in step.
    pub(super) fn send_to_person(&mut self, person: &str, message: &FromServer) {
        let message = text(message);
        for conn in self.conns.iter_mut().filter(|conn| conn.is(person)) {
            conn.send(message.clone());
        }
        self.drop_lagging();
    }

    /// The seats whose players are connected.
    pub(super) fn present(&self) -> SeatSet {
        self.presence.seats()
    }

    /// Drops the connections that have missed a message, before they go on with a gap.
    pub(super) fn drop_lagging(&mut self) {
        let before = self.conns.len();
        self.conns.retain(|conn| {
            if conn.is_lagging {
                self.presence.remove(conn.viewer);
            }
            !conn.is_lagging
        });
        if self.conns.len() != before {
            self.track_presence();
        }
    }

    /// Closes all connections and tells the clients to come back later.
    pub(super) fn close_connections(&mut self) {
        for conn in self.conns.drain(..) {
            conn.close(GOING_AWAY, "the table hibernates: come back");
        }
    }
}
