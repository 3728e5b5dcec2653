//! The HTTP interface: who one is, the lobby, the past. Its description is made from the code that answers.

mod me;
mod page;
mod past;
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
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::hall::Hall;
use crate::{guard, socket};

/// The longest body of a request.
const LONGEST_BODY: usize = 16 * 1024;

#[derive(OpenApi)]
#[openapi(info(
    title = "Alcazar",
    description = "Three board games, played together. Tables are watched and played over a WebSocket, \
                   /api/v1/tables/{id}/socket, whose messages docs/protocol.md describes."
))]
struct Description;

/// Everything but the files of the client.
pub(crate) fn router(hall: Arc<Hall>) -> Router {
    let (api, description) = OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(me::who_am_i, me::introduce, me::forget))
        .routes(routes!(me::new_code))
        .routes(routes!(me::claim))
        .routes(routes!(me::new_token))
        .routes(routes!(tables::mine))
        .routes(routes!(tables::list, tables::make))
        .routes(routes!(tables::look))
        .routes(routes!(tables::picture))
        .routes(routes!(tables::join))
        .routes(routes!(tables::leave))
        .routes(routes!(tables::fill))
        .routes(routes!(past::moments))
        .routes(routes!(past::file))
        .split_for_parts();
    let page = Bytes::from(page::of(&description));
    let description = Bytes::from(description.to_json().unwrap_or_default());
    Router::new()
        .merge(api)
        .route("/api/v1/tables/{id}/socket", get(socket::open))
        .route("/healthz", get(health))
        .route("/metrics", get(metrics))
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(from_fn_with_state(hall.clone(), guard::same_origin))
        .with_state(hall)
        .route(
            "/api/openapi.json",
            get(async move || ([(CONTENT_TYPE, "application/json")], description.clone())),
        )
        .route("/api", get(async move || Html(page.clone())))
        .layer(map_response(fresh))
}

/// What is answered here is never the same tomorrow.
async fn fresh(mut response: Response) -> Response {
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

async fn health(State(hall): State<Arc<Hall>>) -> Response {
    if hall.is_well() {
        "well\n".into_response()
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "ending\n").into_response()
    }
}

/// Figures are for whoever runs the server. What a proxy passes on comes from elsewhere.
async fn metrics(State(hall): State<Arc<Hall>>, headers: HeaderMap) -> Response {
    let is_passed_on = ["forwarded", "x-forwarded-for", "x-real-ip", "via"];
    if is_passed_on.iter().any(|name| headers.contains_key(*name)) {
        return StatusCode::NOT_FOUND.into_response();
    }
    ([(CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], hall.metrics.text())
        .into_response()
}
