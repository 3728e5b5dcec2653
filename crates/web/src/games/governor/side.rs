//! Beside the city, for information: the panel, the supply, close-ups, and the settings for when to be asked.

use alcazar_words::Phrase;
use governor::{Card, Culture, State};
use leptos::prelude::*;

use super::board::Open;
use super::{label, moment, panel, pieces};
use crate::face::Face as _;
use crate::scene::Scene;

/// Everything beside the city.
pub(super) fn side(scene: Scene<State>, open: Open) -> impl IntoView {
    view! {
        <div class="governor-side">
            {panel::panel(scene, open)}
            {moment::moment(scene)}
            {supply(scene, open)}
            {orders(scene)}
        </div>
    }
}

/// The remaining discredits and action cards, and the cards played in this round.
fn supply(scene: Scene<State>, open: Open) -> impl IntoView {
    let pile = Memo::new(move |_| scene.view.with(|view| view.action_pile()));
    let pile_name = move || scene.say(&label::count("web-governor-pile", pile.get()));
    let discredits = Culture::ALL.map(|culture| {
        let left = Memo::new(move |_| scene.view.with(|view| view.discredits_left(culture)));
        let name = move || {
            let phrase = label::count("web-governor-discredits-left", left.get());
            scene.say(&phrase.with("discredit", label::discredit(culture)))
        };
        view! {
            <span class="counted" role="img" aria-label=name data-spot=format!("discredit-{culture}")>
                <svg viewBox="-18 -18 36 36" aria-hidden="true" inner_html=pieces::discredit(culture)></svg>
                <b>{left}</b>
            </span>
        }
    });
    let played = Memo::new(move |_| open.with(|open| open.played));
    let played = move || {
        let held = played.get();
        let kinds = Card::ALL.into_iter().filter(move |&card| held.contains(card));
        kinds.map(|card| played_card(scene, card, held.count(card))).collect_view()
    };
    view! {
        <div
            class="governor-supply"
            role="group"
            aria-label=move || scene.say(&Phrase::new("web-governor-supply"))
        >
            <span class="counted" role="img" aria-label=pile_name data-spot="pile">
                <svg viewBox="0 0 100 140" aria-hidden="true" inner_html=pieces::action_back()></svg>
                <b>{pile}</b>
            </span>
            {discredits.into_iter().collect_view()}
            <span class="played" data-spot="played">{played}</span>
        </div>
    }
}

fn played_card(scene: Scene<State>, card: Card, count: u8) -> impl IntoView {
    let name = move || scene.say(&label::count("web-governor-played", count).with("card", label::card(card)));
    view! {
        <svg
            class="played-card"
            viewBox="-42 -42 84 84"
            role="img"
            aria-label=name
            inner_html=pieces::icon(card, 80.0)
        ></svg>
    }
}

/// The settings for when the viewer wants to be asked to play action cards (G6.2).
fn orders(scene: Scene<State>) -> impl IntoView {
    let seat = Memo::new(move |_| scene.viewer.get().seat());
    move || {
        let (seat, orders) = seat.get().zip(scene.orders)?;
        let private = if scene.plays_alone { State::private_orders() } else { &[] };
        let boxes = State::orders().iter().chain(private).map(|&name| {
            // An order passes automatically, so the box is checked if there is no order.
            let is_asked =
                move || orders.with(|orders| !orders.get(&seat).is_some_and(|orders| orders.contains(name)));
            let change = move |event: leptos::ev::Event| {
                let is_asked = event_target_checked(&event);
                orders.update(|orders| {
                    let own = orders.entry(seat).or_default();
                    if is_asked {
                        own.remove(name)
                    } else {
                        own.insert(name)
                    };
                });
            };
            view! {
                <label class="order">
                    <input
                        type="checkbox"
                        data-testid=format!("order-{name}")
                        prop:checked=is_asked
                        on:change=change
                    />
                    <span>{move || scene.say(&Phrase::new(format!("web-order-governor-{name}")))}</span>
                </label>
            }
        });
        Some(view! {
            <fieldset class="governor-orders">
                <legend>{move || scene.say(&Phrase::new("web-governor-ask-me"))}</legend>
                {boxes.collect_view()}
            </fieldset>
        })
    }
}
