//! The viewer's own hand, grouped by value. On small screens everything that a turn can begin with is
//! here: the draw pile, the shops to place, and the choices that are open.

use alcazar_core::Seat;
use alcazar_words::Phrase;
use leptos::prelude::*;
use toledo::{Card, Shop, State, Value};

use super::offer::shop_tile;
use super::pick::Touch;
use super::svg::at;
use super::{label, offer, pieces};
use crate::browser;
use crate::scene::Scene;
use crate::touch::touchable;

/// The horizontal offset between cards of the same value.
const OFFSET: f64 = 36.0;

/// Whether the window is so small that board and hand are apart: then the draw pile and the shops of the
/// player are with the hand, where they can always be reached. Where nobody plays they stay on the board.
pub(super) fn is_compact(scene: Scene<State>) -> Signal<bool> {
    let is_small = browser::matches("(max-width: 46rem), (max-height: 34rem)");
    let is_played = scene.orders.is_some();
    Signal::derive(move || is_played && is_small.get() && scene.viewer.get().seat().is_some())
}

/// The hand, a fan of cards for each value.
pub(super) fn hand(scene: Scene<State>) -> AnyView {
    let cards_of = move |value: Value| {
        Memo::new(move |_| {
            let hand = scene.view.with(|view| view.hand()).unwrap_or_default();
            hand.iter().filter(|card| card.value() == value).collect::<Vec<Card>>()
        })
    };
    let is_empty = move || scene.view.with(|view| view.hand().is_none_or(toledo::Cards::is_empty));
    let has_hand = move || scene.view.with(|view| view.hand().is_some());
    let is_compact = is_compact(scene);
    let fans = Value::ALL.map(|value| fan(scene, value, cards_of(value))).into_iter().collect_view();
    view! {
        <div
            class="toledo toledo-hand"
            class:compact=is_compact
            data-spot="hand"
            role="group"
            aria-label=move || scene.say(&Phrase::new("web-toledo-hand"))
        >
            <Show when=move || is_compact.get()>{offer::in_sheet(scene)} {shops(scene)}</Show>
            <div class="fans">
                <Show when=move || is_compact.get()>{pile(scene)}</Show>
            {fans}
            <Show when=move || has_hand() && is_empty()>
                <p class="hand-empty">{move || scene.say(&Phrase::new("web-toledo-hand-empty"))}</p>
            </Show>
            </div>
        </div>
    }
    .into_any()
}

/// The draw pile beside the cards.
fn pile(scene: Scene<State>) -> impl IntoView {
    let size = Memo::new(move |_| scene.view.with(|view| view.draw_pile_size()));
    let name = Signal::derive(move || label::count("web-toledo-pile", size.get()));
    view! {
        <span class="hand-pile" data-spot="pile" {..touchable(scene, Touch::Pile, name)}>
            <svg viewBox="-8 -8 116 156" aria-hidden="true">
                <rect class="halo" x="-6" y="-6" width="112" height="152" rx="14"></rect>
                <g inner_html=pieces::back()></g>
            </svg>
            <b aria-hidden="true">{size}</b>
        </span>
    }
}

/// The viewer's unplaced shops.
fn shops(scene: Scene<State>) -> impl IntoView {
    let shops = Memo::new(move |_| {
        let seat = scene.viewer.get().seat();
        let left = seat.map(|seat| scene.view.with(|view| view.shops_left(seat).collect::<Vec<Shop>>()));
        (seat, left.unwrap_or_default())
    });
    let tiles = move || {
        let (seat, left) = shops.get();
        seat.map(|seat| left.into_iter().map(|shop| shop_button(scene, seat, shop)).collect_view())
    };
    let name = move || scene.say(&Phrase::new("web-toledo-shops"));
    view! {
        <div class="hand-shops" role="group" aria-label=name>{tiles}</div>
    }
}

/// A shop tile of the viewer's own that can be placed.
pub(super) fn shop_button(scene: Scene<State>, seat: Seat, shop: Shop) -> impl IntoView {
    let name = Signal::derive(move || label::shop(shop));
    view! {
        <span class="shop-tile" {..touchable(scene, Touch::Shop(shop), name)}>
            <svg viewBox="-62 -128 124 134" aria-hidden="true">
                <rect class="halo" x="-61" y="-127" width="122" height="132" rx="16"></rect>
                <g inner_html=shop_tile(seat, shop)></g>
            </svg>
        </span>
    }
}

/// The cards of one value, with the one that would be played first on top (T4.1).
fn fan(scene: Scene<State>, value: Value, cards: Memo<Vec<Card>>) -> impl IntoView {
    let name = Signal::derive(move || label::cards(value, &cards.get()));
    let (width, height) = pieces::CARD;
    let fan_width = move || width + OFFSET * f64::from(label::number(cards.with(Vec::len)) - 1);
    let picture = move || {
        // Each card covers the one before except for its left edge.
        let cards = cards.get();
        let draw = |(place, card): (u8, &Card)| at(OFFSET * f64::from(place), 0.0, 1.0, &pieces::card(*card));
        (0..).zip(cards.iter().rev()).map(draw).collect::<String>()
    };
    let shape = move || format!("-6 -6 {} {}", fan_width() + 12.0, height + 12.0);
    view! {
        <Show when=move || cards.with(|cards| !cards.is_empty())>
            <div class="fan" {..touchable(scene, Touch::Card(value), name)}>
                <svg viewBox=shape aria-hidden="true">
                    <rect
                        class="halo"
                        x="-5"
                        y="-5"
                        width=move || fan_width() + 10.0
                        height=height + 10.0
                        rx="13"
                    ></rect>
                    <g inner_html=picture></g>
                </svg>
            </div>
        </Show>
    }
}
