//! The web client: rules, tables and bots in the browser.
//!
//! The same WASM module runs twice: in the page, where it draws, and in a worker, where bots think. Two little scripts
//! start it, `page.js` by [`start_page`] and `worker.js` by [`start_worker`].
//!
//! The shell (lobby, table, log, replay) knows no game. What a game looks like is its [`Face`](face::Face), in a folder of
//! `games/`; what a board is shown and may do is a [`Scene`](scene::Scene).

pub mod face;
pub mod games;
pub mod scene;

use leptos::prelude::*;
use wasm_bindgen::prelude::*;

/// Shows the client in the page.
#[wasm_bindgen]
pub fn start_page() {
    console_error_panic_hook::set_once();
    leptos::mount::mount_to_body(|| view! { <h1>"Alcazar"</h1> });
}

/// Lets bots think in a worker.
#[wasm_bindgen]
pub fn start_worker() {
    console_error_panic_hook::set_once();
}
