//! A connection to the server that reconnects by itself.
//!
//! The delay between attempts grows and is randomized, so that many clients don't overload a server that was
//! down. It reconnects at once when the network or the player is back.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use gloo_timers::callback::{Interval, Timeout};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{CloseEvent, MessageEvent, WebSocket};

use crate::browser;

/// The first and the maximum delay between attempts, in milliseconds.
const RETRY_MS: (u32, u32) = (400, 20_000);

/// How often the server is pinged, in milliseconds.
const PING_INTERVAL_MS: u32 = 15_000;

/// After this many milliseconds without a message, the connection counts as lost, whatever the browser
/// believes.
const TIMEOUT_MS: f64 = 40_000.0;

/// How long the answer to a ping may take after waking up, in milliseconds.
const PING_TIMEOUT_MS: u32 = 4_000;

/// The server answers this message at once.
const PING: &str = r#"{"ping":{}}"#;

/// The state of the connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ConnectionState {
    /// It is being opened.
    Connecting,
    /// A message has been received over it.
    Open,
    /// It was lost, and will be opened again.
    Disconnected,
}

/// The owner of a connection.
pub(super) trait Handler {
    /// The address to connect to, from what is known by now.
    fn address(&self) -> String;

    /// Handles a message.
    fn receive(&self, text: &str);

    /// The connection was closed with this code; `was_open` says whether anything was received over it. It
    /// reconnects unless the handler closes it now.
    fn closed(&self, code: u16, was_open: bool);
}

/// A connection to the server.
pub(super) struct Connection {
    handler: RefCell<Weak<dyn Handler>>,
    state: ArcRwSignal<ConnectionState>,
    socket: RefCell<Option<Socket>>,
    attempts: Cell<u32>,
    last_received: Cell<f64>,
    retry_timer: RefCell<Option<Timeout>>,
    ping_timer: RefCell<Option<Interval>>,
    is_closed: Cell<bool>,
}

/// A socket and its event handlers.
struct Socket {
    inner: WebSocket,
    _message: Closure<dyn Fn(MessageEvent)>,
    _closed: Closure<dyn Fn(CloseEvent)>,
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.inner.set_onmessage(None);
        self.inner.set_onclose(None);
        // This fails on a socket that never opened or is already closed.
        let _ = self.inner.close();
    }
}

impl Connection {
    /// A connection that is not open yet.
    pub(super) fn new() -> Rc<Self> {
        Rc::new(Self {
            handler: RefCell::new(Weak::<NoHandler>::new()),
            state: ArcRwSignal::new(ConnectionState::Connecting),
            socket: RefCell::default(),
            attempts: Cell::default(),
            last_received: Cell::default(),
            retry_timer: RefCell::default(),
            ping_timer: RefCell::default(),
            is_closed: Cell::default(),
        })
    }

    /// Its state.
    pub(super) fn state(&self) -> ArcReadSignal<ConnectionState> {
        self.state.read_only()
    }

    /// Connects, and reconnects as often as necessary.
    pub(super) fn open(self: &Rc<Self>, handler: Weak<dyn Handler>) {
        self.handler.replace(handler);
        let connection = Rc::downgrade(self);
        self.ping_timer.replace(Some(Interval::new(PING_INTERVAL_MS, move || {
            let Some(connection) = connection.upgrade() else { return };
            if connection.is_open() && browser::now() - connection.last_received.get() > TIMEOUT_MS {
                connection.reconnect_later();
            } else {
                connection.send(PING);
            }
        })));
        self.connect();
    }

    /// Whether a message can be sent now.
    pub(super) fn is_open(&self) -> bool {
        self.state.get_untracked() == ConnectionState::Open
    }

    /// Sends a message; returns whether it was handed to the socket. It may still get lost.
    pub(super) fn send(&self, text: &str) -> bool {
        let socket = self.socket.borrow();
        self.is_open() && socket.as_ref().is_some_and(|socket| socket.inner.send_with_str(text).is_ok())
    }

    /// Opens a new socket now.
    pub(super) fn connect(self: &Rc<Self>) {
        if self.is_closed.get() {
            return;
        }
        self.retry_timer.take();
        self.socket.take();
        self.state.set(ConnectionState::Connecting);
        let Some(handler) = self.handler.borrow().upgrade() else { return };
        let Ok(socket) = WebSocket::new(&handler.address()) else { return self.reconnect_later() };
        let connection = Rc::downgrade(self);
        let message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let (Some(connection), Some(text)) = (connection.upgrade(), event.data().as_string()) else {
                return;
            };
            connection.receive(&text);
        });
        let connection = Rc::downgrade(self);
        let closed = Closure::<dyn Fn(CloseEvent)>::new(move |event: CloseEvent| {
            let Some(connection) = connection.upgrade() else { return };
            let was_open = connection.is_open();
            connection.reconnect_later();
            let handler = connection.handler.borrow().upgrade();
            if let Some(handler) = handler {
                handler.closed(event.code(), was_open);
            }
        });
        socket.set_onmessage(Some(message.as_ref().unchecked_ref()));
        socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
        self.socket.replace(Some(Socket { inner: socket, _message: message, _closed: closed }));
    }

    /// The server always sends the first message, so a connection is open once something is received.
    fn receive(&self, text: &str) {
        self.last_received.set(browser::now());
        self.attempts.set(0);
        if !self.is_open() {
            self.state.set(ConnectionState::Open);
        }
        if let Some(handler) = self.handler.borrow().upgrade() {
            handler.receive(text);
        }
    }

    /// Drops this socket, and reconnects after a delay.
    pub(super) fn reconnect_later(self: &Rc<Self>) {
        if self.is_closed.get() {
            return;
        }
        // This may run in one of the socket's own handlers, so the socket is dropped later.
        let socket = self.socket.take();
        Timeout::new(0, move || drop(socket)).forget();
        self.state.set(ConnectionState::Disconnected);
        let attempts = self.attempts.replace(self.attempts.get().saturating_add(1));
        let max_wait = RETRY_MS.0.saturating_mul(1 << attempts.min(8)).min(RETRY_MS.1);
        // Between half of the delay and all of it.
        #[expect(clippy::cast_sign_loss, reason = "it is positive")]
        let wait = (f64::from(max_wait) * (0.5 + js_sys::Math::random() / 2.0)) as u32;
        let connection = Rc::downgrade(self);
        let again = Timeout::new(wait, move || {
            if let Some(connection) = connection.upgrade() {
                connection.connect();
            }
        });
        self.retry_timer.replace(Some(again));
    }

    /// Closes the socket until the player is back.
    pub(super) fn disconnect(&self) {
        self.retry_timer.take();
        if self.socket.take().is_some() {
            self.state.set(ConnectionState::Disconnected);
        }
    }

    /// The network or the player is back: a lost connection is retried at once, and one that seems open is
    /// checked.
    pub(super) fn wake(self: &Rc<Self>) {
        match self.state.get_untracked() {
            ConnectionState::Connecting => {}
            ConnectionState::Disconnected => {
                self.attempts.set(0);
                self.connect();
            }
            ConnectionState::Open => {
                let (connection, asked) = (Rc::downgrade(self), browser::now());
                self.send(PING);
                let check = Timeout::new(PING_TIMEOUT_MS, move || {
                    if let Some(connection) = connection
                        .upgrade()
                        .filter(|connection| connection.is_open() && connection.last_received.get() < asked)
                    {
                        connection.connect();
                    }
                });
                self.retry_timer.replace(Some(check));
            }
        }
    }

    /// Closes the connection for good.
    pub(super) fn close(&self) {
        self.is_closed.set(true);
        self.retry_timer.take();
        self.ping_timer.take();
        self.socket.take();
    }
}

/// The handler until there is one.
struct NoHandler;

impl Handler for NoHandler {
    fn address(&self) -> String {
        String::new()
    }

    fn receive(&self, _: &str) {}

    fn closed(&self, _: u16, _: bool) {}
}
