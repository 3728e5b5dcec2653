//! The players in one line, for phones: there the corners are below the board. A touch shows a corner.

use alcazar_core::{Seat, Viewer};
use alcazar_words::Phrase;
use leptos::prelude::*;

use crate::face::Face;
use crate::modal::dialog;
use crate::online::{self, Room};
use crate::scene::Scene;
use crate::seat_mark::seat_mark;
use crate::session::Session;

/// The corner that is shown.
#[derive(Clone, Copy)]
pub(super) struct Shown {
    seat: RwSignal<Seat>,
    is_open: RwSignal<bool>,
}

impl Shown {
    /// None is shown yet.
    pub(super) fn new() -> Self {
        Self { seat: RwSignal::new(Seat::A), is_open: RwSignal::new(false) }
    }
}

/// The line of players.
pub(super) fn strip<G: Face>(session: Session<G>, scene: Scene<G>, shown: Shown) -> impl IntoView {
    let shell = session.shell();
    let players = session.status.with_untracked(|status| status.players.len());
    let chips = Seat::first(players).map(|seat| chip(session, scene, shown, seat)).collect_view();
    view! { <div class="strip" role="group" aria-label=shell.text("web-players-here")>{chips}</div> }
}

fn chip<G: Face>(session: Session<G>, scene: Scene<G>, shown: Shown, seat: Seat) -> impl IntoView {
    let shell = session.shell();
    let room = use_context::<Room>();
    let name = move || name(session, seat);
    let is_turn = move || session.asked().contains(seat);
    let turn = move || is_turn().then(|| shell.say(&Phrase::new("web-turn-mark")));
    let points = Memo::new(move |_| {
        let lines = scene.view.with(|view| G::score(view, seat));
        let points: i32 = lines.iter().map(|(_, points)| points).sum();
        (!lines.is_empty()).then_some(points)
    });
    let cards = Memo::new(move |_| scene.view.with(|view| G::cards_in_hand(view, seat)));
    // A number with its sign, and in words for those who don't see the sign.
    let counted = move |sign: &'static str, message: &'static str, count: i32| {
        let words = move || shell.say(&Phrase::new(message).with("count", count));
        view! {
            <span class="strip-count">
                <span aria-hidden="true">{sign}{count}</span>
                <span class="unseen">{words}</span>
            </span>
        }
    };
    view! {
        <button
            type="button"
            class="strip-seat"
            data-seat=seat.to_string()
            data-testid=format!("strip-{seat}")
            aria-haspopup="dialog"
            class:turn=is_turn
            class:own=move || session.viewer.get() == Viewer::Seat(seat)
            on:click=move |_| {
                shown.seat.set(seat);
                shown.is_open.set(true);
            }
        >
            {seat_mark(seat)}
            <span class="strip-name">{name}</span>
            <span class="unseen">{move || shell.say(&G::seat(seat))}</span>
            {move || points.get().map(|points| counted("★ ", "web-strip-points", points))}
            {move || cards.get().map(|cards| counted("▯ ", "web-strip-cards", cards))}
            {room.map(|room| online::presence(room, seat))}
            {room.map(|room| online::clock(room, seat))}
            <span class="unseen">{turn}</span>
        </button>
    }
}

fn name<G: Face>(session: Session<G>, seat: Seat) -> String {
    session
        .status
        .with(|status| status.players.get(seat).map(|player| player.name.clone()).unwrap_or_default())
}

/// The corner that was asked for.
pub(super) fn details<G: Face>(session: Session<G>, scene: Scene<G>, shown: Shown) -> impl IntoView {
    let title = move || name(session, shown.seat.get());
    dialog(shown.is_open, "player-details", title, move || {
        view! { <div class="strip-details">{G::corner(scene, shown.seat.get_untracked())}</div> }.into_any()
    })
}
