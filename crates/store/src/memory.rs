//! A store in memory: for tests, and for servers that must leave no trace.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::{Change, EntryRow, Filter, KeyRow, PersonRow, Receipt, Store, StoreError, TableRow};

/// A store that lives as long as the process.
#[derive(Debug, Default)]
pub struct Memory(Mutex<Data>);

#[derive(Debug, Default, Clone)]
struct Data {
    people: BTreeMap<String, PersonRow>,
    keys: BTreeMap<String, KeyRow>,
    tables: BTreeMap<String, TableRow>,
    entries: BTreeMap<String, Vec<EntryRow>>,
    acts: BTreeSet<(String, String)>,
    chat: BTreeMap<(String, u32), String>,
    notes: BTreeMap<(String, String), String>,
    mutes: BTreeSet<(String, String)>,
}

impl Memory {
    /// An empty store.
    pub fn new() -> Self {
        Self::default()
    }

    fn lock(&self) -> MutexGuard<'_, Data> {
        // No code panics while it holds the lock.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Data {
    fn apply(&mut self, change: Change) -> Result<(), String> {
        match change {
            Change::Person(person) => {
                let since = self.people.get(&person.id).map_or(person.since, |known| known.since);
                self.people.insert(person.id.clone(), PersonRow { since, ..person });
            }
            Change::Key(key) => {
                if !self.people.contains_key(&key.person) {
                    return Err(format!("there is no person {}", key.person));
                }
                if self.keys.contains_key(&key.hash) {
                    return Err("the key exists already".to_owned());
                }
                self.keys.insert(key.hash.clone(), key);
            }
            Change::KeyGone { hash } => {
                self.keys.remove(&hash);
            }
            Change::Table(table) => {
                let known = self.tables.get(&table.id);
                if known.map(|known| known.revision + 1).unwrap_or_default() != table.revision {
                    return Err(format!(
                        "table {}: revision {} does not follow the stored one",
                        table.id, table.revision
                    ));
                }
                let summary = table.summary.or_else(|| known.and_then(|known| known.summary.clone()));
                let members: BTreeSet<String> = table.members.into_iter().collect();
                let members = members.into_iter().collect();
                self.tables.insert(table.id.clone(), TableRow { members, summary, ..table });
            }
            Change::Wake { table, at } => {
                if let Some(table) = self.tables.get_mut(&table) {
                    table.wake = at;
                }
            }
            Change::Entry { table, entry } => {
                if !self.tables.contains_key(&table) {
                    return Err(format!("there is no table {table}"));
                }
                let log = self.entries.entry(table.clone()).or_default();
                if log.len() != entry.seq as usize {
                    return Err(format!("table {table}: entry {} after {} entries", entry.seq, log.len()));
                }
                if let Some(act) = &entry.act
                    && !self.acts.insert((table.clone(), act.clone()))
                {
                    return Err(format!("table {table}: act {act} is stored already"));
                }
                log.push(entry);
            }
            Change::Summary { table, text } => {
                if let Some(table) = self.tables.get_mut(&table) {
                    table.summary = Some(text);
                }
            }
            Change::Chat { table, number, text } => {
                if self.chat.contains_key(&(table.clone(), number)) {
                    return Err(format!("table {table}: line {number} is stored already"));
                }
                self.chat.insert((table, number), text);
            }
            Change::Note { table, person, text } => {
                self.notes.insert((table, person), text);
            }
            Change::Mute { person, other, muted } => {
                if muted {
                    self.mutes.insert((person, other));
                } else {
                    self.mutes.remove(&(person, other));
                }
            }
        }
        Ok(())
    }
}

impl Store for Memory {
    fn commit(&self, unit: Vec<Change>) -> Receipt {
        let mut data = self.lock();
        let mut next = data.clone();
        for change in unit {
            if let Err(reason) = next.apply(change) {
                return Receipt::of(Err(StoreError::Conflict(reason)));
            }
        }
        *data = next;
        Receipt::of(Ok(()))
    }

    fn person(&self, id: &str) -> Result<Option<PersonRow>, StoreError> {
        Ok(self.lock().people.get(id).cloned())
    }

    fn key(&self, hash: &str) -> Result<Option<KeyRow>, StoreError> {
        Ok(self.lock().keys.get(hash).cloned())
    }

    fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        Ok(self.lock().tables.get(id).cloned())
    }

    fn tables(&self, filter: &Filter) -> Result<Vec<TableRow>, StoreError> {
        let data = self.lock();
        let mut rows: Vec<&TableRow> = data
            .tables
            .values()
            .filter(|row| filter.stage.as_ref().is_none_or(|stage| row.stage == *stage))
            .filter(|row| filter.member.as_ref().is_none_or(|member| row.members.contains(member)))
            .filter(|row| row.listed || !filter.listed)
            .filter(|row| filter.before.is_none_or(|before| row.created < before))
            .collect();
        rows.sort_by(|one, other| (other.created, &other.id).cmp(&(one.created, &one.id)));
        Ok(rows.into_iter().take(filter.limit as usize).cloned().collect())
    }

    fn due(&self, before: u64, limit: u32) -> Result<Vec<String>, StoreError> {
        let data = self.lock();
        let mut due: Vec<(u64, &String)> = data
            .tables
            .values()
            .filter_map(|row| Some((row.wake.filter(|wake| *wake < before)?, &row.id)))
            .collect();
        due.sort();
        Ok(due.into_iter().take(limit as usize).map(|(_, id)| id.clone()).collect())
    }

    fn entries(&self, table: &str, from: u32) -> Result<Vec<EntryRow>, StoreError> {
        let data = self.lock();
        Ok(data.entries.get(table).and_then(|log| log.get(from as usize..)).unwrap_or_default().to_vec())
    }

    fn chat(&self, table: &str, last: u32) -> Result<Vec<(u32, String)>, StoreError> {
        let data = self.lock();
        let lines = data.chat.range((table.to_owned(), 0)..=(table.to_owned(), u32::MAX));
        let mut lines: Vec<_> =
            lines.rev().take(last as usize).map(|((_, number), text)| (*number, text.clone())).collect();
        lines.reverse();
        Ok(lines)
    }

    fn note(&self, table: &str, person: &str) -> Result<Option<String>, StoreError> {
        Ok(self.lock().notes.get(&(table.to_owned(), person.to_owned())).cloned())
    }

    fn mutes(&self, person: &str) -> Result<Vec<String>, StoreError> {
        let data = self.lock();
        Ok(data.mutes.iter().filter(|(by, _)| by == person).map(|(_, other)| other.clone()).collect())
    }

    fn for_each_change(
        &self,
        each: &mut dyn FnMut(Change) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let data = self.lock().clone();
        for person in data.people.into_values() {
            each(Change::Person(person))?;
        }
        for key in data.keys.into_values() {
            each(Change::Key(key))?;
        }
        for table in data.tables.into_values() {
            each(Change::Table(TableRow { revision: 0, summary: None, ..table }))?;
        }
        for (table, log) in data.entries {
            for entry in log {
                each(Change::Entry { table: table.clone(), entry })?;
            }
        }
        for ((table, number), text) in data.chat {
            each(Change::Chat { table, number, text })?;
        }
        for ((table, person), text) in data.notes {
            each(Change::Note { table, person, text })?;
        }
        for (person, other) in data.mutes {
            each(Change::Mute { person, other, muted: true })?;
        }
        Ok(())
    }
}
