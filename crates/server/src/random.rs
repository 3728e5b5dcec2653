//! Names and secrets from the system's entropy.

use sha2::{Digest as _, Sha256};

/// Letters and digits that nobody mistakes for each other when they are read out.
const LETTERS: &[u8; 32] = b"23456789abcdefghjkmnopqrstuvwxyz";

/// So many bytes of entropy.
///
/// # Panics
/// If the system has none, which no server should go on from.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has entropy");
    bytes
}

/// A name of so many letters, each worth five bits.
pub(crate) fn name(length: usize) -> String {
    (0..length).map(|_| char::from(LETTERS[usize::from(bytes::<1>()[0] % 32)])).collect()
}

/// A secret of 256 bits.
pub(crate) fn secret() -> String {
    hex::encode(bytes::<32>())
}

/// What is kept of a secret.
pub(crate) fn hash(secret: &str) -> String {
    hex::encode(Sha256::digest(secret))
}

/// Whether two secrets are the same, in a time that does not tell how much of them is.
pub(crate) fn is_same(one: &str, other: &str) -> bool {
    Sha256::digest(one) == Sha256::digest(other)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn names_differ() {
        let names: BTreeSet<String> = (0..1000).map(|_| name(12)).collect();
        assert_eq!(names.len(), 1000);
        assert!(names.iter().all(|name| name.len() == 12 && name.is_ascii()));
    }

    #[test]
    fn secrets_are_compared_as_a_whole() {
        assert!(is_same("abc", "abc"));
        assert!(!is_same("abc", "abd") && !is_same("abc", "ab") && !is_same("", "a"));
    }
}
