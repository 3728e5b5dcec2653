//! Bots think beside the client, so that the client never stutters.
//!
//! The client sends a [`Request`], which holds what the bot's seat may know and nothing else, and gets an [`Answer`]. Both travel as JSON text.
//! [`client`] is the side that asks, [`worker`] the one that thinks.

pub mod client;
pub mod worker;

use alcazar_bots::Level;
use alcazar_core::{Game, Seat, SeatMap};
use serde::{Deserialize, Serialize};

/// What the client says to the worker.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToWorker {
    /// Think about this.
    Think(Request),
    /// Answer with what you have.
    Stop {
        /// The number of the request.
        id: u32,
    },
}

/// A question to a bot.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Request {
    /// A number that no other request of this client has.
    pub id: u32,
    /// The slug of the game.
    pub game: String,
    /// The seat that decides.
    pub seat: Seat,
    /// What it may know.
    pub view: serde_json::Value,
    /// What it may do, in notation, sorted.
    pub legal: Vec<String>,
    /// How well the bot plays.
    pub level: Level,
    /// How many moves it may try out. Counted, so that a game that is opened again goes on as it would have.
    pub budget: u64,
    /// The bot's own luck.
    pub seed: u64,
}

/// What the worker says to the client.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FromWorker {
    /// The bot has decided.
    Answer(Answer),
    /// The question made no sense.
    Failed {
        /// The number of the request.
        id: u32,
        /// Why, for those who look into the console.
        why: String,
    },
}

/// What a bot decides.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// The number of the request.
    pub id: u32,
    /// What it does, in notation.
    pub action: String,
    /// What it thinks of the actions it looked at.
    pub estimates: Vec<ActionEstimate>,
}

/// What a bot thinks of one action.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ActionEstimate {
    /// The action, in notation.
    pub action: String,
    /// How often it was tried.
    pub visits: u32,
    /// Each seat's expected share of the victory.
    pub win: SeatMap<f64>,
    /// Each seat's expected points.
    pub score: SeatMap<f64>,
}

impl Request {
    /// A question about what this seat may know and do.
    ///
    /// # Errors
    /// If the view can't be written, which the games rule out.
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
        })
    }
}

/// How many moves a bot may try out for one decision: about a third of a second on a laptop.
const BUDGET: u64 = 150_000;
