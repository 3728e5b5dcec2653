//! The viewer's own hand, grouped by value.

use alcazar_words::Phrase;
use leptos::prelude::*;
use toledo::{Card, State, Value};

use super::pick::Touch;
use super::svg::at;
use super::{label, pieces};
use crate::scene::Scene;
use crate::touch::touchable;

/// The horizontal offset between cards of the same value.
const OFFSET: f64 = 36.0;

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
    let fans = Value::ALL.map(|value| fan(scene, value, cards_of(value))).into_iter().collect_view();
    view! {
        <div
            class="toledo toledo-hand"
            data-spot="hand"
            role="group"
            aria-label=move || scene.say(&Phrase::new("web-toledo-hand"))
        >
            {fans}
            <Show when=move || has_hand() && is_empty()>
                <p class="hand-empty">{move || scene.say(&Phrase::new("web-toledo-hand-empty"))}</p>
            </Show>
        </div>
    }
    .into_any()
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
