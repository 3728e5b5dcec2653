//! The check value at the end of each line.

use sha2::{Digest, Sha256};

use super::ReplayErrorKind;

/// The text before the check value.
const PREFIX: &str = ",\"check\":\"";
/// The text after the check value.
const SUFFIX: &str = "\"}";
/// The length of the check value, in characters.
const CHECK_LEN: usize = 8;

/// The SHA-256 of everything so far. Each line ends with the first digits of it, so that damage is located.
pub(super) struct Chain([u8; 32]);

impl Chain {
    pub(super) fn new() -> Self {
        Self([0; 32])
    }

    /// Turns a JSON object into a line with a check value.
    pub(super) fn seal(&mut self, object: &str) -> String {
        let body = object.strip_suffix('}').unwrap_or(object);
        let check = self.next(body);
        format!("{body}{PREFIX}{check}{SUFFIX}\n")
    }

    /// Checks a line and returns its JSON object.
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
        hex::encode(&self.0[..CHECK_LEN / 2])
    }
}

/// Splits a line into its body and its check value.
fn split(line: &str) -> Option<(&str, &str)> {
    let rest = line.strip_suffix(SUFFIX)?;
    let (body, check) = rest.split_at_checked(rest.len().checked_sub(CHECK_LEN)?)?;
    Some((body.strip_suffix(PREFIX)?, check))
}
