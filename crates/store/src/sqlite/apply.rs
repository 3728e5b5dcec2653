//! Applies one change to the database.

use rusqlite::{Connection, OptionalExtension as _, params};

use crate::{Change, EntryRow, StoreError, TableRow};

pub(super) fn apply(connection: &Connection, change: &Change) -> Result<(), StoreError> {
    match change {
        Change::Person(person) => connection
            .prepare_cached(
                "INSERT INTO people (id, name, since) VALUES (?1, ?2, ?3)
                 ON CONFLICT (id) DO UPDATE SET name = excluded.name",
            )?
            .execute(params![person.id, person.name, person.since.cast_signed()])?,
        Change::Key(key) => connection
            .prepare_cached("INSERT INTO keys (hash, person, kind, since) VALUES (?1, ?2, ?3, ?4)")?
            .execute(params![key.hash, key.person, key.kind, key.since.cast_signed()])?,
        Change::KeyGone { hash } => {
            connection.prepare_cached("DELETE FROM keys WHERE hash = ?1")?.execute([hash])?
        }
        Change::Table(row) => return table(connection, row),
        Change::Wake { table, at } => connection
            .prepare_cached("UPDATE tables SET wake = ?2 WHERE id = ?1")?
            .execute(params![table, at.map(u64::cast_signed)])?,
        Change::Entry { table, entry } => return append(connection, table, entry),
        Change::Summary { table, text } => connection
            .prepare_cached(
                "INSERT INTO summaries (tbl, text) VALUES (?1, ?2)
                 ON CONFLICT (tbl) DO UPDATE SET text = excluded.text",
            )?
            .execute(params![table, text])?,
        Change::Chat { table, number, text } => connection
            .prepare_cached("INSERT INTO talk (tbl, number, text) VALUES (?1, ?2, ?3)")?
            .execute(params![table, number, text])?,
        Change::Note { table, person, text } => connection
            .prepare_cached(
                "INSERT INTO notes (tbl, person, text) VALUES (?1, ?2, ?3)
                 ON CONFLICT (tbl, person) DO UPDATE SET text = excluded.text",
            )?
            .execute(params![table, person, text])?,
        Change::Mute { person, other, muted: true } => connection
            .prepare_cached("INSERT OR IGNORE INTO mutes (person, other) VALUES (?1, ?2)")?
            .execute(params![person, other])?,
        Change::Mute { person, other, muted: false } => connection
            .prepare_cached("DELETE FROM mutes WHERE person = ?1 AND other = ?2")?
            .execute(params![person, other])?,
    };
    Ok(())
}

fn table(connection: &Connection, row: &TableRow) -> Result<(), StoreError> {
    let TableRow { id, revision, stage, listed, created, wake, members, body, summary: _ } = row;
    let (created, wake) = (created.cast_signed(), wake.map(u64::cast_signed));
    let changed = if *revision == 0 {
        connection
            .prepare_cached(
                "INSERT INTO tables (id, revision, stage, listed, created, wake, body)
                 VALUES (?1, 0, ?2, ?3, ?4, ?5, ?6)",
            )?
            .execute(params![id, stage, listed, created, wake, body])?
    } else {
        connection
            .prepare_cached(
                "UPDATE tables SET revision = ?2, stage = ?3, listed = ?4, wake = ?5, body = ?6
                 WHERE id = ?1 AND revision = ?2 - 1",
            )?
            .execute(params![id, revision, stage, listed, wake, body])?
    };
    if changed != 1 {
        return Err(StoreError::Conflict(format!(
            "table {id}: revision {revision} does not follow the stored one"
        )));
    }
    connection.prepare_cached("DELETE FROM members WHERE tbl = ?1")?.execute([id])?;
    for member in members {
        connection
            .prepare_cached("INSERT OR IGNORE INTO members (person, tbl) VALUES (?1, ?2)")?
            .execute(params![member, id])?;
    }
    Ok(())
}

fn append(connection: &Connection, table: &str, entry: &EntryRow) -> Result<(), StoreError> {
    let last: Option<u32> = connection
        .prepare_cached("SELECT seq FROM entries WHERE tbl = ?1 ORDER BY seq DESC LIMIT 1")?
        .query_row([table], |row| row.get(0))
        .optional()?;
    let next = last.map_or(0, |last| last + 1);
    if next != entry.seq {
        return Err(StoreError::Conflict(format!("table {table}: entry {} after {next} entries", entry.seq)));
    }
    connection
        .prepare_cached("INSERT INTO entries (tbl, seq, act, body) VALUES (?1, ?2, ?3, ?4)")?
        .execute(params![table, entry.seq, entry.act, entry.body])?;
    Ok(())
}
