//! The entry points of the bots, compiled here once for each game.
//!
//! Generic code is compiled in the crate that calls it, with that crate's optimisation, once in each such
//! crate. These methods are not generic, so the search for each game is compiled in this crate alone: the
//! server, the command line and the web client stay quick to build, and their bots run at full speed whatever
//! the profile says about them.

use alcazar_core::Game;

use crate::{Bot, Budget, Expert, Level, Search, Temperament};

/// Implemented for every game in the registry; see the module.
pub trait Compiled: Game {
    /// Continues a search.
    fn think(search: &mut Search<'_, Self>, budget: Budget)
    where
        Self: Expert;

    /// Makes a bot.
    fn bot(level: Level, temperament: Temperament, threads: usize) -> Box<dyn Bot<Self>>
    where
        Self: Expert;
}

/// Implements [`Compiled`] for a game.
macro_rules! compile_bots {
    ($state:ty, [$($capability:ident)*]) => {
        impl $crate::Compiled for $state {
            #[inline(never)]
            fn think(search: &mut $crate::Search<'_, Self>, budget: $crate::Budget) {
                search.think_on(budget);
            }

            #[inline(never)]
            fn bot(
                level: $crate::Level,
                temperament: $crate::Temperament,
                threads: usize,
            ) -> Box<dyn $crate::Bot<Self>> {
                level.make_bot(temperament, threads)
            }
        }
    };
}

alcazar_catalog::for_each_game!(compile_bots);
