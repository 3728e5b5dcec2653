//! The socket of a table.

use alcazar_wire::{FromServer, ToServer};
use futures::{SinkExt as _, StreamExt as _};
use serde_json::Value;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::header::AUTHORIZATION;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

use crate::{Client, ClientError};

/// Small, so that thousands of sockets fit into one program.
const READ_BUFFER: usize = 8 * 1024;

/// A message from the server, of any game.
pub type ServerMessage = FromServer<Value, Value>;

/// The socket of a table.
#[derive(Debug)]
pub struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    pub(crate) async fn open(
        client: &Client,
        table: &str,
        since: Option<u32>,
        key: Option<&str>,
    ) -> Result<Self, ClientError> {
        let since = since.map(|since| format!("since={since}")).unwrap_or_default();
        let key = key.map(|key| format!("key={key}")).unwrap_or_default();
        let url = format!("ws://{}/api/v1/tables/{table}/socket?{since}&{key}", client.address);
        let mut request = url.into_client_request().map_err(ClientError::connection)?;
        if let Some(key) = &client.key {
            let value = format!("Bearer {key}").parse().map_err(ClientError::connection)?;
            request.headers_mut().insert(AUTHORIZATION, value);
        }
        let stream = TcpStream::connect(client.address).await.map_err(ClientError::connection)?;
        // Messages are short and must not wait for more.
        stream.set_nodelay(true).map_err(ClientError::connection)?;
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER).write_buffer_size(0);
        let opened = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await;
        let (stream, _) = opened.map_err(ClientError::connection)?;
        Ok(Self(stream))
    }

    /// Sends a message.
    ///
    /// # Errors
    /// If the socket is closed.
    pub async fn send(&mut self, message: &ToServer) -> Result<(), ClientError> {
        let text = serde_json::to_string(message).expect("messages can be serialized");
        self.send_text(text).await
    }

    /// Sends a text that need not be a valid message.
    ///
    /// # Errors
    /// If the socket is closed.
    pub async fn send_text(&mut self, text: String) -> Result<(), ClientError> {
        self.send_frame(Message::text(text)).await
    }

    /// Sends a frame of any kind.
    ///
    /// # Errors
    /// If the socket is closed.
    pub async fn send_frame(&mut self, frame: Message) -> Result<(), ClientError> {
        self.0.send(frame).await.map_err(|_| ClientError::Closed { code: None })
    }

    /// Receives the next message as text.
    ///
    /// # Errors
    /// If the socket is closed.
    pub async fn receive_text(&mut self) -> Result<String, ClientError> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text.as_str().to_owned()),
                Some(Ok(Message::Close(frame))) => {
                    return Err(ClientError::Closed { code: frame.map(|frame| frame.code.into()) });
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(ClientError::Closed { code: None }),
            }
        }
    }

    /// Receives the next message.
    ///
    /// # Errors
    /// If the socket is closed.
    pub async fn receive(&mut self) -> Result<ServerMessage, ClientError> {
        loop {
            // A later server may send messages that this client does not know.
            if let Ok(message) = serde_json::from_str(&self.receive_text().await?) {
                return Ok(message);
            }
        }
    }
}
