//! The corners: each player's name, state and belongings.

use alcazar_core::{Seat, Viewer};
use alcazar_words::Phrase;
use leptos::prelude::*;

use crate::face::Face;
use crate::online::{self, Room};
use crate::scene::Scene;
use crate::seat_mark::named_seat_mark;
use crate::session::Session;
use crate::widgets::level_name;

/// The corners of all players.
pub(crate) fn corners<G: Face>(session: Session<G>, scene: Scene<G>) -> impl IntoView {
    let shell = session.shell();
    let room = use_context::<Room>();
    let players = session.status.with_untracked(|status| status.players.len());
    let corner = move |seat: Seat| {
        let player = Memo::new(move |_| session.status.with(|status| status.players.get(seat).cloned()));
        let name = move || player.get().map(|player| player.name).unwrap_or_default();
        // Where sentences call a player by the colour, the corner has to tell it too.
        let colour = move || {
            let called = shell.say(&G::seat(seat));
            (called != name()).then_some(called)
        };
        let level = move || {
            let is_conceded = session.status.with(|status| status.conceded.contains(seat));
            if is_conceded {
                return shell.say(&Phrase::new("web-conceded"));
            }
            player
                .get()
                .and_then(|player| player.bot)
                .map(|bot| shell.say(&level_name(&bot)))
                .unwrap_or_default()
        };
        let is_turn = move || session.asked().contains(seat);
        let is_own = move || session.viewer.get() == Viewer::Seat(seat);
        let turn = move || is_turn().then(|| shell.say(&Phrase::new("web-turn-mark")));
        view! {
            <article
                class="corner"
                data-seat=seat.to_string()
                data-testid=format!("corner-{seat}")
                class:turn=is_turn
                class:own=is_own
            >
                <header class="corner-head">
                    {named_seat_mark::<G>(shell, seat)}
                    <h2>{name}</h2>
                    <span class="seat-colour small">{colour}</span>
                    <span class="soft small">{level}</span>
                    {room.map(|room| online::presence(room, seat))}
                    {room.map(|room| online::clock(room, seat))}
                    <span class="turn-mark">{turn}</span>
                </header>
                {G::corner(scene, seat)}
            </article>
        }
    };
    view! {
        <section class="corners" aria-label=shell.text("web-players-here")>
            {Seat::first(players).map(corner).collect_view()}
        </section>
    }
}
