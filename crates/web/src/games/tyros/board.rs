//! The board: the chart with everything on it that can be touched.

use std::sync::Arc;

use alcazar_core::Seat;
use alcazar_words::Phrase;
use leptos::prelude::*;
use tyros::{Berth, Empire, Square, State, ViewText};

use super::chart::{Chart, Point, UPRIGHT, WIDE};
use super::motion::{self, Voyage};
use super::pick::Touch;
use super::{empires, fares, hand, label, offer, pieces, quay, scenery, trade};
use crate::scene::{Hint, Scene};
use crate::svg::at;
use crate::touch::{clear_on_escape, press, touchable};
use crate::{browser, flight};

/// The symbols that all pictures of the game use. The page must contain them once.
pub(super) const SHEET: &str = include_str!("art/pieces.svg");

/// An invisible element with the symbols of [`SHEET`].
pub(super) fn sheet() -> impl IntoView {
    view! { <div class="tyros tyros-sheet" aria-hidden="true" inner_html=SHEET></div> }
}

/// The board in the arrangement that fits the window.
pub(super) fn board(scene: Scene<State>) -> AnyView {
    let chart = browser::by_orientation(&UPRIGHT, &WIDE);
    let open = Memo::new(move |_| Arc::new(scene.view.with(|view| view.text())));
    let is_compact = hand::is_compact(scene);
    view! {
        <div class="tyros tyros-board" on:keydown=move |event| clear_on_escape(scene, &event)>
            {sheet()}
            <div class="tyros-window">
                <div class="tyros-spread">
                    {move || arranged(scene, chart.get(), open)}
                    {quay::quay(scene, open)}
                </div>
                <Show when=move || !is_compact.get()>{trade::trade(scene, open)}</Show>
            </div>
            {flight::flights(scene, motion::flights_of)}
        </div>
    }
    .into_any()
}

/// The chart in one arrangement.
fn arranged(scene: Scene<State>, chart: &'static Chart, open: Memo<Arc<ViewText>>) -> AnyView {
    let (width, height) = chart.size();
    let voyages = motion::voyages(scene, chart);
    let peek = RwSignal::new(None::<Berth>);
    let is_compact = hand::is_compact(scene);
    view! {
        <div class=format!("tyros-frame {}", chart.name)>
            <svg
                viewBox=format!("0 0 {width} {height}")
                role="group"
                aria-label=move || scene.say(&Phrase::new("web-tyros-board"))
            >
                <g aria-hidden="true" inner_html=scenery::ground(chart)></g>
                {Empire::ALL.map(|empire| land(scene, chart, empire)).into_iter().collect_view()}
                <g aria-hidden="true" inner_html=scenery::ink(chart)></g>
                {Berth::all().map(|berth| place(scene, chart, berth, open)).collect_view()}
                {Square::all().map(|square| square_marks(scene, chart, square, open)).collect_view()}
                {fares::route(scene, chart)}
                {Berth::all().map(|berth| harbour(scene, chart, berth, open, voyages, peek)).collect_view()}
                {motion::sailors(chart, voyages)}
                {fares::fares(scene, chart, peek.into())}
            </svg>
            <Show when=move || !is_compact.get()>{offer::on_chart(scene, chart)}</Show>
        </div>
    }
    .into_any()
}

/// The colour wash of an empire's squares.
fn land(scene: Scene<State>, chart: &'static Chart, empire: Empire) -> impl IntoView {
    let squares = Memo::new(move |_| {
        scene.view.with(|view| Square::all().filter(|square| view.empire(*square) == Some(empire)).collect())
    });
    view! { <g aria-hidden="true" inner_html=move || empires::wash(chart, empire, squares.get())></g> }
}

/// The corner and size of the part of a square that belongs to a berth: all of it, or one coast of Italy.
fn area(chart: &Chart, berth: Berth) -> (Point, Point) {
    let ((x, y), (width, height)) = (chart.place(berth.square()), chart.square);
    match berth {
        Berth::ITALY_WEST => ((x, y), (0.48 * width, height)),
        Berth::ITALY_EAST => ((x + 0.48 * width, y), (0.52 * width, height)),
        _ => ((x, y), (width, height)),
    }
}

/// A berth of the chart as a target for ships, cities and buildings.
fn place(
    scene: Scene<State>,
    chart: &'static Chart,
    berth: Berth,
    open: Memo<Arc<ViewText>>,
) -> impl IntoView {
    let ((x, y), (width, height)) = area(chart, berth);
    let name =
        Signal::derive(move || scene.view.with(|view| open.with(|open| label::place(view, open, berth))));
    // Highlight the square of the tile that is pointed at or touched.
    let is_highlighted = move || {
        scene.pointed.with(|pointed| *pointed == Some(Touch::Tile(berth.square())))
            || scene.touched.with(|touched| touched.contains(&Touch::Tile(berth.square())))
    };
    view! {
        <g
            class:meant=is_highlighted
            class="ty-place"
            data-spot=format!("place-{berth}")
            data-place=berth.square().to_string()
            {..touchable(scene, Touch::Place(berth), name)}
        >
            <rect class="halo" x=x + 5.0 y=y + 5.0 width=width - 10.0 height=height - 10.0 rx="14"></rect>
        </g>
    }
}

/// The number of a square, its name, the seal of its empire and its city.
fn square_marks(
    scene: Scene<State>,
    chart: &'static Chart,
    square: Square,
    open: Memo<Arc<ViewText>>,
) -> impl IntoView {
    let empire = Memo::new(move |_| scene.view.with(|view| view.empire(square)));
    let owner = Memo::new(move |_| {
        open.with(|open| {
            open.table.players.iter().find(|(_, player)| player.cities.contains(square)).map(|(seat, _)| seat)
        })
    });
    let seal = move || empire.get().map(|empire| empires::marker(chart, empire, square)).unwrap_or_default();
    let (x, y) = chart.city(square);
    let city =
        move || owner.get().map(|seat| at(x, y, 1.04 * chart.piece, &pieces::city(seat))).unwrap_or_default();
    let (left, top) = chart.place(square);
    let name = move || {
        let full = scene.say(&label::square(square));
        full.split_once(" (").map(|(name, _)| name.to_owned()).unwrap_or(full)
    };
    view! {
        <g class="ty-marks" aria-hidden="true">
            <g inner_html=scenery::number(chart, square)></g>
            <text
                class="ty-name"
                x=left + chart.square.0 / 2.0
                y=top + chart.square.1 - 11.0
                font-size="26"
            >
                {name}
            </text>
            <g inner_html=seal></g>
            <g inner_html=city></g>
        </g>
    }
}

/// The ships of one player in a berth.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Lying {
    seat: Seat,
    count: u8,
    /// The offset from the centre of the berth.
    offset: Point,
}

/// The ships in a berth, side by side. Tyros has room for all players (Y5.1).
fn lying(open: &ViewText, berth: Berth, voyages: &[Voyage]) -> Vec<Lying> {
    let mut there: Vec<Lying> = open
        .table
        .players
        .iter()
        .map(|(seat, player)| {
            let lies = player.ships.iter().filter(|ship| **ship == berth).count();
            // A ship that is still under way is not drawn at its destination yet.
            let under_way = voyages.iter().filter(|voyage| voyage.seat == seat && voyage.to == berth).count();
            Lying {
                seat,
                count: u8::try_from(lies.saturating_sub(under_way)).unwrap_or(0),
                offset: (0.0, 0.0),
            }
        })
        .filter(|lying| lying.count > 0)
        .collect();
    if berth == Berth::TYROS {
        const ROADS: [Point; 4] = [(-34.0, -40.0), (30.0, -24.0), (-34.0, 26.0), (30.0, 42.0)];
        for lying in &mut there {
            lying.offset = ROADS[lying.seat.index() % 4];
        }
    } else if let [first, second] = &mut there[..] {
        first.offset = (-20.0, -8.0);
        second.offset = (20.0, 10.0);
    }
    there
}

/// The ships in a berth. The viewer can touch their own.
fn harbour(
    scene: Scene<State>,
    chart: &'static Chart,
    berth: Berth,
    open: Memo<Arc<ViewText>>,
    voyages: Memo<Vec<Voyage>>,
    peek: RwSignal<Option<Berth>>,
) -> impl IntoView {
    let there = Memo::new(move |_| open.with(|open| voyages.with(|voyages| lying(open, berth, voyages))));
    move || there.get().into_iter().map(|lying| fleet(scene, chart, berth, lying, peek)).collect_view()
}

fn fleet(
    scene: Scene<State>,
    chart: &'static Chart,
    berth: Berth,
    lying: Lying,
    peek: RwSignal<Option<Berth>>,
) -> AnyView {
    let Lying { seat, count, offset } = lying;
    let (x, y) = chart.berth(berth);
    let scale = if berth == Berth::TYROS { 0.82 } else { 0.94 } * chart.piece;
    let (left, top) = (x + offset.0 * chart.piece, y + offset.1 * chart.piece);
    let place = format!("translate({left} {top}) scale({scale})");
    let ship = pieces::ship(seat);
    let (markup, reach) = if count > 1 {
        (at(11.0, -7.0, 1.0, &ship) + &at(-10.0, 7.0, 1.0, &ship), 42.0)
    } else {
        (ship, 32.0)
    };
    let name = Signal::derive(move || label::ships(seat, scene.viewer.get(), berth, count));
    let is_own = scene.viewer.with(|viewer| viewer.is(seat));
    if is_own {
        return view! {
            <g transform=place class="ty-fleet" {..touchable(scene, Touch::Ship(berth), name)}>
                <ellipse class="halo" cy="-4" rx=reach + 2.0 ry=reach></ellipse>
                <g inner_html=markup></g>
            </g>
        }
        .into_any();
    }
    let look = move |_| {
        peek.set(Some(berth));
        scene.hint.set(Some(Hint::Thing(name.get_untracked())));
    };
    let leave = move |_| {
        peek.set(None);
        scene.hint.set(None);
    };
    view! {
        <g
            transform=place
            class="ty-fleet"
            role="img"
            aria-label=move || scene.say(&name.get())
            on:pointerenter=look
            on:pointerleave=leave
            on:click=move |_| press(scene, &Touch::Place(berth))
            inner_html=markup
        ></g>
    }
    .into_any()
}
