//! A server that is told to stop, and what can be done beside one that runs.

use alcazar_client::Client;
use alcazar_wire::FromServer;
use alcazar_wire::lobby::{NewTable, Sitter, Tables, Terms};

use super::process::{Server, alcazar, free_address};

fn new_table() -> NewTable {
    NewTable {
        game: "toledo".to_owned(),
        options: serde_json::Map::default(),
        seats: vec![Sitter::Me, Sitter::Bot("random".to_owned())],
        terms: Terms::default(),
        nonce: None,
    }
}

#[tokio::test]
async fn a_server_that_is_told_to_stop_says_goodbye_and_ends_well() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(folder.path(), free_address());
    let ana = Client::introduce(server.address, "Ana").await.expect("a guest");
    let table = ana.create_table(&new_table()).await.expect("a table").table.id;
    let mut socket = ana.socket(&table, None).await.expect("a socket");
    assert!(matches!(socket.receive().await, Ok(FromServer::Welcome(_))));
    server.tell_to_stop();
    let goodbye = loop {
        if let Err(ended) = socket.receive().await {
            break ended;
        }
    };
    assert_eq!(goodbye.close_code(), Some(1001));
    let (status, error) = server.wait();
    assert!(status.success(), "{error}");
}

#[tokio::test]
async fn what_is_kept_can_be_copied_and_carried_while_the_server_runs() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("a name").to_owned();
    let server = Server::start(folder.path().join("data").as_ref(), free_address());
    let ana = Client::introduce(server.address, "Ana").await.expect("a guest");
    ana.create_table(&new_table()).await.expect("a table");
    let before: Tables = ana.get("/api/v1/me/tables").await.expect("tables");
    for (command, file) in [("backup", "copy/alcazar.sqlite"), ("export", "everything.jsonl")] {
        std::fs::create_dir_all(folder.path().join("copy")).expect("a folder");
        let (is_done, said) = alcazar(&[command, &path(file), "--data", &path("data")]);
        assert!(is_done, "{said}");
        let (is_done, said) = alcazar(&[command, &path(file), "--data", &path("data")]);
        assert!(!is_done && said.contains("is there already"), "{said}");
    }
    let (is_done, said) = alcazar(&["import", &path("everything.jsonl"), "--data", &path("new")]);
    assert!(is_done, "{said}");
    let (is_done, said) = alcazar(&["import", &path("everything.jsonl"), "--data", &path("new")]);
    assert!(!is_done && said.contains("empty"), "{said}");
    let (is_done, said) = alcazar(&["serve", "--listen", "127.0.0.1:0", "--data", &path("data")]);
    assert!(!is_done && said.contains("another server is running"), "{said}");
    for copy in ["copy", "new"] {
        let other = Server::start(folder.path().join(copy).as_ref(), free_address());
        let ana = Client::with_key(other.address, ana.key().expect("a key"));
        let tables: Tables = ana.get("/api/v1/me/tables").await.expect("she is known there");
        assert_eq!(tables.tables[0].table.id, before.tables[0].table.id);
        ana.socket(&tables.tables[0].table.id, None).await.expect("the game goes on");
    }
}

#[test]
fn a_damaged_file_is_told_and_nothing_is_served_from_it() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("alcazar.sqlite"), b"not a database, but long enough to be looked at")
        .expect("a file");
    let data = folder.path().to_str().expect("a name");
    let (is_done, said) = alcazar(&["serve", "--listen", "127.0.0.1:0", "--data", data]);
    assert!(!is_done && said.contains("damaged") && said.contains("restore a backup"), "{said}");
}
