//! The players of a game on the command line.

use std::str::FromStr;

use alcazar_core::Game;
use alcazar_table::Player;
use alcazar_words::{Phrase, Words};

use crate::players::{DEFAULT_BOT, bot_slug, names};

/// One seat on the command line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum SeatArg {
    /// A person at this terminal, perhaps with a name.
    You(Option<String>),
    /// A bot of this kind.
    Bot(&'static str),
}

impl FromStr for SeatArg {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (who, more) = match text.split_once(':') {
            Some((who, more)) => (who, Some(more)),
            None => (text, None),
        };
        match who {
            "you" => Ok(Self::You(more.map(str::to_owned))),
            "bot" => bot_slug(more.unwrap_or(DEFAULT_BOT))
                .map(Self::Bot)
                .ok_or_else(|| format!("the bots are {}", names())),
            _ => Err("a seat is you, you:NAME, bot or bot:KIND".to_owned()),
        }
    }
}

/// One person against two bots, or the nearest number that the game allows.
pub(super) fn default_seats<G: Game>() -> Vec<SeatArg> {
    let players = 3.clamp(*G::PLAYERS.start(), *G::PLAYERS.end());
    std::iter::once(SeatArg::You(None)).chain((1..players).map(|_| SeatArg::Bot(DEFAULT_BOT))).collect()
}

/// The names of bots.
const NAMES: [&str; 6] = ["Alonso", "Beatriz", "Casilda", "Diego", "Elvira", "Fadrique"];

/// The players, each with a name.
pub(super) fn players(seats: &[SeatArg], words: &Words) -> Vec<Player> {
    let persons = seats.iter().filter(|seat| matches!(seat, SeatArg::You(_))).count();
    let player = |(number, seat): (usize, &SeatArg)| match seat {
        SeatArg::You(Some(name)) => Player::person(name.clone()),
        SeatArg::You(None) if persons == 1 => Player::person(words.say(&Phrase::new("terminal-you"))),
        SeatArg::You(None) => {
            let name = Phrase::new("terminal-player").with("number", (number + 1).to_string());
            Player::person(words.say(&name))
        }
        SeatArg::Bot(kind) => Player::bot(NAMES[number % NAMES.len()], *kind),
    };
    seats.iter().enumerate().map(player).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_parse() {
        assert_eq!("you".parse(), Ok(SeatArg::You(None)));
        assert_eq!("you:Ana".parse(), Ok(SeatArg::You(Some("Ana".to_owned()))));
        assert_eq!("bot".parse(), Ok(SeatArg::Bot("master")));
        assert_eq!("bot:random".parse(), Ok(SeatArg::Bot("random")));
        assert!("bot:genius".parse::<SeatArg>().is_err());
        assert!("cat".parse::<SeatArg>().is_err());
    }

    #[test]
    fn every_player_has_a_name() {
        let names = |seats: &[SeatArg]| -> Vec<String> {
            players(seats, &Words::english()).into_iter().map(|player| player.name).collect()
        };
        assert_eq!(names(&[SeatArg::You(None), SeatArg::Bot("random")]), ["You", "Beatriz"]);
        assert_eq!(names(&[SeatArg::You(None), SeatArg::You(Some("Ana".to_owned()))]), ["Player 1", "Ana"]);
    }
}
