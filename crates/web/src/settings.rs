//! The player's settings: language, theme, pace, sound, and what makes playing easier.

use alcazar_table::json;
use alcazar_words::Language;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::browser;
use crate::keys::Shortcuts;

/// The key in the local storage.
const KEY: &str = "alcazar-settings";

/// The player's settings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
#[expect(clippy::struct_excessive_bools, reason = "each is a box that a player ticks")]
pub struct Settings {
    /// The tag of the language. By default, the browser's preferred language is used.
    pub language: Option<String>,
    /// The colour theme.
    pub theme: Theme,
    /// The pace at which events are shown.
    pub speed: Speed,
    /// Whether sounds are played.
    pub sound: bool,
    /// Whether moves that can't be undone need a confirmation.
    pub confirm: bool,
    /// The player's name.
    pub name: String,
    /// Whether pieces and cards are drawn larger.
    pub large_pieces: bool,
    /// Whether colours have more contrast.
    pub high_contrast: bool,
    /// Whether boards are drawn without scenery.
    pub simple_board: bool,
    /// The keyboard shortcuts.
    pub shortcuts: Shortcuts,
    /// How much of the log is spoken.
    pub spoken: Detail,
    /// Whether the log is open where the window has room for it.
    pub log: bool,
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
            large_pieces: false,
            high_contrast: false,
            simple_board: false,
            shortcuts: Shortcuts::default(),
            spoken: Detail::All,
            log: true,
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

/// The pace at which events are shown. The names are those of stored settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Speed {
    /// Instant: everything is shown at once.
    Off,
    /// Quick, for experienced players.
    Fast,
    /// The default.
    Normal,
    /// Calm, for beginners.
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
}

impl Speed {
    /// How long the players of a lesson wait before they act, in milliseconds.
    pub const fn bot_delay_ms(self) -> u32 {
        match self {
            Self::Off => 0,
            Self::Fast | Self::Normal | Self::Slow => 150,
        }
    }
}

/// How much of the log is spoken by screen readers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Detail {
    /// Every line.
    All,
    /// The lines that concern the player.
    Own,
    /// What was won, built or decided.
    Results,
}

impl Detail {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::All, Self::Own, Self::Results];

    /// Its name in messages.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::All => "all",
            Self::Own => "own",
            Self::Results => "results",
        }
    }
}

impl Settings {
    /// The saved settings, or the default.
    pub fn load() -> Self {
        let stored = browser::local_storage().and_then(|storage| storage.get_item(KEY).ok().flatten());
        stored.and_then(|text| json::read(&text).ok()).unwrap_or_default()
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

/// Saves the settings whenever they change, and applies those that the style sheet needs.
pub fn follow(settings: RwSignal<Settings>) {
    Effect::new(move |_| {
        settings.with(|settings| {
            settings.store();
            browser::set_root("data-theme", settings.theme.slug());
            browser::set_root("data-pieces", if settings.large_pieces { "large" } else { "normal" });
            browser::set_root("data-contrast", if settings.high_contrast { "more" } else { "normal" });
            browser::set_root("data-board", if settings.simple_board { "simple" } else { "scenic" });
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
