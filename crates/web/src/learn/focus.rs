//! The focus follows what the learner is asked for, so that keyboard and screen reader are where they should
//! be.

use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::HtmlElement;

use crate::browser;

/// What leads to the suggestion on the board, in the hand or among the controls.
const SUGGESTED: &str = ".table .suggested.glows, .table button.suggested:not([disabled])";

/// Focuses what is marked, once the page shows it.
pub(super) fn on_suggestion() {
    focus_soon(SUGGESTED);
}

/// Focuses the button that leads on.
pub(super) fn on_next() {
    focus_soon("[data-testid=coach-next]");
}

fn focus_soon(selector: &'static str) {
    request_animation_frame(move || {
        // A dialog or a text field keeps the focus.
        if browser::is_modal_open() || browser::is_typing() {
            return;
        }
        if let Ok(Some(element)) = document().query_selector(selector) {
            // Elements of drawings have this method too.
            let _ = element.unchecked_into::<HtmlElement>().focus();
        }
    });
}
