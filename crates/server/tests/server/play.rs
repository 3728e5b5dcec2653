//! Whole games over sockets.

use std::sync::Arc;

use alcazar_catalog::GameId;
use alcazar_core::{Seat, Viewer};
use alcazar_server::Shutdown;
use alcazar_store::Sqlite;
use alcazar_table::ActId;
use alcazar_wire::lobby::{Sitter, Stage, Tables, Terms};
use alcazar_wire::{FromServer, ToServer};

use crate::common::{Player, TestServer, luck, new_table, play_on, quick};

#[tokio::test]
async fn two_players_and_a_spectator_see_a_whole_game() {
    let server = TestServer::open().await;
    let (mut ana, mut ben, id) = server.two(Terms::default()).await;
    let mut eve = Player::sit(&alcazar_client::Client::new(server.address), &id).await;
    assert_eq!(
        (ana.you, ben.you, eve.you),
        (Viewer::Seat(Seat::A), Viewer::Seat(Seat::B), Viewer::Spectator)
    );
    let mut luck = luck(1);
    play_on(&mut [&mut ana, &mut ben, &mut eve], 2000, &mut luck).await;
    for player in [&ana, &ben, &eve] {
        let state = player.state();
        assert!(state.outcome.is_some() && state.seed.is_some() && state.ask.is_none());
        assert_eq!(state.outcome, ana.state().outcome);
    }
    // A spectator was never asked, and never sent what only a seat may know.
    assert!(eve.received.iter().all(|message| match message {
        FromServer::Update { state, .. } | FromServer::Resync(state) => state.ask.is_none(),
        _ => true,
    }));
    let file = ana.client.text(&format!("/api/v1/tables/{id}/replay")).await.expect("a file");
    let table = alcazar_table::replay::read::<toledo::State>(&file).expect("a whole game");
    table.verify(ana.state().seed.expect("revealed")).expect("every draw follows from the seed");
    assert_eq!(table.outcome(), ana.state().outcome);
    let tables: Tables = eve.client.get("/api/v1/tables?stage=over").await.expect("a list");
    assert_eq!(tables.tables[0].table.outcome, ana.state().outcome);
}

#[tokio::test]
async fn every_game_is_played_with_bots_to_its_end() {
    let server = TestServer::open().await;
    for game in GameId::ALL.iter().map(|game| game.slug()) {
        let ana = server.guest("Ana").await;
        let mut sitters = vec![Sitter::Bot("greedy".to_owned()); 3];
        sitters[1] = Sitter::Me;
        let made = ana.create_table(&new_table(game, &sitters, Terms::default())).await.expect("a table");
        assert_eq!(made.table.stage, Stage::Playing, "every seat was taken");
        let mut ana = Player::sit(&ana, &made.table.id).await;
        play_on(&mut [&mut ana], 3000, &mut luck(2)).await;
        assert!(ana.state().outcome.is_some(), "{game}");
    }
}

#[tokio::test]
async fn a_repeated_submission_is_applied_once() {
    let server = TestServer::open().await;
    let (mut ana, mut ben, _) = server.two(Terms::default()).await;
    let mut luck = luck(3);
    play_on(&mut [&mut ana, &mut ben], 4, &mut luck).await;
    let player = if ana.is_asked() { &mut ana } else { &mut ben };
    let act = player.any_act(&mut luck);
    let mut versions = Vec::new();
    for _ in 0..3 {
        player.send(&act).await;
        let version = player.until(|message| match message {
            FromServer::Ack { version, .. } => Some(*version),
            _ => None,
        });
        versions.push(version.await);
    }
    assert_eq!(versions, [versions[0]; 3]);
    player.catch_up().await;
    assert_eq!(player.state().version, versions[0]);
}

#[tokio::test]
async fn rejections_have_codes_and_reasons() {
    let server = TestServer::open().await;
    let (mut ana, mut ben, id) = server.two(Terms::default()).await;
    let mut eve = Player::sit(&server.guest("Eve").await, &id).await;
    play_on(&mut [&mut ana, &mut ben], 0, &mut luck(4)).await;
    let (asked, other) = if ana.is_asked() { (&mut ana, &mut ben) } else { (&mut ben, &mut ana) };
    let ask = asked.state().ask.clone().expect("a question");
    let act = |ask: u32, action: &str| ToServer::Act { id: ActId(7), ask, action: action.to_owned() };
    assert_eq!(other.rejected(&act(ask.ask, &ask.legal[0])).await.code, "not-asked");
    assert_eq!(eve.rejected(&act(ask.ask, &ask.legal[0])).await.code, "not-seated");
    assert_eq!(asked.rejected(&act(ask.ask + 1, &ask.legal[0])).await.code, "stale");
    assert_eq!(asked.rejected(&act(ask.ask, "dance")).await.code, "unreadable");
    assert_eq!(asked.rejected(&act(ask.ask, &"x".repeat(5000))).await.code, "too-long");
    let illegal = asked.rejected(&act(ask.ask, "end")).await;
    assert_eq!(illegal.code, "illegal");
    assert!(illegal.rule.is_some_and(|rule| rule.starts_with('T')));
    let version = asked.state().version;
    asked.catch_up().await;
    assert_eq!(asked.state().version, version, "nothing has changed");
}

#[tokio::test]
async fn a_client_that_reconnects_is_sent_what_it_missed() {
    let server = TestServer::open().await;
    let (mut ana, mut ben, id) = server.two(Terms::default()).await;
    let mut luck = luck(5);
    play_on(&mut [&mut ana, &mut ben], 6, &mut luck).await;
    let known = ana.state().version;
    let client = ana.client.clone();
    drop(ana);
    // The others go on as far as they can.
    for _ in 0..4 {
        ben.catch_up().await;
        if ben.is_asked() {
            ben.act(&mut luck).await;
        }
    }
    let mut ana = Player::at(&client, client.socket(&id, Some(known)).await.expect("a socket")).await;
    let FromServer::Update { since, .. } = ana.next().await else { panic!("an update is sent") };
    assert_eq!(since, known);
    // A client that claims too high a version is sent the whole state.
    let mut lost = Player::at(&client, client.socket(&id, Some(9999)).await.expect("a socket")).await;
    assert!(matches!(lost.next().await, FromServer::Resync(_)));
    assert_eq!(lost.state(), ana.state());
    ana.send(&ToServer::Resync {}).await;
    ana.until(|message| matches!(message, FromServer::Resync(_)).then_some(())).await;
    assert_eq!(lost.state(), ana.state());
}

#[tokio::test]
async fn windows_of_the_same_player_stay_in_step() {
    let server = TestServer::open().await;
    let (mut ana, mut ben, id) = server.two(Terms::default()).await;
    let mut tab = Player::sit(&ana.client, &id).await;
    let mut luck = luck(6);
    for _ in 0..10 {
        play_on(&mut [&mut ana, &mut ben], 1, &mut luck).await;
        play_on(&mut [&mut tab, &mut ben], 1, &mut luck).await;
    }
    ana.catch_up().await;
    tab.catch_up().await;
    assert_eq!(ana.state(), tab.state());
}

#[tokio::test]
async fn a_shutdown_loses_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let open = || Arc::new(Sqlite::open(folder.path()).expect("a store"));
    let server = TestServer::with(open(), quick()).await;
    let (mut ana, mut ben, id) = server.two(Terms::default()).await;
    let mut luck = luck(7);
    play_on(&mut [&mut ana, &mut ben], 12, &mut luck).await;
    let before = [ana.state().clone(), ben.state().clone()];
    assert_eq!(server.close().await, Shutdown::Requested);
    let goodbye = loop {
        if let Err(ended) = ana.listen().await {
            break ended;
        }
    };
    assert_eq!(goodbye.close_code(), Some(1001), "come back later");
    let server = TestServer::with(open(), quick()).await;
    let back = |player: &Player| {
        alcazar_client::Client::with_key(server.address, player.client.key().expect("a key"))
    };
    let (ana, ben) = (back(&ana), back(&ben));
    let (mut ana, mut ben) = (Player::sit(&ana, &id).await, Player::sit(&ben, &id).await);
    ana.until_state(|_| true).await;
    ben.until_state(|_| true).await;
    assert_eq!([ana.state().clone(), ben.state().clone()], before);
    play_on(&mut [&mut ana, &mut ben], 2000, &mut luck).await;
    assert!(ana.state().outcome.is_some());
}

#[tokio::test]
async fn an_idle_table_hibernates_and_is_restored() {
    let settings =
        alcazar_server::Settings { hibernate_after: std::time::Duration::from_millis(30), ..quick() };
    let server = TestServer::with(Arc::new(alcazar_store::Memory::new()), settings).await;
    let (mut ana, mut ben, id) = server.two(Terms::default()).await;
    let mut luck = luck(8);
    play_on(&mut [&mut ana, &mut ben], 9, &mut luck).await;
    let before = ana.state().clone();
    let client = ana.client.clone();
    drop((ana, ben));
    // It hibernates when no table is in memory any more.
    while !server.metrics().await.contains("alcazar_tables 0") {
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    let mut ana = Player::sit(&client, &id).await;
    ana.until_state(|_| true).await;
    assert_eq!(*ana.state(), before);
}
