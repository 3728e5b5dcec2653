//! Who may look on: the terms of a table hold for whoever comes, and for whoever is there already.

use alcazar_client::Caller;
use alcazar_wire::lobby::{Access, Join, Keys, Sitter, TableAnswer, Terms};
use alcazar_wire::{Moment, ToServer};
use serde_json::Value;

use crate::common::{House, Player, new_table};

/// Terms of a table that is joined by link.
fn by_link(watch: Access) -> Terms {
    Terms { join: Access::Link, watch, ..Terms::default() }
}

/// Somebody's table for two, with their own seat taken, and its keys.
async fn table_for_two(caller: &Caller, terms: Terms) -> (String, Keys) {
    let made = caller.make(&new_table("toledo", &[Sitter::Me, Sitter::Free], terms)).await.expect("a table");
    (made.table.id, made.keys.expect("whoever has made a table has its keys"))
}

fn join_with(key: &str) -> Join {
    Join { key: Some(key.to_owned()), ..Join::default() }
}

/// What somebody with a key is shown of a table over HTTP: the table itself, its past, and the whole game.
async fn seen_over_http(caller: &Caller, table: &str, key: &str) -> [bool; 3] {
    let path = |what: &str| format!("/api/v1/tables/{table}{what}?key={key}");
    [
        caller.get::<TableAnswer>(&path("")).await.is_ok(),
        caller.get::<Vec<Moment<Value, Value>>>(&path("/moments")).await.is_ok(),
        caller.text(&path("/replay")).await.is_ok(),
    ]
}

#[tokio::test]
async fn an_invitation_to_play_makes_nobody_a_spectator() {
    for (watch, may_watch) in [(Access::Nobody, false), (Access::Link, true)] {
        let house = House::open().await;
        let (ana, ben, eve) = (house.guest("Ana").await, house.guest("Ben").await, house.guest("Eve").await);
        let (id, keys) = table_for_two(&ana, by_link(watch)).await;
        // Whoever is invited sees to what.
        assert!(seen_over_http(&eve, &id, &keys.join).await[0]);
        assert!(eve.watch(&id, &keys.join).await.is_ok());
        ben.join(&id, &join_with(&keys.join)).await.expect("a seat");
        assert_eq!(eve.watch(&id, &keys.join).await.is_ok(), may_watch, "{watch:?}");
        assert_eq!(seen_over_http(&eve, &id, &keys.join).await, [may_watch, may_watch, false], "{watch:?}");
        let mut ana = Player::sit(&ana, &id).await;
        let act = ana.new_id();
        ana.say(&ToServer::Concede { id: act }).await;
        ana.until_state(|state| state.outcome.is_some()).await;
        assert_eq!(seen_over_http(&eve, &id, &keys.join).await, [may_watch; 3], "{watch:?}");
        assert_eq!(seen_over_http(&ben, &id, "").await, [true; 3], "it was their own game");
    }
}

#[tokio::test]
async fn a_table_that_everybody_may_join_is_not_shown_to_everybody_once_it_is_full() {
    let house = House::open().await;
    let (ana, ben, eve) = (house.guest("Ana").await, house.guest("Ben").await, house.guest("Eve").await);
    let (id, keys) = table_for_two(&ana, Terms { watch: Access::Nobody, ..Terms::default() }).await;
    assert!(seen_over_http(&eve, &id, "").await[0]);
    ben.join(&id, &Join::default()).await.expect("a seat");
    for key in ["", &keys.join, &keys.watch] {
        assert_eq!(seen_over_http(&eve, &id, key).await, [false; 3]);
    }
}

#[tokio::test]
async fn a_table_that_was_given_up_is_open_to_nobody_by_its_invitation() {
    let house = House::open().await;
    let (ana, eve) = (house.guest("Ana").await, house.guest("Eve").await);
    let (id, keys) = table_for_two(&ana, by_link(Access::Nobody)).await;
    assert!(seen_over_http(&eve, &id, &keys.join).await[0]);
    ana.post::<TableAnswer>(&format!("/api/v1/tables/{id}/leave"), &()).await.expect("they may");
    assert!(!seen_over_http(&eve, &id, &keys.join).await[0]);
}
