//! Words for games that have not written their own: from the notation of actions, and from events and views
//! as JSON.

use alcazar_core::{Seat, Turn, Viewer};
use alcazar_table::{Draw, Seed};
use serde_json::{Map, Value};

use crate::{Argument, Phrase, Speak};

/// The names of the variables for the words of an action's notation after the first.
const WORDS: [&str; 6] = ["first", "second", "third", "fourth", "fifth", "sixth"];

/// The value of a field that the viewer may not know, as [`Secret`](alcazar_core::Secret) writes it.
pub(crate) const HIDDEN: &str = "hidden";

pub(crate) fn seat(seat: Seat) -> Phrase {
    Phrase::new("seat").with("number", u8::from(seat) + 1).naming(seat)
}

pub(crate) fn slug<G: Speak>(kind: &str, slug: &str) -> Phrase {
    Phrase::new(format!("{}-{kind}-{slug}", G::ID)).or(capitalized(slug))
}

/// A slug or the name of a field as a label: `cards_left` becomes “Cards left”.
pub(crate) fn capitalized(slug: &str) -> Phrase {
    let words = spaced(slug);
    let mut letters = words.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    Phrase::text(first + letters.as_str())
}

/// The seat that did something: the field `seat` of the event.
pub(crate) fn actor<G: Speak>(seen: &G::Seen) -> Option<Seat> {
    variant(serde_json::to_value(seen).unwrap_or_default()).1.get("seat").and_then(as_seat)
}

pub(crate) fn event<G: Speak>(seen: &G::Seen, viewer: Viewer) -> Phrase {
    let mut value = serde_json::to_value(seen).unwrap_or_default();
    value.sort_all_objects();
    let (variant, fields) = variant(value);
    let actor = fields.get("seat").and_then(as_seat);
    let mut phrase = Phrase::new(format!("{}-event-{}", G::ID, variant.replace('_', "-")));
    let mut text = vec![spaced(&variant)];
    for (name, value) in &fields {
        if name == "seat" && actor.is_some() {
            continue;
        }
        text.push(plain(value));
        phrase = phrase.with(name.clone(), argument::<G>(name, value, viewer));
    }
    let fallback = Phrase::new("derived-event").with("text", text.join(" "));
    match actor {
        Some(seat) => phrase.about::<G>(seat, viewer).or(fallback.about::<G>(seat, viewer)),
        None => phrase.or(Phrase::text(text.join(" "))),
    }
}

pub(crate) fn action<G: Speak>(action: &G::Action) -> Phrase {
    let notation = action.to_string();
    let mut words = notation.split(' ');
    let verb = words.next().unwrap_or_default();
    let phrase = Phrase::new(format!("{}-action-{verb}", G::ID));
    let phrase =
        WORDS.into_iter().zip(words).fold(phrase, |phrase, (name, word)| match word.parse::<i32>() {
            Ok(number) => phrase.with(name, number),
            Err(_) => phrase.with(name, word.to_owned()),
        });
    phrase.or(capitalized(&notation))
}

pub(crate) fn prompt<G: Speak>(view: &G::View) -> Phrase {
    let state = possible_state::<G>(view, 0);
    let viewer = G::viewer(view);
    let asked = match state.turn() {
        Turn::Over => return G::ending(state.standing().ending.as_deref().unwrap_or_default()),
        Turn::Chance => return Phrase::new("derived-prompt-chance"),
        Turn::Seats(asked) => asked,
    };
    let said = |id: String| match viewer.seat() {
        Some(seat) if asked.contains(seat) => Phrase::new(id).form("you"),
        _ => Phrase::new(id).with("who", Argument::All(asked.iter().map(G::seat).collect())),
    };
    said(format!("{}-prompt", G::ID)).or(said("derived-prompt".to_owned()))
}

/// A state that could be behind a view: always the same one for the same number.
pub(crate) fn possible_state<G: Speak>(view: &G::View, world: u64) -> G {
    G::determinize(view, &mut Draw::new(&Seed([0; 32]), &[], "words", world))
}

/// The variant of an enum and its fields, from its JSON.
fn variant(value: Value) -> (String, Map<String, Value>) {
    let single = |value| Map::from_iter([("value".to_owned(), value)]);
    match value {
        Value::String(variant) => (variant, Map::new()),
        Value::Object(object) if object.len() == 1 => {
            let (variant, fields) = object.into_iter().next().unwrap_or_default();
            match fields {
                Value::Object(fields) => (variant, fields),
                Value::Null => (variant, Map::new()),
                other => (variant, single(other)),
            }
        }
        other => ("event".to_owned(), single(other)),
    }
}

fn argument<G: Speak>(name: &str, value: &Value, viewer: Viewer) -> Argument {
    let value = known(value);
    if name.ends_with("_seat")
        && let Some(seat) = as_seat(value)
    {
        return Phrase::whom::<G>(seat, viewer).into();
    }
    if name == "seats"
        && let Some(seats) = value.as_array()
    {
        return Argument::All(seats.iter().filter_map(as_seat).map(G::seat).collect());
    }
    match value.as_i64().map(i32::try_from) {
        Some(Ok(number)) => number.into(),
        _ => plain(value).into(),
    }
}

/// A value without the wrapper that says that the viewer knows it.
pub(crate) fn known(value: &Value) -> &Value {
    match value.as_object() {
        Some(object) if object.len() == 1 => object.get("known").unwrap_or(value),
        _ => value,
    }
}

pub(crate) fn as_seat(value: &Value) -> Option<Seat> {
    Seat::try_from(u8::try_from(value.as_u64()?).ok()?).ok()
}

/// A value as plain text.
pub(crate) fn plain(value: &Value) -> String {
    match known(value) {
        Value::Null => "–".to_owned(),
        Value::String(text) => spaced(text),
        Value::Array(values) => values.iter().map(plain).collect::<Vec<_>>().join(", "),
        Value::Object(fields) => {
            let field = |(name, value): (&String, &Value)| format!("{} {}", spaced(name), plain(value));
            fields.iter().map(field).collect::<Vec<_>>().join(", ")
        }
        other => other.to_string(),
    }
}

pub(crate) fn spaced(slug: &str) -> String {
    slug.replace(['-', '_'], " ")
}
