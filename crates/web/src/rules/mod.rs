//! The pages about a game: its numbered rules with pictures, contents and search; where the figures in them
//! come from; and a summary to print. Every reason for an illegal action links to its rule.

mod address;
mod contents;
mod document;
mod frame;
mod search;
mod summary;

use alcazar_words::Phrase;
use leptos::prelude::*;
use leptos_router::hooks::use_location;

pub(crate) use address::rules_address;
pub(crate) use summary::page as summary_page;

use contents::{Chapter, contents};
use document::Document;
use frame::Frame;
use search::{Hits, search};

/// The page with the rules.
pub(crate) fn page() -> impl IntoView {
    text_page(Document::Rules)
}

/// The page that says where the figures in the rules come from.
pub(crate) fn sources_page() -> impl IntoView {
    text_page(Document::Sources)
}

fn text_page(kind: Document) -> impl IntoView {
    let frame = Frame::open(kind);
    let Frame { shell, game, text, document, .. } = frame;
    let hash = use_location().hash;
    let wanted = RwSignal::new(String::new());
    let hits = RwSignal::new(None::<Hits>);
    let chapters = RwSignal::new(Vec::<Chapter>::new());
    Effect::new(move |_| {
        document.version.track();
        if let Some(text) = text.get() {
            chapters.set(contents::chapters(&text));
            document::name_marks(&text, &shell.say(&Phrase::new("web-rules-reconstructed")));
        }
    });
    Effect::new(move |_| {
        document.version.track();
        let number = hash.with(|hash| hash.trim_start_matches('#').to_owned());
        if text.get().is_some() && !number.is_empty() {
            // The rule may be among those that a search hides.
            wanted.set(String::new());
            request_animation_frame(move || document::show_rule(&number));
        }
    });
    Effect::new(move |_| {
        document.version.track();
        if let Some(text) = text.get() {
            hits.set(search(&text, &wanted.get()));
        }
    });
    let found = move || {
        let phrase = match hits.get()? {
            Hits { words: 0, .. } => Phrase::new("web-rules-no-hits"),
            Hits { words, parts } => Phrase::new("web-rules-hits").with("words", words).with("parts", parts),
        };
        Some(shell.say(&phrase))
    };
    view! {
        <main id="main" class="page rules-page" data-game=move || game.get().slug()>
            <header class="rules-head">
                {frame.ways()}
                <h1>{move || frame.title()}</h1>
            </header>
            <div class="rules-side">
                <label class="field search">
                    <span>{shell.text("web-rules-search")}</span>
                    <input
                        type="search"
                        data-testid="rules-search"
                        prop:value=move || wanted.get()
                        on:input=move |event| wanted.set(event_target_value(&event))
                    />
                </label>
                <p class="rules-found" role="status" data-testid="rules-found">{found}</p>
                {contents(chapters)}
            </div>
            {frame.drawings()}
            <div class="rules-body">
                {frame.missing("web-rules-missing")}
                <article class="rules-text" data-testid="rules" node_ref=text></article>
            </div>
        </main>
    }
}
