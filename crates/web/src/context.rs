//! What every page of the client has in common.

use std::sync::Arc;

use alcazar_words::{Phrase, Words};
use leptos::prelude::*;

use crate::settings::{self, Settings};
use crate::store::Store;
use crate::thinking::page::Thinker;
use crate::tongue;

/// What every page has in common: the language, the settings, the store and the bots.
#[derive(Clone, Copy)]
pub struct Shell {
    /// The language.
    pub words: Signal<Arc<Words>>,
    /// What the player has chosen.
    pub settings: RwSignal<Settings>,
    store: StoredValue<Store, LocalStorage>,
    thinker: StoredValue<Thinker, LocalStorage>,
}

impl Shell {
    /// Makes it with the words that it speaks first, and hands it to all pages below.
    pub fn provide(words: Words) -> Self {
        let settings = RwSignal::new(Settings::load());
        settings::follow(settings);
        let words = tongue::follow(settings, words);
        let shell = Self {
            words,
            settings,
            store: StoredValue::new_local(Store::default()),
            thinker: StoredValue::new_local(Thinker::default()),
        };
        provide_context(shell);
        shell
    }

    /// The one that was made.
    pub fn get() -> Self {
        expect_context()
    }

    /// Where games are kept.
    pub fn store(self) -> Store {
        self.store.get_value()
    }

    /// Who asks the bots.
    pub fn thinker(self) -> Thinker {
        self.thinker.get_value()
    }

    /// Says a phrase in the language of the moment; to be called where a change of language shall be heard.
    pub fn say(self, phrase: &Phrase) -> String {
        self.words.with(|words| words.say(phrase))
    }

    /// Says a message that needs no arguments, and goes on saying it in whatever language is chosen.
    pub fn text(self, id: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
        move || self.say(&Phrase::new(id))
    }
}
