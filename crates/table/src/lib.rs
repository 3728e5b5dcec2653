//! One table: its log, its state, its croupier, its clocks; pure, without IO.
//!
//! A [`Table`] is the single authority over one game, online and offline alike. Its log of entries only ever
//! grows, and everything else is the fold of that log. Whatever somebody wants to do ([`Table::submit`],
//! [`Table::take_back`], [`Table::concede`], …) first yields a [`Step`]: the new entries and the state after
//! them. The step changes nothing until [`Table::commit`], so that a store can append it in between.
//!
//! Chance is decided by the [`Croupier`], whose numbers follow from a seed that was committed at the start, by a
//! rule that anybody can recompute. Each viewer has his own numbering of what he may know of ([`Table::tail`]).
//! [`replay`] is the file format, [`share`] the link that holds a whole game.
//!
//! There is no clock, no entropy and no thread here: times and seeds come from the caller.

mod asks;
mod clock;
mod control;
mod croupier;
mod entry;
mod error;
mod fold;
mod header;
mod history;
mod outcome;
pub mod replay;
pub mod share;
mod step;
mod table;
mod undo;
mod view;

pub use clock::{AtZero, Clock, Timer};
pub use croupier::{Commitment, Croupier, CroupierError, Draw, Nonce, Seed};
pub use entry::{ActId, Entry, EntryKind, EntryOf, SeenOf, Stamp};
pub use error::{LogError, TableError, TableErrorOf};
pub use header::{Header, HeaderError, Player};
pub use outcome::Outcome;
pub use step::Step;
pub use table::Table;
pub use view::{Asked, Gap, Moment, TableView};
