//! The socket of a table: frames in, messages out, and limits on both.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use alcazar_wire::{FromServer, LONGEST_MESSAGE, ToServer};
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use futures::SinkExt as _;
use serde::Deserialize;
use serde_json::Value;
use tokio::sync::mpsc::error::TryRecvError;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use crate::allowance::Allowance;
use crate::hall::Hall;
use crate::identity::Visitor;
use crate::problem::Problem;
use crate::table::{Admission, Arrival, Ask, ConnId, Latest, Out};

/// Against the rules of the house.
const POLICY: u16 = 1008;

/// Not a text.
const UNSUPPORTED: u16 = 1003;

/// Read at once, and no more: a socket that is silent shall cost little.
const READ_BUFFER: usize = 4 * 1024;

/// What is said at the same moment leaves in one piece, up to this size.
const WRITE_BUFFER: usize = 16 * 1024;

/// How many messages may wait for a slow listener.
const OUTBOX: usize = 64;

/// How long a message may take to leave.
const SENDING: Duration = Duration::from_secs(10);

/// How many seconds' worth of messages a client may send at once.
const BURST: u32 = 3;

/// What the address of a socket says.
#[derive(Debug, Deserialize)]
pub(crate) struct Asked {
    /// The version that the client knows already.
    since: Option<u32>,
    /// The key of the link by which one came to look on.
    key: Option<String>,
}

static CONNS: AtomicU64 = AtomicU64::new(0);

/// Opens a socket to a table, if one may see it.
pub(crate) async fn open(
    State(hall): State<Arc<Hall>>,
    Path(table): Path<String>,
    Query(asked): Query<Asked>,
    visitor: Visitor,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Problem> {
    let conn = CONNS.fetch_add(1, Ordering::Relaxed);
    let (out, outbox) = mpsc::channel(OUTBOX);
    let (reply, answer) = oneshot::channel();
    let arrival = Arrival { conn, person: visitor.person, key: asked.key, since: asked.since, out, reply };
    hall.tell(&table, Ask::Attach(arrival));
    // Whoever hangs up from here on must not be counted for ever.
    let mut guard = Attached { hall, table, conn, is_let_in: true };
    let Admission { greeting, presence } = match answer.await {
        Ok(Ok(admission)) => admission,
        refused => {
            guard.is_let_in = false;
            return Err(refused.ok().and_then(Result::err).unwrap_or_else(Problem::broken));
        }
    };
    let mail = Mail { outbox, presence };
    let upgrade = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_message_size(LONGEST_MESSAGE * 4)
        .max_frame_size(LONGEST_MESSAGE * 4);
    Ok(upgrade.on_upgrade(move |socket| speak(socket, guard, greeting, mail)))
}

/// Says goodbye to the table, however the connection ends.
struct Attached {
    hall: Arc<Hall>,
    table: String,
    conn: ConnId,
    is_let_in: bool,
}

impl Drop for Attached {
    fn drop(&mut self) {
        if self.is_let_in {
            self.hall.tell(&self.table, Ask::Detach(self.conn));
        }
    }
}

/// What the table has for a connection.
struct Mail {
    /// Messages of which none may be missed.
    outbox: mpsc::Receiver<Out>,
    /// Who is there: only the latest matters.
    presence: Latest,
}

impl Mail {
    /// Waits for something to pass on; nothing if the table has given this connection up. What happens comes
    /// before who is there.
    async fn next(&mut self) -> Option<Out> {
        tokio::select! {
            biased;
            out = self.outbox.recv() => out,
            Ok(()) = self.presence.changed() => Some(Out::Text(self.presence.borrow_and_update().clone())),
        }
    }
}

/// Why a connection ends: a code and a word, or silence.
type End = Option<(u16, &'static str)>;

async fn speak(mut socket: WebSocket, here: Attached, greeting: Vec<Utf8Bytes>, mut mail: Mail) {
    here.hall.metrics.sockets.inc();
    let end = Box::pin(async {
        match timeout(SENDING, greet(&mut socket, greeting)).await {
            Ok(Ok(())) => talk(&mut socket, &here, &mut mail).await,
            _ => None,
        }
    })
    .await;
    here.hall.metrics.sockets.dec();
    if let Some((code, reason)) = end {
        if code == POLICY {
            here.hall.metrics.floods.inc();
        }
        let frame = CloseFrame { code, reason: reason.into() };
        // Who is gone need not be told.
        let _ = timeout(SENDING, socket.send(Message::Close(Some(frame)))).await;
    }
}

/// Says what is said first, in one piece.
async fn greet(socket: &mut WebSocket, greeting: Vec<Utf8Bytes>) -> Result<(), axum::Error> {
    for text in greeting {
        socket.feed(Message::Text(text)).await?;
    }
    socket.flush().await
}

async fn talk(socket: &mut WebSocket, here: &Attached, mail: &mut Mail) -> End {
    let heartbeat = here.hall.settings.heartbeat;
    let mut allowance = Allowance::per_second(here.hall.settings.messages_per_second, BURST);
    let mut heard = Instant::now();
    let mut beat = tokio::time::interval_at(tokio::time::Instant::now() + heartbeat, heartbeat);
    loop {
        tokio::select! {
            out = mail.next() => {
                let sent = timeout(SENDING, pass_on(socket, out, &mut mail.outbox)).await;
                if let Err(end) = sent.unwrap_or(Err(None)) {
                    return end;
                }
            }
            message = socket.recv() => {
                heard = Instant::now();
                match message {
                    Some(Ok(Message::Text(text))) => {
                        if text.len() > LONGEST_MESSAGE {
                            return Some((POLICY, "the message is too long"));
                        }
                        if !allowance.take() {
                            return Some((POLICY, "too many messages"));
                        }
                        match serde_json::from_str::<ToServer>(&text) {
                            Ok(said) => here.hall.tell(&here.table, Ask::Said(here.conn, said)),
                            Err(error) => send(socket, malformed(&error)).await?,
                        }
                    }
                    Some(Ok(Message::Binary(_))) => return Some((UNSUPPORTED, "messages are texts")),
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
                        if !allowance.take() {
                            return Some((POLICY, "too many messages"));
                        }
                    }
                    // A frame that is too large, or no frame at all.
                    Some(Err(_)) => return Some((POLICY, "this is not what was agreed on")),
                    Some(Ok(Message::Close(_))) | None => return None,
                }
            }
            _ = beat.tick() => {
                // A line that is cut makes no sound: who has not answered twice is gone.
                if heard.elapsed() > heartbeat * 5 / 2 {
                    return None;
                }
                send(socket, Message::Ping(axum::body::Bytes::new())).await?;
            }
        }
    }
}

/// Sends a message and whatever waits behind it, in one piece.
async fn pass_on(
    socket: &mut WebSocket,
    first: Option<Out>,
    outbox: &mut mpsc::Receiver<Out>,
) -> Result<(), End> {
    let mut next = first;
    loop {
        match next {
            Some(Out::Text(text)) => socket.feed(Message::Text(text)).await.map_err(|_| None)?,
            Some(Out::Close(code, reason)) => return Err(Some((code, reason))),
            None => return Err(Some((POLICY, "too slow: come back and hear everything"))),
        }
        next = match outbox.try_recv() {
            Ok(out) => Some(out),
            Err(TryRecvError::Empty) => break,
            Err(TryRecvError::Disconnected) => None,
        };
    }
    socket.flush().await.map_err(|_| None)
}

/// Sends a message; nothing if the line is cut or stuck.
async fn send(socket: &mut WebSocket, message: Message) -> Option<()> {
    timeout(SENDING, socket.send(message)).await.ok()?.ok()
}

fn malformed(error: &serde_json::Error) -> Message {
    let fault = alcazar_wire::Fault::new("malformed", error);
    let message = FromServer::<Value, Value>::Refused { id: None, fault };
    Message::text(serde_json::to_string(&message).unwrap_or_default())
}
