//! Who sits where.

use std::str::FromStr;

use alcazar_core::Game;
use alcazar_table::Player;
use alcazar_words::{Phrase, Words};

use crate::players::{USUAL, known, names};

/// One seat as somebody types it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Sitter {
    /// Somebody at this terminal, perhaps with a name.
    You(Option<String>),
    /// A bot of this kind.
    Bot(&'static str),
}

impl FromStr for Sitter {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (who, more) = match text.split_once(':') {
            Some((who, more)) => (who, Some(more)),
            None => (text, None),
        };
        match who {
            "you" => Ok(Self::You(more.map(str::to_owned))),
            "bot" => {
                known(more.unwrap_or(USUAL)).map(Self::Bot).ok_or_else(|| format!("the bots are {}", names()))
            }
            _ => Err("a seat is you, you:NAME, bot or bot:KIND".to_owned()),
        }
    }
}

/// One person against two bots, or as near to that as the game allows.
pub(super) fn usual<G: Game>() -> Vec<Sitter> {
    let players = 3.clamp(*G::PLAYERS.start(), *G::PLAYERS.end());
    std::iter::once(Sitter::You(None)).chain((1..players).map(|_| Sitter::Bot(USUAL))).collect()
}

/// People meet bots by name.
const NAMES: [&str; 6] = ["Alonso", "Beatriz", "Casilda", "Diego", "Elvira", "Fadrique"];

/// The players, each with a name.
pub(super) fn players(sitters: &[Sitter], words: &Words) -> Vec<Player> {
    let persons = sitters.iter().filter(|sitter| matches!(sitter, Sitter::You(_))).count();
    let player = |(number, sitter): (usize, &Sitter)| match sitter {
        Sitter::You(Some(name)) => Player::person(name.clone()),
        Sitter::You(None) if persons == 1 => Player::person(words.say(&Phrase::new("terminal-you"))),
        Sitter::You(None) => {
            let name = Phrase::new("terminal-player").with("number", (number + 1).to_string());
            Player::person(words.say(&name))
        }
        Sitter::Bot(kind) => Player::bot(NAMES[number % NAMES.len()], *kind),
    };
    sitters.iter().enumerate().map(player).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_read() {
        assert_eq!("you".parse(), Ok(Sitter::You(None)));
        assert_eq!("you:Ana".parse(), Ok(Sitter::You(Some("Ana".to_owned()))));
        assert_eq!("bot".parse(), Ok(Sitter::Bot("master")));
        assert_eq!("bot:random".parse(), Ok(Sitter::Bot("random")));
        assert!("bot:genius".parse::<Sitter>().is_err());
        assert!("cat".parse::<Sitter>().is_err());
    }

    #[test]
    fn everybody_has_a_name() {
        let names = |sitters: &[Sitter]| -> Vec<String> {
            players(sitters, &Words::english()).into_iter().map(|player| player.name).collect()
        };
        assert_eq!(names(&[Sitter::You(None), Sitter::Bot("random")]), ["You", "Beatriz"]);
        assert_eq!(names(&[Sitter::You(None), Sitter::You(Some("Ana".to_owned()))]), ["Player 1", "Ana"]);
    }
}
