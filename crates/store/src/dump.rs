//! Everything in a store as lines of JSON, for moving it to another machine, another kind of store or a later
//! release.
//!
//! The first line names the format. Each line after it is a [`Change`]. The last line has their number and a
//! check value over all bytes before it, so that a truncated or damaged file is noticed.

use std::io::{BufRead, Write};

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::{Change, Filter, Store, StoreError};

/// The version of the format.
const VERSION: u32 = 1;

/// How many changes are committed at once during an import.
const BATCH: usize = 1000;

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
enum Line {
    Store { version: u32 },
    Change(Change),
    End { changes: u64, check: String },
}

/// Writes everything and returns the number of changes.
///
/// # Errors
/// If the store can't be read or `to` can't be written to.
pub fn export(store: &dyn Store, to: &mut dyn Write) -> Result<u64, StoreError> {
    let mut check = Sha256::new();
    let mut count = 0;
    let mut write = |line: &Line, check: &mut Sha256| -> Result<(), StoreError> {
        let mut text = serde_json::to_string(line)?;
        text.push('\n');
        check.update(&text);
        Ok(to.write_all(text.as_bytes())?)
    };
    write(&Line::Store { version: VERSION }, &mut check)?;
    store.for_each_change(&mut |change| {
        count += 1;
        write(&Line::Change(change), &mut check)
    })?;
    let end = Line::End { changes: count, check: hex::encode(check.clone().finalize()) };
    write(&end, &mut check)?;
    to.flush()?;
    Ok(count)
}

/// Fills an empty store and returns the number of changes. The file is read twice, so that nothing is
/// imported from an incomplete file.
///
/// # Errors
/// If the file is damaged, the store is not empty, or a change conflicts with those before it.
pub fn import(
    store: &dyn Store,
    mut open: impl FnMut() -> std::io::Result<Box<dyn BufRead>>,
) -> Result<u64, StoreError> {
    let any = store.tables(&Filter { limit: 1, ..Filter::default() })?;
    if !any.is_empty() {
        return Err(StoreError::NotEmpty);
    }
    let mut ignore = |_| Ok(());
    read(&mut open()?, &mut ignore)?;
    let mut unit = Vec::new();
    let commit = |unit: &mut Vec<Change>| store.commit(std::mem::take(unit)).wait();
    let count = read(&mut open()?, &mut |change| {
        unit.push(change);
        if unit.len() < BATCH { Ok(()) } else { commit(&mut unit) }
    })?;
    commit(&mut unit)?;
    Ok(count)
}

fn read(
    from: &mut dyn BufRead,
    each: &mut dyn FnMut(Change) -> Result<(), StoreError>,
) -> Result<u64, StoreError> {
    let mut check = Sha256::new();
    let mut count = 0;
    let mut text = String::new();
    for number in 1_u64.. {
        text.clear();
        let at_line = |error: StoreError| StoreError::DumpLine { line: number, error: Box::new(error) };
        if from.read_line(&mut text).map_err(|error| at_line(error.into()))? == 0 {
            return Err(at_line(StoreError::DumpTruncated));
        }
        match serde_json::from_str(&text).map_err(|error| at_line(error.into()))? {
            Line::Store { version } if number == 1 && version == VERSION => {}
            Line::Store { version } => return Err(at_line(StoreError::UnknownDumpVersion(version))),
            _ if number == 1 => return Err(at_line(StoreError::NotADump)),
            Line::Change(change) => {
                count += 1;
                each(change).map_err(at_line)?;
            }
            Line::End { changes, check: given } => {
                if changes != count || given != hex::encode(check.finalize()) {
                    return Err(at_line(StoreError::DumpDamaged));
                }
                return Ok(count);
            }
        }
        check.update(&text);
    }
    Ok(count)
}
