//! A field for moves in notation.

use alcazar_core::notation::{Unresolved, resolve};
use alcazar_words::Phrase;
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;

use super::Panels;
use super::controls::act;
use crate::browser;
use crate::face::Face;
use crate::icon::Icon;
use crate::modal::Menu;
use crate::scene::Choices;
use crate::session::{Session, reason_with_rule};

/// The id of the field.
const FIELD: &str = "typed-move";

/// The id of the form around it.
const FORM: &str = "typed-form";

/// The field, while it is open.
pub(super) fn field<G: Face>(session: Session<G>, panels: Panels) -> impl IntoView {
    let shell = session.shell();
    let text = RwSignal::new(String::new());
    let error = RwSignal::new(None::<Phrase>);
    Effect::new(move |_| {
        if panels.typed.get() {
            browser::focus(FIELD);
        }
    });
    let play = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let typed = text.get_untracked();
        match session.choices().with_untracked(|choices| parse::<G>(&typed, choices)) {
            Ok(action) => {
                error.set(None);
                if act(session, panels, action) {
                    text.set(String::new());
                }
            }
            Err(why) => error.set(Some(why)),
        }
    };
    // A click elsewhere closes the field if it is empty. Menus and dialogs don't count as elsewhere.
    let listener = window_event_listener(leptos::ev::click, move |event| {
        // What was clicked may have left the page by now, but it is still in the event's path.
        let selector = format!("#{FORM}, dialog");
        let is_near = event.composed_path().iter().any(|node| {
            node.dyn_ref::<web_sys::Element>()
                .is_some_and(|element| element.matches(&selector).unwrap_or(false))
        });
        if panels.typed.get_untracked() && !is_near && text.with_untracked(String::is_empty) {
            panels.typed.set(false);
        }
    });
    on_cleanup(move || listener.remove());
    let list = move || {
        let known = session
            .choices()
            .with(|choices| choices.legal.iter().map(ToString::to_string).collect::<Vec<_>>());
        known.into_iter().map(|notation| view! { <option value=notation></option> }).collect_view()
    };
    move || {
        panels.typed.get().then(|| {
            view! {
                <form id=FORM class="typed" on:submit=play>
                    <label for=FIELD>{shell.text("web-typed")}</label>
                    <input
                        id=FIELD
                        type="text"
                        list="typed-moves"
                        autocomplete="off"
                        autocapitalize="off"
                        spellcheck="false"
                        maxlength="80"
                        data-testid="typed-move"
                        prop:value=move || text.get()
                        on:input=move |event| text.set(event_target_value(&event))
                    />
                    <datalist id="typed-moves">{list}</datalist>
                    <button type="submit" class="button" data-testid="typed-play">
                        {shell.text("web-typed-play")}
                    </button>
                    <button
                        type="button"
                        class="icon-button quiet"
                        data-testid="close-typed"
                        aria-label=shell.text("web-close")
                        on:click=move |_| close(panels)
                    >
                        {Icon::Close.draw()}
                    </button>
                    <p role="alert" class="small">
                        {move || error.with(|error| error.as_ref().map(|why| shell.say(why)))}
                    </p>
                </form>
            }
        })
    }
}

/// Closes the field and focuses the menu, from which it can be opened again.
pub(super) fn close(panels: Panels) {
    panels.typed.set(false);
    browser::focus(Menu::BUTTON);
}

/// The action that was typed, or why it is none.
fn parse<G: Face>(typed: &str, choices: &Choices<G>) -> Result<G::Action, Phrase> {
    let unresolved = match resolve(typed, &choices.legal) {
        Ok(index) => return Ok(choices.legal[index]),
        Err(unresolved) => unresolved,
    };
    // An action that is understood but illegal has a reason.
    let refused: Vec<G::Action> = choices.refused.iter().map(|(action, _)| *action).collect();
    if unresolved == Unresolved::Nothing
        && let Ok(index) = resolve(typed, &refused)
    {
        return Err(reason_with_rule::<G>(&choices.refused[index].1));
    }
    Err(match unresolved {
        Unresolved::Nothing => Phrase::new("typed-nothing").with("text", typed.to_owned()),
        Unresolved::Ambiguous(candidates) => {
            let phrase = |choice: String| Phrase::new("typed").with("text", choice);
            let choices = alcazar_words::Argument::Any(candidates.into_iter().map(phrase).collect());
            Phrase::new("typed-ambiguous").with("text", typed.to_owned()).with("choices", choices)
        }
    })
}
