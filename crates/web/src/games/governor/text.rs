//! The city as text: districts and the streets between them, and the players.

use alcazar_core::{Seat, SeatSet};
use alcazar_words::Phrase;
use governor::{Cell, OpenPosition, State, View};

use super::label;
use crate::text_view::{TextTable, list};

/// The districts and the players.
pub(super) fn text_view(view: &View) -> Vec<TextTable> {
    let open = view.open();
    vec![districts(view, &open), players(view, &open)]
}

fn districts(view: &View, open: &OpenPosition) -> TextTable {
    let columns = [
        "web-governor-text-district",
        "web-governor-text-people",
        "web-governor-text-there",
        "web-governor-text-streets",
    ];
    let mut table = TextTable::new(Phrase::new("web-governor-board"), columns);
    let laid = open.city.tiles().iter().filter(|cell| *cell != Cell::CENTRE);
    table.rows = std::iter::once(Cell::CENTRE)
        .chain(laid)
        .map(|cell| {
            let people = if cell == Cell::CENTRE {
                Some(Phrase::new("web-governor-square"))
            } else {
                Some(Phrase::new("web-text-list").with("what", label::cultures(open.city.people(cell))))
            };
            let streets = open.city.connected(cell).iter().map(label::district).collect();
            vec![Some(label::district(cell)), people, list(there(view, open, cell)), list(streets)]
        })
        .collect();
    table
}

/// The token, the discredit and the candidates of a district.
fn there(view: &View, open: &OpenPosition, cell: Cell) -> Vec<Phrase> {
    let mut parts = Vec::new();
    if let Some(place) = open.tokens.get(&cell) {
        parts.push(match (place.face, view.token(cell)) {
            (Some(face), _) => label::token(face),
            (None, Some(face)) => Phrase::new("web-governor-token-polled").with("token", label::token(face)),
            (None, None) => Phrase::new("web-governor-token-hidden"),
        });
    }
    if let Some(&culture) = open.discredits.get(&cell) {
        parts.push(label::discredit(culture));
    }
    let standing: SeatSet = label::candidates(open, cell).collect();
    if !standing.is_empty() {
        parts.push(Phrase::new("web-governor-standing").with("who", label::seats(standing)));
    }
    parts
}

fn players(view: &View, open: &OpenPosition) -> TextTable {
    let has = Seat::first(open.seats.len()).zip(&open.seats).map(|(seat, own)| {
        vec![
            label::count("web-governor-points", view.score(seat).total()),
            label::count("web-governor-tokens", own.tokens.len()),
            label::count("web-governor-known", view.hand_size(seat))
                .with("known", label::cultures(view.certain(seat))),
            label::count("web-governor-action-cards", view.card_count(seat)),
        ]
    });
    TextTable::players::<State>(has)
}
