//! A saved game: its replay file, and a summary for lists.

use alcazar_core::{Game, SeatSet};
use alcazar_table::{Player, Table, replay};
use serde::{Deserialize, Serialize};

/// What a list of games shows of one game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Summary {
    /// The key under which it is saved.
    pub id: String,
    /// The slug of the game.
    pub game: String,
    /// The number of entries in its log. A later version has more.
    pub seq: u32,
    /// The players, by seat.
    pub players: Vec<Player>,
    /// The seats that are asked.
    pub asked: SeatSet,
    /// Whether it is over.
    pub is_over: bool,
    /// The points of each seat, once it is over.
    #[serde(default)]
    pub scores: Vec<i32>,
    /// The ranks of each seat, once it is over.
    #[serde(default)]
    pub ranks: Vec<u8>,
    /// When it was last played, in milliseconds since 1970.
    pub saved: f64,
}

/// A saved game.
#[derive(Debug, Clone, PartialEq)]
pub struct Record {
    /// Its summary.
    pub summary: Summary,
    /// Its replay file.
    pub text: String,
}

impl Record {
    /// The record of a table's present state.
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
            saved,
        };
        Self { summary, text: replay::save(table) }
    }
}
