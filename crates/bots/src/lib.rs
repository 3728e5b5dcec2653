//! Players made of code.
//!
//! A bot is handed a [`Question`]: what its seat may know, what it may do, how much it may think, and a seed. It answers with
//! an action and, on the way, an estimate of every action it looked at. It never meets a true state: whatever it
//! simulates on, it has dealt itself by [`Game::determinize`](alcazar_core::Game::determinize) from the view.
//!
//! | level | what it is |
//! |---|---|
//! | random | any legal action |
//! | novice | looks at two actions that catch the eye, and counts the points of the moment |
//! | apprentice | greedy, but overlooks much |
//! | greedy | one step ahead: what is there, and what lies nearest |
//! | adept | one step ahead with all that an [`Expert`] knows |
//! | flat | determinized Monte Carlo, no tree: each first step equally often, a few moves without much thought, then the evaluation |
//! | search | information-set Monte Carlo tree search |
//! | master | the same with priors from the expert: it looks first where he would, plays on more like him, and thinks whole turns through where a game can be ended |
//!
//! A [`Temperament`] gives a bot of any level a small leaning: a [`Character`] is both.
//!
//! What a bot must know about one game is an [`Expert`], one module per game. Everything else is generic.
//!
//! ```
//! use alcazar_bots::{Budget, Level, Question};
//! use alcazar_core::{Game, Seat, Turn, Viewer};
//! use rand::SeedableRng;
//!
//! let mut state = toledo::State::setup(2, &toledo::Options::default())?;
//! state.resolve_chance(&mut rand::rngs::Xoshiro256PlusPlus::seed_from_u64(1));
//! let Turn::Seats(asked) = state.turn() else { panic!("somebody starts") };
//! let seat = asked.iter().next().unwrap();
//! let mut legal = Vec::new();
//! state.legal_actions(seat, &mut legal);
//! let view = state.view(Viewer::Seat(seat));
//! let question = Question::<toledo::State>::new(seat, &view, &legal, Budget::Nodes(2_000), 7);
//! let choice = Level::Master.bot().choose(&question).expect("there is something to do");
//! assert!(legal.contains(&choice.action));
//! # Ok::<(), alcazar_core::SetupError>(())
//! ```

#![expect(clippy::cast_precision_loss, reason = "what is counted in floats here is far from their limits")]

mod ask;
mod budget;
#[macro_use]
mod compiled;
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
mod walk;

pub use crate::ask::{Bot, Choice, Estimate, Question, Work};
pub use crate::budget::Budget;
pub use crate::compiled::Compiled;
pub use crate::expert::{Expert, Insight};
pub use crate::level::{Level, UnknownLevel};
pub use crate::playout::Playout;
pub use crate::search::{Search, Settings};
pub use crate::temperament::{Character, Temperament, UnknownCharacter};
