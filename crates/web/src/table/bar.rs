//! What stands above the board: the way out, the tools, and what everybody should know.

use alcazar_words::Phrase;
use leptos::prelude::*;

use super::Panels;
use crate::browser;
use crate::context::Shell;
use crate::face::Face;
use crate::host::Trouble;
use crate::icon::Icon;
use crate::online::{self, Room};
use crate::playback::Go;
use crate::session::Session;
use crate::widgets::confirm;

/// The id of the menu.
const MENU: &str = "table-menu";

/// The way out, the name of the game, and the tools.
pub(super) fn bar<G: Face>(
    session: Session<G>,
    panels: Panels,
    id: &str,
    opener: Option<impl IntoView>,
) -> impl IntoView {
    let shell = session.shell();
    let room = use_context::<Room>();
    let is_conceding = RwSignal::new(false);
    let is_going_back = RwSignal::new(false);
    let is_player = move || {
        let seat = session.viewer.get().seat();
        session
            .affairs
            .with(|affairs| affairs.outcome.is_none() && seat.is_some_and(|seat| affairs.here.contains(seat)))
    };
    let save = move || {
        let _ = browser::download(&format!("{}.jsonl", G::ID), &session.file());
    };
    let ask = move |question: RwSignal<bool>, act: fn(Session<G>)| {
        if shell.settings.with_untracked(|settings| settings.confirm) {
            question.set(true);
        } else {
            act(session);
        }
    };
    view! {
        <header class="bar">
            <a class="icon-button" href="/" data-testid="leave" aria-label=shell.text("web-leave") title=shell.text("web-leave")>{Icon::Back.draw()}</a>
            <h1 class="bar-title">{move || shell.say(&G::name())}</h1>
            {room.map(online::badge)}
            <nav class="bar-tools" aria-label=shell.text("web-tools")>
                {opener}
                <a class="button quiet wide-only" href=format!("/rules?game={}", G::ID) target="_blank" data-testid="rules">{shell.text("web-rules")}</a>
                <button type="button" class="button quiet" data-testid="toggle-log" aria-expanded=move || panels.log.get().to_string()
                    on:click=move |_| panels.log.update(|is_open| *is_open = !*is_open)>
                    {shell.text("web-log")}
                </button>
                {room.map(|room| online::talk_opener(room, panels.talk))}
                <button type="button" class="button quiet" data-testid="menu" popovertarget=MENU>{shell.text("web-menu")}</button>
                <div id=MENU popover="auto" class="menu" data-testid="menu-items">
                    <a class="menu-item" href=format!("/rules?game={}", G::ID) target="_blank">{shell.text("web-rules")}</a>
                    {item("open-settings", "web-settings", move || panels.settings.set(true)).into_any()}
                    {item("keys", "web-keys", move || panels.help.set(true)).into_any()}
                    {item("type", "web-key-type", move || panels.typed.set(true)).into_any()}
                    {match room {
                        Some(room) => online::menu(session, room, MENU).into_any(),
                        None => view! {
                            <a class="menu-item" href=format!("/replay?id={id}") data-testid="look-back">{shell.text("web-look-back")}</a>
                            {item("save-file", "web-save-file", save).into_any()}
                            {move || is_player().then(|| view! {
                                {item("go-back", "web-go-back", move || ask(is_going_back, Session::go_back)).into_any()}
                                {item("concede", "web-concede", move || ask(is_conceding, Session::concede)).into_any()}
                            })}
                        }
                        .into_any(),
                    }}
                </div>
            </nav>
        </header>
        {confirm(is_conceding, "confirm-concede", "web-concede-question", "web-concede", Callback::new(move |()| session.concede()))}
        {confirm(is_going_back, "confirm-go-back", "web-go-back-question", "web-go-back-yes", Callback::new(move |()| session.go_back()))}
    }
}

/// Something in the menu, which closes when it is chosen.
fn item(id: &'static str, message: &'static str, act: impl Fn() + 'static) -> impl IntoView {
    let shell = Shell::get();
    view! {
        <button type="button" class="menu-item" data-testid=id popovertarget=MENU popovertargetaction="hide" on:click=move |_| act()>
            {shell.text(message)}
        </button>
    }
}

/// What everybody before this screen should know.
pub(super) fn trouble<G: Face>(session: Session<G>) -> impl IntoView {
    let shell = session.shell();
    let trouble = Memo::new(move |_| session.affairs.with(|affairs| affairs.trouble.clone()));
    move || {
        trouble.get().map(|trouble| {
            let is_unsaved = trouble == Trouble::NotSaved;
            view! {
                <div class="trouble" role="alert" data-testid="trouble">
                    <span>{move || shell.say(&trouble.phrase())}</span>
                    {is_unsaved.then(|| view! {
                        <button type="button" class="button" data-testid="save-now" on:click=move |_| {
                            let _ = browser::download(&format!("{}.jsonl", G::ID), &session.file());
                        }>{shell.text("web-save-file")}</button>
                    })}
                </div>
            }
        })
    }
}

/// The way back to the present, for those who look back.
pub(super) fn looking_back<G: Face>(session: Session<G>) -> impl IntoView {
    let shell = session.shell();
    let place = Memo::new(move |_| {
        let length = session.story.with(|story| story.len());
        let playback = session.playback.get();
        (!playback.is_live(length) && !playback.is_behind(length)).then_some((playback.at, length))
    });
    move || {
        place.get().map(|(at, length)| {
            let number = |count: usize| i32::try_from(count).unwrap_or(i32::MAX);
            let phrase = Phrase::new("web-at-moment").with("at", number(at)).with("of", number(length));
            view! {
                <div class="looking-back" data-testid="looking-back">
                    <button type="button" class="icon-button" data-testid="step-back" aria-label=shell.text("web-key-back")
                        on:click=move |_| session.go(Go::Back)>{Icon::Back.draw()}</button>
                    <span>{move || shell.say(&phrase)}</span>
                    <button type="button" class="icon-button" data-testid="step-on" aria-label=shell.text("web-key-on")
                        on:click=move |_| session.go(Go::On)>{Icon::On.draw()}</button>
                    <button type="button" class="button primary" data-testid="to-present" on:click=move |_| session.go(Go::End)>
                        {shell.text("web-to-present")}
                    </button>
                </div>
            }
        })
    }
}
