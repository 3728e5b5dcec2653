//! What the file looks like, and how older files become like it.

use rusqlite::Connection;

use super::StoreError;

/// What stands in the file as whose it is: “Alca”.
const APPLICATION: u32 = 0x416c_6361;

/// Each step makes the next version of the file out of the one before. A step that was shipped is never edited.
const MIGRATIONS: &[&str] = &["
    CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, since INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE keys (
        hash TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people, kind TEXT NOT NULL, since INTEGER NOT NULL
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
    CREATE TABLE summaries (tbl TEXT PRIMARY KEY REFERENCES tables, text TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE talk (
        tbl TEXT NOT NULL REFERENCES tables, number INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (tbl, number)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE notes (
        tbl TEXT NOT NULL REFERENCES tables, person TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (tbl, person)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE mutes (
        person TEXT NOT NULL, other TEXT NOT NULL, PRIMARY KEY (person, other)
    ) STRICT, WITHOUT ROWID;
"];

/// Brings a file to the present version, or refuses one that is not ours, damaged, or from a later release.
pub(super) fn prepare(connection: &mut Connection) -> Result<(), StoreError> {
    let number = |connection: &Connection, name: &str| {
        connection.pragma_query_value(None, name, |row| row.get::<_, u32>(0))
    };
    let (application, version) =
        (number(connection, "application_id")?, number(connection, "user_version")? as usize);
    let tables: i64 = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    if application != APPLICATION && (application != 0 || tables > 0) {
        return Err(StoreError::other("the file is a database of something else"));
    }
    if version > MIGRATIONS.len() {
        return Err(StoreError::other(format!(
            "the file is of version {version}, from a later release; {} is known here",
            MIGRATIONS.len()
        )));
    }
    let verdict: String = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    if verdict != "ok" {
        return Err(StoreError::Damaged(verdict));
    }
    for (number, migration) in MIGRATIONS.iter().enumerate().skip(version) {
        let transaction = connection.transaction()?;
        transaction.execute_batch(migration)?;
        transaction.pragma_update(None, "application_id", APPLICATION)?;
        transaction.pragma_update(None, "user_version", number as u32 + 1)?;
        transaction.commit()?;
    }
    Ok(())
}
