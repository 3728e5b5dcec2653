//! Phrases that name things and describe pictures for screen readers.

use alcazar_core::{Seat, SeatSet};
pub(super) use alcazar_words::governor::{
    card, cultures, discredit, district, effect, influence, place, streets, tile, token,
};
use alcazar_words::{Argument, Phrase, Speak as _};
use governor::{Cell, Cultures, OpenPosition, State, View};

/// The influence cards that a test in a district requires (G3a).
pub(super) fn needed(open: &OpenPosition, cell: Cell) -> Cultures {
    let people = open.city.people(cell);
    match open.discredits.get(&cell) {
        Some(&culture) => people.plus([culture].into_iter().collect()),
        None => people,
    }
}

/// Describes a district or a free cell: its streets, people, tokens and candidates.
pub(super) fn cell(view: &View, open: &OpenPosition, cell: Cell) -> Phrase {
    let mut name = district(cell);
    let mut parts = Vec::new();
    if cell == Cell::CENTRE {
        parts.push(Phrase::new("web-governor-square"));
    } else {
        match open.city.tile(cell) {
            None => return Phrase::new("web-governor-free").with("cell", place(cell)),
            Some(laid) if laid.has_street() => {
                let sides = streets(open.city.streets(cell));
                parts.push(Phrase::new("web-governor-streets").with("streets", sides));
                parts.push(Phrase::new("web-governor-people").with("people", cultures(laid.people)));
                if !open.tokens.contains_key(&cell) && open.round > 0 {
                    parts.push(Phrase::new("web-governor-token-gone"));
                }
            }
            Some(laid) => {
                name = place(cell);
                parts.push(tile(laid));
            }
        }
    }
    if let Some(place) = open.tokens.get(&cell) {
        parts.push(match (place.face, view.token(cell)) {
            (Some(face), _) => token(face),
            (None, Some(face)) => Phrase::new("web-governor-token-polled").with("token", token(face)),
            (None, None) => Phrase::new("web-governor-token-hidden"),
        });
        if !place.looked.is_empty() {
            parts.push(Phrase::new("web-governor-looked").with("who", seats(place.looked)));
        }
    }
    if let Some(&culture) = open.discredits.get(&cell) {
        parts.push(discredit(culture));
    }
    let standing: SeatSet = candidates(open, cell).collect();
    if !standing.is_empty() {
        parts.push(Phrase::new("web-governor-standing").with("who", seats(standing)));
    }
    Phrase::new("web-governor-cell").with("cell", name).with("what", Argument::All(parts))
}

/// The players whose candidates are in a district.
pub(super) fn candidates(open: &OpenPosition, cell: Cell) -> impl Iterator<Item = Seat> {
    Seat::first(open.seats.len())
        .zip(&open.seats)
        .filter(move |(_, seat)| seat.candidate == cell)
        .map(|(seat, _)| seat)
}

/// A list of players by their colours.
pub(super) fn seats(seats: SeatSet) -> Argument {
    Argument::All(seats.iter().map(State::seat).collect())
}

/// A phrase with a count.
pub(super) fn count(id: &'static str, count: impl TryInto<i32>) -> Phrase {
    Phrase::new(id).with("count", count.try_into().unwrap_or(i32::MAX))
}
