//! Identities: a name and a key. The key is in a cookie, or a program sends it; the store has only its hash.

use std::sync::Arc;

use alcazar_store::{Change, KeyRow, PersonRow};
use axum::extract::FromRequestParts;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use cookie::CookieBuilder;

use crate::error::ApiError;
use crate::random;
use crate::server::{Server, now};

/// The maximum length of a person's name, in characters.
const MAX_NAME_LEN: usize = 32;

/// A person with an identity on this server.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Person {
    pub(crate) id: String,
    pub(crate) name: String,
}

/// The sender of a request, who may have an identity.
#[derive(Debug, Clone)]
pub(crate) struct Visitor {
    pub(crate) person: Option<Person>,
    /// The hash of the key that came with the request.
    pub(crate) key: Option<String>,
}

impl Visitor {
    /// The person, if they are known and within their rate limit.
    pub(crate) fn rate_limited(self, server: &Server) -> Result<Person, ApiError> {
        let person = self.known()?;
        server.check_rate(&person.id)?;
        Ok(person)
    }

    /// The person, if they are known.
    pub(crate) fn known(self) -> Result<Person, ApiError> {
        self.person.ok_or_else(ApiError::unknown_person)
    }
}

impl FromRequestParts<Arc<Server>> for Visitor {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, server: &Arc<Server>) -> Result<Self, ApiError> {
        let bearer = parts.headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
        let bearer = bearer.and_then(|value| value.strip_prefix("Bearer ")).map(str::to_owned);
        let cookie = || {
            let jar = CookieJar::from_headers(&parts.headers);
            jar.get(cookie_name(server)).map(|cookie| cookie.value().to_owned())
        };
        let Some(secret) = bearer.or_else(cookie) else { return Ok(Self { person: None, key: None }) };
        let hash = random::hash(&secret);
        let wanted = hash.clone();
        let person = server.read(move |store| match store.key(&wanted)? {
            Some(key) => store.person(&key.person),
            None => Ok(None),
        });
        let person = person.await?.map(|row| Person { id: row.id, name: row.name });
        let key = person.is_some().then_some(hash);
        Ok(Self { person, key })
    }
}

/// Normalizes a name, or rejects it if it is too long or holds invisible characters that could make it look
/// like another.
pub(crate) fn checked_name(name: &str) -> Result<String, ApiError> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let is_invisible = |letter: char| {
        let is_formatting = matches!(
            letter,
            '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}'
        );
        letter.is_control() || is_formatting
    };
    if name.is_empty() || name.chars().count() > MAX_NAME_LEN || name.contains(is_invisible) {
        let message = format!("a name has 1 to {MAX_NAME_LEN} characters on one line");
        return Err(ApiError::unprocessable("bad-name", message));
    }
    Ok(name)
}

/// Creates a guest; returns the person and the secret of their key.
pub(crate) async fn new_guest(server: &Server, name: String) -> Result<(Person, String), ApiError> {
    let id = random::id(16);
    let person = Change::Person(PersonRow { id: id.clone(), name: name.clone(), since: now() });
    let (secret, key) = new_key(&id, "cookie");
    server.commit(vec![person, key]).await?;
    Ok((Person { id, name }, secret))
}

/// A new key for a person: the secret, and the change that stores its hash.
pub(crate) fn new_key(person: &str, kind: &str) -> (String, Change) {
    let secret = random::secret();
    let key = KeyRow {
        hash: random::hash(&secret),
        person: person.to_owned(),
        kind: kind.to_owned(),
        since: now(),
    };
    (secret, Change::Key(key))
}

fn is_https(server: &Server) -> bool {
    server.settings.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
}

/// Over https, the prefix of the name makes browsers reject the cookie if another host has set it.
fn cookie_name(server: &Server) -> &'static str {
    if is_https(server) { "__Host-alcazar" } else { "alcazar" }
}

/// The cookie that holds a key. Scripts can't read it, and other sites can't make browsers send it.
pub(crate) fn cookie(server: &Server, secret: String) -> Cookie<'static> {
    cookie_builder(server, secret).permanent().build()
}

/// The cookie that removes the key from the browser.
pub(crate) fn removal_cookie(server: &Server) -> Cookie<'static> {
    cookie_builder(server, String::new()).removal().build()
}

fn cookie_builder(server: &Server, secret: String) -> CookieBuilder<'static> {
    Cookie::build((cookie_name(server), secret))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(is_https(server))
}
