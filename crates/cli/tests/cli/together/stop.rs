//! Stopping a server, and the commands that work beside a running one.

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
async fn a_terminated_server_closes_its_sockets_and_exits_successfully() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(folder.path(), free_address());
    let ana = Client::introduce(server.address, "Ana").await.expect("a guest");
    let table = ana.create_table(&new_table()).await.expect("a table").table.id;
    let mut socket = ana.socket(&table, None).await.expect("a socket");
    assert!(matches!(socket.receive().await, Ok(FromServer::Welcome(_))));
    server.terminate();
    let error = loop {
        if let Err(error) = socket.receive().await {
            break error;
        }
    };
    assert_eq!(error.close_code(), Some(1001));
    let (status, error) = server.wait();
    assert!(status.success(), "{error}");
}

#[tokio::test]
async fn a_database_can_be_backed_up_and_exported_while_the_server_runs() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("a name").to_owned();
    let server = Server::start(folder.path().join("data").as_ref(), free_address());
    let ana = Client::introduce(server.address, "Ana").await.expect("a guest");
    ana.create_table(&new_table()).await.expect("a table");
    let before: Tables = ana.get("/api/v1/me/tables").await.expect("tables");
    for (command, file) in [("backup", "copy/alcazar.sqlite"), ("export", "everything.jsonl")] {
        std::fs::create_dir_all(folder.path().join("copy")).expect("a folder");
        let (succeeded, output) = alcazar(&[command, &path(file), "--data", &path("data")]);
        assert!(succeeded, "{output}");
        let (succeeded, output) = alcazar(&[command, &path(file), "--data", &path("data")]);
        assert!(!succeeded && output.contains("already exists"), "{output}");
    }
    let (succeeded, output) = alcazar(&["import", &path("everything.jsonl"), "--data", &path("new")]);
    assert!(succeeded, "{output}");
    let (succeeded, output) = alcazar(&["import", &path("everything.jsonl"), "--data", &path("new")]);
    assert!(!succeeded && output.contains("empty"), "{output}");
    let (succeeded, output) = alcazar(&["serve", "--listen", "127.0.0.1:0", "--data", &path("data")]);
    assert!(!succeeded && output.contains("another server is running"), "{output}");
    for copy in ["copy", "new"] {
        let other = Server::start(folder.path().join(copy).as_ref(), free_address());
        let ana = Client::with_key(other.address, ana.key().expect("a key"));
        let tables: Tables = ana.get("/api/v1/me/tables").await.expect("the key is valid there");
        assert_eq!(tables.tables[0].table.id, before.tables[0].table.id);
        ana.socket(&tables.tables[0].table.id, None).await.expect("the game goes on");
    }
}

#[test]
fn a_damaged_database_is_reported_and_not_served() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("alcazar.sqlite"), b"not a database, but long enough to be looked at")
        .expect("a file");
    let data = folder.path().to_str().expect("a name");
    let (succeeded, output) = alcazar(&["serve", "--listen", "127.0.0.1:0", "--data", data]);
    assert!(!succeeded && output.contains("damaged") && output.contains("restore a backup"), "{output}");
}
