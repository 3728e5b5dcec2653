//! A program's end of the line: requests to a server, and the sockets of its tables.
//!
//! It speaks plain HTTP to an address: for tests, for measuring, and for programs that play on the same machine. docs/protocol.md
//! describes what is said.

mod socket;

use std::net::SocketAddr;

use alcazar_wire::Fault;
use alcazar_wire::lobby::{Join, NewTable, TableAnswer};
use alcazar_wire::person::{Introduction, Me};
use http_body_util::{BodyExt as _, Full};
use hyper::body::Bytes;
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HOST, SET_COOKIE};
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::net::TcpStream;

pub use socket::{Ended, Heard, Socket};

/// Why nothing came of a request.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The server can't be reached, or the line was cut.
    #[error("the server does not answer: {0}")]
    Line(String),
    /// The server refuses.
    #[error("{status}: {}", fault.message)]
    Refused {
        /// The status of the answer.
        status: StatusCode,
        /// Why.
        fault: Box<Fault>,
    },
    /// The answer makes no sense.
    #[error("the answer can't be read: {0}")]
    Unreadable(String),
}

impl Failure {
    pub(crate) fn line(error: impl std::fmt::Display) -> Self {
        Self::Line(error.to_string())
    }

    /// The name of what the server says is wrong.
    pub fn code(&self) -> Option<&str> {
        match self {
            Self::Refused { fault, .. } => Some(&fault.code),
            _ => None,
        }
    }
}

/// Somebody who speaks to a server, perhaps with a key that says who he is.
#[derive(Debug, Clone)]
pub struct Caller {
    address: SocketAddr,
    key: Option<String>,
}

impl Caller {
    /// Somebody whom the server at this address does not know.
    pub fn new(address: SocketAddr) -> Self {
        Self { address, key: None }
    }

    /// Somebody who has this key.
    pub fn with_key(address: SocketAddr, key: impl Into<String>) -> Self {
        Self { address, key: Some(key.into()) }
    }

    /// The key.
    pub fn key(&self) -> Option<&str> {
        self.key.as_deref()
    }

    /// Where the server is.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Becomes a guest of this name.
    ///
    /// # Errors
    /// If the server does not answer, or refuses.
    pub async fn introduce(address: SocketAddr, name: &str) -> Result<Self, Failure> {
        let body = serde_json::to_vec(&Introduction { name: name.to_owned() }).map_err(Failure::line)?;
        let caller = Self::new(address);
        let (status, cookies, text) = caller.request(Method::POST, "/api/v1/me", Some(body)).await?;
        read::<Me>(status, &text)?;
        let pair = cookies.split(';').next().unwrap_or_default();
        let key = pair.split_once('=').map(|(_, key)| key.to_owned());
        let key = key.ok_or_else(|| Failure::Unreadable("no cookie was set".to_owned()))?;
        Ok(Self { key: Some(key), ..caller })
    }

    /// Makes a table.
    ///
    /// # Errors
    /// If the server does not answer, or refuses.
    pub async fn make(&self, table: &NewTable) -> Result<TableAnswer, Failure> {
        self.post("/api/v1/tables", table).await
    }

    /// Sits down.
    ///
    /// # Errors
    /// If the server does not answer, or refuses.
    pub async fn join(&self, table: &str, join: &Join) -> Result<TableAnswer, Failure> {
        self.post(&format!("/api/v1/tables/{table}/join"), join).await
    }

    /// Asks for something.
    ///
    /// # Errors
    /// If the server does not answer, or refuses.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Failure> {
        let (status, _, text) = self.request(Method::GET, path, None).await?;
        read(status, &text)
    }

    /// Asks for a text.
    ///
    /// # Errors
    /// If the server does not answer, or refuses.
    pub async fn text(&self, path: &str) -> Result<String, Failure> {
        let (status, _, text) = self.request(Method::GET, path, None).await?;
        check(status, &text)?;
        Ok(text)
    }

    /// Asks for something to be done.
    ///
    /// # Errors
    /// If the server does not answer, or refuses.
    pub async fn post<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Result<T, Failure> {
        let body = serde_json::to_vec(body).map_err(Failure::line)?;
        let (status, _, text) = self.request(Method::POST, path, Some(body)).await?;
        read(status, &text)
    }

    /// Opens the socket of a table, and goes on from a version that is known.
    ///
    /// # Errors
    /// If the server does not answer, or refuses.
    pub async fn socket(&self, table: &str, since: Option<u32>) -> Result<Socket, Failure> {
        Socket::open(self, table, since, None).await
    }

    /// Opens the socket of a table as somebody who has a link to look on.
    ///
    /// # Errors
    /// If the server does not answer, or refuses.
    pub async fn watch(&self, table: &str, key: &str) -> Result<Socket, Failure> {
        Socket::open(self, table, None, Some(key)).await
    }

    /// One request on a connection of its own: its status, its cookie, its body.
    async fn request(
        &self,
        method: Method,
        path: &str,
        body: Option<Vec<u8>>,
    ) -> Result<(StatusCode, String, String), Failure> {
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(HOST, self.address.to_string())
            .header(CONTENT_TYPE, "application/json");
        if let Some(key) = &self.key {
            request = request.header(AUTHORIZATION, format!("Bearer {key}"));
        }
        let request =
            request.body(Full::new(Bytes::from(body.unwrap_or_default()))).map_err(Failure::line)?;
        let stream = TcpStream::connect(self.address).await.map_err(Failure::line)?;
        let (mut sender, line) =
            hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.map_err(Failure::line)?;
        tokio::spawn(line);
        let answer = sender.send_request(request).await.map_err(Failure::line)?;
        let status = answer.status();
        let cookie = answer.headers().get(SET_COOKIE).and_then(|value| value.to_str().ok());
        let cookie = cookie.unwrap_or_default().to_owned();
        let bytes = answer.into_body().collect().await.map_err(Failure::line)?.to_bytes();
        Ok((status, cookie, String::from_utf8_lossy(&bytes).into_owned()))
    }
}

fn check(status: StatusCode, text: &str) -> Result<(), Failure> {
    if status.is_success() {
        return Ok(());
    }
    let fault = serde_json::from_str(text).unwrap_or_else(|_| Fault::new("unknown", text));
    Err(Failure::Refused { status, fault: Box::new(fault) })
}

fn read<T: DeserializeOwned>(status: StatusCode, text: &str) -> Result<T, Failure> {
    check(status, text)?;
    serde_json::from_str(text).map_err(|error| Failure::Unreadable(error.to_string()))
}
