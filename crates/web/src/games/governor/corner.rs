//! The corner of a player.

use alcazar_core::Seat;
use alcazar_words::{Phrase, Speak as _};
use governor::{Culture, Cultures, Phase, State, Token, Tokens};
use leptos::prelude::*;

use super::pick::Touch;
use super::{label, pieces};
use crate::scene::Scene;
use crate::touch::touchable;

/// The number of tokens that ends the game (G5.1).
const TOKENS_TO_END: u8 = 10;

/// The corner of a player: candidate, support tokens, known influence cards, action cards and points.
pub(super) fn corner(scene: Scene<State>, seat: Seat) -> AnyView {
    let is_own = Memo::new(move |_| scene.viewer.with(|viewer| viewer.is(seat)));
    let cards = Memo::new(move |_| scene.view.with(|view| view.card_count(seat)));
    let points = Memo::new(move |_| scene.view.with(|view| view.score(seat).total()));
    let tokens = Memo::new(move |_| {
        scene
            .view
            .with(|view| view.open().seats.get(seat.index()).map(|seat| seat.tokens).unwrap_or_default())
    });
    let count = move || tokens.with(|tokens| tokens.len());
    let class = format!("governor governor-corner {}", pieces::seat_class(seat));
    let cards_name = move || scene.say(&label::count("web-governor-action-cards", cards.get()));
    let tokens_name = move || scene.say(&label::count("web-governor-tokens", count()));
    let points_name = move || scene.say(&label::count("web-governor-points", points.get()));
    view! {
        <div
            class=class
            class:own=is_own
            data-spot=format!("corner-{}", seat.index())
            role="group"
            aria-label=move || scene.say(&State::seat(seat))
        >
            {candidate(scene, seat)}
            <div class="corner-line">
                {influence(scene, seat)}
                <span class="counted" role="img" aria-label=cards_name>
                    <svg viewBox="0 0 100 140" aria-hidden="true" inner_html=pieces::action_back()></svg>
                    <b>{cards}</b>
                </span>
                <span class="counted" role="img" aria-label=tokens_name>
                    <svg
                        viewBox="-18 -18 36 36"
                        aria-hidden="true"
                        inner_html=pieces::token_back(alcazar_core::SeatSet::EMPTY)
                    ></svg>
                    <b>{count}"/"{TOKENS_TO_END}</b>
                </span>
            </div>
            <div class="corner-line taken">
                {taken(scene, tokens)}
                <span class="corner-points" role="img" aria-label=points_name>
                    <b>{points}</b>
                </span>
            </div>
            {mark(scene, seat)}
        </div>
    }
    .into_any()
}

/// The candidate. Touching another player's candidate chooses the partner of a Bargain.
fn candidate(scene: Scene<State>, seat: Seat) -> impl IntoView {
    let name = Signal::derive(move || Phrase::new("web-governor-candidate").with("who", State::seat(seat)));
    view! {
        <span class="corner-candidate" {..touchable(scene, Touch::Player(seat), name)}>
            <svg viewBox="-30 -80 60 92" aria-hidden="true">
                <rect class="halo" x="-29" y="-79" width="58" height="90" rx="12"></rect>
                <g inner_html=pieces::candidate(seat)></g>
            </svg>
        </span>
    }
}

/// The influence cards of a player, small: the ones the viewer knows, then the unknown ones face down.
fn influence(scene: Scene<State>, seat: Seat) -> impl IntoView {
    let known = Memo::new(move |_| scene.view.with(|view| (view.certain(seat), view.hand_size(seat))));
    let name = move || {
        let (known, size) = known.get();
        scene.say(&label::count("web-governor-known", size).with("known", label::cultures(known)))
    };
    let picture = move || {
        let (known, size) = known.get();
        row(known, size.saturating_sub(known.len()))
    };
    let shape = move || format!("0 0 {} 140", 60 * u32::from(known.get().1.max(1)) + 40);
    view! { <svg class="corner-influence" viewBox=shape role="img" aria-label=name inner_html=picture></svg> }
}

fn row(known: Cultures, unknown: u8) -> String {
    let faces = Culture::ALL
        .into_iter()
        .flat_map(|culture| std::iter::repeat_n(culture, known.count(culture).into()))
        .map(pieces::influence);
    let backs = (0..unknown).map(|_| pieces::influence_back());
    let place = |(nth, markup): (u8, String)| crate::svg::at(60.0 * f64::from(nth), 0.0, 1.0, &markup);
    (0..).zip(faces.chain(backs)).map(place).collect()
}

/// The support tokens that a player has taken, by kind.
fn taken(scene: Scene<State>, tokens: Memo<Tokens>) -> impl IntoView {
    move || {
        let tokens = tokens.get();
        let kind = |token: Token| {
            let count = tokens.count(token);
            (count > 0).then(|| {
                let name = move || {
                    scene.say(
                        &label::count("web-governor-tokens-of", count).with("token", label::token(token)),
                    )
                };
                view! {
                    <span class="counted" role="img" aria-label=name>
                        <svg viewBox="-18 -18 36 36" aria-hidden="true" inner_html=pieces::token(token)></svg>
                        <b>{count}</b>
                    </span>
                }
            })
        };
        Token::ALL.map(kind).into_iter().collect_view()
    }
}

/// A mark if the player has passed for the turn, or has chosen a card to give away. Both are public.
fn mark(scene: Scene<State>, seat: Seat) -> impl IntoView {
    let mark = Memo::new(move |_| {
        let open = scene.view.with(|view| view.open());
        let chooses = open.phase == Phase::Pass || open.effect == governor::Effect::Council;
        if chooses && !open.waiting.contains(seat) {
            Some("web-governor-has-chosen")
        } else if open.passed.contains(seat) {
            Some("web-governor-has-passed")
        } else {
            None
        }
    });
    move || mark.get().map(|id| view! { <span class="corner-mark">{scene.say(&Phrase::new(id))}</span> })
}
