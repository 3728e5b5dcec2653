//! Who may look on: the terms of a table hold for whoever comes, and for whoever is there already.

use alcazar_client::{Client, ServerMessage};
use alcazar_core::Viewer;
use alcazar_wire::lobby::{Access, Fill, Join, Keys, Sitter, TableAnswer, Terms};
use alcazar_wire::{FromServer, Moment, ToServer};
use serde_json::Value;

use crate::common::{Player, TestServer, new_table};

/// Terms of a table that is joined by link.
fn by_link(watch: Access) -> Terms {
    Terms { join: Access::Link, watch, ..Terms::default() }
}

/// Somebody's table for two, with their own seat taken, and its keys.
async fn table_for_two(client: &Client, terms: Terms) -> (String, Keys) {
    let made =
        client.create_table(&new_table("toledo", &[Sitter::Me, Sitter::Free], terms)).await.expect("a table");
    (made.table.id, made.keys.expect("whoever has made a table has its keys"))
}

fn join_with(key: &str) -> Join {
    Join { key: Some(key.to_owned()), ..Join::default() }
}

/// What somebody with a key is shown of a table over HTTP: the table itself, its past, and the whole game.
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
        // Whoever is invited sees to what.
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
async fn a_table_that_everybody_may_join_is_not_shown_to_everybody_once_it_is_full() {
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
async fn a_table_that_was_given_up_is_open_to_nobody_by_its_invitation() {
    let server = TestServer::open().await;
    let (ana, eve) = (server.guest("Ana").await, server.guest("Eve").await);
    let (id, keys) = table_for_two(&ana, by_link(Access::Nobody)).await;
    assert!(seen_over_http(&eve, &id, &keys.join).await[0]);
    ana.post::<TableAnswer>(&format!("/api/v1/tables/{id}/leave"), &()).await.expect("they may");
    assert!(!seen_over_http(&eve, &id, &keys.join).await[0]);
}

/// How a server closes a socket whose table may no longer be looked at.
const NO_ACCESS: u16 = 4403;

/// Somebody at the socket of a table, perhaps with a key.
async fn come(client: &Client, table: &str, key: &str) -> Player {
    Player::at(client, client.watch(table, key).await.expect("a socket")).await
}

/// Listens until the server hangs up, and makes sure that nothing of a game was told before.
async fn is_shown_out(mut player: Player, table: &str, key: &str) {
    let ended = loop {
        match player.listen().await {
            Ok(FromServer::Resync(_) | FromServer::Update { .. }) => panic!("the game is told"),
            Ok(_) => {}
            Err(ended) => break ended,
        }
    };
    assert_eq!(ended.close_code(), Some(NO_ACCESS));
    assert!(player.client.watch(table, key).await.is_err(), "coming back does not help");
}

/// Listens until the game is told.
async fn sees_the_game(mut player: Player) {
    player.until_state(|_| true).await;
    player.catch_up().await;
}

#[tokio::test]
async fn who_came_before_the_game_is_shown_out_when_it_begins_unless_they_may_watch() {
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
            // Whoever looks and then sits down looks from their seat.
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
                    is_shown_out(stranger, &id, key).await;
                }
            }
        }
    }
}

#[tokio::test]
async fn who_gets_up_is_shown_out_as_soon_as_they_may_not_look() {
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
        let (id, keys) = (made.table.id, made.keys.expect("whoever has made a table has its keys"));
        let mut owner = Player::sit(&ana, &id).await;
        ben.join(&id, &join_with(&keys.join)).await.expect("a seat");
        // Two windows, as somebody who plays has them: without a key.
        let mut windows = [Player::sit(&ben, &id).await, Player::sit(&ben, &id).await];
        assert!(windows.iter().all(|window| window.you.seat().is_some()));
        ben.post::<TableAnswer>(&format!("/api/v1/tables/{id}/leave"), &()).await.expect("they may");
        if join == Access::Everybody {
            // They could take a seat again, and so may look until none is free.
            for window in &mut windows {
                window.until(|heard| (you(heard) == Some(Viewer::Spectator)).then_some(())).await;
                window.catch_up().await;
            }
            let fill = Fill { bot: "random".to_owned(), seat: None };
            ana.post::<TableAnswer>(&format!("/api/v1/tables/{id}/bots"), &fill).await.expect("they may");
        }
        for window in windows {
            is_shown_out(window, &id, "").await;
        }
        owner.catch_up().await;
    }
}

fn you(heard: &ServerMessage) -> Option<Viewer> {
    match heard {
        FromServer::Welcome(welcome) => Some(welcome.you),
        _ => None,
    }
}

#[tokio::test]
async fn who_waits_at_a_table_that_is_given_up_is_shown_out() {
    let server = TestServer::open().await;
    let (ana, eve) = (server.guest("Ana").await, server.guest("Eve").await);
    let (id, _) = table_for_two(&ana, Terms { watch: Access::Nobody, ..Terms::default() }).await;
    let (mut owner, stranger) = (Player::sit(&ana, &id).await, Player::sit(&eve, &id).await);
    ana.post::<TableAnswer>(&format!("/api/v1/tables/{id}/leave"), &()).await.expect("they may");
    is_shown_out(stranger, &id, "").await;
    owner.catch_up().await;
    assert_eq!(owner.you, Viewer::Spectator, "whoever has made a table may always look");
}
