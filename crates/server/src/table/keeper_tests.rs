//! Corrupt rows: a table that can't be loaded is an error that names the table and the row, never another
//! stage.

use std::sync::Arc;

use alcazar_catalog::GameId;
use alcazar_store::{Change, Memory, Store as _, TableRow};
use alcazar_table::Seed;
use alcazar_wire::lobby::{Stage, Terms};
use axum::http::StatusCode;
use serde_json::Map;

use super::game::{self, NewGame};
use super::keeper::Keeper;
use super::{Chair, KeeperMessage, Record, Request};
use crate::server::{Server, Settings};

/// A table with two bots that has not begun, as a row.
fn row() -> TableRow {
    let options = game::options(GameId::Toledo, 2, &Map::default()).expect("the default options are valid");
    let seats = (0..2).map(|seat| Chair::bot(seat, "random")).collect();
    let record = Record::new(GameId::Toledo, options, seats, Terms::default(), Seed([1; 32]));
    TableRow {
        id: "t7".to_owned(),
        revision: 0,
        stage: Stage::Over.slug().to_owned(),
        listed: true,
        created: 0,
        wake: None,
        members: Vec::new(),
        body: serde_json::to_string(&record).expect("a record can be serialized"),
        summary: None,
    }
}

fn error(row: &TableRow, log: &[alcazar_store::EntryRow]) -> String {
    Keeper::restore(row, log).map(|_| ()).expect_err("the row is corrupt").to_string()
}

#[test]
fn an_intact_row_is_restored() {
    let (record, stage, game) = Keeper::restore(&row(), &[]).expect("the row is intact");
    assert_eq!((record.seats.len(), stage, game.is_none()), (2, Stage::Over, true));
}

#[test]
fn an_unknown_stage_is_an_error_that_names_the_table() {
    let corrupt = TableRow { stage: "ovre".to_owned(), ..row() };
    assert_eq!(error(&corrupt, &[]), "table t7: its row in `tables` is corrupt: there is no stage “ovre”");
}

#[test]
fn an_unreadable_body_is_an_error_that_names_the_table() {
    let corrupt = TableRow { body: "{".to_owned(), ..row() };
    assert!(error(&corrupt, &[]).starts_with("table t7: its row in `tables` is corrupt: EOF"));
    let corrupt = TableRow { body: row().body.replace("toledo", "totedo"), ..row() };
    assert!(error(&corrupt, &[]).contains("totedo"));
}

#[test]
fn a_corrupt_entry_is_an_error_that_names_the_table_and_the_entry() {
    let mut row = row();
    let mut record: Record = serde_json::from_str(&row.body).expect("the row is intact");
    let new = NewGame {
        options: &record.options,
        players: record.seats.iter().filter_map(|chair| chair.player.clone()).collect(),
        stand_in: alcazar_table::Player::bot("Stand-in", "random"),
        clock: record.terms.clock,
        nonces: record.seats.iter().filter_map(|chair| chair.nonce).collect(),
        seed: Seed([1; 32]),
    };
    let (_, header, mut log) = game::start(GameId::Toledo, new).expect("the game can begin");
    record.header = Some(header);
    row.body = serde_json::to_string(&record).expect("a record can be serialized");
    assert!(Keeper::restore(&row, &log).is_ok());
    let intact = std::mem::replace(&mut log[3].body, "{}".to_owned());
    assert!(error(&row, &log).starts_with("table t7: row 3 in `entries` is corrupt: "));
    log[3].body = intact;
    log[2].body = log[1].body.replace("chance", "concede");
    assert!(error(&row, &log).starts_with("table t7: row 2 in `entries` is corrupt: "));
}

#[tokio::test]
async fn a_corrupt_table_is_unavailable_and_left_out_of_lists() {
    let store = Arc::new(Memory::new());
    let intact = TableRow { id: "t8".to_owned(), ..row() };
    let corrupt = TableRow { stage: "ovre".to_owned(), ..row() };
    let unit = vec![Change::Table(intact), Change::Table(corrupt)];
    store.commit(unit).await.expect("both rows are stored");
    let server = Server::open(store, Settings::default());
    let describe = |reply| KeeperMessage::Request(Request::Describe { person: None, key: None, reply });
    assert!(server.request("t8", describe).await.is_ok());
    let error = server.request("t7", describe).await.expect_err("the row is corrupt");
    assert_eq!(error.status, StatusCode::SERVICE_UNAVAILABLE);
}
