//! The history of a table, and who may see it.

use alcazar_table::replay;
use alcazar_wire::Moment;
use alcazar_wire::ToServer;
use alcazar_wire::lobby::{Access, Stage, Tables, Terms};
use serde_json::Value;

use crate::common::{TestServer, luck, play_on};

type Moments = Vec<Moment<Value, Value>>;

#[tokio::test]
async fn only_the_own_history_is_available_before_the_end() {
    let server = TestServer::open().await;
    let (mut ana, mut ben, id) = server.two(Terms::default()).await;
    play_on(&mut [&mut ana, &mut ben], 20, &mut luck(1)).await;
    let path = |query: &str| format!("/api/v1/tables/{id}/moments?{query}");
    let own: Moments = ana.client.get(&path("")).await.expect("the player's own history");
    assert_eq!(own.len(), ana.state().version as usize);
    assert_eq!(own.last().and_then(|moment| moment.view.clone()), Some(ana.state().view.clone()));
    let same: Moments = ana.client.get(&path("viewer=0&since=5")).await.expect("the player's own history");
    assert_eq!(same, own[5..]);
    let open: Moments = ana.client.get(&path("viewer=spectator")).await.expect("what lies open");
    assert_ne!(open.last().map(|moment| &moment.view), own.last().map(|moment| &moment.view));
    let stranger = alcazar_client::Client::new(server.address);
    assert_eq!(stranger.get::<Moments>(&path("")).await.expect("what lies open"), open);
    for (client, query) in [(&ana.client, "viewer=1"), (&stranger, "viewer=0")] {
        let rejected = client.get::<Moments>(&path(query)).await.expect_err("that is hidden");
        assert_eq!(rejected.code(), Some("not-yours"));
    }
    for (query, code) in [("viewer=me", "bad-viewer"), ("viewer=9", "bad-viewer"), ("since=9999", "gap")] {
        let rejected = ana.client.get::<Moments>(&path(query)).await.expect_err("there is none");
        assert_eq!(rejected.code(), Some(code), "{query}");
    }
    // The list of a player's games shows whose turn it is.
    let mine: Tables = ana.client.get("/api/v1/me/tables").await.expect("my tables");
    assert_eq!(mine.tables[0].table.asked, ana.state().asked);
    let file = format!("/api/v1/tables/{id}/replay");
    assert_eq!(ana.client.text(&file).await.expect_err("not yet").code(), Some("not-found"));

    let act = ana.new_id();
    ana.send(&ToServer::Concede { id: act }).await;
    ana.until_state(|state| state.outcome.is_some()).await;
    let other: Moments = stranger.get(&path("viewer=1")).await.expect("it is over");
    ben.catch_up().await;
    assert_eq!(other.last().and_then(|moment| moment.view.clone()), Some(ben.state().view.clone()));
    let text = stranger.text(&file).await.expect("a file");
    assert!(replay::read::<toledo::State>(&text).is_ok());
    let mine: Tables = ana.client.get("/api/v1/me/tables").await.expect("my tables");
    assert_eq!((mine.tables.len(), mine.tables[0].table.stage), (1, Stage::Over));
    assert!(stranger.get::<Tables>("/api/v1/me/tables").await.is_err());
}

#[tokio::test]
async fn only_its_players_see_a_private_table() {
    let server = TestServer::open().await;
    let terms = Terms { join: Access::Link, watch: Access::Nobody, ..Terms::default() };
    let (mut ana, _ben, id) = server.two(terms).await;
    let eve = server.guest("Eve").await;
    assert!(eve.socket(&id, None).await.is_err());
    let act = ana.new_id();
    ana.send(&ToServer::Concede { id: act }).await;
    ana.until_state(|state| state.outcome.is_some()).await;
    for path in ["", "/moments", "/replay"] {
        let rejected = eve.text(&format!("/api/v1/tables/{id}{path}")).await.expect_err("it is private");
        assert_eq!(rejected.code(), Some("not-found"));
        assert!(ana.client.text(&format!("/api/v1/tables/{id}{path}")).await.is_ok());
    }
    let listed: Tables = eve.get("/api/v1/tables?stage=over").await.expect("a list");
    assert_eq!(listed.tables, []);
}
