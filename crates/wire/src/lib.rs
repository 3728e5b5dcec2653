//! Messages between client and server.
//!
//! The socket of a table carries JSON texts, one message each: [`ToServer`] one way, [`FromServer`] the
//! other. Everything else (identities, the lobby, the history of tables) goes over HTTP, with the types of
//! [`lobby`] and [`person`]. docs/protocol.md describes the whole protocol.
//!
//! The game-specific parts (views, and what is seen of events) are type parameters: `serde_json::Value` for
//! code that only passes them on. Actions are sent in notation.

mod fault;
pub mod lobby;
mod messages;
pub mod person;
mod state;

pub use fault::Fault;
pub use messages::{Absence, FromServer, Line, Proposal, ToServer, Welcome};
pub use state::{Asked, Moment, State};

/// The version of the protocol, which is also part of the URLs, as in `/api/v1/`.
pub const PROTOCOL: u32 = 1;

/// The close code for a client that no longer has access to a table. It should not reconnect.
pub const NO_ACCESS: u16 = 4403;

/// The maximum size of a message from a client, in bytes.
pub const MAX_MESSAGE_LEN: usize = 8 * 1024;

/// The maximum length of a line of chat, in characters.
pub const MAX_LINE_LEN: usize = 500;

/// The maximum size of a notepad, in bytes.
pub const MAX_NOTE_LEN: usize = 6 * 1024;
