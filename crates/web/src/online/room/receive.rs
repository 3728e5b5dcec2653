//! Handles the messages of the server.

use std::cmp::Ordering;

use alcazar_core::{SeatSet, Viewer};
use alcazar_table::json;
use alcazar_wire::lobby::{Stage, TableAnswer};
use alcazar_wire::{Fault, FromServer, Line as ChatLine, Moment, NO_ACCESS, State};
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::Value;

use super::{Declined, Inner, OpenProposal, read_key};
use crate::browser;
use crate::online::absence::AwaitedPlayer;
use crate::online::connection::Handler;
use crate::online::pending::Pending;
use crate::online::timers::Timers;
use crate::online::{api, replay_path};

/// How many chat messages are kept.
const MAX_CHAT_LINES: usize = 200;

/// How long it is told that a proposal was declined, in milliseconds.
const DECLINED_MS: u32 = 8_000;

/// The message that requests the present state.
const RESYNC: &str = r#"{"resync":{}}"#;

impl Handler for Inner {
    fn address(&self) -> String {
        let location = window().location();
        let is_secure = location.protocol().is_ok_and(|protocol| protocol == "https:");
        let host = location.host().unwrap_or_default();
        let scheme = if is_secure { "wss" } else { "ws" };
        let since = self.known.get();
        let key = self.key.as_ref().map(|key| format!("&key={key}")).unwrap_or_default();
        format!("{scheme}://{host}/api/v1/tables/{}/socket?since={since}{key}", self.id)
    }

    fn receive(&self, text: &str) {
        match json::read::<FromServer>(text) {
            Ok(message) => self.handle(message),
            Err(error) => {
                // The server is newer than this page, which has to be updated.
                web_sys::console::warn_1(&error.to_string().into());
                self.signals.fault.set(Some(Fault::new("outdated", error)));
            }
        }
    }

    fn closed(&self, code: u16, was_open: bool) {
        if code == NO_ACCESS {
            return self.close_refused(Fault::new("no-access", ""));
        }
        // Browsers don't say why a connection was refused. This window may have lost access to the table.
        let Some(inner) = self.own.upgrade().filter(|_| !was_open) else { return };
        spawn_local(async move {
            let key = inner.key.as_ref().map(|key| format!("?key={key}")).unwrap_or_default();
            let found = api::get::<TableAnswer>(&format!("tables/{}{key}", inner.id)).await;
            if let Err(fault) = found
                && fault.code == "not-found"
            {
                inner.close_refused(fault);
            }
        });
    }
}

impl Inner {
    /// Closes a table that the server no longer shows to this window.
    fn close_refused(&self, fault: Fault) {
        self.connection.close();
        self.signals.refusal.set(Some(fault));
    }

    fn handle(&self, message: FromServer) {
        let signals = self.signals;
        match message {
            FromServer::Welcome(welcome) => {
                signals.you.set(welcome.you);
                if welcome.table.rematch.is_some() {
                    signals.rematch.set(welcome.table.rematch.clone());
                }
                signals.table.set(welcome.table);
                signals.proposal.set(None);
                signals.awaited.set(Vec::new());
                if let Some(pending) = &*self.pending.borrow() {
                    self.connection.send(&pending.text);
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
                let is_delivered = refused.is_some_and(|pending| pending.resolve(Err(fault.clone())));
                signals.is_pending.set(self.pending.borrow().is_some());
                if !is_delivered {
                    signals.fault.set(Some(fault));
                }
                self.publish();
            }
            FromServer::Said(line) => self.add_chat_line(line),
            FromServer::Presence { seats, watchers } => signals.presence.set((seats, watchers)),
            FromServer::Awaited { absences } => {
                signals.awaited.set(absences.into_iter().map(AwaitedPlayer::from).collect());
            }
            FromServer::Proposed { proposal, by, what, missing, .. } => {
                signals.proposal.set(Some(OpenProposal { number: proposal, by, what, missing }));
            }
            FromServer::Settled { proposal, accepted, by } => {
                let settled = signals.proposal.get_untracked().filter(|open| open.number == proposal);
                if let Some(open) = settled {
                    signals.proposal.set(None);
                    if let Some(by) = by.filter(|by| !accepted && *by != open.by) {
                        self.show_declined(Declined { number: proposal, by, what: open.what });
                    }
                }
            }
            FromServer::Note { text } => signals.note.set(text),
            FromServer::Muted { seats } => signals.muted.set(seats),
            FromServer::Rematch { table } => signals.rematch.set(Some(table)),
            FromServer::Pong {} => {}
        }
    }

    fn add_chat_line(&self, line: ChatLine) {
        // The server repeats recent messages after a reconnect.
        let is_new =
            self.signals.chat.with_untracked(|chat| chat.iter().all(|old| old.number != line.number));
        if is_new {
            let is_own = line.seat.is_some() && line.seat == self.signals.you.get_untracked().seat();
            let is_read = self.last_read().is_some_and(|last| line.number <= last);
            self.signals.chat.update(|chat| {
                chat.push(line);
                let surplus = chat.len().saturating_sub(MAX_CHAT_LINES);
                chat.drain(..surplus);
            });
            if !is_own && !is_read {
                self.signals.unread.update(|unread| *unread += 1);
            }
        }
    }

    /// The number of the last message that was read here, maybe on an earlier visit.
    fn last_read(&self) -> Option<u32> {
        browser::local_storage()?.get_item(&read_key(&self.id)).ok()??.parse().ok()
    }

    /// Tells the players for a few seconds who did not agree. Those who declined know it, and spectators are
    /// not concerned.
    fn show_declined(&self, declined: Declined) {
        let you = self.signals.you.get_untracked();
        if you == Viewer::Spectator || you.is(declined.by) {
            return;
        }
        let shown = self.signals.declined;
        shown.set(Some(declined));
        spawn_local(async move {
            browser::sleep(DECLINED_MS).await;
            if shown.try_get_untracked().flatten() == Some(declined) {
                shown.set(None);
            }
        });
    }

    fn resync(&self, state: State<Value>) {
        match state.version.cmp(&self.known.get()) {
            Ordering::Less => self.reload_all(),
            Ordering::Equal => self.set_state(state),
            Ordering::Greater => self.fetch_missing(),
        }
    }

    fn update(&self, since: u32, mut moments: Vec<Moment<Value, Value>>, state: State<Value>) {
        let known = self.known.get();
        if since > known {
            return self.fetch_missing();
        }
        // Fetched moments may be repeated.
        let duplicates = (known - since) as usize;
        if duplicates > moments.len() {
            return self.reload_all();
        }
        if let Some(last) = moments.last_mut() {
            last.view.get_or_insert_with(|| state.view.clone());
        }
        self.new_moments.borrow_mut().extend(moments.into_iter().skip(duplicates));
        self.set_state(state);
    }

    /// What is known here does not lead to the present state: receive everything from the start.
    fn reload_all(&self) {
        self.known.set(0);
        self.new_moments.take();
        self.is_behind.set(true);
        self.connection.connect();
    }

    /// More has happened than fits one message: fetches it in pages, then requests the present state.
    fn fetch_missing(&self) {
        let Some(inner) = self.own.upgrade().filter(|_| !self.is_fetching.replace(true)) else { return };
        spawn_local(async move {
            let since = inner.known.get();
            let read = inner.fetch_moments(since).await;
            inner.is_fetching.set(false);
            match read {
                Ok(moments) if inner.known.get() == since => {
                    inner.known.set(since + moments.len() as u32);
                    inner.new_moments.borrow_mut().extend(moments);
                    inner.connection.send(RESYNC);
                }
                // Everything was reloaded meanwhile, or the server does not answer: reconnect.
                _ => inner.connection.reconnect_later(),
            }
        });
    }

    /// What has happened since, in pages.
    async fn fetch_moments(&self, since: u32) -> Result<Vec<Moment<Value, Value>>, Fault> {
        let key = self.key.as_ref().map(|key| format!("&key={key}")).unwrap_or_default();
        let mut moments = Vec::new();
        loop {
            let next = since as usize + moments.len();
            let path = format!("tables/{}/moments?since={next}{key}", self.id);
            let page: Vec<_> = api::get(&path).await?.unwrap_or_default();
            if page.is_empty() {
                return Ok(moments);
            }
            moments.extend(page);
        }
    }

    fn set_state(&self, state: State<Value>) {
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

    pub(super) fn publish(&self) {
        self.changes.update(|changes| *changes = changes.wrapping_add(1));
    }

    /// A submission is done once it was acknowledged and its effects have been received.
    fn settle(&self) {
        let known = self.known.get();
        let is_done = |pending: &mut Pending| pending.acknowledged.is_some_and(|version| version <= known);
        let done = self.pending.borrow_mut().take_if(is_done);
        if let Some(pending) = done {
            pending.resolve(Ok(()));
            self.signals.is_pending.set(false);
            self.publish();
        }
    }

    /// Once the game is over, the whole game can be downloaded.
    fn fetch_file(&self) {
        let (file, path) = (self.signals.file, replay_path(&self.id, self.key.as_deref()));
        if file.with_untracked(Option::is_none) {
            spawn_local(async move {
                if let Ok(text) = api::get_text(&path).await {
                    file.try_set(Some(text));
                }
            });
        }
    }
}
