//! Every message, including those of the clients, with every kind of argument it might get.

use std::collections::{BTreeMap, BTreeSet};

use super::files::{Form, Messages};
use crate::{Argument, Language, Phrase};

/// The selector keys that stand for numbers.
const NUMBERS: [&str; 11] = ["zero", "one", "two", "few", "many", "other", "0", "1", "2", "3", "4"];

/// Every message with every combination of the values that any language selects by.
pub(super) fn all() -> Vec<Phrase> {
    let languages: Vec<Messages> = Language::ALL.iter().map(|&language| Messages::read(language)).collect();
    let variables = languages[0].variables();
    let mut phrases = Vec::new();
    for (form, names) in &variables {
        let mut samples = vec![without_arguments(form)];
        let values = values(form, &languages);
        for name in names {
            // The names are short and few, so leaking them is harmless.
            let name: &'static str = name.clone().leak();
            let choices = values.get(name).cloned().unwrap_or_else(words);
            samples = samples
                .iter()
                .flat_map(|phrase| choices.iter().map(|value| phrase.clone().with(name, value.clone())))
                .collect();
        }
        phrases.extend(samples);
    }
    phrases
}

fn without_arguments(form: &Form) -> Phrase {
    let phrase = Phrase::new(form.id.clone());
    match &form.attribute {
        Some(attribute) => phrase.form(attribute.clone().leak()),
        None => phrase,
    }
}

/// Values for a variable that no message selects by: phrases that can be inflected.
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
