//! A game's rules on one page, to print and to lay beside the board.

use leptos::prelude::*;

use super::document::Document;
use super::frame::Frame;

/// The page.
pub(crate) fn page() -> impl IntoView {
    let frame = Frame::open(Document::Summary);
    let Frame { shell, game, text, .. } = frame;
    view! {
        <main id="main" class="page summary-page" data-game=move || game.get().slug()>
            <div class="summary-tools">
                {frame.ways()}
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
            {frame.drawings()}
            {frame.missing("web-summary-missing")}
            <div class="sheet" data-testid="summary">
                <h1>{move || frame.name()} <small>{shell.text("web-summary-at-a-glance")}</small></h1>
                <article class="rules-text summary-text" node_ref=text></article>
            </div>
        </main>
    }
}
