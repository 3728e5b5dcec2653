//! Keyboard shortcuts at the table, and the list of them.

use alcazar_words::Phrase;
use leptos::ev;
use leptos::prelude::*;

use super::controls::{act, end_of_turn};
use super::{Panels, queries, typed};
use crate::browser;
use crate::context::Shell;
use crate::face::Face;
use crate::keys::{self, KEYS, Key};
use crate::modal::dialog;
use crate::playback::Seek;
use crate::rules::rules_address;
use crate::scene::Scene;
use crate::session::Session;

/// The shortcut that a key event means, unless a window or a field gets the event.
pub(crate) fn shortcut(shell: Shell, event: &ev::KeyboardEvent) -> Option<Key> {
    // Boards and fields prevent the default for keys that they handle.
    if event.default_prevented() || browser::is_modal_open() {
        return None;
    }
    let name = keys::name(event)?;
    let key = shell.settings.with_untracked(|settings| settings.shortcuts.find(&name))?;
    (key == Key::Skip || !browser::is_typing()).then_some(key)
}

/// Listens to keys as long as the page is open.
pub(super) fn listen<G: Face>(session: Session<G>, scene: Scene<G>, panels: Panels) {
    let handle = window_event_listener(ev::keydown, move |event| {
        if session.curtain.with_untracked(Option::is_some) {
            return;
        }
        if let Some(key) = shortcut(session.shell(), &event) {
            // The space bar presses the control that has the focus.
            if key == Key::Pause && browser::is_focused() {
                return;
            }
            event.prevent_default();
            handle(session, scene, panels, key);
        }
    });
    on_cleanup(move || handle.remove());
}

fn handle<G: Face>(session: Session<G>, scene: Scene<G>, panels: Panels, key: Key) {
    match key {
        Key::Seek(Seek::Next) if untrack(|| session.can_step()) => session.step(),
        Key::Seek(seek) => session.seek(seek),
        Key::Pause => session.set_paused(!session.is_paused.get_untracked()),
        Key::Skip if panels.typed.get_untracked() => typed::close(panels),
        Key::Skip if panels.answer.with_untracked(Option::is_some) => panels.answer.set(None),
        // Wherever the focus is, Escape first gives up a choice that has begun.
        Key::Skip if scene.touched.with_untracked(|touched| !touched.is_empty()) => {
            scene.touched.set(Vec::new());
        }
        Key::Skip => session.skip(),
        Key::Undo => session.take_back(false),
        Key::RestartTurn => session.take_back(true),
        Key::EndTurn => {
            if let Some(action) = untrack(|| end_of_turn(session)) {
                act(session, panels, action);
            }
        }
        Key::Log => panels.toggle_log(session.shell()),
        Key::Recap => session.recap(),
        Key::Query(query) => queries::ask(session, scene, panels, query),
        Key::TextView => panels.text_view.set(true),
        Key::Type => panels.typed.set(true),
        Key::Rules => {
            let _ = window().open_with_url_and_target(&rules_address(G::ID, None), "_blank");
        }
        Key::Help => panels.help.set(true),
    }
}

/// The list of keys, in which they can be changed or switched off.
pub(crate) fn help(is_open: RwSignal<bool>) -> impl IntoView {
    let shell = Shell::get();
    let settings = shell.settings;
    dialog(is_open, "help", shell.text("web-keys"), move || {
        let changing = RwSignal::new(None::<Key>);
        let problem = RwSignal::new(false);
        let rows = KEYS.iter().map(|(_, key)| row(shell, *key, changing, problem)).collect_view();
        let is_changed = Memo::new(move |_| settings.with(|settings| settings.shortcuts.is_changed()));
        view! {
            {switch(shell)}
            <p class="soft">{shell.text("web-keys-move")}</p>
            <table class="keys"><tbody>{rows}</tbody></table>
            <p role="alert">{move || problem.get().then(|| shell.say(&Phrase::new("web-keys-refused")))}</p>
            <p>
                <button
                    type="button"
                    class="button"
                    data-testid="reset-keys"
                    disabled=move || !is_changed.get()
                    on:click=move |_| settings.update(|settings| settings.shortcuts.reset())
                >
                    {shell.text("web-keys-reset")}
                </button>
            </p>
        }
        .into_any()
    })
}

/// The switch for all shortcuts.
pub(crate) fn switch(shell: Shell) -> impl IntoView {
    let settings = shell.settings;
    let set = move |event: ev::Event| {
        settings.update(|settings| settings.shortcuts.is_off = !event_target_checked(&event));
    };
    view! {
        <label class="field check">
            <input
                type="checkbox"
                data-testid="shortcuts"
                prop:checked=move || settings.with(|settings| !settings.shortcuts.is_off)
                on:change=set
            />
            <span>{shell.text("web-settings-shortcuts")}</span>
        </label>
    }
}

/// A shortcut with its keys, and a button to change them.
fn row(shell: Shell, key: Key, changing: RwSignal<Option<Key>>, problem: RwSignal<bool>) -> impl IntoView {
    let settings = shell.settings;
    let names = move || {
        let names = settings.with(|settings| settings.shortcuts.names(key));
        names.iter().map(|name| view! { <kbd>{shell.say(&keys::label(name))}</kbd> " " }).collect_view()
    };
    let is_changing = move || changing.get() == Some(key);
    let press = move |event: ev::KeyboardEvent| {
        if changing.get_untracked() != Some(key) {
            return;
        }
        let Some(name) = keys::name(&event) else { return };
        changing.set(None);
        if name == "Tab" {
            return;
        }
        event.prevent_default();
        let mut is_refused = false;
        if !matches!(name.as_str(), "Escape" | "Enter") {
            settings.update(|settings| is_refused = !settings.shortcuts.change(key, &name));
        }
        problem.set(is_refused);
    };
    let label = move || {
        let id = if is_changing() { "web-keys-press" } else { "web-keys-change" };
        shell.say(&Phrase::new(id))
    };
    let name = move || {
        let what = Phrase::new(key.message());
        let id = if is_changing() { "web-keys-press" } else { "web-keys-change-what" };
        shell.say(&Phrase::new(id).with("what", what))
    };
    view! {
        <tr>
            <th scope="row">{names}</th>
            <td>{shell.text(key.message())}</td>
            <td>
                {key.can_change().then(|| view! {
                    <button
                        type="button"
                        class="button quiet"
                        data-testid="change-key"
                        data-key=key.message()
                        aria-label=name
                        on:click=move |_| {
                            problem.set(false);
                            changing.set(Some(key));
                        }
                        on:keydown=press
                        on:blur=move |_| changing.set(None)
                    >
                        {label}
                    </button>
                })}
            </td>
        </tr>
    }
}
