//! Identities and the lobby.

use std::sync::Arc;

use alcazar_client::Client;
use alcazar_core::Seat;
use alcazar_server::{Server, Settings, Site, app_with_tables};
use alcazar_store::Memory;
use alcazar_table::{AtZero, Clock};
use alcazar_wire::FromServer;
use alcazar_wire::lobby::{Access, Fill, Join, Sitter, Stage, TableAnswer, Tables, Terms};
use alcazar_wire::person::{Code, Introduction, Me, Token};
use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use axum::response::Response;
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use tower::ServiceExt as _;

use crate::common::{Player, TestServer, luck, new_table, play_on};

fn router(public_url: Option<&str>) -> Router {
    let settings = Settings { public_url: public_url.map(str::to_owned), ..Settings::default() };
    app_with_tables(Site::default(), Server::open(Arc::new(Memory::new()), settings))
}

async fn request(
    router: &Router,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Response {
    let mut request = Request::builder().method(method).uri(path).header("content-type", "application/json");
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let request = request.body(Body::from(body.to_owned())).expect("a request");
    router.clone().oneshot(request).await.expect("an answer")
}

async fn text(response: Response) -> String {
    let bytes = response.into_body().collect().await.expect("a body").to_bytes();
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Whether a client that sends this many requests at once is rate limited.
async fn is_slowed<B>(client: &Client, path: &'static str, body: &B, times: usize) -> bool
where
    B: serde::Serialize + Clone + Send + Sync + 'static,
{
    let asking: Vec<_> = (0..times)
        .map(|_| {
            let (client, body) = (client.clone(), body.clone());
            tokio::spawn(async move { client.post::<Value>(path, &body).await })
        })
        .collect();
    let mut is_slowed = false;
    for answer in asking {
        let answer = answer.await.expect("an answer");
        is_slowed |= answer.is_err_and(|failure| failure.code() == Some("too-fast"));
    }
    is_slowed
}

fn cookie(response: &Response) -> String {
    response.headers()["set-cookie"].to_str().expect("readable").to_owned()
}

#[tokio::test]
async fn a_guest_is_a_name_and_a_cookie() {
    let router = router(None);
    let me = request(&router, "GET", "/api/v1/me", &[], "").await;
    assert_eq!(me.status(), StatusCode::NO_CONTENT);
    let answer = request(&router, "POST", "/api/v1/me", &[], r#"{"name": "  Ana   María "}"#).await;
    assert_eq!(answer.status(), StatusCode::OK);
    assert_eq!(answer.headers()["cache-control"], "no-store");
    let cookie = cookie(&answer);
    assert!(cookie.starts_with("alcazar=") && cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"));
    assert!(!cookie.contains("Secure"), "friends in one network have no https: {cookie}");
    assert_eq!(text(answer).await, r#"{"name":"Ana María"}"#);
    let pair = cookie.split(';').next().expect("a pair");
    let me = request(&router, "GET", "/api/v1/me", &[("cookie", pair)], "").await;
    assert_eq!(text(me).await, r#"{"name":"Ana María"}"#);
    let renamed = request(&router, "POST", "/api/v1/me", &[("cookie", pair)], r#"{"name": "Ana"}"#).await;
    assert!(!renamed.headers().contains_key("set-cookie"));
    let gone = request(&router, "DELETE", "/api/v1/me", &[("cookie", pair)], "").await;
    assert_eq!(gone.status(), StatusCode::NO_CONTENT);
    let me = request(&router, "GET", "/api/v1/me", &[("cookie", pair)], "").await;
    assert_eq!(me.status(), StatusCode::NO_CONTENT);
    for wrong in ["", " ", "a\nb", "\u{202e}nA", &"x".repeat(33)] {
        let body = json!({ "name": wrong }).to_string();
        let answer = request(&router, "POST", "/api/v1/me", &[], &body).await;
        let is_name = wrong == "a\nb";
        assert_eq!(answer.status() == StatusCode::OK, is_name, "{wrong:?}");
    }
}

#[tokio::test]
async fn over_https_the_cookie_is_secure_and_host_only() {
    let router = router(Some("https://play.example"));
    let answer = request(&router, "POST", "/api/v1/me", &[], r#"{"name": "Ana"}"#).await;
    let cookie = cookie(&answer);
    assert!(cookie.starts_with("__Host-alcazar=") && cookie.contains("Secure") && cookie.contains("Path=/"));
    assert!(!cookie.contains("Domain"));
}

#[tokio::test]
async fn pages_of_other_origins_can_do_nothing() {
    let router = router(None);
    let host = ("host", "alcazar.local");
    let body = r#"{"name": "Ana"}"#;
    for origin in ["http://evil.example", "null"] {
        let answer = request(&router, "POST", "/api/v1/me", &[host, ("origin", origin)], body).await;
        assert_eq!(answer.status(), StatusCode::FORBIDDEN, "{origin}");
        let socket = [host, ("origin", origin), ("connection", "upgrade"), ("upgrade", "websocket")];
        let answer = request(&router, "GET", "/api/v1/tables/x/socket", &socket, "").await;
        assert_eq!(answer.status(), StatusCode::FORBIDDEN, "{origin}");
    }
    let own = [host, ("origin", "http://alcazar.local")];
    assert_eq!(request(&router, "POST", "/api/v1/me", &own, body).await.status(), StatusCode::OK);
    // A form, which any page may send anywhere, is not accepted.
    let form = Request::builder().method("POST").uri("/api/v1/me").header("content-type", "text/plain");
    let answer =
        router.clone().oneshot(form.body(Body::from(body)).expect("a request")).await.expect("an answer");
    assert_eq!(answer.status(), StatusCode::UNSUPPORTED_MEDIA_TYPE);
    let long = format!(r#"{{"name": "{}"}}"#, "x".repeat(20_000));
    let answer = request(&router, "POST", "/api/v1/me", &own, &long).await;
    assert_eq!(answer.status(), StatusCode::PAYLOAD_TOO_LARGE);
}

#[tokio::test]
async fn the_interface_describes_itself() {
    let router = router(None);
    let description = text(request(&router, "GET", "/api/openapi.json", &[], "").await).await;
    let description: Value = serde_json::from_str(&description).expect("JSON");
    let paths = description["paths"].as_object().expect("paths");
    assert!(paths.contains_key("/api/v1/tables/{id}/join") && paths.len() >= 10, "{paths:?}");
    let page = request(&router, "GET", "/api", &[], "").await;
    assert!(
        page.headers()["content-security-policy"].to_str().expect("readable").contains("default-src 'none'")
    );
    let page = text(page).await;
    assert!(paths.keys().all(|path| page.contains(path.as_str())));
    assert!(!page.contains("<script") && !page.contains("<style"), "it lives by the policy");
    assert_eq!(text(request(&router, "GET", "/healthz", &[], "").await).await, "well\n");
    let figures = text(request(&router, "GET", "/metrics", &[], "").await).await;
    assert!(figures.contains("alcazar_sockets 0") && figures.contains("# EOF"), "{figures}");
    let passed_on = request(&router, "GET", "/metrics", &[("x-forwarded-for", "192.0.2.1")], "").await;
    assert_eq!(passed_on.status(), StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_code_gives_another_device_the_same_identity_once() {
    let server = TestServer::open().await;
    let ana = server.guest("Ana").await;
    let code: Code = ana.post("/api/v1/me/code", &()).await.expect("a code");
    let typed = Code { code: format!(" {}-{} ", code.code[..5].to_uppercase(), &code.code[5..]) };
    let phone = Client::new(server.address);
    let me: Me = phone.post("/api/v1/me/claim", &typed).await.expect("it is Ana");
    assert_eq!(me.name, "Ana");
    let again = phone.post::<Me>("/api/v1/me/claim", &typed).await.expect_err("it is used up");
    assert_eq!(again.code(), Some("wrong-code"));
    assert!(phone.post::<Code>("/api/v1/me/code", &()).await.is_err());
    let guess = Code { code: "guess".to_owned() };
    assert!(is_slowed(&phone, "/api/v1/me/claim", &guess, 80).await, "guessing is slow");
}

#[tokio::test]
async fn a_program_plays_with_a_token() {
    let server = TestServer::open().await;
    let ana = server.guest("Ana").await;
    let token: Token = ana.post("/api/v1/me/tokens", &()).await.expect("a token");
    let program = Client::with_key(server.address, token.token);
    assert_eq!(program.get::<Me>("/api/v1/me").await.expect("known").name, "Ana");
    let table = new_table("toledo", &[Sitter::Me, Sitter::Bot("random".to_owned())], Terms::default());
    let made = program.create_table(&table).await.expect("a table");
    let mut player = Player::sit(&program, &made.table.id).await;
    play_on(&mut [&mut player], 5, &mut luck(1)).await;
}

#[tokio::test]
async fn people_join_open_tables_and_the_game_begins_when_all_seats_are_taken() {
    let server = TestServer::open().await;
    let (ana, ben, eve) = (server.guest("Ana").await, server.guest("Ben").await, server.guest("Eve").await);
    let seats = [Sitter::Me, Sitter::Free, Sitter::Free];
    let made = ana.create_table(&new_table("toledo", &seats, Terms::default())).await.expect("a table");
    assert_eq!((made.table.stage, made.you.map(Seat::index), made.yours), (Stage::Open, Some(0), true));
    let id = made.table.id;
    let listed: Tables = ben.get("/api/v1/tables").await.expect("a list");
    assert_eq!((listed.tables.len(), &listed.tables[0].table.id), (1, &id));
    assert!(listed.tables[0].keys.is_none() && !listed.tables[0].yours);
    // A player who waits at the table sees others join.
    let mut waiting = Player::sit(&ana, &id).await;
    let seat = |number: u8| Join { seat: Seat::try_from(number).ok(), ..Join::default() };
    let joined = ben.join(&id, &seat(2)).await.expect("a seat");
    assert_eq!(joined.you.map(Seat::index), Some(2));
    assert_eq!(ben.join(&id, &seat(1)).await.expect("ben has this seat already").you, joined.you);
    assert_eq!(eve.join(&id, &seat(2)).await.expect_err("taken").code(), Some("seat-taken"));
    let left: TableAnswer =
        ben.post(&format!("/api/v1/tables/{id}/leave"), &()).await.expect("ben may leave");
    assert_eq!((left.you, left.keys), (None, None));
    eve.join(&id, &seat(2)).await.expect("it is free again");
    let fill = |level: &str| Fill { bot: level.to_owned(), seat: None };
    let bots = format!("/api/v1/tables/{id}/bots");
    assert_eq!(
        eve.post::<TableAnswer>(&bots, &fill("random")).await.expect_err("eve is not the owner").code(),
        Some("not-yours")
    );
    assert_eq!(
        ana.post::<TableAnswer>(&bots, &fill("genius")).await.expect_err("none").code(),
        Some("unknown-bot")
    );
    let begun: TableAnswer = ana.post(&bots, &fill("random")).await.expect("she may");
    assert_eq!(begun.table.stage, Stage::Playing);
    waiting.until_state(|_| true).await;
    let mut eve = Player::sit(&eve, &id).await;
    play_on(&mut [&mut waiting, &mut eve], 20, &mut luck(1)).await;
    assert_eq!(ben.join(&id, &Join::default()).await.expect_err("begun").code(), Some("seat-taken"));
    let listed: Tables = ben.get("/api/v1/tables?stage=playing").await.expect("a list");
    assert_eq!(listed.tables.len(), 1);
}

#[tokio::test]
async fn a_private_table_needs_a_key() {
    let server = TestServer::open().await;
    let (ana, ben, eve) = (server.guest("Ana").await, server.guest("Ben").await, server.guest("Eve").await);
    let terms = Terms { join: Access::Link, watch: Access::Link, ..Terms::default() };
    let seats = [Sitter::Me, Sitter::Free];
    let made = ana.create_table(&new_table("toledo", &seats, terms)).await.expect("a table");
    let (id, keys) = (made.table.id, made.keys.expect("the owner gets the keys"));
    assert_eq!(ben.get::<Tables>("/api/v1/tables").await.expect("a list").tables, []);
    let join = |key: &str| Join { key: Some(key.to_owned()), ..Join::default() };
    assert_eq!(ben.join(&id, &Join::default()).await.expect_err("no key").code(), Some("not-found"));
    // A spectator has no key to join.
    let seen: TableAnswer =
        eve.get(&format!("/api/v1/tables/{id}?key={}", keys.watch)).await.expect("she may look");
    assert_eq!(seen.keys, None);
    let picture = format!("/api/v1/tables/{id}/qr.svg");
    assert!(eve.text(&picture).await.is_err() && Client::new(server.address).text(&picture).await.is_err());
    let picture = ana.text(&picture).await.expect("the owner gets the QR code");
    assert!(picture.contains("<svg") && !picture.contains(&keys.join), "the key is drawn, not written");
    assert_eq!(eve.join(&id, &join(&keys.watch)).await.expect_err("no seat").code(), Some("not-invited"));
    let mut eve = Player::at(&eve, eve.watch(&id, &keys.watch).await.expect("a socket")).await;
    ben.join(&id, &join(&keys.join)).await.expect("invited");
    eve.until_state(|state| state.ask.is_none()).await;
    let received = serde_json::to_string(&eve.received).expect("JSON");
    assert!(!received.contains(&keys.join) && !received.contains(&keys.watch));
}

#[tokio::test]
async fn an_invalid_table_is_rejected() {
    let server = TestServer::open().await;
    let ana = server.guest("Ana").await;
    let good = new_table("toledo", &[Sitter::Me, Sitter::Free], Terms::default());
    let live = |base| Clock::Live { base, increment: 0, at_zero: AtZero::Concede };
    let terms = |terms: Terms| alcazar_wire::lobby::NewTable { terms, ..good.clone() };
    let mut options = good.clone();
    options.options.insert("colour".to_owned(), json!("red"));
    let wrong = [
        ("unknown-game", new_table("chess", &[Sitter::Me, Sitter::Free], Terms::default())),
        ("bad-options", new_table("toledo", &[Sitter::Me], Terms::default())),
        ("bad-options", new_table("toledo", &vec![Sitter::Free; 40], Terms::default())),
        ("bad-options", options),
        ("bad-seats", new_table("toledo", &[Sitter::Me, Sitter::Me], Terms::default())),
        ("bad-seats", new_table("toledo", &vec![Sitter::Bot("random".to_owned()); 2], Terms::default())),
        (
            "unknown-bot",
            new_table("toledo", &[Sitter::Me, Sitter::Bot("genius".to_owned())], Terms::default()),
        ),
        ("unknown-bot", terms(Terms { stand_in: String::new(), ..Terms::default() })),
        ("bad-terms", terms(Terms { clock: live(0), ..Terms::default() })),
        ("bad-terms", terms(Terms { clock: live(u64::MAX), ..Terms::default() })),
        ("bad-terms", terms(Terms { absence: Some(0), ..Terms::default() })),
    ];
    for (code, table) in wrong {
        assert_eq!(ana.create_table(&table).await.expect_err("rejected").code(), Some(code), "{table:?}");
    }
    assert_eq!(
        Client::new(server.address).create_table(&good).await.expect_err("the person is unknown").code(),
        Some("unknown-person")
    );
    for _ in 0..20 {
        ana.create_table(&good).await.expect("twenty are possible");
    }
    assert_eq!(ana.create_table(&good).await.expect_err("too many").code(), Some("too-many-tables"));
    let rejected = ana.post::<Value>("/api/v1/me", &Introduction { name: String::new() }).await;
    assert_eq!(rejected.expect_err("the name is empty").code(), Some("bad-name"));
    let introduction = Introduction { name: "Ana".to_owned() };
    assert!(is_slowed(&ana, "/api/v1/me", &introduction, 150).await, "one person can't keep the disk busy");
}

#[tokio::test]
async fn another_player_becomes_host_when_the_host_leaves() {
    let server = TestServer::open().await;
    let (ana, ben) = (server.guest("Ana").await, server.guest("Ben").await);
    let seats = [Sitter::Me, Sitter::Free, Sitter::Free];
    let made = ana.create_table(&new_table("toledo", &seats, Terms::default())).await.expect("a table");
    let id = made.table.id;
    assert_eq!(made.table.host, Some(Seat::A));
    let joined = ben.join(&id, &Join::default()).await.expect("a seat");
    assert!(!joined.yours);
    let _: TableAnswer = ana.post(&format!("/api/v1/tables/{id}/leave"), &()).await.expect("Ana leaves");
    let answer: TableAnswer = ben.get(&format!("/api/v1/tables/{id}")).await.expect("a table");
    assert_eq!((answer.yours, answer.table.host), (true, joined.you));
    let fill = Fill { bot: "random".to_owned(), seat: None };
    let begun: TableAnswer = ben.post(&format!("/api/v1/tables/{id}/bots"), &fill).await.expect("bots");
    assert_eq!(begun.table.stage, Stage::Playing);
}

#[tokio::test]
async fn players_may_start_without_a_host_who_is_away() {
    let server = TestServer::open().await;
    let (ana, ben) = (server.guest("Ana").await, server.guest("Ben").await);
    let seats = [Sitter::Me, Sitter::Free, Sitter::Free];
    let made = ana.create_table(&new_table("toledo", &seats, Terms::default())).await.expect("a table");
    let id = made.table.id;
    let host = Player::sit(&ana, &id).await;
    ben.join(&id, &Join::default()).await.expect("a seat");
    let (path, fill) = (format!("/api/v1/tables/{id}/bots"), Fill { bot: "random".to_owned(), seat: None });
    let refused = ben.post::<TableAnswer>(&path, &fill).await.expect_err("Ana is here");
    assert_eq!(refused.code(), Some("not-yours"));
    drop(host);
    // The server notices a closed connection a moment later.
    let mut waiting = Player::sit(&ben, &id).await;
    let host_is_gone = |message: &alcazar_client::ServerMessage| match message {
        FromServer::Presence { seats, .. } if !seats.contains(Seat::A) => Some(()),
        _ => None,
    };
    waiting.until(host_is_gone).await;
    let begun: TableAnswer = ben.post(&path, &fill).await.expect("Ana is away");
    assert_eq!(begun.table.stage, Stage::Playing);
}

#[tokio::test]
async fn an_invitation_that_comes_too_late_is_not_called_wrong() {
    let server = TestServer::open().await;
    let (ana, ben, eve) = (server.guest("Ana").await, server.guest("Ben").await, server.guest("Eve").await);
    let terms = Terms { join: Access::Link, watch: Access::Nobody, ..Terms::default() };
    let made = ana.create_table(&new_table("toledo", &[Sitter::Me, Sitter::Free], terms)).await.expect("one");
    let (id, key) = (made.table.id, made.keys.expect("the owner has the keys").join);
    let join = Join { key: Some(key.clone()), ..Join::default() };
    ben.join(&id, &join).await.expect("a seat");
    let code = async |key: &str| {
        let answer = eve.get::<TableAnswer>(&format!("/api/v1/tables/{id}?key={key}")).await;
        answer.expect_err("there is no seat").code().map(str::to_owned)
    };
    assert_eq!(code(&key).await.as_deref(), Some("no-longer-open"));
    assert_eq!(code("wrong").await.as_deref(), Some("not-found"));
}
