//! What somebody types: an action, or a word to the program.

/// What is to be done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Command<'a> {
    /// An action in its notation, or the beginning of one.
    Act(&'a str),
    /// Say what is legal, and why the rest is not; only of what begins so, if something is given.
    List(&'a str),
    /// Say how to type.
    Help,
    /// Take the last move back; by everybody's consent also one that showed something.
    Undo {
        /// Whether everybody agrees.
        is_agreed: bool,
    },
    /// Take back all that can be.
    Restart,
    /// Write the game into this file too.
    Save(&'a str),
    /// Go on with the game in this file.
    Resume(&'a str),
    /// Say everything that has happened.
    Log,
    /// Draw the board.
    Board,
    /// Leave. The game is saved.
    Quit,
}

impl<'a> Command<'a> {
    /// What somebody means. Whatever is not a word to the program is meant as an action.
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
    fn commands_are_whole_words() {
        assert_eq!(Command::read(" undo "), Command::Undo { is_agreed: false });
        assert_eq!(Command::read("Undo agreed"), Command::Undo { is_agreed: true });
        assert_eq!(Command::read("und"), Command::Act("und"));
        assert_eq!(Command::read("log 3"), Command::Act("log 3"));
        assert_eq!(Command::read("save a file"), Command::Save("a file"));
        assert_eq!(Command::read("?place gem1"), Command::List("place gem1"));
        assert_eq!(Command::read("3va 0-3"), Command::Act("3va 0-3"));
    }
}
