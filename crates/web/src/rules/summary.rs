//! A game's rules on one page, to print and to lay beside the board.

use alcazar_words::Phrase;
use leptos::html;
use leptos::prelude::*;

use super::address::way_back;
use super::document::{Document, document};
use crate::app::game_in_query;
use crate::browser;
use crate::context::Shell;
use crate::games::face;

/// The page.
pub(crate) fn page() -> impl IntoView {
    let shell = Shell::get();
    let game = game_in_query();
    let text = NodeRef::<html::Article>::new();
    let name = move || shell.say(&face(game.get()).name());
    let title = move || shell.say(&Phrase::new(Document::Summary.title()).with("game", name()));
    Effect::new(move |_| browser::set_title(&title()));
    let document = document(Document::Summary, game, text);
    view! {
        <main id="main" class="page summary-page" data-game=move || game.get().slug()>
            <div class="summary-tools">
                <nav class="rules-ways" aria-label=shell.text("web-rules-pages")>
                    {way_back(shell)}
                    <a href="/" data-testid="home">{shell.text("web-home")}</a>
                    {move || document.others().into_iter().map(|other| view! {
                        <a
                            href=format!("/{}?game={}", other.slug(), game.get())
                            data-testid=format!("to-{}", other.slug())
                        >
                            {shell.text(other.link())}
                        </a>
                    }).collect_view()}
                </nav>
                <button
                    type="button"
                    class="button primary"
                    data-testid="print"
                    on:click=move |_| {
                        let _ = window().print();
                    }
                >
                    {shell.text("web-summary-print")}
                </button>
            </div>
            <div class=move || game.get().slug() aria-hidden="true">{move || face(game.get()).sheet()}</div>
            {move || document.is_missing().then(|| view! {
                <p class="trouble" role="alert">{shell.text("web-summary-missing")}</p>
            })}
            <div class="sheet" data-testid="summary">
                <h1>{name} <small>{shell.text("web-summary-at-a-glance")}</small></h1>
                <article class="rules-text summary-text" node_ref=text></article>
            </div>
        </main>
    }
}
