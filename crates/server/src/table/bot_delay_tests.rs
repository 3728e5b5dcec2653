//! The delay of bots reveals neither what they hold nor how hard the decision was.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use alcazar_catalog::GameId;
use alcazar_store::Memory;
use alcazar_table::Seed;
use alcazar_wire::lobby::Terms;
use serde_json::Map;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::game::{self, BotTask};
use super::{Chair, ConnectRequest, KeeperMessage, Outgoing, Record};
use crate::Settings;
use crate::server::Server;

/// How many updates are measured.
const UPDATES: usize = 25;

/// When a spectator is sent the updates of bots at a table. Time is paused while any task is busy, so the
/// instants are exact.
async fn instants(id: GameId, level: &str, seed: u8) -> Vec<Instant> {
    let settings = Settings { bot_nodes: 500, ..Settings::default() };
    let server = Server::open(Arc::new(Memory::new()), settings);
    let options = game::options(id, 3, &Map::default()).expect("options");
    let seats = (0..3).map(|seat| Chair::bot(seat, level)).collect();
    let record = Record::new(id, options, seats, Terms::default(), Seed([seed; 32]));
    let table = server.add_table(&record).await.expect("a table");
    let (out, mut heard) = mpsc::channel(64);
    let (reply, _let_in) = oneshot::channel();
    server.send(
        &table,
        KeeperMessage::Connect(ConnectRequest { conn: 0, person: None, key: None, since: None, out, reply }),
    );
    let mut instants = Vec::new();
    while instants.len() < UPDATES {
        match heard.recv().await {
            Some(Outgoing::Text(text)) if text.starts_with("{\"update\"") => instants.push(Instant::now()),
            Some(Outgoing::Text(_)) => {}
            other => panic!("{other:?}"),
        }
    }
    server.close().await;
    instants
}

#[tokio::test(start_paused = true)]
async fn all_bots_take_the_same_time_whatever_they_hold() {
    let delay = Settings::default().bot_delay;
    for &id in GameId::ALL {
        // The seeds deal different hands; one kind of bot does not think at all, the other does.
        for (level, seed) in [("random", 1), ("random", 2), ("master", 1), ("master", 2)] {
            let instants = instants(id, level, seed).await;
            let waits: Vec<Duration> = instants.windows(2).map(|pair| pair[1] - pair[0]).collect();
            // Seats that are asked together answer together; hidden entries send no update.
            let is_even = |wait: &Duration| wait.as_nanos().is_multiple_of(delay.as_nanos());
            assert!(waits.iter().all(is_even), "{id:?}, {level} with seed {seed}: {waits:?}");
            assert!(waits.contains(&delay), "{id:?}, {level} with seed {seed}: {waits:?}");
        }
    }
}

fn task(choose: impl FnOnce(&AtomicBool) -> Option<String> + Send + 'static) -> BotTask {
    BotTask { choose: Box::new(choose), fallback: "end".to_owned() }
}

async fn answer(choose: impl FnOnce(&AtomicBool) -> Option<String> + Send + 'static) -> Option<String> {
    let settings = Settings { bot_delay: Duration::from_millis(30), ..Settings::default() };
    let server = Server::open(Arc::new(Memory::new()), settings);
    super::timing::run_bot(&server, task(choose), Arc::default()).await
}

#[tokio::test]
async fn a_bot_that_never_finishes_is_stopped_in_time() {
    let endless = |stop: &AtomicBool| {
        while !stop.load(Ordering::Relaxed) {
            std::thread::yield_now();
        }
        Some("take".to_owned())
    };
    assert_eq!(answer(endless).await.as_deref(), Some("take"));
}

#[tokio::test]
async fn a_bot_that_fails_plays_the_fallback() {
    assert_eq!(answer(|_| None).await.as_deref(), Some("end"));
    assert_eq!(answer(|_| panic!("a bot fails on purpose")).await.as_deref(), Some("end"));
}
