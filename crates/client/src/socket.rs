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

use crate::{Caller, Failure};

/// How much is read at once: thousands of sockets shall fit into a small program.
const READ_BUFFER: usize = 8 * 1024;

/// What is heard.
pub type Heard = FromServer<Value, Value>;

/// Why nothing more is heard: the code of the server's goodbye, if it said one.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the socket is closed ({code:?})")]
pub struct Ended {
    /// The code.
    pub code: Option<u16>,
}

/// The socket of a table.
#[derive(Debug)]
pub struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    pub(crate) async fn open(
        caller: &Caller,
        table: &str,
        since: Option<u32>,
        key: Option<&str>,
    ) -> Result<Self, Failure> {
        let since = since.map(|since| format!("since={since}")).unwrap_or_default();
        let key = key.map(|key| format!("key={key}")).unwrap_or_default();
        let url = format!("ws://{}/api/v1/tables/{table}/socket?{since}&{key}", caller.address);
        let mut request = url.into_client_request().map_err(Failure::line)?;
        if let Some(key) = &caller.key {
            let value = format!("Bearer {key}").parse().map_err(Failure::line)?;
            request.headers_mut().insert(AUTHORIZATION, value);
        }
        let stream = TcpStream::connect(caller.address).await.map_err(Failure::line)?;
        // What is said is short, and shall not wait for more.
        stream.set_nodelay(true).map_err(Failure::line)?;
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER).write_buffer_size(0);
        let opened = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await;
        let (stream, _) = opened.map_err(Failure::line)?;
        Ok(Self(stream))
    }

    /// Says something.
    ///
    /// # Errors
    /// If the line is cut.
    pub async fn say(&mut self, message: &ToServer) -> Result<(), Ended> {
        let text = serde_json::to_string(message).expect("messages can be written");
        self.say_text(text).await
    }

    /// Says something that may be no message.
    ///
    /// # Errors
    /// If the line is cut.
    pub async fn say_text(&mut self, text: String) -> Result<(), Ended> {
        self.0.send(Message::text(text)).await.map_err(|_| Ended { code: None })
    }

    /// Sends a frame, whatever it is.
    ///
    /// # Errors
    /// If the line is cut.
    pub async fn send(&mut self, frame: Message) -> Result<(), Ended> {
        self.0.send(frame).await.map_err(|_| Ended { code: None })
    }

    /// The next message as it came.
    ///
    /// # Errors
    /// If there is none any more.
    pub async fn hear_text(&mut self) -> Result<String, Ended> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text.as_str().to_owned()),
                Some(Ok(Message::Close(frame))) => {
                    return Err(Ended { code: frame.map(|frame| frame.code.into()) });
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(Ended { code: None }),
            }
        }
    }

    /// The next message.
    ///
    /// # Errors
    /// If there is none any more.
    pub async fn hear(&mut self) -> Result<Heard, Ended> {
        loop {
            // A later server may say more than is known here.
            if let Ok(message) = serde_json::from_str(&self.hear_text().await?) {
                return Ok(message);
            }
        }
    }
}
