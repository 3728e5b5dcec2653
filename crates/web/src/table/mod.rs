//! The table, where a game is played.

mod bar;
mod coach;
mod controls;
pub(crate) mod corners;
mod curtain;
pub(crate) mod ending;
pub(crate) mod keyboard;
pub(crate) mod log;
mod menu;
mod typed;

use std::rc::Rc;

use alcazar_core::Viewer;
use alcazar_words::Phrase;
use leptos::prelude::*;
use leptos_router::hooks::{use_location, use_query_map};

use crate::app::not_found;
use crate::browser;
use crate::context::Shell;
use crate::face::Face;
use crate::games::face;
use crate::host::local::LocalHost;
use crate::online::{self, Room};
use crate::playback::Seek;
use crate::record::Record;
use crate::session::Session;
use coach::Coach;

/// The page of a table on this device.
pub(crate) fn page() -> impl IntoView {
    with_record(|shell, record| {
        let game = record.summary.game.parse().ok()?;
        Some(face(game).table(shell, &record))
    })
}

/// Shows the record named in the query, once it is loaded.
pub(crate) fn with_record(
    show: impl Fn(Shell, Record) -> Option<AnyView> + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let shell = Shell::get();
    let query = use_query_map();
    let id = Memo::new(move |_| query.with(|query| query.get("id").unwrap_or_default()));
    // A game on a server is available when it is over.
    let table = Memo::new(move |_| query.with(|query| query.get("table")));
    let hash = use_location().hash;
    let record = LocalResource::new(move || {
        let (id, table, store) = (id.get(), table.get(), shell.store());
        let key = hash.with(|hash| hash.strip_prefix("#watch=").map(str::to_owned));
        async move {
            match table {
                Some(table) => online::record(&table, key.as_deref()).await,
                None => store.get(&id).await,
            }
        }
    });
    move || record.get().map(|record| record.and_then(|record| show(shell, record)).unwrap_or_else(not_found))
}

/// The page of a game that can't be read. It is still there, and can be downloaded as a file.
pub(crate) fn unreadable(shell: Shell, record: &Record, why: &str) -> AnyView {
    let (text, name) = (record.text.clone(), format!("{}.jsonl", record.summary.id));
    let why = why.to_owned();
    view! {
        <main id="main" class="page">
            <h1>{shell.text("web-unreadable")}</h1>
            <p role="alert">{why}</p>
            <p class="row">
                <button type="button" class="button" data-testid="save-file" on:click=move |_| {
                    let _ = browser::download(&name, &text);
                }>{shell.text("web-save-file")}</button>
                <a class="button" href="/">{shell.text("web-home")}</a>
            </p>
        </main>
    }
    .into_any()
}

/// The table of a record of this game.
pub(crate) fn open<G: Face>(shell: Shell, record: &Record) -> AnyView {
    match LocalHost::<G>::open(record, shell.store(), shell.bot_client(), shell.settings) {
        Ok(host) => screen(Session::new(host as Rc<_>, shell), &record.summary.id, record.summary.is_lesson),
        Err(error) => unreadable(shell, record, &error.to_string()),
    }
}

/// The parts of the screen that can be shown or hidden.
#[derive(Clone, Copy)]
pub(crate) struct Panels {
    /// The log.
    pub(crate) log: RwSignal<bool>,
    /// The chat of an online table.
    pub(crate) chat: RwSignal<bool>,
    /// The list of keys.
    pub(crate) help: RwSignal<bool>,
    /// The settings.
    pub(crate) settings: RwSignal<bool>,
    /// The field for typed moves.
    pub(crate) typed: RwSignal<bool>,
    /// The result.
    pub(crate) ending: RwSignal<bool>,
    /// The confirmation before the turn ends.
    pub(crate) end_question: RwSignal<bool>,
    /// A notice about what was just done: a link copied, a file saved.
    pub(crate) notice: RwSignal<Option<Phrase>>,
}

impl Panels {
    pub(crate) fn new() -> Self {
        let hidden = || RwSignal::new(false);
        Self {
            log: hidden(),
            chat: hidden(),
            help: hidden(),
            settings: hidden(),
            typed: hidden(),
            ending: hidden(),
            end_question: hidden(),
            notice: RwSignal::new(None),
        }
    }
}

/// The whole screen of the table with this id.
pub(crate) fn screen<G: Face>(session: Session<G>, id: &str, is_lesson: bool) -> AnyView {
    let shell = session.shell();
    let scene = session.scene();
    let room = use_context::<Room>();
    let panels = Panels::new();
    let coach = is_lesson.then(|| Coach::new(session, panels, scene.suggestion));
    keyboard::listen(session, panels);
    titles(session);

    // There is room for only one of them.
    Effect::new(move |_| {
        if panels.log.get() {
            panels.chat.set(false);
        }
    });
    Effect::new(move |_| {
        if panels.chat.get() {
            panels.log.set(false);
        }
    });

    // The result opens by itself after the last event was shown.
    let is_over = Memo::new(move |_| {
        let length = session.history.with(|history| history.len());
        session.status.with(|status| status.outcome.is_some()) && session.playback.get().is_live(length)
    });
    Effect::new(move |was: Option<bool>| {
        let is = is_over.get();
        if is && was == Some(false) {
            panels.ending.set(true);
        }
        is
    });
    let prompt = move || {
        let at = session.playback.get().at;
        let (view, is_end) =
            session.history.with(|history| (history.snapshot(at).view.clone(), at >= history.len()));
        // A game that was conceded ends in the middle of a turn.
        let is_over = is_end && session.status.with(|status| status.outcome.is_some());
        if is_over { ending::sentence(session) } else { shell.words.with(|words| words.prompt::<G>(&view)) }
    };
    let is_own_turn = move || session.choices().with(|choices| choices.seat.is_some());
    let is_back = move || {
        let length = session.history.with(|history| history.len());
        let playback = session.playback.get();
        !playback.is_live(length) && !playback.is_behind(length)
    };
    let is_pending = move || session.pending.get() > 0 || room.is_some_and(|room| room.is_pending().get());
    let pending = move || is_pending().then_some("");
    view! {
        <div
            class="table"
            data-game=G::ID
            data-testid="table"
            data-pending=pending
            class:has-log=move || panels.log.get() || panels.chat.get()
            class:is-back=is_back
            class:has-coach=move || coach.is_some_and(|coach| coach.is_open.get())
        >
            {bar::bar(session, panels, id, coach.map(Coach::opener))}
            <main id="main" class="play">
                <p class="prompt" role="status" aria-live="polite" data-testid="prompt" class:own=is_own_turn>
                    {prompt}
                </p>
                {bar::problem(session)}
                {room.map(|room| online::notices(session, room))}
                {coach.map(Coach::panel)}
                {corners::corners(session, scene)}
                <section class="board" aria-label=shell.text("web-board") on:click=move |_| {
                    // A click during an animation skips it.
                    if session.is_animating() {
                        session.seek(Seek::End);
                    }
                }>
                    {G::board(scene)}
                    {move || session.is_animating().then(|| view! {
                        <button
                            type="button"
                            class="button skip-show"
                            data-testid="skip"
                            on:click=move |_| session.seek(Seek::End)
                        >
                            {shell.text("web-skip-show")}
                        </button>
                    })}
                </section>
                {bar::looking_back(session)}
                {controls::controls(session, scene, panels)}
            </main>
            {log::log(session, panels)}
            {room.map(|room| online::chat(room, panels.chat))}
            {curtain::curtain(session)}
            {controls::end_question(session, panels)}
            {ending::ending(session, panels)}
            {keyboard::help(panels.help)}
            {crate::widgets::settings_dialog(panels.settings)}
        </div>
    }
    .into_any()
}

/// The title of the tab says whether it is the player's turn.
fn titles<G: Face>(session: Session<G>) {
    let shell = session.shell();
    Effect::new(move |_| {
        let is_asked = session.viewer.get().seat().is_some_and(|seat| session.asked().contains(seat));
        let game = shell.say(&G::name());
        let title = if is_asked && session.viewer.get() != Viewer::Spectator {
            shell.say(&Phrase::new("web-title-turn").with("game", game))
        } else {
            format!("{game} · Alcázar")
        };
        browser::set_title(&title);
    });
}
