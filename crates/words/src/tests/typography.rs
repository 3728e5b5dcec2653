//! Marks as each language writes them. Text that was typed in haste has straight quotes and plain spaces.

use super::files::Messages;
use crate::Language;

/// The space before a mark and inside of quotes in French.
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
fn quotes_are_those_of_the_language() {
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
fn french_has_narrow_spaces() {
    let messages = Messages::read(Language::French);
    // Help at the terminal shows marks that are typed.
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
