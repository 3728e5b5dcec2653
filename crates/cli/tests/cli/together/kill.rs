//! The server is killed at random moments during games. No acknowledged action is lost, and none is applied
//! twice.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use alcazar_client::Client;
use alcazar_store::{Sqlite, Store as _};
use alcazar_table::{ActId, replay};
use alcazar_wire::lobby::{Join, NewTable, Sitter, Terms};
use alcazar_wire::{FromServer, State, ToServer};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt as _, SeedableRng as _};
use serde_json::Value;

use super::process::{Server, free_address};

/// The actions of one player that were acknowledged, by id.
type Done = BTreeMap<ActId, String>;

/// Plays a seat to the end, whatever happens to the server.
async fn play(client: Client, table: String, seed: u64) -> Done {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut done = Done::new();
    let mut pending: Option<(ActId, u32, String)> = None;
    let mut answered = None;
    let mut known: Option<State<Value>> = None;
    loop {
        let since = known.as_ref().map(|state| state.version);
        let Ok(mut socket) = client.socket(&table, since).await else {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        };
        let act = |(id, ask, action): &(ActId, u32, String)| ToServer::Act {
            id: *id,
            ask: *ask,
            action: action.clone(),
        };
        if let Some(pending) = &pending {
            let _ = socket.send(&act(pending)).await;
        }
        while let Ok(heard) = socket.receive().await {
            match heard {
                FromServer::Ack { id, .. } => {
                    if let Some((id, _, action)) = pending.take_if(|(own, ..)| *own == id) {
                        done.insert(id, action);
                    }
                }
                FromServer::Refused { id: Some(_), fault } => panic!("{fault:?}"),
                FromServer::Resync(state) | FromServer::Update { state, .. } => known = Some(*state),
                _ => continue,
            }
            let Some(state) = &known else { continue };
            if state.outcome.is_some() && pending.is_none() {
                return done;
            }
            if let (Some(ask), None) = (&state.ask, &pending)
                && answered != Some(ask.ask)
            {
                answered = Some(ask.ask);
                let action = ask.legal[luck.random_range(0..ask.legal.len())].clone();
                let next = (ActId(luck.random()), ask.ask, action);
                let _ = socket.send(&act(&next)).await;
                pending = Some(next);
            }
        }
    }
}

async fn table(address: SocketAddr) -> (String, Client, Client) {
    let ana = Client::introduce(address, "Ana").await.expect("a guest");
    let ben = Client::introduce(address, "Ben").await.expect("a guest");
    let table = NewTable {
        game: "toledo".to_owned(),
        options: serde_json::Map::default(),
        seats: vec![Sitter::Me, Sitter::Free],
        terms: Terms { absence: None, ..Terms::default() },
        nonce: None,
    };
    let id = ana.create_table(&table).await.expect("a table").table.id;
    ben.join(&id, &Join::default()).await.expect("a seat");
    (id, ana, ben)
}

/// Kills and restarts the server repeatedly.
fn kill_repeatedly(data: &Path, address: SocketAddr, first: Server, is_over: &AtomicBool, kills: &AtomicU32) {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut server = first;
    while !is_over.load(Ordering::Relaxed) {
        std::thread::sleep(Duration::from_millis(luck.random_range(50..1500)));
        server.kill();
        kills.fetch_add(1, Ordering::Relaxed);
        server = Server::start(data, address);
    }
    server.kill();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_acknowledged_action_is_lost_or_applied_twice() {
    let games: usize =
        std::env::var("ALCAZAR_KILL_GAMES").map_or(10, |games| games.parse().expect("a number"));
    let folder = tempfile::tempdir().expect("a folder");
    let address = free_address();
    let server = Server::start(folder.path(), address);
    let mut tables = Vec::new();
    for _ in 0..games {
        tables.push(table(address).await);
    }
    let playing: Vec<_> = (0..)
        .zip(&tables)
        .map(|(seed, (id, ana, ben))| {
            let one = tokio::spawn(play(ana.clone(), id.clone(), 2 * seed));
            let other = tokio::spawn(play(ben.clone(), id.clone(), 2 * seed + 1));
            (id.clone(), one, other)
        })
        .collect();
    let (is_over, kills) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU32::new(0)));
    let killer = {
        let (data, is_over, kills) = (folder.path().to_owned(), is_over.clone(), kills.clone());
        std::thread::spawn(move || kill_repeatedly(&data, address, server, &is_over, &kills))
    };
    let mut acknowledged = BTreeMap::new();
    for (id, one, other) in playing {
        acknowledged.insert(id, [one.await.expect("a game"), other.await.expect("a game")]);
    }
    is_over.store(true, Ordering::Relaxed);
    killer.join().expect("the last server is killed");

    let store = Sqlite::open(folder.path()).expect("the file is sound");
    let mut acts = 0;
    for (id, done) in acknowledged {
        let log = store.entries(&id, 0).expect("readable");
        let kept: Vec<(&str, &str)> =
            log.iter().filter_map(|entry| Some((entry.act.as_deref()?, entry.body.as_str()))).collect();
        for (seat, done) in done.iter().enumerate() {
            for (act, action) in done {
                let name = format!("{seat}:{act}");
                let found: Vec<&str> =
                    kept.iter().filter(|(kept, _)| *kept == name).map(|(_, body)| *body).collect();
                assert_eq!(found.len(), 1, "{id}: act {name}");
                let entry: Value = serde_json::from_str(found[0]).expect("JSON");
                assert_eq!(entry["move"]["action"], **action, "{id}: act {name}");
            }
        }
        let all: usize = done.iter().map(BTreeMap::len).sum();
        assert_eq!(kept.len(), all, "{id}: every stored action was acknowledged in the end");
        acts += all;
        // The log is a game: each entry follows from those before it, and each draw from the seed.
        let entries =
            log.iter().map(|row| replay::entry_from_text::<toledo::State>(&row.body).expect("an entry"));
        let row = store.table(&id).expect("readable").expect("there");
        let body: Value = serde_json::from_str(&row.body).expect("JSON");
        let header = replay::header_from_text(body["header"].as_str().expect("a header")).expect("a header");
        let seed = serde_json::from_value(body["seed"].clone()).expect("a seed");
        let croupier = alcazar_table::Croupier::Seeded(seed);
        let table =
            alcazar_table::Table::<toledo::State>::restore(header, croupier, entries).expect("a game");
        assert!(table.outcome().is_some(), "{id}");
    }
    let kills = kills.load(Ordering::Relaxed);
    println!("{games} games, {acts} acts, the server was killed {kills} times");
    assert!(kills > 0 && acts > games * 20);
}
