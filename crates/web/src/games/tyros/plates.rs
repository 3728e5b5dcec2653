//! The figures of the rules page.

use alcazar_core::Seat;
use leptos::prelude::*;
use tyros::{Empire, Kind, Square};

use super::chart::WIDE;
use super::picture::drawn;
use super::{pieces, scenery};
use crate::face::Plate;

/// The figures by name.
pub(super) const PLATES: &[Plate] = &[
    Plate { name: "cards", draw: || row(Kind::ALL.map(|kind| (CARD, pieces::card(kind)))) },
    Plate { name: "markers", draw: markers },
    Plate { name: "ships", draw: ships },
    Plate { name: "chart", draw: chart },
    Plate { name: "italy", draw: italy },
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
