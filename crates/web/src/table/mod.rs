//! The table, where a game is played.

mod advice;
mod bar;
mod controls;
pub(crate) mod corners;
mod curtain;
pub(crate) mod ending;
pub(crate) mod keyboard;
pub(crate) mod log;
mod match_words;
mod menu;
pub(crate) mod narration;
pub(crate) mod queries;
mod score_table;
pub(crate) mod spoken;
mod stages;
mod strip;
mod turning_points;
mod typed;

use std::rc::Rc;
use std::time::Duration;

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
use crate::record::Record;
use crate::scene::Scene;
use crate::session::Session;
use advice::Advice;
use stages::{Stage, Stages};

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
    match LocalHost::<G>::open(record, shell.store(), shell.bot_client()) {
        Ok(host) => {
            let session = Session::new(host as Rc<_>, shell);
            session.give_private_orders();
            screen(session, Some(&record.summary.id), None)
        }
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
    /// The board as text.
    pub(crate) text_view: RwSignal<bool>,
    /// The answer to a question that was asked with a key.
    pub(crate) answer: RwSignal<Option<String>>,
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
            text_view: hidden(),
            answer: RwSignal::new(None),
            notice: RwSignal::new(None),
        }
    }

    /// Opens the log where the window has room for it, unless the player has closed it there.
    pub(crate) fn dock_log(self, shell: Shell) {
        let dock = move || {
            let is_wanted = shell.settings.with_untracked(|settings| settings.log);
            self.log.set(browser::has_dock() && is_wanted);
        };
        dock();
        let was_docked = StoredValue::new(browser::has_dock());
        let listener = window_event_listener(leptos::ev::resize, move |_| {
            if was_docked.get_value() != browser::has_dock() {
                was_docked.set_value(browser::has_dock());
                dock();
            }
        });
        on_cleanup(move || listener.remove());
    }

    /// Shows or hides the log. Where it is docked, that is remembered.
    pub(crate) fn show_log(self, shell: Shell, is_open: bool) {
        self.log.set(is_open);
        if browser::has_dock() {
            shell.settings.update(|settings| settings.log = is_open);
        }
    }

    /// Shows the log if it is hidden, and the other way round.
    pub(crate) fn toggle_log(self, shell: Shell) {
        self.show_log(shell, !self.log.get_untracked());
    }
}

/// How long the winner's pieces cheer before the result covers them. The style sheet says the same.
const CHEER: Duration = Duration::from_millis(1500);

/// Draws the panel of a lesson or an exercise beside the board.
pub(crate) type Guide<G> = Box<dyn FnOnce(Scene<G>) -> AnyView>;

/// The whole screen of the table with this id; a prepared game has none, but a guide.
pub(crate) fn screen<G: Face>(session: Session<G>, id: Option<&str>, guide: Option<Guide<G>>) -> AnyView {
    let shell = session.shell();
    let scene = session.scene();
    let room = use_context::<Room>();
    let panels = Panels::new();
    let is_guided = guide.is_some();
    let advice = if is_guided { None } else { Advice::new(session, panels, scene.suggestion) };
    let guide = guide.map(|guide| guide(scene));
    keyboard::listen(session, scene, panels);
    titles(session);
    // The panel of a lesson needs the room.
    if !is_guided {
        panels.dock_log(shell);
    }
    show_one_panel(panels);
    // A guide points at the board from the beginning.
    let stages = if is_guided { Stages::at_once() } else { Stages::begin() };
    // The player whose corner is shown, on phones.
    let shown = strip::Shown::new();

    // The result opens by itself after the last event was shown.
    let is_over = Memo::new(move |_| {
        let length = session.history.with(|history| history.len());
        session.status.with(|status| status.outcome.is_some()) && session.playback.get().is_live(length)
    });
    // First the winner's pieces cheer.
    let has_ended = RwSignal::new(false);
    Effect::new(move |was: Option<bool>| {
        let is = is_over.get();
        if is && was == Some(false) {
            has_ended.set(true);
            let open = move || {
                panels.ending.try_set(true);
            };
            if browser::prefers_reduced_motion() { open() } else { set_timeout(open, CHEER) }
        }
        is
    });
    let winners = move || {
        let winners = session.status.with(|status| Some(status.outcome.as_ref()?.standing()?.winners()));
        let seats = winners.filter(|_| has_ended.get())?;
        Some(seats.iter().map(|seat| seat.to_string()).collect::<Vec<String>>().join(" "))
    };
    let is_back = move || {
        let length = session.history.with(|history| history.len());
        let playback = session.playback.get();
        !playback.is_live(length) && !playback.is_behind(length)
    };
    let is_pending = move || session.pending.get() > 0 || room.is_some_and(|room| room.is_pending().get());
    let pending = move || is_pending().then_some("");
    // Also while the last events are still being shown.
    let is_next = move || {
        session.viewer.get().seat().is_some_and(|seat| session.status.with(|s| s.asked.contains(seat)))
    };
    view! {
        <div
            class="table"
            data-game=G::ID
            data-testid="table"
            data-pending=pending
            data-asked=move || is_next().then_some("")
            data-winners=winners
            class:has-log=move || panels.log.get()
            class:has-chat=move || panels.chat.get()
            class:is-back=is_back
            class:is-unsent=move || session.history.with(|history| history.pending.is_some())
            class:has-coach=is_guided
        >
            {bar::bar(session, panels, id)}
            // Its parts get their places as they are built, which nobody needs to see.
            <main id="main" class="play" style:opacity=move || (!stages.is_complete()).then_some("0")>
                {strip::strip(session, scene, shown)}
                {narration::telling(session)}
                {spoken::spoken(session)}
                {queries::answer(panels)}
                {bar::problem(session)}
                {room.map(|room| online::notices(session, room))}
                {guide}
                {stages.at(Stage::Players, move || corners::corners(session, scene).into_any())}
                {stages.at(Stage::Rest, move || log::log(session, panels).into_any())}
                <section class="board" aria-label=shell.text("web-board") on:click=move |_| {
                    // A click during an animation skips it.
                    if session.is_animating() {
                        session.skip();
                    }
                }>
                    {stages.at(Stage::Board, move || G::board(scene))}
                </section>
                {bar::looking_back(session)}
                {stages.at(Stage::Players, move || {
                    controls::controls(session, scene, panels, advice.as_ref()).into_any()
                })}
            </main>
            {room.map(|room| online::chat(room, panels.chat))}
            {curtain::curtain(session)}
            {strip::details(session, scene, shown)}
            {stages.at(Stage::Rest, move || view! {
                {controls::end_question(session, panels)}
                {ending::ending(session, panels)}
                {keyboard::help(panels.help)}
                {crate::text_view::text_view(session, scene, panels.text_view)}
                {crate::widgets::settings_dialog(panels.settings)}
            }.into_any())}
        </div>
    }
    .into_any()
}

/// There is room for only one of the log and the chat.
fn show_one_panel(panels: Panels) {
    Effect::new(move |_| {
        if panels.log.get() && !browser::has_dock() {
            panels.chat.set(false);
        }
    });
    Effect::new(move |_| {
        if panels.chat.get() && !browser::has_dock() {
            panels.log.set(false);
        }
    });
}

/// The title of the tab says whether it is the player's turn.
fn titles<G: Face>(session: Session<G>) {
    let shell = session.shell();
    Effect::new(move |before: Option<String>| {
        let is_asked = session.viewer.get().seat().is_some_and(|seat| session.asked().contains(seat));
        let game = shell.say(&G::name());
        let title = if is_asked && session.viewer.get() != Viewer::Spectator {
            shell.say(&Phrase::new("web-title-turn").with("game", game))
        } else {
            format!("{game} · Alcázar")
        };
        // The browser is told only of changes.
        if before.as_ref() != Some(&title) {
            browser::set_title(&title);
        }
        title
    });
}
