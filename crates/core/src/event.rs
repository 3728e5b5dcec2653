//! Events, whose turn it is, and standings.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::{Seat, SeatMap, SeatSet, Tie};

/// What changes a state. Nothing else does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event<A, C> {
    /// A seat acts.
    Move {
        /// The seat.
        seat: Seat,
        /// Its action.
        action: A,
    },
    /// An outcome of chance.
    Chance(C),
}

/// Who decides what happens next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Turn {
    /// These seats are asked, all at the same time. Never empty.
    Seats(SeatSet),
    /// Chance decides: a card is drawn, or a player is chosen by lot.
    Chance,
    /// The game is over; [`Game::standing`](crate::Game::standing) is the result.
    Over,
}

impl Turn {
    /// Only this seat is asked.
    #[inline]
    pub const fn of(seat: Seat) -> Self {
        Self::Seats(SeatSet::only(seat))
    }

    /// Whether this seat is asked.
    #[inline]
    pub const fn asks(self, seat: Seat) -> bool {
        match self {
            Self::Seats(seats) => seats.contains(seat),
            Self::Chance | Self::Over => false,
        }
    }
}

/// The result of a game, or what the result would be if the game ended now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// Points.
    pub scores: SeatMap<i32>,
    /// 1 for the winners. After a shared place the next one is left out, as in sports: 1, 1, 3.
    pub ranks: SeatMap<u8>,
    /// Why the game ended, as a slug; `None` while it goes on.
    pub ending: Option<Cow<'static, str>>,
    /// The tie for the first place, if the game ended in one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tie: Option<Tie>,
}

impl Standing {
    /// Ranks seats by a key per seat, larger is better; equal keys share a rank.
    pub fn ranks_by<K: Ord>(keys: &SeatMap<K>) -> SeatMap<u8> {
        keys.map(|_, key| 1 + keys.values().filter(|other| *other > key).count() as u8)
    }

    /// The seats of rank 1.
    pub fn winners(&self) -> SeatSet {
        self.ranks.iter().filter(|(_, rank)| **rank == 1).map(|(seat, _)| seat).collect()
    }
}

/// A value that some viewers know and others do not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Secret<T> {
    /// The viewer knows the value.
    Known(T),
    /// There is a value, but the viewer can't know it.
    Hidden,
}

impl<T> Secret<T> {
    /// The value, known or hidden.
    #[inline]
    pub fn when(is_known: bool, value: T) -> Self {
        if is_known { Self::Known(value) } else { Self::Hidden }
    }

    /// The value, if it is known.
    pub fn known(self) -> Option<T> {
        match self {
            Self::Known(value) => Some(value),
            Self::Hidden => None,
        }
    }
}

/// Why an event could not be applied. The state is unchanged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ApplyError<I> {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// A seat moved, but it is chance's turn.
    #[error("a chance outcome is awaited, not a move")]
    ChanceAwaited,
    /// Chance decided, but it is the turn of seats.
    #[error("a move is awaited, not a chance outcome")]
    MoveAwaited,
    /// The seat that moved was not asked.
    #[error("seat {0} is not asked")]
    NotAsked(Seat),
    /// The rules forbid it.
    #[error("{0}")]
    Illegal(I),
}
