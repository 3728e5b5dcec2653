//! The replay of a game: step by step, as one of the players knew it, or with open cards.

mod graph;
mod transport;

use std::rc::Rc;
use std::sync::Arc;

use alcazar_core::{Seat, Viewer};
use alcazar_table::Player;
use alcazar_words::Phrase;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;

use crate::browser;
use crate::context::Shell;
use crate::face::Face;
use crate::games::face;
use crate::host::replay::ReplayHost;
use crate::icon::Icon;
use crate::lobby::new_game;
use crate::playback::Playback;
use crate::record::Record;
use crate::scene::{Choices, Scene};
use crate::seat_mark::named_seat_mark;
use crate::session::Session;
use crate::table::{Panels, corners, ending, log, narration, queries, unreadable, with_record};

/// The page of a replay.
pub(crate) fn page() -> impl IntoView {
    with_record(|shell, record| {
        let game = record.summary.game.parse().ok()?;
        Some(face(game).replay(shell, &record))
    })
}

/// The replay of a record of this game.
pub(crate) fn open<G: Face>(shell: Shell, record: &Record) -> AnyView {
    match ReplayHost::<G>::read(&record.text) {
        Ok(host) => screen(shell, host),
        Err(error) => unreadable(shell, record, &error.to_string()),
    }
}

fn screen<G: Face>(shell: Shell, host: Rc<ReplayHost<G>>) -> AnyView {
    let session = Session::new(host.clone() as Rc<_>, shell);
    let is_over = host.table().outcome().is_some();
    let people: Vec<Seat> = host
        .table()
        .players()
        .iter()
        .filter(|(_, player)| player.is_person())
        .map(|(seat, _)| seat)
        .collect();
    let host = StoredValue::new_local(host);
    if let [only] = people[..] {
        session.switch_viewer(Viewer::Seat(only));
    }
    session.playback.set(Playback::default());
    let is_open = RwSignal::new(false);
    let panels = Panels::new();
    panels.dock_log(shell);
    Effect::new(move |_| {
        let game = shell.say(&G::name());
        browser::set_title(&shell.say(&Phrase::new("web-title-replay").with("game", game)));
    });

    let moment = Memo::new(move |_| {
        let at = session.playback.get().at;
        let version = session.history.with(|history| {
            at.checked_sub(1).and_then(|last| history.entries().get(last)).map(|entry| entry.version)
        });
        host.with_value(|host| host.moment(session.viewer.get(), version))
    });
    let scene = session.scene();
    transport::listen(session, scene, panels);
    view! {
        <div class="table replay" data-game=G::ID data-testid="replay" class:has-log=move || panels.log.get()>
            <header class="bar">
                <a
                    class="icon-button"
                    href="/"
                    data-testid="leave"
                    aria-label=shell.text("web-home")
                    title=shell.text("web-home")
                >
                    {Icon::Back.draw()}
                </a>
                <h1 class="bar-title">
                    {move || shell.say(&Phrase::new("web-title-replay").with("game", shell.say(&G::name())))}
                </h1>
                <nav class="bar-tools" aria-label=shell.text("web-tools")>
                    {viewer_select(session, host, is_open)}
                    <button
                        type="button"
                        class="button quiet"
                        data-testid="toggle-log"
                        aria-expanded=move || panels.log.get().to_string()
                        on:click=move |_| panels.toggle_log(shell)
                    >
                        {shell.text("web-log")}
                    </button>
                    {tools(session, host, moment, panels, is_over)}
                </nav>
            </header>
            <main id="main" class="play">
                <div class="telling">{narration::replayed(session)}</div>
                <p class="visually-hidden" role="status">{move || transport::line(session)}</p>
                {queries::answer(panels)}
                {corners::corners(session, scene)}
                {log::log(session, panels)}
                <section class="board" aria-label=shell.text("web-board")>{G::board(scene)}</section>
                <section class="desk">
                    {move || hands(session, host, moment, is_open.get())}
                    {transport::transport(session)}
                    {graph::graph(session)}
                </section>
            </main>
            {ending::ending(session, panels)}
            {crate::table::keyboard::help(panels.help)}
            {crate::text_view::text_view(session, scene, panels.text_view)}
        </div>
    }
    .into_any()
}

/// The choice of whose knowledge is shown; once the game is over, the cards can be open.
fn viewer_select<G: Face>(
    session: Session<G>,
    host: StoredValue<Rc<ReplayHost<G>>, LocalStorage>,
    is_open: RwSignal<bool>,
) -> impl IntoView {
    let shell = session.shell();
    let (viewers, is_over) = host.with_value(|host| (host.viewers(), host.table().outcome().is_some()));
    let choose = move |event: leptos::ev::Event| {
        let value = event_target_value(&event);
        is_open.set(value == "open");
        let viewer = value.parse::<u8>().ok().and_then(|number| Seat::try_from(number).ok());
        session.switch_viewer_in_place(viewer.map_or(Viewer::Spectator, Viewer::Seat));
    };
    let options = viewers.into_iter().map(|viewer| {
        let is_chosen = move || !is_open.get() && session.viewer.get() == viewer;
        let (value, label) = match viewer {
            Viewer::Seat(seat) => {
                let name = host.with_value(|host| host.table().players()[seat].name.clone());
                let colour = G::seat(seat).as_colour();
                (seat.to_string(), Phrase::new("web-view-seat").with("name", name).with("colour", colour))
            }
            Viewer::Spectator => (String::new(), Phrase::new("web-view-spectator")),
        };
        view! { <option value=value selected=is_chosen>{move || shell.say(&label)}</option> }
    });
    let options = options.collect_view();
    view! {
        <label class="inline-field">
            <span class="wide-only">{shell.text("web-view")}</span>
            <select data-testid="viewpoint" aria-label=shell.text("web-view") on:change=choose>
                {options}
                {is_over.then(|| view! {
                    <option value="open" selected=move || is_open.get()>
                        {shell.text("web-view-open")}
                    </option>
                })}
            </select>
        </label>
    }
}

/// The viewer's hand, or all hands if the cards are open.
fn hands<G: Face>(
    session: Session<G>,
    host: StoredValue<Rc<ReplayHost<G>>, LocalStorage>,
    moment: Memo<u32>,
    is_open: bool,
) -> AnyView {
    let shell = session.shell();
    if !is_open {
        let is_seated = session.viewer.get() != Viewer::Spectator;
        let hand = is_seated.then(|| {
            view! {
                <section class="hand" aria-label=shell.text("web-hand")>{G::hand(session.scene())}</section>
            }
        });
        return hand.into_any();
    }
    let players = host.with_value(|host| host.table().players().len());
    let hand = |seat: Seat| {
        let viewer = Viewer::Seat(seat);
        let view = Memo::new(move |_| Arc::new(host.with_value(|host| host.view_at(moment.get(), viewer))));
        let scene = Scene {
            view: view.into(),
            viewer: Signal::stored(viewer),
            choices: Signal::stored(Arc::new(Choices::NONE)),
            ..session.scene()
        };
        view! {
            <section class="hand open-hand" data-seat=seat.to_string()>
                <h2 class="small seat-colour">
                    {named_seat_mark::<G>(shell, seat)} " " {move || shell.say(&G::seat(seat))}
                </h2>
                {G::hand(scene)}
            </section>
        }
    };
    view! { <div class="open-hands">{Seat::first(players).map(hand).collect_view()}</div> }.into_any()
}

/// Buttons to continue the game, save it, and show the result.
fn tools<G: Face>(
    session: Session<G>,
    host: StoredValue<Rc<ReplayHost<G>>, LocalStorage>,
    moment: Memo<u32>,
    panels: Panels,
    is_over: bool,
) -> impl IntoView {
    let shell = session.shell();
    let navigate = StoredValue::new_local(use_navigate());
    let can_go_on = Memo::new(move |_| host.with_value(|host| host.can_go_on(moment.get())));
    let play_on = move |_| {
        let person = person_to_seat(session, host);
        let table = host.with_value(|host| host.go_on(moment.get_untracked(), person));
        let (Some(table), Ok(id)) = (table, new_game::new_id()) else { return };
        spawn_local(async move {
            let record = Record::of(&id, &table, browser::now());
            let _ = shell.store().put(&record, None).await;
            navigate
                .try_with_value(|navigate| navigate(&format!("/table?id={id}"), NavigateOptions::default()));
        });
    };
    view! {
        <button
            type="button"
            class="button quiet"
            data-testid="save-file"
            on:click=move |_| session.save_file()
        >
            {shell.text("web-save-file")}
        </button>
        {is_over.then(|| view! {
            <button
                type="button"
                class="button quiet"
                data-testid="show-result"
                on:click=move |_| panels.ending.set(true)
            >
                {shell.text("web-result")}
            </button>
        })}
        <button
            type="button"
            class="button primary"
            data-testid="play-on"
            disabled=move || !can_go_on.get()
            on:click=play_on
        >
            {shell.text("web-play-on")}
        </button>
    }
}

/// Who continues the game: the player whose knowledge is shown; or, if only bots played it, a player who is
/// asked.
fn person_to_seat<G: Face>(
    session: Session<G>,
    host: StoredValue<Rc<ReplayHost<G>>, LocalStorage>,
) -> Option<(Seat, Player)> {
    let shell = session.shell();
    let has_people = host.with_value(|host| host.table().players().values().any(Player::is_person));
    let seat = match session.viewer.get_untracked() {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator if has_people => None,
        Viewer::Spectator => Some(untrack(|| session.asked()).iter().next().unwrap_or(Seat::A)),
    }?;
    Some((seat, Player::person(new_game::own_name(shell))))
}
