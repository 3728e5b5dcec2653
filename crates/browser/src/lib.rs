//! Tests of the web client in a real browser.
//!
//! The tests are in `tests/`; this library is what they share. A test gets a [`Page`] of its own: a server on
//! a free port, a fresh Chromium (or Firefox) at one of three [`Size`]s, and settings without animations.
//! Afterwards the console must have no errors. A failed test leaves a screenshot of the page in
//! `target/screenshots`.
//!
//! `cargo xtask browser` builds the client, installs both browsers if they are missing, and runs the tests.

mod access;
mod browser;
mod chromium;
mod driver;
mod firefox;
mod online;
mod page;
mod player;
mod run;
mod server;

pub use access::Violation;
pub use browser::Browser;
pub use online::{OnlineServer, Proxy, run_online};
pub use page::{Page, Size};
pub use player::{Input, TableState};
pub use run::{run, run_in, run_served, run_with};
pub use server::{Server, another_version};
