//! The routers.

use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY as POLICY, CONTENT_TYPE, ETAG,
    IF_NONE_MATCH, REFERRER_POLICY, VARY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri};
use axum::middleware::map_response;
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;

use crate::api;
use crate::server::Server;
use crate::site::{File, Lookup, Site};

/// The client may run its own code, show its own pictures and connect to its own origin, and nothing else. A
/// worker is governed by the policy of its own script, so every response carries the header.
pub const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; \
    manifest-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/// For files with a hash in their name, whose content never changes.
const CACHE_FOREVER: &str = "public, max-age=31536000, immutable";

/// For all other files: cached, but revalidated every time.
const REVALIDATE: &str = "no-cache";

/// A router for the files of the client.
pub fn app(site: Site) -> Router {
    Router::new()
        .fallback(get(serve_file))
        .layer(map_response(add_security_headers))
        .with_state(Arc::new(site))
}

/// A router for the files of the client and the API of a server.
pub fn app_with_tables(site: Site, server: Arc<Server>) -> Router {
    let files = Router::new().fallback(get(serve_file)).with_state(Arc::new(site.with_tables()));
    api::router(server).fallback_service(files).layer(map_response(add_security_headers))
}

/// Serves a file. HEAD requests come here as well; axum strips the body.
async fn serve_file(State(site): State<Arc<Site>>, uri: Uri, headers: HeaderMap) -> Response {
    match site.find(uri.path()) {
        Lookup::File(file) => respond(file, StatusCode::OK, &headers),
        Lookup::UnknownPage(index) => respond(index, StatusCode::NOT_FOUND, &headers),
        Lookup::NotFound => {
            (StatusCode::NOT_FOUND, [(CACHE_CONTROL, REVALIDATE)], "There is nothing here.\n").into_response()
        }
    }
}

fn respond(file: &File, status: StatusCode, request: &HeaderMap) -> Response {
    let compressed = file.compressed.as_ref().filter(|_| accepts_brotli(request));
    let content = compressed.unwrap_or(&file.content);
    let is_cached = status == StatusCode::OK && has_etag(request, &content.tag);
    let mut response =
        Response::new(if is_cached { Body::empty() } else { Body::from(content.bytes.clone()) });
    *response.status_mut() = if is_cached { StatusCode::NOT_MODIFIED } else { status };
    let headers = response.headers_mut();
    headers.insert(
        CACHE_CONTROL,
        HeaderValue::from_static(if file.is_hashed { CACHE_FOREVER } else { REVALIDATE }),
    );
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(tag) = HeaderValue::from_str(&content.tag) {
        headers.insert(ETAG, tag);
    }
    if !is_cached {
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(file.mime));
        if compressed.is_some() {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static("br"));
        }
    }
    response
}

/// Whether the request accepts brotli with a weight above zero.
fn accepts_brotli(headers: &HeaderMap) -> bool {
    headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok()).any(|value| {
        value.split(',').any(|choice| {
            let (name, weight) = choice.split_once(';').unwrap_or((choice, "q=1"));
            let weight = weight.trim().trim_start_matches("q=").parse::<f32>();
            name.trim().eq_ignore_ascii_case("br") && weight.is_ok_and(|weight| weight > 0.0)
        })
    })
}

/// Whether the client has this content cached. A proxy may have made a tag weak (`W/…`), which is just as
/// good here.
fn has_etag(headers: &HeaderMap, tag: &str) -> bool {
    headers.get_all(IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok()).any(|value| {
        value.split(',').map(str::trim).any(|known| known == "*" || known.trim_start_matches("W/") == tag)
    })
}

async fn add_security_headers(mut response: Response) -> Response {
    let headers = response.headers_mut();
    headers.insert(POLICY, HeaderValue::from_static(CONTENT_SECURITY_POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    response
}
