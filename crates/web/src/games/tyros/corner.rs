//! A player's panel: pieces, cards and tiles, and the points if the game ended now.

use std::sync::Arc;

use alcazar_core::Seat;
use alcazar_words::{Phrase, Speak as _};
use leptos::prelude::*;
use tyros::{Cards, Score, State, Tiles, ViewText};

use super::label::{self, number};
use super::pieces;
use super::quay::coin;
use crate::scene::Scene;

/// The visible facts about a player that the chart does not show.
#[derive(Debug, Clone, PartialEq)]
struct Front {
    ships: usize,
    cities: usize,
    cards: u8,
    tiles: u8,
    /// Cards that the viewer knows to be in the hand.
    known: Cards,
    /// Tiles in the hand that have been shown to all.
    shown: Tiles,
    is_start: bool,
    has_chosen: bool,
}

fn front(open: &ViewText, seat: Seat) -> Option<Front> {
    let (player, hand) = (open.table.players.get(seat)?, open.hands.get(seat)?);
    Some(Front {
        ships: player.ships.len(),
        cities: player.cities.len(),
        cards: hand.cards,
        tiles: hand.tiles,
        known: hand.known,
        shown: player.shown,
        is_start: open.table.start == seat,
        has_chosen: hand.has_chosen,
    })
}

/// The panel of a player: ships and cities on the chart and in total, cards and tiles in hand, and the
/// current points.
pub(super) fn corner(scene: Scene<State>, seat: Seat) -> AnyView {
    let open = Memo::new(move |_| Arc::new(scene.view.with(|view| view.text())));
    let front = Memo::new(move |_| open.with(|open| front(open, seat)));
    let score = Memo::new(move |_| scene.view.with(|view| view.score(seat)));
    let (ships, cities) = scene.view.with_untracked(|view| view.pieces());
    let of = move |value: fn(&Front) -> i32| {
        Signal::derive(move || front.with(|front| front.as_ref().map_or(0, value)))
    };
    let is_own = Memo::new(move |_| scene.viewer.with(|viewer| viewer.is(seat)));
    view! {
        <div
            class=format!("tyros tyros-corner {}", pieces::seat_class(seat))
            class:own=is_own
            data-spot=format!("corner-{}", seat.index())
            role="group"
            aria-label=move || scene.say(&State::seat(seat))
        >
            <div class="corner-line">
                {counted(
                    scene,
                    ("-34 -38 68 68", pieces::ship(seat)),
                    "web-tyros-ships-out",
                    of(|front| number(front.ships)),
                    Some(ships.into()),
                )}
                {counted(
                    scene,
                    ("-38 -40 76 68", pieces::city(seat)),
                    "web-tyros-cities-out",
                    of(|front| number(front.cities)),
                    Some(number(cities)),
                )}
                {points(scene, score)}
            </div>
            <div class="corner-line">
                {counted(
                    scene,
                    ("0 0 100 140", pieces::back()),
                    "web-tyros-in-hand",
                    of(|front| front.cards.into()),
                    None,
                )}
                {counted(
                    scene,
                    ("0 0 80 80", pieces::tile_back()),
                    "web-tyros-tiles-in-hand",
                    of(|front| front.tiles.into()),
                    None,
                )}
                {known(scene, front)}
                {marks(scene, front)}
            </div>
            {breakdown(scene, score)}
        </div>
    }
    .into_any()
}

/// A picture with a count beside it, and the total if there is one.
fn counted(
    scene: Scene<State>,
    (view_box, markup): (&'static str, String),
    id: &'static str,
    count: Signal<i32>,
    total: Option<i32>,
) -> impl IntoView {
    let name = move || {
        let phrase = label::count(id, count.get());
        scene.say(&match total {
            Some(total) => phrase.with("of", total),
            None => phrase,
        })
    };
    view! {
        <span class="counted" role="img" aria-label=name title=name>
            <svg viewBox=view_box aria-hidden="true" inner_html=markup></svg>
            <b>{count}</b>
            {total.map(|total| view! { <small>"/" {total}</small> })}
        </span>
    }
}

/// The points if the game ended now. Everything that scores is public, so this is exact.
fn points(scene: Scene<State>, score: Memo<Score>) -> impl IntoView {
    let name = move || scene.say(&label::count("web-tyros-points", score.get().total()));
    view! {
        <span class="ty-points" role="img" aria-label=name title=name>
            <b>{move || score.get().total()}</b>
        </span>
    }
}

/// Where the points come from: cities, ships, most cities, a city in each empire.
fn breakdown(scene: Scene<State>, score: Memo<Score>) -> impl IntoView {
    let line = move |id: &'static str, points: Signal<i32>| {
        let name = move || scene.say(&label::count(id, points.get()));
        view! {
            <Show when=move || { points.get() > 0 }>
                <span class="ty-part">{name}</span>
            </Show>
        }
    };
    let sum = move |part: fn(&Score) -> i32| Signal::derive(move || score.with(part));
    view! {
        <div class="corner-line ty-parts">
            {line("web-tyros-from-cities", sum(|score| score.cities.iter().sum()))}
            {line("web-tyros-from-ships", sum(|score| score.ships.iter().sum()))}
            {line("web-tyros-from-most", sum(|score| score.most_cities.iter().sum()))}
            {line("web-tyros-from-everywhere", sum(|score| score.everywhere))}
        </div>
    }
}

/// The contents of the hand that the viewer knows: cards they have seen, and tiles that were shown.
fn known(scene: Scene<State>, front: Memo<Option<Front>>) -> impl IntoView {
    let held = Memo::new(move |_| front.with(|front| front.as_ref().map(|front| (front.known, front.shown))));
    move || {
        let (cards, tiles) = held.get().unwrap_or_default();
        if cards.is_empty() && tiles.is_empty() {
            return ().into_any();
        }
        let name = move || {
            scene.say(
                &Phrase::new("web-tyros-known")
                    .with("cards", label::cards(cards))
                    .with("tiles", label::tiles(tiles)),
            )
        };
        let kinds = cards.kinds().map(move |kind| {
            view! {
                <span class="known">
                    <svg viewBox="-20 -20 40 40" aria-hidden="true" inner_html=coin(kind)></svg>
                    {cards.count(kind)}
                </span>
            }
        });
        let squares = tiles.iter().map(|tile| {
            let markup = pieces::tile(tile);
            view! { <svg class="known-tile" viewBox="0 0 80 80" aria-hidden="true" inner_html=markup></svg> }
        });
        view! {
            <span class="knowns" role="img" aria-label=name title=name>
                {kinds.collect_view()}
                {squares.collect_view()}
            </span>
        }
        .into_any()
    }
}

/// The start marker, and a note once the player has chosen what to keep.
fn marks(scene: Scene<State>, front: Memo<Option<Front>>) -> impl IntoView {
    let is = move |value: fn(&Front) -> bool| move || front.with(|front| front.as_ref().is_some_and(value));
    let start = move || scene.say(&Phrase::new("web-tyros-start"));
    let chosen = move || scene.say(&Phrase::new("web-tyros-chosen"));
    let anchor = r##"<use href="#ty-anchor" width="24" height="24"/>"##;
    view! {
        <Show when=is(|front| front.is_start)>
            <svg class="ty-start" viewBox="0 0 24 24" role="img" aria-label=start inner_html=anchor></svg>
        </Show>
        <Show when=is(|front| front.has_chosen)>
            <span class="ty-part">{chosen}</span>
        </Show>
    }
}
