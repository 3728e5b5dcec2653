//! One table of a server as this window knows it: everything that is told over its socket, whatever the game.
//!
//! What belongs to the game itself waits here as JSON until a [`RemoteHost`](crate::host::remote::RemoteHost) takes it; what stands beside
//! the game (who is there, talk, proposals, clocks) is a handful of signals.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use alcazar_core::{Seat, SeatSet, Viewer};
use alcazar_table::ActId;
use alcazar_wire::lobby::{Keys, Stage, TableAnswer, TableInfo};
use alcazar_wire::{Fault, FromServer, Line as Said, Moment, Proposal, State, ToServer};
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::Value;

use super::api;
use super::line::{Line, LineState, Listener};
use super::pending::Pending;
use super::timers::Timers;

/// How many lines of talk a window remembers.
const LINES: usize = 200;

/// One table of a server as this window knows it.
#[derive(Clone, Copy)]
pub(crate) struct Room(StoredValue<Rc<Inner>, LocalStorage>);

/// What stands beside the game.
#[derive(Clone, Copy)]
struct Signals {
    table: RwSignal<TableInfo>,
    you: RwSignal<Viewer>,
    presence: RwSignal<(SeatSet, u32)>,
    said: RwSignal<Vec<Said>>,
    unread: RwSignal<usize>,
    note: RwSignal<String>,
    muted: RwSignal<SeatSet>,
    proposal: RwSignal<Option<Open>>,
    rematch: RwSignal<Option<String>>,
    fault: RwSignal<Option<Fault>>,
    is_pending: RwSignal<bool>,
    asked: RwSignal<SeatSet>,
    timers: RwSignal<Option<Timers>>,
    file: RwSignal<Option<String>>,
    /// Grows whenever everything is told from the start; 0 before anything was.
    epoch: RwSignal<u32>,
    line: ReadSignal<LineState>,
}

/// A proposal that waits for consent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Open {
    /// Its number.
    pub(crate) number: u32,
    /// Who proposes.
    pub(crate) by: Seat,
    /// What.
    pub(crate) what: Proposal,
    /// Whose consent is missing.
    pub(crate) missing: SeatSet,
}

struct Inner {
    id: String,
    /// The key of the link by which one came.
    key: Option<String>,
    /// What those who are invited need.
    keys: Option<Keys>,
    is_own: bool,
    line: Rc<Line>,
    signals: Signals,
    changes: ArcRwSignal<u32>,
    /// How many entries have been told.
    known: Cell<u32>,
    /// What has happened and was not taken yet.
    news: RefCell<Vec<Moment<Value, Value>>>,
    state: RefCell<Option<State<Value>>>,
    pending: RefCell<Option<Pending>>,
    /// Whether everything is to be told from the start.
    is_behind: Cell<bool>,
}

impl Room {
    /// Comes to a table. The line is cut when whoever called this is gone.
    pub(crate) fn open(answer: TableAnswer, key: Option<String>) -> Self {
        let TableAnswer { table, you, yours, keys } = answer;
        let line = Line::new();
        let (line_state, set_line_state) = signal(LineState::Connecting);
        let state = line.state();
        let signals = Signals {
            rematch: RwSignal::new(table.rematch.clone()),
            asked: RwSignal::new(table.asked),
            table: RwSignal::new(table.clone()),
            you: RwSignal::new(you.map_or(Viewer::Spectator, Viewer::Seat)),
            presence: RwSignal::new((SeatSet::EMPTY, 0)),
            said: RwSignal::new(Vec::new()),
            unread: RwSignal::new(0),
            note: RwSignal::new(String::new()),
            muted: RwSignal::new(SeatSet::EMPTY),
            proposal: RwSignal::new(None),
            fault: RwSignal::new(None),
            is_pending: RwSignal::new(false),
            timers: RwSignal::new(None),
            file: RwSignal::new(None),
            epoch: RwSignal::new(0),
            line: line_state,
        };
        let pending = Pending::left_over(&table.id);
        signals.is_pending.set(pending.is_some());
        let inner = Rc::new(Inner {
            id: table.id,
            key,
            keys,
            is_own: yours,
            line,
            signals,
            changes: ArcRwSignal::new(0),
            known: Cell::default(),
            news: RefCell::default(),
            state: RefCell::default(),
            pending: RefCell::new(pending),
            is_behind: Cell::new(true),
        });
        let listener: Rc<dyn Listener> = inner.clone();
        inner.line.open(Rc::downgrade(&listener));
        let room = Self(StoredValue::new_local(inner));
        Effect::new(move |_| {
            set_line_state.set(state.get());
            // What can be done may depend on it.
            room.0.try_with_value(|inner| inner.publish());
        });
        room.follow_network();
        room
    }

    /// Whoever comes back to the tab, or into a network, need not wait.
    fn follow_network(self) {
        let wake = move || {
            self.0.try_with_value(|inner| inner.line.wake());
        };
        let online = window_event_listener(leptos::ev::online, move |_| wake());
        let offline = window_event_listener(leptos::ev::offline, move |_| {
            self.0.try_with_value(|inner| inner.line.cut());
        });
        let visible = window_event_listener(leptos::ev::visibilitychange, move |_| {
            if !document().hidden() {
                wake();
            }
        });
        on_cleanup(move || {
            [online, offline, visible].into_iter().for_each(WindowListenerHandle::remove);
            self.0.try_with_value(|inner| inner.line.close());
        });
    }

    fn inner(self) -> Rc<Inner> {
        self.0.get_value()
    }

    fn signals(self) -> Signals {
        self.0.with_value(|inner| inner.signals)
    }

    /// Its id.
    pub(crate) fn id(self) -> String {
        self.inner().id.clone()
    }

    /// The table as it looks from outside.
    pub(crate) fn table(self) -> RwSignal<TableInfo> {
        self.signals().table
    }

    /// As whom one looks.
    pub(crate) fn you(self) -> RwSignal<Viewer> {
        self.signals().you
    }

    /// Whether this person has made the table.
    pub(crate) fn is_own(self) -> bool {
        self.inner().is_own
    }

    /// What those who are invited need, if this person may invite.
    pub(crate) fn keys(self) -> Option<Keys> {
        self.inner().keys.clone()
    }

    /// The key by which this person came.
    pub(crate) fn key(self) -> Option<String> {
        self.inner().key.clone()
    }

    /// How the line stands.
    pub(crate) fn line(self) -> ReadSignal<LineState> {
        self.signals().line
    }

    /// Grows whenever everything is told from the start; 0 before anything was.
    pub(crate) fn epoch(self) -> RwSignal<u32> {
        self.signals().epoch
    }

    /// Who is there, and how many look on.
    pub(crate) fn presence(self) -> RwSignal<(SeatSet, u32)> {
        self.signals().presence
    }

    /// Who is asked.
    pub(crate) fn asked(self) -> RwSignal<SeatSet> {
        self.signals().asked
    }

    /// What was said.
    pub(crate) fn said(self) -> RwSignal<Vec<Said>> {
        self.signals().said
    }

    /// How much of it is new.
    pub(crate) fn unread(self) -> RwSignal<usize> {
        self.signals().unread
    }

    /// One's own notepad.
    pub(crate) fn note(self) -> RwSignal<String> {
        self.signals().note
    }

    /// The seats that are not heard.
    pub(crate) fn muted(self) -> RwSignal<SeatSet> {
        self.signals().muted
    }

    /// What waits for consent.
    pub(crate) fn proposal(self) -> RwSignal<Option<Open>> {
        self.signals().proposal
    }

    /// Where the same players play again.
    pub(crate) fn rematch(self) -> RwSignal<Option<String>> {
        self.signals().rematch
    }

    /// What was refused last, beside moves.
    pub(crate) fn fault(self) -> RwSignal<Option<Fault>> {
        self.signals().fault
    }

    /// Whether a submission is on its way.
    pub(crate) fn is_pending(self) -> RwSignal<bool> {
        self.signals().is_pending
    }

    /// The clocks.
    pub(crate) fn timers(self) -> RwSignal<Option<Timers>> {
        self.signals().timers
    }

    /// The whole game as a file, once it is over and here.
    pub(crate) fn file(self) -> RwSignal<Option<String>> {
        self.signals().file
    }

    /// Grows whenever something has happened in the game.
    pub(crate) fn changes(self) -> ArcReadSignal<u32> {
        self.inner().changes.read_only()
    }

    /// Takes what has happened since it was last taken.
    pub(crate) fn take_news(self) -> Vec<Moment<Value, Value>> {
        self.inner().news.take()
    }

    /// How the game stands.
    pub(crate) fn state(self) -> Option<State<Value>> {
        self.inner().state.borrow().clone()
    }

    /// What somebody makes of how the game stands.
    pub(crate) fn with_state<T>(self, read: impl FnOnce(&State<Value>) -> T) -> Option<T> {
        self.inner().state.borrow().as_ref().map(read)
    }

    /// Submits something; its fate. Who submits twice means it once.
    pub(crate) async fn submit(self, id: ActId, message: ToServer) -> Result<(), Fault> {
        let inner = self.inner();
        if inner.pending.borrow().is_some() {
            return Ok(());
        }
        let (pending, fate) = Pending::new(&inner.id, id, &message);
        inner.line.send(&pending.text);
        inner.pending.replace(Some(pending));
        inner.signals.is_pending.set(true);
        if !inner.line.is_open() {
            inner.publish();
        }
        // Who has left the page hears of it when he comes back.
        fate.await.unwrap_or(Ok(()))
    }

    /// Says something that may get lost.
    pub(crate) fn tell(self, message: &ToServer) {
        self.signals().fault.set(None);
        if let Ok(text) = serde_json::to_string(message) {
            self.inner().line.send(&text);
        }
    }

    /// Tries the line now.
    pub(crate) fn call(self) {
        self.inner().line.wake();
    }
}

impl Listener for Inner {
    fn address(&self) -> String {
        let location = window().location();
        let is_safe = location.protocol().is_ok_and(|protocol| protocol == "https:");
        let host = location.host().unwrap_or_default();
        let scheme = if is_safe { "wss" } else { "ws" };
        let since = self.known.get();
        let key = self.key.as_ref().map(|key| format!("&key={key}")).unwrap_or_default();
        format!("{scheme}://{host}/api/v1/tables/{}/socket?since={since}{key}", self.id)
    }

    fn hear(&self, text: &str) {
        match serde_json::from_str::<FromServer>(text) {
            Ok(message) => self.take(message),
            Err(error) => {
                // A server that speaks otherwise is newer: the page must be too.
                web_sys::console::warn_1(&error.to_string().into());
                self.signals.fault.set(Some(Fault::new("outdated", error)));
            }
        }
    }
}

impl Inner {
    fn take(&self, message: FromServer) {
        let signals = self.signals;
        match message {
            FromServer::Welcome(welcome) => {
                signals.you.set(welcome.you);
                if welcome.table.rematch.is_some() {
                    signals.rematch.set(welcome.table.rematch.clone());
                }
                signals.table.set(welcome.table);
                signals.proposal.set(None);
                if let Some(pending) = &*self.pending.borrow() {
                    self.line.send(&pending.text);
                }
            }
            FromServer::Resync(state) => self.resync(*state),
            FromServer::Update { since, moments, state } => self.update(since, moments, *state),
            FromServer::Ack { id, version } => {
                if let Some(pending) = self.pending.borrow_mut().as_mut().filter(|pending| pending.id == id) {
                    pending.acknowledged = Some(version);
                }
                self.settle();
            }
            FromServer::Refused { id, fault } => {
                let is_pending = |pending: &mut Pending| Some(pending.id) == id;
                let refused = self.pending.borrow_mut().take_if(is_pending);
                let is_told = refused.is_some_and(|pending| pending.end(Err(fault.clone())));
                signals.is_pending.set(self.pending.borrow().is_some());
                if !is_told {
                    signals.fault.set(Some(fault));
                }
                self.publish();
            }
            FromServer::Said(line) => self.listen(line),
            FromServer::Presence { seats, watchers } => signals.presence.set((seats, watchers)),
            FromServer::Proposed { proposal, by, what, missing, .. } => {
                signals.proposal.set(Some(Open { number: proposal, by, what, missing }));
            }
            FromServer::Settled { proposal, accepted } => {
                if signals.proposal.get_untracked().is_some_and(|open| open.number == proposal) {
                    signals.proposal.set(None);
                    if !accepted {
                        signals.fault.set(Some(Fault::new("declined", "somebody does not agree")));
                    }
                }
            }
            FromServer::Note { text } => signals.note.set(text),
            FromServer::Muted { seats } => signals.muted.set(seats),
            FromServer::Rematch { table } => signals.rematch.set(Some(table)),
            FromServer::Pong {} => {}
        }
    }

    fn listen(&self, line: Said) {
        // Who comes back hears again what he has heard.
        let is_new =
            self.signals.said.with_untracked(|said| said.iter().all(|old| old.number != line.number));
        if is_new {
            self.signals.said.update(|said| {
                said.push(line);
                let surplus = said.len().saturating_sub(LINES);
                said.drain(..surplus);
            });
            self.signals.unread.update(|unread| *unread += 1);
        }
    }

    fn resync(&self, state: State<Value>) {
        let is_here = state.version == self.known.get() && !self.is_behind.get();
        if is_here {
            self.stand(state);
        } else {
            self.start_over();
        }
    }

    fn update(&self, since: u32, mut moments: Vec<Moment<Value, Value>>, state: State<Value>) {
        if since != self.known.get() {
            self.start_over();
            return;
        }
        if let Some(last) = moments.last_mut() {
            last.view.get_or_insert_with(|| state.view.clone());
        }
        self.news.borrow_mut().extend(moments);
        self.stand(state);
    }

    /// What is known here does not lead to how things stand: everything shall be told from the start.
    fn start_over(&self) {
        self.known.set(0);
        self.news.take();
        self.is_behind.set(true);
        self.line.call();
    }

    fn stand(&self, state: State<Value>) {
        let signals = self.signals;
        self.known.set(state.version);
        signals.asked.set(if state.outcome.is_some() { SeatSet::EMPTY } else { state.asked });
        let timers = state.timers.clone().zip(state.now).map(|(seats, now)| Timers::new(seats, now));
        signals.timers.set(timers);
        let is_over = state.outcome.is_some();
        self.state.replace(Some(state));
        if is_over {
            signals.table.update(|table| table.stage = Stage::Over);
            self.fetch_file();
        }
        if self.is_behind.replace(false) {
            signals.epoch.update(|epoch| *epoch += 1);
        }
        self.publish();
        self.settle();
    }

    fn publish(&self) {
        self.changes.update(|changes| *changes = changes.wrapping_add(1));
    }

    /// A submission is done when it counts and what came of it is known here.
    fn settle(&self) {
        let known = self.known.get();
        let is_done = |pending: &mut Pending| pending.acknowledged.is_some_and(|version| version <= known);
        let done = self.pending.borrow_mut().take_if(is_done);
        if let Some(pending) = done {
            pending.end(Ok(()));
            self.signals.is_pending.set(false);
            self.publish();
        }
    }

    /// The whole game can be had when it is over.
    fn fetch_file(&self) {
        let (file, path) = (self.signals.file, super::replay_path(&self.id, self.key.as_deref()));
        if file.with_untracked(Option::is_none) {
            spawn_local(async move {
                if let Ok(text) = api::get_text(&path).await {
                    file.try_set(Some(text));
                }
            });
        }
    }
}
