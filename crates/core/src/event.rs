//! What happens in a game, who is to act, and how it ended.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::{Seat, SeatMap, SeatSet, Tie};

/// The only thing that ever changes a state.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event<A, C> {
    /// A seat did something.
    Move {
        /// Who.
        seat: Seat,
        /// What.
        action: A,
    },
    /// Chance decided something.
    Chance(C),
}

/// Who decides what happens next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Turn {
    /// These seats are asked, all at the same time. Never empty.
    Seats(SeatSet),
    /// A card is to be drawn, a player to be chosen by lot.
    Chance,
    /// Nobody: the game is over, and [`Game::standing`](crate::Game::standing) says how.
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

/// How a game stands: at its end the result, before it what the result would be.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// Points.
    pub scores: SeatMap<i32>,
    /// 1 for the winners, then as in sports: who shares a place leaves the next one empty.
    pub ranks: SeatMap<u8>,
    /// Why the game ended, as a slug; none while it goes on.
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

/// A thing that one viewer knows and another does not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Secret<T> {
    /// This is what it is.
    Known(T),
    /// There is something, and the viewer can't know what.
    Hidden,
}

impl<T> Secret<T> {
    /// The thing, to be known or not.
    #[inline]
    pub fn when(is_known: bool, thing: T) -> Self {
        if is_known { Self::Known(thing) } else { Self::Hidden }
    }

    /// The thing, if it is known.
    pub fn known(self) -> Option<T> {
        match self {
            Self::Known(thing) => Some(thing),
            Self::Hidden => None,
        }
    }
}

/// Why an event could not be applied. The state is as it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ApplyError<I> {
    /// The game has ended; nothing can happen any more.
    #[error("the game is over")]
    Over,
    /// A seat moved while chance has to decide.
    #[error("a chance outcome is awaited, not a move")]
    ChanceAwaited,
    /// Chance decided while seats have to.
    #[error("a move is awaited, not a chance outcome")]
    MoveAwaited,
    /// The seat that moved was not asked.
    #[error("seat {0} is not asked")]
    NotAsked(Seat),
    /// The rules forbid it.
    #[error("{0}")]
    Illegal(I),
}
