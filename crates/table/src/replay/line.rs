//! The lines of a file as serde types. They define the format, independently of the types of the table.

use std::fmt::Display;
use std::str::FromStr;

use alcazar_core::notation::Unreadable;
use alcazar_core::{Event, Game, Seat, SeatSet};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::{ReplayErrorKind, VERSION, VERSION_WITH_PREPARED};
use crate::{ActId, Clock, Commitment, EntryKind, EntryOf, Header, Nonce, Outcome, Player, Seed, json};

/// The first line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct First<O> {
    replay: HeaderFields<O>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct HeaderFields<O> {
    version: u32,
    game: String,
    rules: u32,
    options: O,
    players: Vec<Player>,
    stand_in: Player,
    #[serde(default, skip_serializing_if = "is_none")]
    clock: Clock,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    commitment: Option<Commitment>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    nonces: Vec<Nonce>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    prepared: Vec<String>,
}

fn is_none(clock: &Clock) -> bool {
    *clock == Clock::None
}

impl<O: Clone> First<O> {
    pub(super) fn of<G: Game<Options = O>>(header: &Header<G>) -> Self {
        Self {
            replay: HeaderFields {
                version: if header.prepared.is_empty() { VERSION } else { VERSION_WITH_PREPARED },
                game: G::ID.to_owned(),
                rules: G::RULES_VERSION,
                options: header.options.clone(),
                players: header.players.clone(),
                stand_in: header.stand_in.clone(),
                clock: header.clock,
                commitment: header.commitment,
                nonces: header.nonces.clone(),
                prepared: header.prepared.iter().map(ToString::to_string).collect(),
            },
        }
    }

    pub(super) fn header<G: Game<Options = O>>(self) -> Result<Header<G>, ReplayErrorKind> {
        let HeaderFields { version, options, players, stand_in, clock, commitment, nonces, prepared, .. } =
            self.replay;
        if (version == VERSION) != prepared.is_empty() {
            return Err(ReplayErrorKind::UnknownVersion(version));
        }
        let prepared = prepared.iter().map(|outcome| outcome.parse()).collect::<Result<_, _>>()?;
        let header = Header { options, players, stand_in, clock, commitment, nonces, prepared };
        header.setup()?;
        Ok(header)
    }
}

/// The part of the first line that all versions have in common.
#[derive(Deserialize)]
struct Known {
    replay: KnownFields,
}

#[derive(Deserialize)]
struct KnownFields {
    version: u32,
    #[serde(default)]
    game: String,
    #[serde(default)]
    rules: u32,
}

/// The game and the version of its rules, from the first line.
pub(super) fn peek(text: &str) -> Result<(String, u32), ReplayErrorKind> {
    let Known { replay } = json::read(text).map_err(|_| ReplayErrorKind::NotAReplay)?;
    if ![VERSION, VERSION_WITH_PREPARED].contains(&replay.version) {
        return Err(ReplayErrorKind::UnknownVersion(replay.version));
    }
    Ok((replay.game, replay.rules))
}

/// Parses the first line of a file of this game.
pub(super) fn parse_first<G: Game>(text: &str) -> Result<First<G::Options>, ReplayErrorKind> {
    let (game, rules) = peek(text)?;
    if game != G::ID {
        return Err(ReplayErrorKind::OtherGame { found: game, expected: G::ID });
    }
    if rules != G::RULES_VERSION {
        return Err(ReplayErrorKind::OtherRules { found: rules, expected: G::RULES_VERSION });
    }
    parse(text)
}

/// A line that holds an entry.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum Line {
    Move {
        seat: Seat,
        action: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<u64>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        act: Option<ActId>,
    },
    Chance {
        outcome: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<u64>,
    },
    Undo {
        seat: Seat,
        to: u32,
        #[serde(default, skip_serializing_if = "is_empty")]
        consent: SeatSet,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<u64>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        act: Option<ActId>,
    },
    Takeover {
        seat: Seat,
        by: Player,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<u64>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        act: Option<ActId>,
    },
    Timeout {
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<u64>,
    },
    Concede {
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<u64>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        act: Option<ActId>,
    },
    Abort {
        consent: SeatSet,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<u64>,
    },
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_empty(seats: &SeatSet) -> bool {
    seats.is_empty()
}

/// The last line.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum Closing {
    /// The game is over.
    End {
        outcome: Outcome,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<Seed>,
    },
    /// The game goes on.
    Continued {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<Seed>,
    },
}

impl Line {
    pub(super) fn of<G: Game>(entry: &EntryOf<G>) -> Self {
        let (at, act) = (entry.at, entry.act);
        match entry.kind.clone() {
            EntryKind::Event(Event::Move { seat, action }) => {
                Self::Move { seat, action: action.to_string(), at, act }
            }
            EntryKind::Event(Event::Chance(chance)) => Self::Chance { outcome: chance.to_string(), at },
            EntryKind::Undo { seat, to, consent } => Self::Undo { seat, to, consent, at, act },
            EntryKind::Takeover { seat, by } => Self::Takeover { seat, by, at, act },
            EntryKind::Timeout { seat } => Self::Timeout { seat, at },
            EntryKind::Concede { seat } => Self::Concede { seat, at, act },
            EntryKind::Abort { consent } => Self::Abort { consent, at },
        }
    }

    pub(super) fn entry<G: Game>(self) -> Result<EntryOf<G>, ReplayErrorKind> {
        let (kind, at, act) = match self {
            Self::Move { seat, action, at, act } => {
                (EntryKind::Event(Event::Move { seat, action: parse_canonical(&action)? }), at, act)
            }
            Self::Chance { outcome, at } => {
                (EntryKind::Event(Event::Chance(parse_canonical(&outcome)?)), at, None)
            }
            Self::Undo { seat, to, consent, at, act } => (EntryKind::Undo { seat, to, consent }, at, act),
            Self::Takeover { seat, by, at, act } => (EntryKind::Takeover { seat, by }, at, act),
            Self::Timeout { seat, at } => (EntryKind::Timeout { seat }, at, None),
            Self::Concede { seat, at, act } => (EntryKind::Concede { seat }, at, act),
            Self::Abort { consent, at } => (EntryKind::Abort { consent }, at, None),
        };
        Ok(EntryOf::<G> { kind, at, act })
    }
}

/// Parses a notation, which must be canonical: writing it again gives the same text.
fn parse_canonical<T: Display + FromStr<Err = Unreadable>>(text: &str) -> Result<T, ReplayErrorKind> {
    let value: T = text.parse()?;
    let expected = value.to_string();
    if expected != text {
        return Err(ReplayErrorKind::NotCanonical { given: text.to_owned(), expected });
    }
    Ok(value)
}

pub(super) fn parse<T: DeserializeOwned>(text: &str) -> Result<T, ReplayErrorKind> {
    json::read(text).map_err(|error| {
        let message = error.to_string();
        // The parser sees only this line and calls it line 1, so its line number is dropped.
        let reason = message.split(" at line ").next().unwrap_or(&message);
        ReplayErrorKind::Malformed(match error.column() {
            0 => reason.to_owned(),
            column => format!("{reason} (column {column})"),
        })
    })
}
