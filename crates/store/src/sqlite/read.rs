//! Reads from the database.

use rusqlite::{Connection, OptionalExtension as _, Row, named_params, params};

use super::Sqlite;
use crate::{Change, EntryRow, Filter, KeyRow, PersonRow, Receipt, Store, StoreError, TableRow};

/// Selects all columns of a [`TableRow`] except its members.
const TABLE: &str = "SELECT id, revision, stage, listed, created, wake, body, text
    FROM tables LEFT JOIN summaries ON tbl = id";

impl Store for Sqlite {
    fn commit(&self, unit: Vec<Change>) -> Receipt {
        self.enqueue(unit)
    }

    fn person(&self, id: &str) -> Result<Option<PersonRow>, StoreError> {
        self.read(|connection| {
            let mut query = connection.prepare_cached("SELECT id, name, since FROM people WHERE id = ?1")?;
            Ok(query.query_row([id], person).optional()?)
        })
    }

    fn key(&self, hash: &str) -> Result<Option<KeyRow>, StoreError> {
        self.read(|connection| {
            let mut query =
                connection.prepare_cached("SELECT hash, person, kind, since FROM keys WHERE hash = ?1")?;
            Ok(query.query_row([hash], key).optional()?)
        })
    }

    fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        self.read(|connection| {
            let mut query = connection.prepare_cached(&format!("{TABLE} WHERE id = ?1"))?;
            let row = query.query_row([id], table).optional()?;
            row.map(|row| with_members(connection, row)).transpose()
        })
    }

    fn tables(&self, filter: &Filter) -> Result<Vec<TableRow>, StoreError> {
        self.read(|connection| {
            let mut query = connection.prepare_cached(&format!(
                "{TABLE} WHERE (:stage IS NULL OR stage = :stage)
                 AND (:member IS NULL OR id IN (SELECT tbl FROM members WHERE person = :member))
                 AND (listed OR NOT :listed) AND (:before IS NULL OR created < :before)
                 ORDER BY created DESC, id DESC LIMIT :limit"
            ))?;
            let Filter { stage, member, listed, before, limit } = filter;
            let before = before.map(u64::cast_signed);
            let rows = query.query_map(
                named_params! {
                    ":stage": stage, ":member": member, ":listed": listed, ":before": before, ":limit": limit
                },
                table,
            )?;
            rows.map(|row| with_members(connection, row?)).collect()
        })
    }

    fn due(&self, before: u64, limit: u32) -> Result<Vec<String>, StoreError> {
        self.read(|connection| {
            let mut query = connection
                .prepare_cached("SELECT id FROM tables WHERE wake < ?1 ORDER BY wake, id LIMIT ?2")?;
            let rows = query.query_map(params![before.cast_signed(), limit], |row| row.get(0))?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    fn entries(&self, table: &str, from: u32) -> Result<Vec<EntryRow>, StoreError> {
        self.read(|connection| {
            let mut query = connection.prepare_cached(
                "SELECT seq, act, body FROM entries WHERE tbl = ?1 AND seq >= ?2 ORDER BY seq",
            )?;
            let rows = query.query_map(params![table, from], |row| entry(row, 0))?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    fn chat(&self, table: &str, last: u32) -> Result<Vec<(u32, String)>, StoreError> {
        self.read(|connection| {
            let mut query = connection.prepare_cached(
                "SELECT number, text FROM talk WHERE tbl = ?1 ORDER BY number DESC LIMIT ?2",
            )?;
            let rows = query.query_map(params![table, last], |row| Ok((row.get(0)?, row.get(1)?)))?;
            let mut lines = rows.collect::<Result<Vec<_>, _>>()?;
            lines.reverse();
            Ok(lines)
        })
    }

    fn note(&self, table: &str, person: &str) -> Result<Option<String>, StoreError> {
        self.read(|connection| {
            let mut query =
                connection.prepare_cached("SELECT text FROM notes WHERE tbl = ?1 AND person = ?2")?;
            Ok(query.query_row([table, person], |row| row.get(0)).optional()?)
        })
    }

    fn mutes(&self, person: &str) -> Result<Vec<String>, StoreError> {
        self.read(|connection| {
            let mut query =
                connection.prepare_cached("SELECT other FROM mutes WHERE person = ?1 ORDER BY other")?;
            let rows = query.query_map([person], |row| row.get(0))?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    fn for_each_change(
        &self,
        each: &mut dyn FnMut(Change) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        self.read(|connection| {
            // One transaction, so that all rows are of the same moment.
            let snapshot = connection.unchecked_transaction()?;
            for_each_row(&snapshot, "SELECT id, name, since FROM people ORDER BY id", each, |row| {
                person(row).map(Change::Person)
            })?;
            for_each_row(
                &snapshot,
                "SELECT hash, person, kind, since FROM keys ORDER BY hash",
                each,
                |row| key(row).map(Change::Key),
            )?;
            for_each_row(&snapshot, &format!("{TABLE} ORDER BY id"), each, |row| {
                let row = TableRow { revision: 0, summary: None, ..table(row)? };
                Ok(Change::Table(TableRow { members: members(connection, &row.id)?, ..row }))
            })?;
            for_each_row(
                &snapshot,
                "SELECT tbl, seq, act, body FROM entries ORDER BY tbl, seq",
                each,
                |row| Ok(Change::Entry { table: row.get(0)?, entry: entry(row, 1)? }),
            )?;
            for_each_row(
                &snapshot,
                "SELECT tbl, number, text FROM talk ORDER BY tbl, number",
                each,
                |row| Ok(Change::Chat { table: row.get(0)?, number: row.get(1)?, text: row.get(2)? }),
            )?;
            for_each_row(
                &snapshot,
                "SELECT tbl, person, text FROM notes ORDER BY tbl, person",
                each,
                |row| Ok(Change::Note { table: row.get(0)?, person: row.get(1)?, text: row.get(2)? }),
            )?;
            for_each_row(&snapshot, "SELECT person, other FROM mutes ORDER BY person, other", each, |row| {
                Ok(Change::Mute { person: row.get(0)?, other: row.get(1)?, muted: true })
            })
        })
    }
}

fn for_each_row(
    connection: &Connection,
    query: &str,
    each: &mut dyn FnMut(Change) -> Result<(), StoreError>,
    change: impl Fn(&Row<'_>) -> rusqlite::Result<Change>,
) -> Result<(), StoreError> {
    let mut query = connection.prepare(query)?;
    let mut rows = query.query_map([], change)?;
    rows.try_for_each(|row| each(row?))
}

fn person(row: &Row<'_>) -> rusqlite::Result<PersonRow> {
    Ok(PersonRow { id: row.get(0)?, name: row.get(1)?, since: time(row, 2)? })
}

fn key(row: &Row<'_>) -> rusqlite::Result<KeyRow> {
    Ok(KeyRow { hash: row.get(0)?, person: row.get(1)?, kind: row.get(2)?, since: time(row, 3)? })
}

fn entry(row: &Row<'_>, first: usize) -> rusqlite::Result<EntryRow> {
    Ok(EntryRow { seq: row.get(first)?, act: row.get(first + 1)?, body: row.get(first + 2)? })
}

fn table(row: &Row<'_>) -> rusqlite::Result<TableRow> {
    Ok(TableRow {
        id: row.get(0)?,
        revision: row.get(1)?,
        stage: row.get(2)?,
        listed: row.get(3)?,
        created: time(row, 4)?,
        wake: row.get::<_, Option<i64>>(5)?.map(i64::cast_unsigned),
        members: Vec::new(),
        body: row.get(6)?,
        summary: row.get(7)?,
    })
}

fn with_members(connection: &Connection, row: TableRow) -> Result<TableRow, StoreError> {
    Ok(TableRow { members: members(connection, &row.id)?, ..row })
}

fn members(connection: &Connection, table: &str) -> rusqlite::Result<Vec<String>> {
    let mut query = connection.prepare_cached("SELECT person FROM members WHERE tbl = ?1 ORDER BY person")?;
    query.query_map([table], |row| row.get(0))?.collect()
}

/// `SQLite` has no unsigned integers; times that do not fit are too far in the future to matter.
fn time(row: &Row<'_>, column: usize) -> rusqlite::Result<u64> {
    row.get(column).map(i64::cast_unsigned)
}
