//! Animations: ships along their routes, and cards, tiles and pieces between the chart and the players.

use alcazar_core::{Seat, Secret};
use leptos::prelude::*;
use tyros::{Berth, Cards, Kind, Seen, Side, State};

use super::chart::{Chart, Point};
use super::pieces;
use crate::flight::{Flight, animate, corner};
use crate::scene::{Animation, Scene};
use crate::svg::at;

/// The maximum number of cards that fly from one place to another at once.
const MAX_CARDS: usize = 5;

/// A ship under way.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Voyage {
    /// Whose ship.
    pub seat: Seat,
    /// Its destination.
    pub to: Berth,
    points: Vec<Point>,
    number: u32,
    duration_ms: u32,
}

/// The ships under way during the current animation.
pub(super) fn voyages(scene: Scene<State>, chart: &'static Chart) -> Memo<Vec<Voyage>> {
    Memo::new(move |_| {
        scene.animation.with(|animation| {
            let Some(animation) = animation.as_ref().filter(|animation| animation.duration_ms > 0) else {
                return Vec::new();
            };
            let voyage = |seen: &Seen| {
                let Seen::Sailed { seat, from, to, .. } = *seen else { return None };
                let points = chart.voyage(from, to);
                let Animation { number, duration_ms, .. } = **animation;
                Some(Voyage { seat, to, points, number, duration_ms })
            };
            animation.events.iter().filter_map(voyage).collect()
        })
    })
}

/// The pictures of the ships under way.
pub(super) fn sailors(chart: &'static Chart, voyages: Memo<Vec<Voyage>>) -> impl IntoView {
    let sailor = move |voyage: Voyage| {
        let node = NodeRef::<leptos::svg::G>::new();
        let Voyage { seat, points, duration_ms, .. } = voyage;
        let start = points.first().copied().unwrap_or_default();
        node.on_load(move |element| {
            let frames = points.iter().map(|(x, y)| format!("translate({x}px, {y}px)"));
            animate(&element, &frames.collect::<Vec<_>>(), duration_ms);
        });
        view! {
            <g
                node_ref=node
                class="ty-sailor"
                aria-hidden="true"
                transform=format!("translate({} {})", start.0, start.1)
                inner_html=at(0.0, 0.0, chart.piece, &pieces::ship(seat))
            ></g>
        }
    };
    view! { <For each=move || voyages.get() key=|voyage| voyage.number children=sailor /> }
}

/// The flights of an animation.
pub(super) fn flights_of(animation: &Animation<State>) -> Vec<Flight> {
    let mut flights = Vec::new();
    let mut fly =
        |from: String, to: String, picture: (String, Point)| flights.push(Flight::one(from, to, picture));
    for seen in &animation.events {
        fly_event(seen, &mut fly);
    }
    flights
}

/// The flights of one event.
fn fly_event(seen: &Seen, mut fly: &mut impl FnMut(String, String, (String, Point))) {
    let discard = || "discard".to_owned();
    match seen {
        Seen::TilesDrawn { seat, count, tiles } => {
            let known: Vec<_> =
                if let Secret::Known(tiles) = tiles { tiles.iter().collect() } else { Vec::new() };
            for nth in 0..usize::from(*count) {
                let face = known.get(nth).map_or_else(pieces::tile_back, |tile| pieces::tile(*tile));
                fly("tiles".to_owned(), corner(*seat), (face, pieces::BACK));
            }
        }
        Seen::CardsDrawn { seat, count, cards } => {
            for face in faces(*count, *cards) {
                fly("pile".to_owned(), corner(*seat), face);
            }
        }
        Seen::Grown { seat, tile, .. } => {
            fly(corner(*seat), spot(tile.shipyard()), (pieces::tile(*tile), pieces::BACK));
        }
        Seen::PutUnder { seat, tile, .. } => {
            fly(corner(*seat), "tiles".to_owned(), (pieces::tile(*tile), pieces::BACK));
        }
        Seen::Sailed { seat, paid, .. } => paid_by(*seat, *paid, &mut fly),
        Seen::CityFounded { seat, square, paid, .. } => {
            paid_by(*seat, *paid, &mut fly);
            let city = at(36.0, 38.0, 1.0, &pieces::city(*seat));
            fly(corner(*seat), spot(square.shipyard()), (city, (72.0, 64.0)));
        }
        Seen::ShipBuilt { seat, square, paid } => {
            paid_by(*seat, *paid, &mut fly);
            let ship = at(32.0, 36.0, 1.0, &pieces::ship(*seat));
            fly(corner(*seat), spot(square.shipyard()), (ship, (64.0, 64.0)));
        }
        Seen::Swapped { seat, discarded } => paid_by(*seat, *discarded, &mut fly),
        Seen::Taken { seat, kind, discarded } => {
            paid_by(*seat, *discarded, &mut fly);
            fly(discard(), corner(*seat), (pieces::card(*kind), pieces::CARD));
        }
        Seen::Given { seat, to, kind } => {
            let face = if let Secret::Known(kind) = kind { pieces::card(*kind) } else { pieces::back() };
            fly(corner(*seat), corner(*to), (face, pieces::CARD));
        }
        Seen::Dealt { seat, with, give, want } => {
            for (from, to, Side { count, cards }) in [(seat, with, give), (with, seat, want)] {
                for face in faces(*count, *cards) {
                    fly(corner(*from), corner(*to), face);
                }
            }
        }
        Seen::AllKept { discarded, .. } => {
            for (seat, cards) in discarded.iter() {
                paid_by(seat, *cards, &mut fly);
            }
        }
        _ => {}
    }
}

fn spot(berth: Berth) -> String {
    format!("place-{berth}")
}

/// Flights of cards that are paid openly.
fn paid_by(seat: Seat, cards: Cards, fly: &mut impl FnMut(String, String, (String, Point))) {
    for kind in each(cards).take(MAX_CARDS) {
        fly(corner(seat), "discard".to_owned(), (pieces::card(kind), pieces::CARD));
    }
}

/// The pictures of some cards: fronts of those that are known, otherwise backs.
fn faces(count: u8, cards: Secret<Cards>) -> Vec<(String, Point)> {
    let known: Vec<Kind> = if let Secret::Known(cards) = cards { each(cards).collect() } else { Vec::new() };
    let face = |nth: usize| known.get(nth).map_or_else(pieces::back, |kind| pieces::card(*kind));
    (0..usize::from(count).min(MAX_CARDS)).map(|nth| (face(nth), pieces::CARD)).collect()
}

/// The kind of each single card.
pub(super) fn each(cards: Cards) -> impl Iterator<Item = Kind> {
    cards.kinds().flat_map(move |kind| std::iter::repeat_n(kind, usize::from(cards.count(kind))))
}
