//! The bots by name, from the weakest to the strongest.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::ask::{Bot, Choice, Question};
use crate::expert::{Expert, Insight};
use crate::greedy::Greedy;
use crate::playout::Playout;
use crate::search::{Searcher, Settings};
use crate::temperament::Temperament;

/// The maximum number of nodes in a tree: about six megabytes.
const MAX_NODES: usize = 1 << 17;

/// How well a bot plays. `docs/strength.md` compares the levels.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Takes any legal action.
    Random,
    /// Considers two actions and takes the one that scores more at once.
    Novice,
    /// Looks one step ahead, but considers only two actions.
    Apprentice,
    /// Looks one step ahead.
    Greedy,
    /// Looks one step ahead with the expert's full evaluation: a quick adviser.
    Adept,
    /// Runs playouts from every action and takes the best mean.
    Flat,
    /// Searches a tree.
    Search,
    /// Searches a tree with the expert's priors, and plans whole turns that can end a game.
    Master,
}

impl Level {
    /// All levels, weakest first; only the adept is stronger than the next level in some games.
    pub const ALL: [Self; 8] = [
        Self::Random,
        Self::Novice,
        Self::Apprentice,
        Self::Greedy,
        Self::Adept,
        Self::Flat,
        Self::Search,
        Self::Master,
    ];

    /// The name of the level in files and commands.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Novice => "novice",
            Self::Apprentice => "apprentice",
            Self::Greedy => "greedy",
            Self::Adept => "adept",
            Self::Flat => "flat",
            Self::Search => "search",
            Self::Master => "master",
        }
    }

    /// The search settings of this level for a game; `None` if the level does not search.
    pub fn settings<G: Expert>(self, threads: usize) -> Option<Settings> {
        let flat = Settings {
            playout: Playout {
                moves: 2,
                rounds: 0,
                tournament_size: 1,
                max_candidates: 2,
                insight: Insight::Full,
            },
            exploration: 10.0,
            root_evaluations: 0,
            root_width: 30,
            evaluation_weight: 0.0,
            prior_weight: 0.0,
            expansion_threshold: u32::MAX,
            max_nodes: MAX_NODES,
            threads,
            foresight: false,
            temperament: Temperament::Even,
        };
        let search = Settings {
            playout: Playout { moves: 4, max_candidates: 6, ..flat.playout },
            exploration: 0.1,
            root_evaluations: 2,
            root_width: 12,
            evaluation_weight: 2.0,
            expansion_threshold: 8,
            ..flat
        };
        let default = match self {
            Self::Random | Self::Novice | Self::Apprentice | Self::Greedy | Self::Adept => return None,
            Self::Flat => flat,
            Self::Search => search,
            Self::Master => {
                let playout = Playout { moves: 8, tournament_size: 3, max_candidates: 12, ..search.playout };
                // A static evaluation can be wrong, so it must not exclude a first action from playouts.
                Settings {
                    playout,
                    root_width: 30,
                    evaluation_weight: 0.5,
                    prior_weight: 0.5,
                    foresight: true,
                    ..search
                }
            }
        };
        Some(G::adapt(self, default))
    }

    /// A bot of this level that runs on one thread.
    pub fn bot<G: Expert>(self) -> Box<dyn Bot<G>> {
        self.bot_with_threads(1)
    }

    /// A bot of this level; if it searches, it does so on `threads` threads.
    pub fn bot_with_threads<G: Expert>(self, threads: usize) -> Box<dyn Bot<G>> {
        self.bot_of(Temperament::Even, threads)
    }

    pub(crate) fn bot_of<G: Expert>(self, temperament: Temperament, threads: usize) -> Box<dyn Bot<G>> {
        G::bot(self, temperament, threads)
    }

    /// What [`Level::bot_of`] does, compiled in the calling crate.
    pub(crate) fn make_bot<G: Expert>(self, temperament: Temperament, threads: usize) -> Box<dyn Bot<G>> {
        let greedy = Greedy { max_candidates: usize::MAX, insight: Insight::Plain, temperament };
        match (self, self.settings::<G>(threads)) {
            (_, Some(settings)) => Box::new(Searcher(Settings { temperament, ..settings })),
            (Self::Novice, None) => {
                Box::new(Greedy { max_candidates: 2, insight: Insight::Points, temperament })
            }
            (Self::Apprentice, None) => Box::new(Greedy { max_candidates: 2, ..greedy }),
            (Self::Greedy, None) => Box::new(greedy),
            (Self::Adept, None) => Box::new(Greedy { insight: Insight::Full, ..greedy }),
            (_, None) => Box::new(AnyAction),
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

/// No level has this name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the bots are {}", Level::ALL.map(Level::slug).join(", "))]
pub struct UnknownLevel;

/// Takes any legal action, each equally likely.
#[derive(Debug, Clone, Copy)]
struct AnyAction;

impl<G: Expert> Bot<G> for AnyAction {
    fn choose(&self, question: &Question<'_, G>) -> Option<Choice<G::Action>> {
        use alcazar_core::Luck;
        question.luck().pick(question.legal).copied().map(Choice::without_estimates)
    }
}
