//! The viewer's own hand: land tiles, and trade cards grouped by colour. On small screens everything else
//! that a player can do is here too: the bank, deals, and the choices that are open.

use std::sync::Arc;

use alcazar_words::Phrase;
use leptos::prelude::*;
use tyros::{Cards, Kind, Square, State, Tiles};

use super::pick::Touch;
use super::{label, offer, pieces, quay, trade};
use crate::browser;
use crate::scene::Scene;
use crate::touch::touchable;

/// Whether the window is so small that chart and hand are apart: then the bank and the open choices are
/// with the hand, where they can always be reached. Where nobody plays they stay beside the chart.
pub(super) fn is_compact(scene: Scene<State>) -> Signal<bool> {
    let is_small = browser::matches("(max-width: 46rem), (max-height: 34rem)");
    let is_played = scene.orders.is_some();
    Signal::derive(move || is_played && is_small.get() && scene.viewer.get().seat().is_some())
}

/// What a compact window has above the hand.
fn sheet(scene: Scene<State>) -> impl IntoView {
    let open = Memo::new(move |_| Arc::new(scene.view.with(|view| view.text())));
    view! {
        {offer::in_sheet(scene)}
        {trade::trade(scene, open)}
        {quay::office(scene, open)}
    }
}

/// The hand: land tiles, then a fan of cards for each colour.
pub(super) fn hand(scene: Scene<State>) -> AnyView {
    let cards = Memo::new(move |_| scene.view.with(|view| view.cards().unwrap_or(Cards::EMPTY)));
    let tiles = Memo::new(move |_| scene.view.with(|view| view.tiles().unwrap_or(Tiles::EMPTY)));
    let has_hand = move || scene.view.with(|view| view.cards().is_some());
    let is_empty = move || cards.get().is_empty() && tiles.get().is_empty();
    let lands = move || tiles.get().iter().collect::<Vec<Square>>();
    let fans = Kind::ALL.map(|kind| fan(scene, kind, cards)).into_iter().collect_view();
    let tiles_name = move || scene.say(&Phrase::new("web-tyros-tiles"));
    let is_compact = is_compact(scene);
    view! {
        <div
            class="tyros tyros-hand"
            class:compact=is_compact
            data-spot="hand"
            role="group"
            aria-label=move || scene.say(&Phrase::new("web-tyros-hand"))
        >
            <Show when=move || is_compact.get()>{sheet(scene)}</Show>
            <div class="hand-row">
            <div class="hand-tiles" role="group" aria-label=tiles_name>
                <For each=lands key=|tile| tile.index() children=move |tile| land(scene, tile) />
            </div>
            {fans}
            <Show when=move || has_hand() && is_empty()>
                <p class="hand-empty">{move || scene.say(&Phrase::new("web-tyros-hand-empty"))}</p>
            </Show>
            </div>
        </div>
    }
    .into_any()
}

/// A land tile of the hand.
fn land(scene: Scene<State>, tile: Square) -> impl IntoView {
    let name = Signal::derive(move || Phrase::new("web-tyros-tile").with("square", label::square(tile)));
    view! {
        <div class="hand-tile" {..touchable(scene, Touch::Tile(tile), name)}>
            <svg viewBox="-6 -6 92 92" aria-hidden="true">
                <rect class="halo" x="-5" y="-5" width="90" height="90" rx="12"></rect>
                <g inner_html=pieces::tile(tile)></g>
            </svg>
        </div>
    }
}

/// The cards of one kind. Each card is separate, so that any number of them can be chosen.
fn fan(scene: Scene<State>, kind: Kind, cards: Memo<Cards>) -> impl IntoView {
    let count = Memo::new(move |_| cards.get().count(kind));
    let name =
        move || scene.say(&label::count("web-tyros-cards", count.get()).with("card", label::card(kind)));
    view! {
        <Show when=move || { count.get() > 0 }>
            <div class="fan" role="group" aria-label=name>
                <For each=move || 0..count.get() key=|nth| *nth children=move |nth| card(scene, kind, nth) />
            </div>
        </Show>
    }
}

fn card(scene: Scene<State>, kind: Kind, nth: u8) -> impl IntoView {
    let name = Signal::derive(move || label::card(kind));
    view! {
        <div class="hand-card" {..touchable(scene, Touch::Card(kind, nth), name)}>
            <svg viewBox="-6 -6 112 152" aria-hidden="true">
                <rect class="halo" x="-5" y="-5" width="110" height="150" rx="13"></rect>
                <g inner_html=pieces::card(kind)></g>
            </svg>
        </div>
    }
}
