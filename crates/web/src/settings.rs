//! The player's settings: language, theme, speed, sound.

use alcazar_words::Language;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::browser;

/// The key in the local storage.
const KEY: &str = "alcazar-settings";

/// The player's settings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Settings {
    /// The tag of the language. By default, the browser's preferred language is used.
    pub language: Option<String>,
    /// The colour theme.
    pub theme: Theme,
    /// The speed of animations and bots.
    pub speed: Speed,
    /// Whether sounds are played.
    pub sound: bool,
    /// Whether moves that can't be undone need a confirmation.
    pub confirm: bool,
    /// The player's name.
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

/// The colour theme.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// As the system.
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

/// The speed of animations and bots.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Speed {
    /// No animations.
    Off,
    /// For experienced players.
    Fast,
    /// The default.
    Normal,
    /// For beginners.
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

    /// How long one event is animated, in milliseconds.
    pub const fn animation_ms(self) -> u32 {
        match self {
            Self::Off => 0,
            Self::Fast => 260,
            Self::Normal => 620,
            Self::Slow => 1300,
        }
    }

    /// How long a bot takes at least, in milliseconds: instant answers are hard to follow.
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
    /// The saved settings, or the default.
    pub fn load() -> Self {
        let stored = browser::local_storage().and_then(|storage| storage.get_item(KEY).ok().flatten());
        stored.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
    }

    /// Saves them. Where nothing can be saved, they last until the page is closed.
    pub fn store(&self) {
        if let (Some(storage), Ok(text)) = (browser::local_storage(), serde_json::to_string(self)) {
            let _ = storage.set_item(KEY, &text);
        }
    }

    /// The chosen language, or the one that the browser prefers.
    pub fn language(&self) -> Language {
        let preferred = browser::languages();
        Language::preferred(self.language.as_deref().into_iter().chain(preferred.iter().map(String::as_str)))
    }
}

/// Saves the settings whenever they change, and applies the theme.
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
    fn settings_of_other_versions_are_read_where_possible() {
        let read = |text: &str| serde_json::from_str::<Settings>(text).ok();
        assert_eq!(read("{}"), Some(Settings::default()));
        let some = read(r#"{"speed":"slow","sound":false,"hat":"red"}"#)
            .expect("missing and unknown fields are allowed");
        assert_eq!((some.speed, some.sound, some.theme), (Speed::Slow, false, Theme::Auto));
        let text = serde_json::to_string(&some).expect("settings serialize");
        assert_eq!(read(&text), Some(some));
    }
}
