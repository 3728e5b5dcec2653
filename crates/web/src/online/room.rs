//! One table of a server, with everything received over its socket, for any game.
//!
//! What belongs to the game itself is kept as JSON until a [`RemoteHost`](crate::host::remote::RemoteHost)
//! takes it. The rest (presence, chat, proposals, clocks) is a handful of signals.

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
use crate::browser;

/// One table of a server.
#[derive(Clone, Copy)]
pub(crate) struct Room(StoredValue<Rc<Inner>, LocalStorage>);

/// The state outside the game.
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
    declined: RwSignal<Option<Declined>>,
    rematch: RwSignal<Option<String>>,
    fault: RwSignal<Option<Fault>>,
    is_pending: RwSignal<bool>,
    refusal: RwSignal<Option<Fault>>,
    asked: RwSignal<SeatSet>,
    timers: RwSignal<Option<Timers>>,
    file: RwSignal<Option<String>>,
    /// Increases whenever everything is received from the start; 0 before that.
    epoch: RwSignal<u32>,
    connection: ReadSignal<ConnectionState>,
}

/// A proposal that needs consent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct OpenProposal {
    /// Its number.
    pub(crate) number: u32,
    /// The seat that proposed it.
    pub(crate) by: Seat,
    /// What is proposed.
    pub(crate) what: Proposal,
    /// The seats that have not answered.
    pub(crate) missing: SeatSet,
}

/// A proposal to which somebody did not agree.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Declined {
    /// Its number.
    pub(crate) number: u32,
    /// The seat that declined.
    pub(crate) by: Seat,
    /// What was proposed.
    pub(crate) what: Proposal,
}

struct Inner {
    id: String,
    /// The key of the link that opened the table.
    key: Option<String>,
    /// The keys for invitations.
    keys: Option<Keys>,
    is_own: bool,
    connection: Rc<Connection>,
    signals: Signals,
    changes: ArcRwSignal<u32>,
    /// How many log entries have been received.
    known: Cell<u32>,
    /// What has happened and was not taken yet.
    new_moments: RefCell<Vec<Moment<Value, Value>>>,
    state: RefCell<Option<State<Value>>>,
    pending: RefCell<Option<Pending>>,
    /// Whether everything has to be received from the start.
    is_behind: Cell<bool>,
    /// Whether missing moments are being fetched.
    is_fetching: Cell<bool>,
    own: Weak<Self>,
}

impl Room {
    /// Opens a table. The connection is closed with the current reactive owner.
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
            declined: RwSignal::new(None),
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
            // The choices may depend on it.
            room.0.try_with_value(|inner| inner.publish());
        });
        room.follow_network();
        room
    }

    /// Reconnects at once when the tab is shown or the network is back.
    fn follow_network(self) {
        let wake = move || {
            self.0.try_with_value(|inner| inner.connection.wake());
        };
        let online = window_event_listener(leptos::ev::online, move |_| wake());
        let offline = window_event_listener(leptos::ev::offline, move |_| {
            self.0.try_with_value(|inner| inner.connection.reconnect_later());
        });
        // The browser may keep a page that was left, in case the player comes back. Meanwhile the player is
        // not at the table.
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

    /// The table as the lobby shows it.
    pub(crate) fn table(self) -> RwSignal<TableInfo> {
        self.signals().table
    }

    /// Who is looking.
    pub(crate) fn you(self) -> RwSignal<Viewer> {
        self.signals().you
    }

    /// Whether this person created the table.
    pub(crate) fn is_own(self) -> bool {
        self.inner().is_own
    }

    /// The keys for invitations, if this person may invite.
    pub(crate) fn keys(self) -> Option<Keys> {
        self.inner().keys.clone()
    }

    /// The key that opened the table.
    pub(crate) fn key(self) -> Option<String> {
        self.inner().key.clone()
    }

    /// The state of the connection.
    pub(crate) fn connection(self) -> ReadSignal<ConnectionState> {
        self.signals().connection
    }

    /// Increases whenever everything is received from the start; 0 before that.
    pub(crate) fn epoch(self) -> RwSignal<u32> {
        self.signals().epoch
    }

    /// The seats that are present, and the number of spectators.
    pub(crate) fn presence(self) -> RwSignal<(SeatSet, u32)> {
        self.signals().presence
    }

    /// The absent players who are waited for.
    pub(super) fn awaited(self) -> RwSignal<Vec<AwaitedPlayer>> {
        self.signals().awaited
    }

    /// Why the server no longer shows this table to this window, if that is so.
    pub(super) fn refusal(self) -> RwSignal<Option<Fault>> {
        self.signals().refusal
    }

    /// The seats that are asked.
    pub(crate) fn asked(self) -> RwSignal<SeatSet> {
        self.signals().asked
    }

    /// The chat messages.
    pub(crate) fn chat(self) -> RwSignal<Vec<ChatLine>> {
        self.signals().chat
    }

    /// How many of them are unread.
    pub(crate) fn unread(self) -> RwSignal<usize> {
        self.signals().unread
    }

    /// Marks all messages as read, also for the next visit.
    pub(super) fn read_chat(self) {
        let inner = self.inner();
        inner.signals.unread.set(0);
        let last = inner.signals.chat.with_untracked(|chat| chat.last().map(|line| line.number));
        if let (Some(last), Some(storage)) = (last, browser::local_storage()) {
            // Without storage, messages are new again after a reload.
            let _ = storage.set_item(&read_key(&inner.id), &last.to_string());
        }
    }

    /// The viewer's notepad.
    pub(crate) fn note(self) -> RwSignal<String> {
        self.signals().note
    }

    /// The muted seats.
    pub(crate) fn muted(self) -> RwSignal<SeatSet> {
        self.signals().muted
    }

    /// The open proposal.
    pub(crate) fn proposal(self) -> RwSignal<Option<OpenProposal>> {
        self.signals().proposal
    }

    /// The last proposal that was declined, for a few seconds.
    pub(super) fn declined(self) -> RwSignal<Option<Declined>> {
        self.signals().declined
    }

    /// The id of the rematch table.
    pub(crate) fn rematch(self) -> RwSignal<Option<String>> {
        self.signals().rematch
    }

    /// The last rejection of anything but a move.
    pub(crate) fn fault(self) -> RwSignal<Option<Fault>> {
        self.signals().fault
    }

    /// Whether a submission has no result yet.
    pub(crate) fn is_pending(self) -> RwSignal<bool> {
        self.signals().is_pending
    }

    /// The clocks.
    pub(crate) fn timers(self) -> RwSignal<Option<Timers>> {
        self.signals().timers
    }

    /// The whole game as a file, once it is over and loaded.
    pub(crate) fn file(self) -> RwSignal<Option<String>> {
        self.signals().file
    }

    /// Increases whenever something happens in the game.
    pub(crate) fn changes(self) -> ArcReadSignal<u32> {
        self.inner().changes.read_only()
    }

    /// Takes what has happened since the last call.
    pub(crate) fn take_moments(self) -> Vec<Moment<Value, Value>> {
        self.inner().new_moments.take()
    }

    /// The present state of the game.
    pub(crate) fn state(self) -> Option<State<Value>> {
        self.inner().state.borrow().clone()
    }

    /// Reads the present state of the game.
    pub(crate) fn with_state<T>(self, read: impl FnOnce(&State<Value>) -> T) -> Option<T> {
        self.inner().state.borrow().as_ref().map(read)
    }

    /// Submits something and returns its result. A second submission is ignored while one is pending.
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
        // If the page is closed meanwhile, the result is shown when the player returns.
        result.await.unwrap_or(Ok(()))
    }

    /// The action of the pending submission, in notation.
    pub(crate) fn pending_action(self) -> Option<String> {
        self.inner().pending.borrow().as_ref().and_then(Pending::action)
    }

    /// Sends a message that may get lost.
    pub(crate) fn send(self, message: &ToServer) {
        self.signals().fault.set(None);
        if let Ok(text) = serde_json::to_string(message) {
            self.inner().connection.send(&text);
        }
    }

    /// Reconnects now.
    pub(crate) fn reconnect(self) {
        self.inner().connection.wake();
    }
}

/// Where the number of the last message that was read at a table is stored.
fn read_key(table: &str) -> String {
    format!("alcazar-read-{table}")
}
