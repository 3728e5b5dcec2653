//! A client for programs: HTTP requests to a server, and the sockets of its tables.
//!
//! It sends plain HTTP to a socket address: for tests, for load measurements, and for programs that play on
//! the same machine. docs/protocol.md describes the protocol.

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

pub use socket::{ServerMessage, Socket};

/// Why a request failed, or why a socket is closed.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The server can't be reached, or the connection was lost.
    #[error("the server does not answer: {0}")]
    Connection(String),
    /// The server rejects the request.
    #[error("{status}: {}", fault.message)]
    Rejected {
        /// The status of the response.
        status: StatusCode,
        /// Why.
        fault: Box<Fault>,
    },
    /// The response can't be parsed.
    #[error("the answer can't be read: {0}")]
    Unreadable(String),
    /// The socket is closed.
    #[error("the socket is closed ({code:?})")]
    Closed {
        /// The close code that the server sent, if it sent one.
        code: Option<u16>,
    },
}

impl ClientError {
    pub(crate) fn connection(error: impl std::fmt::Display) -> Self {
        Self::Connection(error.to_string())
    }

    /// The code of the server's fault, if the server rejects the request.
    pub fn code(&self) -> Option<&str> {
        match self {
            Self::Rejected { fault, .. } => Some(&fault.code),
            _ => None,
        }
    }

    /// The code with which the server closed the socket, if it did.
    pub fn close_code(&self) -> Option<u16> {
        match self {
            Self::Closed { code } => *code,
            _ => None,
        }
    }
}

/// A client of one server, with a key if it has an identity there.
#[derive(Debug, Clone)]
pub struct Client {
    address: SocketAddr,
    key: Option<String>,
}

impl Client {
    /// A client without an identity.
    pub fn new(address: SocketAddr) -> Self {
        Self { address, key: None }
    }

    /// A client with this key.
    pub fn with_key(address: SocketAddr, key: impl Into<String>) -> Self {
        Self { address, key: Some(key.into()) }
    }

    /// The key.
    pub fn key(&self) -> Option<&str> {
        self.key.as_deref()
    }

    /// The address of the server.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Creates a guest with this name.
    ///
    /// # Errors
    /// If the server does not answer, or rejects the request.
    pub async fn introduce(address: SocketAddr, name: &str) -> Result<Self, ClientError> {
        let body =
            serde_json::to_vec(&Introduction { name: name.to_owned() }).map_err(ClientError::connection)?;
        let client = Self::new(address);
        let (status, cookies, text) = client.request(Method::POST, "/api/v1/me", Some(body)).await?;
        parse::<Me>(status, &text)?;
        let pair = cookies.split(';').next().unwrap_or_default();
        let key = pair.split_once('=').map(|(_, key)| key.to_owned());
        let key = key.ok_or_else(|| ClientError::Unreadable("no cookie was set".to_owned()))?;
        Ok(Self { key: Some(key), ..client })
    }

    /// Creates a table.
    ///
    /// # Errors
    /// If the server does not answer, or rejects the request.
    pub async fn create_table(&self, table: &NewTable) -> Result<TableAnswer, ClientError> {
        self.post("/api/v1/tables", table).await
    }

    /// Takes a seat at a table.
    ///
    /// # Errors
    /// If the server does not answer, or rejects the request.
    pub async fn join(&self, table: &str, join: &Join) -> Result<TableAnswer, ClientError> {
        self.post(&format!("/api/v1/tables/{table}/join"), join).await
    }

    /// Sends a GET request and parses the response.
    ///
    /// # Errors
    /// If the server does not answer, or rejects the request.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, ClientError> {
        let (status, _, text) = self.request(Method::GET, path, None).await?;
        parse(status, &text)
    }

    /// Sends a GET request and returns the response as text.
    ///
    /// # Errors
    /// If the server does not answer, or rejects the request.
    pub async fn text(&self, path: &str) -> Result<String, ClientError> {
        let (status, _, text) = self.request(Method::GET, path, None).await?;
        check_status(status, &text)?;
        Ok(text)
    }

    /// Sends a POST request and parses the response.
    ///
    /// # Errors
    /// If the server does not answer, or rejects the request.
    pub async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, ClientError> {
        let body = serde_json::to_vec(body).map_err(ClientError::connection)?;
        let (status, _, text) = self.request(Method::POST, path, Some(body)).await?;
        parse(status, &text)
    }

    /// Opens the socket of a table, resuming after a known version.
    ///
    /// # Errors
    /// If the server does not answer, or rejects the request.
    pub async fn socket(&self, table: &str, since: Option<u32>) -> Result<Socket, ClientError> {
        Socket::open(self, table, since, None).await
    }

    /// Opens the socket of a table as a spectator, with the key of an invitation.
    ///
    /// # Errors
    /// If the server does not answer, or rejects the request.
    pub async fn watch(&self, table: &str, key: &str) -> Result<Socket, ClientError> {
        Socket::open(self, table, None, Some(key)).await
    }

    /// Sends one request on a new connection; returns the status, the cookie and the body of the response.
    async fn request(
        &self,
        method: Method,
        path: &str,
        body: Option<Vec<u8>>,
    ) -> Result<(StatusCode, String, String), ClientError> {
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(HOST, self.address.to_string())
            .header(CONTENT_TYPE, "application/json");
        if let Some(key) = &self.key {
            request = request.header(AUTHORIZATION, format!("Bearer {key}"));
        }
        let request = request
            .body(Full::new(Bytes::from(body.unwrap_or_default())))
            .map_err(ClientError::connection)?;
        let stream = TcpStream::connect(self.address).await.map_err(ClientError::connection)?;
        let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream))
            .await
            .map_err(ClientError::connection)?;
        tokio::spawn(connection);
        let response = sender.send_request(request).await.map_err(ClientError::connection)?;
        let status = response.status();
        let cookie = response.headers().get(SET_COOKIE).and_then(|value| value.to_str().ok());
        let cookie = cookie.unwrap_or_default().to_owned();
        let bytes = response.into_body().collect().await.map_err(ClientError::connection)?.to_bytes();
        Ok((status, cookie, String::from_utf8_lossy(&bytes).into_owned()))
    }
}

fn check_status(status: StatusCode, text: &str) -> Result<(), ClientError> {
    if status.is_success() {
        return Ok(());
    }
    let fault = serde_json::from_str(text).unwrap_or_else(|_| Fault::new("unknown", text));
    Err(ClientError::Rejected { status, fault: Box::new(fault) })
}

fn parse<T: DeserializeOwned>(status: StatusCode, text: &str) -> Result<T, ClientError> {
    check_status(status, text)?;
    serde_json::from_str(text).map_err(|error| ClientError::Unreadable(error.to_string()))
}
