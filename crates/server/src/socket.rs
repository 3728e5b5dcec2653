//! The socket of a table: receives and sends messages, with limits on both.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use alcazar_wire::{FromServer, MAX_MESSAGE_LEN, ToServer};
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use futures::SinkExt as _;
use serde::Deserialize;
use serde_json::Value;
use tokio::sync::mpsc::error::TryRecvError;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use crate::error::ApiError;
use crate::identity::Visitor;
use crate::rate_limit::RateLimit;
use crate::server::Server;
use crate::table::{ConnId, ConnectRequest, Connected, KeeperMessage, Outgoing, PresenceReceiver};

/// Close code: policy violation.
const POLICY: u16 = 1008;

/// Close code: the frame is not a text.
const UNSUPPORTED: u16 = 1003;

/// Small, so that an idle socket costs little.
const READ_BUFFER: usize = 4 * 1024;

/// Messages that are queued together leave in one write, up to this size.
const WRITE_BUFFER: usize = 16 * 1024;

/// How many messages may wait for a slow client.
const OUTBOX: usize = 64;

/// How long sending a message may take.
const SEND_TIMEOUT: Duration = Duration::from_secs(10);

/// How many seconds' worth of messages a client may send at once.
const BURST: u32 = 3;

/// The query of a socket's URL.
#[derive(Debug, Deserialize)]
pub(crate) struct SocketQuery {
    /// The version that the client already has.
    since: Option<u32>,
    /// The key of a spectator's invitation.
    key: Option<String>,
}

static NEXT_CONN: AtomicU64 = AtomicU64::new(0);

/// Opens the socket of a table, if the visitor may see the table.
pub(crate) async fn open(
    State(server): State<Arc<Server>>,
    Path(table): Path<String>,
    Query(query): Query<SocketQuery>,
    visitor: Visitor,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiError> {
    let conn = NEXT_CONN.fetch_add(1, Ordering::Relaxed);
    let (out, outbox) = mpsc::channel(OUTBOX);
    let (reply, answer) = oneshot::channel();
    let request =
        ConnectRequest { conn, person: visitor.person, key: query.key, since: query.since, out, reply };
    server.send(&table, KeeperMessage::Connect(request));
    // From here on the keeper counts the connection, so it must be told when the client hangs up.
    server.open_sockets.send_modify(|open| *open += 1);
    let mut guard = ConnGuard { server, table, conn, is_connected: true };
    let Connected { greeting, presence } = match answer.await {
        Ok(Ok(connected)) => connected,
        rejected => {
            guard.is_connected = false;
            return Err(rejected.ok().and_then(Result::err).unwrap_or_else(ApiError::unavailable));
        }
    };
    let queue = Queue { outbox, presence };
    let upgrade = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_message_size(MAX_MESSAGE_LEN * 4)
        .max_frame_size(MAX_MESSAGE_LEN * 4);
    Ok(upgrade.on_upgrade(move |socket| run(socket, guard, greeting, queue)))
}

/// Tells the table when the connection ends, however it ends.
struct ConnGuard {
    server: Arc<Server>,
    table: String,
    conn: ConnId,
    is_connected: bool,
}

impl Drop for ConnGuard {
    fn drop(&mut self) {
        if self.is_connected {
            self.server.send(&self.table, KeeperMessage::Disconnect(self.conn));
        }
        self.server.open_sockets.send_modify(|open| *open -= 1);
    }
}

/// What the table has for a connection.
struct Queue {
    /// Messages of which none may be missed.
    outbox: mpsc::Receiver<Outgoing>,
    /// Presence: only the latest value matters.
    presence: PresenceReceiver,
}

impl Queue {
    /// Waits for the next message; none if the table has dropped this connection. The outbox has priority
    /// over presence.
    async fn next(&mut self) -> Option<Outgoing> {
        tokio::select! {
            biased;
            out = self.outbox.recv() => out,
            Ok(()) = self.presence.changed() => {
                Some(Outgoing::Text(self.presence.borrow_and_update().clone()))
            }
        }
    }
}

/// How a connection ends: with a close code and a reason, or without a close frame.
type CloseReason = Option<(u16, &'static str)>;

async fn run(mut socket: WebSocket, conn: ConnGuard, greeting: Vec<Utf8Bytes>, mut queue: Queue) {
    conn.server.metrics.sockets.inc();
    let close = Box::pin(async {
        match timeout(SEND_TIMEOUT, send_greeting(&mut socket, greeting)).await {
            Ok(Ok(())) => exchange(&mut socket, &conn, &mut queue).await,
            _ => None,
        }
    })
    .await;
    conn.server.metrics.sockets.dec();
    if let Some((code, reason)) = close {
        if code == POLICY {
            conn.server.metrics.floods.inc();
        }
        let frame = CloseFrame { code, reason: reason.into() };
        // The client may be gone already.
        let _ = timeout(SEND_TIMEOUT, socket.send(Message::Close(Some(frame)))).await;
    }
}

/// Sends the first messages in one write.
async fn send_greeting(socket: &mut WebSocket, greeting: Vec<Utf8Bytes>) -> Result<(), axum::Error> {
    for text in greeting {
        socket.feed(Message::Text(text)).await?;
    }
    socket.flush().await
}

/// Sends and receives until the connection ends.
async fn exchange(socket: &mut WebSocket, conn: &ConnGuard, queue: &mut Queue) -> CloseReason {
    let heartbeat = conn.server.settings.heartbeat;
    let mut limit = RateLimit::per_second(conn.server.settings.messages_per_second, BURST);
    let mut last_received = Instant::now();
    let mut beat = tokio::time::interval_at(tokio::time::Instant::now() + heartbeat, heartbeat);
    loop {
        tokio::select! {
            out = queue.next() => {
                let sent = timeout(SEND_TIMEOUT, send_queued(socket, out, &mut queue.outbox)).await;
                if let Err(close) = sent.unwrap_or(Err(None)) {
                    return close;
                }
            }
            message = socket.recv() => {
                last_received = Instant::now();
                match message {
                    Some(Ok(Message::Text(text))) => {
                        if text.len() > MAX_MESSAGE_LEN {
                            return Some((POLICY, "the message is too long"));
                        }
                        if !limit.try_acquire() {
                            return Some((POLICY, "too many messages"));
                        }
                        match serde_json::from_str::<ToServer>(&text) {
                            Ok(message) => {
                                conn.server.send(&conn.table, KeeperMessage::Received(conn.conn, message));
                            }
                            Err(error) => send(socket, malformed(&error)).await?,
                        }
                    }
                    Some(Ok(Message::Binary(_))) => return Some((UNSUPPORTED, "messages are texts")),
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
                        if !limit.try_acquire() {
                            return Some((POLICY, "too many messages"));
                        }
                    }
                    // The frame is too large, or not a frame at all.
                    Some(Err(_)) => return Some((POLICY, "this is not a valid frame")),
                    Some(Ok(Message::Close(_))) | None => return None,
                }
            }
            _ = beat.tick() => {
                // A lost connection makes no sound: a client that missed two pings is gone.
                if last_received.elapsed() > heartbeat * 5 / 2 {
                    return None;
                }
                send(socket, Message::Ping(axum::body::Bytes::new())).await?;
            }
        }
    }
}

/// Sends a message and all messages queued behind it in one write.
async fn send_queued(
    socket: &mut WebSocket,
    first: Option<Outgoing>,
    outbox: &mut mpsc::Receiver<Outgoing>,
) -> Result<(), CloseReason> {
    let mut next = first;
    loop {
        match next {
            Some(Outgoing::Text(text)) => socket.feed(Message::Text(text)).await.map_err(|_| None)?,
            Some(Outgoing::Close(code, reason)) => return Err(Some((code, reason))),
            None => return Err(Some((POLICY, "too slow: reconnect to get everything"))),
        }
        next = match outbox.try_recv() {
            Ok(out) => Some(out),
            Err(TryRecvError::Empty) => break,
            Err(TryRecvError::Disconnected) => None,
        };
    }
    socket.flush().await.map_err(|_| None)
}

/// Sends a message; none if the connection is lost or stuck.
async fn send(socket: &mut WebSocket, message: Message) -> Option<()> {
    timeout(SEND_TIMEOUT, socket.send(message)).await.ok()?.ok()
}

fn malformed(error: &serde_json::Error) -> Message {
    let fault = alcazar_wire::Fault::new("malformed", error);
    let message = FromServer::<Value, Value>::Refused { id: None, fault };
    Message::text(serde_json::to_string(&message).unwrap_or_default())
}
