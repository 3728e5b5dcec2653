//! The web client: rules, tables and bots in the browser.
//!
//! The same WASM module runs twice: in the page, where it draws, and in a worker, where bots think. Two little scripts
//! start it, `page.js` by [`start_page`] and `worker.js` by [`start_worker`].
//!
//! The shell (lobby, table, log, replay) knows no game. What a game looks like is its [`Face`](face::Face), in a folder of
//! `games/`; what a board is shown and may do is a [`Scene`](scene::Scene). A [`Session`](session::Session) shows what a
//! [`Host`](host::Host) keeps.

mod app;
pub mod bot_worker;
pub mod browser;
pub mod context;
pub mod face;
pub mod flight;
pub mod gallery;
pub mod games;
pub mod history;
pub mod host;
mod icon;
pub mod keys;
pub mod language;
mod lobby;
pub mod lock;
mod modal;
mod offline;
mod online;
pub mod playback;
pub mod record;
mod replay;
mod rules;
pub mod scene;
pub mod session;
pub mod settings;
pub mod sound;
pub mod store;
pub mod svg;
mod table;
pub mod touch;
mod widgets;

use wasm_bindgen::prelude::*;

/// Shows the client in the page.
#[wasm_bindgen]
pub fn start_page() {
    console_error_panic_hook::set_once();
    wasm_bindgen_futures::spawn_local(async {
        let chosen = settings::Settings::load().language();
        let words = language::load(chosen).await.unwrap_or_else(alcazar_words::Words::english);
        leptos::mount::mount_to_body(move || app::app(words));
    });
}

/// Lets bots think in a worker.
#[wasm_bindgen]
pub fn start_worker() {
    console_error_panic_hook::set_once();
    bot_worker::worker::listen();
}
