//! The controls of a replay.

use alcazar_words::Phrase;
use leptos::ev;
use leptos::prelude::*;

use crate::browser;
use crate::face::Face;
use crate::icon::Icon;
use crate::keys::Key;
use crate::playback::Seek;
use crate::scene::Scene;
use crate::session::Session;
use crate::table::keyboard::shortcut;
use crate::table::{Panels, queries};

/// What happened just before the moment shown.
pub(super) fn line<G: Face>(session: Session<G>) -> String {
    let shell = session.shell();
    let at = session.playback.get().at;
    session.history.with(|history| match at.checked_sub(1).and_then(|last| history.entries().get(last)) {
        Some(entry) => shell.words.with(|words| words.seen::<G>(&entry.kind, history.viewer)),
        None => shell.say(&Phrase::new("web-replay-start")),
    })
}

/// The buttons and the slider.
pub(super) fn transport<G: Face>(session: Session<G>) -> impl IntoView {
    let shell = session.shell();
    let length = Memo::new(move |_| session.history.with(|history| history.len()));
    let is_running = move || session.playback.get().is_behind(length.get());
    let button = move |id: &'static str, icon: Icon, message: &'static str, seek: Seek| {
        view! {
            <button
                type="button"
                class="icon-button"
                data-testid=id
                aria-label=shell.text(message)
                title=shell.text(message)
                on:click=move |_| session.seek(seek)
            >
                {icon.draw()}
            </button>
        }
    };
    let number = |count: usize| i32::try_from(count).unwrap_or(i32::MAX);
    let place = move || {
        let at = session.playback.get().at;
        shell.say(&Phrase::new("web-at-moment").with("at", number(at)).with("of", number(length.get())))
    };
    // What the slider says is what happened at that moment.
    let told =
        move || shell.say(&Phrase::new("web-moment-told").with("place", place()).with("line", line(session)));
    let slide = move |event: ev::Event| {
        session.seek(Seek::To(event_target_value(&event).parse().unwrap_or_default()));
    };
    view! {
        <div class="transport" role="group" aria-label=shell.text("web-transport")>
            {button("to-start", Icon::Start, "web-key-start", Seek::Start)}
            {button("step-back", Icon::Back, "web-key-back", Seek::Previous)}
            <button
                type="button"
                class="icon-button primary"
                data-testid="run"
                aria-pressed=move || is_running().to_string()
                aria-label=shell.text("web-key-run")
                title=shell.text("web-key-run")
                on:click=move |_| session.seek(if untrack(is_running) { Seek::Pause } else { Seek::Play })
            >
                {move || if is_running() { Icon::Pause.draw() } else { Icon::Play.draw() }}
            </button>
            {button("step-on", Icon::Forward, "web-key-on", Seek::Next)}
            {button("to-end", Icon::End, "web-key-end", Seek::End)}
            <input
                type="range"
                min="0"
                max=move || length.get()
                data-testid="slider"
                aria-label=shell.text("web-moment")
                aria-valuetext=told
                prop:value=move || session.playback.get().at
                on:input=slide
            />
            <span class="soft small place">{place}</span>
        </div>
    }
}

/// Listens to keys as long as the page is open.
pub(super) fn listen<G: Face>(session: Session<G>, scene: Scene<G>, panels: Panels) {
    let handle = window_event_listener(ev::keydown, move |event| {
        let length = session.history.with_untracked(|history| history.len());
        let is_running = session.playback.get_untracked().is_behind(length);
        match shortcut(session.shell(), &event) {
            Some(Key::Pause) if browser::is_focused() => return,
            Some(Key::Seek(Seek::Play) | Key::Pause) if is_running => session.seek(Seek::Pause),
            Some(Key::Pause) => session.seek(Seek::Play),
            Some(Key::Seek(seek)) => session.seek(seek),
            Some(Key::Skip) => session.seek(Seek::Pause),
            Some(Key::Log) => panels.toggle_log(session.shell()),
            Some(Key::Query(query)) => queries::ask(session, scene, panels, query),
            Some(Key::TextView) => panels.text_view.set(true),
            Some(Key::Help) => panels.help.set(true),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || handle.remove());
}
