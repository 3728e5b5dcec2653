//! Accepts connections and limits how long each may take.
//!
//! A connection is closed if the head of a request does not arrive in time or if the connection is idle, and
//! a request is dropped if its body stalls. An open WebSocket has limits of its own.

use std::convert::Infallible;
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use axum::http::StatusCode;
use axum::http::header::CONNECTION;
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse as _, Response};
use axum::serve::{Listener, ListenerExt as _};
use hyper::body::Incoming;
use hyper::server::conn::http1::Builder;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tower::ServiceExt as _;

/// How long a shutdown waits for requests that have begun.
const GRACE_PERIOD: Duration = Duration::from_secs(10);

/// The maximum size of the head of a request, in bytes.
const MAX_HEAD: usize = 64 * 1024;

/// Serves connections until `stop` resolves, then finishes the requests that have begun. The head of a
/// request may take `timeout` to arrive; the rest of it, together with the response, may take as long again.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    timeout: Duration,
    stop: impl Future<Output = ()>,
) {
    let router = router.layer(from_fn(move |request, next| with_timeout(timeout, request, next)));
    // Messages are short and must not wait for more.
    let mut listener = listener.tap_io(|stream| {
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "can't set TCP_NODELAY");
        }
    });
    let (shutdown, shutdowns) = watch::channel(());
    let mut stop = pin!(stop);
    loop {
        tokio::select! {
            (stream, _) = Listener::accept(&mut listener) => {
                tokio::spawn(serve_one(TokioIo::new(stream), router.clone(), timeout, shutdowns.clone()));
            }
            () = &mut stop => break,
        }
    }
    drop((listener, shutdowns));
    shutdown.send_replace(());
    // A request that never finishes must not delay the shutdown.
    let _ = tokio::time::timeout(GRACE_PERIOD, shutdown.closed()).await;
}

/// Serves one connection until it ends; on shutdown, until its current request is answered.
async fn serve_one(
    stream: TokioIo<tokio::net::TcpStream>,
    router: Router,
    timeout: Duration,
    mut shutdowns: watch::Receiver<()>,
) {
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let response = router.clone().oneshot(request.map(Body::new));
        async { Ok::<_, Infallible>(response.await.unwrap_or_else(|never| match never {})) }
    });
    let mut builder = Builder::new();
    let builder = builder.timer(TokioTimer::new()).header_read_timeout(timeout).max_buf_size(MAX_HEAD);
    let mut connection = pin!(builder.serve_connection(stream, service).with_upgrades());
    let result = tokio::select! {
        result = &mut connection => result,
        _ = shutdowns.changed() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = result {
        tracing::debug!(%error, "a connection has ended early");
    }
}

async fn with_timeout(timeout: Duration, request: Request, next: Next) -> Response {
    match tokio::time::timeout(timeout, next.run(request)).await {
        Ok(response) => response,
        Err(_) => (StatusCode::REQUEST_TIMEOUT, [(CONNECTION, "close")]).into_response(),
    }
}
