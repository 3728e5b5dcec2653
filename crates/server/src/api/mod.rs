//! The HTTP interface: identities, the lobby, the history of tables. Its description is generated from the
//! handlers.

mod docs_page;
mod history;
mod me;
mod tables;

use std::sync::Arc;

use axum::Router;
use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::{from_fn_with_state, map_response};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::server::Server;
use crate::{origin, socket};

/// The maximum size of a request body, in bytes.
const MAX_BODY: usize = 16 * 1024;

#[derive(OpenApi)]
#[openapi(info(
    title = "Alcazar",
    description = "Three board games, played together. Tables are watched and played over a WebSocket, \
                   /api/v1/tables/{id}/socket; docs/protocol.md describes its messages."
))]
struct Description;

/// The key of an invitation.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct KeyQuery {
    /// The key of the invitation by which you came.
    key: Option<String>,
}

/// A router for everything except the files of the client.
pub(crate) fn router(server: Arc<Server>) -> Router {
    let (api, description) = OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(me::who_am_i, me::introduce, me::forget))
        .routes(routes!(me::new_code))
        .routes(routes!(me::claim))
        .routes(routes!(me::new_token))
        .routes(routes!(tables::mine))
        .routes(routes!(tables::list, tables::create))
        .routes(routes!(tables::show))
        .routes(routes!(tables::qr_code))
        .routes(routes!(tables::join))
        .routes(routes!(tables::leave))
        .routes(routes!(tables::add_bots))
        .routes(routes!(history::moments))
        .routes(routes!(history::replay))
        .split_for_parts();
    let page = Bytes::from(docs_page::of(&description));
    let description = Bytes::from(description.to_json().unwrap_or_default());
    Router::new()
        .merge(api)
        .route("/api/v1/tables/{id}/socket", get(socket::open))
        .route("/healthz", get(health))
        .route("/metrics", get(metrics))
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(from_fn_with_state(server.clone(), origin::same_origin))
        .with_state(server)
        .route(
            "/api/openapi.json",
            get(async move || ([(CONTENT_TYPE, "application/json")], description.clone())),
        )
        .route("/api", get(async move || Html(page.clone())))
        .layer(map_response(no_store))
}

/// Responses of the API must not be cached.
async fn no_store(mut response: Response) -> Response {
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

async fn health(State(server): State<Arc<Server>>) -> Response {
    if server.is_healthy() {
        "well\n".into_response()
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "ending\n").into_response()
    }
}

/// Metrics are for the operator only: a request that a proxy forwards comes from somebody else.
async fn metrics(State(server): State<Arc<Server>>, headers: HeaderMap) -> Response {
    let proxy_headers = ["forwarded", "x-forwarded-for", "x-real-ip", "via"];
    if proxy_headers.iter().any(|name| headers.contains_key(*name)) {
        return StatusCode::NOT_FOUND.into_response();
    }
    ([(CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], server.metrics.text())
        .into_response()
}
