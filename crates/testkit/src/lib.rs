//! The conformance suite that every game calls, and what else tests of games have in common.
//!
//! - [`Conformance`] plays random games and checks, at every step, all that [`Game`](alcazar_core::Game) promises.
//! - [`fuzz`] has the functions that fuzz targets call.
//! - [`playthrough`] tells one game step by step as all viewers see it, to be kept as a snapshot.
//! - [`golden`] and [`golden_perft`] play recorded games again and count the ways to go on from them.
//! - [`perft_file`] checks counts of all ways to play that are kept in a text file.
//! - [`skeletons`] are two little games that show how a game is written, and on which the suite is proved.

mod checks;
mod choose;
mod conformance;
pub mod fuzz;
mod golden;
pub mod log;
mod perft_file;
mod playthrough;
mod problem;
pub mod skeletons;
mod tables;

pub use conformance::{Conformance, Failure, Report};
pub use golden::{golden, golden_perft, record};
pub use perft_file::perft_file;
pub use playthrough::playthrough;
pub use problem::Problem;
pub use tables::twins;
