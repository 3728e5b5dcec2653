//! The page at the address of a table: an invitation for people who may still join, then the waiting room,
//! then the game.
//!
//! The key to a table is in the fragment of its address (`#join=…`, `#watch=…`), which browsers don't send. A
//! player who has taken a seat needs no key, and it is removed from the address.

use std::rc::Rc;

use alcazar_core::Viewer;
use alcazar_wire::Fault;
use alcazar_wire::lobby::{Access, Join, Stage, TableAnswer, TableInfo};
use alcazar_words::Phrase;
use gloo_timers::callback::Interval;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::NavigateOptions;
use leptos_router::hooks::{use_location, use_navigate, use_query_map};

use super::connection::ConnectionState;
use super::identity::{Identity, IdentityState, fault_message, name_form};
use super::room::Room;
use super::waiting::{seats, waiting};
use super::{address, api, game_name, is_there};
use crate::app::not_found;
use crate::context::Shell;
use crate::face::Face;
use crate::games::face;
use crate::host::remote::RemoteHost;
use crate::session::Session;
use crate::{browser, table};

/// After this many milliseconds a server that does not answer is asked again.
const RETRY_MS: u32 = 2_000;

/// How often an invitation is refreshed, in milliseconds.
const REFRESH_MS: u32 = 3_000;

/// The key from a link.
#[derive(Debug, Clone, PartialEq, Eq)]
enum LinkKey {
    Join(String),
    Watch(String),
}

impl LinkKey {
    fn parse(fragment: &str) -> Option<Self> {
        let (kind, key) = fragment.trim_start_matches('#').split_once('=')?;
        let is_key =
            !key.is_empty() && key.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte));
        match kind {
            "join" if is_key => Some(Self::Join(key.to_owned())),
            "watch" if is_key => Some(Self::Watch(key.to_owned())),
            _ => None,
        }
    }

    fn text(&self) -> &str {
        let (Self::Join(key) | Self::Watch(key)) = self;
        key
    }
}

/// The page.
pub(crate) fn page() -> impl IntoView {
    let shell = Shell::get();
    let (query, hash) = (use_query_map(), use_location().hash);
    let id = Memo::new(move |_| query.with(|query| query.get("table").unwrap_or_default()));
    let key = Memo::new(move |_| hash.with(|hash| LinkKey::parse(hash)));
    let again = RwSignal::new(0_u32);
    let answer = LocalResource::new(move || {
        again.track();
        let (id, key) = (id.get(), key.get());
        async move {
            let is_id = !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
            if !is_there() || !is_id {
                return Ok(None);
            }
            let key = key.as_ref().map(|key| format!("?key={}", key.text())).unwrap_or_default();
            api::get::<TableAnswer>(&format!("tables/{id}{key}")).await
        }
    });
    move || match answer.get() {
        None => ().into_any(),
        Some(Ok(None)) if !is_there() => not_found(),
        Some(Ok(None)) => error_page(shell, &Fault::new("not-found", ""), again),
        Some(Err(fault)) => error_page(shell, &explained(fault, &hash.get_untracked()), again),
        Some(Ok(Some(answer))) => {
            let key = key.get_untracked();
            if may_join(&answer, key.as_ref()) {
                return invitation(shell, answer, key.as_ref(), again);
            }
            let is_late = answer.you.is_none()
                && answer.table.stage != Stage::Over
                && matches!(key, Some(LinkKey::Join(_)));
            let key = key.map(|key| key.text().to_owned());
            if is_late { full(shell, answer, key, again) } else { open(shell, answer, key, again) }
        }
    }
}

/// The server does not tell strangers whether a table exists. The link tells what may be wrong with it.
fn explained(fault: Fault, fragment: &str) -> Fault {
    if fault.code != "not-found" {
        return fault;
    }
    match LinkKey::parse(fragment) {
        Some(LinkKey::Join(_)) => Fault::new("wrong-join-link", fault.message),
        Some(LinkKey::Watch(_)) => Fault::new("wrong-watch-link", fault.message),
        // A link that was cut off when it was copied.
        None if fragment.len() > 1 => Fault::new("wrong-join-link", fault.message),
        None => fault,
    }
}

/// Tells somebody who came with an invitation that all seats are taken, and what they can do now.
fn full(shell: Shell, answer: TableAnswer, key: Option<String>, again: RwSignal<u32>) -> AnyView {
    let is_watching = RwSignal::new(false);
    let table = RwSignal::new(answer.table.clone());
    let slug = answer.table.game.clone();
    let invite = format!("/invite?game={slug}");
    let title = move || {
        let phrase = Phrase::new("web-waiting-title").with("game", game_name(shell, &slug));
        format!("{} · Alcázar", shell.say(&phrase))
    };
    Effect::new(move |_| browser::set_title(&title()));
    (move || {
        if is_watching.get() {
            return open(shell, answer.clone(), key.clone(), again);
        }
        view! {
            <main id="main" class="page invitation" data-testid="full-table">
                <p><a href="/" data-testid="home">{shell.text("web-home")}</a></p>
                <h1>{shell.text("web-full")}</h1>
                <p>{shell.text("web-full-about")}</p>
                {seats(shell, table.into(), Signal::stored(None), Viewer::Spectator.into())}
                <p class="row">
                    <button
                        type="button"
                        class="button primary"
                        data-testid="watch-full"
                        on:click=move |_| is_watching.set(true)
                    >
                        {shell.text("web-watch-them")}
                    </button>
                    <a class="button" href=invite.clone() data-testid="own-table">
                        {shell.text("web-own-table")}
                    </a>
                </p>
            </main>
        }
        .into_any()
    })
    .into_any()
}

/// Keeps an invitation up to date while somebody reads it: others may sit down, or the game may begin.
fn follow_table(
    table: RwSignal<TableInfo>,
    key: Option<LinkKey>,
    is_watching: RwSignal<bool>,
    again: RwSignal<u32>,
) {
    let interval = Interval::new(REFRESH_MS, move || {
        // A table that is watched is followed over its socket.
        if document().hidden() || is_watching.try_get_untracked() != Some(false) {
            return;
        }
        let (id, key) = (table.with_untracked(|table| table.id.clone()), key.clone());
        spawn_local(async move {
            let query = key.as_ref().map(|key| format!("?key={}", key.text())).unwrap_or_default();
            match api::get::<TableAnswer>(&format!("tables/{id}{query}")).await {
                Ok(Some(answer)) if may_join(&answer, key.as_ref()) => {
                    let is_changed = table.try_with_untracked(|old| *old != answer.table);
                    if is_changed == Some(true) {
                        table.set(answer.table);
                    }
                }
                // A server that does not answer is asked again.
                Err(fault) if fault.code == api::NO_ANSWER => {}
                _ => {
                    again.try_update(|again| *again += 1);
                }
            }
        });
    });
    let interval = StoredValue::new_local(Some(interval));
    on_cleanup(move || drop(interval.try_update_value(Option::take)));
}

/// Whether there is a free seat that this visitor may take.
fn may_join(answer: &TableAnswer, key: Option<&LinkKey>) -> bool {
    let TableInfo { stage, terms, seats, .. } = &answer.table;
    let is_free = *stage == Stage::Open && seats.iter().any(Option::is_none);
    let is_invited = match (terms.join, key) {
        // A visitor with a link for watching is not asked to play.
        (_, Some(LinkKey::Watch(_))) | (Access::Nobody, _) | (Access::Link, None) => false,
        (Access::Everybody, _) | (Access::Link, Some(LinkKey::Join(_))) => true,
    };
    answer.you.is_none() && is_free && is_invited
}

fn error_page(shell: Shell, fault: &Fault, again: RwSignal<u32>) -> AnyView {
    let phrase = api::fault_phrase(fault);
    // A server that does not answer may be back in a moment.
    if fault.code == api::NO_ANSWER {
        let again = gloo_timers::callback::Timeout::new(RETRY_MS, move || {
            again.try_update(|again| *again += 1);
        });
        let again = StoredValue::new_local(Some(again));
        on_cleanup(move || drop(again.try_update_value(Option::take)));
    }
    view! {
        <main id="main" class="page" data-testid="no-table">
            <h1>{shell.text("web-no-table")}</h1>
            <p role="alert">{move || shell.say(&phrase)}</p>
            <p class="row">
                <button type="button" class="button" on:click=move |_| again.update(|again| *again += 1)>
                    {shell.text("web-try-again")}
                </button>
                <a href="/" class="button" data-testid="home">{shell.text("web-home")}</a>
            </p>
        </main>
    }
    .into_any()
}

/// Offers a free seat.
fn invitation(shell: Shell, answer: TableAnswer, key: Option<&LinkKey>, again: RwSignal<u32>) -> AnyView {
    let table = answer.table.clone();
    let (id, slug) = (table.id.clone(), table.game.clone());
    let (is_watching, fault) = (RwSignal::new(false), RwSignal::new(None::<Fault>));
    let may_watch = match table.terms.watch {
        Access::Everybody => true,
        Access::Link => key.is_some(),
        Access::Nobody => false,
    };
    let navigate = StoredValue::new_local(use_navigate());
    let link_key = key.map(|key| key.text().to_owned());
    let join = {
        let (id, link_key) = (id.clone(), link_key.clone());
        Callback::new(move |()| {
            let (id, key) = (id.clone(), link_key.clone());
            spawn_local(async move {
                let join =
                    Join { key, nonce: browser::random_bytes().ok().map(alcazar_table::Nonce), seat: None };
                match api::post::<TableAnswer>(&format!("tables/{id}/join"), &join).await {
                    Ok(_) => {
                        // The key is no longer needed, and must not be shared by accident.
                        let options = NavigateOptions { replace: true, ..NavigateOptions::default() };
                        navigate.try_with_value(|navigate| navigate(&address(&id), options));
                        again.try_update(|again| *again += 1);
                    }
                    Err(why) => {
                        fault.try_set(Some(why));
                    }
                }
            });
        })
    };
    let title = {
        let slug = slug.clone();
        move || shell.say(&Phrase::new("web-invitation").with("game", game_name(shell, &slug)))
    };
    Effect::new(move |_| browser::set_title(&format!("{} · Alcázar", title())));
    let title = move || shell.say(&Phrase::new("web-invitation").with("game", game_name(shell, &slug)));
    let table = RwSignal::new(table);
    follow_table(table, key.cloned(), is_watching, again);
    view! {
        {move || if is_watching.get() {
            open(shell, answer.clone(), link_key.clone(), again)
        } else {
            let title = title.clone();
            view! {
                <main id="main" class="page invitation" data-testid="invitation">
                    <p><a href="/" data-testid="home">{shell.text("web-home")}</a></p>
                    <h1>{title}</h1>
                    {seats(shell, table.into(), Signal::stored(None), Viewer::Spectator.into())}
                    {terms(shell, &table.get_untracked())}
                    {name_form(shell, "web-sit-down", join)}
                    {fault_message(shell, fault)}
                    {may_watch.then(|| view! {
                        <p>
                            <button
                                type="button"
                                class="button quiet"
                                data-testid="only-watch"
                                on:click=move |_| is_watching.set(true)
                            >
                                {shell.text("web-only-watch")}
                            </button>
                        </p>
                    })}
                </main>
            }
            .into_any()
        }}
    }
    .into_any()
}

/// The terms of the table: the time limit, and what happens when a player is away.
pub(super) fn terms(shell: Shell, table: &TableInfo) -> impl IntoView + use<> {
    let clock = super::indicators::clock_phrase(table.terms.clock);
    let absence = super::absence::rule(&table.terms);
    let line = |phrase: Phrase| view! { <p class="soft">{move || shell.say(&phrase)}</p> };
    view! { <div data-testid="terms">{clock.map(line)}{absence.map(line)}</div> }
}

/// Opens the table.
fn open(shell: Shell, answer: TableAnswer, key: Option<String>, again: RwSignal<u32>) -> AnyView {
    let Ok(game) = answer.table.game.parse() else { return not_found() };
    let room = Room::open(answer, key);
    provide_context(room);
    follow_rematch(room);
    show_turn(room);
    // A page loaded offline learns the identity once it is online.
    let identity = Identity::get();
    Effect::new(move |_| {
        if room.connection().get() == ConnectionState::Open && identity.state() == IdentityState::Unreachable
        {
            identity.refresh();
        }
    });
    let is_begun = Memo::new(move |_| room.epoch().get() > 0);
    (move || {
        if let Some(fault) = room.refusal().get() {
            error_page(shell, &fault, again)
        } else if is_begun.get() {
            face(game).online_table(shell, room)
        } else {
            waiting(shell, room)
        }
    })
    .into_any()
}

/// The game. It is rebuilt when everything is received anew.
pub(crate) fn playing<G: Face>(shell: Shell, room: Room) -> AnyView {
    (move || {
        room.epoch().track();
        match RemoteHost::<G>::new(room) {
            Some(host) => table::screen(Session::new(host as Rc<_>, shell), Some(&room.id()), None),
            None => error_page(shell, &Fault::new("outdated", ""), RwSignal::new(0)),
        }
    })
    .into_any()
}

/// Once all players have agreed to a rematch, they go there together.
fn follow_rematch(room: Room) {
    let navigate = StoredValue::new_local(use_navigate());
    Effect::new(move |before: Option<Option<String>>| {
        let now = room.rematch().get();
        let is_seated = room.you().get_untracked() != Viewer::Spectator;
        if let (Some(None), Some(table), true) = (before, &now, is_seated) {
            let address = address(table);
            navigate.try_with_value(|navigate| navigate(&address, NavigateOptions::default()));
        }
        now
    });
}

/// The tab's icon shows when it is the player's turn.
fn show_turn(room: Room) {
    Effect::new(move |_| {
        let is_turn = room.you().get().seat().is_some_and(|seat| room.asked().get().contains(seat));
        browser::set_icon(is_turn);
    });
    on_cleanup(|| browser::set_icon(false));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bad_link_is_explained_by_its_kind() {
        let code = |code: &'static str, fragment| explained(Fault::new(code, ""), fragment).code.clone();
        assert_eq!(code("not-found", ""), "not-found");
        assert_eq!(code("not-found", "#join=abc"), "wrong-join-link");
        assert_eq!(code("not-found", "#join="), "wrong-join-link");
        assert_eq!(code("not-found", "#watch=abc"), "wrong-watch-link");
        assert_eq!(code("silence", "#join=abc"), "silence");
        assert_eq!(code("no-longer-open", "#join=abc"), "no-longer-open");
    }

    #[test]
    fn keys_are_parsed_from_fragments() {
        assert_eq!(LinkKey::parse("#join=aB3-_"), Some(LinkKey::Join("aB3-_".to_owned())));
        assert_eq!(LinkKey::parse("#watch=x"), Some(LinkKey::Watch("x".to_owned())));
        for nothing in ["", "#", "#join=", "#join", "#other=x", "#join=a&since=1", "#join=a/b"] {
            assert_eq!(LinkKey::parse(nothing), None, "{nothing}");
        }
    }
}
