//! Messages for people: what happened, who acts next, why an action is illegal, how a game stands.
//!
//! Rules have no text. They have events, views and reasons, and a game that implements [`Speak`] turns each
//! of them into a [`Phrase`]: the id of a message with its arguments. [`Words`] formats phrases in one
//! language. The messages are Fluent files in `i18n/<language>/`, so a language is added as files, with its
//! own plurals, word order and cases.
//!
//! ```
//! use alcazar_core::{Event, Game, Seat, Viewer};
//! use alcazar_words::Words;
//! use toledo::{Action, Illegal, Options, State};
//!
//! let words = Words::english();
//! let mut state = State::setup(2, &Options { start: Some(Seat::A), ..Options::default() })?;
//!
//! // An event is redacted for each viewer before it is applied.
//! let event = Event::Chance("card 3va".parse()?);
//! let [red, blue] = [Seat::A, Seat::B].map(|seat| {
//!     let viewer = Viewer::Seat(seat);
//!     state.redact(&event, viewer).map(|seen| words.event::<State>(&seen, viewer))
//! });
//! assert_eq!(red.as_deref(), Some("You draw a 3 (violet, attacker)."));
//! assert_eq!(blue.as_deref(), Some("Red draws a card."));
//! state.apply(&event)?;
//!
//! // Prompts, actions and reasons.
//! assert_eq!(words.prompt::<State>(&state.view(Viewer::Seat(Seat::B))), "Red is dealt cards.");
//! let action: Action = "3va 0-3".parse()?;
//! assert_eq!(words.action::<State>(&action), "Play a 3 and move from the cathedral to step 3");
//! let reason = words.reason::<State>(&Illegal::NothingThere);
//! assert_eq!(reason, "A move can’t end on a step where nothing is built. (T4.2)");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Code that is generic over the game requires `G: Speak` and calls `words.event::<G>(…)`.

mod derived;
mod elision;
mod facts;
pub mod governor;
mod language;
mod narration;
mod phrase;
mod speak;
mod table;
#[cfg(test)]
mod tests;
mod tie;
pub mod toledo;
pub mod tyros;
mod words;

pub use facts::{Fact, FactValue};
pub use language::{Language, UnknownLanguage};
pub use narration::{Happening, line_length};
pub use phrase::{Argument, Phrase};
pub use speak::Speak;
pub use table::Proof;
pub use words::{ScoreLine, Words, setup_error};
