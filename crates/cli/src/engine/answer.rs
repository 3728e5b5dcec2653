//! Answers: one JSON object for each line.

use alcazar_core::{Game, Seat, Standing, Turn};
use serde::{Deserialize, Serialize};

use super::best::Best;
use super::error::EngineError;
use super::verify::Violation;
use super::{Role, VERSION, lines};

/// The id of a request, which is repeated in the answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, expecting = "an id is a whole number or a string")]
pub(super) enum Id {
    Number(i64),
    Text(String),
}

/// The result of one line.
pub(super) struct Reply<D> {
    pub(super) id: Option<Id>,
    pub(super) outcome: Result<D, EngineError>,
    /// Whether the session ends.
    pub(super) is_last: bool,
}

impl<D> Reply<D> {
    /// The line could not be parsed.
    pub(super) fn error(error: EngineError) -> Self {
        Self { id: None, outcome: Err(error), is_last: false }
    }
}

/// A reply as it is written.
#[derive(Serialize)]
pub(super) struct Answer<D> {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<Id>,
    #[serde(flatten)]
    outcome: Outcome<D>,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum Outcome<D> {
    Result(D),
    Error {
        #[serde(flatten)]
        fault: EngineError,
        message: String,
        /// The number of the line in the input, from 1.
        line: u64,
    },
}

impl<D> Answer<D> {
    /// The answer to the line of this number.
    pub(super) fn new(reply: Reply<D>, line: u64) -> Self {
        let outcome = match reply.outcome {
            Ok(done) => Outcome::Result(done),
            Err(fault) => Outcome::Error { message: fault.to_string(), fault, line },
        };
        Self { id: reply.id, outcome }
    }
}

/// The answer to `hello`.
#[derive(Debug, Serialize)]
pub(super) struct Hello {
    protocol: &'static str,
    version: u32,
    program: &'static str,
    program_version: &'static str,
    game: &'static str,
    rules_version: u32,
    players: [usize; 2],
    role: Role,
    longest_line: usize,
    commands: Vec<&'static str>,
}

impl Hello {
    pub(super) fn new<G: Game>(role: Role, commands: Vec<&'static str>) -> Self {
        Self {
            protocol: "alcazar-engine",
            version: VERSION,
            program: "alcazar",
            program_version: env!("CARGO_PKG_VERSION"),
            game: G::ID,
            rules_version: G::RULES_VERSION,
            players: [*G::PLAYERS.start(), *G::PLAYERS.end()],
            role,
            longest_line: lines::MAX_LINE_LEN,
            commands,
        }
    }
}

/// The results of the role `rules`.
#[derive(Serialize)]
#[serde(untagged, bound = "")]
pub(super) enum Done<G: Game> {
    Hello(Hello),
    /// The game has changed.
    Moment(Moment),
    /// Outcomes of chance were applied.
    Decided {
        outcomes: Vec<String>,
        #[serde(flatten)]
        moment: Moment,
    },
    Position {
        position: G::Position,
    },
    Legal {
        seats: Vec<LegalOf>,
    },
    Chances {
        stream: &'static str,
        /// `None` if there are too many to list.
        outcomes: Option<Vec<WeightedOutcome>>,
    },
    View {
        view: G::View,
        prompt: String,
    },
    Log {
        events: Vec<EventText>,
    },
    Seen {
        events: Vec<SeenEvent<G>>,
    },
    Standing(Standing),
    Best(Best),
    /// No search is running any more.
    Stopped {},
    Verified {
        sound: bool,
        problems: Vec<Violation>,
    },
    Quit {},
}

/// The number of events and whose turn it is.
#[derive(Debug, Serialize)]
pub(super) struct Moment {
    pub(super) players: usize,
    pub(super) events: usize,
    pub(super) turn: Turn,
}

/// The legal actions of a seat.
#[derive(Debug, Serialize)]
pub(super) struct LegalOf {
    pub(super) seat: Seat,
    pub(super) actions: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) refused: Option<Vec<RejectedAction>>,
}

/// An illegal action, and why it is illegal.
#[derive(Debug, Serialize)]
pub(super) struct RejectedAction {
    pub(super) action: String,
    pub(super) reason: &'static str,
    pub(super) rule: &'static str,
    pub(super) sentence: String,
}

/// One outcome of chance.
#[derive(Debug, Serialize)]
pub(super) struct WeightedOutcome {
    pub(super) outcome: String,
    pub(super) weight: u32,
}

/// One event as text: a seat with its action, or chance.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EventText {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) seat: Option<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) action: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) chance: Option<String>,
}

/// One event as a viewer sees it.
#[derive(Debug, Serialize)]
#[serde(bound = "")]
pub(super) struct SeenEvent<G: Game> {
    pub(super) seen: G::Seen,
    pub(super) sentence: String,
}
