//! What a viewer sees, grouped and labelled: for games without a drawn board.

use std::marker::PhantomData;

use alcazar_core::Seat;
use serde_json::{Map, Value};

use crate::derived::{self, HIDDEN, as_seat, known, spaced};
use crate::{Phrase, Speak, Words};

/// Fields that say nothing new to the viewer.
const SKIPPED: &[&str] = &["viewer"];

/// Fields that hold one entry per seat, whatever the entries are.
const BY_SEAT: &[&str] = &["seats", "players"];

/// One labelled part of a view.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fact {
    /// What it is.
    pub label: String,
    /// The seat it belongs to, if it is an entry of a list by seat.
    pub seat: Option<Seat>,
    /// What there is to know about it.
    pub value: FactValue,
}

/// What there is to know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FactValue {
    /// A number, a word, or a list of such.
    Text(String),
    /// Several facts.
    Group(Vec<Fact>),
}

impl Words {
    /// All that a view tells, by the names of its fields in alphabetical order. Labels are the messages
    /// `<game>-view-<field>`, texts the messages `<game>-value-<text>`, as far as these exist. A list of
    /// records with one entry per player is labelled by seat, and so is any list that is called `seats` or
    /// `players`. A field that is called `seat`, or something that ends in `_seat`, is a seat.
    pub fn facts<G: Speak>(&self, view: &G::View) -> Vec<Fact> {
        let players = derived::possible_state::<G>(view, 0).players();
        let lister = Lister::<G> { words: self, players, game: PhantomData };
        let mut value = serde_json::to_value(view).unwrap_or_default();
        // The same order in every build: serde_json keeps the order of fields if any crate asks for it.
        value.sort_all_objects();
        match value {
            Value::Object(fields) => lister.fields(&fields),
            other => vec![lister.fact("view", &other)],
        }
    }
}

/// Turns the JSON of a view into facts.
struct Lister<'a, G> {
    words: &'a Words,
    players: usize,
    game: PhantomData<G>,
}

impl<G: Speak> Lister<'_, G> {
    fn fields(&self, fields: &Map<String, Value>) -> Vec<Fact> {
        let shown = fields.iter().filter(|(name, _)| !SKIPPED.contains(&name.as_str()));
        shown.map(|(name, value)| self.fact(name, value)).collect()
    }

    fn fact(&self, name: &str, value: &Value) -> Fact {
        let id = format!("{}-view-{}", G::ID, name.replace('_', "-"));
        let label = self.words.say(&Phrase::new(id).or(derived::capitalized(name)));
        Fact { label, seat: None, value: self.value(name, value) }
    }

    fn value(&self, name: &str, value: &Value) -> FactValue {
        let value = known(value);
        if (name == "seat" || name.ends_with("_seat"))
            && let Some(seat) = as_seat(value)
        {
            return FactValue::Text(self.words.seat::<G>(seat));
        }
        match value {
            Value::Object(fields) => FactValue::Group(self.fields(fields)),
            Value::Array(values) if values.is_empty() => FactValue::Text(self.text("derived-none")),
            Value::Array(values) => self.list(name, values),
            scalar => FactValue::Text(self.scalar(scalar)),
        }
    }

    fn list(&self, name: &str, values: &[Value]) -> FactValue {
        let has_records = values.iter().any(|value| known(value).is_object());
        let entry = |label: String, seat, value| Fact { label, seat, value: self.value("", value) };
        if BY_SEAT.contains(&name) || has_records && values.len() == self.players {
            let seats = Seat::first(self.players).zip(values);
            let facts = seats.map(|(seat, value)| entry(self.words.seat::<G>(seat), Some(seat), value));
            FactValue::Group(facts.collect())
        } else if has_records {
            let facts =
                (1..).zip(values).map(|(number, value): (usize, _)| entry(number.to_string(), None, value));
            FactValue::Group(facts.collect())
        } else {
            let texts: Vec<String> = values.iter().map(|value| self.scalar(value)).collect();
            FactValue::Text(texts.join(", "))
        }
    }

    fn scalar(&self, value: &Value) -> String {
        match known(value) {
            Value::Null => self.text("derived-none"),
            Value::Bool(is_so) => self.text(if *is_so { "derived-yes" } else { "derived-no" }),
            Value::String(text) if text == HIDDEN => self.text("derived-hidden"),
            Value::String(text) => {
                let is_slug = text.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-');
                let shown = Phrase::text(spaced(text));
                let written = Phrase::new(format!("{}-value-{text}", G::ID)).or(shown.clone());
                self.words.say(if is_slug { &written } else { &shown })
            }
            other => derived::plain(other),
        }
    }

    fn text(&self, id: &'static str) -> String {
        self.words.say(&Phrase::new(id))
    }
}
