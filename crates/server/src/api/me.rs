//! Who one is.

use std::sync::Arc;

use alcazar_store::{Change, PersonRow};
use alcazar_wire::Fault;
use alcazar_wire::person::{Code, Introduction, Me, Token};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use axum_extra::extract::CookieJar;

use crate::hall::{Hall, lock, now};
use crate::identity::{self, Visitor, checked_name, new_key};
use crate::problem::Problem;

/// Who am I? That the server does not know is no fault: browsers would complain about one.
#[utoipa::path(
    get, path = "/api/v1/me",
    responses((status = OK, body = Me), (status = NO_CONTENT, description = "The server does not know."))
)]
pub(super) async fn who_am_i(visitor: Visitor) -> Response {
    match visitor.person {
        Some(person) => Json(Me { name: person.name }).into_response(),
        None => StatusCode::NO_CONTENT.into_response(),
    }
}

/// I am called so. Who is not known yet becomes a guest: the answer brings a cookie.
#[utoipa::path(
    post, path = "/api/v1/me", request_body = Introduction,
    responses((status = OK, body = Me), (status = UNPROCESSABLE_ENTITY, body = Fault), (status = TOO_MANY_REQUESTS, body = Fault))
)]
pub(super) async fn introduce(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    jar: CookieJar,
    Json(introduction): Json<Introduction>,
) -> Result<(CookieJar, Json<Me>), Problem> {
    let name = checked_name(&introduction.name)?;
    if let Some(person) = visitor.person {
        hall.admit(&person.id)?;
        let row = PersonRow { id: person.id, name: name.clone(), since: now() };
        hall.commit(vec![Change::Person(row)]).await?;
        return Ok((jar, Json(Me { name })));
    }
    if !lock(&hall.guests).take() {
        return Err(Problem::too_fast());
    }
    let (person, secret) = identity::new_guest(&hall, name).await?;
    Ok((jar.add(identity::cookie(&hall, secret)), Json(Me { name: person.name })))
}

/// Forget this device. Other devices of the same person stay known.
#[utoipa::path(delete, path = "/api/v1/me", responses((status = NO_CONTENT)))]
pub(super) async fn forget(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    jar: CookieJar,
) -> Result<(StatusCode, CookieJar), Problem> {
    if let Some(hash) = visitor.key {
        hall.commit(vec![Change::KeyGone { hash }]).await?;
    }
    Ok((StatusCode::NO_CONTENT, jar.add(identity::no_cookie(&hall))))
}

/// A code to type on another device, to be the same person there. It is good once, for ten minutes.
#[utoipa::path(
    post, path = "/api/v1/me/code",
    responses((status = OK, body = Code), (status = UNAUTHORIZED, body = Fault))
)]
pub(super) async fn new_code(State(hall): State<Arc<Hall>>, visitor: Visitor) -> Result<Json<Code>, Problem> {
    let person = visitor.admitted(&hall)?;
    Ok(Json(Code { code: hall.new_code(&person.id) }))
}

/// I am whoever was given this code. The answer brings a cookie.
#[utoipa::path(
    post, path = "/api/v1/me/claim", request_body = Code,
    responses((status = OK, body = Me), (status = FORBIDDEN, body = Fault), (status = TOO_MANY_REQUESTS, body = Fault))
)]
pub(super) async fn claim(
    State(hall): State<Arc<Hall>>,
    jar: CookieJar,
    Json(code): Json<Code>,
) -> Result<(CookieJar, Json<Me>), Problem> {
    // Codes are short, so nobody may try many.
    if !lock(&hall.claims).take() {
        return Err(Problem::too_fast());
    }
    let wrong = || Problem::forbidden("wrong-code", "this code was never given, is used up, or is too old");
    let id = hall.use_code(&code.code).ok_or_else(wrong)?;
    let wanted = id.clone();
    let person = hall.read(move |store| store.person(&wanted)).await?.ok_or_else(wrong)?;
    let (secret, key) = new_key(&id, "cookie");
    hall.commit(vec![key]).await?;
    Ok((jar.add(identity::cookie(&hall, secret)), Json(Me { name: person.name })))
}

/// A key for a program that plays for me.
#[utoipa::path(
    post, path = "/api/v1/me/tokens",
    responses((status = OK, body = Token), (status = UNAUTHORIZED, body = Fault))
)]
pub(super) async fn new_token(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
) -> Result<Json<Token>, Problem> {
    let person = visitor.admitted(&hall)?;
    let (token, key) = new_key(&person.id, "token");
    hall.commit(vec![key]).await?;
    Ok(Json(Token { token }))
}
