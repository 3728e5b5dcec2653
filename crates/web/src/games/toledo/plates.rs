//! The illustrations of the rules page.

use alcazar_core::Seat;
use leptos::prelude::*;
use toledo::{Background, Card, Shop, Side, Sword, Tile, Trade, Value};

use super::offer::shop_tile;
use super::pieces;
use super::scenery::line;
use super::svg::{at, text};
use crate::face::Plate;

/// The illustrations, by the names that the rules page uses.
pub(super) const PLATES: &[Plate] = &[
    Plate { name: "shops", draw: shops },
    Plate { name: "cards", draw: cards },
    Plate { name: "paintings", draw: || row([3, 2, 1].map(|value| (PAINTING, pieces::painting(value)))) },
    Plate { name: "tiles", draw: || row(Tile::ALL.map(|tile| (TILE, pieces::tile(tile)))) },
    Plate { name: "swords", draw: swords },
    Plate { name: "goods", draw: || row([pieces::metal(40.0), pieces::gem(40.0)].map(|good| (GOOD, good))) },
    Plate { name: "places", draw: places },
    Plate { name: "chain", draw: chain },
    Plate { name: "duel", draw: duel },
    Plate { name: "movement", draw: || row([(TILE, pieces::tile(Tile::Movement))]) },
];

/// The view box of a piece, and its height in tenths of the row.
type Window = (&'static str, u8);

const HOUSE: Window = ("-68 -128 136 136", 9);
const FIGURE: Window = ("-34 -80 68 92", 7);
const CARD: Window = ("-2 -2 104 144", 10);
const PAINTING: Window = ("-2 -2 74 100", 8);
const TILE: Window = ("-2 -2 84 84", 7);
const SWORD: Window = ("-2 -2 154 88", 7);
const GOOD: Window = ("-22 -22 44 44", 5);

/// Pieces side by side.
fn row(pieces: impl IntoIterator<Item = (Window, String)>) -> AnyView {
    let pieces = pieces.into_iter().map(|((shape, height), markup)| {
        view! { <svg viewBox=shape data-height=height inner_html=markup></svg> }
    });
    view! { <div class="toledo plate-row">{pieces.collect_view()}</div> }.into_any()
}

fn shops() -> AnyView {
    let shops = Shop::ALL.map(|shop| (HOUSE, shop_tile(Seat::A, shop)));
    row(shops.into_iter().chain([(FIGURE, pieces::figure(Seat::A))]))
}

fn cards() -> AnyView {
    use Background::{Brown, Neutral, Orange, Violet};
    let faces = [Violet, Brown, Orange, Neutral, Violet, Brown]
        .into_iter()
        .zip([Side::Attacker, Side::Defender].into_iter().cycle());
    row(Value::ALL
        .into_iter()
        .zip(faces)
        .map(|(value, (ground, side))| (CARD, pieces::card(Card::new(value, ground, side)))))
}

fn swords() -> AnyView {
    let swords = [
        Sword { value: 2, metal: 1, gems: 0 },
        Sword { value: 8, metal: 2, gems: 2 },
        Sword { value: 15, metal: 4, gems: 4 },
    ];
    row(swords.map(|sword| (SWORD, pieces::sword(sword))))
}

fn places() -> AnyView {
    row([
        (("-132 -292 264 304", 10), pieces::cathedral()),
        (HOUSE, pieces::tavern()),
        (HOUSE, pieces::artist()),
        (("-62 -124 124 130", 8), pieces::gate()),
        (("-182 -252 364 264", 10), pieces::alcazar()),
    ])
}

/// Two moves with two 4s along the first steps of the road (T4.4).
fn chain() -> AnyView {
    const ROAD: f64 = 196.0;
    let step = |number: u8| 96.0 + 74.0 * f64::from(number);
    let road = format!("M40 {ROAD}H730");
    let mut markup = line(&road, "road-edge", 40.0) + &line(&road, "road", 34.0);
    markup += &at(74.0, ROAD, 0.56, &pieces::cathedral());
    for number in 1..=8 {
        let stone = r#"<circle r="13" class="number-plate"/>"#.to_owned();
        markup += &at(
            step(number),
            ROAD + 26.0,
            1.0,
            &(stone + &text(&number.to_string(), 0.0, 6.0, 17.0, "number")),
        );
    }
    let house = |seat, trade| pieces::shop(seat, Shop::new(trade, false));
    markup += &at(step(4) - 26.0, ROAD - 8.0, 0.74, &house(Seat::A, Trade::Metal));
    markup += &at(step(8) - 26.0, ROAD - 8.0, 0.74, &house(Seat::C, Trade::Gem));
    let mut arcs = Vec::new();
    for (from, to) in [(0, 4), (4, 8)] {
        let (from, to) = (step(from) + 34.0, step(to) + 18.0);
        let middle = f64::midpoint(from, to);
        let (start, end) = (ROAD - 60.0, ROAD - 66.0);
        arcs.push(format!(r#"<path class="plate-arc" d="M{from} {start}Q{middle} 20 {to} {end}"/>"#));
        let card = Card::new(Value::Four, Background::Violet, Side::Attacker);
        markup += &at(middle - 26.0, 6.0, 0.52, &pieces::card(card));
    }
    markup += &arcs.concat();
    let passed = format!(r#"<g opacity=".45">{}</g>"#, pieces::figure(Seat::A));
    markup += &at(step(4) + 30.0, ROAD + 4.0, 0.8, &passed);
    markup += &at(step(8) + 30.0, ROAD + 4.0, 0.8, &pieces::figure(Seat::A));
    view! {
        <div class="toledo">
            <svg class="plate-scene" viewBox="0 0 780 240" inner_html=markup></svg>
        </div>
    }
    .into_any()
}

/// The example of the rulebook (T6).
fn duel() -> AnyView {
    let card = |value, ground, side| (CARD, pieces::card(Card::new(value, ground, side)));
    row([
        card(Value::Two, Background::Violet, Side::Defender),
        (TILE, pieces::tile(Tile::Violet)),
        card(Value::Four, Background::Brown, Side::Defender),
        (TILE, pieces::tile(Tile::Brown)),
        card(Value::Five, Background::Neutral, Side::Defender),
    ])
}
