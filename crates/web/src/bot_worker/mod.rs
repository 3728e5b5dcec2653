//! Bots run in a worker, so that the page stays responsive.
//!
//! The page sends a [`Request`], which holds what the bot's seat may know and nothing else, and gets an
//! [`Answer`]. Both are sent as JSON text. [`client`] is the page's side, [`worker`] the other.

pub mod client;
pub mod worker;

use alcazar_bots::Level;
use alcazar_core::{Game, Seat, SeatMap};
use alcazar_words::Phrase;
use serde::{Deserialize, Serialize};

/// A message from the page to the worker.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToWorker {
    /// Compute an answer.
    Think(Request),
    /// Answer with what has been found so far.
    Stop {
        /// The id of the request.
        id: u32,
    },
}

/// A request to a bot.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Request {
    /// Unique among the requests of this page.
    pub id: u32,
    /// The slug of the game.
    pub game: String,
    /// The seat that decides.
    pub seat: Seat,
    /// What it knows.
    pub view: serde_json::Value,
    /// The legal actions, in notation, sorted.
    pub legal: Vec<String>,
    /// The bot's level.
    pub level: Level,
    /// The search budget, in nodes. A count rather than a time, so that a reopened game continues as it would
    /// have.
    pub budget: u64,
    /// The seed of the bot's random numbers.
    pub seed: u64,
    /// Whether the answer comes with reasons.
    pub explain: bool,
}

/// A message from the worker to the page.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FromWorker {
    /// The bot has decided.
    Answer(Answer),
    /// The request was invalid.
    Failed {
        /// The id of the request.
        id: u32,
        /// The reason, for the console.
        why: String,
    },
}

/// A bot's decision.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// The id of the request.
    pub id: u32,
    /// The action, in notation.
    pub action: String,
    /// What the bot thinks of the actions it examined.
    pub estimates: Vec<ActionEstimate>,
    /// Why the action is good, if that was asked, the most important reason first.
    pub reasons: Vec<Reason>,
}

/// A reason for or against an action; see [`alcazar_bots::Reason`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reason {
    /// The name of the evaluation's feature.
    pub feature: String,
    /// Whether it speaks for the action.
    pub is_gain: bool,
}

/// What a bot thinks of one action.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ActionEstimate {
    /// The action, in notation.
    pub action: String,
    /// How often it was tried.
    pub visits: u32,
    /// Each seat's expected share of the win.
    pub win: SeatMap<f64>,
    /// Each seat's expected points.
    pub score: SeatMap<f64>,
}

impl Request {
    /// A request for a decision of this seat.
    ///
    /// # Errors
    /// If the view can't be serialized, which the games rule out.
    pub fn new<G: Game>(
        id: u32,
        seat: Seat,
        view: &G::View,
        legal: &[G::Action],
        level: Level,
        seed: u64,
    ) -> serde_json::Result<Self> {
        Ok(Self {
            id,
            game: G::ID.to_owned(),
            seat,
            view: serde_json::to_value(view)?,
            legal: legal.iter().map(ToString::to_string).collect(),
            level,
            budget: BUDGET,
            seed,
            explain: false,
        })
    }

    /// The same request, with reasons in the answer.
    pub fn with_reasons(self) -> Self {
        Self { explain: true, ..self }
    }
}

impl Answer {
    /// Why the action is good, in sentences. The player had this many legal actions.
    pub fn why<G: Game>(&self, legal: usize) -> Vec<Phrase> {
        if legal < 2 {
            return vec![Phrase::new("web-advice-only")];
        }
        if self.reasons.is_empty() {
            return vec![Phrase::new("web-advice-even")];
        }
        let sentence = |reason: &Reason| {
            let ids = [
                format!("web-advice-{}-{}", G::ID, reason.feature),
                format!("web-advice-{}", reason.feature),
            ];
            let [own, shared] =
                ids.map(|id| if reason.is_gain { Phrase::new(id) } else { Phrase::new(id).form("cost") });
            own.or(shared)
        };
        self.reasons.iter().map(sentence).collect()
    }
}

/// The search budget for one decision, in nodes: about a third of a second on a laptop.
const BUDGET: u64 = 150_000;
