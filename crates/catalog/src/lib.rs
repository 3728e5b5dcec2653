//! The registry of games: each game is named once, in `registry.rs`, and everything else follows from that
//! line.
//!
//! Code that works with any game is written once, generic over [`Game`]. [`with_game!`] calls it for the game
//! that a [`GameId`] names: it is the one place in the workspace where the name of a game becomes a type.
//!
//! A line of the registry also lists what a game brings beside its rules. Whatever it does not list is
//! derived: the crate that defines the trait goes over all games with [`for_each_game!`] and implements it
//! for those without their own.
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

#[macro_use]
mod registry;

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use alcazar_core::Game;

pub use crate::registry::*;

impl GameId {
    /// The name of the game in files, addresses and commands.
    pub fn slug(self) -> &'static str {
        with_game!(self, G => G::ID)
    }

    /// The allowed numbers of players.
    pub fn players(self) -> RangeInclusive<usize> {
        with_game!(self, G => G::PLAYERS)
    }

    /// The numbers of players that the game was made for.
    pub fn recommended_players(self) -> RangeInclusive<usize> {
        with_game!(self, G => G::RECOMMENDED_PLAYERS)
    }

    /// The version of the rules.
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

/// No game has this name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no game “{name}”; the games are {}", slugs())]
pub struct UnknownGame {
    /// The beginning of the name.
    pub name: String,
}

fn slugs() -> String {
    GameId::ALL.iter().map(|id| id.slug()).collect::<Vec<_>>().join(", ")
}

impl UnknownGame {
    /// How many characters of an unknown name are shown.
    const SHOWN: usize = 40;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_found_by_its_slug() {
        for &id in GameId::ALL {
            assert_eq!(id.to_string().parse(), Ok(id));
            assert_eq!(id.slug().to_uppercase().parse(), Ok(id));
        }
    }

    #[test]
    fn recommended_numbers_of_players_are_allowed() {
        for &id in GameId::ALL {
            let (possible, recommended) = (id.players(), id.recommended_players());
            assert!(possible.contains(recommended.start()) && possible.contains(recommended.end()), "{id}");
        }
        assert!(!GameId::Governor.recommended_players().contains(&2), "the box of Tolède says three to six");
    }

    #[test]
    fn every_folder_of_games_is_registered() {
        let games = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
        let mut folders: Vec<String> = std::fs::read_dir(games)
            .expect("the folder of games exists")
            .map(|entry| entry.expect("the folder can be read").path())
            .filter(|path| path.join("Cargo.toml").exists())
            .map(|path| path.file_name().unwrap_or_default().to_string_lossy().into_owned())
            .collect();
        let mut slugs: Vec<&str> = GameId::ALL.iter().map(|id| id.slug()).collect();
        folders.sort();
        slugs.sort_unstable();
        assert_eq!(
            folders, slugs,
            "crates/catalog/src/registry.rs names every game, by the name of its folder"
        );
    }

    #[test]
    fn the_error_for_an_unknown_name_lists_the_games() {
        let error = "chess".parse::<GameId>().expect_err("chess is not in the registry");
        let text = error.to_string();
        assert!(text.contains("chess"), "{text}");
        assert!(GameId::ALL.iter().all(|id| text.contains(id.slug())), "{text}");
        assert!("x".repeat(10_000).parse::<GameId>().is_err_and(|error| error.name.len() == 40));
    }
}
