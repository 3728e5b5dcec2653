//! The waiting room: who has joined, and links to invite others.

use alcazar_catalog::GameId;
use alcazar_core::{Seat, SeatSet, Viewer};
use alcazar_wire::Fault;
use alcazar_wire::lobby::{Fill, Stage, TableAnswer, TableInfo};
use alcazar_words::Phrase;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use serde_json::json;
use wasm_bindgen::JsCast as _;

use super::identity::fault_message;
use super::room::Room;
use super::{address, api, chat, game_name, indicators, play};
use crate::browser;
use crate::context::Shell;
use crate::games::face;
use crate::seat_mark::seat_mark;
use crate::widgets::{DEFAULT_LEVEL, level_name};

/// The waiting room.
pub(super) fn waiting(shell: Shell, room: Room) -> AnyView {
    let fault = RwSignal::new(None::<Fault>);
    let navigate = StoredValue::new_local(use_navigate());
    let slug = room.table().with_untracked(|table| table.game.clone());
    let title = move || shell.say(&Phrase::new("web-waiting-title").with("game", game_name(shell, &slug)));
    {
        let title = title.clone();
        Effect::new(move |_| browser::set_title(&format!("{} · Alcázar", title())));
    }
    let id = room.id();
    let fill = {
        let id = id.clone();
        move |_| {
            let path = format!("tables/{id}/bots");
            spawn_local(async move {
                let fill = Fill { bot: DEFAULT_LEVEL.slug().to_owned(), seat: None };
                if let Err(why) = api::post::<TableAnswer>(&path, &fill).await {
                    fault.try_set(Some(why));
                }
            });
        }
    };
    let leave = move |_| {
        let path = format!("tables/{id}/leave");
        spawn_local(async move {
            match api::post::<TableAnswer>(&path, &json!({})).await {
                Ok(_) => {
                    navigate.try_with_value(|navigate| navigate("/", NavigateOptions::default()));
                }
                Err(why) => {
                    fault.try_set(Some(why));
                }
            }
        });
    };
    let is_open = Memo::new(move |_| room.table().with(|table| table.stage == Stage::Open));
    let is_seated = move || room.you().get() != Viewer::Spectator;
    let present = Signal::derive(move || Some(room.presence().get().0));
    // If the owner of the table is away, the others can start without them.
    let may_fill = move || {
        let (host, you) = (room.table().with(|table| table.host), room.you().get());
        let present = room.presence().get().0;
        // Before it is known who is here, nobody is away.
        let is_here = you.seat().is_some_and(|seat| present.contains(seat));
        match host {
            Some(host) => you.is(host) || is_here && !present.contains(host),
            None => room.is_own(),
        }
    };
    let state = move || shell.say(&Phrase::new(if is_open.get() { "web-waiting" } else { "web-connecting" }));
    let fill_label = move || {
        shell.say(&Phrase::new("web-fill").with("level", shell.say(&level_name(DEFAULT_LEVEL.slug()))))
    };
    view! {
        <main id="main" class="page waiting" data-testid="waiting">
            <p class="row">
                <a href="/" data-testid="home">{shell.text("web-home")}</a>{indicators::badge(room)}
            </p>
            <h1>{title}</h1>
            <p role="status" class="soft">
                {state}
            </p>
            {seats(shell, room.table().into(), present, room.you().into())}
            {play::terms(shell, &room.table().get_untracked())}
            {move || is_open.get().then(|| links(shell, room))}
            {fault_message(shell, fault)}
            <p class="row">
                {move || may_fill().then(|| view! {
                    <button type="button" class="button" data-testid="fill" on:click=fill.clone()>
                        {fill_label}
                    </button>
                })}
                {move || is_seated().then(|| view! {
                    <button type="button" class="button quiet" data-testid="get-up" on:click=leave.clone()>
                        {shell.text("web-get-up")}
                    </button>
                })}
            </p>
            {chat::corner(shell, room)}
        </main>
    }
    .into_any()
}

/// The seats and their players.
pub(super) fn seats(
    shell: Shell,
    table: Signal<TableInfo>,
    present: Signal<Option<SeatSet>>,
    you: Signal<Viewer>,
) -> impl IntoView {
    let game: Option<GameId> = table.with_untracked(|table| table.game.parse().ok());
    let row = move |(seat, player): (Seat, Option<alcazar_table::Player>)| {
        let colour = move || game.map(|game| shell.say(&face(game).seat(seat))).unwrap_or_default();
        let is_free = player.is_none();
        let is_person = player.as_ref().is_some_and(alcazar_table::Player::is_person);
        let who = move || match &player {
            None => shell.say(&Phrase::new("web-seat-free")),
            Some(player) => match &player.bot {
                Some(bot) => format!("{} · {}", player.name, shell.say(&level_name(bot))),
                None => player.name.clone(),
            },
        };
        let is_you = move || you.get() == Viewer::Seat(seat);
        let state = move || {
            let is_here = present.get().map(|present| present.contains(seat));
            match is_here.filter(|_| is_person) {
                _ if is_you() => Some(shell.say(&Phrase::new("web-you"))),
                Some(true) => Some(shell.say(&Phrase::new("web-here"))),
                Some(false) => Some(shell.say(&Phrase::new("web-away"))),
                None => None,
            }
        };
        view! {
            <li
                class="seat-row"
                data-seat=seat.to_string()
                data-testid=format!("chair-{seat}")
                class:free=is_free
            >
                <span class="seat-colour">{seat_mark(seat)} " " {colour}</span>
                <strong>{who}</strong>
                <span class="soft">{state}</span>
            </li>
        }
    };
    let rows = move || {
        let chairs = table.with(|table| table.seats.clone());
        Seat::first(chairs.len()).zip(chairs).map(row).collect_view()
    };
    let slug = table.with_untracked(|table| table.game.clone());
    view! { <ol class="seats chairs" data-testid="chairs" data-game=slug>{rows}</ol> }
}

/// Links for invitations, if the viewer may invite.
pub(super) fn links(shell: Shell, room: Room) -> impl IntoView {
    let origin = window().location().origin().unwrap_or_default();
    let here = format!("{origin}{}", address(&room.id()));
    room.keys().map(|keys| {
        view! {
            <div class="links">
                <img
                    class="qr"
                    width="160"
                    height="160"
                    alt=shell.text("web-link-qr")
                    data-testid="qr"
                    src=format!("/api/v1/tables/{}/qr.svg", room.id())
                />
                {link(shell, "web-link-join", "link-join", format!("{here}#join={}", keys.join))}
                {link(shell, "web-link-watch", "link-watch", format!("{here}#watch={}", keys.watch))}
            </div>
        }
    })
}

fn link(shell: Shell, label: &'static str, id: &'static str, address: String) -> impl IntoView {
    let is_copied = RwSignal::new(None::<bool>);
    let copy = {
        let address = address.clone();
        move |_| {
            let address = address.clone();
            spawn_local(async move {
                let is = browser::copy_to_clipboard(&address).await;
                is_copied.try_set(Some(is));
            });
        }
    };
    let select = |event: leptos::ev::FocusEvent| {
        let target = event.target();
        let input = target.and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
        if let Some(input) = input {
            input.select();
        }
    };
    let copied = move || {
        is_copied
            .get()
            .map(|is| shell.say(&Phrase::new(if is { "web-link-copied" } else { "web-link-by-hand" })))
    };
    view! {
        <div class="link">
            <label class="field">
                <span>{shell.text(label)}</span>
                <input
                    type="text"
                    readonly
                    data-testid=id
                    value=address
                    on:focus=select
                />
            </label>
            <button type="button" class="button" data-testid=format!("copy-{id}") on:click=copy>
                {shell.text("web-link-copy")}
            </button>
            <span class="small soft" role="status">{copied}</span>
        </div>
    }
}
