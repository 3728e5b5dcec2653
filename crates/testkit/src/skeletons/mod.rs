//! Two little games that show how a game is written.
//!
//! Each is a complete [`Game`](alcazar_core::Game) and holds what is hardest about one of the large ones:
//! [`trade`] an offer built in secret and answered by several at the same time, [`window`] cards played out of turn,
//! things passed in secret and a chance outcome that can't be listed. The suite is proved on them.

pub mod trade;
pub mod window;

pub use alcazar_kit::Counts;

/// How many cards a seat has after `total` cards have been dealt one by one around the table.
fn dealt(total: usize, players: usize, seat: alcazar_core::Seat) -> usize {
    total / players + usize::from(seat.index() < total % players)
}
