//! Who somebody is: a name and a key. The key is in a cookie, or a program sends it; the store has only its hash.

use std::sync::Arc;

use alcazar_store::{Change, KeyRow, PersonRow};
use axum::extract::FromRequestParts;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use cookie::CookieBuilder;

use crate::hall::{Hall, now};
use crate::problem::Problem;
use crate::random;

/// The longest name of a person, in characters.
const LONGEST_NAME: usize = 32;

/// Somebody who is known here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Person {
    pub(crate) id: String,
    pub(crate) name: String,
}

/// Somebody who may be known here, and with which key.
#[derive(Debug, Clone)]
pub(crate) struct Visitor {
    pub(crate) person: Option<Person>,
    /// The hash of the key.
    pub(crate) key: Option<String>,
}

impl Visitor {
    /// The person, if he is known and has not changed too much lately.
    pub(crate) fn admitted(self, hall: &Hall) -> Result<Person, Problem> {
        let person = self.known()?;
        hall.admit(&person.id)?;
        Ok(person)
    }

    /// The person, if he is known.
    pub(crate) fn known(self) -> Result<Person, Problem> {
        self.person.ok_or_else(Problem::unknown_person)
    }
}

impl FromRequestParts<Arc<Hall>> for Visitor {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Self, Problem> {
        let bearer = parts.headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
        let bearer = bearer.and_then(|value| value.strip_prefix("Bearer ")).map(str::to_owned);
        let cookie = || {
            let jar = CookieJar::from_headers(&parts.headers);
            jar.get(cookie_name(hall)).map(|cookie| cookie.value().to_owned())
        };
        let Some(secret) = bearer.or_else(cookie) else { return Ok(Self { person: None, key: None }) };
        let hash = random::hash(&secret);
        let wanted = hash.clone();
        let person = hall.read(move |store| match store.key(&wanted)? {
            Some(key) => store.person(&key.person),
            None => Ok(None),
        });
        let person = person.await?.map(|row| Person { id: row.id, name: row.name });
        let key = person.is_some().then_some(hash);
        Ok(Self { person, key })
    }
}

/// A name on one line, without what could make it look like another.
pub(crate) fn checked_name(name: &str) -> Result<String, Problem> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let is_hidden = |letter: char| {
        letter.is_control()
            || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
    };
    if name.is_empty() || name.chars().count() > LONGEST_NAME || name.contains(is_hidden) {
        return Err(Problem::bad(
            "bad-name",
            format!("a name has 1 to {LONGEST_NAME} characters on one line"),
        ));
    }
    Ok(name)
}

/// Lets a new guest in.
pub(crate) async fn new_guest(hall: &Hall, name: String) -> Result<(Person, String), Problem> {
    let id = random::name(16);
    let person = Change::Person(PersonRow { id: id.clone(), name: name.clone(), since: now() });
    let (secret, key) = new_key(&id, "cookie");
    hall.commit(vec![person, key]).await?;
    Ok((Person { id, name }, secret))
}

/// A new key for a person: the secret, and the change that makes it open.
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

fn is_https(hall: &Hall) -> bool {
    hall.settings.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
}

/// Over https the name itself makes browsers insist that nobody else has set the cookie.
fn cookie_name(hall: &Hall) -> &'static str {
    if is_https(hall) { "__Host-alcazar" } else { "alcazar" }
}

/// The cookie that holds a key. Scripts can't read it, and other sites can't have it sent.
pub(crate) fn cookie(hall: &Hall, secret: String) -> Cookie<'static> {
    bare_cookie(hall, secret).permanent().build()
}

/// The cookie that takes the key away again.
pub(crate) fn no_cookie(hall: &Hall) -> Cookie<'static> {
    bare_cookie(hall, String::new()).removal().build()
}

fn bare_cookie(hall: &Hall, secret: String) -> CookieBuilder<'static> {
    Cookie::build((cookie_name(hall), secret))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(is_https(hall))
}
