//! What is said over the socket of a table.

use alcazar_core::{Seat, SeatSet, Viewer};
use alcazar_table::ActId;
use serde::{Deserialize, Serialize};

use crate::lobby::TableInfo;
use crate::{Fault, Moment, State};

/// What a client says. Who says it is known from the connection, and never part of a message.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ToServer {
    /// Answers the question of the seat. Sent again with the same id it is acknowledged again, and done once.
    Act {
        /// The client's name for this submission, chosen at random.
        id: ActId,
        /// The number of the question.
        ask: u32,
        /// The action, in notation.
        action: String,
    },
    /// Takes back so many of one's own last moves, which must be free to take back.
    TakeBack {
        /// The client's name for this submission.
        id: ActId,
        /// The number of the present question.
        ask: u32,
        /// How many moves.
        moves: u32,
    },
    /// Gives up.
    Concede {
        /// The client's name for this submission.
        id: ActId,
    },
    /// Proposes what needs everybody's consent.
    Propose {
        /// What.
        what: Proposal,
    },
    /// Agrees to the open proposal of this number, or ends it.
    Answer {
        /// The number of the proposal.
        proposal: u32,
        /// Whether one agrees.
        agree: bool,
    },
    /// Leaves the seat to a bot, until [`ToServer::Return`].
    Leave {},
    /// Takes the seat back from the bot.
    Return {},
    /// Talks to everybody at the table.
    Say {
        /// The words, on one line.
        text: String,
    },
    /// Keeps a private note.
    Note {
        /// The whole notepad.
        text: String,
    },
    /// Hears, or no longer hears, what the player at a seat says.
    Mute {
        /// The seat.
        seat: Seat,
        /// Whether it is not heard from now on.
        muted: bool,
    },
    /// Asks for everything anew.
    Resync {},
    /// Asks for a [`FromServer::Pong`].
    Ping {},
}

/// What everybody must agree on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Proposal {
    /// To go back to before the entry of this number, in the numbering of whoever proposes it.
    Undo {
        /// The number of the entry, from 0.
        to: u32,
    },
    /// To end the game without a result.
    Abort {},
    /// To play again, once the game is over.
    Rematch {},
    /// To let a bot play for somebody who is waited for; see [`FromServer::Awaited`]. All who are there must
    /// agree.
    StandIn {
        /// The seat of whoever is away.
        seat: Seat,
    },
}

/// What a server says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FromServer<V = serde_json::Value, S = serde_json::Value> {
    /// The first message, and again whenever something about the table beside its game has changed.
    Welcome(Box<Welcome>),
    /// Everything that the viewer may know now.
    Resync(Box<State<V>>),
    /// What has happened since the viewer knew of `since` entries, and how things stand now.
    Update {
        /// The version that this follows.
        since: u32,
        /// What has happened, in order.
        moments: Vec<Moment<V, S>>,
        /// How things stand now.
        state: Box<State<V>>,
    },
    /// The submission of this id counts: it is in the log, and the log is on the disk.
    Ack {
        /// The client's name for the submission.
        id: ActId,
        /// The number of entries that the seat knew of after it.
        version: u32,
    },
    /// Something was not done.
    Refused {
        /// Which submission, if it was one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<ActId>,
        /// Why.
        fault: Fault,
    },
    /// Somebody talks. Who connects first hears the last few lines.
    Said(Line),
    /// Who is there.
    Presence {
        /// The seats whose players are connected.
        seats: SeatSet,
        /// How many others look on.
        watchers: u32,
    },
    /// The players whom the others wait for because they are asked and not there. Told whenever that changes.
    Awaited {
        /// Who, and for how long.
        absences: Vec<Absence>,
    },
    /// A proposal waits for consent.
    Proposed {
        /// Its number.
        proposal: u32,
        /// Who proposes.
        by: Seat,
        /// What.
        what: Proposal,
        /// Who has agreed.
        agreed: SeatSet,
        /// Whose consent is still missing.
        missing: SeatSet,
    },
    /// A proposal waits no longer.
    Settled {
        /// Its number.
        proposal: u32,
        /// Whether everybody agreed.
        accepted: bool,
    },
    /// The viewer's own notepad.
    Note {
        /// All of it.
        text: String,
    },
    /// The seats that the viewer does not hear.
    Muted {
        /// Which.
        seats: SeatSet,
    },
    /// The same players play again, at another table.
    Rematch {
        /// The id of that table.
        table: String,
    },
    /// The answer to [`ToServer::Ping`].
    Pong {},
}

/// A player who is asked and not there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Absence {
    /// Their seat.
    pub seat: Seat,
    /// In how many milliseconds a bot plays for them; none if that is only done when the others ask for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub takeover_in: Option<u64>,
}

/// Where one is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Welcome {
    /// The version of the protocol.
    pub protocol: u32,
    /// As whom one looks.
    pub you: Viewer,
    /// The table.
    pub table: TableInfo,
}

/// A line of talk.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Line {
    /// The number of the line at this table, from 0.
    pub number: u32,
    /// The seat of whoever spoke; none for those who look on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The name of whoever spoke.
    pub name: String,
    /// The words.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
}
