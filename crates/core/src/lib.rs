//! What all games of Alcazar have in common.
//!
//! A game is a pure state machine fed by a log: [`Game::apply`] takes an [`Event`], which is either
//! a move of a seat or an outcome of chance. Nothing else changes a state. A browser tab, a server, a bot, a
//! replay and a fuzzer are all ways to feed that machine, and to show viewers what they may see of it
//! ([`Game::view`], [`Game::redact`]).
//!
//! There is deliberately no IO, clock, thread or text here, so that games replay the same way everywhere.

mod event;
mod game;
mod luck;
pub mod notation;
pub mod perft;
mod reasons;
mod seat;
mod tie;

pub use event::{ApplyError, Event, Secret, Standing, Turn};
pub use game::{Chances, EventOf, Game, Impossible, Reason, SetupError};
pub use luck::Luck;
pub use seat::{MAX_SEATS, Seat, SeatMap, SeatSet, Viewer};
pub use tie::{Comparison, Tie, TieRound};
