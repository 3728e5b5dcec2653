//! Everything in a store as lines of JSON, to be carried elsewhere: to another machine, another kind of store, a later release.
//!
//! The first line names the format, each line after it is a [`Change`], and the last has their number and a check value over all
//! bytes before it, so that a file that was cut off or damaged is not taken for a whole one.

use std::io::{BufRead, Write};

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::{Change, Filter, NotStored, Store, StoreError};

/// The version of the format.
const VERSION: u32 = 1;

/// How many changes are brought in at once.
const BATCH: usize = 1000;

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
enum Line {
    Store { version: u32 },
    Change(Change),
    End { changes: u64, check: String },
}

/// Writes everything; the number of changes.
///
/// # Errors
/// If the store can't be read or `to` can't be written to.
pub fn export(store: &dyn Store, to: &mut dyn Write) -> Result<u64, StoreError> {
    let mut check = Sha256::new();
    let mut count = 0;
    let mut write = |line: &Line, check: &mut Sha256| {
        let mut text = serde_json::to_string(line).map_err(StoreError::other)?;
        text.push('\n');
        check.update(&text);
        to.write_all(text.as_bytes()).map_err(StoreError::other)
    };
    write(&Line::Store { version: VERSION }, &mut check)?;
    store.everything(&mut |change| {
        count += 1;
        write(&Line::Change(change), &mut check)
    })?;
    let end = Line::End { changes: count, check: hex::encode(check.clone().finalize()) };
    write(&end, &mut check)?;
    to.flush().map_err(StoreError::other)?;
    Ok(count)
}

/// Brings everything into an empty store; the number of changes. The file is read twice, so that nothing is brought in from
/// one that is not whole.
///
/// # Errors
/// If the file is damaged, the store is not empty, or a change does not fit.
pub fn import(
    store: &dyn Store,
    mut open: impl FnMut() -> std::io::Result<Box<dyn BufRead>>,
) -> Result<u64, StoreError> {
    let any = store.tables(&Filter { limit: 1, ..Filter::default() })?;
    if !any.is_empty() {
        return Err(StoreError::other("there are tables already: only an empty store can be filled"));
    }
    let mut ignored = |_| Ok(());
    read(&mut open().map_err(StoreError::other)?, &mut ignored)?;
    let mut unit = Vec::new();
    let keep = |unit: &mut Vec<Change>| match store.commit(std::mem::take(unit)).wait() {
        Ok(()) => Ok(()),
        Err(NotStored::Conflict(why)) => Err(StoreError::other(why)),
        Err(NotStored::Stopped(why)) => Err(StoreError::other(why)),
    };
    let count = read(&mut open().map_err(StoreError::other)?, &mut |change| {
        unit.push(change);
        if unit.len() < BATCH { Ok(()) } else { keep(&mut unit) }
    })?;
    keep(&mut unit)?;
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
        let wrong = |why: String| StoreError::other(format!("line {number}: {why}"));
        if from.read_line(&mut text).map_err(|error| wrong(error.to_string()))? == 0 {
            return Err(wrong("the file ends before its last line".to_owned()));
        }
        let line = serde_json::from_str(&text).map_err(|error| wrong(error.to_string()))?;
        match line {
            Line::Store { version } if number == 1 && version == VERSION => {}
            Line::Store { version } => return Err(wrong(format!("version {version} is not known here"))),
            _ if number == 1 => return Err(wrong("this is not a store of this project".to_owned())),
            Line::Change(change) => {
                count += 1;
                each(change).map_err(|error| wrong(error.to_string()))?;
            }
            Line::End { changes, check: given } => {
                if changes != count || given != hex::encode(check.finalize()) {
                    return Err(wrong(
                        "the check value does not fit: the file was damaged or changed".to_owned(),
                    ));
                }
                return Ok(count);
            }
        }
        check.update(&text);
    }
    Ok(count)
}
