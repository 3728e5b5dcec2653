//! A server for tests, and players.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use alcazar_client::{Client, ClientError, ServerMessage, Socket};
use alcazar_core::Viewer;
use alcazar_server::{Server, Settings, Shutdown, Site};
use alcazar_store::{Memory, Store};
use alcazar_table::ActId;
use alcazar_wire::lobby::{Join, NewTable, Sitter, Terms};
use alcazar_wire::{Fault, FromServer, State, ToServer};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt as _, SeedableRng as _};
use serde_json::Value;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// Long enough that only a bug takes longer.
const TIMEOUT: Duration = Duration::from_secs(30);

/// A running server.
pub(crate) struct TestServer {
    pub(crate) address: SocketAddr,
    stop: oneshot::Sender<()>,
    task: JoinHandle<Shutdown>,
}

/// Settings without delays and with generous limits.
pub(crate) fn quick() -> Settings {
    Settings {
        bot_delay: Duration::from_millis(1),
        bot_nodes: 200,
        messages_per_second: 1_000_000,
        guests_per_second: 1000,
        away_after: Duration::from_millis(10),
        ..Settings::default()
    }
}

impl TestServer {
    pub(crate) async fn open() -> Self {
        Self::with(Arc::new(Memory::new()), quick()).await
    }

    pub(crate) async fn with(store: Arc<dyn Store>, settings: Settings) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("an address");
        let server = Server::open(store, settings);
        let (stop, stopped) = oneshot::channel::<()>();
        let stopped = async {
            let _ = stopped.await;
        };
        let task = tokio::spawn(alcazar_server::host(listener, Site::default(), server, stopped));
        Self { address, stop, task }
    }

    /// Stops the server as an operator would.
    pub(crate) async fn close(self) -> Shutdown {
        let _ = self.stop.send(());
        self.task.await.expect("the server stops")
    }

    pub(crate) async fn guest(&self, name: &str) -> Client {
        Client::introduce(self.address, name).await.expect("a guest can be created")
    }

    /// The raw handshake for the socket of a table.
    pub(crate) fn handshake(&self, table: &str) -> String {
        format!(
            "GET /api/v1/tables/{table}/socket HTTP/1.1\r\nHost: {}\r\nConnection: upgrade\r\n\
             Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
             Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
            self.address
        )
    }

    /// Two players at a table of Toledo, and its id.
    pub(crate) async fn two(&self, terms: Terms) -> (Player, Player, String) {
        let (ana, ben) = (self.guest("Ana").await, self.guest("Ben").await);
        let table = new_table("toledo", &[Sitter::Me, Sitter::Free], terms);
        let made = ana.create_table(&table).await.expect("a table");
        let id = made.table.id;
        let key = made.keys.map(|keys| keys.join);
        ben.join(&id, &Join { key, ..Join::default() }).await.expect("a seat");
        (Player::sit(&ana, &id).await, Player::sit(&ben, &id).await, id)
    }
}

pub(crate) fn new_table(game: &str, seats: &[Sitter], terms: Terms) -> NewTable {
    NewTable {
        game: game.to_owned(),
        options: serde_json::Map::default(),
        seats: seats.to_vec(),
        terms,
        nonce: None,
    }
}

/// A connection to a table, with all received messages.
pub(crate) struct Player {
    pub(crate) client: Client,
    pub(crate) socket: Socket,
    pub(crate) you: Viewer,
    pub(crate) state: Option<State<Value>>,
    /// All messages, in order.
    pub(crate) received: Vec<ServerMessage>,
    acts: u128,
}

impl Player {
    pub(crate) async fn sit(client: &Client, table: &str) -> Self {
        let socket = client.socket(table, None).await.expect("a socket");
        Self::at(client, socket).await
    }

    pub(crate) async fn at(client: &Client, socket: Socket) -> Self {
        let (you, acts) = (Viewer::Spectator, rand::rng().random());
        let mut player =
            Self { client: client.clone(), socket, you, state: None, received: Vec::new(), acts };
        assert!(matches!(player.next().await, FromServer::Welcome(_)), "the first message is a welcome");
        player
    }

    pub(crate) fn state(&self) -> &State<Value> {
        self.state.as_ref().expect("the game has begun")
    }

    /// Receives and records the next message.
    pub(crate) async fn next(&mut self) -> ServerMessage {
        self.listen().await.expect("the socket is open")
    }

    pub(crate) async fn listen(&mut self) -> Result<ServerMessage, ClientError> {
        let message =
            tokio::time::timeout(TIMEOUT, self.socket.receive()).await.expect("a message arrives in time")?;
        match &message {
            FromServer::Welcome(welcome) => self.you = welcome.you,
            FromServer::Resync(state) => self.state = Some((**state).clone()),
            FromServer::Update { since, moments, state } => {
                let known = self.state.as_ref().map_or(*since, |state| state.version);
                assert!(*since <= known, "no entry is missing");
                assert_eq!(*since as usize + moments.len(), state.version as usize);
                self.state = Some((**state).clone());
            }
            _ => {}
        }
        self.received.push(message.clone());
        Ok(message)
    }

    /// Receives until `wanted` returns something.
    pub(crate) async fn until<T>(&mut self, wanted: impl Fn(&ServerMessage) -> Option<T>) -> T {
        loop {
            if let Some(found) = wanted(&self.next().await) {
                return found;
            }
        }
    }

    /// Receives until the state is as wanted.
    pub(crate) async fn until_state(&mut self, wanted: impl Fn(&State<Value>) -> bool) {
        while !self.state.as_ref().is_some_and(&wanted) {
            self.next().await;
        }
    }

    /// Waits until all messages that were in flight have arrived.
    pub(crate) async fn catch_up(&mut self) {
        self.send(&ToServer::Ping {}).await;
        self.until(|message| matches!(message, FromServer::Pong {}).then_some(())).await;
    }

    pub(crate) async fn send(&mut self, message: &ToServer) {
        self.socket.send(message).await.expect("the socket is open");
    }

    pub(crate) fn new_id(&mut self) -> ActId {
        self.acts = self.acts.wrapping_add(1);
        ActId(self.acts)
    }

    /// Sends a message that must be rejected, and returns the fault.
    pub(crate) async fn rejected(&mut self, message: &ToServer) -> Fault {
        self.send(message).await;
        self.until(|message| match message {
            FromServer::Refused { fault, .. } => Some(fault.clone()),
            FromServer::Ack { .. } => panic!("it was accepted"),
            _ => None,
        })
        .await
    }

    pub(crate) fn is_asked(&self) -> bool {
        self.state.as_ref().is_some_and(|state| state.ask.is_some())
    }

    /// A random answer to the current ask.
    pub(crate) fn any_act(&mut self, luck: &mut Xoshiro256PlusPlus) -> ToServer {
        let ask = self.state().ask.clone().expect("the seat is asked");
        let action = ask.legal[luck.random_range(0..ask.legal.len())].clone();
        ToServer::Act { id: self.new_id(), ask: ask.ask, action }
    }

    /// Answers the current ask at random, and waits until it is applied.
    pub(crate) async fn act(&mut self, luck: &mut Xoshiro256PlusPlus) {
        let before = self.state().version;
        let message = self.any_act(luck);
        self.send(&message).await;
        self.until(|message| match message {
            FromServer::Ack { .. } => Some(()),
            FromServer::Refused { fault, .. } => panic!("{fault:?}"),
            _ => None,
        })
        .await;
        self.until_state(|state| state.version > before).await;
    }
}

pub(crate) fn luck(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// Plays `moves` random moves, or until the game is over.
pub(crate) async fn play_on(players: &mut [&mut Player], moves: usize, luck: &mut Xoshiro256PlusPlus) {
    for player in players.iter_mut() {
        player.until_state(|_| true).await;
    }
    for number in 0..=moves {
        for player in players.iter_mut() {
            player.catch_up().await;
        }
        if number == moves || players[0].state().outcome.is_some() {
            return;
        }
        let asked: Vec<usize> = (0..players.len()).filter(|&place| players[place].is_asked()).collect();
        if asked.is_empty() {
            // Bots are asked: wait for their moves.
            let before = players[0].state().version;
            players[0].until_state(|state| state.version > before).await;
        } else {
            players[asked[luck.random_range(0..asked.len())]].act(luck).await;
        }
    }
}

impl TestServer {
    /// Waits until the server stops by itself.
    pub(crate) async fn ended(self) -> Shutdown {
        tokio::time::timeout(TIMEOUT, self.task).await.expect("the server stops").expect("the server stops")
    }

    pub(crate) async fn metrics(&self) -> String {
        Client::new(self.address).text("/metrics").await.expect("metrics are served")
    }
}
