//! Every message with every kind of argument it might be given, also those that only the web client says.

use std::collections::{BTreeMap, BTreeSet};

use super::files::{Form, Messages};
use crate::{Argument, Language, Phrase};

/// The words by which messages choose that are about numbers.
const NUMBERS: [&str; 8] = ["zero", "one", "two", "few", "many", "other", "0", "1"];

/// Every message in every combination of the values by which it chooses in any language.
pub(super) fn all() -> Vec<Phrase> {
    let languages: Vec<Messages> = Language::ALL.iter().map(|&language| Messages::read(language)).collect();
    let variables = languages[0].variables();
    let mut phrases = Vec::new();
    for (form, names) in &variables {
        let mut said = vec![blank(form)];
        let values = values(form, &languages);
        for name in names {
            // The name of a variable is a few letters long, and there are few of them.
            let name: &'static str = name.clone().leak();
            let choices = values.get(name).cloned().unwrap_or_else(words);
            said = said
                .iter()
                .flat_map(|phrase| choices.iter().map(|value| phrase.clone().with(name, value.clone())))
                .collect();
        }
        phrases.extend(said);
    }
    phrases
}

fn blank(form: &Form) -> Phrase {
    let phrase = Phrase::new(form.id.clone());
    match &form.attribute {
        Some(attribute) => phrase.form(attribute.clone().leak()),
        None => phrase,
    }
}

/// What a variable may be if nothing is chosen by it: a word that is inflected.
fn words() -> Vec<Argument> {
    vec![Phrase::new("addressee").into(), Phrase::new("toledo-seat").with("colour", "blue").into()]
}

fn values(form: &Form, languages: &[Messages]) -> BTreeMap<String, Vec<Argument>> {
    let mut keys: BTreeMap<&String, BTreeSet<&String>> = BTreeMap::new();
    for messages in languages {
        for (name, chosen) in messages.forms.get(form).into_iter().flat_map(|found| &found.selections) {
            if messages.split(name).1.is_none() {
                keys.entry(name).or_default().extend(chosen);
            }
        }
    }
    let values = |keys: BTreeSet<&String>| -> Vec<Argument> {
        if keys.iter().all(|key| NUMBERS.contains(&key.as_str())) {
            return [0, 1, 2, 5].map(Argument::Number).to_vec();
        }
        keys.into_iter().map(|key| Argument::from(key.clone())).collect()
    };
    keys.into_iter().map(|(name, keys)| (name.clone(), values(keys))).collect()
}
