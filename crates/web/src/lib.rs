//! The web client: rules, tables and bots in the browser.
//!
//! The same WASM module runs twice: in the page, where it draws, and in a worker, where bots think. Two small
//! scripts start it: `page.js` calls [`start_page`] and `worker.js` calls [`start_worker`].
//!
//! The shell (lobby, table, log, replay) knows no game. A game's appearance is its [`Face`](face::Face), in a
//! folder of `games/`. What a board shows and which actions it offers is a [`Scene`](scene::Scene). A
//! [`Session`](session::Session) shows the table of a [`Host`](host::Host).

mod app;
pub mod bot_worker;
pub mod browser;
pub mod context;
pub mod face;
pub mod flight;
mod focus;
pub mod gallery;
pub mod games;
pub mod history;
pub mod host;
mod icon;
pub mod keys;
pub mod language;
mod learn;
mod lobby;
pub mod lock;
mod modal;
mod offline;
mod online;
pub mod pace;
pub mod playback;
pub mod record;
mod replay;
mod roving;
mod rules;
pub mod scene;
mod seat_mark;
pub mod session;
pub mod settings;
pub mod sound;
pub mod store;
pub mod svg;
mod table;
pub mod text_view;
pub mod touch;
mod widgets;

use alcazar_words::Language;
use wasm_bindgen::prelude::*;

/// Mounts the client in the page.
///
/// # Errors
/// If neither the messages of the chosen language nor those of English can be loaded.
#[wasm_bindgen]
pub async fn start_page() -> Result<(), JsValue> {
    console_error_panic_hook::set_once();
    let chosen = settings::Settings::load().language();
    let words = match language::load(chosen).await {
        Some(words) => words,
        None => language::load(Language::English).await.ok_or("no language can be loaded")?,
    };
    leptos::mount::mount_to_body(move || app::app(words));
    Ok(())
}

/// Runs the bots in a worker.
#[wasm_bindgen]
pub fn start_worker() {
    console_error_panic_hook::set_once();
    bot_worker::worker::listen();
}
