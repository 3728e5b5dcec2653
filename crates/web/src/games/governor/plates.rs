//! The pictures of pieces in the rules.

use alcazar_core::{Seat, SeatSet};
use governor::{Card, Culture, Token};
use leptos::prelude::*;

use super::pieces;
use crate::face::Plate;

/// The plates that the rules refer to by name.
pub(super) const PLATES: &[Plate] = &[
    Plate { name: "tiles", draw: tiles },
    Plate { name: "influence", draw: || row(Culture::ALL.map(|culture| (CARD, pieces::influence(culture)))) },
    Plate { name: "tokens", draw: tokens },
    Plate {
        name: "discredits",
        draw: || row(Culture::ALL.map(|culture| (TOKEN, pieces::discredit(culture)))),
    },
    Plate {
        name: "candidates",
        draw: || row(Seat::ALL.map(|seat| (("-28 -80 56 90", 8), pieces::candidate(seat)))),
    },
    Plate { name: "cards", draw: || row(Card::ALL.map(|card| (ICON, pieces::icon(card, 80.0)))) },
];

/// The view box of a piece, and its height in tenths of the row.
type Window = (&'static str, u8);

const TILE: Window = ("-2 -2 104 104", 9);
const CARD: Window = ("-2 -2 104 144", 10);
const ICON: Window = ("-42 -42 84 84", 6);
const TOKEN: Window = ("-20 -20 40 40", 5);

/// A row of pieces.
fn row(pieces: impl IntoIterator<Item = (Window, String)>) -> AnyView {
    let pieces = pieces.into_iter().map(|((shape, height), markup)| {
        view! { <svg viewBox=shape data-height=height inner_html=markup></svg> }
    });
    view! { <div class="governor plate-row">{pieces.collect_view()}</div> }.into_any()
}

/// The centre, a tile of each shape, and one without streets.
fn tiles() -> AnyView {
    let shapes = [("c", "s"), ("jm", "ew"), ("jmm", "es"), ("cjm", "esw"), ("ccj", "nesw"), ("-", "-")];
    let tile = |(nth, (people, streets)): (usize, (&str, &str))| {
        let tile = people.parse().ok().zip(streets.parse().ok());
        (TILE, tile.map(|(people, streets)| pieces::tile(people, streets, nth)).unwrap_or_default())
    };
    let centre = (("-2 -2 204 204", 10), pieces::centre());
    row([centre].into_iter().chain(shapes.into_iter().enumerate().map(tile)))
}

/// A token of each kind, and a face-down one that a player has looked at.
fn tokens() -> AnyView {
    let looker: SeatSet = [Seat::B].into_iter().collect();
    let faces = Token::ALL.map(|token| (TOKEN, pieces::token(token)));
    row(faces.into_iter().chain([(TOKEN, pieces::token_back(looker))]))
}
