//! Files and code say the same: every phrase has its message with just its variables, and every message is said.

mod files;
mod said;

use std::collections::{BTreeMap, BTreeSet};

use crate::{Argument, Language, Phrase, Words};
use files::{Form, Messages};

#[test]
fn every_language_has_the_files_that_it_names() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../i18n");
    let names = |path: &std::path::Path| -> BTreeSet<String> {
        let entries = std::fs::read_dir(path).expect("the folder exists");
        entries
            .map(|entry| entry.expect("it can be read").file_name().to_string_lossy().into_owned())
            .collect()
    };
    let languages: BTreeSet<String> = Language::ALL.iter().map(ToString::to_string).collect();
    assert_eq!(names(&folder), languages);
    for language in Language::ALL {
        let files: BTreeSet<String> = language.files().iter().map(|(name, _)| (*name).to_owned()).collect();
        assert_eq!(names(&folder.join(language.tag())), files, "{language}");
    }
}

#[test]
fn all_languages_have_the_same_messages_with_the_same_variables() {
    let english = Messages::read(Language::English);
    for &language in Language::ALL {
        let other = Messages::read(language);
        assert_eq!(other.variables(), english.variables(), "{language}");
    }
}

#[test]
fn every_phrase_has_a_message_with_just_its_variables() {
    let messages = Messages::read(Language::English).variables();
    for phrase in said::all() {
        let form = Form::of(phrase);
        let given: BTreeSet<String> = phrase.arguments().iter().map(|(name, _)| (*name).to_owned()).collect();
        assert_eq!(given.len(), phrase.arguments().len(), "{form} has an argument twice");
        assert_eq!(messages.get(&form), Some(&given), "{form}");
    }
}

#[test]
fn every_message_is_said() {
    let said: BTreeSet<Form> = said::all().iter().map(Form::of).collect();
    let written: BTreeSet<Form> = Messages::read(Language::English).variables().into_keys().collect();
    let unsaid: Vec<String> = written.difference(&said).map(ToString::to_string).collect();
    assert_eq!(unsaid, [""; 0]);
}

#[test]
fn every_variant_is_said() {
    let mut values: BTreeMap<(Form, String), BTreeSet<String>> = BTreeMap::new();
    for phrase in said::all() {
        for (name, value) in phrase.arguments() {
            if let Argument::Text(text) = value {
                let place = (Form::of(phrase), (*name).to_owned());
                values.entry(place).or_default().insert(text.to_string());
            }
        }
    }
    for &language in Language::ALL {
        for (form, name, keys) in Messages::read(language).selections() {
            let Some(values) = values.get(&(form.clone(), name.clone())) else { continue };
            assert_eq!(&keys, values, "{language}: {form} chooses by ${name}");
        }
    }
}

/// What is said whole begins with a capital letter and ends like a sentence; nothing has gaps or marks in it.
#[test]
fn sentences_look_like_sentences() {
    for &language in Language::ALL {
        let words = Words::new(language);
        for phrase in said::all() {
            let text = words.say(phrase);
            assert_ne!(text, phrase.id());
            let has_mark =
                text.contains(['{', '}', '$', '\n', '\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}']);
            assert!(!has_mark && !text.contains("  ") && text.trim() == text, "{text:?}");
            let is_whole = ["-event-", "-prompt-", "-illegal-", "-ending-", "apply-", "setup-", "victory"]
                .iter()
                .any(|part| phrase.id().contains(part));
            if is_whole {
                assert!(text.ends_with(['.', '!', '?']), "{text:?}");
                assert!(text.starts_with(|first: char| !first.is_lowercase()), "{text:?}");
            }
            if phrase.id().contains("-action-") {
                assert!(!text.ends_with('.') && text.starts_with(char::is_uppercase), "{text:?}");
            }
        }
    }
}

#[test]
fn lists_are_joined() {
    let words = Words::english();
    let say = |count: usize, list: fn(Vec<Phrase>) -> Argument| {
        let phrases = ["red", "blue", "green", "yellow"]
            .map(|colour| Phrase::new("toledo-seat").with("colour", colour));
        words.say(&Phrase::new("victory-shared").with("who", list(phrases[..count].to_vec())))
    };
    assert_eq!(say(2, Argument::All), "Red and Blue share the victory.");
    assert_eq!(say(4, Argument::All), "Red, Blue, Green and Yellow share the victory.");
    assert_eq!(say(3, Argument::Any), "Red, Blue or Green share the victory.");
    assert_eq!(say(1, Argument::All), "Red share the victory.");
}

#[test]
fn a_language_is_found_by_its_tag_whatever_the_region() {
    assert_eq!("en".parse(), Ok(Language::English));
    assert_eq!("en-GB".parse(), Ok(Language::English));
    for tag in ["", "xx", "english please", "e", "日本"] {
        assert!(tag.parse::<Language>().is_err(), "{tag}");
    }
}

#[test]
fn what_is_not_written_is_said_as_its_id() {
    assert_eq!(Words::english().say(&Phrase::new("nobody-wrote-this")), "nobody-wrote-this");
    assert_eq!(Words::english().say(&Phrase::new("addressee").form("them")), "addressee");
}
