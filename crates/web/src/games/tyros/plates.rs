//! The figures of the rules page.

use alcazar_core::Seat;
use leptos::prelude::*;
use tyros::{Empire, Kind, Square};

use super::chart::WIDE;
use super::picture::{drawn, squares};
use super::{empires, pieces, scenery};
use crate::face::Plate;
use crate::svg::{at, curve};

/// The figures by name.
pub(super) const PLATES: &[Plate] = &[
    Plate { name: "cards", draw: || row(Kind::ALL.map(|kind| (CARD, pieces::card(kind)))) },
    Plate { name: "markers", draw: markers },
    Plate { name: "ships", draw: ships },
    Plate { name: "chart", draw: chart },
    Plate { name: "italy", draw: italy },
    Plate { name: "voyage", draw: voyage },
];

/// The view box of a piece, and its height relative to the row, in tenths.
type Window = (&'static str, u8);

const CARD: Window = ("-2 -2 104 144", 10);
const TILE: Window = ("-2 -2 84 84", 7);
const SEAL: Window = ("-20 -20 40 40", 5);
const SHIP: Window = ("-34 -38 68 68", 7);
const CITY: Window = ("-38 -40 76 68", 7);

/// A row of pieces.
fn row(pieces: impl IntoIterator<Item = (Window, String)>) -> AnyView {
    let pieces = pieces.into_iter().map(|((shape, height), markup)| {
        view! { <svg viewBox=shape data-height=height inner_html=markup></svg> }
    });
    view! { <div class="tyros plate-row">{pieces.collect_view()}</div> }.into_any()
}

fn markers() -> AnyView {
    let tiles =
        [3, 17, 26].into_iter().filter_map(Square::numbered).map(|square| (TILE, pieces::tile(square)));
    row(tiles.chain(Empire::ALL.map(|empire| (SEAL, pieces::seal(empire)))))
}

fn ships() -> AnyView {
    let seats = [Seat::A, Seat::B, Seat::C, Seat::D];
    row(seats.into_iter().flat_map(|seat| [(SHIP, pieces::ship(seat)), (CITY, pieces::city(seat))]))
}

fn chart() -> AnyView {
    let (width, height) = WIDE.size();
    view! {
        <div class="tyros">
            <svg class="plate-chart" viewBox=format!("0 0 {width} {height}") inner_html=drawn(&WIDE)></svg>
        </div>
    }
    .into_any()
}

/// The sea ways around Italy.
fn italy() -> AnyView {
    let squares = [10, 11, 12, 15, 16, 17].into_iter().filter_map(Square::numbered);
    let numbers: String = squares.map(|square| scenery::number(&WIDE, square)).collect();
    let markup = scenery::ground(&WIDE) + &scenery::ink(&WIDE) + &numbers;
    view! {
        <div class="tyros">
            <svg class="plate-chart narrow" viewBox="440 40 400 528" inner_html=markup></svg>
        </div>
    }
    .into_any()
}

/// A ship sails from Tyros to a green square three steps away, for three green cards (Y5.1).
fn voyage() -> AnyView {
    let green = squares(&[17, 21, 22, 23]);
    let violet = squares(&[26, 27, 30]);
    let mut markup = scenery::ground(&WIDE)
        + &empires::wash(&WIDE, Empire::Green, green)
        + &empires::wash(&WIDE, Empire::Violet, violet)
        + &scenery::ink(&WIDE);
    markup.extend(squares(&[22, 27, 31, 33]).iter().map(|square| scenery::number(&WIDE, square)));
    let Some(to) = Square::numbered(22).map(Square::shipyard) else { return ().into_any() };
    let from = Square::TYROS.shipyard();
    let route = curve(&WIDE.voyage(from, to));
    let route =
        format!(r#"<g class="ty-route"><g class="ty-green"><path d="{route}"/><path d="{route}"/></g></g>"#);
    let ((x, y), (to_x, to_y)) = (WIDE.berth(from), WIDE.berth(to));
    let left = format!(r#"<g opacity=".5">{}</g>"#, at(x, y, WIDE.piece, &pieces::ship(Seat::A)));
    markup += &(route + &left);
    markup += &at(to_x, to_y, WIDE.piece, &pieces::ship(Seat::A));
    let card = pieces::card(Kind::Green);
    let cards = (0..3).map(|_| view! { <svg viewBox=CARD.0 data-height="7" inner_html=card.clone()></svg> });
    view! {
        <div class="tyros plate-pair">
            <svg class="plate-part" viewBox="810 372 650 392" inner_html=markup></svg>
            <div class="plate-row">{cards.collect_view()}</div>
        </div>
    }
    .into_any()
}
