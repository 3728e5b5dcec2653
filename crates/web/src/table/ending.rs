//! The result of a game: the points, line by line in the order of the rules, and the winner.

use alcazar_core::{Seat, Viewer};
use alcazar_table::replay;
use alcazar_words::Phrase;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;

use super::Panels;
use crate::browser;
use crate::face::Face;
use crate::lobby::new_game;
use crate::modal::dialog;
use crate::online::{self, Room};
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
    // Players who conceded keep their seat, though a bot plays for them.
    let can_rematch = move || room.is_none() && session.viewer.get() != Viewer::Spectator;
    dialog(panels.ending, "ending", shell.text("web-result"), move || {
        view! {
            {result(session)}
            <div class="dialog-foot">
                <button
                    type="button"
                    class="button"
                    data-testid="share"
                    on:click=move |_| share(session, panels)
                >
                    {shell.text("web-share")}
                </button>
                <a class="button" href="/" data-testid="home">{shell.text("web-home")}</a>
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

/// Copies a link that contains the whole game, or downloads the file if the link would be too long.
fn share<G: Face>(session: Session<G>, panels: Panels) {
    let text = session.file();
    spawn_local(async move {
        let link = replay::read::<G>(&text).ok().and_then(|table| alcazar_table::share::link(&table).ok());
        let notice = if let Some(link) = link {
            let origin = window().location().origin().unwrap_or_default();
            let address = format!("{origin}/#g={link}");
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

/// Why the game ended, who won, what decided a tie, and the points.
fn result<G: Face>(session: Session<G>) -> AnyView {
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
    let view = session.history.with_untracked(|history| history.snapshot(history.len()).view.clone());
    let mut seats: Vec<Seat> = Seat::first(standing.ranks.len()).collect();
    seats.sort_by_key(|seat| (standing.ranks[*seat], *seat));
    let heads = seats.iter().map(|&seat| {
        let name = players[seat].name.clone();
        let is_winner = standing.ranks[seat] == 1;
        view! {
            <th
                scope="col"
                data-seat=seat.to_string()
                class:winner=is_winner
                class:own=viewer == Viewer::Seat(seat)
            >
                <span class="seat-colour">{move || shell.say(&G::seat(seat))}</span>
                <span class="head-name">{name}</span>
            </th>
        }
    });
    let heads = heads.collect_view();
    let lines: Vec<Vec<(Phrase, i32)>> = seats.iter().map(|&seat| G::score(&view, seat)).collect();
    let count = lines.first().map_or(0, Vec::len);
    let rows = (0..count).map(|line| {
        let label = lines[0][line].0.clone();
        let points = lines
            .iter()
            .map(|lines| {
                let points = lines.get(line).map(|(_, points)| *points);
                view! { <td class:nothing=points == Some(0)>{points}</td> }
            })
            .collect_view();
        view! {
            <tr class="score-line" style=("--line", line.to_string())>
                <th scope="row">{move || shell.say(&label)}</th>
                {points}
            </tr>
        }
    });
    let rows = rows.collect_view();
    let totals =
        seats.iter().map(|&seat| view! { <td><strong>{standing.scores[seat]}</strong></td> }).collect_view();
    view! {
        <p>{why}</p>
        <p class="victory" data-testid="victory">{victory}</p>
        {tie}
        <div class="score-scroll">
            <table class="scores" data-testid="scores">
                <thead><tr><td></td>{heads}</tr></thead>
                <tbody>{rows}</tbody>
                <tfoot>
                    <tr class="score-line" style=("--line", count.to_string())>
                        <th scope="row">{shell.text("web-total")}</th>
                        {totals}
                    </tr>
                </tfoot>
            </table>
        </div>
    }
    .into_any()
}
