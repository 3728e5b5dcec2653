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

/// When a table moves.
#[derive(Clone, Copy)]
pub(super) struct Pace {
    pub(super) start: Instant,
    /// How long it waits between two moves, from one beginning to the next.
    pub(super) between: Option<Duration>,
    pub(super) end: Instant,
}

/// Two players at one table.
pub(super) struct Party {
    clients: [Client; 2],
    clock: Clock,
    players: [Player; 2],
    luck: Xoshiro256PlusPlus,
}

/// What one of them has to know to go on.
struct Player {
    socket: Socket,
    state: Known,
}

/// As much of a message as is needed: the rest is skipped without being looked at.
#[derive(Deserialize)]
struct Message {
    update: Option<Update>,
    resync: Option<Known>,
    refused: Option<serde_json::Value>,
}

#[derive(Deserialize)]
struct Update {
    state: Known,
}

#[derive(Deserialize)]
struct Known {
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
        let state = next(&mut socket).await?;
        Ok(Self { socket, state })
    }
}

/// The next state that is told.
async fn next(socket: &mut Socket) -> Result<Known> {
    loop {
        let text = socket.receive_text().await?;
        let message: Message = serde_json::from_str(&text).context("a message")?;
        if let Some(fault) = message.refused {
            bail!("the server refuses: {fault}");
        }
        if let Some(state) = message.resync.or(message.update.map(|update| update.state)) {
            return Ok(state);
        }
    }
}

impl Party {
    /// Two new guests at a new table.
    pub(super) async fn gather(address: SocketAddr, number: u32, clock: Clock) -> Result<Self> {
        let clients = [Client::introduce(address, "Ana").await?, Client::introduce(address, "Ben").await?];
        let players = begin(&clients, clock).await?;
        Ok(Self { clients, clock, players, luck: Xoshiro256PlusPlus::seed_from_u64(number.into()) })
    }

    /// Plays until the time is over; games that end are followed by others.
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
                self.players = begin(&self.clients, self.clock).await?;
            }
            let began = Instant::now();
            self.make_a_move().await?;
            tally.moves.fetch_add(1, Ordering::Relaxed);
            // Nobody listens any more when the time is over.
            let _ = report.send(began.elapsed().as_micros() as u64);
            due = pace.between.map_or(began, |between| due + between);
        }
    }

    /// Lets whoever is asked act, and waits until both have heard of it.
    async fn make_a_move(&mut self) -> Result<()> {
        let Self { players, luck, .. } = self;
        let mover =
            players.iter_mut().find(|player| player.state.ask.is_some()).context("nobody is asked")?;
        let question = mover.state.ask.as_ref().context("nobody is asked")?;
        let action = question.legal[luck.random_range(0..question.legal.len())].clone();
        let act = ToServer::Act { id: ActId(luck.random()), ask: question.ask, action };
        mover.socket.send(&act).await?;
        for player in players {
            let before = player.state.version;
            while player.state.version == before {
                player.state = next(&mut player.socket).await?;
            }
        }
        Ok(())
    }
}

async fn begin(clients: &[Client; 2], clock: Clock) -> Result<[Player; 2]> {
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
