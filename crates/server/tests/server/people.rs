//! Chat, notes and presence.

use alcazar_core::{Seat, SeatSet};
use alcazar_wire::lobby::{Join, Sitter, Terms};
use alcazar_wire::{FromServer, Line, ToServer};

use crate::common::{Player, TestServer, new_table};

fn say(text: &str) -> ToServer {
    ToServer::Say { text: text.to_owned() }
}

async fn line(player: &mut Player) -> Line {
    player
        .until(|message| match message {
            FromServer::Said(line) => Some(line.clone()),
            _ => None,
        })
        .await
}

#[tokio::test]
async fn chat_is_sent_to_everybody_and_to_later_connections() {
    let server = TestServer::open().await;
    let (mut ana, mut ben, id) = server.two(Terms::default()).await;
    ana.send(&say("¡Hola!")).await;
    let message = line(&mut ben).await;
    assert_eq!(
        (message.seat, message.name.as_str(), message.text.as_str()),
        (Some(Seat::A), "Ana", "¡Hola!")
    );
    let mut eve = Player::sit(&server.guest("Eve").await, &id).await;
    assert_eq!(line(&mut eve).await, message);
    eve.send(&say("hello")).await;
    assert_eq!(line(&mut ben).await.seat, None);
    let mut stranger = Player::sit(&alcazar_client::Client::new(server.address), &id).await;
    assert_eq!(stranger.rejected(&say("who am I?")).await.code, "unknown-person");
    for wrong in ["", "   ", "two\nlines", &"x".repeat(501)] {
        assert_eq!(ana.rejected(&say(wrong)).await.code, "bad-line", "{wrong:?}");
    }
    // The rate limit applies however slow this machine is.
    for _ in 0..50 {
        ana.send(&say("bla")).await;
    }
    let is_slowed = |message: &alcazar_client::ServerMessage| match message {
        FromServer::Refused { fault, .. } => Some(fault.code == "too-fast"),
        _ => None,
    };
    assert!(ana.until(is_slowed).await);
}

#[tokio::test]
async fn a_muted_player_is_muted_in_all_windows() {
    let server = TestServer::open().await;
    let (mut ana, mut ben, id) = server.two(Terms::default()).await;
    ana.send(&ToServer::Mute { seat: Seat::B, muted: true }).await;
    let muted = |message: &alcazar_client::ServerMessage| match message {
        FromServer::Muted { seats } => Some(*seats),
        _ => None,
    };
    assert_eq!(ana.until(muted).await, SeatSet::only(Seat::B));
    ben.send(&say("can you hear me?")).await;
    line(&mut ben).await;
    ana.catch_up().await;
    assert!(!ana.received.iter().any(|message| matches!(message, FromServer::Said(_))));
    let mut tab = Player::sit(&ana.client, &id).await;
    assert_eq!(tab.until(muted).await, SeatSet::only(Seat::B));
    tab.send(&ToServer::Mute { seat: Seat::B, muted: false }).await;
    assert_eq!(ana.until(muted).await, SeatSet::EMPTY);
    ben.send(&say("and now?")).await;
    assert_eq!(line(&mut ana).await.text, "and now?");
}

#[tokio::test]
async fn a_notepad_is_private() {
    let server = TestServer::open().await;
    let (mut ana, mut ben, id) = server.two(Terms::default()).await;
    let mut tab = Player::sit(&ana.client, &id).await;
    ana.send(&ToServer::Note { text: "Ben has the 6".to_owned() }).await;
    let note = |message: &alcazar_client::ServerMessage| match message {
        FromServer::Note { text } => Some(text.clone()),
        _ => None,
    };
    assert_eq!(tab.until(note).await, "Ben has the 6");
    let mut later = Player::sit(&ana.client, &id).await;
    assert_eq!(later.until(note).await, "Ben has the 6");
    ben.catch_up().await;
    let mut again = Player::sit(&ben.client, &id).await;
    again.catch_up().await;
    assert!(!ben.received.iter().chain(&again.received).any(|message| note(message).is_some()));
    assert_eq!(ana.rejected(&ToServer::Note { text: "x".repeat(7000) }).await.code, "too-long");
}

#[tokio::test]
async fn presence_is_sent() {
    let server = TestServer::open().await;
    let (mut ana, ben, id) = server.two(Terms::default()).await;
    let both: SeatSet = [Seat::A, Seat::B].into_iter().collect();
    let presence = |message: &alcazar_client::ServerMessage| match message {
        FromServer::Presence { seats, watchers } => Some((*seats, *watchers)),
        _ => None,
    };
    while ana.until(presence).await != (both, 0) {}
    let eve = Player::sit(&alcazar_client::Client::new(server.address), &id).await;
    while ana.until(presence).await != (both, 1) {}
    drop(ben);
    while ana.until(presence).await != (SeatSet::only(Seat::A), 1) {}
    drop(eve);
    while ana.until(presence).await != (SeatSet::only(Seat::A), 0) {}
}

/// Two friends may have one name, but sentences must tell them apart.
#[tokio::test]
async fn the_second_player_of_a_name_gets_a_number() {
    let server = TestServer::open().await;
    let first = server.guest("Ana").await;
    let seats = [Sitter::Me, Sitter::Free, Sitter::Free];
    let table = first.create_table(&new_table("toledo", &seats, Terms::default())).await.expect("a table");
    let second = server.guest("ana").await;
    let joined = second.join(&table.table.id, &Join::default()).await.expect("a free seat");
    let names: Vec<&str> = joined.table.seats.iter().flatten().map(|seat| seat.name.as_str()).collect();
    assert_eq!(names, ["Ana", "ana (2)"]);
    let mut ana = Player::sit(&first, &table.table.id).await;
    let mut other = Player::sit(&second, &table.table.id).await;
    other.send(&say("hello")).await;
    assert_eq!(line(&mut ana).await.name, "ana (2)");
}
