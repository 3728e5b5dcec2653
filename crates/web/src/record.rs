//! What is kept of a game: its replay file, and what a list of games says about it.

use alcazar_core::{Game, SeatSet};
use alcazar_table::{Player, Table, replay};
use serde::{Deserialize, Serialize};

/// What a list of games says about one.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Summary {
    /// The name under which it is kept.
    pub id: String,
    /// The slug of the game.
    pub game: String,
    /// How many entries its log has: a later one has more.
    pub seq: u32,
    /// Identity plays.
    pub players: Vec<Player>,
    /// Identity is asked.
    pub asked: SeatSet,
    /// Whether it is over.
    pub is_over: bool,
    /// The points of each seat, once it is over.
    #[serde(default)]
    pub scores: Vec<i32>,
    /// The ranks of each seat, once it is over.
    #[serde(default)]
    pub ranks: Vec<u8>,
    /// Whether it is a guided first game.
    #[serde(default)]
    pub is_lesson: bool,
    /// When it was last played, in milliseconds since 1970.
    pub saved: f64,
}

/// A game as it is kept.
#[derive(Debug, Clone, PartialEq)]
pub struct Record {
    /// What a list says about it.
    pub summary: Summary,
    /// Its replay file.
    pub text: String,
}

impl Record {
    /// What is to be kept of a table as it stands.
    pub fn of<G: Game>(id: &str, table: &Table<G>, saved: f64) -> Self {
        let outcome = table.outcome();
        let standing = outcome.as_ref().and_then(|outcome| outcome.standing());
        let summary = Summary {
            id: id.to_owned(),
            game: G::ID.to_owned(),
            seq: table.seq(),
            players: table.players().values().cloned().collect(),
            asked: table.asked(),
            is_over: outcome.is_some(),
            scores: standing.map(|standing| standing.scores.values().copied().collect()).unwrap_or_default(),
            ranks: standing.map(|standing| standing.ranks.values().copied().collect()).unwrap_or_default(),
            is_lesson: false,
            saved,
        };
        Self { summary, text: replay::save(table) }
    }

    /// The same, as the record of a guided first game, or not.
    #[must_use]
    pub fn lesson(mut self, is_lesson: bool) -> Self {
        self.summary.is_lesson = is_lesson;
        self
    }
}
