//! The panel beside the chart: the ranks of the empires, the tile pile, and the harbour office with the
//! bank and the button that begins a deal.

use std::sync::Arc;

use alcazar_words::Phrase;
use leptos::prelude::*;
use tyros::{Audience, Kind, Rank, State, ViewText};

use super::label::{self, number};
use super::pick::Touch;
use super::{hand, pieces};
use crate::scene::Scene;
use crate::svg::at;
use crate::touch::touchable;

/// The whole panel. In a compact window the bank and the button for deals are with the hand instead.
pub(super) fn quay(scene: Scene<State>, open: Memo<Arc<ViewText>>) -> impl IntoView {
    let is_compact = hand::is_compact(scene);
    view! {
        <div class="tyros-quay" role="group" aria-label=move || scene.say(&Phrase::new("web-tyros-quay"))>
            <div class="quay-head">{round(scene, open)} {tile_pile(scene, open)}</div>
            {ranks(scene)}
            <Show when=move || !is_compact.get()>{office(scene, open)}</Show>
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
///
/// The roles are explicit because the rows become columns where the panel is low.
fn ranks(scene: Scene<State>) -> impl IntoView {
    let ranks = Memo::new(move |_| scene.view.with(|view| view.ranks()));
    let row = move |(place, rank): (usize, Rank)| {
        let Rank { empire, squares, by_city, by_ship } = rank;
        let sentence = move || {
            scene.say(
                &label::count("web-tyros-rank", squares)
                    .with("rank", number(place + 1))
                    .with("empire", label::empire_name(empire))
                    .with("city", by_city)
                    .with("ships", by_ship),
            )
        };
        let name = move || scene.say(&label::empire_name(empire));
        let seal = pieces::seal(empire);
        view! {
            <div class=format!("rank-row {}", pieces::empire_class(empire)) role="row">
                <span class="rank-head" role="rowheader" title=sentence>
                    <b>{place + 1}</b>
                    <svg
                        class="rank-seal"
                        viewBox="-20 -20 40 40"
                        role="img"
                        aria-label=name
                        inner_html=seal
                    ></svg>
                </span>
                <b class="rank-size" role="cell">{squares}</b>
                <span class="rank-worth" role="cell">{by_city}</span>
                <span class="rank-worth" role="cell">{by_ship}</span>
            </div>
        }
    };
    let head = move |id: &'static str, picture: Option<&'static str>| {
        let picture = picture.map(|markup| {
            view! { <svg viewBox="-36 -40 72 66" aria-hidden="true" inner_html=plain(markup)></svg> }
        });
        view! { <span role="columnheader">{picture} {move || scene.say(&Phrase::new(id))}</span> }
    };
    view! {
        <div
            class="quay-ranks"
            role="table"
            data-testid="ranks"
            aria-label=move || scene.say(&Phrase::new("web-tyros-ranks"))
        >
            <div class="rank-row heads" role="row">
                {head("web-tyros-head-rank", None)}
                {head("web-tyros-head-squares", None)}
                {head("web-tyros-head-city", Some(CITY))}
                {head("web-tyros-head-ship", Some(SHIP))}
            </div>
            {move || ranks.get().into_iter().enumerate().map(row).collect_view()}
        </div>
    }
}

/// A city and a ship without a player's colours.
const CITY: &str = r##"<use href="#ty-city" x="-36" y="-38" width="72" height="64"/>"##;
const SHIP: &str = r##"<use href="#ty-ship" x="-32" y="-36" width="64" height="64"/>"##;

fn plain(markup: &str) -> String {
    format!(r#"<g class="ty-nobody">{markup}</g>"#)
}

/// The pile of land tiles.
fn tile_pile(scene: Scene<State>, open: Memo<Arc<ViewText>>) -> impl IntoView {
    let tiles = Memo::new(move |_| open.with(|open| open.tile_pile));
    let under = Memo::new(move |_| open.with(|open| open.table.under.clone()));
    let name = move || {
        let pile = label::count("web-tyros-tile-pile", tiles.get());
        let under = under.get();
        if under.is_empty() {
            return scene.say(&pile);
        }
        let known = label::tiles(under.into_iter().collect());
        scene.say(&Phrase::new("web-tyros-under-pile").with("pile", pile).with("tiles", known))
    };
    let picture = move || stack(tiles.get(), pieces::tile_back());
    view! {
        <span class="pile" data-spot="tiles" role="img" aria-label=name title=name>
            <svg viewBox="-6 -6 92 92" aria-hidden="true" inner_html=picture></svg>
            <b>{tiles}</b>
        </span>
    }
}

/// The harbour office: the bank with its two trades (Y5.6), and the button that begins a deal with players.
pub(super) fn office(scene: Scene<State>, open: Memo<Arc<ViewText>>) -> impl IntoView {
    let cards = Memo::new(move |_| open.with(|open| open.draw_pile));
    let swap_name = Signal::derive(move || label::count("web-tyros-pile", cards.get()));
    let discards = Kind::ALL.map(|kind| discard(scene, open, kind));
    let say = move |id: &'static str| move || scene.say(&Phrase::new(id));
    view! {
        <div class="office" role="group" aria-label=say("web-tyros-bank")>
            <p class="office-name" aria-hidden="true">
                <svg viewBox="0 0 32 26" inner_html=OFFICE></svg>
                {say("web-tyros-bank")}
            </p>
            <div class="office-swap" data-spot="pile" {..touchable(scene, Touch::Pile, swap_name)}>
                <svg viewBox="-8 -8 116 156" aria-hidden="true">
                    <rect class="halo" x="-6" y="-6" width="112" height="152" rx="14"></rect>
                    <g inner_html=move || stack(cards.get(), pieces::back())></g>
                </svg>
                <b aria-hidden="true">{cards}</b>
                <span class="office-what" aria-hidden="true">{say("web-tyros-swap")}</span>
            </div>
            <div class="office-take" data-spot="discard" role="group" aria-label=say("web-tyros-discard")>
                <span class="office-rate" aria-hidden="true">"3 : 1"</span>
                <span class="office-what" aria-hidden="true">{say("web-tyros-three-for-one")}</span>
                <span class="discards">{discards.into_iter().collect_view()}</span>
            </div>
            {desk(scene)}
        </div>
    }
}

/// A small house with an awning, where the bank does its trades.
const OFFICE: &str = concat!(
    r#"<path class="office-wall" d="M5 25V11H27V25Z"/><path class="office-door" d="M13 25V17H19V25Z"/>"#,
    r#"<path class="office-roof" d="M2 11 6 2H26L30 11Q26 15 23 11 20 15 16 11 13 15 9 11 6 15 2 11Z"/>"#,
);

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
        <div class="quay-trade" {..touchable(scene, Touch::Trade(Audience::All), name)}>
            {move || scene.say(&Phrase::new("web-tyros-trade-short"))}
        </div>
    }
}
