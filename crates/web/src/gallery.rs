//! The gallery of what all games share: colours, type, spacing, controls.

use std::sync::Arc;

use alcazar_words::{Phrase, Words};
use leptos::prelude::*;

use crate::context::Shell;

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

/// One component, drawn from SVG markup.
pub(crate) fn frame(view_box: &'static str, markup: &str) -> impl IntoView + use<> {
    view! { <svg class="specimen" viewBox=view_box aria-hidden="true" inner_html=markup.to_owned()></svg> }
}

/// Several components under a title, which is a message.
pub(crate) fn section(id: &'static str, specimens: AnyView, size: &'static str) -> impl IntoView {
    let title = Shell::get().text(id);
    view! {
        <section class="gallery-section">
            <h2>{title}</h2>
            <div class=format!("specimens {size}")>{specimens}</div>
        </section>
    }
}

/// The classes of a touchable component at rest, highlighted, touched, and without a legal action.
pub(crate) const STATES: [&str; 4] = ["", "handle glows", "handle touched", "handle"];

/// A touchable component: the view box, the halo as x, y, width and height, and the markup.
pub(crate) type Touchable = (&'static str, (f64, f64, f64, f64), String);

/// Touchable components in each of their states.
pub(crate) fn states(components: &[Touchable]) -> AnyView {
    let specimen = |state: &'static str, (view_box, halo, markup): &Touchable| {
        let (x, y, width, height) = *halo;
        view! {
            <svg class="specimen" viewBox=*view_box aria-hidden="true">
                <g class=state>
                    <rect class="halo" x=x y=y width=width height=height rx="13"></rect>
                    <g inner_html=markup.clone()></g>
                </g>
            </svg>
        }
    };
    let all = STATES.into_iter().flat_map(|state| components.iter().map(move |one| specimen(state, one)));
    all.collect_view().into_any()
}
