//! The translated pages about a game match the English ones paragraph by paragraph.

use std::collections::BTreeMap;
use std::path::Path;

use alcazar_catalog::GameId;

use crate::Language;

/// The pages about a game. Only the first is required.
const PAGES: [&str; 3] = ["rules", "sources", "summary"];

/// A page of a game, if it exists in this language.
fn page(name: &str, language: Language, game: GameId) -> Option<String> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let path = games.join(format!("{game}/i18n/{language}/{name}.md"));
    let is_required = name == "rules" && (game.has("speak") || language == Language::English);
    if !is_required && !path.exists() {
        return None;
    }
    Some(std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display())))
}

/// The number of a chapter or paragraph at the start of a line: `T1` of `## T1 Components`, `T1.1` of `- T1.1
/// …`.
fn number(line: &str) -> Option<&str> {
    let text = line.trim_start().strip_prefix("## ").or_else(|| line.trim_start().strip_prefix("- "))?;
    let number = text.split(' ').next()?;
    let is_number = number.len() > 1
        && number.starts_with(|first: char| first.is_ascii_uppercase())
        && number[1..].split('.').all(|part| part.parse::<u8>().is_ok());
    is_number.then_some(number)
}

/// The chapters and paragraphs in order, each with the number of its source marks: `†` in the rules, letters
/// and our own rulings on the page of sources. Rulings are marked by a word of the language, everything else
/// by the same signs everywhere.
fn paragraphs(page: &str, ruling: &str) -> Vec<(String, BTreeMap<String, usize>)> {
    let mut paragraphs: Vec<(String, BTreeMap<String, usize>)> = Vec::new();
    for line in page.lines() {
        if let Some(number) = number(line) {
            paragraphs.push((number.to_owned(), BTreeMap::new()));
        } else if line.starts_with("## ") {
            paragraphs.push(("unnumbered".to_owned(), BTreeMap::new()));
        }
        let Some((_, marks)) = paragraphs.last_mut() else { continue };
        for bracket in line.split('[').skip(1) {
            let inside = bracket.split(']').next().unwrap_or_default();
            let letters = inside.split(|letter: char| !letter.is_alphabetic() && letter != '†');
            for mark in letters.filter(|word| ["R", "P", "D", "X", "†"].contains(word) || *word == ruling) {
                let mark = if mark == ruling { "ruling" } else { mark };
                *marks.entry(mark.to_owned()).or_default() += 1;
            }
        }
    }
    paragraphs
}

#[test]
fn every_language_has_the_same_paragraphs_and_source_marks() {
    let ruling = |language| match language {
        Language::English => "ruling",
        Language::French => "décision",
        Language::German => "Festlegung",
        Language::Dutch => "beslissing",
    };
    for &game in GameId::ALL {
        for name in PAGES {
            let Some(english) = page(name, Language::English, game) else { continue };
            let english = paragraphs(&english, ruling(Language::English));
            let expected = if game.has("speak") && name == "rules" { 20 } else { 3 };
            assert!(english.len() > expected, "{game} has {} paragraphs", english.len());
            for &language in Language::ALL {
                let Some(page) = page(name, language, game) else { continue };
                let other = paragraphs(&page, ruling(language));
                for (ours, theirs) in english.iter().zip(&other) {
                    assert_eq!(theirs, ours, "{language}/{game}/{name}");
                }
                assert_eq!(other.len(), english.len(), "{language}/{game}/{name}");
            }
        }
    }
}

/// Marks of sources and words of developers belong on the page of sources and in the code.
#[test]
fn rules_and_summaries_are_written_for_players() {
    const WORDS: [&str; 10] = [
        "[R]",
        "[P]",
        "[D]",
        "[X]",
        "[ruling]",
        "[décision]",
        "[Festlegung]",
        "[beslissing]",
        " code",
        "tests",
    ];
    for &game in GameId::ALL.iter().filter(|game| game.has("speak")) {
        for name in ["rules", "summary"] {
            for &language in Language::ALL {
                let page = page(name, language, game).unwrap_or_default();
                let found: Vec<&str> = WORDS.into_iter().filter(|word| page.contains(word)).collect();
                assert!(found.is_empty(), "{language}/{game}/{name}: {found:?}");
            }
        }
    }
}

/// The names of the plates, each with the paragraph that it follows. In a summary they need no captions.
fn plates(page: &str, is_summary: bool) -> Vec<(String, String)> {
    let mut paragraph = String::new();
    let mut plates = Vec::new();
    for line in page.lines() {
        if let Some(number) = number(line) {
            number.clone_into(&mut paragraph);
        }
        let named = line.strip_prefix("![").and_then(|rest| rest.strip_suffix(')')?.split_once("](plate:"));
        if let Some((caption, name)) = named {
            assert_eq!(caption.is_empty(), is_summary, "the caption of {name}");
            plates.push((paragraph.clone(), name.to_owned()));
        }
        assert_eq!(named.is_some(), line.contains("](plate:"), "a plate must be its own paragraph: {line}");
    }
    plates
}

#[test]
fn every_language_has_the_same_plates() {
    for &game in GameId::ALL {
        for name in PAGES {
            let is_summary = name == "summary";
            let english = plates(&page(name, Language::English, game).unwrap_or_default(), is_summary);
            for &language in Language::ALL {
                let Some(page) = page(name, language, game) else { continue };
                assert_eq!(plates(&page, is_summary), english, "{language}/{game}/{name}");
            }
        }
    }
}
