//! The schema of the file, and migrations from older versions.

use rusqlite::Connection;

use crate::StoreError;

/// The application id in the file header: “Alca”.
const APPLICATION_ID: u32 = 0x416c_6361;

/// Each step migrates the file to the next version. A step that was shipped is never edited.
const MIGRATIONS: &[&str] = &["
    CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, since INTEGER NOT NULL) \
        STRICT, WITHOUT ROWID;
    CREATE TABLE keys (
        hash TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people, kind TEXT NOT NULL, \
        since INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, revision INTEGER NOT NULL, stage TEXT NOT NULL, listed INTEGER NOT NULL,
        created INTEGER NOT NULL, wake INTEGER, body TEXT NOT NULL
    ) STRICT;
    CREATE INDEX tables_by_age ON tables (created, id);
    CREATE INDEX tables_by_stage ON tables (stage, listed, created, id);
    CREATE INDEX tables_by_wake ON tables (wake) WHERE wake IS NOT NULL;
    CREATE TABLE members (
        person TEXT NOT NULL, tbl TEXT NOT NULL REFERENCES tables, PRIMARY KEY (person, tbl)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX members_by_table ON members (tbl);
    CREATE TABLE entries (
        tbl TEXT NOT NULL REFERENCES tables, seq INTEGER NOT NULL, act TEXT, body TEXT NOT NULL,
        PRIMARY KEY (tbl, seq)
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX entries_by_act ON entries (tbl, act) WHERE act IS NOT NULL;
    CREATE TABLE summaries (tbl TEXT PRIMARY KEY REFERENCES tables, text TEXT NOT NULL) \
        STRICT, WITHOUT ROWID;
    CREATE TABLE talk (
        tbl TEXT NOT NULL REFERENCES tables, number INTEGER NOT NULL, text TEXT NOT NULL, \
        PRIMARY KEY (tbl, number)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE notes (
        tbl TEXT NOT NULL REFERENCES tables, person TEXT NOT NULL, text TEXT NOT NULL, \
        PRIMARY KEY (tbl, person)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE mutes (
        person TEXT NOT NULL, other TEXT NOT NULL, PRIMARY KEY (person, other)
    ) STRICT, WITHOUT ROWID;
"];

/// Migrates a file to the current version; fails if it is foreign, damaged, or from a later release.
pub(super) fn prepare(connection: &mut Connection) -> Result<(), StoreError> {
    let number = |connection: &Connection, name: &str| {
        connection.pragma_query_value(None, name, |row| row.get::<_, u32>(0))
    };
    let (application, version) =
        (number(connection, "application_id")?, number(connection, "user_version")? as usize);
    let tables: i64 = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    if application != APPLICATION_ID && (application != 0 || tables > 0) {
        return Err(StoreError::ForeignDatabase);
    }
    if version > MIGRATIONS.len() {
        return Err(StoreError::NewerSchema { found: version, known: MIGRATIONS.len() });
    }
    let verdict: String = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    if verdict != "ok" {
        return Err(StoreError::Damaged(verdict));
    }
    for (number, migration) in MIGRATIONS.iter().enumerate().skip(version) {
        let transaction = connection.transaction()?;
        transaction.execute_batch(migration)?;
        transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
        transaction.pragma_update(None, "user_version", number as u32 + 1)?;
        transaction.commit()?;
    }
    Ok(())
}
