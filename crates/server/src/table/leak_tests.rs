//! Two games that differ only in what somebody can't know give him the very same bytes at his socket.

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

/// A server with one table whose draws are given, and somebody for each seat and one who looks on.
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
    server.store.commit([Change::Table(row)].into_iter().chain(entries).collect()).await.expect("kept");
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

/// Somebody at a socket, and all that he was told.
struct Listener {
    socket: Socket,
    told: Vec<String>,
    /// His present question.
    ask: u32,
}

impl Listener {
    async fn new(client: &Client) -> Self {
        let socket = client.socket(TABLE, Some(0)).await.expect("a socket");
        Self { socket, told: Vec::new(), ask: 0 }
    }

    /// Hears everything that was said up to now.
    async fn catch_up(&mut self) {
        self.socket.send(&ToServer::Ping {}).await.expect("an open line");
        loop {
            let text = self.socket.receive_text().await.expect("an open line");
            match serde_json::from_str::<FromServer>(&text).expect("a message") {
                FromServer::Pong {} => return,
                FromServer::Update { state, .. } | FromServer::Resync(state) => {
                    self.ask = state.ask.map_or(self.ask, |ask| ask.ask);
                }
                FromServer::Refused { fault, .. } => panic!("{fault:?}"),
                // When it was made, and by whom it is seen, is no secret of the game.
                FromServer::Presence { .. } | FromServer::Welcome(_) => continue,
                _ => {}
            }
            self.told.push(text);
        }
    }
}

/// Plays a game over sockets, and gives what one viewer was told.
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
        // What he names his own acts is his own affair; others' names he never hears.
        let id = if seat.index() == watched {
            own += 1;
            ActId(own)
        } else {
            ActId(u128::from_be_bytes(crate::random::bytes()))
        };
        let mover = &mut listeners[seat.index()];
        mover.catch_up().await;
        let act = ToServer::Act { id, ask: mover.ask, action: action.to_string() };
        mover.socket.send(&act).await.expect("an open line");
        mover.catch_up().await;
        listeners[watched].catch_up().await;
    }
    listeners.swap_remove(watched).told
}

async fn check<G: Expert>(players: usize, reveals: fn(&G, &EventOf<G>) -> bool) {
    let mut different = 0;
    for (number, viewer) in Viewer::all(players).enumerate() {
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(number as u64);
        let options = G::Options::default();
        // Not every pair of games stays alike for long.
        let pairs = (0..25).map(|_| twins::<G>(players, &options, viewer, 120, reveals, &mut luck));
        let longest = pairs.max_by_key(|[one, other]| (one.len().min(other.len()), one != other));
        let [one, other] = longest.expect("there were some");
        assert!(one.len().min(other.len()) > 10, "{viewer:?}: {} events", one.len());
        different += usize::from(one != other);
        let [told, also] =
            [traffic::<G>(&one, players, viewer).await, traffic::<G>(&other, players, viewer).await];
        assert!(!told.is_empty());
        for (one, other) in told.iter().zip(&also) {
            assert_eq!(one, other, "{viewer:?}");
        }
        assert_eq!(told.len(), also.len(), "{viewer:?}");
    }
    assert!(different > 0, "the games were different");
}

#[tokio::test]
async fn toledo_tells_nobody_what_he_can_not_know() {
    check::<toledo::State>(3, |_, _| false).await;
}

/// An offer shows what was drafted in secret, the last answer all answers (Y5.7), the last choice what everybody discards (Y3.2).
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
async fn tyros_tells_nobody_what_he_can_not_know() {
    check::<tyros::State>(3, tyros_reveals).await;
}

#[tokio::test]
async fn governor_tells_nobody_what_he_can_not_know() {
    check::<alcazar_catalog::governor::State>(3, |_, _| false).await;
}
