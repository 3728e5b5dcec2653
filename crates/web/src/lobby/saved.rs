//! The games saved on this device.

use alcazar_table::Player;
use alcazar_words::{Argument, Phrase};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::card::title;
use super::lessons;
use super::new_game::{is_you, shown_name};
use crate::browser;
use crate::context::Shell;
use crate::modal::confirm;
use crate::record::Summary;

/// How many games are listed at first.
const SHOWN: usize = 3;

/// The name of a player in the language of the page, even if the game was begun in another.
fn names(shell: Shell, players: &[Player]) -> Vec<String> {
    players.iter().map(|player| shown_name(shell, &player.name)).collect()
}

fn game_name(shell: Shell, slug: &str) -> String {
    slug.parse().map_or_else(|_| slug.to_owned(), |game| title(shell, game))
}

/// “Continue: Toledo, your turn.”
pub(super) fn resume_phrase(shell: Shell, game: &Summary) -> Phrase {
    let own: Vec<bool> = game.players.iter().map(Player::is_person).collect();
    let is_alone = own.iter().filter(|own| **own).count() == 1;
    let is_turn = asked(game).any(|index| own.get(index) == Some(&true));
    let id = if is_alone && is_turn { "web-home-resume-turn" } else { "web-home-resume" };
    Phrase::new(id).with("game", game_name(shell, &game.game))
}

/// The indices of the players who are asked.
fn asked(game: &Summary) -> impl Iterator<Item = usize> {
    game.asked.iter().map(alcazar_core::Seat::index)
}

/// The list of saved games, the most recent first.
pub(super) fn list(
    shell: Shell,
    saved: LocalResource<Vec<Summary>>,
    refresh: RwSignal<u32>,
    error: RwSignal<Option<Phrase>>,
) -> impl IntoView {
    let to_delete = RwSignal::new(None::<String>);
    let is_asking = RwSignal::new(false);
    let delete = Callback::new(move |()| {
        let Some(id) = to_delete.get_untracked() else { return };
        spawn_local(async move {
            if shell.store().delete(&id).await.is_err() {
                error.try_set(Some(Phrase::new("web-not-deleted")));
            }
            refresh.try_update(|refresh| *refresh += 1);
        });
    });
    let ask = move |id: String| {
        to_delete.set(Some(id));
        is_asking.set(true);
    };
    let rows = move |games: Vec<Summary>| games.into_iter().map(|game| row(shell, game, ask)).collect_view();
    let section = move || {
        let mut games = saved.get().unwrap_or_default();
        (!games.is_empty()).then(|| {
            let others = games.split_off(SHOWN.min(games.len()));
            let count = i32::try_from(others.len()).unwrap_or(i32::MAX);
            view! {
                <section class="saved" aria-labelledby="saved-title">
                    <h2 id="saved-title">{shell.text("web-home-own-games")}</h2>
                    <ul data-testid="saved-games">{rows(games)}</ul>
                    {(count > 0).then(|| view! {
                        <details class="older">
                            <summary data-testid="older-games">
                                {move || shell.say(&Phrase::new("web-home-older").with("count", count))}
                            </summary>
                            <ul>{rows(others)}</ul>
                        </details>
                    })}
                </section>
            }
        })
    };
    view! {
        {lessons::list(shell)}
        {section}
        {confirm(is_asking, "confirm-delete", "web-delete-question", "web-delete", delete)}
    }
}

fn row(shell: Shell, game: Summary, ask: impl Fn(String) + Copy + Send + Sync + 'static) -> AnyView {
    let game = StoredValue::new(game);
    let (id, slug, is_over) = game.with_value(|game| (game.id.clone(), game.game.clone(), game.is_over));
    let all = move || game.with_value(|game| names(shell, &game.players)).join(", ");
    let state = move || game.with_value(|game| shell.say(&state_phrase(shell, game)));
    let when = move || {
        let language = shell.words.with(|words| words.language());
        browser::format_date(game.with_value(|game| game.saved), language.tag())
    };
    let (resume, replay) = (format!("/table?id={id}"), format!("/replay?id={id}"));
    let name = move || game.with_value(|game| game_name(shell, &game.game));
    let labelled = move |message: &'static str| {
        move || format!("{}: {}, {}", shell.say(&Phrase::new(message)), name(), all())
    };
    view! {
        <li class="saved-game" data-testid="saved-game" data-game=slug>
            <span class="saved-about">
                <strong>{name}</strong>
                <span class="saved-state">{state}</span>
                <span class="soft small">{all} " · " <time>{when}</time></span>
            </span>
            <span class="saved-ways">
                {(!is_over).then(|| view! {
                    <a
                        class="button"
                        href=resume
                        data-testid="continue"
                        aria-label=labelled("web-home-resume-one")
                    >
                        {shell.text("web-home-resume-one")}
                    </a>
                })}
                <a
                    class="button quiet"
                    href=replay
                    data-testid="look-back"
                    aria-label=labelled("web-home-look-back")
                >
                    {shell.text("web-home-look-back")}
                </a>
                <button
                    type="button"
                    class="button quiet"
                    data-testid="delete"
                    aria-label=labelled("web-delete")
                    on:click=move |_| ask(id.clone())
                >
                    {shell.text("web-delete")}
                </button>
            </span>
        </li>
    }
    .into_any()
}

/// Who is to move, or who has won.
fn state_phrase(shell: Shell, game: &Summary) -> Phrase {
    let names = names(shell, &game.players);
    let list_of = |indices: Vec<usize>| -> Argument {
        let names = indices.into_iter().filter_map(|index| names.get(index));
        Argument::All(names.map(|name| Phrase::new("web-name").with("name", name.clone())).collect())
    };
    let winners: Vec<usize> =
        game.ranks.iter().enumerate().filter(|(_, rank)| **rank == 1).map(|(index, _)| index).collect();
    let asked: Vec<usize> = asked(game).collect();
    let is_own_name = |index: &usize| game.players.get(*index).is_some_and(|player| is_you(&player.name));
    match (game.is_over, &winners[..], &asked[..]) {
        (true, [], _) => Phrase::new("table-aborted"),
        (true, [index], _) if is_own_name(index) => Phrase::new("web-home-you-won"),
        (true, _, _) => Phrase::new("web-saved-won").with("who", list_of(winners)),
        (false, _, [index]) if is_own_name(index) => Phrase::new("web-home-your-turn"),
        (false, ..) => Phrase::new("web-saved-turn").with("who", list_of(asked)),
    }
}
