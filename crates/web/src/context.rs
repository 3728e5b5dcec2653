//! What all pages of the client share.

use std::sync::Arc;

use alcazar_words::{Phrase, Words};
use leptos::prelude::*;

use crate::bot_worker::client::BotClient;
use crate::language;
use crate::settings::{self, Settings};
use crate::store::Store;

/// What all pages share: the language, the settings, the store and the bots.
#[derive(Clone, Copy)]
pub struct Shell {
    /// The messages of the current language.
    pub words: Signal<Arc<Words>>,
    /// The player's settings.
    pub settings: RwSignal<Settings>,
    store: StoredValue<Store, LocalStorage>,
    bot_client: StoredValue<BotClient, LocalStorage>,
}

impl Shell {
    /// Creates the shell, with the messages to show first, and provides it as a context.
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

    /// The shell of this page.
    pub fn get() -> Self {
        expect_context()
    }

    /// The same shell with other words.
    pub fn with_words(self, words: Signal<Arc<Words>>) -> Self {
        Self { words, ..self }
    }

    /// The saved games.
    pub fn store(self) -> Store {
        self.store.get_value()
    }

    /// The client of the bot worker.
    pub fn bot_client(self) -> BotClient {
        self.bot_client.get_value()
    }

    /// Formats a phrase in the current language. It subscribes the caller to changes of the language.
    pub fn say(self, phrase: &Phrase) -> String {
        self.words.with(|words| words.say(phrase))
    }

    /// A message without arguments, reactive to changes of the language.
    pub fn text(self, id: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
        move || self.say(&Phrase::new(id))
    }
}
