//! The viewer's own hand: influence cards by culture, and action cards by kind; above it the bar of actions.

use std::sync::Arc;

use alcazar_words::{Phrase, Words};
use governor::{Card, Culture, State};
use leptos::prelude::*;

use super::pick::Touch;
use super::{bar, board, label, pieces};
use crate::scene::Scene;
use crate::svg::at;
use crate::touch::{clear_on_escape, touchable};

/// The distance between cards of one culture.
const SPACING: f64 = 32.0;

/// The bar of actions and the hand.
pub(super) fn hand(scene: Scene<State>) -> AnyView {
    let influence = Culture::ALL.map(|culture| fan(scene, culture)).into_iter().collect_view();
    let cards = Card::ALL.map(|card| held_card(scene, card)).into_iter().collect_view();
    view! {
        <div class="governor governor-desk" on:keydown=move |event| clear_on_escape(scene, &event)>
            {bar::bar(scene, board::open(scene))}
            <div
                class="governor-hand"
                data-spot="hand"
                role="group"
                aria-label=move || scene.say(&Phrase::new("web-governor-hand"))
            >
                {influence}
                {cards}
            </div>
        </div>
    }
    .into_any()
}

/// The influence cards of one culture.
fn fan(scene: Scene<State>, culture: Culture) -> impl IntoView {
    let count = Memo::new(move |_| scene.view.with(|view| view.hand().map_or(0, |hand| hand.count(culture))));
    let name = Signal::derive(move || {
        label::count("web-governor-influence", count.get()).with("influence", label::influence(culture))
    });
    let (width, height) = pieces::CARD;
    let spread = move || width + SPACING * f64::from(count.get().saturating_sub(1));
    let picture = move || {
        (0..count.get())
            .map(|nth| at(SPACING * f64::from(nth), 0.0, 1.0, &pieces::influence(culture)))
            .collect::<String>()
    };
    let shape = move || format!("-6 -6 {} {}", spread() + 12.0, height + 12.0);
    view! {
        <Show when=move || { count.get() > 0 }>
            <div class="fan" {..touchable(scene, Touch::Influence(culture), name)}>
                <svg viewBox=shape aria-hidden="true">
                    <rect
                        class="halo"
                        x="-5"
                        y="-5"
                        width=move || spread() + 10.0
                        height=height + 10.0
                        rx="13"
                    ></rect>
                    <g inner_html=picture></g>
                </svg>
            </div>
        </Show>
    }
}

/// The action cards of one kind.
fn held_card(scene: Scene<State>, card: Card) -> impl IntoView {
    let count = Memo::new(move |_| scene.view.with(|view| view.cards().map_or(0, |cards| cards.count(card))));
    let name = Signal::derive(move || {
        Phrase::new("web-governor-held")
            .with("count", count.get())
            .with("card", label::card(card))
            .with("effect", label::effect(card))
    });
    let badge = move || (count.get() > 1).then(|| view! { <i class="badge" aria-hidden="true">{count}</i> });
    view! {
        <Show when=move || { count.get() > 0 }>
            <div class="fan held-card" {..touchable(scene, Touch::Card(card), name)}>
                {action_card(scene.words, card)}
                {badge}
            </div>
        </Show>
    }
}

/// An action card with its name.
pub(super) fn action_card(words: Signal<Arc<Words>>, card: Card) -> AnyView {
    let name = move || words.with(|words| words.say(&label::card(card)));
    // The length of the longest word determines the font size of the name.
    let longest =
        move || name().split([' ', '-']).map(|word| word.chars().count()).max().unwrap_or(1).to_string();
    view! {
        <div class="action-card" style=("--longest", longest)>
            <svg viewBox="-6 -6 112 152" aria-hidden="true">
                <rect class="halo" x="-5" y="-5" width="110" height="150" rx="13"></rect>
                <g inner_html=pieces::action_card(card)></g>
            </svg>
            <b>{name}</b>
        </div>
    }
    .into_any()
}
