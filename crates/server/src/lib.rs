//! The web server: serves the web client, and lets people play together.
//!
//! A [`Site`] is the files of the client, and [`app`] serves them: playing alone or on one device needs
//! nothing else, since rules and bots run in the browser. A [`Server`] adds tables for people who play
//! together, over a store that outlives it; [`app_with_tables`] serves both. Neither opens a socket:
//! [`serve`] and [`host`] take a listener.

mod api;
mod app;
mod connection;
mod error;
mod identity;
mod metrics;
mod origin;
mod random;
mod rate_limit;
mod server;
mod site;
mod socket;
mod table;

use std::sync::Arc;

pub use app::{CONTENT_SECURITY_POLICY, app, app_with_tables};
pub use server::{Server, Settings, Shutdown};
pub use site::{Site, SiteError};
use tokio::net::TcpListener;

/// Serves the client's files until `stop` resolves, then finishes the requests that have begun.
pub async fn serve(listener: TcpListener, site: Site, stop: impl Future<Output = ()> + Send) {
    connection::serve(listener, app(site), Settings::default().request_timeout, stop).await;
}

/// Serves the client and its tables until `stop` resolves or the store fails. Requests that have begun are
/// finished, and nothing that was acknowledged is lost.
pub async fn host(
    listener: TcpListener,
    site: Site,
    server: Arc<Server>,
    stop: impl Future<Output = ()> + Send,
) -> Shutdown {
    let stopping = async {
        tokio::select! {
            () = stop => {}
            _ = server.until_shutdown() => {}
        }
        // Table sockets are closed before the server waits for its connections.
        server.close().await;
    };
    let timeout = server.settings.request_timeout;
    connection::serve(listener, app_with_tables(site, server.clone()), timeout, stopping).await;
    server.until_shutdown().await
}
