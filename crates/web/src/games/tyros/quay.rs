//! The panel beside the chart: the ranks of the empires, the bank, the tile pile, and the button that begins
//! a deal.

use std::sync::Arc;

use alcazar_words::Phrase;
use leptos::prelude::*;
use tyros::{Audience, Kind, Rank, State, ViewText};

use super::label::{self, number};
use super::pick::Touch;
use super::pieces;
use crate::scene::Scene;
use crate::svg::at;
use crate::touch::touchable;

/// The whole panel.
pub(super) fn quay(scene: Scene<State>, open: Memo<Arc<ViewText>>) -> impl IntoView {
    view! {
        <div class="tyros-quay" role="group" aria-label=move || scene.say(&Phrase::new("web-tyros-quay"))>
            {round(scene, open)}
            {ranks(scene)}
            {bank(scene, open)}
            {desk(scene)}
        </div>
    }
}

/// The number of the round, and whether it is the last.
fn round(scene: Scene<State>, open: Memo<Arc<ViewText>>) -> impl IntoView {
    let is_last = Memo::new(move |_| scene.view.with(|view| view.is_last_round()));
    let text = move || {
        let id = if is_last.get() { "web-tyros-last-round" } else { "web-tyros-round" };
        scene.say(&label::count(id, open.with(|open| open.table.round)))
    };
    view! { <p class="quay-round" class:last=is_last>{text}</p> }
}

/// The empires from the largest to the smallest, with the number and the value of their squares (Y6.2, Y6.3).
fn ranks(scene: Scene<State>) -> impl IntoView {
    let ranks = Memo::new(move |_| scene.view.with(|view| view.ranks()));
    let row = move |(place, rank): (usize, Rank)| {
        let Rank { empire, squares, by_city, by_ship } = rank;
        let name = move || {
            scene.say(
                &label::count("web-tyros-rank", squares)
                    .with("rank", number(place + 1))
                    .with("empire", label::empire_name(empire))
                    .with("city", by_city)
                    .with("ships", by_ship),
            )
        };
        let class = format!("quay-rank {}", pieces::empire_class(empire));
        let seal = pieces::seal(empire);
        view! {
            <li><span class=class role="img" aria-label=name title=name>
                <b class="rank-place">{place + 1}</b>
                <svg class="rank-seal" viewBox="-20 -20 40 40" aria-hidden="true" inner_html=seal></svg>
                <b class="rank-size">{squares}</b>
                <span class="rank-worth">
                    <svg viewBox="-36 -40 72 66" aria-hidden="true" inner_html=plain(CITY)></svg>
                    {by_city}
                    <span class="rank-slash">"/"</span>
                    <svg viewBox="-34 -38 68 68" aria-hidden="true" inner_html=plain(SHIP)></svg>
                    {by_ship}
                </span>
            </span></li>
        }
    };
    view! {
        <ol class="quay-ranks" aria-label=move || scene.say(&Phrase::new("web-tyros-ranks"))>
            {move || ranks.get().into_iter().enumerate().map(row).collect_view()}
        </ol>
    }
}

/// A city and a ship without a player's colours.
const CITY: &str = r##"<use href="#ty-city" x="-36" y="-38" width="72" height="64"/>"##;
const SHIP: &str = r##"<use href="#ty-ship" x="-32" y="-36" width="64" height="64"/>"##;

fn plain(markup: &str) -> String {
    format!(r#"<g class="ty-nobody">{markup}</g>"#)
}

/// The piles: land tiles, cards to draw, and what has been discarded.
fn bank(scene: Scene<State>, open: Memo<Arc<ViewText>>) -> impl IntoView {
    let tiles = Memo::new(move |_| open.with(|open| open.tile_pile));
    let under = Memo::new(move |_| open.with(|open| open.table.under.clone()));
    let cards = Memo::new(move |_| open.with(|open| open.draw_pile));
    let tiles_name = move || {
        let pile = label::count("web-tyros-tile-pile", tiles.get());
        let under = under.get();
        if under.is_empty() {
            return scene.say(&pile);
        }
        let known = label::tiles(under.into_iter().collect());
        scene.say(&Phrase::new("web-tyros-under-pile").with("pile", pile).with("tiles", known))
    };
    let draw_name = Signal::derive(move || label::count("web-tyros-pile", cards.get()));
    let discards = Kind::ALL.map(|kind| discard(scene, open, kind));
    let discard_name = move || scene.say(&Phrase::new("web-tyros-discard"));
    let tile_stack = move || stack(tiles.get(), pieces::tile_back());
    view! {
        <div class="quay-bank">
            <span class="pile" data-spot="tiles" role="img" aria-label=tiles_name title=tiles_name>
                <svg viewBox="-6 -6 92 92" aria-hidden="true" inner_html=tile_stack></svg>
                <b>{tiles}</b>
            </span>
            <span class="pile" data-spot="pile" {..touchable(scene, Touch::Pile, draw_name)}>
                <svg viewBox="-8 -8 116 156" aria-hidden="true">
                    <rect class="halo" x="-6" y="-6" width="112" height="152" rx="14"></rect>
                    <g inner_html=move || stack(cards.get(), pieces::back())></g>
                </svg>
                <b>{cards}</b>
            </span>
            <span class="discards" data-spot="discard" role="group" aria-label=discard_name>
                {discards.into_iter().collect_view()}
            </span>
        </div>
    }
}

/// A pile, or an empty slot.
fn stack(count: u8, back: String) -> String {
    match count {
        0 => r#"<rect x="2" y="2" width="76" height="76" rx="8" class="ty-slot"/>"#.to_owned(),
        1 => back,
        _ => at(4.0, 4.0, 1.0, &back) + &back,
    }
}

/// The discarded cards of a kind, of which one can be taken for three other cards (Y5.6).
fn discard(scene: Scene<State>, open: Memo<Arc<ViewText>>, kind: Kind) -> impl IntoView {
    let count = Memo::new(move |_| open.with(|open| open.table.discard.count(kind)));
    let name = Signal::derive(move || {
        label::count("web-tyros-discarded", count.get()).with("card", label::card(kind))
    });
    view! {
        <span
            class=format!("discarded {}", pieces::kind_class(kind))
            class:none=move || count.get() == 0
            {..touchable(scene, Touch::Discard(kind), name)}
        >
            <svg viewBox="-26 -26 52 52" aria-hidden="true">
                <rect class="halo" x="-25" y="-25" width="50" height="50" rx="11"></rect>
                <g inner_html=coin(kind)></g>
            </svg>
            <b>{count}</b>
        </span>
    }
}

/// A kind of card as a small square.
pub(super) fn coin(kind: Kind) -> String {
    let square = r#"<rect x="-19" y="-19" width="38" height="38" rx="8" class="ty-seal"/>"#;
    let good = format!(r#"<g class="ty-good-small">{}</g>"#, pieces::good(kind, 26.0));
    format!(r#"<g class="{}">{square}{good}</g>"#, pieces::kind_class(kind))
}

/// The button that opens the panel for drafting an offer.
fn desk(scene: Scene<State>) -> impl IntoView {
    let name = Signal::derive(|| Phrase::new("web-tyros-trade"));
    view! {
        <button type="button" class="quay-trade" {..touchable(scene, Touch::Trade(Audience::All), name)}>
            {move || scene.say(&Phrase::new("web-tyros-trade-short"))}
        </button>
    }
}
