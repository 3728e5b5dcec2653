//! The gallery: every component in every state, for people and for screenshot tests.

use alcazar_core::Seat;
use leptos::prelude::*;
use tyros::{Empire, Kind, Square};

use super::board::sheet;
use super::chart::{UPRIGHT, WIDE};
use super::picture::{drawn, lettering};
use super::{pieces, quay};
use crate::gallery::{Touchable, frame, section, states};

/// The gallery of Tyros's pieces.
pub(super) fn gallery() -> AnyView {
    let seats = [Seat::A, Seat::B, Seat::C, Seat::D];
    let ships = seats.map(|seat| frame("-36 -40 72 72", &pieces::ship(seat)));
    let cities = seats.map(|seat| frame("-38 -40 76 70", &pieces::city(seat)));
    let marks = Empire::ALL.map(|empire| frame("-20 -20 40 40", &pieces::seal(empire)));
    let coins = Kind::ALL.map(|kind| frame("-22 -22 44 44", &quay::coin(kind)));
    let cards = Kind::ALL.map(|kind| frame("0 0 100 140", &pieces::card(kind)));
    let backs = (frame("0 0 100 140", &pieces::back()), frame("0 0 80 80", &pieces::tile_back()));
    let tiles = [1, 9, 16, 27, 32]
        .map(|number| frame("0 0 80 80", &Square::numbered(number).map(pieces::tile).unwrap_or_default()));
    let sights = [
        ("-4 -4 168 128", r##"<use href="#ty-serpent" width="160" height="120"/>"##),
        ("-2 -2 104 104", r##"<g class="ty-rose"><use href="#ty-rose" width="100" height="100"/></g>"##),
        ("-2 -2 84 48", r##"<use href="#ty-pyramids" width="80" height="44"/>"##),
        ("-2 -2 44 64", r##"<use href="#ty-palm" width="40" height="60"/>"##),
    ]
    .map(|(shape, markup)| frame(shape, markup));
    let ships_and_cities = (ships.into_iter().collect_view(), cities.into_iter().collect_view());
    let seals_and_coins = (marks.into_iter().collect_view(), coins.into_iter().collect_view());
    let cards_and_tiles = (cards.into_iter().collect_view(), tiles.into_iter().collect_view(), backs);
    view! {
        <div class="tyros tyros-gallery">
            {sheet()}
            <svg class="gallery-title" viewBox="-6 -6 262 62" aria-hidden="true" inner_html=lettering()></svg>
            {section("web-tyros-gallery-chart", chart().into_any(), "charts")}
            {section("web-tyros-gallery-ships", ships_and_cities.into_any(), "small")}
            {section("web-tyros-gallery-empires", seals_and_coins.into_any(), "small")}
            {section("web-tyros-gallery-cards", cards_and_tiles.into_any(), "small")}
            {section("web-tyros-gallery-sights", sights.into_iter().collect_view().into_any(), "")}
            {section("web-tyros-gallery-states", states(&touchables()), "small")}
        </div>
    }
    .into_any()
}

/// The chart in both arrangements.
fn chart() -> impl IntoView {
    [&WIDE, &UPRIGHT]
        .map(|chart| {
            let (width, height) = chart.size();
            let view_box = format!("0 0 {width} {height}");
            view! { <svg class="specimen" viewBox=view_box aria-hidden="true" inner_html=drawn(chart)></svg> }
        })
        .into_iter()
        .collect_view()
}

/// A card, a tile and a ship.
fn touchables() -> [Touchable; 3] {
    let tile = Square::numbered(13).map(pieces::tile).unwrap_or_default();
    [
        ("-8 -8 116 156", (-5.0, -5.0, 110.0, 150.0), pieces::card(Kind::Violet)),
        ("-8 -8 96 96", (-5.0, -5.0, 90.0, 90.0), tile),
        ("-40 -44 80 80", (-36.0, -40.0, 72.0, 72.0), pieces::ship(Seat::B)),
    ]
}
