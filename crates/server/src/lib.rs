//! The web server: hands out the client.
//!
//! Playing alone or on one device needs nothing else, since rules and bots run in the browser: a [`Site`] of files, and
//! [`app`], which answers requests for them. Neither opens a socket; [`serve`] does its work on one that is open.

mod app;
mod site;

use std::future::Future;
use std::io;

pub use app::{CONTENT_SECURITY_POLICY, app};
pub use site::{Missing, Site};
use tokio::net::TcpListener;

/// Answers requests until told to stop, then finishes those that have begun.
///
/// # Errors
/// If the socket fails.
pub async fn serve(
    listener: TcpListener,
    site: Site,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    axum::serve(listener, app(site)).with_graceful_shutdown(stop).await
}
