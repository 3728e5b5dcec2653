//! The language of the moment. English is part of the client; the words of every other language are loaded when they are wanted.

use std::sync::Arc;

use alcazar_words::{Language, Words};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::browser;
use crate::settings::Settings;

/// The words of a language; none if they can't be had.
pub async fn load(language: Language) -> Option<Words> {
    if language == Language::English {
        return Some(Words::english());
    }
    let text = browser::fetch(&browser::meta(&format!("words-{language}"))?).await?;
    Some(Words::read(language, text))
}

/// Speaks the language that is chosen, from the moment at which its words are there. If they can't be had,
/// what was spoken before goes on, and the next visit tries again.
pub fn follow(settings: RwSignal<Settings>, first: Words) -> Signal<Arc<Words>> {
    let words = RwSignal::new(Arc::new(first));
    let chosen = Memo::new(move |_| settings.with(Settings::language));
    Effect::new(move |_| {
        let language = chosen.get();
        if words.with_untracked(|words| words.language()) == language {
            return;
        }
        spawn_local(async move {
            let Some(loaded) = load(language).await else { return };
            // Meanwhile another may have been chosen.
            if chosen.try_get_untracked() == Some(language) {
                words.set(Arc::new(loaded));
            }
        });
    });
    // Those who read the page aloud are told.
    Effect::new(move |_| browser::set_language(words.with(|words| words.language()).tag()));
    words.into()
}
