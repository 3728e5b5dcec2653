//! Games at a table: what a table promises for this game.

mod channels;
mod play;
mod twins;

use alcazar_core::{EventOf, Game};

use crate::log;
use crate::violation::Violation;

pub(crate) use play::check_play;
pub(crate) use twins::check_twins;
pub use twins::twins;

/// A problem at a table, and the log that led there.
#[derive(Debug)]
pub(crate) struct TableFailure {
    pub(crate) problem: Violation,
    pub(crate) log: Vec<String>,
}

impl TableFailure {
    fn after<'a, G: Game>(problem: Violation, events: impl IntoIterator<Item = &'a EventOf<G>>) -> Self
    where
        EventOf<G>: 'a,
    {
        Self { problem, log: events.into_iter().map(log::write::<G>).collect() }
    }
}

/// A header with players named after their seats.
fn header<G: Game>(players: usize, options: &G::Options) -> alcazar_table::Header<G> {
    let names = (0..players).map(|seat| alcazar_table::Player::person(format!("Seat {seat}")));
    alcazar_table::Header { options: options.clone(), ..alcazar_table::Header::new(names) }
}
