//! Parsing typed input: actions and commands.

/// A parsed command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Command<'a> {
    /// An action in its notation, or a prefix of one.
    Act(&'a str),
    /// List the legal actions, and why others are illegal; only those that start with this text.
    List(&'a str),
    /// Show the help.
    Help,
    /// Undo the last move; with everybody's consent also one that revealed something.
    Undo {
        /// Whether everybody agrees.
        is_agreed: bool,
    },
    /// Undo as much as possible without consent.
    Restart,
    /// Save a copy of the game in this file.
    Save(&'a str),
    /// Resume the game in this file.
    Resume(&'a str),
    /// Show the log.
    Log,
    /// Draw the board.
    Board,
    /// Leave. The game is saved.
    Quit,
}

impl<'a> Command<'a> {
    /// Parses a command. Anything unknown is taken for an action.
    pub(super) fn read(text: &'a str) -> Self {
        let text = text.trim();
        if let Some(about) = text.strip_prefix('?') {
            return Self::List(about.trim());
        }
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let rest = rest.trim();
        match (word.to_lowercase().as_str(), rest) {
            ("help", "") => Self::Help,
            ("undo", "") => Self::Undo { is_agreed: false },
            ("undo", "agreed") => Self::Undo { is_agreed: true },
            ("restart", "") => Self::Restart,
            ("save", path) => Self::Save(path),
            ("resume", path) => Self::Resume(path),
            ("log", "") => Self::Log,
            ("board", "") => Self::Board,
            ("quit" | "exit", "") => Self::Quit,
            _ => Self::Act(text),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_whole_words_are_commands() {
        assert_eq!(Command::read(" undo "), Command::Undo { is_agreed: false });
        assert_eq!(Command::read("Undo agreed"), Command::Undo { is_agreed: true });
        assert_eq!(Command::read("und"), Command::Act("und"));
        assert_eq!(Command::read("log 3"), Command::Act("log 3"));
        assert_eq!(Command::read("save a file"), Command::Save("a file"));
        assert_eq!(Command::read("?place gem1"), Command::List("place gem1"));
        assert_eq!(Command::read("3va 0-3"), Command::Act("3va 0-3"));
    }
}
