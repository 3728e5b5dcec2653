//! Files and code agree: every phrase has a message with exactly its variables, and every message is used.

mod clients;
mod files;
mod narration;
mod phrases;
mod rules;
mod samples;
mod typography;

use std::collections::{BTreeMap, BTreeSet};

use alcazar_catalog::GameId;

use crate::{Argument, Language, Phrase, Words};
use files::{Form, Messages};

/// Whether a phrase belongs to a game without words of its own. Messages for it are optional.
fn is_derived(phrase: &Phrase) -> bool {
    let mut derived = GameId::ALL.iter().filter(|game| !game.has("speak"));
    derived.any(|game| phrase.id().starts_with(&format!("{game}-")))
}

/// Whether a message of a game without words of its own labels something that is not part of a phrase: a
/// field or a value of a view, for boards that list it, or something that is compared in a tie, which random
/// games rarely end in.
fn is_label(id: &str) -> bool {
    let mut derived = GameId::ALL.iter().filter(|game| !game.has("speak"));
    derived.any(|game| ["view", "value", "tie"].iter().any(|kind| id.starts_with(&format!("{game}-{kind}-"))))
}

#[test]
fn every_language_folder_is_listed_and_no_game_is_translated_in_part() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../i18n");
    let folders: BTreeSet<String> = std::fs::read_dir(folder)
        .expect("the folder exists")
        .map(|entry| entry.expect("the folder can be read").file_name().to_string_lossy().into_owned())
        .collect();
    assert_eq!(folders, Language::ALL.iter().map(ToString::to_string).collect());
    let labels = |language: Language| language.files().iter().map(|(label, _)| *label);
    for &language in Language::ALL {
        // A game may lack a language, but not a part of it.
        let is_expected = |label: &&str| match label.split_once('/') {
            Some((game, _)) => labels(language).any(|other| other.starts_with(&format!("{game}/"))),
            None => true,
        };
        let expected: Vec<&str> = labels(Language::English).filter(is_expected).collect();
        assert_eq!(labels(language).collect::<Vec<_>>(), expected, "{language}");
    }
}

#[test]
fn games_with_their_own_words_have_them_in_every_language() {
    for game in GameId::ALL.iter().filter(|game| game.has("speak")) {
        for &language in Language::ALL {
            let is_of_game = |label: &str| label.starts_with(&format!("{game}/"));
            assert!(language.files().iter().any(|(label, _)| is_of_game(label)), "{game} lacks {language}");
        }
    }
}

#[test]
fn all_languages_have_the_same_messages_with_the_same_variables() {
    for &language in Language::ALL {
        let is_shared = |label: &str| language.files().iter().any(|(other, _)| *other == label);
        let english = Messages::read_some(Language::English, is_shared).variables();
        let mut other = Messages::read(language).variables();
        // A message may have more inflections in another language, with the same variables or fewer.
        let inflections = other.extract_if(.., |form, _| {
            let is_inflection =
                form.attribute.as_deref().is_some_and(|name| language.inflections().contains(&name));
            is_inflection && !english.contains_key(form)
        });
        for (form, variables) in inflections.collect::<Vec<_>>() {
            let word = english.get(&Form { attribute: None, ..form.clone() });
            assert!(word.is_some_and(|word| variables.is_subset(word)), "{language}: {form}");
        }
        for (form, variables) in &english {
            assert_eq!(other.remove(form).as_ref(), Some(variables), "{language}: {form}");
        }
        assert_eq!(other.into_keys().collect::<Vec<_>>(), [], "{language} has more than English");
    }
}

/// Short messages may be the same in two languages; sentences are not.
#[test]
fn no_message_is_left_in_english() {
    let texts = |language| {
        let messages = Messages::read(language);
        let texts: BTreeMap<String, String> =
            messages.texts().fold(BTreeMap::new(), |mut texts, (name, text)| {
                texts.entry(name).or_insert_with(String::new).push_str(text);
                texts
            });
        texts
    };
    let english = texts(Language::English);
    let letters = |text: &str| text.chars().filter(|letter| letter.is_alphabetic()).collect::<String>();
    for &language in Language::ALL.iter().filter(|language| **language != Language::English) {
        for (name, text) in texts(language) {
            let ours = english.get(&name).map(String::as_str).unwrap_or_default();
            let is_short = letters(ours).len() < 12 || !ours.trim().contains(' ');
            assert!(is_short || letters(ours) != letters(&text), "{language}: {name}: {text}");
        }
    }
}

#[test]
fn terms_and_inflections_are_used() {
    for &language in Language::ALL {
        let messages = Messages::read(language);
        let (terms, used) = messages.terms();
        assert_eq!(terms, used, "{language}");
        assert_eq!(
            messages.used_inflections(),
            language.inflections().iter().copied().collect(),
            "{language}"
        );
    }
}

#[test]
fn every_message_formats_without_errors() {
    for &language in Language::ALL {
        let words = Words::new(language);
        for phrase in &samples::all() {
            let mut errors = Vec::new();
            let text = words.say_inflected(phrase, None, &mut errors);
            assert_eq!(errors, [], "{language}: {phrase:?}");
            assert_ne!(text, phrase.id(), "{language}");
        }
    }
}

#[test]
fn every_phrase_has_a_message_with_exactly_its_variables() {
    let messages = Messages::read(Language::English).variables();
    for phrase in phrases::all() {
        let form = Form::of(phrase);
        let given: BTreeSet<String> = phrase.arguments().iter().map(|(name, _)| name.to_string()).collect();
        assert_eq!(given.len(), phrase.arguments().len(), "{form} has an argument twice");
        if is_derived(phrase) {
            let is_fine = messages.get(&form).is_none_or(|variables| variables.is_subset(&given));
            assert!(is_fine, "{form} has other variables than {given:?}");
            continue;
        }
        assert_eq!(messages.get(&form), Some(&given), "{form}");
    }
}

#[test]
fn every_message_is_used() {
    let used: BTreeSet<Form> = phrases::all().iter().map(Form::of).collect();
    let messages = Messages::read(Language::English);
    let unused: Vec<String> = messages
        .forms
        .keys()
        .filter(|form| !used.contains(form) && !messages.of_clients.contains(form) && !is_label(&form.id))
        .map(ToString::to_string)
        .collect();
    assert_eq!(unused, [""; 0]);
}

#[test]
fn every_variant_is_used() {
    let mut values: BTreeMap<(Form, String), BTreeSet<String>> = BTreeMap::new();
    for phrase in phrases::all().iter().filter(|phrase| !is_derived(phrase)) {
        for (name, value) in phrase.arguments() {
            if let Argument::Text(text) = value {
                let place = (Form::of(phrase), name.to_string());
                values.entry(place).or_default().insert(text.to_string());
            }
        }
    }
    for &language in Language::ALL {
        for (form, found) in Messages::read(language).forms {
            for (name, keys) in found.selections {
                let Some(values) = values.get(&(form.clone(), name.clone())) else { continue };
                assert_eq!(&keys, values, "{language}: {form} chooses by ${name}");
            }
        }
    }
}

/// Whole sentences start with a capital letter and end with a full stop; no text has stray spaces or marks.
#[test]
fn sentences_are_well_formed() {
    let messages = Messages::read(Language::English);
    let has_message =
        |phrase: &&Phrase| !is_derived(phrase) || messages.forms.contains_key(&Form::of(phrase));
    for &language in Language::ALL {
        let words = Words::new(language);
        for phrase in phrases::all().iter().filter(has_message) {
            let mut errors = Vec::new();
            let text = words.say_inflected(phrase, None, &mut errors);
            assert_eq!(errors, [], "{language}: {phrase:?}");
            assert_ne!(text, phrase.id(), "{language}");
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
fn list_items_are_joined() {
    let words = Words::english();
    let say = |count: usize, list: fn(Vec<Phrase>) -> Argument| {
        let phrases = ["red", "blue", "green", "yellow"]
            .map(|colour| Phrase::new("toledo-seat").with("colour", colour));
        words.say(&Phrase::new("victory-shared").with("who", list(phrases[..count].to_vec())))
    };
    assert_eq!(say(2, Argument::All), "Red and Blue share the victory.");
    assert_eq!(say(4, Argument::All), "Red, Blue, Green and Yellow share the victory.");
    assert_eq!(say(3, Argument::Any), "Red, Blue or Green share the victory.");
    assert_eq!(say(1, Argument::All), "Red share the victory.", "one item is not joined");
}

#[test]
fn a_tag_parses_as_a_language_whatever_its_region() {
    assert_eq!("en".parse(), Ok(Language::English));
    assert_eq!("de-CH".parse(), Ok(Language::German));
    assert_eq!("fr_CA".parse(), Ok(Language::French));
    for &language in Language::ALL {
        assert_eq!(language.tag().parse(), Ok(language));
    }
    for tag in ["", "xx", "english please", "e", "日本"] {
        assert!(tag.parse::<Language>().is_err(), "{tag}");
    }
}

#[test]
fn the_first_preferred_language_is_chosen() {
    assert_eq!(Language::preferred(["nl-BE", "fr", "en"]), Language::Dutch);
    assert_eq!(Language::preferred(["es", "*", "fr;q=0.8", "de-AT", "en"]), Language::German);
    assert_eq!(Language::preferred(["es", "pt-BR"]), Language::English);
    assert_eq!(Language::preferred([]), Language::English);
}

#[test]
fn a_missing_translation_falls_back_to_english() {
    let words = Words::read(Language::French, "list-and = { $first } et { $second }".to_owned());
    let list = Argument::All(vec![Phrase::text("A"), Phrase::text("B")]);
    assert_eq!(words.say(&Phrase::new("victory-shared").with("who", list)), "A et B share the victory.");
}

#[test]
fn a_missing_message_is_replaced_by_its_fallback_or_else_its_id() {
    let missing = Phrase::new("missing-message");
    assert_eq!(Words::english().say(&missing.clone().or(Phrase::text("Something"))), "Something");
    assert_eq!(Words::english().say(&missing), "missing-message");
    assert_eq!(Words::english().say(&Phrase::new("addressee").form("them")), "addressee");
}

/// In French “0” is singular, so a singular form that omits the number would say one instead of none.
#[test]
fn zero_reads_differently_from_one() {
    let of_clients = Messages::read(Language::English).of_clients;
    let samples = samples::all();
    let of_clients = samples.iter().filter(|phrase| of_clients.contains(&Form::of(phrase)));
    let is_none = |argument: &Argument| *argument == Argument::Number(0);
    let with_none: Vec<&Phrase> = of_clients
        .chain(phrases::all())
        .filter(|phrase| phrase.arguments().iter().any(|(_, argument)| is_none(argument)))
        .collect();
    let as_one = |phrase: &Phrase| {
        let one =
            phrase.arguments().iter().fold(Phrase::new(phrase.id().to_owned()), |one, (name, argument)| {
                one.with(name.clone(), if is_none(argument) { Argument::Number(1) } else { argument.clone() })
            });
        phrase.attribute().into_iter().fold(one, Phrase::form)
    };
    let english = Words::english();
    let counts = |phrase: &&&Phrase| english.say(phrase) != english.say(&as_one(phrase));
    for words in Language::ALL.iter().map(|&language| Words::new(language)) {
        for phrase in with_none.iter().filter(counts) {
            assert_ne!(words.say(phrase), words.say(&as_one(phrase)), "{words:?}: {phrase:?}");
        }
    }
}

#[test]
fn the_default_name_of_a_player_is_the_pronoun_of_the_language() {
    for (language, unnamed) in Language::ALL.iter().zip(crate::table::UNNAMED) {
        for id in ["web-you", "terminal-you"] {
            assert_eq!(Words::new(*language).say(&Phrase::new(id)), unnamed);
        }
    }
}
