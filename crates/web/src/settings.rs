//! What a player has chosen once and for all: language, light, speed, sound.

use alcazar_words::Language;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::browser;

/// Where settings are kept.
const KEY: &str = "alcazar-settings";

/// What a player has chosen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Settings {
    /// The tag of the language; what the browser prefers if nothing was chosen.
    pub language: Option<String>,
    /// Whether the page is light or dark.
    pub theme: Theme,
    /// How fast what happens is shown.
    pub speed: Speed,
    /// Whether there is sound.
    pub sound: bool,
    /// Whether what can't be undone is asked about first.
    pub confirm: bool,
    /// What the player is called.
    pub name: String,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            theme: Theme::Auto,
            speed: Speed::Normal,
            sound: true,
            confirm: true,
            name: String::new(),
        }
    }
}

/// Whether the page is light or dark.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// As the system is.
    Auto,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

impl Theme {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Auto, Self::Light, Self::Dark];

    /// Its name in the page and in messages.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

/// How fast what happens is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Speed {
    /// Nothing moves.
    Off,
    /// For those who know the game.
    Fast,
    /// For most.
    Normal,
    /// For those who learn it.
    Slow,
}

impl Speed {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Off, Self::Fast, Self::Normal, Self::Slow];

    /// Its name in messages.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::Fast => "fast",
            Self::Normal => "normal",
            Self::Slow => "slow",
        }
    }

    /// How long one event is shown, in milliseconds.
    pub const fn animation_ms(self) -> u32 {
        match self {
            Self::Off => 0,
            Self::Fast => 260,
            Self::Normal => 620,
            Self::Slow => 1300,
        }
    }

    /// How long a bot takes at least, in milliseconds: who answers at once is hard to follow.
    pub const fn bot_delay_ms(self) -> u32 {
        match self {
            Self::Off => 0,
            Self::Fast => 120,
            Self::Normal => 380,
            Self::Slow => 900,
        }
    }
}

impl Settings {
    /// What was chosen before, or the usual.
    pub fn load() -> Self {
        let stored = browser::local_storage().and_then(|storage| storage.get_item(KEY).ok().flatten());
        stored.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
    }

    /// Keeps it. Where nothing can be kept, it holds until the page is closed.
    pub fn store(&self) {
        if let (Some(storage), Ok(text)) = (browser::local_storage(), serde_json::to_string(self)) {
            let _ = storage.set_item(KEY, &text);
        }
    }

    /// The language that was chosen, or the one that the browser prefers.
    pub fn language(&self) -> Language {
        let preferred = browser::languages();
        Language::preferred(self.language.as_deref().into_iter().chain(preferred.iter().map(String::as_str)))
    }
}

/// Keeps the settings whenever they change, and dresses the page in its theme.
pub fn follow(settings: RwSignal<Settings>) {
    Effect::new(move |_| {
        settings.with(|settings| {
            settings.store();
            browser::set_theme(settings.theme.slug());
        });
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_of_another_version_are_read_as_far_as_they_go() {
        let read = |text: &str| serde_json::from_str::<Settings>(text).ok();
        assert_eq!(read("{}"), Some(Settings::default()));
        let some =
            read(r#"{"speed":"slow","sound":false,"hat":"red"}"#).expect("fields may be missing or new");
        assert_eq!((some.speed, some.sound, some.theme), (Speed::Slow, false, Theme::Auto));
        let text = serde_json::to_string(&some).expect("it can be written");
        assert_eq!(read(&text), Some(some));
    }
}
