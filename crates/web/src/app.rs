//! The client as a whole: its routes.
//!
//! Paths are fixed. What varies is in the query or the fragment, so that any static file server will do.

use alcazar_catalog::GameId;
use alcazar_words::Words;
use leptos::prelude::*;
use leptos_router::components::{FlatRoutes, Route, Router};
use leptos_router::hooks::use_query_map;
use leptos_router::path;

use crate::context::Shell;
use crate::{focus, learn, lobby, offline, online, replay, rules, table};

/// The client, with the messages to show first.
pub(crate) fn app(words: Words) -> impl IntoView {
    let shell = Shell::provide(words);
    focus::start();
    offline::start();
    online::start();
    view! {
        <Router>
            <a class="skip" href="#main">{shell.text("web-skip")}</a>
            {focus::page_title()}
            <FlatRoutes fallback=not_found>
                <Route path=path!("/") view=lobby::page />
                <Route path=path!("/new") view=lobby::new_page />
                <Route path=path!("/table") view=table::page />
                <Route path=path!("/learn") view=learn::page />
                <Route path=path!("/exercises") view=learn::exercises::page />
                <Route path=path!("/replay") view=replay::page />
                <Route path=path!("/invite") view=online::invite_page />
                <Route path=path!("/play") view=online::play_page />
                <Route path=path!("/rules") view=rules::page />
                <Route path=path!("/sources") view=rules::sources_page />
                <Route path=path!("/summary") view=rules::summary_page />
                <Route path=path!("/gallery") view=gallery />
            </FlatRoutes>
        </Router>
    }
}

/// The page for an unknown address.
pub(crate) fn not_found() -> AnyView {
    let shell = Shell::get();
    view! {
        <main id="main" class="page">
            <h1>{shell.text("web-nowhere")}</h1>
            <p><a href="/" class="button" data-testid="home">{shell.text("web-home")}</a></p>
        </main>
    }
    .into_any()
}

/// The game in the query, or the first game.
pub(crate) fn game_in_query() -> Memo<GameId> {
    let query = use_query_map();
    Memo::new(move |_| {
        let named = query.with(|query| query.get("game").and_then(|name| name.parse().ok()));
        named.unwrap_or(GameId::ALL[0])
    })
}

/// Players have no use for the gallery, and need not download it.
#[cfg(not(debug_assertions))]
fn gallery() -> AnyView {
    not_found()
}

/// Every component of every game in every state, for work on the client.
#[cfg(debug_assertions)]
fn gallery() -> impl IntoView {
    let galleries = GameId::ALL.iter().map(|&game| {
        view! { <section data-game=game.slug()>{crate::games::face(game).gallery()}</section> }
    });
    view! {
        <main id="main" class="gallery-page" data-testid="gallery">
            <h1 class="unseen">"Alcázar"</h1>
            {galleries.collect_view()}
            {crate::gallery::gallery(Shell::get().words)}
        </main>
    }
}
