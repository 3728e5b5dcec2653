//! One table of a server as this window knows it: everything that is told over its socket, whatever the game.
//!
//! What belongs to the game itself waits here as JSON until a [`RemoteHost`](crate::host::remote::RemoteHost) takes it; what stands beside
//! the game (who is there, talk, proposals, clocks) is a handful of signals.

mod receive;

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use alcazar_core::{Seat, SeatSet, Viewer};
use alcazar_table::ActId;
use alcazar_wire::lobby::{Keys, TableAnswer, TableInfo};
use alcazar_wire::{Fault, Line as ChatLine, Moment, Proposal, State, ToServer};
use leptos::prelude::*;
use serde_json::Value;

use super::absence::AwaitedPlayer;
use super::connection::{Connection, ConnectionState, Handler};
use super::pending::Pending;
use super::timers::Timers;

/// One table of a server as this window knows it.
#[derive(Clone, Copy)]
pub(crate) struct Room(StoredValue<Rc<Inner>, LocalStorage>);

/// What stands beside the game.
#[derive(Clone, Copy)]
struct Signals {
    table: RwSignal<TableInfo>,
    you: RwSignal<Viewer>,
    presence: RwSignal<(SeatSet, u32)>,
    awaited: RwSignal<Vec<AwaitedPlayer>>,
    chat: RwSignal<Vec<ChatLine>>,
    unread: RwSignal<usize>,
    note: RwSignal<String>,
    muted: RwSignal<SeatSet>,
    proposal: RwSignal<Option<OpenProposal>>,
    rematch: RwSignal<Option<String>>,
    fault: RwSignal<Option<Fault>>,
    is_pending: RwSignal<bool>,
    refusal: RwSignal<Option<Fault>>,
    asked: RwSignal<SeatSet>,
    timers: RwSignal<Option<Timers>>,
    file: RwSignal<Option<String>>,
    /// Grows whenever everything is told from the start; 0 before anything was.
    epoch: RwSignal<u32>,
    connection: ReadSignal<ConnectionState>,
}

/// A proposal that waits for consent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct OpenProposal {
    /// Its number.
    pub(crate) number: u32,
    /// Identity proposes.
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
    connection: Rc<Connection>,
    signals: Signals,
    changes: ArcRwSignal<u32>,
    /// How many entries have been told.
    known: Cell<u32>,
    /// What has happened and was not taken yet.
    new_moments: RefCell<Vec<Moment<Value, Value>>>,
    state: RefCell<Option<State<Value>>>,
    pending: RefCell<Option<Pending>>,
    /// Whether everything is to be told from the start.
    is_behind: Cell<bool>,
    /// Whether the past is being read in pages.
    is_fetching: Cell<bool>,
    own: Weak<Self>,
}

impl Room {
    /// Comes to a table. The connection is cut when whoever called this is gone.
    pub(crate) fn open(answer: TableAnswer, key: Option<String>) -> Self {
        let TableAnswer { table, you, yours, keys } = answer;
        let connection = Connection::new();
        let (connection_state, set_connection_state) = signal(ConnectionState::Connecting);
        let state = connection.state();
        let signals = Signals {
            rematch: RwSignal::new(table.rematch.clone()),
            asked: RwSignal::new(table.asked),
            table: RwSignal::new(table.clone()),
            you: RwSignal::new(you.map_or(Viewer::Spectator, Viewer::Seat)),
            presence: RwSignal::new((SeatSet::EMPTY, 0)),
            awaited: RwSignal::new(Vec::new()),
            refusal: RwSignal::new(None),
            chat: RwSignal::new(Vec::new()),
            unread: RwSignal::new(0),
            note: RwSignal::new(String::new()),
            muted: RwSignal::new(SeatSet::EMPTY),
            proposal: RwSignal::new(None),
            fault: RwSignal::new(None),
            is_pending: RwSignal::new(false),
            timers: RwSignal::new(None),
            file: RwSignal::new(None),
            epoch: RwSignal::new(0),
            connection: connection_state,
        };
        let pending = Pending::restore(&table.id);
        signals.is_pending.set(pending.is_some());
        let inner = Rc::new_cyclic(|own| Inner {
            id: table.id,
            key,
            keys,
            is_own: yours,
            connection,
            signals,
            changes: ArcRwSignal::new(0),
            known: Cell::default(),
            new_moments: RefCell::default(),
            state: RefCell::default(),
            pending: RefCell::new(pending),
            is_behind: Cell::new(true),
            is_fetching: Cell::default(),
            own: own.clone(),
        });
        let handler: Rc<dyn Handler> = inner.clone();
        inner.connection.open(Rc::downgrade(&handler));
        let room = Self(StoredValue::new_local(inner));
        Effect::new(move |_| {
            set_connection_state.set(state.get());
            // What can be done may depend on it.
            room.0.try_with_value(|inner| inner.publish());
        });
        room.follow_network();
        room
    }

    /// Whoever comes back to the tab, or into a network, need not wait.
    fn follow_network(self) {
        let wake = move || {
            self.0.try_with_value(|inner| inner.connection.wake());
        };
        let online = window_event_listener(leptos::ev::online, move |_| wake());
        let offline = window_event_listener(leptos::ev::offline, move |_| {
            self.0.try_with_value(|inner| inner.connection.reconnect_later());
        });
        // A page that is left may be kept, in case the player comes back to it. Meanwhile they are not at the
        // table.
        let hidden = window_event_listener(leptos::ev::pagehide, move |_| {
            self.0.try_with_value(|inner| inner.connection.disconnect());
        });
        let shown = window_event_listener(leptos::ev::pageshow, move |_| wake());
        let visible = window_event_listener(leptos::ev::visibilitychange, move |_| {
            if !document().hidden() {
                wake();
            }
        });
        on_cleanup(move || {
            [online, offline, hidden, shown, visible].into_iter().for_each(WindowListenerHandle::remove);
            self.0.try_with_value(|inner| inner.connection.close());
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

    /// How the connection stands.
    pub(crate) fn connection(self) -> ReadSignal<ConnectionState> {
        self.signals().connection
    }

    /// Grows whenever everything is told from the start; 0 before anything was.
    pub(crate) fn epoch(self) -> RwSignal<u32> {
        self.signals().epoch
    }

    /// Identity is there, and how many look on.
    pub(crate) fn presence(self) -> RwSignal<(SeatSet, u32)> {
        self.signals().presence
    }

    /// Whom the others wait for because they are away.
    pub(super) fn awaited(self) -> RwSignal<Vec<AwaitedPlayer>> {
        self.signals().awaited
    }

    /// Why the server no longer lets this window look at the table, if it does not.
    pub(super) fn refusal(self) -> RwSignal<Option<Fault>> {
        self.signals().refusal
    }

    /// Identity is asked.
    pub(crate) fn asked(self) -> RwSignal<SeatSet> {
        self.signals().asked
    }

    /// What was chat.
    pub(crate) fn chat(self) -> RwSignal<Vec<ChatLine>> {
        self.signals().chat
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
    pub(crate) fn proposal(self) -> RwSignal<Option<OpenProposal>> {
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
    pub(crate) fn take_moments(self) -> Vec<Moment<Value, Value>> {
        self.inner().new_moments.take()
    }

    /// How the game stands.
    pub(crate) fn state(self) -> Option<State<Value>> {
        self.inner().state.borrow().clone()
    }

    /// What somebody makes of how the game stands.
    pub(crate) fn with_state<T>(self, read: impl FnOnce(&State<Value>) -> T) -> Option<T> {
        self.inner().state.borrow().as_ref().map(read)
    }

    /// Submits something; its result. Identity submits twice means it once.
    pub(crate) async fn submit(self, id: ActId, message: ToServer) -> Result<(), Fault> {
        let inner = self.inner();
        if inner.pending.borrow().is_some() {
            return Ok(());
        }
        let (pending, result) = Pending::new(&inner.id, id, &message);
        inner.connection.send(&pending.text);
        inner.pending.replace(Some(pending));
        inner.signals.is_pending.set(true);
        if !inner.connection.is_open() {
            inner.publish();
        }
        // Identity has left the page hears of it when he comes back.
        result.await.unwrap_or(Ok(()))
    }

    /// Says something that may get lost.
    pub(crate) fn send(self, message: &ToServer) {
        self.signals().fault.set(None);
        if let Ok(text) = serde_json::to_string(message) {
            self.inner().connection.send(&text);
        }
    }

    /// Tries the connection now.
    pub(crate) fn reconnect(self) {
        self.inner().connection.wake();
    }
}
