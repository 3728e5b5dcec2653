//! Crowds of strangers who come to look on and go again: the players notice nothing but a number.

use alcazar_client::{Client, ServerMessage, Socket};
use alcazar_core::{Seat, SeatSet};
use alcazar_wire::lobby::Terms;
use alcazar_wire::{FromServer, Moment};
use futures::future::join_all;
use serde_json::Value;
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;

use crate::common::{Player, TestServer, luck, play_on};

/// Lets so many strangers come at once. They are not even listened to.
async fn crowd(server: &TestServer, table: &str, number: usize) -> Vec<Socket> {
    let stranger = Client::new(server.address);
    let mut watchers = Vec::new();
    while watchers.len() < number {
        // The system makes more than so many wait for a second before they may try again.
        let coming = (watchers.len()..number).take(100).map(|_| stranger.socket(table, None));
        watchers.extend(join_all(coming).await.into_iter().map(|came| came.expect("a socket")));
    }
    watchers
}

fn presence(heard: &ServerMessage) -> Option<(SeatSet, u32)> {
    match heard {
        FromServer::Presence { seats, watchers } => Some((*seats, *watchers)),
        _ => None,
    }
}

/// Listens until this is the last that was heard of who is there.
async fn until_present(player: &mut Player, seats: SeatSet, watchers: u32) {
    while player.heard.iter().rev().find_map(presence) != Some((seats, watchers)) {
        player.next().await;
    }
}

/// Crowds burst in and out while one player moves and the other does not listen at all.
async fn play_before_crowds(number: usize) {
    let server = TestServer::open().await;
    let (mut ana, mut ben, id) = server.two(Terms::default()).await;
    let mut luck = luck(1);
    play_on(&mut [&mut ana, &mut ben], 0, &mut luck).await;
    let mut acts = 0;
    for _ in 0..4 {
        let (mover, silent) = if ana.is_asked() { (&mut ana, &mut ben) } else { (&mut ben, &mut ana) };
        let watchers = crowd(&server, &id, number).await;
        mover.act(&mut luck).await;
        drop(watchers);
        let watchers = crowd(&server, &id, number).await;
        if mover.is_asked() {
            mover.act(&mut luck).await;
            acts += 1;
        }
        acts += 1;
        // Only now does the other listen: they are still there, and have missed nothing.
        let known = mover.state().version;
        silent.until_state(|state| state.version >= known).await;
        drop(watchers);
        mover.catch_up().await;
        silent.catch_up().await;
    }
    let both: SeatSet = [Seat::A, Seat::B].into_iter().collect();
    for player in [&mut ana, &mut ben] {
        until_present(player, both, 0).await;
        let welcomes = player.heard.iter().filter(|heard| matches!(heard, FromServer::Welcome(_))).count();
        assert_eq!(welcomes, 1, "nobody had to come back");
        let past = format!("/api/v1/tables/{id}/moments");
        let past: Vec<Moment<Value, Value>> = player.client.get(&past).await.expect("one's own past");
        assert_eq!(past.len(), player.state().version as usize);
        assert!(past.len() >= acts);
    }
}

#[tokio::test]
async fn eighty_strangers_push_no_player_out() {
    play_before_crowds(80).await;
}

#[tokio::test]
async fn three_hundred_strangers_push_no_player_out() {
    play_before_crowds(300).await;
}

/// Whoever hangs up at the door, while the table is still asked whether to let them in, is no watcher.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn strangers_who_hang_up_at_the_door_are_not_counted() {
    let server = TestServer::open().await;
    let (mut ana, _ben, id) = server.two(Terms::default()).await;
    for _ in 0..500 {
        let mut line = TcpStream::connect(server.address).await.expect("a line");
        line.write_all(server.handshake(&id).as_bytes()).await.expect("heard");
    }
    let both: SeatSet = [Seat::A, Seat::B].into_iter().collect();
    let last = crowd(&server, &id, 1).await;
    until_present(&mut ana, both, 1).await;
    drop(last);
    until_present(&mut ana, both, 0).await;
}
