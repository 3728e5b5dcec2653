//! Who may speak to the server at all: pages of its own, and programs. Pages of others may not, whatever cookies they bring.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use crate::hall::Hall;
use crate::problem::Problem;

/// Lets through what comes from our own pages, or from no page at all.
pub(crate) async fn same_origin(State(hall): State<Arc<Hall>>, request: Request, next: Next) -> Response {
    let is_reading = matches!(*request.method(), Method::GET | Method::HEAD);
    let is_upgrade = request.headers().contains_key("upgrade");
    if (is_reading && !is_upgrade) || is_own(request.headers(), hall.settings.public_url.as_deref()) {
        return next.run(request).await;
    }
    Problem::forbidden("foreign-origin", "pages of others may not speak for you here").into_response()
}

/// Browsers always say where such a request comes from; programs need not.
fn is_own(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let get = |name| headers.get(name).map(|value| value.to_str().unwrap_or("unreadable"));
    let site = get("sec-fetch-site".parse::<axum::http::HeaderName>().expect("a name"));
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

    fn own(headers: &[(&'static str, &str)], public_url: Option<&str>) -> bool {
        let headers = headers.iter().map(|(name, value)| {
            (axum::http::HeaderName::from_static(name), value.parse().expect("a value"))
        });
        is_own(&headers.collect(), public_url)
    }

    #[test]
    fn only_our_own_pages_and_programs_are_let_through() {
        let host = ("host", "alcazar.example:1561");
        assert!(own(&[host], None));
        assert!(own(&[host, ("origin", "http://alcazar.example:1561")], None));
        assert!(own(&[host, ("origin", "https://alcazar.example:1561")], None));
        assert!(own(
            &[host, ("origin", "http://alcazar.example:1561"), ("sec-fetch-site", "same-origin")],
            None
        ));
        for origin in ["http://alcazar.example", "http://evil.example", "null", "", "file://", "ü"] {
            assert!(!own(&[host, ("origin", origin)], None), "{origin}");
        }
        assert!(!own(&[host, ("sec-fetch-site", "cross-site")], None));
        assert!(!own(&[host, ("sec-fetch-site", "same-site")], None));
    }

    #[test]
    fn behind_a_proxy_the_public_address_counts() {
        let url = Some("https://play.example/");
        assert!(own(&[("host", "127.0.0.1:1561"), ("origin", "https://play.example")], url));
        assert!(!own(&[("host", "127.0.0.1:1561"), ("origin", "http://127.0.0.1:1561")], url));
        assert!(!own(&[("host", "play.example"), ("origin", "http://play.example")], url));
    }
}
