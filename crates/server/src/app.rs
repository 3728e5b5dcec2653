//! Answers to requests.

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
use crate::hall::Hall;
use crate::site::{File, Found, Site};

/// What the client may do in a browser: run its own code, show its own pictures, talk to where it came from, and
/// nothing else. Workers live by the policy of their own script, so it goes with every answer.
pub const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; \
    manifest-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Under a hashed name there is the same content for ever.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// Kept, but asked about every time.
const ASK_AGAIN: &str = "no-cache";

/// The files of the client, to be run on a socket or called by a test.
pub fn app(site: Site) -> Router {
    Router::new().fallback(get(answer)).layer(map_response(guard)).with_state(Arc::new(site))
}

/// The whole server: the files of the client, and the tables of people who play together.
pub fn together(site: Site, hall: Arc<Hall>) -> Router {
    let files = Router::new().fallback(get(answer)).with_state(Arc::new(site.with_tables()));
    api::router(hall).fallback_service(files).layer(map_response(guard))
}

/// HEAD comes here as well; axum sends all but the body then.
async fn answer(State(site): State<Arc<Site>>, uri: Uri, headers: HeaderMap) -> Response {
    match site.find(uri.path()) {
        Found::File(file) => send(file, StatusCode::OK, &headers),
        Found::NoPage(index) => send(index, StatusCode::NOT_FOUND, &headers),
        Found::Nothing => {
            (StatusCode::NOT_FOUND, [(CACHE_CONTROL, ASK_AGAIN)], "There is nothing here.\n").into_response()
        }
    }
}

fn send(file: &File, status: StatusCode, asked: &HeaderMap) -> Response {
    let compressed = file.compressed.as_ref().filter(|_| accepts_brotli(asked));
    let content = compressed.unwrap_or(&file.content);
    let has_it = status == StatusCode::OK && mentions(asked, &content.tag);
    let mut response = Response::new(if has_it { Body::empty() } else { Body::from(content.bytes.clone()) });
    *response.status_mut() = if has_it { StatusCode::NOT_MODIFIED } else { status };
    let headers = response.headers_mut();
    headers
        .insert(CACHE_CONTROL, HeaderValue::from_static(if file.is_hashed { FOR_EVER } else { ASK_AGAIN }));
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(tag) = HeaderValue::from_str(&content.tag) {
        headers.insert(ETAG, tag);
    }
    if !has_it {
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(file.kind));
        if compressed.is_some() {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static("br"));
        }
    }
    response
}

/// Whether brotli is named, and not with a weight of nothing.
fn accepts_brotli(headers: &HeaderMap) -> bool {
    headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok()).any(|value| {
        value.split(',').any(|choice| {
            let (name, weight) = choice.split_once(';').unwrap_or((choice, "q=1"));
            let weight = weight.trim().trim_start_matches("q=").parse::<f32>();
            name.trim().eq_ignore_ascii_case("br") && weight.is_ok_and(|weight| weight > 0.0)
        })
    })
}

/// Whether the asker has this content already. A proxy may have made a tag weak (`W/…`), which is as good here.
fn mentions(headers: &HeaderMap, tag: &str) -> bool {
    headers.get_all(IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok()).any(|value| {
        value.split(',').map(str::trim).any(|known| known == "*" || known.trim_start_matches("W/") == tag)
    })
}

async fn guard(mut response: Response) -> Response {
    let headers = response.headers_mut();
    headers.insert(POLICY, HeaderValue::from_static(CONTENT_SECURITY_POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    response
}
