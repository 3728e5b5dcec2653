//! One table and its two players.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use alcazar_client::{Client, Socket};
use alcazar_table::{ActId, Clock};
use alcazar_wire::ToServer;
use alcazar_wire::lobby::{Join, NewTable, Sitter, Terms};
use anyhow::{Context as _, Result, bail};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt as _, SeedableRng as _};
use serde::Deserialize;
use serde::de::IgnoredAny;
use tokio::sync::mpsc;

use super::Tally;

/// When a table plays its moves.
#[derive(Clone, Copy)]
pub(super) struct Pace {
    pub(super) start: Instant,
    /// The time from the start of one move to the start of the next.
    pub(super) between: Option<Duration>,
    pub(super) end: Instant,
}

/// Two players at one table.
pub(super) struct PlayedTable {
    clients: [Client; 2],
    clock: Clock,
    players: [Player; 2],
    luck: Xoshiro256PlusPlus,
}

/// One of the players.
struct Player {
    socket: Socket,
    state: PlayerState,
}

/// The parts of a message that are needed; the rest is skipped.
#[derive(Deserialize)]
struct Message {
    update: Option<Update>,
    resync: Option<PlayerState>,
    refused: Option<serde_json::Value>,
}

#[derive(Deserialize)]
struct Update {
    state: PlayerState,
}

#[derive(Deserialize)]
struct PlayerState {
    version: u32,
    ask: Option<Question>,
    outcome: Option<IgnoredAny>,
}

#[derive(Deserialize)]
struct Question {
    ask: u32,
    legal: Vec<String>,
}

impl Player {
    async fn sit(client: &Client, table: &str) -> Result<Self> {
        let mut socket = client.socket(table, None).await?;
        let state = next_state(&mut socket).await?;
        Ok(Self { socket, state })
    }
}

/// The next state that the server sends.
async fn next_state(socket: &mut Socket) -> Result<PlayerState> {
    loop {
        let text = socket.receive_text().await?;
        let message: Message = serde_json::from_str(&text).context("a message")?;
        if let Some(fault) = message.refused {
            bail!("the server rejected the message: {fault}");
        }
        if let Some(state) = message.resync.or(message.update.map(|update| update.state)) {
            return Ok(state);
        }
    }
}

impl PlayedTable {
    /// Two new guests at a new table.
    pub(super) async fn create(address: SocketAddr, number: u32, clock: Clock) -> Result<Self> {
        let clients = [Client::introduce(address, "Ana").await?, Client::introduce(address, "Ben").await?];
        let players = start_game(&clients, clock).await?;
        Ok(Self { clients, clock, players, luck: Xoshiro256PlusPlus::seed_from_u64(number.into()) })
    }

    /// Plays until the time is over; a finished game is followed by a new one.
    pub(super) async fn play(
        mut self,
        pace: Pace,
        tally: Arc<Tally>,
        report: mpsc::UnboundedSender<u64>,
    ) -> Result<()> {
        let mut due = pace.start;
        loop {
            tokio::time::sleep_until(due.into()).await;
            if Instant::now() >= pace.end {
                return Ok(());
            }
            if self.players[0].state.outcome.is_some() {
                tally.games.fetch_add(1, Ordering::Relaxed);
                self.players = start_game(&self.clients, self.clock).await?;
            }
            let began = Instant::now();
            self.play_move().await?;
            tally.moves.fetch_add(1, Ordering::Relaxed);
            // The receiver may be gone when the time is over.
            let _ = report.send(began.elapsed().as_micros() as u64);
            due = pace.between.map_or(began, |between| due + between);
        }
    }

    /// Plays one move, and waits until both players have received it.
    async fn play_move(&mut self) -> Result<()> {
        let Self { players, luck, .. } = self;
        let mover =
            players.iter_mut().find(|player| player.state.ask.is_some()).context("no seat is asked")?;
        let question = mover.state.ask.as_ref().context("no seat is asked")?;
        let action = question.legal[luck.random_range(0..question.legal.len())].clone();
        let act = ToServer::Act { id: ActId(luck.random()), ask: question.ask, action };
        mover.socket.send(&act).await?;
        for player in players {
            let before = player.state.version;
            while player.state.version == before {
                player.state = next_state(&mut player.socket).await?;
            }
        }
        Ok(())
    }
}

async fn start_game(clients: &[Client; 2], clock: Clock) -> Result<[Player; 2]> {
    let table = NewTable {
        game: "toledo".to_owned(),
        options: serde_json::Map::default(),
        seats: vec![Sitter::Me, Sitter::Free],
        terms: Terms { clock, ..Terms::default() },
        nonce: None,
    };
    let table = clients[0].create_table(&table).await?.table.id;
    clients[1].join(&table, &Join::default()).await?;
    Ok([Player::sit(&clients[0], &table).await?, Player::sit(&clients[1], &table).await?])
}
