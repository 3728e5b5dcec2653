//! One table: its log, its state, its croupier and its clocks, without any IO.
//!
//! A [`Table`] is the single authority over one game, online and offline alike. Its log only ever grows, and
//! everything else is the fold of that log. Every operation ([`Table::submit`], [`Table::take_back`],
//! [`Table::concede`], …) first yields a [`Step`]: the new entries and the state after them. The step changes
//! nothing until [`Table::commit`], so that a store can append it in between.
//!
//! Chance is decided by the [`Croupier`]. Its numbers follow from a seed that was committed at the start, by
//! a rule that anybody can recompute. Each viewer has their own numbering of the entries that they may know
//! of ([`Table::tail`]). [`replay`] is the file format, [`share`] the link that holds a whole game.
//!
//! This crate has no clock, no entropy and no threads: the caller supplies times and seeds.

mod asks;
mod clock;
mod control;
mod croupier;
mod entry;
mod error;
mod fold;
mod header;
mod history;
pub mod json;
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
pub use header::{Header, HeaderError, Player, distinct_name};
pub use outcome::Outcome;
pub use step::Step;
pub use table::Table;
pub use view::{Asked, Gap, Moment, TableView};
