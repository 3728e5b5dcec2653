//! The state of a table for one viewer, and its history.

use alcazar_core::{Game, SeatMap, SeatSet};
use alcazar_table::{Entry, Outcome, Player, Seed, TableView, Timer};
use serde::{Deserialize, Serialize};

/// The state of a table, as one viewer may know it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct State<V> {
    /// How many entries this viewer knows of.
    pub version: u32,
    /// The viewer's view of the game.
    pub view: V,
    /// The seats that are asked.
    pub asked: SeatSet,
    /// The viewer's own ask, if they are asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ask: Option<Asked>,
    /// Who plays each seat.
    pub players: SeatMap<Player>,
    /// Who has conceded.
    pub conceded: SeatSet,
    /// The clocks, if the table has any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub timers: Option<SeatMap<Timer>>,
    /// The time at the table when this was sent, in milliseconds since the game began, if the table has
    /// clocks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub now: Option<u64>,
    /// How the game ended; none while it goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// The seed that was committed to, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
}

impl<V> State<V> {
    /// Converts a table's view.
    pub fn of<G: Game<View = V>>(view: TableView<G>, now: Option<u64>, seed: Option<Seed>) -> Self {
        let TableView { version, view, asked, ask, players, conceded, timers, outcome } = view;
        let ask = ask.map(|ask| Asked {
            ask: ask.ask,
            legal: ask.legal.iter().map(ToString::to_string).collect(),
            takebacks: ask.takebacks as u32,
        });
        let now = now.filter(|_| timers.is_some());
        let seed = seed.filter(|_| outcome.is_some());
        Self { version, view, asked, ask, players, conceded, timers, now, outcome, seed }
    }
}

/// The ask of a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Asked {
    /// The number of the ask, which the answer must name.
    pub ask: u32,
    /// All legal actions, in notation, sorted.
    pub legal: Vec<String>,
    /// How many of its own last moves the seat may take back instead.
    pub takebacks: u32,
}

/// One entry as a viewer may know it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", bound(deserialize = "V: Deserialize<'de>, S: Deserialize<'de>"))]
pub struct Moment<V, S> {
    /// What happened.
    pub entry: Entry<S>,
    /// The seats that the rules asked after it.
    pub asked: SeatSet,
    /// The viewer's view after it. The last moment of an update has none, because it is the view of the state
    /// in the same message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub view: Option<V>,
}
