//! Lines to those who come: how each is answered, and how long it may take to say what it wants.
//!
//! Nobody is waited for without end: a line is cut if the head of a request does not come to its end in time, or if nothing
//! more is asked over it, and a request is given up if its body stops halfway. A socket, once it is open, has limits of its own.

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

/// How long those are waited for who have begun to ask when the server ends.
const FAREWELL: Duration = Duration::from_secs(10);

/// The longest head of a request, in bytes; more is refused.
const LONGEST_HEAD: usize = 64 * 1024;

/// Answers everybody until told to stop, then finishes what has begun. The head of a request may take `patience` to arrive, and the rest of
/// it, with the answer, as long again.
pub(crate) async fn answer(
    listener: TcpListener,
    router: Router,
    patience: Duration,
    stop: impl Future<Output = ()>,
) {
    let router = router.layer(from_fn(move |request, next| in_time(patience, request, next)));
    // Messages are short, and shall not wait for more.
    let mut listener = listener.tap_io(|line| {
        if let Err(error) = line.set_nodelay(true) {
            tracing::debug!(%error, "a line insists on waiting");
        }
    });
    let (ending, ends) = watch::channel(());
    let mut stop = pin!(stop);
    loop {
        tokio::select! {
            (line, _) = Listener::accept(&mut listener) => {
                tokio::spawn(keep(TokioIo::new(line), router.clone(), patience, ends.clone()));
            }
            () = &mut stop => break,
        }
    }
    drop((listener, ends));
    ending.send_replace(());
    // Who never finishes his request is not waited for.
    let _ = tokio::time::timeout(FAREWELL, ending.closed()).await;
}

/// Answers one line until it ends, or until its present request is answered when everything ends.
async fn keep(
    line: TokioIo<tokio::net::TcpStream>,
    router: Router,
    patience: Duration,
    mut ends: watch::Receiver<()>,
) {
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let answer = router.clone().oneshot(request.map(Body::new));
        async { Ok::<_, Infallible>(answer.await.unwrap_or_else(|never| match never {})) }
    });
    let mut builder = Builder::new();
    let builder = builder.timer(TokioTimer::new()).header_read_timeout(patience).max_buf_size(LONGEST_HEAD);
    let mut served = pin!(builder.serve_connection(line, service).with_upgrades());
    let ended = tokio::select! {
        ended = &mut served => ended,
        _ = ends.changed() => {
            served.as_mut().graceful_shutdown();
            served.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a line has ended early");
    }
}

/// Gives up a request that does not come to its end.
async fn in_time(patience: Duration, request: Request, next: Next) -> Response {
    match tokio::time::timeout(patience, next.run(request)).await {
        Ok(response) => response,
        Err(_) => (StatusCode::REQUEST_TIMEOUT, [(CONNECTION, "close")]).into_response(),
    }
}
