//! How a game at a table ended.

use std::borrow::Cow;

use alcazar_core::{Game, Seat, Standing, Turn};
use serde::{Deserialize, Serialize};

/// How a game at a table ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "how")]
pub enum Outcome {
    /// By the rules. Seats that conceded on the way rank last, the first of them lowest.
    PlayedOut(Standing),
    /// All seats but one have conceded. The points are those of that moment.
    Conceded(Standing),
    /// Without a result.
    Aborted,
}

impl Outcome {
    /// Points and ranks, if there are any.
    pub fn standing(&self) -> Option<&Standing> {
        match self {
            Self::PlayedOut(standing) | Self::Conceded(standing) => Some(standing),
            Self::Aborted => None,
        }
    }

    /// The outcome as it is written to files. Their format is older than the explanation of ties and has no
    /// field for it: what decided a tie follows from the log.
    pub(crate) fn recorded(mut self) -> Self {
        if let Self::PlayedOut(standing) | Self::Conceded(standing) = &mut self {
            standing.tie = None;
        }
        self
    }

    /// The outcome of a game in this state, if it has one. `conceded` is in the order of the concessions.
    pub(crate) fn of<G: Game>(state: &G, conceded: &[Seat], is_aborted: bool) -> Option<Self> {
        if is_aborted {
            return Some(Self::Aborted);
        }
        let is_decided = is_decided(conceded, state.players());
        if !is_decided && state.turn() != Turn::Over {
            return None;
        }
        let mut standing = state.standing();
        // Larger is better: first the seats that stayed, by rank; then the others, the later concession
        // first.
        let keys = standing.ranks.map(|seat, rank| match conceded.iter().position(|other| *other == seat) {
            None => (true, usize::from(u8::MAX - rank)),
            Some(order) => (false, order),
        });
        standing.ranks = Standing::ranks_by(&keys);
        let stayed = Seat::first(state.players()).filter(|seat| !conceded.contains(seat)).collect();
        standing.tie = state.tie(stayed);
        if is_decided {
            standing.tie = None;
            standing.ending = Some(Cow::Borrowed("conceded"));
            return Some(Self::Conceded(standing));
        }
        Some(Self::PlayedOut(standing))
    }
}

/// Whether at most one seat has not conceded.
pub(crate) fn is_decided(conceded: &[Seat], players: usize) -> bool {
    !conceded.is_empty() && conceded.len() + 1 >= players
}
