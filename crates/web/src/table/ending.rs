//! The result of a game: the winner, the points, the turning points, and what to do next.

use alcazar_core::Viewer;
use alcazar_table::replay;
use alcazar_words::Phrase;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;

use super::Panels;
use super::score_table::score_table;
use super::turning_points::turning_points;
use crate::browser;
use crate::face::Face;
use crate::lobby::new_game;
use crate::modal::dialog;
use crate::online::{self, Room};
use crate::playback::Seek;
use crate::session::Session;

/// The result, once the game is over.
pub(crate) fn ending<G: Face>(session: Session<G>, panels: Panels) -> impl IntoView {
    let shell = session.shell();
    let navigate = StoredValue::new_local(use_navigate());
    let rematch = move |_| {
        let text = session.file();
        spawn_local(async move {
            if let Ok(address) = new_game::rematch::<G>(shell, &text).await {
                navigate.try_with_value(|navigate| navigate(&address, NavigateOptions::default()));
            }
        });
    };
    let room = use_context::<Room>();
    // The lines of the table fill one after another the first time.
    let is_played = RwSignal::new(false);
    // Players who conceded keep their seat, though a bot plays for them.
    let can_rematch = move || room.is_none() && session.viewer.get() != Viewer::Spectator;
    dialog(panels.ending, "ending", shell.text("web-result"), move || {
        view! {
            <div class="ending-body">{result(session, panels, is_played)}</div>
            <div class="dialog-foot">
                <a class="button quiet" href="/" data-testid="home">{shell.text("web-ending-home")}</a>
                <button
                    type="button"
                    class="button"
                    data-testid="share"
                    on:click=move |_| share(session, panels, room)
                >
                    {shell.text("web-share")}
                </button>
                <button type="button" class="button" data-testid="look-at-game" on:click=move |_| {
                    panels.ending.set(false);
                    session.seek(Seek::Start);
                }>
                    {shell.text("web-home-look-back")}
                </button>
                {room.map(online::rematch)}
                {move || can_rematch().then(|| view! {
                    <button type="button" class="button primary" data-testid="rematch" on:click=rematch>
                        {shell.text("web-rematch")}
                    </button>
                })}
            </div>
            <p role="status" class="small" data-testid="shared">
                {move || panels.notice.with(|notice| notice.as_ref().map(|notice| shell.say(notice)))}
            </p>
        }
        .into_any()
    })
}

/// Copies a link to the game. An online game that others may watch has an address; a link to any other
/// contains the whole game, or the file is downloaded if that would be too long.
fn share<G: Face>(session: Session<G>, panels: Panels, room: Option<Room>) {
    let text = session.file();
    spawn_local(async move {
        let link = || {
            let table = replay::read::<G>(&text).ok()?;
            Some(format!("/#g={}", alcazar_table::share::link(&table).ok()?))
        };
        let path = room.and_then(online::replay_address).or_else(link);
        let notice = if let Some(path) = path {
            let address = format!("{}{path}", window().location().origin().unwrap_or_default());
            if browser::copy_to_clipboard(&address).await {
                Phrase::new("web-shared")
            } else {
                Phrase::new("web-shared-by-hand").with("address", address)
            }
        } else {
            let _ = browser::download(&format!("{}.jsonl", G::ID), &text);
            Phrase::new("web-shared-as-file")
        };
        panels.notice.try_set(Some(notice));
    });
}

/// Why the game ended and who won; empty while it goes on.
pub(super) fn sentence<G: Face>(session: Session<G>) -> String {
    let viewer = session.viewer.get();
    session.status.with(|status| {
        let Some(outcome) = &status.outcome else { return String::new() };
        session.shell().words.with(|words| {
            let why = words.outcome::<G>(Some(outcome), &status.players, viewer);
            match outcome.standing() {
                Some(standing) => {
                    format!("{why} {}", words.victory::<G>(standing, &status.players, viewer))
                }
                None => why,
            }
        })
    })
}

/// Why the game ended, who won, what decided a tie, the points, and the turning points.
fn result<G: Face>(session: Session<G>, panels: Panels, is_played: RwSignal<bool>) -> AnyView {
    let shell = session.shell();
    let Some(outcome) = session.status.with(|status| status.outcome.clone()) else { return ().into_any() };
    let viewer = session.viewer.get_untracked();
    let players = session.status.with_untracked(|status| status.players.clone());
    let why = {
        let (outcome, players) = (outcome.clone(), players.clone());
        move || shell.words.with(|words| words.outcome::<G>(Some(&outcome), &players, viewer))
    };
    let Some(standing) = outcome.standing().cloned() else { return view! { <p>{why}</p> }.into_any() };
    let victory = {
        let (standing, players) = (standing.clone(), players.clone());
        move || shell.words.with(|words| words.victory::<G>(&standing, &players, viewer))
    };
    let tie = standing.tie.is_some().then(|| {
        let (standing, players) = (standing.clone(), players.clone());
        let text = move || shell.words.with(|words| words.tie::<G>(&standing, &players, viewer));
        view! { <p class="tie" data-testid="tie">{text}</p> }
    });
    let lot = standing.tie.as_ref().and_then(G::lot);
    let winners = standing.winners();
    let winner = winners.iter().next().map(|seat| seat.to_string());
    view! {
        <div class="winner-banner" data-seat=winner>
            {crown()}
            <div>
                <p>{why}</p>
                <p class="victory" data-testid="victory">{victory}</p>
                {tie}
            </div>
            {lot.map(|lot| view! { <div class="lot" aria-hidden="true" data-testid="lot">{lot}</div> })}
            {(!is_played.get_untracked()).then(confetti)}
        </div>
        {score_table(session, &standing, is_played)}
        {turning_points(session, panels, winners)}
    }
    .into_any()
}

/// The winner's crown.
fn crown() -> impl IntoView {
    view! {
        <svg class="crown" viewBox="0 0 64 48" aria-hidden="true">
            <path class="crown-band" d="M8 44h48v-6H8z" />
            <path class="crown-points" d="M8 36L4 12l14 12L32 4l14 20 14-12-4 24z" />
            <path class="crown-gems" d="M32 24l4 5-4 5-4-5zM15 28l3 3-3 3-3-3zM49 28l3 3-3 3-3-3z" />
        </svg>
    }
}

/// Confetti in the winner's colour. The style sheet hides it where less motion is preferred.
fn confetti() -> impl IntoView {
    const PIECES: usize = 28;
    let piece = |nth: usize| {
        // Places and delays that look random, and are the same every time.
        view! {
            <i
                style=("--x", format!("{}%", nth * 37 % 101))
                style=("--wait", format!("{}ms", nth * 53 % 700))
                style=("--turn", format!("{}deg", nth * 97 % 360))
            ></i>
        }
    };
    view! { <div class="confetti" aria-hidden="true">{(0..PIECES).map(piece).collect_view()}</div> }
}
