//! Keyboard shortcuts at the table, and the list of them.

use leptos::ev;
use leptos::prelude::*;

use super::controls::{act, end_of_turn};
use super::{Panels, typed};
use crate::browser;
use crate::context::Shell;
use crate::face::Face;
use crate::keys::{KEYS, Key, label};
use crate::modal::dialog;
use crate::playback::Seek;
use crate::session::Session;

/// Listens to keys as long as the page is open.
pub(super) fn listen<G: Face>(session: Session<G>, panels: Panels) {
    let handle = window_event_listener(ev::keydown, move |event| {
        // Boards and fields prevent the default for keys that they handle.
        let is_held = event.ctrl_key() || event.alt_key() || event.meta_key();
        let is_covered = browser::is_modal_open() || session.curtain.with_untracked(Option::is_some);
        if event.default_prevented() || is_held || is_covered {
            return;
        }
        let Some(key) = Key::from_name(&event.key()) else { return };
        if browser::is_typing() && key != Key::Skip {
            return;
        }
        event.prevent_default();
        handle(session, panels, key);
    });
    on_cleanup(move || handle.remove());
}

fn handle<G: Face>(session: Session<G>, panels: Panels, key: Key) {
    match key {
        Key::Seek(seek) => session.seek(seek),
        Key::Skip if panels.typed.get_untracked() => typed::close(panels),
        Key::Skip => session.seek(Seek::End),
        Key::Undo => session.take_back(false),
        Key::RestartTurn => session.take_back(true),
        Key::EndTurn => {
            if let Some(action) = untrack(|| end_of_turn(session)) {
                act(session, panels, action);
            }
        }
        Key::Log => panels.log.update(|is_open| *is_open = !*is_open),
        Key::Recap => session.recap(),
        Key::Type => {
            panels.typed.set(true);
        }
        Key::Rules => {
            let _ = window().open_with_url_and_target(&format!("/rules?game={}", G::ID), "_blank");
        }
        Key::Help => panels.help.set(true),
    }
}

/// The list of keys.
pub(crate) fn help(is_open: RwSignal<bool>) -> impl IntoView {
    let shell = Shell::get();
    dialog(is_open, "help", shell.text("web-keys"), move || {
        let rows = KEYS.iter().map(|(names, key)| {
            let names = names.iter().map(|name| view! { <kbd>{label(name)}</kbd> " " });
            view! { <tr><th scope="row">{names.collect_view()}</th><td>{shell.text(key.message())}</td></tr> }
        });
        view! {
            <table class="keys"><tbody>{rows.collect_view()}</tbody></table>
            <p class="soft">{shell.text("web-keys-board")}</p>
        }
        .into_any()
    })
}
