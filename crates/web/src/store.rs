//! Saved games, in the browser's database, one record per game.
//!
//! A record is written only over the one that it follows, so that two windows can't both continue a game.
//! Without a database (a private window, a full disk), games last as long as the page, and the table shows a
//! warning.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::pin::pin;
use std::rc::Rc;

use alcazar_table::json;
use futures::future::{Either, select};
use idb::{Database, DatabaseEvent as _, Factory, ObjectStoreParams, TransactionMode};
use wasm_bindgen::JsValue;

use crate::browser;
use crate::record::{Record, Summary};

/// How long opening the database may take, in milliseconds.
const OPEN_TIMEOUT_MS: u32 = 2_500;

const DATABASE: &str = "alcazar";
const SUMMARIES: &str = "summaries";
const TEXTS: &str = "texts";

/// The saved games.
#[derive(Clone, Default)]
pub struct Store(Rc<Inner>);

#[derive(Default)]
struct Inner {
    database: RefCell<Option<Rc<Database>>>,
    /// Records that could not be written to the database.
    memory: RefCell<BTreeMap<String, Record>>,
}

/// Why a record was not written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StoreError {
    /// Another window has continued the game.
    Conflict,
    /// The browser could not write it.
    Failed(String),
}

impl From<idb::Error> for StoreError {
    fn from(error: idb::Error) -> Self {
        Self::Failed(error.to_string())
    }
}

impl Store {
    async fn database(&self) -> Result<Rc<Database>, StoreError> {
        if let Some(database) = &*self.0.database.borrow() {
            return Ok(database.clone());
        }
        let mut request = Factory::new()?.open(DATABASE, Some(1))?;
        request.on_upgrade_needed(|event| {
            let Ok(database) = event.database() else { return };
            for name in [SUMMARIES, TEXTS] {
                // If this fails, every transaction fails and reports it.
                let _ = database.create_object_store(name, ObjectStoreParams::new());
            }
        });
        // If a page was closed while it created the database, it can block opening until the browser discards
        // that page.
        let (opened, timeout) = (pin!(request.into_future()), pin!(browser::sleep(OPEN_TIMEOUT_MS)));
        let database = match select(opened, timeout).await {
            Either::Left((database, _)) => Rc::new(database?),
            Either::Right(_) => {
                return Err(StoreError::Failed("the database did not open in time".to_owned()));
            }
        };
        self.0.database.replace(Some(database.clone()));
        Ok(database)
    }

    /// Saves a record. `follows` is the number of entries of the record that it replaces, if there is one.
    /// What can't be written is kept in memory.
    ///
    /// # Errors
    /// If another window has continued the game, or the browser can't write it.
    pub async fn put(&self, record: &Record, follows: Option<u32>) -> Result<(), StoreError> {
        let written = self.write(record, follows).await;
        let mut memory = self.0.memory.borrow_mut();
        match &written {
            Ok(()) => {
                memory.remove(&record.summary.id);
            }
            Err(StoreError::Failed(_)) => {
                memory.insert(record.summary.id.clone(), record.clone());
            }
            Err(StoreError::Conflict) => {}
        }
        written
    }

    async fn write(&self, record: &Record, follows: Option<u32>) -> Result<(), StoreError> {
        let summary =
            serde_json::to_string(&record.summary).map_err(|error| StoreError::Failed(error.to_string()))?;
        let key = JsValue::from_str(&record.summary.id);
        let database = self.database().await?;
        let transaction = database.transaction(&[SUMMARIES, TEXTS], TransactionMode::ReadWrite)?;
        let summaries = transaction.object_store(SUMMARIES)?;
        let present = summaries.get(key.clone())?.await?.and_then(|value| summary_of(&value));
        // Fewer entries than expected are no conflict: an earlier record could not be written.
        if present.is_some_and(|present| present.seq > follows.unwrap_or(0)) {
            return Err(StoreError::Conflict);
        }
        summaries.put(&JsValue::from_str(&summary), Some(&key))?.await?;
        transaction.object_store(TEXTS)?.put(&JsValue::from_str(&record.text), Some(&key))?.await?;
        transaction.commit()?.await?;
        Ok(())
    }

    /// The record with this id, if there is one.
    pub async fn get(&self, id: &str) -> Option<Record> {
        if let Some(record) = self.0.memory.borrow().get(id) {
            return Some(record.clone());
        }
        let database = self.database().await.ok()?;
        let transaction = database.transaction(&[SUMMARIES, TEXTS], TransactionMode::ReadOnly).ok()?;
        let key = JsValue::from_str(id);
        let summary = transaction.object_store(SUMMARIES).ok()?.get(key.clone()).ok()?.await.ok()??;
        let text = transaction.object_store(TEXTS).ok()?.get(key).ok()?.await.ok()??;
        Some(Record { summary: summary_of(&summary)?, text: text.as_string()? })
    }

    /// All games, the most recently played first.
    pub async fn list(&self) -> Vec<Summary> {
        let mut all: Vec<Summary> =
            self.0.memory.borrow().values().map(|record| record.summary.clone()).collect();
        all.extend(self.written().await.unwrap_or_default());
        all.sort_by(|one, other| other.saved.total_cmp(&one.saved));
        all
    }

    async fn written(&self) -> Result<Vec<Summary>, StoreError> {
        let database = self.database().await?;
        let transaction = database.transaction(&[SUMMARIES], TransactionMode::ReadOnly)?;
        let values = transaction.object_store(SUMMARIES)?.get_all(None, None)?.await?;
        let memory = self.0.memory.borrow();
        Ok(values.iter().filter_map(summary_of).filter(|summary| !memory.contains_key(&summary.id)).collect())
    }

    /// Deletes a game.
    ///
    /// # Errors
    /// If the browser refuses.
    pub async fn delete(&self, id: &str) -> Result<(), StoreError> {
        self.0.memory.borrow_mut().remove(id);
        let database = self.database().await?;
        let transaction = database.transaction(&[SUMMARIES, TEXTS], TransactionMode::ReadWrite)?;
        for name in [SUMMARIES, TEXTS] {
            transaction.object_store(name)?.delete(JsValue::from_str(id))?.await?;
        }
        transaction.commit()?.await?;
        Ok(())
    }
}

fn summary_of(value: &JsValue) -> Option<Summary> {
    json::read(&value.as_string()?).ok()
}
