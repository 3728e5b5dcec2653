//! The conformance suite that every game calls, and what else tests of games have in common.
//!
//! - [`Conformance`] plays random games and checks, at every step, all that [`Game`](alcazar_core::Game) promises.
//! - [`skeletons`] are two little games that show how a game is written, and on which the suite is proved.

mod checks;
mod choose;
mod conformance;
pub mod log;
mod problem;
pub mod skeletons;

pub use conformance::{Conformance, Failure, Report};
pub use problem::Problem;
