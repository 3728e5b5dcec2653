//! Two small games that show how a game is written.
//!
//! Each is a complete [`Game`](alcazar_core::Game) with the hardest part of one of the large games: [`trade`]
//! has an offer built in secret and answered by several seats at the same time; [`window`] has cards played
//! out of turn, cards passed in secret, and outcomes of chance that can't be listed. The suite itself is
//! tested on them.

pub mod trade;
pub mod window;

pub use alcazar_kit::Counts;

/// How many cards a seat has after `total` cards have been dealt one by one around the table.
fn dealt(total: usize, players: usize, seat: alcazar_core::Seat) -> usize {
    total / players + usize::from(seat.index() < total % players)
}
