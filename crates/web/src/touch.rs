//! Things that can be touched by mouse, finger and keyboard, with a name for screen readers.
//!
//! Each game decides what touches lead to ([`Pick`]), without side effects. The touches so far are a list;
//! the legal actions that fit all of them are still possible.

use alcazar_words::Phrase;
use leptos::attr::Attribute;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;

use crate::face::Face;
use crate::scene::{Choices, Hint, Scene};

/// From touches to an action.
pub trait Pick: Face {
    /// The result of touching something after what has been touched.
    fn pick(choices: &Choices<Self>, touched: &[Self::Touch], new: &Self::Touch) -> Outcome<Self>;

    /// Whether a thing is highlighted: it fits the touches so far, or can begin a choice.
    fn glows(choices: &Choices<Self>, touched: &[Self::Touch], thing: &Self::Touch) -> bool;

    /// Whether a choice has begun. From then on, hovering something impossible says why; before, that would
    /// only distract.
    fn has_begun(_choices: &Choices<Self>, touched: &[Self::Touch]) -> bool {
        !touched.is_empty()
    }

    /// What there is to say about a thing beyond its name, for players who don't see the board.
    fn details(_view: &Self::View, _thing: &Self::Touch) -> Option<Phrase> {
        None
    }

    /// A name for a touch, for tests and styles.
    fn touch_name(touch: &Self::Touch) -> String;
}

/// The result of a touch.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome<G: Face> {
    /// The choice is incomplete; these are the touches so far.
    Touched(Vec<G::Touch>),
    /// The choice is complete.
    Chosen(G::Action),
    /// It fits no action, with the reason if there is one.
    Refused(Option<(G::Action, G::Illegal)>),
}

/// The attributes that make an element touchable.
///
/// While the player is asked, a thing is a button: its name is what a touch would do, and its description is
/// what it is. What leads nowhere can be pressed too, and says why it is impossible. At other times the thing
/// is an image with a name. `roving.rs` decides which things are tab stops.
pub fn touchable<G: Pick>(scene: Scene<G>, touch: G::Touch, thing: Signal<Phrase>) -> impl Attribute {
    let touch = StoredValue::new(touch);
    // Choices change with every move. Of each thing, only this depends on them.
    let now = Memo::new(move |_| {
        scene.choices.with(|choices| {
            touch.with_value(|touch| scene.touched.with(|touched| Now::of(choices, touched, touch)))
        })
    });
    let is_asked = move || now.with(|now| now.promise.is_some());
    let glows = move || now.with(|now| now.glows);
    let is_touched = move || now.with(|now| now.is_touched);
    // If the suggestion were the only legal action, the highlighted things would lead to it.
    let is_suggested = Memo::new(move |_| {
        scene.suggestion.get().is_some_and(|action| {
            let seat = scene.choices.with(|choices| choices.seat);
            let only = Choices { seat, legal: vec![action], refused: Vec::new() };
            touch.with_value(|touch| scene.touched.with(|touched| G::glows(&only, touched, touch)))
        })
    });
    let action = move || {
        now.with(|now| if let Some(Promise::Does(action)) = now.promise { Some(action) } else { None })
    };
    let is_impossible =
        move || now.with(|now| matches!(now.promise, Some(Promise::Nothing))).then_some("true");
    // Most moves leave most things as they are, whose names are then not formatted again.
    let phrase = Memo::new(move |_| thing.get());
    let thing_name = Memo::new(move |_| phrase.with(|phrase| scene.say(phrase)));
    let name = Memo::new(move |_| match action() {
        Some(action) => scene.words.with(|words| words.action::<G>(&action)),
        None => thing_name.get(),
    });
    let details =
        Memo::new(move |_| touch.with_value(|touch| scene.view.with(|view| G::details(view, touch))));
    // A thing that is named after an action is still the thing: without this, a player who does not see the
    // board would hear where they can go, but not what is there.
    let description = move || {
        let is_hidden =
            action().is_some() && name.with(|name| thing_name.with(|thing_name| name != thing_name));
        let details = details.with(|details| details.as_ref().map(|details| scene.say(details)));
        let parts: Vec<String> =
            [is_hidden.then(|| thing_name.get()), details].into_iter().flatten().collect();
        (!parts.is_empty()).then(|| parts.join(". "))
    };
    let point = move || {
        scene.hint.set(Some(touch.with_value(|touch| hint(scene, touch, thing))));
        scene.pointed.set(Some(touch.get_value()));
    };
    let leave = move || {
        scene.hint.set(None);
        scene.pointed.set(None);
    };
    view! {
        <{..}
            role=move || if is_asked() { "button" } else { "img" }
            aria-label=move || name.get()
            aria-description=description
            data-thing=""
            aria-pressed=move || is_asked().then(|| is_touched().to_string())
            aria-disabled=is_impossible
            class:handle=is_asked
            class:glows=glows
            class:touched=is_touched
            class:suggested=is_suggested
            data-touch=move || is_asked().then(|| touch.with_value(|touch| G::touch_name(touch)))
            data-action=move || action().map(|action| action.to_string())
            on:click=move |_| touch.with_value(|touch| press(scene, touch))
            on:keydown=move |event| touch.with_value(|touch| key(scene, touch, &event))
            on:pointerenter=move |_| point()
            on:pointerleave=move |_| leave()
            on:focus=move |_| point()
            on:blur=move |_| leave()
        />
    }
}

/// What the present choices make of a thing.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Now<A> {
    /// Only for players who are asked.
    promise: Option<Promise<A>>,
    glows: bool,
    is_touched: bool,
}

impl<A> Now<A> {
    fn of<G: Pick<Action = A>>(choices: &Choices<G>, touched: &[G::Touch], touch: &G::Touch) -> Self {
        let promise = choices.seat.map(|_| match G::pick(choices, touched, touch) {
            Outcome::Touched(_) => Promise::Open,
            Outcome::Chosen(action) => Promise::Does(action),
            Outcome::Refused(_) => Promise::Nothing,
        });
        Self { promise, glows: G::glows(choices, touched, touch), is_touched: touched.contains(touch) }
    }
}

/// What can be seen of a thing before it is touched.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Promise<A> {
    Open,
    Does(A),
    Nothing,
}

/// Touches a thing.
pub fn press<G: Pick>(scene: Scene<G>, touch: &G::Touch) {
    let outcome = scene.choices.with_untracked(|choices| {
        choices.seat?;
        Some(scene.touched.with_untracked(|touched| G::pick(choices, touched, touch)))
    });
    match outcome {
        Some(Outcome::Chosen(action)) => {
            scene.touched.set(Vec::new());
            scene.hint.set(None);
            scene.act.run(action);
        }
        Some(Outcome::Touched(touched)) => scene.touched.set(touched),
        Some(Outcome::Refused(Some((action, why)))) => scene.hint.set(Some(Hint::CanNot(action, why))),
        Some(Outcome::Refused(None)) | None => {}
    }
}

fn key<G: Pick>(scene: Scene<G>, touch: &G::Touch, event: &KeyboardEvent) {
    match event.key().as_str() {
        "Enter" | " " if !is_modified(event) => {
            event.prevent_default();
            press(scene, touch);
        }
        _ => clear_on_escape(scene, event),
    }
}

/// Whether a key is held that makes it a shortcut of the browser or the table.
fn is_modified(event: &KeyboardEvent) -> bool {
    event.ctrl_key() || event.alt_key() || event.meta_key()
}

/// Escape clears the touches.
pub fn clear_on_escape<G: Face>(scene: Scene<G>, event: &KeyboardEvent) {
    if event.key() == "Escape" && scene.touched.with_untracked(|touched| !touched.is_empty()) {
        event.prevent_default();
        scene.touched.set(Vec::new());
    }
}

/// What a touch would do, why it is impossible, or else what the thing is.
fn hint<G: Pick>(scene: Scene<G>, touch: &G::Touch, thing: Signal<Phrase>) -> Hint<G> {
    let outcome = scene.choices.with_untracked(|choices| {
        choices.seat?;
        scene.touched.with_untracked(|touched| {
            Some((G::pick(choices, touched, touch), G::has_begun(choices, touched)))
        })
    });
    match outcome {
        Some((Outcome::Chosen(action), _)) => Hint::Can(action),
        Some((Outcome::Refused(Some((action, why))), true)) => Hint::CanNot(action, why),
        _ => Hint::Thing(thing.get_untracked()),
    }
}

/// Moves the focus to the first button of `window`, for players who use the keyboard. The focus stays where
/// it is if it is outside the game, which is what matches the selector.
pub fn focus_first(window: &web_sys::Element, game: &str) {
    let is_free = document().active_element().is_none_or(|active| {
        active.tag_name() == "BODY" || active.closest(game).is_ok_and(|found| found.is_some())
    });
    let first = window.query_selector("button").ok().flatten();
    if let Some(first) =
        first.filter(|_| is_free).and_then(|first| first.dyn_into::<web_sys::HtmlElement>().ok())
    {
        // If the browser does not focus it, no harm is done.
        let _ = first.focus();
    }
}
