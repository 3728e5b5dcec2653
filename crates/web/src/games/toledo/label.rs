//! The names of things, for screen readers and hints.

use alcazar_core::{Seat, Viewer};
pub(super) use alcazar_words::toledo::{card, shop, sword, tile};
use alcazar_words::{Argument, Phrase, Speak as _};
use toledo::{Card, Place, State, Step, Value, View};

/// A place on the road: what is there, whose it is, and whose figures stand on it.
pub(super) fn step(view: &View, step: Step) -> Phrase {
    let phrase = match view.place(step) {
        Place::Cathedral => Phrase::new("web-toledo-cathedral"),
        Place::Entrance => Phrase::new("web-toledo-entrance").with("number", step.number()),
        Place::Empty => Phrase::new("web-toledo-empty").with("number", step.number()),
        Place::Tavern => {
            Phrase::new("web-toledo-tavern").with("number", step.number()).with("cost", step.cost())
        }
        Place::Artist => {
            Phrase::new("web-toledo-artist").with("number", step.number()).with("cost", step.cost())
        }
        Place::Shop { owner, shop: kind } => Phrase::new("web-toledo-shop")
            .about::<State>(owner, view.viewer())
            .with("number", step.number())
            .with("cost", step.cost())
            .with("shop", shop(kind)),
    };
    let standing: Vec<Phrase> = view.figures(step).map(State::seat).collect();
    if standing.is_empty() {
        return phrase;
    }
    Phrase::new("web-toledo-occupied").with("place", phrase).with("figures", Argument::All(standing))
}

/// The cards of one value in a hand.
pub(super) fn cards(value: Value, faces: &[Card]) -> Phrase {
    let cards = faces.iter().map(|face| card(*face)).collect();
    Phrase::new("web-toledo-cards")
        .with("value", value.number())
        .with("count", number(faces.len()))
        .with("cards", Argument::All(cards))
}

/// A player's figure and where it stands.
pub(super) fn figure(seat: Seat, viewer: Viewer, step: Step) -> Phrase {
    Phrase::new("web-toledo-figure")
        .about::<State>(seat, viewer)
        .with("place", if step == Step::CATHEDRAL { "cathedral" } else { "step" })
        .with("number", step.number())
}

/// A message that takes a count.
pub(super) fn count(id: &'static str, count: impl TryInto<i32>) -> Phrase {
    Phrase::new(id).with("count", number(count))
}

/// A number as messages take it. No number on this board is too large.
pub(super) fn number(count: impl TryInto<i32>) -> i32 {
    count.try_into().unwrap_or(i32::MAX)
}
