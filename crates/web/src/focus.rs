//! Where the keyboard's focus goes when the focused element disappears.
//!
//! A decision usually removes or disables what was pressed. The browser would then start again at the top of
//! the page. Instead the focus goes to the next choice; while others act, to the board; and on a new page, to
//! its heading. Pages know nothing of this: an observer of the document notices the changes. The focus of
//! people who use a pointer is left alone, except on a new page.

use std::cell::{Cell, RefCell};

use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use wasm_bindgen::closure::Closure;
use web_sys::{
    Element, Event, FocusOptions, HtmlElement, KeyboardEvent, MutationObserver, MutationObserverInit,
};

use crate::browser;
use crate::roving::{self, elements, is_drawn, matches};

/// Attributes whose change can move the focus or a tab stop.
const OBSERVED: [&str; 6] = ["class", "disabled", "hidden", "open", "data-pending", "data-asked"];

/// What can be chosen at a table, best first. What asks is in front of the board.
const CHOICES: [&str; 4] = [
    ".offer .glows",
    ".offer button:not(:disabled)",
    "main [data-touch].glows:not([aria-disabled])",
    "main [data-testid=end-turn]:not(:disabled)",
];

/// How long Enter and Space do nothing after the focus has moved by itself, in milliseconds. Nobody can have
/// meant the new place by then.
const GUARD_MS: f64 = 250.0;

#[derive(Default)]
struct State {
    /// The element that had the focus last.
    last: Option<Element>,
    /// The main element of the present page.
    page: Option<Element>,
    /// Whether the last input came from a pointer.
    is_pointer: bool,
    /// Whether the board has the focus only until the next choice appears.
    is_waiting: bool,
    /// When the focus was last moved.
    moved_at: f64,
    /// Whether it was moved while a key was held.
    moved_in_press: bool,
}

thread_local! {
    static STATE: RefCell<State> = RefCell::default();
    /// Whether a look at the page is due.
    static IS_DUE: Cell<bool> = const { Cell::new(false) };
    /// The title of a page that has just been opened.
    static TITLE: RwSignal<String> = RwSignal::new(String::new());
}

fn with<T>(change: impl FnOnce(&mut State) -> T) -> T {
    STATE.with_borrow_mut(change)
}

/// Starts watching, as long as the client runs.
pub(crate) fn start() {
    let schedule = || {
        if !IS_DUE.replace(true) {
            request_animation_frame(|| {
                IS_DUE.set(false);
                settle();
            });
        }
    };
    let changed = Closure::<dyn Fn()>::new(schedule);
    let options = MutationObserverInit::new();
    options.set_child_list(true);
    options.set_subtree(true);
    let observed: js_sys::Array = OBSERVED.iter().map(|name| wasm_bindgen::JsValue::from(*name)).collect();
    options.set_attribute_filter(&observed);
    if let (Ok(observer), Some(body)) =
        (MutationObserver::new(changed.as_ref().unchecked_ref()), document().body())
    {
        let _ = observer.observe_with_options(&body, &options);
    }
    changed.forget();
    // Before the page sees the event, since boards stop some.
    capture("pointerdown", |_| with(|state| state.is_pointer = true));
    capture("keydown", |event| on_key(event.unchecked_ref()));
    capture("focusin", |event| {
        let Some(element) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) else {
            return;
        };
        roving::remember(&element);
        with(|state| {
            state.is_waiting &= matches(&element, ".board");
            state.last = Some(element);
        });
    });
    // After it, since boards and windows handle some keys themselves.
    window_event_listener(leptos::ev::keydown, |event| {
        if !event.default_prevented() && !browser::is_modal_open() && roving::handle(&event) {
            event.prevent_default();
        }
    });
}

/// Listens to an event of the window before anything else does.
fn capture(name: &str, listen: impl Fn(&Event) + 'static) {
    let listener = Closure::<dyn Fn(Event)>::new(move |event: Event| listen(&event));
    let callback = listener.as_ref().unchecked_ref();
    let _ = window().add_event_listener_with_callback_and_bool(name, callback, true);
    listener.forget();
}

fn on_key(event: &KeyboardEvent) {
    let is_early = with(|state| {
        if !matches!(event.key().as_str(), "Shift" | "Control" | "Alt" | "AltGraph" | "Meta") {
            state.is_pointer = false;
        }
        if !event.repeat() {
            state.moved_in_press = false;
        }
        state.moved_in_press || browser::now() - state.moved_at < GUARD_MS
    });
    if is_early && matches!(event.key().as_str(), "Enter" | " ") {
        event.prevent_default();
        event.stop_immediate_propagation();
    }
}

/// Announces the title of each page after the first.
pub(crate) fn page_title() -> impl IntoView {
    let title = TITLE.with(|title| *title);
    view! { <p class="unseen" role="status" data-testid="page-title">{title}</p> }
}

/// Looks at the page after a change.
fn settle() {
    roving::refresh();
    let document = document();
    if document.query_selector("[data-testid=table][data-pending]").is_ok_and(|found| found.is_some()) {
        return;
    }
    let Some(page) = document.get_element_by_id("main") else { return };
    let before = with(|state| state.page.replace(page.clone()));
    let is_new = before.is_some_and(|before| before != page);
    if is_new {
        TITLE.with(|title| title.set(document.title()));
    }
    let active = document.active_element();
    let is_lost = active.as_ref().is_none_or(|active| {
        matches(active, "body, :disabled, [hidden], [hidden] *")
            || !is_drawn(active) && !matches(active, "#main")
    });
    let (is_waiting, is_pointer, had_focus) =
        with(|state| (state.is_waiting, state.is_pointer, state.last.is_some()));
    if is_new && is_lost && is_pointer {
        // Nothing is drawn around it for people who use a pointer.
        move_to(&page);
    } else if is_lost && had_focus && !is_pointer {
        move_on(&page);
    } else if is_waiting && let Some(choice) = next_choice() {
        move_to(&choice);
    }
}

/// Moves the focus to the next choice, the board, or the heading of the page.
fn move_on(page: &Element) {
    let find = |selector: &str| document().query_selector(selector).ok().flatten().filter(is_drawn);
    if let Some(inside) = find("dialog[open] :is(button, a, input, select), .curtain button") {
        move_to(&inside);
    } else if let Some(choice) = next_choice() {
        move_to(&choice);
    } else if let Some(board) = find("main .board") {
        move_to(&board);
        // A choice that appears after an animation of the player's own action is theirs to make next. When
        // others have acted in between, the player may be busy reading.
        let is_asked = find("[data-testid=table][data-asked]").is_some();
        with(|state| state.is_waiting = is_asked);
    } else {
        move_to(&find("main h1").unwrap_or_else(|| page.clone()));
    }
}

fn next_choice() -> Option<Element> {
    let choices = CHOICES.iter().flat_map(|selector| elements(document().query_selector_all(selector)));
    choices.into_iter().find(is_drawn)
}

fn move_to(element: &Element) {
    if !element.has_attribute("tabindex") && !matches(element, "button, a, input, select") {
        let _ = element.set_attribute("tabindex", "-1");
    }
    with(|state| {
        state.moved_at = browser::now();
        state.moved_in_press = true;
    });
    let options = FocusOptions::new();
    // A page begins at its top; a choice has to be seen.
    options.set_prevent_scroll(matches(element, "#main, .board"));
    let _ = element.unchecked_ref::<HtmlElement>().focus_with_options(&options);
}
