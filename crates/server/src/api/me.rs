//! Identities over HTTP.

use std::sync::Arc;

use alcazar_store::{Change, PersonRow};
use alcazar_wire::Fault;
use alcazar_wire::person::{Code, Introduction, Me, Token};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use axum_extra::extract::CookieJar;

use crate::error::ApiError;
use crate::identity::{self, Visitor, checked_name, new_key};
use crate::server::{Server, lock, now};

/// Returns your identity. An unknown visitor is not an error, because browsers would report one in the
/// console.
#[utoipa::path(
    get, path = "/api/v1/me",
    responses(
        (status = OK, body = Me),
        (status = NO_CONTENT, description = "The server does not know you.")
    )
)]
pub(super) async fn who_am_i(visitor: Visitor) -> Response {
    match visitor.person {
        Some(person) => Json(Me { name: person.name }).into_response(),
        None => StatusCode::NO_CONTENT.into_response(),
    }
}

/// Sets your name. An unknown visitor becomes a guest: the response sets a cookie.
#[utoipa::path(
    post, path = "/api/v1/me", request_body = Introduction,
    responses(
        (status = OK, body = Me),
        (status = UNPROCESSABLE_ENTITY, body = Fault),
        (status = TOO_MANY_REQUESTS, body = Fault)
    )
)]
pub(super) async fn introduce(
    State(server): State<Arc<Server>>,
    visitor: Visitor,
    jar: CookieJar,
    Json(introduction): Json<Introduction>,
) -> Result<(CookieJar, Json<Me>), ApiError> {
    let name = checked_name(&introduction.name)?;
    if let Some(person) = visitor.person {
        server.check_rate(&person.id)?;
        let row = PersonRow { id: person.id, name: name.clone(), since: now() };
        server.commit(vec![Change::Person(row)]).await?;
        return Ok((jar, Json(Me { name })));
    }
    if !lock(&server.guest_limit).try_acquire() {
        return Err(ApiError::too_fast());
    }
    let (person, secret) = identity::new_guest(&server, name).await?;
    Ok((jar.add(identity::cookie(&server, secret)), Json(Me { name: person.name })))
}

/// Forgets this device. Your other devices stay known.
#[utoipa::path(delete, path = "/api/v1/me", responses((status = NO_CONTENT)))]
pub(super) async fn forget(
    State(server): State<Arc<Server>>,
    visitor: Visitor,
    jar: CookieJar,
) -> Result<(StatusCode, CookieJar), ApiError> {
    if let Some(hash) = visitor.key {
        server.commit(vec![Change::KeyGone { hash }]).await?;
    }
    Ok((StatusCode::NO_CONTENT, jar.add(identity::removal_cookie(&server))))
}

/// Creates a code to type on another device, which then has your identity. It works once, for ten minutes.
#[utoipa::path(
    post, path = "/api/v1/me/code",
    responses((status = OK, body = Code), (status = UNAUTHORIZED, body = Fault))
)]
pub(super) async fn new_code(
    State(server): State<Arc<Server>>,
    visitor: Visitor,
) -> Result<Json<Code>, ApiError> {
    let person = visitor.rate_limited(&server)?;
    Ok(Json(Code { code: server.new_code(&person.id) }))
}

/// Takes over the identity of the person who created this code. The response sets a cookie.
#[utoipa::path(
    post, path = "/api/v1/me/claim", request_body = Code,
    responses(
        (status = OK, body = Me),
        (status = FORBIDDEN, body = Fault),
        (status = TOO_MANY_REQUESTS, body = Fault)
    )
)]
pub(super) async fn claim(
    State(server): State<Arc<Server>>,
    jar: CookieJar,
    Json(code): Json<Code>,
) -> Result<(CookieJar, Json<Me>), ApiError> {
    // Codes are short, so guessing must be slow.
    if !lock(&server.claim_limit).try_acquire() {
        return Err(ApiError::too_fast());
    }
    let wrong = || ApiError::forbidden("wrong-code", "this code is unknown, already used, or expired");
    let id = server.use_code(&code.code).ok_or_else(wrong)?;
    let wanted = id.clone();
    let person = server.read(move |store| store.person(&wanted)).await?.ok_or_else(wrong)?;
    let (secret, key) = new_key(&id, "cookie");
    server.commit(vec![key]).await?;
    Ok((jar.add(identity::cookie(&server, secret)), Json(Me { name: person.name })))
}

/// Creates a key for a program that plays for you.
#[utoipa::path(
    post, path = "/api/v1/me/tokens",
    responses((status = OK, body = Token), (status = UNAUTHORIZED, body = Fault))
)]
pub(super) async fn new_token(
    State(server): State<Arc<Server>>,
    visitor: Visitor,
) -> Result<Json<Token>, ApiError> {
    let person = visitor.rate_limited(&server)?;
    let (token, key) = new_key(&person.id, "token");
    server.commit(vec![key]).await?;
    Ok(Json(Token { token }))
}
