//! The bots by name, from the weakest to the strongest.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::ask::{Bot, Choice, Question};
use crate::expert::Expert;
use crate::flat::Flat;
use crate::greedy::Greedy;
use crate::playout::Playout;
use crate::search::{Searcher, Settings};

/// How many moves of each seat playouts look ahead: a turn or two.
const PLAYOUT: u32 = 8;
/// The most nodes of a tree: about six megabytes.
const MOST_NODES: usize = 1 << 17;

/// How well a bot plays. `docs/strength.md` says how much better each is than the one before.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Any legal action.
    Random,
    /// Looks one step ahead, but often does just anything.
    Apprentice,
    /// Looks one step ahead.
    Greedy,
    /// Plays on from every action and takes the best mean.
    Flat,
    /// Grows a tree.
    Search,
    /// Grows a tree, and looks first where the expert would.
    Master,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 6] =
        [Self::Random, Self::Apprentice, Self::Greedy, Self::Flat, Self::Search, Self::Master];

    /// The name of the level in files and commands.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Apprentice => "apprentice",
            Self::Greedy => "greedy",
            Self::Flat => "flat",
            Self::Search => "search",
            Self::Master => "master",
        }
    }

    /// A bot of this level that thinks in one thread.
    pub fn bot<G: Expert>(self) -> Box<dyn Bot<G>> {
        self.bot_with_threads(1)
    }

    /// How a level that searches goes about it; none for those that don't.
    pub fn settings(self, threads: usize) -> Option<Settings> {
        let playout = Playout { moves: PLAYOUT, is_informed: true };
        let settings = Settings {
            playout,
            has_priors: false,
            curiosity: 1.5,
            patience: 16,
            most_nodes: MOST_NODES,
            threads,
        };
        match self {
            Self::Random | Self::Apprentice | Self::Greedy => None,
            Self::Flat | Self::Search => Some(settings),
            Self::Master => Some(Settings { has_priors: true, patience: 2, ..settings }),
        }
    }

    /// A bot of this level that thinks in so many threads, if it can.
    pub fn bot_with_threads<G: Expert>(self, threads: usize) -> Box<dyn Bot<G>> {
        let playout = Playout { moves: PLAYOUT, is_informed: true };
        match self {
            Self::Random => Box::new(AnyAction),
            Self::Apprentice => Box::new(Greedy { distraction: 0.35 }),
            Self::Greedy => Box::new(Greedy { distraction: 0.0 }),
            Self::Flat => Box::new(Flat { playout }),
            Self::Search | Self::Master => match self.settings(threads) {
                Some(settings) => Box::new(Searcher(settings)),
                None => Box::new(AnyAction),
            },
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.slug())
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        Self::ALL.into_iter().find(|level| level.slug() == text).ok_or(UnknownLevel)
    }
}

/// There is no bot of this name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the bots are {}", Level::ALL.map(Level::slug).join(", "))]
pub struct UnknownLevel;

/// Does anything that is legal, each equally likely.
#[derive(Debug, Clone, Copy)]
struct AnyAction;

impl<G: Expert> Bot<G> for AnyAction {
    fn choose(&self, question: &Question<'_, G>) -> Option<Choice<G::Action>> {
        use alcazar_core::Luck;
        question.luck().pick(question.legal).copied().map(Choice::unthinking)
    }
}
