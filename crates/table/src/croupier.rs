//! The croupier decides chance from a committed seed, by a rule that anybody can recompute.
//!
//! The rule is part of the file format and documented in docs/replays.md. It does not use a random number
//! generator of another crate, so that old games can be verified whatever becomes of those crates.

use std::fmt;

use alcazar_core::{Chances, Game, Luck, Turn};
use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The purpose of the derived key. A later rule must use another one.
const PURPOSE: &[u8] = b"alcazar-croupier-1";

/// The 32 bytes from which all chance of a table follows. Secret until the game is over, so `Debug` does not
/// print it.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seed(#[serde(with = "hex::serde")] pub [u8; 32]);

impl Seed {
    /// The SHA-256 of the seed, which is published before the game.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// The SHA-256 of a seed, published before the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Commitment(#[serde(with = "hex::serde")] pub [u8; 32]);

/// What one seat adds to the seed after it has seen the commitment, so that nobody can choose a favourable
/// seed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Nonce(#[serde(with = "hex::serde")] pub [u8; 32]);

/// The source of chance outcomes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Croupier<C> {
    /// Everything follows from a seed.
    Seeded(Seed),
    /// The outcomes are given in order: for examples and tests.
    Scripted(Vec<C>),
    /// The seed is not known. The game can be viewed, and can go on until the next draw.
    Away,
}

impl<C> Croupier<C> {
    /// The hash of the seed, if there is one.
    pub fn commitment(&self) -> Option<Commitment> {
        self.seed().map(Seed::commitment)
    }

    /// The seed, if there is one.
    pub fn seed(&self) -> Option<&Seed> {
        match self {
            Self::Seeded(seed) => Some(seed),
            Self::Scripted(_) | Self::Away => None,
        }
    }
}

/// Why the croupier can't decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum CroupierError {
    /// The seed of this game is not known.
    #[error("the seed of this game is not known")]
    Away,
    /// The given outcomes are used up.
    #[error("the script ends after {0} outcomes")]
    ScriptOver(usize),
    /// The game lists no outcomes.
    #[error("there is nothing to draw from {0}")]
    NothingToDraw(&'static str),
}

impl<C: Clone> Croupier<C> {
    /// The next outcome in a state where chance decides. `drawn` counts the outcomes of each stream so far.
    pub(crate) fn decide<G: Game<Chance = C>>(
        &self,
        nonces: &[Nonce],
        state: &G,
        drawn: &Drawn,
    ) -> Result<C, CroupierError> {
        debug_assert_eq!(state.turn(), Turn::Chance, "the croupier is only asked where chance decides");
        match self {
            Self::Away => Err(CroupierError::Away),
            Self::Scripted(script) => {
                script.get(drawn.total()).cloned().ok_or(CroupierError::ScriptOver(script.len()))
            }
            Self::Seeded(seed) => {
                let stream = state.stream();
                let mut draw = Draw::new(seed, nonces, stream, drawn.of(stream));
                match state.chances() {
                    Chances::Weighted(chances) => {
                        draw.weighted(chances).ok_or(CroupierError::NothingToDraw(stream))
                    }
                    Chances::SampleOnly => Ok(state.sample_chance(&mut draw)),
                }
            }
        }
    }
}

/// The number of outcomes of each stream, without those that were taken back.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Drawn(Vec<(&'static str, u64)>);

impl Drawn {
    pub(crate) fn of(&self, stream: &str) -> u64 {
        self.0.iter().find(|(name, _)| *name == stream).map_or(0, |(_, count)| *count)
    }

    pub(crate) fn add(&mut self, stream: &'static str) {
        match self.0.iter_mut().find(|(name, _)| *name == stream) {
            Some((_, count)) => *count += 1,
            None => self.0.push((stream, 1)),
        }
    }

    pub(crate) fn total(&self) -> usize {
        self.0.iter().map(|(_, count)| *count as usize).sum()
    }
}

/// The numbers that decide one outcome, the `k`-th of a stream.
///
/// ```
/// use alcazar_core::Luck;
/// use alcazar_table::{Draw, Seed};
///
/// let seed = Seed([7; 32]);
/// let first = Draw::new(&seed, &[], "bag", 0).below(1000);
/// assert_eq!(Draw::new(&seed, &[], "bag", 0).below(1000), first, "it can be recomputed at any time");
/// ```
pub struct Draw {
    /// HMAC keyed and fed with everything but the number of the block.
    mac: Hmac<Sha256>,
    /// The number of the next block.
    next: u32,
    /// The current block.
    block: [u8; 32],
    /// How many bytes of the block are used.
    used: usize,
}

impl Draw {
    /// The numbers for the `k`-th outcome (from 0) of this stream.
    pub fn new(seed: &Seed, nonces: &[Nonce], stream: &str, k: u64) -> Self {
        let mut key = keyed(&seed.0);
        key.update(PURPOSE);
        for nonce in nonces {
            key.update(&nonce.0);
        }
        let mut mac = keyed(&key.finalize().into_bytes());
        mac.update(stream.as_bytes());
        mac.update(&[0]);
        mac.update(&k.to_be_bytes());
        Self { mac, next: 0, block: [0; 32], used: 32 }
    }

    /// The next eight bytes as a number, most significant first.
    fn word(&mut self) -> u64 {
        const WORD: usize = size_of::<u64>();
        if self.used == self.block.len() {
            let mut mac = self.mac.clone();
            mac.update(&self.next.to_be_bytes());
            self.block = mac.finalize().into_bytes().into();
            self.next += 1;
            self.used = 0;
        }
        let mut word = [0; WORD];
        word.copy_from_slice(&self.block[self.used..self.used + WORD]);
        self.used += WORD;
        u64::from_be_bytes(word)
    }

    /// A uniformly distributed number below `n`: words from the last, incomplete run of `n` are rejected.
    /// Returns 0 if `n` is 0.
    pub fn below_u64(&mut self, n: u64) -> u64 {
        if n == 0 {
            return 0;
        }
        // 2^64 mod n, the length of that last run.
        let incomplete = (u64::MAX % n + 1) % n;
        loop {
            let word = self.word();
            if word <= u64::MAX - incomplete {
                return word % n;
            }
        }
    }

    /// Chooses one of these outcomes by weight; none if there are none.
    fn weighted<C>(&mut self, chances: Vec<(C, u32)>) -> Option<C> {
        let total: u64 = chances.iter().map(|(_, weight)| u64::from(*weight)).sum();
        if total == 0 {
            return None;
        }
        let mut number = self.below_u64(total);
        for (chance, weight) in chances {
            match number.checked_sub(u64::from(weight)) {
                None => return Some(chance),
                Some(rest) => number = rest,
            }
        }
        None
    }
}

impl Luck for Draw {
    fn below(&mut self, n: u32) -> u32 {
        // Less than n, so it fits.
        self.below_u64(u64::from(n)) as u32
    }
}

impl fmt::Debug for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Draw").field("next", &self.next).finish_non_exhaustive()
    }
}

fn keyed(key: &[u8]) -> Hmac<Sha256> {
    Hmac::new_from_slice(key).expect("HMAC takes keys of any length")
}
