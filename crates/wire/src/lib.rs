//! Messages between client and server: the contract, apart from whatever either side does with it.
//!
//! Over the socket of a table go JSON texts, one message each: [`ToServer`] one way, [`FromServer`] the other. Everything
//! else (who one is, the lobby, the past) is asked for over HTTP, with the types of [`lobby`] and [`person`]. The whole
//! protocol is written down in docs/protocol.md.
//!
//! What a game adds (its view, what is seen of its events) is a parameter of the types: `serde_json::Value` for
//! those who only pass it on. Actions travel in their notation.

mod fault;
pub mod lobby;
pub mod person;
mod state;
mod talk;

pub use fault::Fault;
pub use state::{Asked, Moment, State};
pub use talk::{Absence, FromServer, Line, Proposal, ToServer, Welcome};

/// The version of the protocol; it is also part of the addresses, as in `/api/v1/`.
pub const PROTOCOL: u32 = 1;

/// The code with which a server closes the socket of somebody who may no longer look at a table: they need
/// not come back.
pub const NO_ACCESS: u16 = 4403;

/// The longest message that a server reads, in bytes.
pub const MAX_MESSAGE_LEN: usize = 8 * 1024;

/// The longest line of talk, in characters.
pub const MAX_LINE_LEN: usize = 500;

/// The longest notepad, in bytes.
pub const MAX_NOTE_LEN: usize = 6 * 1024;
