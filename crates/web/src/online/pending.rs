//! A submission that was sent but not acknowledged. It survives a lost connection and a reload of the page.
//!
//! It is kept for this tab only, under the id of its table. A resend has the same id, so it is never executed
//! twice.

use alcazar_table::{ActId, json};
use alcazar_wire::{Fault, ToServer};
use futures::channel::oneshot;
use leptos::prelude::window;
use web_sys::Storage;

/// A submission without a result yet.
pub(super) struct Pending {
    /// Its id.
    pub(super) id: ActId,
    /// The message.
    pub(super) text: String,
    /// The receiver of the result; `None` if the page was reloaded since.
    sender: Option<oneshot::Sender<Result<(), Fault>>>,
    /// Once acknowledged, the number of log entries that must be known here before it is done.
    pub(super) acknowledged: Option<u32>,
    key: String,
}

impl Pending {
    /// A new submission at this table.
    pub(super) fn new(
        table: &str,
        id: ActId,
        message: &ToServer,
    ) -> (Self, oneshot::Receiver<Result<(), Fault>>) {
        let (sender, receiver) = oneshot::channel();
        let text = serde_json::to_string(message).unwrap_or_default();
        let pending = Self { id, text, sender: Some(sender), acknowledged: None, key: key(table) };
        if let Some(storage) = storage() {
            // If the storage is full, it is kept only in memory.
            let _ = storage.set_item(&pending.key, &pending.text);
        }
        (pending, receiver)
    }

    /// The submission left over at this table from before the page was loaded.
    pub(super) fn restore(table: &str) -> Option<Self> {
        let key = key(table);
        let text = storage()?.get_item(&key).ok()??;
        let id = id(&json::read(&text).ok()?)?;
        Some(Self { id, text, sender: None, acknowledged: None, key })
    }

    /// Its action in notation, if it is a move.
    pub(super) fn action(&self) -> Option<String> {
        match json::read(&self.text).ok()? {
            ToServer::Act { action, .. } => Some(action),
            _ => None,
        }
    }

    /// Sets its result; returns whether anybody received it.
    pub(super) fn resolve(self, result: Result<(), Fault>) -> bool {
        if let Some(storage) = storage() {
            let _ = storage.remove_item(&self.key);
        }
        self.sender.is_some_and(|sender| sender.send(result).is_ok())
    }
}

fn key(table: &str) -> String {
    format!("alcazar-pending-{table}")
}

fn id(message: &ToServer) -> Option<ActId> {
    match message {
        ToServer::Act { id, .. }
        | ToServer::TakeBack { id, .. }
        | ToServer::Withdraw { id }
        | ToServer::Concede { id } => Some(*id),
        _ => None,
    }
}

fn storage() -> Option<Storage> {
    window().session_storage().ok().flatten()
}
