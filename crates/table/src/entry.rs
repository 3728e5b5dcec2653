//! The entries of a table's log.

use std::fmt;
use std::str::FromStr;

use alcazar_core::notation::Unreadable;
use alcazar_core::{Event, EventOf, Game, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use serde_with::{DeserializeFromStr, SerializeDisplay};

use crate::Player;

/// An entry of the log of a table.
pub type EntryOf<G> = Entry<EventOf<G>>;

/// An entry as one viewer may know it.
pub type SeenOf<G> = Entry<<G as Game>::Seen>;

/// One line of the log: what was done, when, and by which submission.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry<E> {
    /// What was done.
    #[serde(rename = "deed")]
    pub kind: EntryKind<E>,
    /// When, in milliseconds since the table began; always there if the table has clocks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<u64>,
    /// The submission that caused it. Outcomes of chance have none, nor have entries made by the table
    /// itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub act: Option<ActId>,
}

/// What an entry records.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EntryKind<E> {
    /// A move, or an outcome of chance.
    Event(E),
    /// Events were taken back. They stay in the log, but the state is again what it was when the log had `to`
    /// entries.
    Undo {
        /// The seat that took back, or proposed to.
        seat: Seat,
        /// The length of the log at the restored moment.
        to: u32,
        /// The seats that agreed; empty if no consent was needed.
        consent: SeatSet,
    },
    /// Another player has this seat from now on: a bot, or its own player who is back.
    Takeover {
        /// Which seat.
        seat: Seat,
        /// The new player.
        by: Player,
    },
    /// The seat's time ran out. The clock's settings say what follows.
    Timeout {
        /// Which seat.
        seat: Seat,
    },
    /// The seat conceded. If only one other seat is left, that one has won; otherwise the stand-in plays on.
    Concede {
        /// Which seat.
        seat: Seat,
    },
    /// The game was ended without a result.
    Abort {
        /// The seats that agreed.
        consent: SeatSet,
    },
}

impl<E> EntryKind<E> {
    /// Maps the event, if it is one; none if `event` returns none.
    pub fn try_map<F>(self, event: impl FnOnce(E) -> Option<F>) -> Option<EntryKind<F>> {
        match self {
            Self::Event(own) => event(own).map(EntryKind::Event),
            other => other.without_event(),
        }
    }

    /// The same kind in a log of other events; none if it is an event.
    pub(crate) fn without_event<F>(&self) -> Option<EntryKind<F>> {
        Some(match self {
            Self::Event(_) => return None,
            Self::Undo { seat, to, consent } => EntryKind::Undo { seat: *seat, to: *to, consent: *consent },
            Self::Takeover { seat, by } => EntryKind::Takeover { seat: *seat, by: by.clone() },
            Self::Timeout { seat } => EntryKind::Timeout { seat: *seat },
            Self::Concede { seat } => EntryKind::Concede { seat: *seat },
            Self::Abort { consent } => EntryKind::Abort { consent: *consent },
        })
    }
}

impl<A, C> EntryKind<Event<A, C>> {
    /// The seat that it concerns; none for chance and for an abort.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Self::Event(Event::Move { seat, .. })
            | Self::Undo { seat, .. }
            | Self::Takeover { seat, .. }
            | Self::Timeout { seat }
            | Self::Concede { seat } => Some(*seat),
            Self::Event(Event::Chance(_)) | Self::Abort { .. } => None,
        }
    }
}

/// The submission and the time of an entry. Both are optional, but a table with clocks needs the time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stamp {
    /// The client's id for the submission, unique for its seat.
    pub act: Option<ActId>,
    /// Milliseconds since the table began. A time before that of the last entry counts as that time.
    pub at: Option<u64>,
}

impl Stamp {
    /// No submission and no time.
    pub const NONE: Self = Self { act: None, at: None };

    /// A time without a submission.
    pub const fn at(at: u64) -> Self {
        Self { act: None, at: Some(at) }
    }

    /// A submission without a time.
    pub const fn act(act: ActId) -> Self {
        Self { act: Some(act), at: None }
    }
}

/// The id that a client gives to a submission, so that sending it twice applies it once: 128 bits, best
/// chosen at random, written as 32 hexadecimal digits.
///
/// ```
/// use alcazar_table::ActId;
///
/// let id: ActId = "000000000000000000000000000000ff".parse().unwrap();
/// assert_eq!(id, ActId(255));
/// assert!("ff".parse::<ActId>().is_err());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, SerializeDisplay, DeserializeFromStr)]
pub struct ActId(pub u128);

impl fmt::Display for ActId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl FromStr for ActId {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let mut bytes = [0; 16];
        hex::decode_to_slice(text, &mut bytes)
            .map_err(|_| Unreadable::new(text, "an act id of 32 hexadecimal digits"))?;
        Ok(Self(u128::from_be_bytes(bytes)))
    }
}
