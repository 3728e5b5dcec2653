//! What is to be said, before it is said in some language.

use std::borrow::Cow;

use alcazar_core::{Seat, Viewer};

use crate::Speak;

/// A message with its arguments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Phrase {
    id: Cow<'static, str>,
    form: Option<&'static str>,
    arguments: Vec<(&'static str, Argument)>,
}

/// What a message is told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Argument {
    /// A number, by which messages choose singular and plural.
    Number(i32),
    /// A text that is the same in every language, or a slug by which messages choose.
    Text(Cow<'static, str>),
    /// Something that is itself said in the language.
    Phrase(Box<Phrase>),
    /// All of these: “red, blue and green”.
    All(Vec<Phrase>),
    /// One of these: “this, that or that”.
    Any(Vec<Phrase>),
}

impl Phrase {
    /// The message of this id.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Self {
        Self { id: id.into(), form: None, arguments: Vec::new() }
    }

    /// The same phrase in another of the message's forms, which are its attributes.
    pub fn form(self, form: &'static str) -> Self {
        Self { form: Some(form), ..self }
    }

    /// The same phrase with one more argument.
    pub fn with(mut self, name: &'static str, value: impl Into<Argument>) -> Self {
        self.arguments.push((name, value.into()));
        self
    }

    /// A sentence about what a seat does: the viewer's own seat is addressed, any other is named as `$who`.
    pub fn about<G: Speak>(self, seat: Seat, viewer: Viewer) -> Self {
        if viewer.is(seat) { self.form("you") } else { self.with("who", G::seat(seat)) }
    }

    /// A seat to which something is done: the viewer himself is not called by his name.
    pub fn whom<G: Speak>(seat: Seat, viewer: Viewer) -> Self {
        if viewer.is(seat) { Self::new("addressee") } else { G::seat(seat) }
    }

    /// Whether it speaks to the viewer about what their own seat does; see [`Phrase::about`].
    pub fn addresses_viewer(&self) -> bool {
        self.form == Some("you")
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
    pub fn arguments(&self) -> &[(&'static str, Argument)] {
        &self.arguments
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
