//! Responses of the server, without a network.

use std::fs;
use std::path::Path;

use alcazar_server::{CONTENT_SECURITY_POLICY, Server, Settings, Site, app, app_with_tables};
use alcazar_store::Memory;
use axum::body::Body;
use axum::http::{Method, Request, StatusCode};
use axum::response::Response;
use http_body_util::BodyExt as _;
use tempfile::TempDir;
use tower::ServiceExt as _;

/// A small client in a folder, and a secret file outside it.
fn folder() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let files: [(&str, &[u8]); 8] = [
        ("secret.txt", b"secret"),
        ("web/index.html", b"<head></head><h1>Alcazar</h1>"),
        ("web/index.html.br", b"(index)"),
        ("web/new/index.html", b"<head></head><h1>New</h1>"),
        ("web/assets/page-0123.js", b"start();"),
        ("web/assets/page-0123.js.br", b"(page)"),
        ("web/assets/worker-4567.js", b"think();"),
        ("web/assets/alcazar-89ab.wasm", b"\0asm"),
    ];
    for (path, content) in files {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().expect("a parent")).expect("a folder");
        fs::write(path, content).expect("a file");
    }
    folder
}

async fn ask(method: Method, path: &str, headers: &[(&str, &str)]) -> Response {
    let folder = folder();
    let site = Site::from_folder(&folder.path().join("web")).expect("a client");
    let mut request = Request::builder().method(method).uri(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    app(site).oneshot(request.body(Body::empty()).expect("a request")).await.expect("an answer")
}

async fn get(path: &str) -> Response {
    ask(Method::GET, path, &[]).await
}

async fn body(response: Response) -> Vec<u8> {
    response.into_body().collect().await.expect("a body").to_bytes().to_vec()
}

fn header<'a>(response: &'a Response, name: &str) -> &'a str {
    response.headers().get(name).map_or("", |value| value.to_str().expect("a readable header"))
}

#[tokio::test]
async fn every_response_carries_the_security_policy() {
    let policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
        img-src 'self' data:; \
        font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; \
        frame-ancestors 'none'";
    assert_eq!(CONTENT_SECURITY_POLICY, policy);
    for path in ["/", "/new", "/assets/worker-4567.js", "/nowhere", "/nowhere.js"] {
        let answer = get(path).await;
        assert_eq!(header(&answer, "content-security-policy"), policy, "{path}");
        assert_eq!(header(&answer, "x-content-type-options"), "nosniff", "{path}");
        assert_eq!(header(&answer, "referrer-policy"), "no-referrer", "{path}");
    }
}

#[tokio::test]
async fn pages_have_urls_without_file_names() {
    for (path, expected) in [
        ("/", "Alcazar"),
        ("/index.html", "Alcazar"),
        ("/new", "New"),
        ("/new/", "New"),
        ("/new?seats=3", "New"),
    ] {
        let answer = get(path).await;
        assert_eq!(answer.status(), StatusCode::OK, "{path}");
        assert_eq!(header(&answer, "content-type"), "text/html; charset=utf-8");
        assert_eq!(body(answer).await, format!("<head></head><h1>{expected}</h1>").as_bytes(), "{path}");
    }
}

#[tokio::test]
async fn an_unknown_page_is_served_by_the_client_but_an_unknown_file_is_not() {
    let page = get("/nowhere/at/all").await;
    assert_eq!(page.status(), StatusCode::NOT_FOUND);
    assert_eq!(body(page).await, b"<head></head><h1>Alcazar</h1>");
    let file = get("/assets/page-ffff.js").await;
    assert_eq!(file.status(), StatusCode::NOT_FOUND);
    assert_eq!(header(&file, "cache-control"), "no-cache");
    assert_ne!(body(file).await, b"<head></head><h1>Alcazar</h1>");
}

#[tokio::test]
async fn hashed_files_are_cached_forever_and_pages_are_revalidated() {
    let cache = async |path: &str| header(&get(path).await, "cache-control").to_owned();
    assert_eq!(cache("/assets/page-0123.js").await, "public, max-age=31536000, immutable");
    assert_eq!(cache("/").await, "no-cache");
    assert_eq!(cache("/new").await, "no-cache");
    assert_eq!(cache("/nowhere").await, "no-cache");
}

#[tokio::test]
async fn cached_content_is_not_sent_again() {
    let tag = header(&get("/").await, "etag").to_owned();
    assert!(tag.len() > 2, "{tag}");
    for known in [tag.as_str(), &format!("W/{tag}"), &format!("\"other\", {tag}"), "*"] {
        let answer = ask(Method::GET, "/", &[("if-none-match", known)]).await;
        assert_eq!(answer.status(), StatusCode::NOT_MODIFIED, "{known}");
        assert_eq!(header(&answer, "etag"), tag);
        assert_eq!(body(answer).await, b"");
    }
    let answer = ask(Method::GET, "/", &[("if-none-match", "\"other\"")]).await;
    assert_eq!(answer.status(), StatusCode::OK);
    // The compressed form has another tag.
    let answer = ask(Method::GET, "/", &[("if-none-match", tag.as_str()), ("accept-encoding", "br")]).await;
    assert_eq!(answer.status(), StatusCode::OK);
}

#[tokio::test]
async fn brotli_is_sent_if_it_is_accepted() {
    for accepted in ["br", "gzip, deflate, br", "gzip;q=0.5, br;q=1.0", "BR"] {
        let answer = ask(Method::GET, "/assets/page-0123.js", &[("accept-encoding", accepted)]).await;
        assert_eq!(header(&answer, "content-encoding"), "br", "{accepted}");
        assert_eq!(header(&answer, "vary"), "accept-encoding");
        assert_eq!(header(&answer, "content-type"), "text/javascript; charset=utf-8");
        assert_eq!(body(answer).await, b"(page)");
    }
    for encoding in ["gzip", "br;q=0", "identity", "brotli"] {
        let answer = ask(Method::GET, "/assets/page-0123.js", &[("accept-encoding", encoding)]).await;
        assert_eq!(header(&answer, "content-encoding"), "", "{encoding}");
        assert_eq!(header(&answer, "vary"), "accept-encoding");
        assert_eq!(body(answer).await, b"start();");
    }
    // This file has no compressed form, and the compressed files have no URLs of their own.
    let answer = ask(Method::GET, "/assets/alcazar-89ab.wasm", &[("accept-encoding", "br")]).await;
    assert_eq!(header(&answer, "content-encoding"), "");
    assert_eq!(header(&answer, "content-type"), "application/wasm");
    assert_eq!(get("/assets/page-0123.js.br").await.status(), StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn head_is_get_without_the_body() {
    let get = get("/assets/page-0123.js").await;
    let head = ask(Method::HEAD, "/assets/page-0123.js", &[]).await;
    assert_eq!(head.status(), StatusCode::OK);
    for name in ["etag", "content-type", "content-length", "cache-control"] {
        assert_eq!(header(&head, name), header(&get, name), "{name}");
    }
    assert_eq!(body(head).await, b"");
}

#[tokio::test]
async fn only_get_and_head_are_allowed() {
    for method in [Method::POST, Method::PUT, Method::DELETE] {
        let answer = ask(method, "/", &[]).await;
        assert_eq!(answer.status(), StatusCode::METHOD_NOT_ALLOWED);
        assert_eq!(header(&answer, "allow"), "GET,HEAD");
    }
}

#[tokio::test]
async fn no_path_leads_out_of_the_folder() {
    for path in [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/../../secret.txt",
        "/..%2fsecret.txt",
        "//secret.txt",
        "/new/%00",
    ] {
        let answer = get(path).await;
        assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{path}");
        assert_ne!(body(answer).await, b"secret", "{path}");
    }
}

#[test]
fn a_folder_without_a_client_is_an_error() {
    let folder = folder();
    assert!(Site::from_folder(&folder.path().join("web/assets")).is_err());
    let error = Site::from_folder(Path::new("no/such/folder")).expect_err("there is none");
    assert_eq!(error.to_string(), "there is no web client in no/such/folder");
}

#[tokio::test]
async fn a_page_says_whether_the_server_has_tables() {
    const MARK: &str = "<head><meta name=\"tables\" content=\"/api/v1\">\n</head>";
    let folder = folder();
    let site = Site::from_folder(&folder.path().join("web")).expect("a client");
    let server = Server::open(std::sync::Arc::new(Memory::new()), Settings::default());
    let request = Request::builder().uri("/").header("accept-encoding", "br").body(Body::empty());
    let answer = app_with_tables(site, server).oneshot(request.expect("a request")).await.expect("an answer");
    assert_eq!(header(&answer, "content-encoding"), "", "the compressed file has no such mark");
    let page = String::from_utf8(body(answer).await).expect("a text");
    assert!(page.starts_with(MARK), "{page}");
    let plain = String::from_utf8(body(get("/").await).await).expect("a text");
    assert!(!plain.contains("tables"), "{plain}");
}
