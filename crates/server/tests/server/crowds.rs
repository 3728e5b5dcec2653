//! Crowds of spectators who come and go: the players notice nothing but their number.

use alcazar_client::{Client, ServerMessage, Socket};
use alcazar_core::{Seat, SeatSet};
use alcazar_wire::lobby::Terms;
use alcazar_wire::{FromServer, Moment};
use futures::future::join_all;
use serde_json::Value;
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;

use crate::common::{Player, TestServer, luck, play_on};

/// Connects `number` spectators at once. Nobody reads their sockets.
async fn crowd(server: &TestServer, table: &str, number: usize) -> Vec<Socket> {
    let stranger = Client::new(server.address);
    let mut watchers = Vec::new();
    while watchers.len() < number {
        // The system lets only a limited number of connections wait to be accepted.
        let coming = (watchers.len()..number).take(100).map(|_| stranger.socket(table, None));
        watchers.extend(join_all(coming).await.into_iter().map(|came| came.expect("a socket")));
    }
    watchers
}

fn presence(message: &ServerMessage) -> Option<(SeatSet, u32)> {
    match message {
        FromServer::Presence { seats, watchers } => Some((*seats, *watchers)),
        _ => None,
    }
}

/// Receives until this is the latest presence.
async fn until_present(player: &mut Player, seats: SeatSet, watchers: u32) {
    while player.received.iter().rev().find_map(presence) != Some((seats, watchers)) {
        player.next().await;
    }
}

/// Crowds come and go while one player moves and the other does not read at all.
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
        // Only now does the other player read: they are still connected, and have missed nothing.
        let known = mover.state().version;
        silent.until_state(|state| state.version >= known).await;
        drop(watchers);
        mover.catch_up().await;
        silent.catch_up().await;
    }
    let both: SeatSet = [Seat::A, Seat::B].into_iter().collect();
    for player in [&mut ana, &mut ben] {
        until_present(player, both, 0).await;
        let welcomes =
            player.received.iter().filter(|message| matches!(message, FromServer::Welcome(_))).count();
        assert_eq!(welcomes, 1, "no player had to reconnect");
        let past = format!("/api/v1/tables/{id}/moments");
        let past: Vec<Moment<Value, Value>> =
            player.client.get(&past).await.expect("the player's own history");
        assert_eq!(past.len(), player.state().version as usize);
        assert!(past.len() >= acts);
    }
}

#[tokio::test]
async fn eighty_spectators_push_no_player_out() {
    play_before_crowds(80).await;
}

#[tokio::test]
async fn three_hundred_spectators_push_no_player_out() {
    play_before_crowds(300).await;
}

/// A client that hangs up while its connection is being established is not counted as a spectator.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clients_that_hang_up_early_are_not_counted() {
    let server = TestServer::open().await;
    let (mut ana, _ben, id) = server.two(Terms::default()).await;
    for _ in 0..500 {
        let mut line = TcpStream::connect(server.address).await.expect("a line");
        line.write_all(server.handshake(&id).as_bytes()).await.expect("message");
    }
    let both: SeatSet = [Seat::A, Seat::B].into_iter().collect();
    let last = crowd(&server, &id, 1).await;
    until_present(&mut ana, both, 1).await;
    drop(last);
    until_present(&mut ana, both, 0).await;
}
