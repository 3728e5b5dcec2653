//! Keyboard shortcuts at a table and in a replay.

use crate::playback::Seek;

/// What a key does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Key {
    /// Move in the history.
    Seek(Seek),
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
    /// Type a move.
    Type,
    /// Open the rules.
    Rules,
    /// Show the list of keys.
    Help,
}

/// All keys, with the names under which the help lists them. Names in one row are synonyms.
pub const KEYS: &[(&[&str], Key)] = &[
    (&["ArrowLeft"], Key::Seek(Seek::Previous)),
    (&["ArrowRight"], Key::Seek(Seek::Next)),
    (&["Home"], Key::Seek(Seek::Start)),
    (&["End"], Key::Seek(Seek::End)),
    (&["p"], Key::Seek(Seek::Play)),
    (&["Escape"], Key::Skip),
    (&["u"], Key::Undo),
    (&["r"], Key::RestartTurn),
    (&["e"], Key::EndTurn),
    (&["l"], Key::Log),
    (&["s"], Key::Recap),
    (&["m", "/"], Key::Type),
    (&["h"], Key::Rules),
    (&["?"], Key::Help),
];

impl Key {
    /// What a key with this name does when no modifier key is held.
    pub fn from_name(name: &str) -> Option<Self> {
        // Caps Lock makes no difference.
        let lower = name.to_lowercase();
        let is_named = |names: &[&str]| {
            names.contains(&name) || (name.chars().count() == 1 && names.contains(&lower.as_str()))
        };
        KEYS.iter().find(|(names, _)| is_named(names)).map(|(_, key)| *key)
    }

    /// The id of the message that describes it.
    pub const fn message(self) -> &'static str {
        match self {
            Self::Seek(Seek::Previous) => "web-key-back",
            Self::Seek(Seek::Start) => "web-key-start",
            Self::Seek(Seek::End) => "web-key-end",
            Self::Seek(Seek::Play | Seek::PlayFrom(_) | Seek::Pause) => "web-key-run",
            Self::Seek(Seek::Next | Seek::To(_)) => "web-key-on",
            Self::Skip => "web-key-skip",
            Self::Undo => "web-key-undo",
            Self::RestartTurn => "web-key-restart-turn",
            Self::EndTurn => "web-key-end-turn",
            Self::Log => "web-key-log",
            Self::Recap => "web-key-recap",
            Self::Type => "web-key-type",
            Self::Rules => "web-key-rules",
            Self::Help => "web-key-help",
        }
    }
}

/// How a key is shown to players.
pub fn label(name: &str) -> &str {
    match name {
        "ArrowLeft" => "←",
        "ArrowRight" => "→",
        "Escape" => "Esc",
        other => other,
    }
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
    fn keys_are_found_by_name() {
        assert_eq!(Key::from_name("u"), Some(Key::Undo));
        assert_eq!(Key::from_name("U"), Some(Key::Undo));
        assert_eq!(Key::from_name("End"), Some(Key::Seek(Seek::End)));
        assert_eq!(Key::from_name("end"), None);
        assert_eq!(Key::from_name("x"), None);
        assert_eq!(Key::from_name(""), None);
    }
}
