//! Messages with their arguments, before they are put into a language.

use std::borrow::Cow;

use alcazar_core::{Seat, Viewer};

use crate::Speak;

/// A message with its arguments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Phrase {
    id: Cow<'static, str>,
    form: Option<&'static str>,
    arguments: Vec<(Cow<'static, str>, Argument)>,
    fallback: Option<Box<Phrase>>,
    /// The seat that the phrase names, whose player's name may take its place.
    seat: Option<Seat>,
}

/// The value of a message's variable.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Argument {
    /// A number, by which messages choose singular and plural.
    Number(i32),
    /// A text that is the same in every language, or a slug by which messages choose.
    Text(Cow<'static, str>),
    /// A phrase, itself in the language.
    Phrase(Box<Phrase>),
    /// All of these: “red, blue and green”.
    All(Vec<Phrase>),
    /// One of these: “this, that or that”.
    Any(Vec<Phrase>),
}

impl Phrase {
    /// The message of this id.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Self {
        Self { id: id.into(), form: None, arguments: Vec::new(), fallback: None, seat: None }
    }

    /// The same phrase in another of the message's forms, which are its attributes.
    pub fn form(self, form: &'static str) -> Self {
        Self { form: Some(form), ..self }
    }

    /// The same phrase with one more argument.
    pub fn with(mut self, name: impl Into<Cow<'static, str>>, value: impl Into<Argument>) -> Self {
        self.arguments.push((name.into(), value.into()));
        self
    }

    /// The same phrase, with another to use if its message does not exist, not even in English. A game may
    /// leave messages unwritten; see [`Speak`].
    pub fn or(self, fallback: Self) -> Self {
        Self { fallback: Some(Box::new(fallback)), ..self }
    }

    /// The same phrase as the name of a seat. [`Words`](crate::Words) that know who sits there say the name
    /// of the player instead.
    pub fn naming(self, seat: Seat) -> Self {
        Self { seat: Some(seat), ..self }
    }

    /// The same phrase, which then names the seat by its colour even where the player's name is known.
    pub fn as_colour(self) -> Self {
        Self { seat: None, ..self }
    }

    /// A text that is the same in every language.
    pub fn text(text: impl Into<Cow<'static, str>>) -> Self {
        Self::new("text").with("text", Argument::Text(text.into()))
    }

    /// A sentence about what a seat does: the viewer's own seat is addressed as “you”, any other is named as
    /// `$who`.
    pub fn about<G: Speak>(self, seat: Seat, viewer: Viewer) -> Self {
        if viewer.is(seat) { self.form("you") } else { self.with("who", G::seat(seat)) }
    }

    /// A seat to which something is done: “you” if it is the viewer's own.
    pub fn whom<G: Speak>(seat: Seat, viewer: Viewer) -> Self {
        if viewer.is(seat) { Self::new("addressee") } else { G::seat(seat) }
    }

    /// Whether it addresses the viewer about what their own seat does; see [`Phrase::about`].
    pub fn addresses_viewer(&self) -> bool {
        self.form == Some("you")
    }

    /// Whether it is about the viewer: something they do, or that is done to them.
    pub fn concerns_viewer(&self) -> bool {
        let is_about = |phrase: &Self| phrase.concerns_viewer();
        let argument = |argument: &Argument| match argument {
            Argument::Number(_) | Argument::Text(_) => false,
            Argument::Phrase(phrase) => is_about(phrase),
            Argument::All(phrases) | Argument::Any(phrases) => phrases.iter().any(is_about),
        };
        self.addresses_viewer()
            || self.id == "addressee"
            || self.arguments.iter().any(|(_, value)| argument(value))
    }

    /// The id of the message.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The attribute of the message that is meant, if it is not its value.
    pub fn attribute(&self) -> Option<&'static str> {
        self.form
    }

    /// The names and values of the arguments.
    pub fn arguments(&self) -> &[(Cow<'static, str>, Argument)] {
        &self.arguments
    }

    /// The seat that it names, if it is the name of one.
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// The phrase to use if the message does not exist.
    pub fn fallback(&self) -> Option<&Self> {
        self.fallback.as_deref()
    }
}

impl From<i32> for Argument {
    fn from(number: i32) -> Self {
        Self::Number(number)
    }
}

impl From<u8> for Argument {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<&'static str> for Argument {
    fn from(text: &'static str) -> Self {
        Self::Text(text.into())
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

impl From<Phrase> for Argument {
    fn from(phrase: Phrase) -> Self {
        Self::Phrase(Box::new(phrase))
    }
}
