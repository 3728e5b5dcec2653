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

/// The most nodes of a tree: about six megabytes.
const MAX_NODES: usize = 1 << 17;

/// How well a bot plays. `docs/strength.md` says how much better each is than the one before.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Any legal action.
    Random,
    /// Does what catches the eye and pays at once.
    Novice,
    /// Looks one step ahead, but overlooks much.
    Apprentice,
    /// Looks one step ahead.
    Greedy,
    /// Looks one step ahead, and knows what things will be good for: a quick adviser.
    Adept,
    /// Plays on from every action and takes the best mean.
    Flat,
    /// Grows a tree.
    Search,
    /// Grows a tree, looks first where the expert would, and thinks whole turns through where a game can be ended.
    Master,
}

impl Level {
    /// All levels, weakest first; only the adept, who is no rung of the ladder, does better than the next in some games.
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

    /// How a level that searches goes about this game; none for those that don't.
    pub fn settings<G: Expert>(self, threads: usize) -> Option<Settings> {
        let flat = Settings {
            playout: Playout { moves: 2, rounds: 0, choosiness: 1, glances: 2, insight: Insight::Full },
            curiosity: 10.0,
            looks: 0,
            width: 30,
            weight: 0.0,
            trust: 0.0,
            patience: u32::MAX,
            max_nodes: MAX_NODES,
            threads,
            foresight: false,
            temperament: Temperament::Even,
        };
        let search = Settings {
            playout: Playout { moves: 4, glances: 6, ..flat.playout },
            curiosity: 0.1,
            looks: 2,
            width: 12,
            weight: 2.0,
            patience: 8,
            ..flat
        };
        let usual = match self {
            Self::Random | Self::Novice | Self::Apprentice | Self::Greedy | Self::Adept => return None,
            Self::Flat => flat,
            Self::Search => search,
            Self::Master => {
                let playout = Playout { moves: 8, choosiness: 3, glances: 12, ..search.playout };
                // A look misses what comes next, so it must not keep a first step from being played out at all.
                Settings { playout, width: 30, weight: 0.5, trust: 0.5, foresight: true, ..search }
            }
        };
        Some(G::adapt(self, usual))
    }

    /// A bot of this level that thinks in one thread.
    pub fn bot<G: Expert>(self) -> Box<dyn Bot<G>> {
        self.bot_with_threads(1)
    }

    /// A bot of this level that thinks in so many threads, if it can.
    pub fn bot_with_threads<G: Expert>(self, threads: usize) -> Box<dyn Bot<G>> {
        self.bot_of(Temperament::Even, threads)
    }

    pub(crate) fn bot_of<G: Expert>(self, temperament: Temperament, threads: usize) -> Box<dyn Bot<G>> {
        G::bot(self, temperament, threads)
    }

    /// What [`Level::bot_of`] does, compiled in the calling crate.
    pub(crate) fn make_bot<G: Expert>(self, temperament: Temperament, threads: usize) -> Box<dyn Bot<G>> {
        let greedy = Greedy { glances: usize::MAX, insight: Insight::Plain, temperament };
        match (self, self.settings::<G>(threads)) {
            (_, Some(settings)) => Box::new(Searcher(Settings { temperament, ..settings })),
            (Self::Novice, None) => Box::new(Greedy { glances: 2, insight: Insight::Points, temperament }),
            (Self::Apprentice, None) => Box::new(Greedy { glances: 2, ..greedy }),
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
