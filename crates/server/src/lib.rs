//! The web server: hands out the client, and lets people play together.
//!
//! A [`Site`] is the files of the client, and [`app`] answers requests for them: playing alone or on one device needs nothing
//! else, since rules and bots run in the browser. A [`Hall`] keeps tables for people who play together, over a store that outlives it; [`together`] is
//! both. Neither opens a socket; [`serve`] does its work on one that is open.

mod allowance;
mod api;
mod app;
mod guard;
mod hall;
mod identity;
mod metrics;
mod problem;
mod random;
mod site;
mod socket;
mod table;

use std::future::{Future, IntoFuture as _};
use std::io;
use std::sync::Arc;
use std::time::Duration;

pub use app::{CONTENT_SECURITY_POLICY, app, together};
use axum::serve::ListenerExt as _;
pub use hall::{Ending, Hall, Settings};
pub use site::{Missing, Site};
use tokio::net::TcpListener;

/// How long requests that have begun are waited for when the server ends.
const FAREWELL: Duration = Duration::from_secs(10);

/// Answers requests for files until told to stop, then finishes those that have begun.
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

/// Lets people play together until told to stop, or until nothing can be kept any more. Whatever was begun is finished, and nothing that was
/// acknowledged is lost.
///
/// # Errors
/// If the socket fails.
pub async fn host(
    listener: TcpListener,
    site: Site,
    hall: Arc<Hall>,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<Ending> {
    let ending = hall.clone();
    let stopping = async move {
        tokio::select! {
            () = stop => {}
            _ = ending.ended() => {}
        }
        // Sockets are told to close before the server waits for them.
        ending.close().await;
    };
    let router = together(site, hall.clone());
    let patience = {
        let hall = hall.clone();
        async move {
            hall.ended().await;
            tokio::time::sleep(FAREWELL).await;
        }
    };
    // Messages are short, and shall not wait for more.
    let listener = listener.tap_io(|line| {
        if let Err(error) = line.set_nodelay(true) {
            tracing::debug!(%error, "a line insists on waiting");
        }
    });
    tokio::select! {
        served = axum::serve(listener, router).with_graceful_shutdown(stopping).into_future() => served?,
        // Somebody who never finishes his request is not waited for.
        () = patience => {}
    }
    Ok(hall.ended().await)
}
