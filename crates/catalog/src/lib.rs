//! The closed set of games: the only crate that knows them all, and the one place where a game's name becomes a type.
//!
//! Code that works with any game is written once, generic over [`Game`]. [`with_game!`] calls it for the game that
//! a [`GameId`] names. A new game is a variant here; the compiler then points at every `match` that wants it.
//!
//! ```
//! use alcazar_catalog::{GameId, with_game};
//! use alcazar_core::Game;
//!
//! fn rules_version<G: Game>() -> u32 {
//!     G::RULES_VERSION
//! }
//!
//! let id: GameId = "toledo".parse()?;
//! assert_eq!(with_game!(id, G => rules_version::<G>()), toledo::State::RULES_VERSION);
//! # Ok::<(), alcazar_catalog::UnknownGame>(())
//! ```

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use alcazar_core::Game;

#[doc(hidden)]
pub use {governor, toledo, tyros};

/// A game, by name alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the variants are only names")]
pub enum GameId {
    Toledo,
    Tyros,
    Governor,
}

/// Evaluates an expression with a name bound to the state type of the game that an id names.
///
/// `with_game!(id, G => sim::<G>(&args))` is a `match` over all games. It is a macro rather than a visitor so that
/// the expression may ask more of `G` than the trait `Game`: a text board, sentences.
#[macro_export]
macro_rules! with_game {
    ($id:expr, $game:ident => $body:expr) => {
        match $id {
            $crate::GameId::Toledo => {
                type $game = $crate::toledo::State;
                $body
            }
            $crate::GameId::Tyros => {
                type $game = $crate::tyros::State;
                $body
            }
            $crate::GameId::Governor => {
                type $game = $crate::governor::State;
                $body
            }
        }
    };
}

impl GameId {
    /// All games.
    pub const ALL: &[Self] = &[Self::Toledo, Self::Tyros, Self::Governor];

    /// The name of the game in files, addresses and commands.
    pub fn slug(self) -> &'static str {
        with_game!(self, G => G::ID)
    }

    /// How many can play.
    pub fn players(self) -> RangeInclusive<usize> {
        with_game!(self, G => G::PLAYERS)
    }

    /// For how many the box of the game is made; a table of others can play, but the game was not made for it.
    pub fn box_players(self) -> RangeInclusive<usize> {
        match self {
            Self::Toledo | Self::Tyros => self.players(),
            Self::Governor => governor::RECOMMENDED_PLAYERS,
        }
    }

    /// The version of the rules that is played.
    pub fn rules_version(self) -> u32 {
        with_game!(self, G => G::RULES_VERSION)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.slug())
    }
}

impl FromStr for GameId {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<Self, UnknownGame> {
        let found = Self::ALL.iter().find(|id| id.slug().eq_ignore_ascii_case(text));
        found.copied().ok_or_else(|| UnknownGame { name: text.chars().take(UnknownGame::SHOWN).collect() })
    }
}

/// There is no game of this name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no game “{name}”; there is {}", GameId::ALL.iter().map(|id| id.slug()).collect::<Vec<_>>().join(", "))]
pub struct UnknownGame {
    /// The beginning of the name.
    pub name: String,
}

impl UnknownGame {
    /// How much of a wrong name is worth showing.
    const SHOWN: usize = 40;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_found_by_its_name() {
        for &id in GameId::ALL {
            assert_eq!(id.to_string().parse(), Ok(id));
            assert_eq!(id.slug().to_uppercase().parse(), Ok(id));
        }
    }

    #[test]
    fn a_box_is_made_for_numbers_that_can_play() {
        for &id in GameId::ALL {
            let (can, should) = (id.players(), id.box_players());
            assert!(can.contains(should.start()) && can.contains(should.end()), "{id}");
        }
        assert!(!GameId::Governor.box_players().contains(&2), "the box of Tolède says three to six");
    }

    #[test]
    fn an_unknown_name_is_answered_with_the_list() {
        let error = "chess".parse::<GameId>().expect_err("chess is not ours");
        let text = error.to_string();
        assert!(text.contains("chess"), "{text}");
        assert!(GameId::ALL.iter().all(|id| text.contains(id.slug())), "{text}");
        assert!("x".repeat(10_000).parse::<GameId>().is_err_and(|error| error.name.len() == 40));
    }
}
