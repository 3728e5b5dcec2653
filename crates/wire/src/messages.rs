//! Messages over the socket of a table.

use alcazar_core::{Seat, SeatSet, Viewer};
use alcazar_table::ActId;
use serde::{Deserialize, Serialize};

use crate::lobby::TableInfo;
use crate::{Fault, Moment, State};

/// A message from a client. It never says who the sender is: the server knows that from the connection.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ToServer {
    /// Answers the seat's ask. If it is sent again with the same id, it is acknowledged again but applied
    /// once.
    Act {
        /// The client's id for this submission, chosen at random.
        id: ActId,
        /// The number of the ask.
        ask: u32,
        /// The action, in notation.
        action: String,
    },
    /// Takes back this many of the seat's own last moves, if that needs nobody's consent.
    TakeBack {
        /// The client's id for this submission.
        id: ActId,
        /// The number of the current ask.
        ask: u32,
        /// How many moves.
        moves: u32,
    },
    /// Withdraws the seat's open request to others, such as an offer that not all have answered.
    Withdraw {
        /// The client's id for this submission.
        id: ActId,
    },
    /// Concedes.
    Concede {
        /// The client's id for this submission.
        id: ActId,
    },
    /// Proposes something that needs consent.
    Propose {
        /// What.
        what: Proposal,
    },
    /// Agrees to the open proposal with this number, or rejects it.
    Answer {
        /// The number of the proposal.
        proposal: u32,
        /// Whether the seat agrees.
        agree: bool,
    },
    /// Leaves the seat to a bot, until [`ToServer::Return`].
    Leave {},
    /// Takes the seat back from the bot.
    Return {},
    /// Sends a chat message to everybody at the table.
    Say {
        /// The message, on one line.
        text: String,
    },
    /// Stores the private notepad.
    Note {
        /// The whole notepad.
        text: String,
    },
    /// Mutes or unmutes the player of a seat.
    Mute {
        /// The seat.
        seat: Seat,
        /// Whether the player is muted from now on.
        muted: bool,
    },
    /// Requests the whole state.
    Resync {},
    /// Requests a [`FromServer::Pong`].
    Ping {},
}

/// What needs consent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Proposal {
    /// Go back to before the entry with this number, in the numbering of the proposer.
    Undo {
        /// The number of the entry, from 0.
        to: u32,
    },
    /// End the game without a result.
    Abort {},
    /// Play again, once the game is over.
    Rematch {},
    /// Let a bot play for an absent player; see [`FromServer::Awaited`]. All players who are connected must
    /// agree.
    StandIn {
        /// The seat of the absent player.
        seat: Seat,
    },
}

/// A message from the server.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FromServer<V = serde_json::Value, S = serde_json::Value> {
    /// The description of the table: the first message, and again whenever it changes.
    Welcome(Box<Welcome>),
    /// The whole state.
    Resync(Box<State<V>>),
    /// What has happened since version `since`, and the state after it.
    Update {
        /// The version that this follows.
        since: u32,
        /// What has happened, in order.
        moments: Vec<Moment<V, S>>,
        /// The current state.
        state: Box<State<V>>,
    },
    /// The submission with this id was applied: it is in the log, and the log is on the disk.
    Ack {
        /// The client's id for the submission.
        id: ActId,
        /// The number of entries that the seat knew of after it.
        version: u32,
    },
    /// A message was rejected.
    Refused {
        /// Which submission, if it was one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<ActId>,
        /// Why.
        fault: Fault,
    },
    /// A line of chat. A new connection is sent the last few lines.
    Said(Line),
    /// Who is connected.
    Presence {
        /// The seats whose players are connected.
        seats: SeatSet,
        /// The number of spectators.
        watchers: u32,
    },
    /// The players who are asked but not connected. Sent whenever that changes.
    Awaited {
        /// The absent players.
        absences: Vec<Absence>,
    },
    /// A proposal waits for consent.
    Proposed {
        /// Its number.
        proposal: u32,
        /// The proposer.
        by: Seat,
        /// What.
        what: Proposal,
        /// The seats that have agreed.
        agreed: SeatSet,
        /// The seats whose consent is missing.
        missing: SeatSet,
    },
    /// A proposal is no longer open.
    Settled {
        /// Its number.
        proposal: u32,
        /// Whether everybody agreed.
        accepted: bool,
        /// Who declined it, or withdrew it if it was their own.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Seat>,
    },
    /// The viewer's own notepad.
    Note {
        /// The whole notepad.
        text: String,
    },
    /// The seats that the viewer has muted.
    Muted {
        /// The seats.
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

/// A player who is asked but not connected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Absence {
    /// Their seat.
    pub seat: Seat,
    /// In how many milliseconds a bot takes over; none if that needs the consent of the others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub takeover_in: Option<u64>,
}

/// The first message to a client.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Welcome {
    /// The version of the protocol.
    pub protocol: u32,
    /// Whose view the client gets.
    pub you: Viewer,
    /// The table.
    pub table: TableInfo,
}

/// A line of chat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Line {
    /// The number of the line at this table, from 0.
    pub number: u32,
    /// The seat of the sender; none for a spectator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The name of the sender.
    pub name: String,
    /// The message.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
}
