//! Clocks, and seats that were left. Nothing here asserts how long anything takes, only that it happens.

use std::sync::Arc;
use std::time::Duration;

use alcazar_core::Seat;
use alcazar_server::Settings;
use alcazar_store::Memory;
use alcazar_table::{AtZero, Clock, EntryKind, Outcome};
use alcazar_wire::FromServer;
use alcazar_wire::lobby::Terms;

use crate::common::{Player, TestServer, luck, play_on, quick};

fn live(at_zero: AtZero) -> Terms {
    let clock = Clock::Live { base: 150, increment: 0, at_zero };
    Terms { clock, stand_in: "random".to_owned(), ..Terms::default() }
}

#[tokio::test]
async fn a_player_without_time_loses() {
    let server = TestServer::open().await;
    let (mut ana, _ben, _) = server.two(live(AtZero::Concede)).await;
    ana.until_state(|state| state.timers.is_some() && state.now.is_some()).await;
    ana.until_state(|state| state.outcome.is_some()).await;
    assert!(matches!(ana.state().outcome, Some(Outcome::Conceded(_))));
}

#[tokio::test]
async fn a_bot_plays_for_a_player_without_time() {
    let server = TestServer::open().await;
    let (mut ana, mut ben, _) = server.two(live(AtZero::StandIn)).await;
    // Neither player moves: one after the other runs out of time, and bots play to the end.
    ana.until_state(|state| state.outcome.is_some()).await;
    ben.until_state(|state| state.outcome.is_some()).await;
    assert!(matches!(ana.state().outcome, Some(Outcome::PlayedOut(_))));
}

#[tokio::test]
async fn clocks_run_while_a_table_hibernates_and_while_the_server_is_down() {
    let store = Arc::new(Memory::new());
    let settings = Settings { hibernate_after: Duration::from_millis(10), ..quick() };
    let server = TestServer::with(store.clone(), settings.clone()).await;
    let clock = Clock::Slow { per_move: 300, at_zero: AtZero::Concede };
    let (ana, ben, id) = server.two(Terms { clock, ..Terms::default() }).await;
    let key = ana.client.key().expect("a key").to_owned();
    drop((ana, ben));
    server.close().await;
    tokio::time::sleep(Duration::from_millis(350)).await;
    // Nobody connects: the server itself checks the clock.
    let server = TestServer::with(store, settings).await;
    let ana = alcazar_client::Client::with_key(server.address, key);
    let mut ana = Player::sit(&ana, &id).await;
    ana.until_state(|state| state.outcome.is_some()).await;
}

#[tokio::test]
async fn a_bot_plays_for_an_absent_player_until_they_are_back() {
    let server = TestServer::open().await;
    let clock = Clock::Live { base: 3_600_000, increment: 0, at_zero: AtZero::Concede };
    let terms = Terms { clock, absence: Some(1), stand_in: "random".to_owned(), ..Terms::default() };
    let (mut ana, mut ben, id) = server.two(terms).await;
    let mut luck = luck(1);
    play_on(&mut [&mut ana, &mut ben], 5, &mut luck).await;
    let client = ana.client.clone();
    drop(ana);
    ben.catch_up().await;
    if ben.is_asked() {
        ben.act(&mut luck).await;
    }
    // While she was connected the others waited for her; now a bot plays for her.
    ben.until_state(|state| !state.players[Seat::A].is_person() || state.ask.is_some()).await;
    while ben.state().players[Seat::A].is_person() {
        ben.act(&mut luck).await;
        ben.until_state(|state| !state.players[Seat::A].is_person() || state.ask.is_some()).await;
    }
    let taken = ben.received.iter().any(|message| match message {
        FromServer::Update { moments, .. } => moments
            .iter()
            .any(|moment| matches!(moment.entry.kind, EntryKind::Takeover { seat: Seat::A, .. })),
        _ => false,
    });
    assert!(taken);
    let mut ana = Player::sit(&client, &id).await;
    ana.until_state(|state| state.players[Seat::A].is_person()).await;
    play_on(&mut [&mut ana, &mut ben], 10, &mut luck).await;
}
