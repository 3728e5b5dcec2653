//! The gallery: every component in every state, for review and for screenshot tests.

use alcazar_core::Seat;
use leptos::prelude::*;
use toledo::{Background, Card, Shop, Side, Sword, Tile, Value};

use super::board::sheet;
use super::offer::shop_tile;
use super::picture::lettering;
use super::pieces;
use crate::gallery::{Touchable, frame, section, states};

/// The gallery of Toledo's pieces.
pub(super) fn gallery() -> AnyView {
    let seats = [Seat::A, Seat::B, Seat::C, Seat::D];
    let figures = seats.map(|seat| frame("-34 -80 68 92", &pieces::figure(seat)));
    let shops = seats
        .into_iter()
        .flat_map(|seat| Shop::ALL.map(|shop| frame("-68 -128 136 136", &shop_tile(seat, shop))));
    let house = "-68 -128 136 136";
    let houses = [pieces::lot(), pieces::tavern(), pieces::artist()].map(|markup| frame(house, &markup));
    let cards = Card::all().map(|card| frame("0 0 100 140", &pieces::card(card)));
    let back = frame("0 0 100 140", &pieces::back());
    let swords =
        SWORDS.map(|(value, metal, gems)| frame("0 0 150 84", &pieces::sword(Sword { value, metal, gems })));
    let tiles = Tile::ALL.map(|tile| frame("0 0 80 80", &pieces::tile(tile)));
    let goods = [pieces::metal(40.0), pieces::gem(40.0)].map(|markup| frame("-22 -22 44 44", &markup));
    let paintings = [3, 2, 1].map(|value| frame("0 0 70 96", &pieces::painting(value)));
    let shops = (houses.into_iter().collect_view(), shops.collect_view());
    let goods = (goods.into_iter().collect_view(), paintings.into_iter().collect_view());
    let buildings = [
        frame("-132 -292 264 304", &pieces::cathedral()),
        frame("-182 -252 364 264", &pieces::alcazar()),
        frame("-62 -124 124 130", &pieces::gate()),
    ]
    .into_iter();
    view! {
        <div class="toledo toledo-gallery">
            {sheet()}
            <svg class="gallery-title" viewBox="-6 -6 312 62" aria-hidden="true" inner_html=lettering()></svg>
            {section("web-toledo-gallery-buildings", buildings.collect_view().into_any(), "large")}
            {section("web-toledo-gallery-figures", figures.into_iter().collect_view().into_any(), "small")}
            {section("web-toledo-gallery-shops", shops.into_any(), "")}
            {section("web-toledo-gallery-cards", (cards.collect_view(), back).into_any(), "small")}
            {section("web-toledo-gallery-swords", swords.into_iter().collect_view().into_any(), "")}
            {section("web-toledo-gallery-tiles", tiles.into_iter().collect_view().into_any(), "small")}
            {section("web-toledo-gallery-goods", goods.into_any(), "small")}
            {section("web-toledo-gallery-states", states(&touchables()), "small")}
        </div>
    }
    .into_any()
}

/// One of each sword of the first edition, as value, metal and gems (T1.5).
const SWORDS: [(u8, u8, u8); 12] = [
    (2, 1, 0),
    (3, 2, 0),
    (4, 1, 1),
    (5, 2, 1),
    (5, 3, 0),
    (7, 3, 1),
    (8, 2, 2),
    (9, 3, 2),
    (11, 4, 2),
    (12, 3, 3),
    (13, 4, 3),
    (15, 4, 4),
];

/// A card, a figure and a house.
fn touchables() -> [Touchable; 3] {
    let card = pieces::card(Card::new(Value::Four, Background::Violet, Side::Attacker));
    [
        ("-8 -8 116 156", (-5.0, -5.0, 110.0, 150.0), card),
        ("-40 -90 80 110", (-34.0, -82.0, 68.0, 96.0), pieces::figure(Seat::B)),
        ("-70 -134 140 146", (-64.0, -128.0, 128.0, 136.0), shop_tile(Seat::C, Shop::ALL[3])),
    ]
}
