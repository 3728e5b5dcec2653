//! The conformance suite that every game calls, and what else the tests of games share.
//!
//! - [`Conformance`] plays random games and checks at every step all that [`Game`](alcazar_core::Game)
//!   promises.
//! - [`Notation`] checks that the notation is read as it was written, and that no text makes the parser
//!   panic.
//! - [`fuzz_suite!`] feeds arbitrary bytes to the functions of [`fuzz`], which the fuzz targets call as well.
//! - [`benchmarks!`] measures the rules; [`mod@bench`] has the parts.
//! - [`docs`] reads the examples of a game's page, so that tests can check them.
//! - [`playthrough`] writes one game step by step as all viewers see it, to be kept as a snapshot.
//! - [`golden`] and [`golden_perft`] replay recorded games and count the continuations from them.
//! - [`perft_file`] checks perft counts that are kept in a text file.
//! - [`skeletons`] are two small games that show how a game is written. The suite itself is tested on them.

pub mod bench;
mod checks;
mod choose;
mod conformance;
pub mod docs;
pub mod fuzz;
mod golden;
pub mod log;
mod notation;
mod perft_file;
mod playthrough;
mod property;
pub mod skeletons;
mod tables;
mod violation;

pub use conformance::{Conformance, ConformanceError, Report};
pub use golden::{golden, golden_perft, record};
pub use notation::Notation;
pub use perft_file::perft_file;
pub use playthrough::playthrough;
pub use tables::twins;
pub use violation::Violation;
