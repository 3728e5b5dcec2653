//! How a thing is touched: by mouse, by finger and by key, with a name for those who can't see it.

use leptos::attr::Attribute;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use toledo::State;

use super::pick::{self, Outcome, Touch};
use crate::scene::{Hint, Scene};
use alcazar_words::Phrase;

/// The attributes that make an element a thing that can be touched.
///
/// While the player is asked, what leads on is a stop of the tab key; the rest can be pressed too, and says why not. At other
/// times the thing is a picture with a name.
pub fn handle(scene: Scene<State>, touch: Touch, thing: Signal<Phrase>) -> impl Attribute {
    let is_asked = move || scene.choices.with(|choices| choices.seat.is_some());
    let outcome = Memo::new(move |_| {
        scene.choices.with(|choices| {
            choices.seat.map(|_| scene.touched.with(|touched| pick::touch(choices, touched, touch)))
        })
    });
    let glows = Memo::new(move |_| {
        scene.choices.with(|choices| scene.touched.with(|touched| pick::glows(choices, touched, touch)))
    });
    let is_touched = Memo::new(move |_| scene.touched.with(|touched| touched.contains(&touch)));
    let action = move || {
        outcome.with(|outcome| if let Some(Outcome::Chosen(action)) = outcome { Some(*action) } else { None })
    };
    let label = move || match action() {
        Some(action) => scene.words.with(|words| words.action::<State>(&action)),
        None => scene.say(&thing.get()),
    };
    let point = move || scene.hint.set(Some(hint(scene, touch, thing)));
    let leave = move || scene.hint.set(None);
    view! {
        <{..}
            role=move || if is_asked() { "button" } else { "img" }
            tabindex=move || is_asked().then(|| if glows.get() || is_touched.get() { "0" } else { "-1" })
            aria-label=label
            aria-pressed=move || is_asked().then(|| is_touched.get().to_string())
            aria-disabled=move || {
                outcome.with(|outcome| matches!(outcome, Some(Outcome::Refused(_)))).then_some("true")
            }
            class:handle=is_asked
            class:glows=glows
            class:touched=is_touched
            data-touch=move || is_asked().then(|| name(touch))
            data-action=move || action().map(|action| action.to_string())
            on:click=move |_| press(scene, touch)
            on:keydown=move |event| key(scene, touch, &event)
            on:pointerenter=move |_| point()
            on:pointerleave=move |_| leave()
            on:focus=move |_| point()
            on:blur=move |_| leave()
        />
    }
}

/// A name for a touch, for tests and styles.
fn name(touch: Touch) -> String {
    match touch {
        Touch::Pile => "pile".to_owned(),
        Touch::Card(value) => format!("card {}", value.number()),
        Touch::Shop(shop) => format!("shop {shop}"),
        Touch::Figure(step) => format!("figure {step}"),
        Touch::Step(step) => format!("step {step}"),
        Touch::Sword(sword) => format!("sword {sword}"),
        Touch::Tile(tile) => format!("tile {tile}"),
        Touch::Player(seat) => format!("player {}", seat.index()),
        Touch::Choice(action) => format!("choice {action}"),
    }
}

/// Touches a thing.
pub fn press(scene: Scene<State>, touch: Touch) {
    let outcome = scene.choices.with_untracked(|choices| {
        choices.seat?;
        Some(scene.touched.with_untracked(|touched| pick::touch(choices, touched, touch)))
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

fn key(scene: Scene<State>, touch: Touch, event: &KeyboardEvent) {
    match event.key().as_str() {
        "Enter" | " " => {
            event.prevent_default();
            event.stop_propagation();
            press(scene, touch);
        }
        "Escape" if scene.touched.with_untracked(|touched| !touched.is_empty()) => {
            event.stop_propagation();
            scene.touched.set(Vec::new());
        }
        _ => {}
    }
}

/// What a touch would do, why it can't be, or else what the thing is.
fn hint(scene: Scene<State>, touch: Touch, thing: Signal<Phrase>) -> Hint<State> {
    let hint = scene.choices.with_untracked(|choices| {
        scene.touched.with_untracked(|touched| pick::hint(choices, touched, touch))
    });
    // A reason is worth reading once something is chosen; before that it would only be in the way.
    let is_begun = scene.touched.with_untracked(|touched| !touched.is_empty());
    match hint {
        Some(hint) if is_begun || !matches!(hint, Hint::CanNot(..)) => hint,
        _ => Hint::Thing(thing.get_untracked()),
    }
}
