//! How a table stands for one viewer, and how it came to that.

use alcazar_core::{Game, SeatMap, SeatSet};
use alcazar_table::{Entry, Outcome, Player, Seed, TableView, Timer};
use serde::{Deserialize, Serialize};

/// All that one viewer may know of a table now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct State<V> {
    /// How many entries this viewer knows of.
    pub version: u32,
    /// What he may know of the game.
    pub view: V,
    /// Who is asked.
    pub asked: SeatSet,
    /// What he himself is asked, if he is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ask: Option<Asked>,
    /// Who plays each seat.
    pub players: SeatMap<Player>,
    /// Who has conceded.
    pub conceded: SeatSet,
    /// The clocks, if the table has any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub timers: Option<SeatMap<Timer>>,
    /// The time of the table when this was sent, in milliseconds since it began, if it has clocks.
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
    /// A table's view as it travels.
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

/// What a seat is asked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Asked {
    /// The number of the question, to be named in the answer.
    pub ask: u32,
    /// Everything the seat may do, in notation, sorted.
    pub legal: Vec<String>,
    /// How many of his own last moves he may take back instead.
    pub takebacks: u32,
}

/// One entry as a viewer may know it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", bound(deserialize = "V: Deserialize<'de>, S: Deserialize<'de>"))]
pub struct Moment<V, S> {
    /// What happened.
    pub entry: Entry<S>,
    /// Who was asked by the rules after it.
    pub asked: SeatSet,
    /// What he knew after it. The last moment of an update has none: what he knew then is the view of the state
    /// that comes with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub view: Option<V>,
}
