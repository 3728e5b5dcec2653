//! Computer players.
//!
//! A bot gets a [`Question`]: the view of its seat, the legal actions, a budget and a seed. It answers with
//! an action and an estimate of every action it tried. It never sees the true state: it simulates on states
//! that it sampled from the view with [`Game::determinize`](alcazar_core::Game::determinize).
//!
//! | level | what it is |
//! |---|---|
//! | random | any legal action |
//! | novice | considers two actions and compares the current points after each |
//! | apprentice | like greedy, but considers only two actions |
//! | greedy | one step ahead, with the plain evaluation: points and immediate gains |
//! | adept | one step ahead, with the full evaluation of the [`Expert`] |
//! | flat | determinized Monte Carlo without a tree: equal visits, short playouts, then the evaluation |
//! | search | information-set Monte Carlo tree search |
//! | master | the same with the expert's priors and better playouts; plans whole turns that can end a game |
//!
//! A [`Temperament`] gives a bot of any level small preferences; a [`Character`] combines a level and a
//! temperament.
//!
//! Knowledge of one game lives in an [`Expert`], one module per game. Everything else is generic.
//!
//! ```
//! use alcazar_bots::{Budget, Level, Question};
//! use alcazar_core::{Game, Seat, Turn, Viewer};
//! use rand::SeedableRng;
//!
//! let mut state = toledo::State::setup(2, &toledo::Options::default())?;
//! state.resolve_chance(&mut rand::rngs::Xoshiro256PlusPlus::seed_from_u64(1));
//! let Turn::Seats(asked) = state.turn() else { panic!("a seat is asked first") };
//! let seat = asked.iter().next().unwrap();
//! let mut legal = Vec::new();
//! state.legal_actions(seat, &mut legal);
//! let view = state.view(Viewer::Seat(seat));
//! let question = Question::<toledo::State>::new(seat, &view, &legal, Budget::Nodes(2_000), 7);
//! let choice = Level::Master.bot().choose(&question).expect("something is legal");
//! assert!(legal.contains(&choice.action));
//! # Ok::<(), alcazar_core::SetupError>(())
//! ```

#![expect(clippy::cast_precision_loss, reason = "the integers converted here are small enough to be exact")]

mod advice;
mod ask;
mod budget;
#[macro_use]
mod compiled;
mod cursor;
pub mod expert;
mod experts;
pub mod foresight;
mod greedy;
mod level;
mod playout;
mod root;
mod search;
mod temperament;
mod tree;
mod utility;

pub use crate::advice::{Reason, reasons};
pub use crate::ask::{Bot, Choice, Estimate, Question, Work};
pub use crate::budget::Budget;
pub use crate::compiled::Compiled;
pub use crate::expert::{Expert, Feature, Insight};
pub use crate::level::{Level, UnknownLevel};
pub use crate::playout::Playout;
pub use crate::search::{Search, Settings};
pub use crate::temperament::{Character, Temperament, UnknownCharacter};
