//! Tests of the web client in a real browser.
//!
//! The tests are in `tests/`; this is what they have in common. A test gets a `Page` of its own: a server on a free port of
//! this machine, a fresh Chromium at one of three `Size`s, and settings under which nothing moves. Afterwards the
//! console must be empty of errors. A test that fails leaves a picture of the page in `target/screenshots`.
//!
//! `cargo xtask browser` builds the client, installs Chromium where Debian's apt can, and runs them.

mod access;
mod chromium;
mod page;
mod player;
mod server;
mod together;

pub use access::Violation;
pub use chromium::{Size, run, run_served, run_with};
pub use page::Page;
pub use player::{Look, Means};
pub use server::{Server, another_version};
pub use together::{House, Proxy, gather};
