//! The current language. Its messages are loaded from a file of their own.

use std::sync::Arc;

use alcazar_words::{Language, Words};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::browser;
use crate::settings::Settings;

/// The messages of a language, or `None` if they can't be loaded.
pub async fn load(language: Language) -> Option<Words> {
    let text = browser::fetch(&browser::meta(&format!("words-{language}"))?).await?;
    Some(Words::read(language, text))
}

/// The messages of the chosen language, as soon as they are loaded. If they can't be loaded, the previous
/// language stays, and the next visit tries again.
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
            // The player may have chosen another language meanwhile.
            if chosen.try_get_untracked() == Some(language) {
                words.set(Arc::new(loaded));
            }
        });
    });
    // Screen readers need to know.
    Effect::new(move |_| browser::set_language(words.with(|words| words.language()).tag()));
    words.into()
}
