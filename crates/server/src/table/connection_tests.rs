//! Connections to a table, without sockets: nothing is taken out of an outbox until the end, and time is
//! paused while any task is busy, so that messages can be counted.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use alcazar_catalog::GameId;
use alcazar_core::{Seat, SeatSet};
use alcazar_store::Memory;
use alcazar_table::{ActId, AtZero, Clock, Player, Seed};
use alcazar_wire::lobby::{Join, Stage, Terms};
use alcazar_wire::{FromServer, Proposal, ToServer};
use axum::http::StatusCode;
use serde_json::Map;
use tokio::sync::mpsc::error::TryRecvError;
use tokio::sync::{mpsc, oneshot};

use super::{
    Chair, ConnId, ConnectRequest, Connected, KeeperMessage, Outgoing, PresenceReceiver, Record, Request,
    game,
};
use crate::Settings;
use crate::error::ApiError;
use crate::identity::{self, Person};
use crate::server::Server;

/// Longer than any wait here.
const A_WHILE: Duration = Duration::from_mins(1);

/// More time than any player here takes. With a clock, bots take over for players who are away for too long.
pub(super) const CLOCK: Clock =
    Clock::Live { base: 10 * 24 * 3_600_000, increment: 0, at_zero: AtZero::Concede };

/// A table for two people, who either have the seats or find them free.
async fn table_for_two(is_taken: bool) -> (Arc<Server>, String, [Person; 2]) {
    table_for(["Ana", "Ben"], is_taken, Terms { clock: CLOCK, ..Terms::default() }).await
}

/// A table where the first person begins: of Toledo, or of Tolède if there are too many people.
pub(super) async fn table_for<const N: usize>(
    names: [&str; N],
    is_taken: bool,
    terms: Terms,
) -> (Arc<Server>, String, [Person; N]) {
    let server = Server::open(Arc::new(Memory::new()), Settings::default());
    let mut people = Vec::new();
    for name in names {
        people.push(identity::new_guest(&server, name.to_owned()).await.expect("a guest").0);
    }
    let people: [Person; N] = people.try_into().expect("one for each name");
    let taken = people.iter().map(|person| Chair::person(&person.id, &person.name, None));
    let (id, options) = if N <= *GameId::Toledo.players().end() {
        (GameId::Toledo, Map::from_iter([("start".to_owned(), 0.into())]))
    } else {
        (GameId::Governor, Map::default())
    };
    let options = game::options(id, N, &options).expect("options");
    let seats = if is_taken { taken.collect() } else { vec![Chair::default(); N] };
    let record = Record::new(id, options, seats, terms, Seed([1; 32]));
    let table = server.add_table(&record).await.expect("a table");
    (server, table, people)
}

/// A connection that nobody reads.
pub(super) struct Slow {
    pub(super) conn: ConnId,
    outbox: mpsc::Receiver<Outgoing>,
    presence: PresenceReceiver,
}

pub(super) async fn come(
    server: &Arc<Server>,
    table: &str,
    person: Option<&Person>,
) -> Result<Slow, ApiError> {
    static CONNS: AtomicU64 = AtomicU64::new(0);
    let conn = CONNS.fetch_add(1, Ordering::Relaxed);
    let (out, outbox) = mpsc::channel(64);
    let person = person.cloned();
    let arrival = |reply: oneshot::Sender<Result<Connected, ApiError>>| {
        KeeperMessage::Connect(ConnectRequest { conn, person, key: None, since: None, out, reply })
    };
    let Connected { presence, .. } = server.request(table, arrival).await?;
    Ok(Slow { conn, outbox, presence })
}

/// All presence messages until the table is closed.
async fn presences(mut latest: PresenceReceiver) -> Vec<(SeatSet, u32)> {
    let mut presences = Vec::new();
    while latest.changed().await.is_ok() {
        match serde_json::from_str::<FromServer>(&latest.borrow_and_update()).expect("a message") {
            FromServer::Presence { seats, watchers } => presences.push((seats, watchers)),
            other => panic!("{other:?}"),
        }
    }
    presences
}

#[tokio::test(start_paused = true)]
async fn presence_is_published_once_however_many_come_at_once() {
    let (server, table, [ana, ben]) = table_for_two(true).await;
    let mut slow = come(&server, &table, Some(&ana)).await.expect("their own seat");
    let received = tokio::spawn(presences(slow.presence));
    let _other = come(&server, &table, Some(&ben)).await.expect("their own seat");
    tokio::time::sleep(A_WHILE).await;
    let mut crowd = Vec::new();
    for _ in 0..300 {
        crowd.push(come(&server, &table, None).await.expect("everybody may watch"));
    }
    tokio::time::sleep(A_WHILE).await;
    for gone in crowd.drain(..) {
        server.send(&table, KeeperMessage::Disconnect(gone.conn));
        tokio::task::yield_now().await;
    }
    tokio::time::sleep(A_WHILE).await;
    // Another window of the same player changes nothing for the others.
    let window = come(&server, &table, Some(&ana)).await.expect("their own seat");
    let received_there = tokio::spawn(presences(window.presence));
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(slow.outbox.try_recv().expect_err("presence does not use the outbox"), TryRecvError::Empty);
    server.close().await;
    let both: SeatSet = [Seat::A, Seat::B].into_iter().collect();
    // The first change is published at once, all others together.
    let all = [(SeatSet::only(Seat::A), 0), (both, 0), (both, 1), (both, 300), (both, 299), (both, 0)];
    assert_eq!(received.await.expect("it ends"), all);
    assert_eq!(received_there.await.expect("it ends"), [(both, 0)]);
}

#[tokio::test(start_paused = true)]
async fn players_can_connect_however_many_watch() {
    let (server, table, [ana, _]) = table_for_two(true).await;
    let mut crowd = Vec::new();
    let refused = loop {
        match come(&server, &table, None).await {
            Ok(watcher) => crowd.push(watcher),
            Err(ApiError { status, .. }) => break status,
        }
    };
    assert_eq!((crowd.len(), refused), (1000, StatusCode::TOO_MANY_REQUESTS));
    assert!(come(&server, &table, Some(&ana)).await.is_ok());
    let mut windows = Vec::new();
    while let Ok(window) = come(&server, &table, Some(&ana)).await {
        windows.push(window);
    }
    assert!(windows.len() >= 10, "a player has enough connections");
}

#[tokio::test(start_paused = true)]
async fn a_spectator_who_takes_a_seat_is_not_absent() {
    let (server, table, people) = table_for_two(false).await;
    let mut visits = Vec::new();
    for person in &people {
        visits.push(come(&server, &table, Some(person)).await.expect("everybody may look"));
    }
    for person in people.clone() {
        let join = |reply| KeeperMessage::Request(Request::Join { person, join: Join::default(), reply });
        server.request(&table, join).await.expect("a seat");
    }
    // Nobody moves for much longer than the wait for an absent player.
    tokio::time::sleep(Duration::from_hours(1)).await;
    let look = |reply| KeeperMessage::Request(Request::Describe { person: None, key: None, reply });
    let table = server.request(&table, look).await.expect("a table").table;
    assert_eq!(table.stage, Stage::Playing);
    assert!(table.seats.iter().flatten().all(Player::is_person), "{:?}", table.seats);
}

/// All queued messages of a connection; none if the table has dropped it.
pub(super) async fn waiting(server: &Arc<Server>, table: &str, slow: &mut Slow) -> Option<Vec<FromServer>> {
    let look = |reply| KeeperMessage::Request(Request::Describe { person: None, key: None, reply });
    server.request(table, look).await.expect("all earlier messages were processed");
    let mut waiting = Vec::new();
    loop {
        match slow.outbox.try_recv() {
            Ok(Outgoing::Text(text)) => waiting.push(serde_json::from_str(&text).expect("a message")),
            Err(TryRecvError::Empty) => return Some(waiting),
            Ok(Outgoing::Close(..)) | Err(TryRecvError::Disconnected) => return None,
        }
    }
}

#[tokio::test(start_paused = true)]
async fn chat_of_spectators_pushes_no_player_out() {
    let (server, table, [ana, ben]) = table_for_two(true).await;
    let mut slow = come(&server, &table, Some(&ana)).await.expect("their own seat");
    let other = come(&server, &table, Some(&ben)).await.expect("their own seat");
    let mut crowd = Vec::new();
    for number in 0..40 {
        let (person, _) = identity::new_guest(&server, format!("Guest {number}")).await.expect("a guest");
        crowd.push(come(&server, &table, Some(&person)).await.expect("everybody may watch"));
    }
    for _ in 0..3 {
        for stranger in &crowd {
            server.send(
                &table,
                KeeperMessage::Received(stranger.conn, ToServer::Say { text: "¡Hola!".to_owned() }),
            );
        }
    }
    server.send(&table, KeeperMessage::Received(other.conn, ToServer::Concede { id: ActId(1) }));
    let received = waiting(&server, &table, &mut slow).await.expect("they are still connected");
    let lines = received.iter().filter(|received| matches!(received, FromServer::Said(_))).count();
    assert!((10..64).contains(&lines), "some of it is sent: {lines}");
    let is_end =
        |message: &FromServer| matches!(message, FromServer::Update { state, .. } if state.outcome.is_some());
    assert!(received.iter().any(is_end), "the game is sent in any case");
}

#[tokio::test(start_paused = true)]
async fn endless_proposals_push_nobody_out() {
    let (server, table, [ana, ben]) = table_for_two(true).await;
    let mut slow = come(&server, &table, Some(&ana)).await.expect("their own seat");
    let other = come(&server, &table, Some(&ben)).await.expect("their own seat");
    let say = |message| server.send(&table, KeeperMessage::Received(other.conn, message));
    for proposal in 0..100 {
        say(ToServer::Propose { what: Proposal::Abort {} });
        for agree in [true, true, false] {
            say(ToServer::Answer { proposal, agree });
        }
    }
    let received = waiting(&server, &table, &mut slow).await.expect("they are still connected");
    let proposed = received.iter().filter(|received| matches!(received, FromServer::Proposed { .. })).count();
    let settled = received.iter().filter(|received| matches!(received, FromServer::Settled { .. })).count();
    assert!((1..30).contains(&proposed), "{proposed}");
    assert_eq!(proposed, settled);
}

#[tokio::test(start_paused = true)]
async fn a_client_that_requests_endlessly_without_reading_is_dropped() {
    let (server, table, [ana, ben]) = table_for_two(true).await;
    let mut slow = come(&server, &table, Some(&ana)).await.expect("their own seat");
    let mut other = come(&server, &table, Some(&ben)).await.expect("their own seat");
    for _ in 0..100 {
        server.send(&table, KeeperMessage::Received(slow.conn, ToServer::Resync {}));
    }
    assert!(waiting(&server, &table, &mut slow).await.is_none());
    assert_eq!(waiting(&server, &table, &mut other).await, Some(Vec::new()), "and nobody else notices");
}

#[tokio::test(start_paused = true)]
async fn six_people_can_connect() {
    let names = ["Ana", "Ben", "Eva", "Leo", "Mia", "Tom"];
    let (server, table, people) = table_for(names, true, Terms::default()).await;
    let mut windows = Vec::new();
    for person in &people {
        windows.push(come(&server, &table, Some(person)).await.expect("their own seat"));
    }
    for window in windows.drain(..) {
        server.send(&table, KeeperMessage::Disconnect(window.conn));
    }
    assert!(come(&server, &table, Some(&people[0])).await.is_ok(), "the table is still active");
}
