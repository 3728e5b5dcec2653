//! Access to a table, for new connections and for those that are already open.

use alcazar_client::{Client, ServerMessage};
use alcazar_core::Viewer;
use alcazar_wire::lobby::{Access, Fill, Join, Keys, Sitter, TableAnswer, Terms};
use alcazar_wire::{FromServer, Moment, ToServer};
use serde_json::Value;

use crate::common::{Player, TestServer, new_table};

/// Terms of a table that needs a key to join.
fn by_link(watch: Access) -> Terms {
    Terms { join: Access::Link, watch, ..Terms::default() }
}

/// A table for two with its owner on one seat, and its keys.
async fn table_for_two(client: &Client, terms: Terms) -> (String, Keys) {
    let made =
        client.create_table(&new_table("toledo", &[Sitter::Me, Sitter::Free], terms)).await.expect("a table");
    (made.table.id, made.keys.expect("the owner has the keys"))
}

fn join_with(key: &str) -> Join {
    Join { key: Some(key.to_owned()), ..Join::default() }
}

/// Whether a client with a key may see the table, its history, and its replay over HTTP.
async fn seen_over_http(client: &Client, table: &str, key: &str) -> [bool; 3] {
    let path = |what: &str| format!("/api/v1/tables/{table}{what}?key={key}");
    [
        client.get::<TableAnswer>(&path("")).await.is_ok(),
        client.get::<Vec<Moment<Value, Value>>>(&path("/moments")).await.is_ok(),
        client.text(&path("/replay")).await.is_ok(),
    ]
}

#[tokio::test]
async fn an_invitation_to_play_makes_nobody_a_spectator() {
    for (watch, may_watch) in [(Access::Nobody, false), (Access::Link, true)] {
        let server = TestServer::open().await;
        let (ana, ben, eve) =
            (server.guest("Ana").await, server.guest("Ben").await, server.guest("Eve").await);
        let (id, keys) = table_for_two(&ana, by_link(watch)).await;
        // An invited person sees the table.
        assert!(seen_over_http(&eve, &id, &keys.join).await[0]);
        assert!(eve.watch(&id, &keys.join).await.is_ok());
        ben.join(&id, &join_with(&keys.join)).await.expect("a seat");
        assert_eq!(eve.watch(&id, &keys.join).await.is_ok(), may_watch, "{watch:?}");
        assert_eq!(seen_over_http(&eve, &id, &keys.join).await, [may_watch, may_watch, false], "{watch:?}");
        let mut ana = Player::sit(&ana, &id).await;
        let act = ana.new_id();
        ana.send(&ToServer::Concede { id: act }).await;
        ana.until_state(|state| state.outcome.is_some()).await;
        assert_eq!(seen_over_http(&eve, &id, &keys.join).await, [may_watch; 3], "{watch:?}");
        assert_eq!(seen_over_http(&ben, &id, "").await, [true; 3], "it was their own game");
    }
}

#[tokio::test]
async fn a_table_that_everybody_may_join_is_hidden_once_it_is_full() {
    let server = TestServer::open().await;
    let (ana, ben, eve) = (server.guest("Ana").await, server.guest("Ben").await, server.guest("Eve").await);
    let (id, keys) = table_for_two(&ana, Terms { watch: Access::Nobody, ..Terms::default() }).await;
    assert!(seen_over_http(&eve, &id, "").await[0]);
    ben.join(&id, &Join::default()).await.expect("a seat");
    for key in ["", &keys.join, &keys.watch] {
        assert_eq!(seen_over_http(&eve, &id, key).await, [false; 3]);
    }
}

#[tokio::test]
async fn an_invitation_to_an_abandoned_table_is_void() {
    let server = TestServer::open().await;
    let (ana, eve) = (server.guest("Ana").await, server.guest("Eve").await);
    let (id, keys) = table_for_two(&ana, by_link(Access::Nobody)).await;
    assert!(seen_over_http(&eve, &id, &keys.join).await[0]);
    ana.post::<TableAnswer>(&format!("/api/v1/tables/{id}/leave"), &()).await.expect("they may");
    assert!(!seen_over_http(&eve, &id, &keys.join).await[0]);
}

/// The close code for a client without access.
const NO_ACCESS: u16 = 4403;

/// Connects to a table, perhaps with a key.
async fn come(client: &Client, table: &str, key: &str) -> Player {
    Player::at(client, client.watch(table, key).await.expect("a socket")).await
}

/// Receives until the server closes the socket, and checks that no part of the game was sent before.
async fn loses_access(mut player: Player, table: &str, key: &str) {
    let ended = loop {
        match player.listen().await {
            Ok(FromServer::Resync(_) | FromServer::Update { .. }) => panic!("the game was sent"),
            Ok(_) => {}
            Err(ended) => break ended,
        }
    };
    assert_eq!(ended.close_code(), Some(NO_ACCESS));
    assert!(player.client.watch(table, key).await.is_err(), "reconnecting does not help");
}

/// Receives until the game is sent.
async fn sees_the_game(mut player: Player) {
    player.until_state(|_| true).await;
    player.catch_up().await;
}

#[tokio::test]
async fn visitors_lose_access_when_the_game_begins_unless_they_may_watch() {
    for watch in [Access::Nobody, Access::Link, Access::Everybody] {
        for join in [Access::Everybody, Access::Link] {
            let server = TestServer::open().await;
            let (ana, ben, eve) =
                (server.guest("Ana").await, server.guest("Ben").await, server.guest("Eve").await);
            let (id, keys) = table_for_two(&ana, Terms { join, watch, ..Terms::default() }).await;
            let owner = Player::sit(&ana, &id).await;
            let mut strangers = Vec::new();
            for client in [&eve, &Client::new(server.address)] {
                for key in ["", &keys.join, &keys.watch] {
                    let may_watch = match watch {
                        Access::Everybody => true,
                        Access::Link => !key.is_empty(),
                        Access::Nobody => false,
                    };
                    if may_watch || join == Access::Everybody || key == keys.join {
                        strangers.push((come(client, &id, key).await, key, may_watch));
                    }
                }
            }
            // A visitor who takes a seat gets the view of that seat.
            let guest = come(&ben, &id, &keys.join).await;
            assert_eq!(guest.you, Viewer::Spectator);
            ben.join(&id, &join_with(&keys.join)).await.expect("a seat");
            for player in [owner, guest] {
                sees_the_game(player).await;
            }
            assert!(strangers.len() >= 2);
            for (stranger, key, may_watch) in strangers {
                if may_watch {
                    sees_the_game(stranger).await;
                } else {
                    loses_access(stranger, &id, key).await;
                }
            }
        }
    }
}

#[tokio::test]
async fn a_player_who_leaves_loses_access_as_soon_as_no_seat_is_free() {
    for (join, watch) in [
        (Access::Link, Access::Nobody),
        (Access::Link, Access::Link),
        (Access::Everybody, Access::Nobody),
        (Access::Everybody, Access::Link),
    ] {
        let server = TestServer::open().await;
        let (ana, ben) = (server.guest("Ana").await, server.guest("Ben").await);
        let seats = [Sitter::Me, Sitter::Free, Sitter::Free];
        let table = new_table("toledo", &seats, Terms { join, watch, ..Terms::default() });
        let made = ana.create_table(&table).await.expect("a table");
        let (id, keys) = (made.table.id, made.keys.expect("the owner has the keys"));
        let mut owner = Player::sit(&ana, &id).await;
        ben.join(&id, &join_with(&keys.join)).await.expect("a seat");
        // Two windows without a key, as a player has them.
        let mut windows = [Player::sit(&ben, &id).await, Player::sit(&ben, &id).await];
        assert!(windows.iter().all(|window| window.you.seat().is_some()));
        ben.post::<TableAnswer>(&format!("/api/v1/tables/{id}/leave"), &()).await.expect("they may");
        if join == Access::Everybody {
            // They could take a seat again, so they have access until none is free.
            for window in &mut windows {
                window.until(|message| (you(message) == Some(Viewer::Spectator)).then_some(())).await;
                window.catch_up().await;
            }
            let fill = Fill { bot: "random".to_owned(), seat: None };
            ana.post::<TableAnswer>(&format!("/api/v1/tables/{id}/bots"), &fill).await.expect("they may");
        }
        for window in windows {
            loses_access(window, &id, "").await;
        }
        owner.catch_up().await;
    }
}

fn you(message: &ServerMessage) -> Option<Viewer> {
    match message {
        FromServer::Welcome(welcome) => Some(welcome.you),
        _ => None,
    }
}

#[tokio::test]
async fn visitors_of_an_abandoned_table_lose_access() {
    let server = TestServer::open().await;
    let (ana, eve) = (server.guest("Ana").await, server.guest("Eve").await);
    let (id, _) = table_for_two(&ana, Terms { watch: Access::Nobody, ..Terms::default() }).await;
    let (mut owner, stranger) = (Player::sit(&ana, &id).await, Player::sit(&eve, &id).await);
    ana.post::<TableAnswer>(&format!("/api/v1/tables/{id}/leave"), &()).await.expect("they may");
    loses_access(stranger, &id, "").await;
    owner.catch_up().await;
    assert_eq!(owner.you, Viewer::Spectator, "the owner always has access");
}
