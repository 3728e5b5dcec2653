//! Games over a network that is cut again and again.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use alcazar_client::Client;
use alcazar_store::{Memory, Store as _};
use alcazar_table::ActId;
use alcazar_wire::lobby::Terms;
use alcazar_wire::{FromServer, State, ToServer};
use rand::RngExt as _;
use serde_json::Value;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::broadcast;

use crate::common::{TestServer, luck, quick};

/// A proxy that forwards everything until it is cut.
async fn proxy(to: SocketAddr) -> (SocketAddr, broadcast::Sender<()>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    let (cut, _) = broadcast::channel(1);
    let cuts = cut.clone();
    tokio::spawn(async move {
        while let Ok((mut near, _)) = listener.accept().await {
            let mut cut = cuts.subscribe();
            tokio::spawn(async move {
                let Ok(mut far) = TcpStream::connect(to).await else { return };
                tokio::select! {
                    _ = tokio::io::copy_bidirectional(&mut near, &mut far) => {}
                    // Both ends are dropped, with everything in flight.
                    _ = cut.recv() => {}
                }
            });
        }
    });
    (address, cut)
}

/// Plays a seat to the end of the game over a connection that is cut again and again. Submissions without an
/// acknowledgement are sent again with the same id. Returns the acknowledged ids.
async fn play(client: Client, table: String, seed: u64) -> Vec<ActId> {
    let mut luck = luck(seed);
    let mut acknowledged = Vec::new();
    let mut pending: Option<ToServer> = None;
    let mut answered = None;
    let mut known: Option<State<Value>> = None;
    loop {
        let since = known.as_ref().map(|state| state.version);
        let Ok(mut socket) = client.socket(&table, since).await else {
            tokio::time::sleep(Duration::from_millis(2)).await;
            continue;
        };
        if let Some(act) = &pending {
            let _ = socket.send(act).await;
        }
        while let Ok(message) = socket.receive().await {
            match message {
                FromServer::Ack { id, .. } => {
                    acknowledged.push(id);
                    pending = None;
                }
                FromServer::Refused { id: Some(_), fault } => panic!("{fault:?}"),
                FromServer::Resync(state) | FromServer::Update { state, .. } => known = Some(*state),
                _ => continue,
            }
            let Some(state) = &known else { continue };
            if state.outcome.is_some() && pending.is_none() {
                return acknowledged;
            }
            // An ack may arrive before the state that follows from it, but each ask is answered once.
            if let (Some(ask), None) = (&state.ask, &pending)
                && answered != Some(ask.ask)
            {
                answered = Some(ask.ask);
                let action = ask.legal[luck.random_range(0..ask.legal.len())].clone();
                let act = ToServer::Act { id: ActId(luck.random()), ask: ask.ask, action };
                let _ = socket.send(&act).await;
                pending = Some(act);
            }
        }
    }
}

#[tokio::test]
async fn a_game_survives_a_network_that_does_not() {
    let store = Arc::new(Memory::new());
    let server = TestServer::with(store.clone(), quick()).await;
    let (ana, ben, id) = server.two(Terms { absence: None, ..Terms::default() }).await;
    let (near, cut) = proxy(server.address).await;
    let through = |client: &Client| Client::with_key(near, client.key().expect("a key"));
    let games = [
        tokio::spawn(play(through(&ana.client), id.clone(), 1)),
        tokio::spawn(play(through(&ben.client), id.clone(), 2)),
    ];
    drop((ana, ben));
    let cutting = tokio::spawn(async move {
        let mut luck = luck(3);
        loop {
            tokio::time::sleep(Duration::from_millis(luck.random_range(5..60))).await;
            let _ = cut.send(());
        }
    });
    let mut acknowledged = Vec::new();
    for game in games {
        acknowledged.extend(game.await.expect("it ends"));
    }
    cutting.abort();
    let log = store.entries(&id, 0).expect("readable");
    let stored: Vec<String> = log.iter().filter_map(|entry| entry.act.clone()).collect();
    assert!(acknowledged.len() > 50, "{}", acknowledged.len());
    for act in &acknowledged {
        let times = stored.iter().filter(|stored| stored.ends_with(&act.to_string())).count();
        assert_eq!(times, 1, "act {act}");
    }
    assert_eq!(stored.len(), acknowledged.len(), "everything that was applied was acknowledged in the end");
}
