//! The gallery of what all games share: colours, type, spacing, controls.

use std::sync::Arc;

use alcazar_words::{Phrase, Words};
use leptos::prelude::*;

const COLOURS: [&str; 12] = [
    "--ink",
    "--ink-soft",
    "--paper",
    "--paper-raised",
    "--paper-sunk",
    "--line",
    "--accent",
    "--accent-ink",
    "--good",
    "--bad",
    "--focus",
    "--glow",
];
const SIZES: [&str; 5] = ["--text-s", "--text-m", "--text-l", "--text-xl", "--text-title"];
const SPACES: [&str; 6] = ["--space-1", "--space-2", "--space-3", "--space-4", "--space-5", "--space-6"];

/// The shared part of the gallery.
pub fn gallery(words: Signal<Arc<Words>>) -> AnyView {
    let say = move |id: &'static str| move || words.with(|words| words.say(&Phrase::new(id)));
    let colours = COLOURS.into_iter().map(|name| {
        view! {
            <figure class="swatch">
                <div style:background=format!("var({name})")></div>
                <figcaption>{name}</figcaption>
            </figure>
        }
    });
    let sizes = SIZES.into_iter().flat_map(|size| {
        ["--serif", "--sans"].map(|family| {
            view! {
                <p
                    class="type-sample"
                    style:font-family=format!("var({family})")
                    style:font-size=format!("var({size})")
                >
                    {say("web-gallery-sample")} <code>{size}</code>
                </p>
            }
        })
    });
    let spaces = SPACES.into_iter().map(|space| {
        view! {
            <figure class="swatch">
                <span
                    class="space-sample"
                    style:width=format!("var({space})")
                    style:height=format!("var({space})")
                ></span>
                <figcaption>{space}</figcaption>
            </figure>
        }
    });
    view! {
        <section class="shared-gallery">
            <h2>{say("web-gallery-colours")}</h2>
            <div class="specimens">{colours.collect_view()}</div>
            <h2>{say("web-gallery-type")}</h2>
            {sizes.collect_view()}
            <h2>{say("web-gallery-spacing")}</h2>
            <div class="specimens">{spaces.collect_view()}</div>
            <h2>{say("web-gallery-controls")}</h2>
            <div class="specimens">
                <button type="button" class="button">{say("web-gallery-button")}</button>
                <button type="button" class="button primary">{say("web-gallery-primary")}</button>
                <button type="button" class="button quiet">{say("web-gallery-quiet")}</button>
                <button type="button" class="button" disabled>{say("web-gallery-disabled")}</button>
            </div>
        </section>
    }
    .into_any()
}
