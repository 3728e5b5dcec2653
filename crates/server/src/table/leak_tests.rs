//! Two games that differ only in what a viewer can't know send that viewer exactly the same bytes.

use std::sync::Arc;

use alcazar_bots::Expert;
use alcazar_client::{Client, Socket};
use alcazar_core::{Event, EventOf, Game as _, Seat, SeatSet, Turn, Viewer};
use alcazar_store::{Change, Memory, TableRow};
use alcazar_table::{ActId, Croupier, Header, Seed, Table, replay};
use alcazar_testkit::twins;
use alcazar_wire::lobby::{Keys, Stage, Terms};
use alcazar_wire::{FromServer, ToServer};
use rand::SeedableRng as _;
use rand::rngs::Xoshiro256PlusPlus;
use serde_json::Value;
use tokio::net::TcpListener;
use tokio::sync::mpsc;

use super::game;
use super::keeper::Keeper;
use super::record::{Chair, Record};
use crate::server::{Server, SharedSummary};
use crate::{Settings, Site, app_with_tables, identity};

const TABLE: &str = "table";

/// A server with one table whose draws are scripted, with a client for each seat and one for a spectator.
async fn stage<G: Expert>(events: &[EventOf<G>], players: usize) -> Vec<Client> {
    let settings = Settings { messages_per_second: 1_000_000, ..Settings::default() };
    let server = Server::open(Arc::new(Memory::new()), settings);
    let mut people = Vec::new();
    for number in 0..=players {
        people.push(identity::new_guest(&server, format!("Guest {number}")).await.expect("a guest"));
    }
    let chairs: Vec<Chair> =
        people[..players].iter().map(|(person, _)| Chair::person(&person.id, &person.name, None)).collect();
    let header = Header::<G>::new(chairs.iter().filter_map(|chair| chair.player.clone()));
    let script = events.iter().filter_map(|event| match event {
        Event::Chance(chance) => Some(chance.clone()),
        Event::Move { .. } => None,
    });
    let table = Table::new(header, Croupier::Scripted(script.collect())).expect("a game");
    let record = Record {
        game: G::ID.to_owned(),
        options: Value::Null,
        seats: chairs,
        terms: Terms { absence: None, ..Terms::default() },
        owner: people[0].0.id.clone(),
        keys: Keys { join: String::new(), watch: String::new() },
        seed: None,
        commitment: Seed([0; 32]).commitment(),
        header: Some(replay::header_text(table.header())),
        begun: 0,
        rematch: None,
    };
    let row = TableRow {
        id: TABLE.to_owned(),
        revision: 0,
        stage: Stage::Playing.slug().to_owned(),
        listed: true,
        created: 0,
        wake: None,
        members: Vec::new(),
        body: serde_json::to_string(&record).expect("JSON"),
        summary: None,
    };
    let log = game::rows::<G>(0, table.log());
    let entries = log.into_iter().map(|entry| Change::Entry { table: TABLE.to_owned(), entry });
    server.store.commit([Change::Table(row)].into_iter().chain(entries).collect()).await.expect("stored");
    let (sender, inbox) = mpsc::unbounded_channel();
    let mut keeper =
        Keeper::load(&server, TABLE, SharedSummary::default(), sender.downgrade()).await.expect("a table");
    keeper.game = Some(game::erase(table));
    server.insert_active(TABLE, sender, tokio::spawn(keeper.run_loaded(inbox)));
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    tokio::spawn(axum::serve(listener, app_with_tables(Site::default(), server)).into_future());
    people.into_iter().map(|(_, key)| Client::with_key(address, key)).collect()
}

/// A socket, and all messages that it received.
struct Listener {
    socket: Socket,
    received: Vec<String>,
    /// The current ask.
    ask: u32,
}

impl Listener {
    async fn new(client: &Client) -> Self {
        let socket = client.socket(TABLE, Some(0)).await.expect("a socket");
        Self { socket, received: Vec::new(), ask: 0 }
    }

    /// Receives all messages up to now.
    async fn catch_up(&mut self) {
        self.socket.send(&ToServer::Ping {}).await.expect("the socket is open");
        loop {
            let text = self.socket.receive_text().await.expect("the socket is open");
            match serde_json::from_str::<FromServer>(&text).expect("a message") {
                FromServer::Pong {} => return,
                FromServer::Update { state, .. } | FromServer::Resync(state) => {
                    self.ask = state.ask.map_or(self.ask, |ask| ask.ask);
                }
                FromServer::Refused { fault, .. } => panic!("{fault:?}"),
                // The creation time and the presence are no secrets of the game.
                FromServer::Presence { .. } | FromServer::Welcome(_) => continue,
                _ => {}
            }
            self.received.push(text);
        }
    }
}

/// Plays a game over sockets, and returns what one viewer received.
async fn traffic<G: Expert>(events: &[EventOf<G>], players: usize, viewer: Viewer) -> Vec<String> {
    let clients = stage::<G>(events, players).await;
    let mut listeners = Vec::new();
    for client in &clients {
        listeners.push(Listener::new(client).await);
    }
    let watched = viewer.seat().map_or(players, Seat::index);
    for listener in &mut listeners {
        listener.catch_up().await;
    }
    let mut own = 0;
    for event in events {
        let Event::Move { seat, action } = event else { continue };
        // The viewer's own ids are the same in both games; others' ids are never sent to them.
        let id = if seat.index() == watched {
            own += 1;
            ActId(own)
        } else {
            ActId(u128::from_be_bytes(crate::random::bytes()))
        };
        let mover = &mut listeners[seat.index()];
        mover.catch_up().await;
        let act = ToServer::Act { id, ask: mover.ask, action: action.to_string() };
        mover.socket.send(&act).await.expect("the socket is open");
        mover.catch_up().await;
        listeners[watched].catch_up().await;
    }
    listeners.swap_remove(watched).received
}

async fn check<G: Expert>(players: usize, reveals: fn(&G, &EventOf<G>) -> bool) {
    let mut different = 0;
    for (number, viewer) in Viewer::all(players).enumerate() {
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(number as u64);
        let options = G::Options::default();
        // Not every pair of games stays alike for long, so the longest of several is used.
        let pairs = (0..25).map(|_| twins::<G>(players, &options, viewer, 120, reveals, &mut luck));
        let longest = pairs.max_by_key(|[one, other]| (one.len().min(other.len()), one != other));
        let [one, other] = longest.expect("there were some");
        assert!(one.len().min(other.len()) > 10, "{viewer:?}: {} events", one.len());
        different += usize::from(one != other);
        let [received, other_received] =
            [traffic::<G>(&one, players, viewer).await, traffic::<G>(&other, players, viewer).await];
        assert!(!received.is_empty());
        for (one, other) in received.iter().zip(&other_received) {
            assert_eq!(one, other, "{viewer:?}");
        }
        assert_eq!(received.len(), other_received.len(), "{viewer:?}");
    }
    assert!(different > 0, "the games were different");
}

#[tokio::test]
async fn toledo_sends_no_viewer_what_they_may_not_know() {
    check::<toledo::State>(3, |_, _| false).await;
}

/// An offer reveals the secret draft, the last answer all answers (Y5.7), the last choice all discards
/// (Y3.2).
fn tyros_reveals(state: &tyros::State, event: &EventOf<tyros::State>) -> bool {
    use tyros::Action;
    match event {
        Event::Move { seat, action: Action::Yes | Action::No | Action::Keep { .. } } => {
            state.turn() == Turn::Seats(SeatSet::only(*seat))
        }
        Event::Move { action: Action::Propose, .. } => true,
        _ => false,
    }
}

#[tokio::test]
async fn tyros_sends_no_viewer_what_they_may_not_know() {
    check::<tyros::State>(3, tyros_reveals).await;
}

#[tokio::test]
async fn governor_sends_no_viewer_what_they_may_not_know() {
    check::<alcazar_catalog::governor::State>(3, |_, _| false).await;
}
