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
mod lines;
mod metrics;
mod problem;
mod random;
mod site;
mod socket;
mod table;

use std::sync::Arc;

pub use app::{CONTENT_SECURITY_POLICY, app, together};
pub use hall::{Ending, Hall, Settings};
pub use site::{Missing, Site};
use tokio::net::TcpListener;

/// Answers requests for files until told to stop, then finishes those that have begun.
pub async fn serve(listener: TcpListener, site: Site, stop: impl Future<Output = ()> + Send) {
    lines::answer(listener, app(site), Settings::default().patience, stop).await;
}

/// Lets people play together until told to stop, or until nothing can be kept any more. Whatever was begun is finished, and nothing that was
/// acknowledged is lost.
pub async fn host(
    listener: TcpListener,
    site: Site,
    hall: Arc<Hall>,
    stop: impl Future<Output = ()> + Send,
) -> Ending {
    let stopping = async {
        tokio::select! {
            () = stop => {}
            _ = hall.ended() => {}
        }
        // Sockets are told to close before the server waits for them.
        hall.close().await;
    };
    lines::answer(listener, together(site, hall.clone()), hall.settings.patience, stopping).await;
    hall.ended().await
}
