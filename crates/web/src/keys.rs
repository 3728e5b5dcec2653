//! Keyboard shortcuts at a table and in a replay.
//!
//! All of them are in one table, [`KEYS`], with their default keys. Players can change each of them or switch
//! all of them off ([`Shortcuts`], in the settings): a single letter is easily pressed by accident, or by
//! software that turns speech into keys. For the same reason the turn ends with a chord by default.
//!
//! Keys are named as in `KeyboardEvent.key`, which does not depend on the layout; letters that are not Latin
//! are named after their place on the keyboard. While a board or a hand has the focus, the arrow keys, Home
//! and End move in it (`roving.rs`); elsewhere they move in the history. Comma and full stop always do.

use std::collections::BTreeMap;

use alcazar_words::Phrase;
use leptos::ev::KeyboardEvent;
use serde::{Deserialize, Serialize};

use crate::playback::Seek;

/// What a key does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Key {
    /// Move in the history.
    Seek(Seek),
    /// Pause or resume, unless a control has the focus.
    Pause,
    /// Skip to the present, and follow the game again.
    Skip,
    /// Undo the last move.
    Undo,
    /// Undo as much of the turn as possible.
    RestartTurn,
    /// End the turn.
    EndTurn,
    /// Show or hide the log.
    Log,
    /// Show what others did since the viewer's last turn.
    Recap,
    /// Answer a question in words.
    Query(Query),
    /// Show the board as text.
    TextView,
    /// Type a move.
    Type,
    /// Open the rules.
    Rules,
    /// Show the list of keys.
    Help,
}

/// A question about the game that is answered in a sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Query {
    /// Whose turn is it, and what is asked?
    Prompt,
    /// What do I hold?
    Hand,
    /// How many points has everybody?
    Score,
    /// What is this place?
    Place,
    /// What can I choose?
    Choices,
    /// What happened since my last turn?
    LastTurn,
}

/// All shortcuts, with the names of their default keys. Names in one row are synonyms.
pub const KEYS: &[(&[&str], Key)] = &[
    (&["q"], Key::Query(Query::Prompt)),
    (&["c"], Key::Query(Query::Hand)),
    (&["o"], Key::Query(Query::Score)),
    (&["t"], Key::Query(Query::Place)),
    (&["w"], Key::Query(Query::Choices)),
    (&["a"], Key::Query(Query::LastTurn)),
    (&["b"], Key::TextView),
    (&["u"], Key::Undo),
    (&["r"], Key::RestartTurn),
    (&["Ctrl+Enter"], Key::EndTurn),
    (&["m", "/"], Key::Type),
    (&["l"], Key::Log),
    (&["s"], Key::Recap),
    (&["ArrowLeft", ","], Key::Seek(Seek::Previous)),
    (&["ArrowRight", "."], Key::Seek(Seek::Next)),
    (&["Home"], Key::Seek(Seek::Start)),
    (&["End"], Key::Seek(Seek::End)),
    (&["p"], Key::Seek(Seek::Play)),
    (&[" "], Key::Pause),
    (&["Escape"], Key::Skip),
    (&["h"], Key::Rules),
    (&["?"], Key::Help),
];

/// Keys that move the focus or press a button, which no shortcut may take.
const RESERVED: &[&str] = &["Tab", "Enter", "Escape", "F5", "PageUp", "PageDown", "ArrowUp", "ArrowDown"];

impl Key {
    /// The id of the message that describes it.
    pub const fn message(self) -> &'static str {
        match self {
            Self::Seek(Seek::Previous) => "web-key-back",
            Self::Seek(Seek::Start) => "web-key-start",
            Self::Seek(Seek::End) => "web-key-end",
            Self::Seek(Seek::Play | Seek::PlayFrom(_) | Seek::Pause) => "web-key-run",
            Self::Seek(Seek::Next | Seek::To(_)) => "web-key-on",
            Self::Pause => "web-key-pause",
            Self::Skip => "web-key-skip",
            Self::Undo => "web-key-undo",
            Self::RestartTurn => "web-key-restart-turn",
            Self::EndTurn => "web-key-end-turn",
            Self::Log => "web-key-log",
            Self::Recap => "web-key-recap",
            Self::Query(Query::Prompt) => "web-key-prompt",
            Self::Query(Query::Hand) => "web-key-hand",
            Self::Query(Query::Score) => "web-key-score",
            Self::Query(Query::Place) => "web-key-place",
            Self::Query(Query::Choices) => "web-key-choices",
            Self::Query(Query::LastTurn) => "web-key-last-turn",
            Self::TextView => "web-key-text-view",
            Self::Type => "web-key-type",
            Self::Rules => "web-key-rules",
            Self::Help => "web-key-help",
        }
    }

    /// Its name in the settings.
    fn slug(self) -> &'static str {
        self.message().trim_start_matches("web").trim_start_matches("-key-")
    }

    /// Whether players can change it. Escape closes things everywhere.
    pub fn can_change(self) -> bool {
        self != Self::Skip
    }
}

/// What a player has changed about the shortcuts.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Shortcuts {
    /// Whether they are switched off, except Escape.
    pub is_off: bool,
    /// The keys that replace the defaults, by the names of what they do. An empty name means no key.
    keys: BTreeMap<String, String>,
}

impl Shortcuts {
    /// What a key does.
    pub fn find(&self, name: &str) -> Option<Key> {
        let rows = KEYS.iter().map(|(_, key)| *key);
        let mut rows = rows.filter(|key| !self.is_off || !key.can_change());
        rows.find(|key| self.names(*key).iter().any(|known| known == name))
    }

    /// The keys for this, as they are now.
    pub fn names(&self, key: Key) -> Vec<String> {
        if let Some(chosen) = self.keys.get(key.slug()) {
            return if chosen.is_empty() { Vec::new() } else { vec![chosen.clone()] };
        }
        let defaults = KEYS.iter().find(|(_, row)| *row == key).map_or(&[][..], |(names, _)| names);
        let is_taken = |name: &str| self.keys.values().any(|chosen| chosen == name);
        defaults.iter().filter(|name| !is_taken(name)).map(|name| (*name).to_owned()).collect()
    }

    /// Uses another key for this; what it did before has that key no more. Returns whether it can be used.
    pub fn change(&mut self, key: Key, name: &str) -> bool {
        if RESERVED.contains(&name) || !key.can_change() {
            return false;
        }
        for chosen in self.keys.values_mut().filter(|chosen| *chosen == name) {
            chosen.clear();
        }
        self.keys.insert(key.slug().to_owned(), name.to_owned());
        true
    }

    /// Whether any key was changed.
    pub fn is_changed(&self) -> bool {
        !self.keys.is_empty()
    }

    /// Goes back to the default keys.
    pub fn reset(&mut self) {
        self.keys.clear();
    }
}

/// The name of the key in an event: modifiers and the key, such as `Ctrl+Enter`. Shift is part of the
/// character that it makes; Caps Lock makes no difference. `None` for a modifier alone.
pub fn name(event: &KeyboardEvent) -> Option<String> {
    // Alt Gr types characters, and some systems report it as both of these.
    let is_typing = event.get_modifier_state("AltGraph");
    let is_ctrl = !is_typing && (event.ctrl_key() || event.meta_key());
    let is_alt = !is_typing && event.alt_key();
    named(&event.key(), &event.code(), is_ctrl, is_alt)
}

fn named(key: &str, code: &str, is_ctrl: bool, is_alt: bool) -> Option<String> {
    const NONE: &[&str] =
        &["", "Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock", "Dead", "Unidentified"];
    if NONE.contains(&key) {
        return None;
    }
    let mut characters = key.chars();
    let name = match (characters.next(), characters.next()) {
        (Some(letter), None) if letter.is_ascii() => letter.to_ascii_lowercase().to_string(),
        (Some(_), None) => match code.strip_prefix("Key") {
            Some(place) => place.to_ascii_lowercase(),
            None => key.to_lowercase(),
        },
        _ => key.to_owned(),
    };
    let ctrl = if is_ctrl { "Ctrl+" } else { "" };
    let alt = if is_alt { "Alt+" } else { "" };
    Some(format!("{ctrl}{alt}{name}"))
}

/// How a key is shown to players.
pub fn label(name: &str) -> Phrase {
    let (modifiers, key) = match name.rsplit_once('+') {
        Some((modifiers, key)) if !key.is_empty() => (modifiers, key),
        _ => ("", name),
    };
    let part = match key {
        "ArrowLeft" => Phrase::text("←"),
        "ArrowRight" => Phrase::text("→"),
        " " => Phrase::new("web-key-name").with("key", "space"),
        "Escape" | "Enter" | "Home" | "End" => Phrase::new("web-key-name").with("key", key.to_lowercase()),
        other => Phrase::text(if other.len() == 1 { other.to_uppercase() } else { other.to_owned() }),
    };
    let modifiers = modifiers.rsplit('+').filter(|modifier| !modifier.is_empty());
    modifiers.fold(part, |part, modifier| {
        Phrase::new("web-key-chord").with("modifier", modifier.to_lowercase()).with("key", part)
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn no_key_has_two_meanings() {
        let names: Vec<&str> = KEYS.iter().flat_map(|(names, _)| *names).copied().collect();
        assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len());
        let messages: BTreeSet<&str> = KEYS.iter().map(|(_, key)| key.message()).collect();
        assert_eq!(messages.len(), KEYS.len(), "each key has a message of its own");
    }

    #[test]
    fn a_letter_alone_never_ends_the_turn_by_default() {
        let ends = Shortcuts::default().names(Key::EndTurn);
        assert!(!ends.is_empty() && ends.iter().all(|name| name.starts_with("Ctrl+")), "{ends:?}");
    }

    #[test]
    fn keys_are_named_alike_on_all_layouts() {
        let letter = |key: &str, code: &str| named(key, code, false, false);
        assert_eq!(letter("u", "KeyU").as_deref(), Some("u"));
        assert_eq!(letter("U", "KeyU").as_deref(), Some("u"), "with Caps Lock");
        assert_eq!(letter("a", "KeyQ").as_deref(), Some("a"), "AZERTY: what is printed on the key counts");
        assert_eq!(letter("г", "KeyU").as_deref(), Some("u"), "Cyrillic");
        assert_eq!(letter("?", "Minus").as_deref(), Some("?"), "QWERTZ");
        assert_eq!(named("Enter", "Enter", true, false).as_deref(), Some("Ctrl+Enter"));
        assert_eq!(letter("Shift", "ShiftLeft"), None);
    }

    #[test]
    fn keys_can_be_changed_and_switched_off() {
        let mut shortcuts = Shortcuts::default();
        assert_eq!(shortcuts.find("u"), Some(Key::Undo));
        assert!(shortcuts.change(Key::Undo, "z"));
        assert_eq!((shortcuts.find("z"), shortcuts.find("u")), (Some(Key::Undo), None));
        // The new key of one shortcut was the default of another.
        assert!(shortcuts.change(Key::Undo, "l"));
        assert_eq!((shortcuts.find("l"), shortcuts.names(Key::Log)), (Some(Key::Undo), vec![]));
        assert!(shortcuts.change(Key::Log, "l"));
        assert_eq!((shortcuts.find("l"), shortcuts.names(Key::Undo)), (Some(Key::Log), vec![]));
        assert!(!shortcuts.change(Key::Undo, "Tab"));
        let text = serde_json::to_string(&shortcuts).expect("shortcuts serialize");
        assert_eq!(serde_json::from_str::<Shortcuts>(&text).ok(), Some(shortcuts.clone()));
        shortcuts.is_off = true;
        assert_eq!((shortcuts.find("l"), shortcuts.find("Ctrl+Enter")), (None, None));
        assert_eq!(shortcuts.find("Escape"), Some(Key::Skip));
        shortcuts.reset();
        shortcuts.is_off = false;
        assert_eq!(shortcuts, Shortcuts::default());
    }
}
