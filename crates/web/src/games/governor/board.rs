//! The board: the city from above, and everything in it that can be touched.

use std::sync::Arc;

use alcazar_core::Seat;
use alcazar_words::Phrase;
use governor::{Cell, OpenPosition, Phase, State, View};
use leptos::prelude::*;

use super::pick::Touch;
use super::picture::sheet;
use super::{label, moment, motion, offer, pieces, plan, preview, side};
use crate::flight::flights;
use crate::scene::Scene;
use crate::svg::at;
use crate::touch::{clear_on_escape, touchable};

/// The public position, computed once for every view.
pub(super) type Open = Memo<Arc<OpenPosition>>;

/// The city, and beside it the panel and the supply.
pub(super) fn board(scene: Scene<State>) -> AnyView {
    let open: Open = Memo::new(move |_| Arc::new(scene.view.with(|view| view.open())));
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
                {moment::moment(scene)}
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

/// The picture of the city, with the offer beside a touched cell.
fn city(scene: Scene<State>, open: Open) -> impl IntoView {
    let window = Memo::new(move |_| open.with(|open| plan::window(open)));
    let shape = move || {
        let (left, top, width, height) = window.get();
        format!("{left} {top} {width} {height}")
    };
    let proportion = move || {
        let (_, _, width, height) = window.get();
        (width / height).to_string()
    };
    let cells = (0..8)
        .flat_map(|row| (0..8).filter_map(move |column| Cell::at(column, row)))
        .filter(|&cell| cell != Cell::CENTRE);
    let candidates = move || {
        let players = open.with(|open| open.seats.len());
        Seat::first(players).map(|seat| candidate(scene, open, seat)).collect_view()
    };
    view! {
        <div class="governor-frame" style=("--proportion", proportion)>
            <svg viewBox=shape role="group" aria-label=move || scene.say(&Phrase::new("web-governor-board"))>
                <g aria-hidden="true" inner_html=include_str!("art/ground.svg")></g>
                {district(scene, open, Cell::CENTRE)}
                {cells.map(|cell| district(scene, open, cell)).collect_view()}
                {preview::preview(scene, open)}
                {candidates}
            </svg>
            {offer::offer(scene, open, window)}
        </div>
    }
}

/// Whether a cell is drawn: it has a tile, or a tile is being laid.
fn is_drawn(open: &OpenPosition, cell: Cell) -> bool {
    cell == Cell::CENTRE || open.city.tiles().contains(cell) || matches!(open.phase, Phase::Lay { .. })
}

/// A district with everything in it, or a free cell while tiles are laid.
fn district(scene: Scene<State>, open: Open, cell: Cell) -> impl IntoView {
    let is_drawn = Memo::new(move |_| open.with(|open| is_drawn(open, cell)));
    let (x, y) = plan::corner(cell);
    let side = plan::side(cell);
    move || {
        is_drawn.get().then(|| {
            let tile = Memo::new(move |_| open.with(|open| tile(open, cell)));
            let things =
                Memo::new(move |_| scene.view.with(|view| open.with(|open| things(view, open, cell))));
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
                    {..touchable(scene, Touch::Cell(cell), name)}
                >
                    <g inner_html=move || tile.get()></g>
                    <rect class="halo" x="3" y="3" width=side - 6.0 height=side - 6.0 rx="9"></rect>
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
    pieces::tile(open.city.people(cell), open.city.streets(cell), plan::variant(cell))
}

/// The token and the discredit of a district.
fn things(view: &View, open: &OpenPosition, cell: Cell) -> String {
    let token = open.tokens.get(&cell).map(|place| match (place.face, view.token(cell)) {
        (Some(face), _) => pieces::token(face),
        (None, Some(face)) => pieces::token_peeked(face, place.looked),
        (None, None) => pieces::token_back(place.looked),
    });
    let (left, top) = plan::corner(cell);
    let (x, y) = plan::discredit(cell);
    let discredit =
        open.discredits.get(&cell).map(|&culture| at(x - left, y - top, 0.92, &pieces::discredit(culture)));
    token.map(|token| at(plan::TOKEN.0, plan::TOKEN.1, 1.0, &token)).unwrap_or_default()
        + &discredit.unwrap_or_default()
}

/// A candidate in its district. It moves for the duration of the animation.
fn candidate(scene: Scene<State>, open: Open, seat: Seat) -> impl IntoView {
    let place = Memo::new(move |_| {
        open.with(|open| {
            let cell = open.seats.get(seat.index()).map_or(Cell::CENTRE, |seat| seat.candidate);
            let others: Vec<Seat> = label::candidates(open, cell).collect();
            let nth = others.iter().position(|other| *other == seat).unwrap_or(0);
            plan::candidate_place(cell, seat, nth, others.len())
        })
    });
    let is_active = Memo::new(move |_| open.with(|open| open.active == seat && open.round > 0));
    let transform = move || {
        let ((x, y), scale) = place.get();
        format!("translate({x}px, {y}px) scale({scale})")
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
