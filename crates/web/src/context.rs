//! What every page of the client has in common.

use std::sync::Arc;

use alcazar_words::{Phrase, Words};
use leptos::prelude::*;

use crate::bot_worker::client::BotClient;
use crate::language;
use crate::settings::{self, Settings};
use crate::store::Store;

/// What every page has in common: the language, the settings, the store and the bots.
#[derive(Clone, Copy)]
pub struct Shell {
    /// The language.
    pub words: Signal<Arc<Words>>,
    /// What the player has chosen.
    pub settings: RwSignal<Settings>,
    store: StoredValue<Store, LocalStorage>,
    bot_client: StoredValue<BotClient, LocalStorage>,
}

impl Shell {
    /// Makes it with the words that it speaks first, and hands it to all pages below.
    pub fn provide(words: Words) -> Self {
        let settings = RwSignal::new(Settings::load());
        settings::follow(settings);
        let words = language::follow(settings, words);
        let shell = Self {
            words,
            settings,
            store: StoredValue::new_local(Store::default()),
            bot_client: StoredValue::new_local(BotClient::default()),
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

    /// Identity asks the bots.
    pub fn bot_client(self) -> BotClient {
        self.bot_client.get_value()
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
