//! The pictures of pieces in the rules.

use alcazar_core::{Seat, SeatSet};
use governor::{Card, Culture, Token};
use leptos::prelude::*;

use super::{pieces, plan};
use crate::face::Plate;
use crate::svg::at;

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
    Plate { name: "district", draw: district },
    Plate { name: "test", draw: test },
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

/// A tile with what may lie on it: its token, and perhaps a discredit.
fn busy_tile(people: &str, token: &str, discredit: Option<Culture>) -> AnyView {
    let (Ok(people), Ok(streets)) = (people.parse(), "nesw".parse()) else { return ().into_any() };
    let (x, y) = plan::TOKEN;
    let mut markup = pieces::tile(people, streets, 0) + &at(x, y, 1.0, token);
    if let Some(culture) = discredit {
        markup += &at(50.0, 64.0, 1.0, &pieces::banner(culture));
    }
    view! { <svg class="plate-tile" viewBox="-2 -2 104 104" inner_html=markup></svg> }.into_any()
}

/// The parts of a district (G3).
fn district() -> AnyView {
    let tile = busy_tile("ccj", &pieces::token_back(SeatSet::EMPTY), Some(Culture::Muslim));
    view! { <div class="governor plate-pair">{tile}</div> }.into_any()
}

/// The people of a district, and the cards that are shown for them (G3a).
fn test() -> AnyView {
    let tile = busy_tile("cjj", &pieces::token(Token::Three), None);
    let cards = [Culture::Christian, Culture::Jewish, Culture::Jewish];
    let cards = row(cards.map(|culture| (CARD, pieces::influence(culture))));
    view! { <div class="governor plate-pair">{tile} {cards}</div> }.into_any()
}
