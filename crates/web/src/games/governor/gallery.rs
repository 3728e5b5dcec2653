//! Every component in every state, for visual review and screenshot tests.

use alcazar_core::{Seat, SeatSet};
use alcazar_words::governor::Landmark;
use governor::{Card, Culture, Cultures, Streets, Token};
use leptos::prelude::*;

use super::picture::{lettering, sheet};
use super::pieces;
use crate::context::Shell;
use crate::gallery::{STATES, frame, section};

/// The gallery of Tolède's pieces.
pub(super) fn gallery() -> AnyView {
    let mixes = ["c", "jm", "ccj", "cjm", "mmm", "jj", "cm"];
    let people = move |nth: usize| mixes[nth % mixes.len()].parse().unwrap_or(Cultures::NONE);
    let tiles = Streets::all().enumerate().map(|(nth, streets)| {
        let people = if streets == Streets::NONE { Cultures::NONE } else { people(nth) };
        frame("0 0 100 100", &pieces::tile(people, streets, nth))
    });
    let centre = frame("0 0 200 200", &pieces::centre());
    let landmarks = Landmark::ALL.map(|landmark| frame("-20 -20 40 40", &pieces::landmark(landmark)));
    let landmarks = landmarks.into_iter().collect_view();
    let banners = Culture::ALL.map(|culture| frame("-36 -18 72 36", &pieces::banner(culture)));
    let banners = banners.into_iter().collect_view();
    let stone = frame("0 0 36 36", &crate::svg::drawing("g-stone", 0.0, 0.0, 36.0, 36.0));
    let small = "-20 -20 40 40";
    let some: SeatSet = [Seat::A, Seat::C].into_iter().collect();
    let tokens = Token::ALL.map(|token| frame(small, &pieces::token(token))).into_iter().collect_view();
    let peeked =
        Token::ALL.map(|token| frame(small, &pieces::token_peeked(token, some))).into_iter().collect_view();
    let backs = [SeatSet::EMPTY, some].map(|lookers| frame(small, &pieces::token_back(lookers)));
    let backs = backs.into_iter().collect_view();
    let people = Culture::ALL.map(|culture| frame("-16 -16 32 32", &pieces::person(culture)));
    let people = people.into_iter().collect_view();
    let discredits = Culture::ALL.map(|culture| frame(small, &pieces::discredit(culture)));
    let discredits = discredits.into_iter().collect_view();
    let candidates = Seat::ALL.map(|seat| frame("-28 -80 56 90", &pieces::candidate(seat)));
    let candidates = candidates.into_iter().collect_view();
    let influence = Culture::ALL.map(|culture| frame("0 0 100 140", &pieces::influence(culture)));
    let influence = influence.into_iter().collect_view();
    let influence_back = frame("0 0 100 140", &pieces::influence_back());
    let cards = Card::ALL.map(|card| super::hand::action_card(Shell::get().words, card));
    let cards = cards.into_iter().collect_view();
    let back = frame("0 0 100 140", &pieces::action_back());
    view! {
        <div class="governor governor-gallery">
            {sheet()}
            <svg
                class="gallery-title"
                viewBox="-6 -18 300 76"
                aria-hidden="true"
                inner_html=lettering()
            ></svg>
            {section("web-governor-gallery-tiles", (centre, tiles.collect_view()).into_any(), "")}
            {section("web-governor-gallery-landmarks", landmarks.into_any(), "small")}
            {section("web-governor-gallery-people", (people, discredits, banners).into_any(), "small")}
            {section("web-governor-gallery-tokens", (backs, tokens, peeked, stone).into_any(), "small")}
            {section("web-governor-gallery-candidates", candidates.into_any(), "small")}
            {section("web-governor-gallery-influence", (influence, influence_back).into_any(), "")}
            {section("web-governor-gallery-cards", (cards, back).into_any(), "")}
            {section("web-governor-gallery-states", states().into_any(), "")}
        </div>
    }
    .into_any()
}

/// A district and a card at rest, highlighted, touched, and without a legal action.
fn states() -> impl IntoView {
    let tile = "cjm".parse().ok().zip("nes".parse().ok());
    let tile = tile.map(|(people, streets)| pieces::tile(people, streets, 0)).unwrap_or_default();
    let card = pieces::influence(Culture::Jewish);
    STATES
        .map(|state| {
            view! {
                <svg class="specimen" viewBox="-8 -8 116 116" aria-hidden="true">
                    <g class=format!("district {state}")>
                        <g inner_html=tile.clone()></g>
                        <rect class="halo-edge" x="4" y="4" width="92" height="92" rx="8"></rect>
                        <rect class="halo" x="4" y="4" width="92" height="92" rx="8"></rect>
                    </g>
                </svg>
                <svg class="specimen" viewBox="-8 -8 116 156" aria-hidden="true">
                    <g class=state>
                        <rect class="halo" x="-5" y="-5" width="110" height="150" rx="13"></rect>
                        <g inner_html=card.clone()></g>
                    </g>
                </svg>
            }
        })
        .into_iter()
        .collect_view()
}
