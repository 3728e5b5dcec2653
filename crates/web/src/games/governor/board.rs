//! The board: the city from above, and everything in it that can be touched.

use std::sync::Arc;

use alcazar_core::Seat;
use alcazar_words::Phrase;
use alcazar_words::governor::Landmark;
use governor::{Cell, OpenPosition, Phase, State, Streets, View};
use leptos::prelude::*;

use super::pick::Touch;
use super::picture::sheet;
use super::plan::Frame;
use super::{city, label, motion, offer, pieces, plan, preview, side};
use crate::flight::flights;
use crate::scene::Scene;
use crate::svg::{at, coloured};
use crate::touch::{clear_on_escape, touchable};

/// The public position, computed once for every view.
pub(super) type Open = Memo<Arc<OpenPosition>>;

/// The public position of the view.
pub(super) fn open(scene: Scene<State>) -> Open {
    Memo::new(move |_| Arc::new(scene.view.with(|view| view.open())))
}

/// The city, and beside it the panel and the supply.
pub(super) fn board(scene: Scene<State>) -> AnyView {
    let open = open(scene);
    let is_large = RwSignal::new(false);
    let window = NodeRef::<leptos::html::Div>::new();
    let zoom = move |_| {
        is_large.update(|is_large| *is_large = !*is_large);
        request_animation_frame(move || {
            if let Some(window) = window.get_untracked() {
                scroll_to_active(&window);
            }
        });
    };
    let zoom_name = move || {
        scene.say(&Phrase::new(if is_large.get() {
            "web-governor-whole-city"
        } else {
            "web-governor-larger"
        }))
    };
    view! {
        <div class="governor governor-board" on:keydown=move |event| clear_on_escape(scene, &event)>
            {sheet()}
            <div
                node_ref=window
                class="governor-window"
                class:large=is_large
                tabindex=move || is_large.get().then_some("0")
            >
                {city(scene, open)}
            </div>
            <button
                type="button"
                class="governor-zoom"
                aria-pressed=move || is_large.get().to_string()
                aria-label=zoom_name
                on:click=zoom
            >
                {move || if is_large.get() { "−" } else { "+" }}
            </button>
            {side::side(scene, open)}
            {flights(scene, motion::flights_of)}
        </div>
    }
    .into_any()
}

/// Scrolls a city that is larger than its window to the active player's candidate.
fn scroll_to_active(window: &web_sys::Element) {
    let Some(candidate) = window.query_selector(".candidate.active").ok().flatten() else { return };
    let (there, here) = (candidate.get_bounding_client_rect(), window.get_bounding_client_rect());
    let middle =
        |rect: &web_sys::DomRect| (rect.left() + rect.width() / 2.0, rect.top() + rect.height() / 2.0);
    let ((x, y), (u, v)) = (middle(&there), middle(&here));
    #[expect(clippy::cast_possible_truncation, reason = "window coordinates fit into an i32")]
    let (across, down) = ((x - u) as i32, (y - v) as i32);
    window.set_scroll_left(window.scroll_left() + across);
    window.set_scroll_top(window.scroll_top() + down);
}

/// The size that upright phones have for the city, in pixels; elsewhere the city is never turned.
fn phone_window() -> Option<plan::Point> {
    let is_phone = window().match_media("(max-width: 46rem)").ok().flatten()?.matches();
    let length = |value: Result<wasm_bindgen::JsValue, _>| value.ok().and_then(|value| value.as_f64());
    let (width, height) = length(window().inner_width()).zip(length(window().inner_height()))?;
    is_phone.then_some((width, PHONE_HEIGHT * height))
}

/// The part of a phone's height that the city may have. The style sheet says the same.
const PHONE_HEIGHT: f64 = 0.58;

/// The shown part of the city. A complete city is turned where that makes it larger; one that grows is not,
/// because it would turn back and forth.
fn frame(open: Open) -> Memo<Frame> {
    let size = RwSignal::new(phone_window());
    let resize = window_event_listener(leptos::ev::resize, move |_| size.set(phone_window()));
    on_cleanup(move || resize.remove());
    Memo::new(move |_| {
        open.with(|open| {
            let frame = Frame::of(open);
            size.get().filter(|_| plan::is_laid(open)).map_or(frame, |size| frame.fitted(size))
        })
    })
}

/// The picture of the city, with the offer beside a touched cell.
fn city(scene: Scene<State>, open: Open) -> impl IntoView {
    let frame = frame(open);
    let cells = (0..8)
        .flat_map(|row| (0..8).filter_map(move |column| Cell::at(column, row)))
        .filter(|&cell| cell != Cell::CENTRE);
    let candidates = move || {
        let players = open.with(|open| open.seats.len());
        Seat::first(players).map(|seat| candidate(scene, open, frame, seat)).collect_view()
    };
    let walls = Memo::new(move |_| open.with(|open| city::walls(open)));
    view! {
        <div
            class="governor-frame"
            class:turned=move || frame.get().is_turned
            style=("--proportion", move || frame.get().proportion().to_string())
        >
            <svg
                viewBox=move || frame.get().view_box()
                role="group"
                aria-label=move || scene.say(&Phrase::new("web-governor-board"))
            >
                <g class="whole">
                    <g aria-hidden="true" inner_html=include_str!("art/ground.svg")></g>
                    <g aria-hidden="true" inner_html=move || walls.get()></g>
                    <g
                        aria-hidden="true"
                        class="coordinates"
                        inner_html=move || city::coordinates(frame.get())
                    ></g>
                    {district(scene, open, frame, Cell::CENTRE)}
                    {cells.map(|cell| district(scene, open, frame, cell)).collect_view()}
                    {preview::preview(scene, open, frame)}
                    {candidates}
                </g>
            </svg>
            {offer::offer(scene, open, frame)}
        </div>
    }
}

/// Whether a cell is drawn: it has a tile, or one could be laid there.
fn is_drawn(open: &OpenPosition, frame: Frame, cell: Cell) -> bool {
    let is_lot = || {
        let is_shown =
            frame.columns().any(|it| it == cell.column()) && frame.rows().any(|it| it == cell.row());
        matches!(open.phase, Phase::Lay { .. }) && is_shown
    };
    cell == Cell::CENTRE || open.city.tiles().contains(cell) || is_lot()
}

/// A district with everything in it, or a free cell while tiles are laid.
fn district(scene: Scene<State>, open: Open, frame: Memo<Frame>, cell: Cell) -> impl IntoView {
    let is_drawn = Memo::new(move |_| open.with(|open| is_drawn(open, frame.get(), cell)));
    let (x, y) = plan::corner(cell);
    let side = plan::side(cell);
    move || {
        is_drawn.get().then(|| {
            let tile = Memo::new(move |_| open.with(|open| tile(open, cell)));
            let things = Memo::new(move |_| {
                scene.view.with(|view| open.with(|open| things(view, open, frame.get(), cell)))
            });
            let is_active = Memo::new(move |_| open.with(|open| has_active_candidate(open, cell)));
            let name = Signal::derive(move || {
                scene.view.with(|view| open.with(|open| label::cell(view, open, cell)))
            });
            view! {
                <g
                    transform=format!("translate({x} {y})")
                    class="district"
                    class:here=is_active
                    data-spot=format!("cell-{cell}")
                    data-place=cell.to_string()
                    {..touchable(scene, Touch::Cell(cell), name)}
                >
                    <g inner_html=move || tile.get()></g>
                    <rect class="halo-edge" x="4" y="4" width=side - 8.0 height=side - 8.0 rx="8"></rect>
                    <rect class="halo" x="4" y="4" width=side - 8.0 height=side - 8.0 rx="8"></rect>
                    <g class="things" inner_html=move || things.get()></g>
                </g>
            }
        })
    }
}

/// Whether the active player's candidate stands here.
fn has_active_candidate(open: &OpenPosition, cell: Cell) -> bool {
    open.round > 0
        && !matches!(open.phase, Phase::Pass | Phase::Hands | Phase::Order | Phase::Over)
        && open.seats.get(open.active.index()).is_some_and(|seat| seat.candidate == cell)
}

fn tile(open: &OpenPosition, cell: Cell) -> String {
    if cell == Cell::CENTRE {
        return pieces::centre();
    }
    if !open.city.tiles().contains(cell) {
        return r#"<rect x="4" y="4" width="92" height="92" rx="8" class="lot"/>"#.to_owned();
    }
    let streets = open.city.streets(cell);
    let tile = pieces::tile(open.city.people(cell), streets, plan::variant(cell));
    if streets == Streets::NONE {
        return tile;
    }
    let landmark = pieces::landmark(Landmark::of(cell));
    tile + &at(plan::CELL / 2.0, plan::CELL / 2.0, 1.0, &coloured("upright", &landmark))
}

/// The token and the discredit of a district.
fn things(view: &View, open: &OpenPosition, frame: Frame, cell: Cell) -> String {
    let upright = |(x, y): plan::Point, markup: &str| at(x, y, 1.0, &coloured("upright", markup));
    let token = open.tokens.get(&cell).map(|place| match (place.face, view.token(cell)) {
        (Some(face), _) => pieces::token(face),
        (None, Some(face)) => pieces::token_peeked(face, place.looked),
        (None, None) => pieces::token_back(place.looked),
    });
    let discredit = open.discredits.get(&cell).map(|&culture| {
        let ((left, top), (x, y)) = (plan::corner(cell), frame.discredit(cell));
        upright((x - left, y - top), &pieces::banner(culture))
    });
    token.map(|token| upright(plan::TOKEN, &token)).unwrap_or_default() + &discredit.unwrap_or_default()
}

/// A candidate in its district. It moves for the duration of the animation.
fn candidate(scene: Scene<State>, open: Open, frame: Memo<Frame>, seat: Seat) -> impl IntoView {
    let place = Memo::new(move |_| {
        open.with(|open| {
            let cell = open.seats.get(seat.index()).map_or(Cell::CENTRE, |seat| seat.candidate);
            let others: Vec<Seat> = label::candidates(open, cell).collect();
            let nth = others.iter().position(|other| *other == seat).unwrap_or(0);
            frame.get().candidate(cell, seat, nth, others.len())
        })
    });
    let is_active = Memo::new(move |_| open.with(|open| open.active == seat && open.round > 0));
    let transform = move || {
        let ((x, y), scale) = place.get();
        let turn = if frame.get().is_turned { " rotate(-90deg)" } else { "" };
        format!("translate({x}px, {y}px){turn} scale({scale})")
    };
    let duration_ms = move || {
        format!(
            "{}ms",
            scene.animation.with(|animation| animation.as_ref().map_or(0, |animation| animation.duration_ms))
        )
    };
    view! {
        <g
            class="candidate"
            class:active=is_active
            aria-hidden="true"
            data-spot=format!("candidate-{}", seat.index())
            style:transform=transform
            style:transition-duration=duration_ms
            inner_html=pieces::candidate(seat)
        ></g>
    }
}
