//! Above the board: the way back to the lobby, the tools, and warnings.

use alcazar_words::Phrase;
use leptos::prelude::*;

use super::{Panels, menu};
use crate::face::Face;
use crate::host::Problem;
use crate::icon::Icon;
use crate::online::{self, Room};
use crate::playback::Seek;
use crate::rules::rules_address;
use crate::session::Session;

/// The link to the lobby, the name of the game, and the tools.
pub(super) fn bar<G: Face>(session: Session<G>, panels: Panels, id: Option<&str>) -> impl IntoView {
    let shell = session.shell();
    let room = use_context::<Room>();
    view! {
        <header class="bar">
            <a
                class="icon-button"
                href="/"
                data-testid="leave"
                aria-label=shell.text("web-leave")
                title=shell.text("web-leave")
            >
                {Icon::Back.draw()}
            </a>
            <h1 class="bar-title">{move || shell.say(&G::name())}</h1>
            {room.map(online::badge)}
            <nav class="bar-tools" aria-label=shell.text("web-tools")>
                <a
                    class="button quiet wide-only"
                    href=rules_address(G::ID, None)
                    target="_blank"
                    data-testid="rules"
                >
                    {shell.text("web-rules")}
                </a>
                <button
                    type="button"
                    class="button quiet"
                    data-testid="toggle-log"
                    aria-expanded=move || panels.log.get().to_string()
                    on:click=move |_| panels.toggle_log(shell)
                >
                    {shell.text("web-log")}
                </button>
                {room.map(|room| online::chat_button(room, panels.chat))}
                {menu::menu(session, panels, id)}
            </nav>
        </header>
    }
}

/// The present problem, if there is one.
pub(super) fn problem<G: Face>(session: Session<G>) -> impl IntoView {
    let shell = session.shell();
    let problem = Memo::new(move |_| session.status.with(|status| status.problem.clone()));
    move || {
        problem.get().map(|problem| {
            let is_unsaved = problem == Problem::NotSaved;
            view! {
                <div class="trouble" role="alert" data-testid="trouble">
                    <span>{move || shell.say(&problem.phrase())}</span>
                    {is_unsaved.then(|| view! {
                        <button
                            type="button"
                            class="button"
                            data-testid="save-now"
                            on:click=move |_| session.save_file()
                        >
                            {shell.text("web-save-file")}
                        </button>
                    })}
                </div>
            }
        })
    }
}

/// The way back to the present, while an earlier moment is shown.
pub(super) fn looking_back<G: Face>(session: Session<G>) -> impl IntoView {
    let shell = session.shell();
    let place = Memo::new(move |_| {
        let length = session.history.with(|history| history.len());
        let playback = session.playback.get();
        (!playback.is_live(length) && !playback.is_behind(length)).then_some((playback.at, length))
    });
    move || {
        place.get().map(|(at, length)| {
            let number = |count: usize| i32::try_from(count).unwrap_or(i32::MAX);
            let phrase = Phrase::new("web-at-moment").with("at", number(at)).with("of", number(length));
            view! {
                <div class="looking-back" data-testid="looking-back">
                    <button
                        type="button"
                        class="icon-button"
                        data-testid="step-back"
                        aria-label=shell.text("web-key-back")
                        on:click=move |_| session.seek(Seek::Previous)
                    >
                        {Icon::Back.draw()}
                    </button>
                    <span>{move || shell.say(&phrase)}</span>
                    <button
                        type="button"
                        class="icon-button"
                        data-testid="step-on"
                        aria-label=shell.text("web-key-on")
                        on:click=move |_| session.seek(Seek::Next)
                    >
                        {Icon::Forward.draw()}
                    </button>
                    <button
                        type="button"
                        class="button primary"
                        data-testid="to-present"
                        on:click=move |_| session.seek(Seek::End)
                    >
                        {shell.text("web-to-present")}
                    </button>
                </div>
            }
        })
    }
}
