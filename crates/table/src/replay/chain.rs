//! The check value at the end of each line.

use sha2::{Digest, Sha256};

use super::ReplayErrorKind;

/// What stands before the check value.
const BEFORE: &str = ",\"check\":\"";
/// What stands after it.
const AFTER: &str = "\"}";
/// How many characters the check value has.
const CHECK: usize = 8;

/// The SHA-256 of everything so far. Each line shows its beginning, so that damage is found at its line.
pub(super) struct Chain([u8; 32]);

impl Chain {
    pub(super) fn new() -> Self {
        Self([0; 32])
    }

    /// A whole line, made from a JSON object.
    pub(super) fn seal(&mut self, object: &str) -> String {
        let body = object.strip_suffix('}').unwrap_or(object);
        let check = self.next(body);
        format!("{body}{BEFORE}{check}{AFTER}\n")
    }

    /// The JSON object from which a line was made.
    pub(super) fn open(&mut self, line: &str) -> Result<String, ReplayErrorKind> {
        let (body, given) = split(line).ok_or(ReplayErrorKind::CheckMissing)?;
        let expected = self.next(body);
        if given != expected {
            return Err(ReplayErrorKind::CheckWrong { given: given.to_owned(), expected });
        }
        Ok(format!("{body}}}"))
    }

    fn next(&mut self, body: &str) -> String {
        self.0 = Sha256::new().chain_update(self.0).chain_update(body).finalize().into();
        hex::encode(&self.0[..CHECK / 2])
    }
}

/// The body of a line and its check value.
fn split(line: &str) -> Option<(&str, &str)> {
    let rest = line.strip_suffix(AFTER)?;
    let (body, check) = rest.split_at_checked(rest.len().checked_sub(CHECK)?)?;
    Some((body.strip_suffix(BEFORE)?, check))
}
