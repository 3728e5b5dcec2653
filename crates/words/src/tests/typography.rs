//! Punctuation as each language writes it, rather than straight quotes and plain spaces.

use super::files::Messages;
use crate::Language;

/// French uses it before some marks and inside quotes.
const NARROW_SPACE: char = '\u{202F}';

#[test]
fn no_language_has_straight_quotes_or_three_dots() {
    for &language in Language::ALL {
        for (name, text) in Messages::read(language).texts() {
            assert!(!text.contains(['\'', '"', '`']) && !text.contains("..."), "{language}: {name}: {text}");
        }
    }
}

#[test]
fn every_language_uses_its_own_quotes() {
    let quotes = |language| match language {
        Language::English => "“”’",
        Language::French => "«»’",
        Language::German => "„“’",
        Language::Dutch => "‘’",
    };
    for &language in Language::ALL {
        for (name, text) in Messages::read(language).texts() {
            let is_foreign = |mark: char| "“”„‟‘’‚«»‹›".contains(mark) && !quotes(language).contains(mark);
            assert!(!text.contains(is_foreign), "{language}: {name}: {text}");
        }
    }
}

#[test]
fn french_uses_narrow_spaces() {
    let messages = Messages::read(Language::French);
    // The terminal's help shows marks that people type.
    for (name, text) in messages.texts().filter(|(name, _)| !name.starts_with("terminal-help")) {
        let mut before = None;
        for mark in text.chars() {
            if "?!:;»".contains(mark) {
                assert!(before == Some(NARROW_SPACE), "{name}: {text}");
            }
            assert!(before != Some('«') || mark == NARROW_SPACE, "{name}: {text}");
            before = Some(mark);
        }
    }
}
