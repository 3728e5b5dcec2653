//! A line to the server that is made anew whenever it is cut.
//!
//! It tries again after a while that grows from one try to the next and differs from one client to another, so that a server that was away is not
//! run down; and at once if the network or the player is back.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use gloo_timers::callback::{Interval, Timeout};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{CloseEvent, MessageEvent, WebSocket};

use crate::browser;

/// The first wait, and the longest, in milliseconds.
const WAITS: (u32, u32) = (400, 20_000);

/// How often one asks whether the other end is still there, in milliseconds.
const BEAT: u32 = 15_000;

/// After so many milliseconds without a word the line counts as cut, whatever the browser believes.
const SILENCE: f64 = 40_000.0;

/// How long an answer may take from somebody who has just been asked, in milliseconds.
const ANSWER: u32 = 4_000;

/// The message that is answered at once.
const PING: &str = r#"{"ping":{}}"#;

/// How the line stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum LineState {
    /// It is being made.
    Connecting,
    /// Both ends hear each other.
    Open,
    /// It is cut, and will be tried again.
    Cut,
}

/// What the owner of a line does with it.
pub(super) trait Listener {
    /// Where to call, from what is known by now.
    fn address(&self) -> String;

    /// Hears a message.
    fn hear(&self, text: &str);

    /// The line has ended with this close code; `was_open` says whether anything was heard over it. It is
    /// called again unless the listener closes it now.
    fn end(&self, code: u16, was_open: bool);
}

/// A line to the server.
pub(super) struct Line {
    listener: RefCell<Weak<dyn Listener>>,
    state: ArcRwSignal<LineState>,
    socket: RefCell<Option<Connection>>,
    tries: Cell<u32>,
    heard: Cell<f64>,
    timer: RefCell<Option<Timeout>>,
    beat: RefCell<Option<Interval>>,
    is_closed: Cell<bool>,
}

/// A socket, and what is done when something comes from it.
struct Connection {
    socket: WebSocket,
    _message: Closure<dyn Fn(MessageEvent)>,
    _end: Closure<dyn Fn(CloseEvent)>,
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        // One that never opened, or has ended, needs no end.
        let _ = self.socket.close();
    }
}

impl Line {
    /// A line that is not open yet.
    pub(super) fn new() -> Rc<Self> {
        Rc::new(Self {
            listener: RefCell::new(Weak::<Nobody>::new()),
            state: ArcRwSignal::new(LineState::Connecting),
            socket: RefCell::default(),
            tries: Cell::default(),
            heard: Cell::default(),
            timer: RefCell::default(),
            beat: RefCell::default(),
            is_closed: Cell::default(),
        })
    }

    /// How it stands.
    pub(super) fn state(&self) -> ArcReadSignal<LineState> {
        self.state.read_only()
    }

    /// Calls, and calls again for as long as it takes.
    pub(super) fn open(self: &Rc<Self>, listener: Weak<dyn Listener>) {
        self.listener.replace(listener);
        let line = Rc::downgrade(self);
        self.beat.replace(Some(Interval::new(BEAT, move || {
            let Some(line) = line.upgrade() else { return };
            if line.is_open() && browser::now() - line.heard.get() > SILENCE {
                line.cut();
            } else {
                line.send(PING);
            }
        })));
        self.call();
    }

    /// Whether something can be sent now.
    pub(super) fn is_open(&self) -> bool {
        self.state.get_untracked() == LineState::Open
    }

    /// Sends a message; whether it is on its way. It may get lost all the same.
    pub(super) fn send(&self, text: &str) -> bool {
        let socket = self.socket.borrow();
        self.is_open()
            && socket.as_ref().is_some_and(|connection| connection.socket.send_with_str(text).is_ok())
    }

    /// Calls anew, now.
    pub(super) fn call(self: &Rc<Self>) {
        if self.is_closed.get() {
            return;
        }
        self.timer.take();
        self.socket.take();
        self.state.set(LineState::Connecting);
        let Some(listener) = self.listener.borrow().upgrade() else { return };
        let Ok(socket) = WebSocket::new(&listener.address()) else { return self.cut() };
        let line = Rc::downgrade(self);
        let message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let (Some(line), Some(text)) = (line.upgrade(), event.data().as_string()) else { return };
            line.hear(&text);
        });
        let line = Rc::downgrade(self);
        let end = Closure::<dyn Fn(CloseEvent)>::new(move |event: CloseEvent| {
            let Some(line) = line.upgrade() else { return };
            let was_open = line.is_open();
            line.cut();
            let listener = line.listener.borrow().upgrade();
            if let Some(listener) = listener {
                listener.end(event.code(), was_open);
            }
        });
        socket.set_onmessage(Some(message.as_ref().unchecked_ref()));
        socket.set_onclose(Some(end.as_ref().unchecked_ref()));
        self.socket.replace(Some(Connection { socket, _message: message, _end: end }));
    }

    /// The first word is always the server's, so a line is open when something is heard.
    fn hear(&self, text: &str) {
        self.heard.set(browser::now());
        self.tries.set(0);
        if !self.is_open() {
            self.state.set(LineState::Open);
        }
        if let Some(listener) = self.listener.borrow().upgrade() {
            listener.hear(text);
        }
    }

    /// Gives this line up, and calls again after a while.
    pub(super) fn cut(self: &Rc<Self>) {
        if self.is_closed.get() {
            return;
        }
        // The socket may be what has just called us: it ends when this is done.
        let socket = self.socket.take();
        Timeout::new(0, move || drop(socket)).forget();
        self.state.set(LineState::Cut);
        let tries = self.tries.replace(self.tries.get().saturating_add(1));
        let longest = WAITS.0.saturating_mul(1 << tries.min(8)).min(WAITS.1);
        // Between half of it and all of it.
        #[expect(clippy::cast_sign_loss, reason = "it is above 0")]
        let wait = (f64::from(longest) * (0.5 + js_sys::Math::random() / 2.0)) as u32;
        let line = Rc::downgrade(self);
        let again = Timeout::new(wait, move || {
            if let Some(line) = line.upgrade() {
                line.call();
            }
        });
        self.timer.replace(Some(again));
    }

    /// Hangs up at once, until the player is back.
    pub(super) fn hang_up(&self) {
        self.timer.take();
        if self.socket.take().is_some() {
            self.state.set(LineState::Cut);
        }
    }

    /// The network or the player is back: a line that is cut is tried at once, and one that seems open must prove it.
    pub(super) fn wake(self: &Rc<Self>) {
        match self.state.get_untracked() {
            LineState::Connecting => {}
            LineState::Cut => {
                self.tries.set(0);
                self.call();
            }
            LineState::Open => {
                let (line, asked) = (Rc::downgrade(self), browser::now());
                self.send(PING);
                let check = Timeout::new(ANSWER, move || {
                    if let Some(line) =
                        line.upgrade().filter(|line| line.is_open() && line.heard.get() < asked)
                    {
                        line.call();
                    }
                });
                self.timer.replace(Some(check));
            }
        }
    }

    /// Hangs up for good.
    pub(super) fn close(&self) {
        self.is_closed.set(true);
        self.timer.take();
        self.beat.take();
        self.socket.take();
    }
}

/// Whoever listens before anybody does.
struct Nobody;

impl Listener for Nobody {
    fn address(&self) -> String {
        String::new()
    }

    fn hear(&self, _: &str) {}

    fn end(&self, _: u16, _: bool) {}
}
