//! A submission on its way: kept until it is acknowledged, also when the line is cut or the page is loaded anew.
//!
//! It is kept for the tab alone, under the name of its table. Sent again it has the same id, so it is never done twice.

use alcazar_table::ActId;
use alcazar_wire::{Fault, ToServer};
use futures::channel::oneshot;
use leptos::prelude::window;
use web_sys::Storage;

/// A submission on its way.
pub(super) struct Pending {
    /// Its name.
    pub(super) id: ActId,
    /// What is sent.
    pub(super) text: String,
    /// Whom to tell; nobody if the page was loaded anew since.
    sender: Option<oneshot::Sender<Result<(), Fault>>>,
    /// How many entries must be known before it is done: it was acknowledged with this number.
    pub(super) acknowledged: Option<u32>,
    key: String,
}

impl Pending {
    /// Something that is submitted at this table now.
    pub(super) fn new(
        table: &str,
        id: ActId,
        message: &ToServer,
    ) -> (Self, oneshot::Receiver<Result<(), Fault>>) {
        let (sender, receiver) = oneshot::channel();
        let text = serde_json::to_string(message).unwrap_or_default();
        let pending = Self { id, text, sender: Some(sender), acknowledged: None, key: key(table) };
        if let Some(storage) = storage() {
            // Without room it lives as long as the page.
            let _ = storage.set_item(&pending.key, &pending.text);
        }
        (pending, receiver)
    }

    /// What was submitted at this table before the page was loaded.
    pub(super) fn restore(table: &str) -> Option<Self> {
        let key = key(table);
        let text = storage()?.get_item(&key).ok()??;
        let id = id(&serde_json::from_str(&text).ok()?)?;
        Some(Self { id, text, sender: None, acknowledged: None, key })
    }

    /// Its result is known. Whether somebody has waited for it.
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
        ToServer::Act { id, .. } | ToServer::TakeBack { id, .. } | ToServer::Concede { id } => Some(*id),
        _ => None,
    }
}

fn storage() -> Option<Storage> {
    window().session_storage().ok().flatten()
}
