//! Visits to a table, without sockets: nobody here takes anything out of an outbox until the end, and time
//! stands still while anybody is busy, so that what is told can be counted.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use alcazar_catalog::GameId;
use alcazar_core::{Seat, SeatSet};
use alcazar_store::Memory;
use alcazar_table::{Player, Seed};
use alcazar_wire::FromServer;
use alcazar_wire::lobby::{Join, Keys, Stage, Terms};
use axum::http::StatusCode;
use serde_json::{Map, Value};
use tokio::sync::mpsc::error::TryRecvError;
use tokio::sync::{mpsc, oneshot};

use super::{Admission, Arrival, Ask, Chair, ConnId, Latest, Out, Record, Request, game};
use crate::Settings;
use crate::hall::Hall;
use crate::identity::{self, Person};
use crate::problem::Problem;

/// Longer than anything is waited for here.
const A_WHILE: Duration = Duration::from_mins(1);

/// A table for two people, and these people. Either they have seats, and play, or the seats are free.
async fn table_for_two(is_taken: bool) -> (Arc<Hall>, String, [Person; 2]) {
    let hall = Hall::open(Arc::new(Memory::new()), Settings::default());
    let (ana, _) = identity::new_guest(&hall, "Ana".to_owned()).await.expect("a guest");
    let (ben, _) = identity::new_guest(&hall, "Ben".to_owned()).await.expect("a guest");
    let seats = [&ana, &ben].map(|person| Chair::person(&person.id, &person.name, None));
    let seed = Seed([1; 32]);
    let record = Record {
        game: GameId::Toledo.slug().to_owned(),
        options: game::options(GameId::Toledo, 2, &Map::default()).expect("options"),
        seats: if is_taken { seats.to_vec() } else { vec![Chair::default(); 2] },
        terms: Terms::default(),
        owner: ana.id.clone(),
        keys: Keys { join: String::new(), watch: String::new() },
        commitment: seed.commitment(),
        seed: Some(seed),
        header: None,
        begun: 0,
        rematch: None,
    };
    let table = hall.add(&record).await.expect("a table");
    (hall, table, [ana, ben])
}

/// A connection whose socket is slow.
struct Slow {
    conn: ConnId,
    outbox: mpsc::Receiver<Out>,
    presence: Latest,
}

async fn come(hall: &Arc<Hall>, table: &str, person: Option<&Person>) -> Result<Slow, Problem> {
    static CONNS: AtomicU64 = AtomicU64::new(0);
    let conn = CONNS.fetch_add(1, Ordering::Relaxed);
    let (out, outbox) = mpsc::channel(64);
    let person = person.cloned();
    let arrival = |reply: oneshot::Sender<Result<Admission, Problem>>| {
        Ask::Attach(Arrival { conn, person, key: None, since: None, out, reply })
    };
    let Admission { presence, .. } = hall.ask(table, arrival).await?;
    Ok(Slow { conn, outbox, presence })
}

/// Everything that is told of who is there, until the table is closed.
async fn told(mut latest: Latest) -> Vec<(SeatSet, u32)> {
    let mut told = Vec::new();
    while latest.changed().await.is_ok() {
        match serde_json::from_str(&latest.borrow_and_update()).expect("a message") {
            FromServer::<Value>::Presence { seats, watchers } => told.push((seats, watchers)),
            other => panic!("{other:?}"),
        }
    }
    told
}

#[tokio::test(start_paused = true)]
async fn however_many_come_at_once_it_is_told_once() {
    let (hall, table, [ana, ben]) = table_for_two(true).await;
    let mut slow = come(&hall, &table, Some(&ana)).await.expect("their own seat");
    let heard = tokio::spawn(told(slow.presence));
    let _other = come(&hall, &table, Some(&ben)).await.expect("their own seat");
    tokio::time::sleep(A_WHILE).await;
    let mut crowd = Vec::new();
    for _ in 0..300 {
        crowd.push(come(&hall, &table, None).await.expect("everybody may watch"));
    }
    tokio::time::sleep(A_WHILE).await;
    for gone in crowd.drain(..) {
        hall.tell(&table, Ask::Detach(gone.conn));
        tokio::task::yield_now().await;
    }
    tokio::time::sleep(A_WHILE).await;
    // Another window of the same player is nothing new to the others.
    let window = come(&hall, &table, Some(&ana)).await.expect("their own seat");
    let heard_there = tokio::spawn(told(window.presence));
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(slow.outbox.try_recv().expect_err("none of it was in the way"), TryRecvError::Empty);
    hall.close().await;
    let both: SeatSet = [Seat::A, Seat::B].into_iter().collect();
    // The first who comes or goes is told at once, all others together.
    let all = [(SeatSet::only(Seat::A), 0), (both, 0), (both, 1), (both, 300), (both, 299), (both, 0)];
    assert_eq!(heard.await.expect("it ends"), all);
    assert_eq!(heard_there.await.expect("it ends"), [(both, 0)]);
}

#[tokio::test(start_paused = true)]
async fn however_many_watch_players_find_room() {
    let (hall, table, [ana, _]) = table_for_two(true).await;
    let mut crowd = Vec::new();
    let refused = loop {
        match come(&hall, &table, None).await {
            Ok(watcher) => crowd.push(watcher),
            Err(Problem(status, _)) => break status,
        }
    };
    assert_eq!((crowd.len(), refused), (1000, StatusCode::TOO_MANY_REQUESTS));
    assert!(come(&hall, &table, Some(&ana)).await.is_ok());
    let mut windows = Vec::new();
    while let Ok(window) = come(&hall, &table, Some(&ana)).await {
        windows.push(window);
    }
    assert!(windows.len() >= 10, "nobody needs more");
}

#[tokio::test(start_paused = true)]
async fn who_sits_down_where_they_were_looking_on_is_not_absent() {
    let (hall, table, people) = table_for_two(false).await;
    let mut visits = Vec::new();
    for person in &people {
        visits.push(come(&hall, &table, Some(person)).await.expect("everybody may look"));
    }
    for person in people.clone() {
        let join = |reply| Ask::Request(Request::Join { person, join: Join::default(), reply });
        hall.ask(&table, join).await.expect("a seat");
    }
    // Nobody moves for much longer than somebody who is away is waited for.
    tokio::time::sleep(Duration::from_hours(1)).await;
    let look = |reply| Ask::Request(Request::Look { person: None, key: None, reply });
    let table = hall.ask(&table, look).await.expect("a table").table;
    assert_eq!(table.stage, Stage::Playing);
    assert!(table.seats.iter().flatten().all(Player::is_person), "{:?}", table.seats);
}
