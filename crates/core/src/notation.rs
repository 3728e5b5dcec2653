//! Reading and writing actions as short lines of text.
//!
//! The notation of an action is words separated by single spaces. Logs and files contain it. What people type
//! may be shorter: see [`resolve`].

use std::fmt::Display;

/// A text that is not the notation of anything.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("can't read “{text}”: expected {expected}")]
pub struct Unreadable {
    /// The text, cut to a length that can be shown.
    pub text: String,
    /// What was expected.
    pub expected: &'static str,
}

impl Unreadable {
    /// The text could not be read as `expected`.
    pub fn new(text: &str, expected: &'static str) -> Self {
        const SHOWN: usize = 60;
        Self { text: text.chars().take(SHOWN).collect(), expected }
    }
}

/// Why typed text did not name exactly one action.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Unresolved {
    /// No possible action matches the text.
    #[error("no action is written like that")]
    Nothing,
    /// The text matches several actions; these are some of them.
    #[error("that could mean {}", .0.join(" or "))]
    Ambiguous(Vec<String>),
}

/// The index of the one action that the typed `text` means.
///
/// Each typed word must be a prefix of the word at the same place of the action's notation. A whole word
/// counts more than a prefix. Words at the end may be left out, and case does not matter.
///
/// ```
/// use alcazar_core::notation::{Unresolved, resolve};
///
/// let actions = ["3va 0-3", "3va 4-7", "4nd 0-4", "take"];
/// assert_eq!(resolve("3 4-7", &actions), Ok(1));
/// assert_eq!(resolve("T", &actions), Ok(3));
/// assert!(matches!(resolve("3", &actions), Err(Unresolved::Ambiguous(_))));
/// assert_eq!(resolve("5", &actions), Err(Unresolved::Nothing));
/// ```
///
/// # Errors
/// If no action matches, or more than one matches equally well.
pub fn resolve<A: Display>(text: &str, actions: &[A]) -> Result<usize, Unresolved> {
    const LISTED: usize = 4;
    let typed = text.to_lowercase();
    let typed: Vec<&str> = typed.split_whitespace().collect();
    if typed.is_empty() {
        return Err(Unresolved::Nothing);
    }
    let written: Vec<String> = actions.iter().map(|action| action.to_string().to_lowercase()).collect();
    let mut best: Option<usize> = None;
    let mut matches: Vec<usize> = Vec::new();
    for (index, line) in written.iter().enumerate() {
        let words: Vec<&str> = line.split(' ').collect();
        if typed.len() > words.len() || !typed.iter().zip(&words).all(|(typed, word)| word.starts_with(typed))
        {
            continue;
        }
        let whole = typed.iter().zip(&words).filter(|(typed, word)| typed == word).count() * 2
            + usize::from(typed.len() == words.len());
        if best.is_none_or(|best| whole > best) {
            best = Some(whole);
            matches.clear();
        }
        if best == Some(whole) {
            matches.push(index);
        }
    }
    match matches[..] {
        [] => Err(Unresolved::Nothing),
        [index] => Ok(index),
        _ => Err(Unresolved::Ambiguous(
            matches.iter().take(LISTED).map(|&index| actions[index].to_string()).collect(),
        )),
    }
}
