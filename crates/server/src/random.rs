//! Ids and secrets from the system's entropy.

use sha2::{Digest as _, Sha256};

/// Letters and digits that can't be mistaken for each other when they are read out.
const ALPHABET: &[u8; 32] = b"23456789abcdefghjkmnopqrstuvwxyz";

/// `N` bytes of entropy.
///
/// # Panics
/// If the system has none, which no server should go on from.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has entropy");
    bytes
}

/// An id of `length` letters, each worth five bits.
pub(crate) fn id(length: usize) -> String {
    (0..length).map(|_| char::from(ALPHABET[usize::from(bytes::<1>()[0] % 32)])).collect()
}

/// A secret of 256 bits.
pub(crate) fn secret() -> String {
    hex::encode(bytes::<32>())
}

/// The hash of a secret, as it is stored.
pub(crate) fn hash(secret: &str) -> String {
    hex::encode(Sha256::digest(secret))
}

/// Compares two secrets in a time that does not depend on how much of them is equal.
pub(crate) fn is_same(one: &str, other: &str) -> bool {
    Sha256::digest(one) == Sha256::digest(other)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn ids_differ() {
        let ids: BTreeSet<String> = (0..1000).map(|_| id(12)).collect();
        assert_eq!(ids.len(), 1000);
        assert!(ids.iter().all(|id| id.len() == 12 && id.is_ascii()));
    }

    #[test]
    fn secrets_are_compared_in_full() {
        assert!(is_same("abc", "abc"));
        assert!(!is_same("abc", "abd") && !is_same("abc", "ab") && !is_same("", "a"));
    }
}
