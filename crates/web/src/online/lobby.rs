//! The lobby's list of online tables; absent without a server.

use alcazar_wire::lobby::{Stage, TableAnswer, Tables};
use alcazar_words::{Argument, Phrase};
use gloo_timers::callback::Interval;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::identity::{Identity, IdentityState, devices, name_form};
use super::{address, api, game_name};
use crate::browser;
use crate::context::Shell;

/// How often the lists are refreshed, in milliseconds.
const REFRESH_MS: u32 = 5_000;

/// The tables of the server.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct Lists {
    mine: Vec<TableAnswer>,
    open: Vec<TableAnswer>,
    playing: Vec<TableAnswer>,
    over: Vec<TableAnswer>,
}

/// The lobby's section of online tables.
pub(crate) fn section(shell: Shell) -> Option<AnyView> {
    super::is_there().then(|| view(shell))
}

fn view(shell: Shell) -> AnyView {
    let identity = Identity::get();
    let lists = RwSignal::new(Lists::default());
    let (is_renaming, is_devices_open) = (RwSignal::new(false), RwSignal::new(false));
    let refresh = move || {
        let is_known = untrack(|| identity.name()).is_some();
        spawn_local(async move {
            if let Some(found) = fetch(is_known).await {
                lists.try_update(|lists| *lists = found);
            }
        });
    };
    Effect::new(move |_| {
        if matches!(identity.state(), IdentityState::Anonymous | IdentityState::Known(_)) {
            refresh();
        }
    });
    let interval = Interval::new(REFRESH_MS, move || match untrack(|| identity.state()) {
        _ if document().hidden() => {}
        IdentityState::Unreachable => identity.refresh(),
        IdentityState::Loading => {}
        IdentityState::Anonymous | IdentityState::Known(_) => refresh(),
    });
    let interval = StoredValue::new_local(Some(interval));
    on_cleanup(move || drop(interval.try_update_value(Option::take)));
    let known = move |name: String| {
        let renamed = Callback::new(move |()| is_renaming.set(false));
        let called = Phrase::new("web-called").with("name", name);
        view! {
            <p class="row">
                <span data-testid="called">{move || shell.say(&called)}</span>
                <button
                    type="button"
                    class="button quiet"
                    data-testid="rename"
                    on:click=move |_| is_renaming.update(|is| *is = !*is)
                >
                    {shell.text("web-rename")}
                </button>
                <button
                    type="button"
                    class="button quiet"
                    data-testid="open-devices"
                    on:click=move |_| is_devices_open.set(true)
                >
                    {shell.text("web-devices")}
                </button>
            </p>
            {move || is_renaming.get().then(|| name_form(shell, "web-rename", renamed))}
        }
    };
    let greeting = move || match identity.state() {
        IdentityState::Loading => ().into_any(),
        IdentityState::Unreachable => {
            view! { <p class="soft" role="status">{shell.text("web-server-away")}</p> }.into_any()
        }
        // A name is asked for when somebody makes or joins a table. Those who want one now find it here.
        IdentityState::Anonymous => view! {
            <details class="identity">
                <summary data-testid="identity">{shell.text("web-home-identity")}</summary>
                <p class="soft">{shell.text("web-guest-about")}</p>
                {name_form(shell, "web-guest", Callback::new(|()| ()))}
                <p>
                    <button
                        type="button"
                        class="button quiet"
                        data-testid="open-devices"
                        on:click=move |_| is_devices_open.set(true)
                    >
                        {shell.text("web-device-claim-open")}
                    </button>
                </p>
            </details>
        }
        .into_any(),
        IdentityState::Known(name) => known(name).into_any(),
    };
    let list = move |title: &'static str, id: &'static str, pick: fn(&Lists) -> &Vec<TableAnswer>| {
        move || table_list(shell, title, id, lists.with(|lists| pick(lists).clone()))
    };
    let has_others =
        Memo::new(move |_| lists.with(|lists| !lists.playing.is_empty() || !lists.over.is_empty()));
    view! {
        <div class="saved together" data-testid="together">
            {list("web-tables-mine", "tables-mine", |lists| &lists.mine)}
            {list("web-tables-open", "tables-open", |lists| &lists.open)}
            {move || has_others.get().then(|| view! {
                <details class="older">
                    <summary data-testid="other-tables">{shell.text("web-home-other-tables")}</summary>
                    {list("web-tables-playing", "tables-playing", |lists| &lists.playing)}
                    {list("web-tables-over", "tables-over", |lists| &lists.over)}
                </details>
            })}
            {greeting}
            {devices(shell, is_devices_open)}
        </div>
    }
    .into_any()
}

/// A list of tables under a title, if there are any.
fn table_list(
    shell: Shell,
    title: &'static str,
    id: &'static str,
    tables: Vec<TableAnswer>,
) -> Option<impl IntoView> {
    (!tables.is_empty()).then(|| {
        view! {
            <h3>{shell.text(title)}</h3>
            <ul data-testid=id>{tables.into_iter().map(|table| row(shell, table)).collect_view()}</ul>
        }
    })
}

async fn fetch(is_known: bool) -> Option<Lists> {
    let tables = async |path: &str| Some(api::get::<Tables>(path).await.ok()??.tables);
    let mine = if is_known { tables("me/tables").await? } else { Vec::new() };
    let is_other = |table: &TableAnswer| mine.iter().all(|own| own.table.id != table.table.id);
    let open = tables("tables?stage=open").await?.into_iter().filter(is_other).collect();
    let playing = tables("tables?stage=playing").await?.into_iter().filter(is_other).collect();
    let over = tables("tables?stage=over").await?.into_iter().filter(is_other).take(6).collect();
    let mine = mine.into_iter().take(12).collect();
    Some(Lists { mine, open, playing, over })
}

fn row(shell: Shell, answer: TableAnswer) -> AnyView {
    let TableAnswer { table, you, .. } = answer;
    let is_turn = table.stage == Stage::Playing && you.is_some_and(|seat| table.asked.contains(seat));
    let free = table.seats.iter().filter(|seat| seat.is_none()).count();
    let names: Vec<String> = table.seats.iter().flatten().map(|player| player.name.clone()).collect();
    let winners = table.outcome.as_ref().and_then(|outcome| outcome.standing()).map(|standing| {
        let won = standing.ranks.values().zip(&table.seats).filter(|(rank, _)| **rank == 1);
        let names = won.filter_map(|(_, seat)| seat.as_ref()).map(|player| player.name.clone());
        Argument::All(names.map(|name| Phrase::new("web-name").with("name", name)).collect())
    });
    let progress = table.stage;
    let state = move || {
        shell.say(&match progress {
            Stage::Open => {
                Phrase::new("web-table-open").with("free", i32::try_from(free).unwrap_or(i32::MAX))
            }
            Stage::Playing if is_turn => Phrase::new("web-table-turn"),
            Stage::Playing => Phrase::new("web-table-playing"),
            Stage::Over => match &winners {
                Some(who) => Phrase::new("web-saved-won").with("who", who.clone()),
                None => Phrase::new("table-aborted"),
            },
        })
    };
    let (slug, id) = (table.game.clone(), table.id.clone());
    #[expect(clippy::cast_precision_loss, reason = "dates are far below 2^52")]
    let when = table.created as f64;
    let when = move || browser::format_date(when, shell.words.with(|words| words.language()).tag());
    view! {
        <li class="saved-game" class:own-turn=is_turn data-testid="table-row" data-table=id.clone()>
            <a class="saved-link" href=address(&id)>
                <strong>{move || game_name(shell, &slug)}</strong>
                <span>{names.join(", ")}</span>
                <span class="soft table-state">{state}</span>
                <time class="soft small">{when}</time>
            </a>
        </li>
    }
    .into_any()
}
