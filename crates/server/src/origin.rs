//! Rejects requests from pages of other origins, whatever cookies they bring. Our own pages and programs are
//! allowed.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use crate::error::ApiError;
use crate::server::Server;

/// Middleware that lets through requests from our own pages, or from no page at all.
pub(crate) async fn same_origin(State(server): State<Arc<Server>>, request: Request, next: Next) -> Response {
    let is_read = matches!(*request.method(), Method::GET | Method::HEAD);
    let is_upgrade = request.headers().contains_key("upgrade");
    if (is_read && !is_upgrade) || is_same_origin(request.headers(), server.settings.public_url.as_deref()) {
        return next.run(request).await;
    }
    ApiError::forbidden("foreign-origin", "requests from pages of other sites are not allowed")
        .into_response()
}

/// Browsers always send the origin of such a request; programs need not.
fn is_same_origin(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let get = |name| headers.get(name).map(|value| value.to_str().unwrap_or("unreadable"));
    let site = get("sec-fetch-site".parse::<axum::http::HeaderName>().expect("a valid header name"));
    if site.is_some_and(|site| !matches!(site, "same-origin" | "none")) {
        return false;
    }
    let Some(origin) = get(ORIGIN) else { return true };
    if let Some(url) = public_url {
        return origin.eq_ignore_ascii_case(url.trim_end_matches('/'));
    }
    let host = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    host.is_some() && host == get(HOST)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_allowed(headers: &[(&'static str, &str)], public_url: Option<&str>) -> bool {
        let headers = headers.iter().map(|(name, value)| {
            (axum::http::HeaderName::from_static(name), value.parse().expect("a valid header value"))
        });
        is_same_origin(&headers.collect(), public_url)
    }

    #[test]
    fn only_our_own_pages_and_programs_are_allowed() {
        let host = ("host", "alcazar.example:1561");
        assert!(is_allowed(&[host], None));
        assert!(is_allowed(&[host, ("origin", "http://alcazar.example:1561")], None));
        assert!(is_allowed(&[host, ("origin", "https://alcazar.example:1561")], None));
        assert!(is_allowed(
            &[host, ("origin", "http://alcazar.example:1561"), ("sec-fetch-site", "same-origin")],
            None
        ));
        for origin in ["http://alcazar.example", "http://evil.example", "null", "", "file://", "ü"] {
            assert!(!is_allowed(&[host, ("origin", origin)], None), "{origin}");
        }
        assert!(!is_allowed(&[host, ("sec-fetch-site", "cross-site")], None));
        assert!(!is_allowed(&[host, ("sec-fetch-site", "same-site")], None));
    }

    #[test]
    fn behind_a_proxy_the_public_url_is_the_origin() {
        let url = Some("https://play.example/");
        assert!(is_allowed(&[("host", "127.0.0.1:1561"), ("origin", "https://play.example")], url));
        assert!(!is_allowed(&[("host", "127.0.0.1:1561"), ("origin", "http://127.0.0.1:1561")], url));
        assert!(!is_allowed(&[("host", "play.example"), ("origin", "http://play.example")], url));
    }
}
