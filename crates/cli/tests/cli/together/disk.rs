//! An ack is sent only after the data is synced to disk, and none is sent after a sync has failed. Observed
//! with strace; where that is missing or not permitted, the tests are skipped.

use std::path::Path;
use std::process::{Command, Stdio};

use alcazar_client::{Client, Socket};
use alcazar_table::ActId;
use alcazar_wire::lobby::{NewTable, Sitter, Terms};
use alcazar_wire::{Asked, FromServer, ToServer};

use super::process::{ALCAZAR, Server, free_address};

/// A command that runs the program under strace.
fn traced(output: &Path, more: &[&str]) -> Option<Command> {
    let mut command = Command::new("strace");
    command.args(["-f", "-s", "64", "-o"]).arg(output).args(more);
    let mut trial = Command::new("strace");
    let trial = trial.args(["-o", "/dev/null", "true"]).stdout(Stdio::null()).stderr(Stdio::null()).status();
    if !trial.is_ok_and(|status| status.success()) {
        println!("skipped: strace does not work here");
        return None;
    }
    command.arg(ALCAZAR);
    Some(command)
}

async fn sit(server: &Server) -> Socket {
    let ana = Client::introduce(server.address, "Ana").await.expect("a guest");
    let table = NewTable {
        game: "toledo".to_owned(),
        options: serde_json::Map::default(),
        seats: vec![Sitter::Me, Sitter::Bot("random".to_owned())],
        terms: Terms::default(),
        nonce: None,
    };
    let table = ana.create_table(&table).await.expect("a table").table.id;
    ana.socket(&table, None).await.expect("a socket")
}

/// Answers the next question and returns whether that was acknowledged.
async fn act(socket: &mut Socket, number: u128, answered: &mut Option<u32>) -> bool {
    let mut question: Option<Asked> = None;
    loop {
        match socket.receive().await {
            Ok(FromServer::Resync(state) | FromServer::Update { state, .. }) => question = state.ask,
            Ok(FromServer::Ack { .. }) => return true,
            Ok(_) => {}
            Err(_) => return false,
        }
        if let Some(ask) = question.take()
            && *answered != Some(ask.ask)
        {
            *answered = Some(ask.ask);
            let act = ToServer::Act { id: ActId(number), ask: ask.ask, action: ask.legal[0].clone() };
            if socket.send(&act).await.is_err() {
                return false;
            }
        }
    }
}

#[tokio::test]
async fn an_ack_is_sent_after_the_sync_has_returned() {
    let folder = tempfile::tempdir().expect("a folder");
    let trace = folder.path().join("trace");
    let calls = "trace=fsync,fdatasync,pwrite64,write,writev,sendto";
    let Some(command) = traced(&trace, &["-e", calls]) else { return };
    let server = Server::run(command, &folder.path().join("data"), free_address(), &[]);
    let mut socket = sit(&server).await;
    let mut answered = None;
    for number in 0..5 {
        assert!(act(&mut socket, number, &mut answered).await);
    }
    server.terminate();
    server.wait();
    let trace = std::fs::read_to_string(trace).expect("a trace");
    let (mut is_synced, mut acks) = (false, 0);
    for line in trace.lines() {
        let is_sync = line.contains("fsync") || line.contains("fdatasync");
        // In the trace, an interrupted call has returned on the line that resumes it.
        if is_sync && line.ends_with("= 0") {
            is_synced = true;
        } else if line.contains("{\\\"ack\\\"") {
            assert!(is_synced, "an ack was sent before the sync had returned: {line}");
            acks += 1;
            is_synced = false;
        }
    }
    assert_eq!(acks, 5, "every ack is in the trace");
}

#[tokio::test]
async fn a_failed_sync_ends_the_server_without_another_ack() {
    let folder = tempfile::tempdir().expect("a folder");
    let trace = folder.path().join("trace");
    // The first syncs are for the file itself, the guest and the table.
    let more = ["-e", "trace=fsync,fdatasync", "-e", "inject=fsync,fdatasync:error=EIO:when=30+"];
    let Some(command) = traced(&trace, &more) else { return };
    let server = Server::run(command, &folder.path().join("data"), free_address(), &[]);
    let mut socket = sit(&server).await;
    let (mut answered, mut acks) = (None, 0);
    while act(&mut socket, acks, &mut answered).await {
        acks += 1;
        assert!(acks < 1000, "no sync has failed");
    }
    let (status, error) = server.wait();
    assert!(!status.success());
    assert!(error.contains("the disk can't be written to"), "{error}");
    let trace = std::fs::read_to_string(trace).expect("a trace");
    assert!(trace.contains("EIO"), "a sync has failed");
    // All acknowledged actions are stored.
    let store = alcazar_store::Sqlite::open(&folder.path().join("data")).expect("the file is sound");
    let tables =
        alcazar_store::Store::tables(&store, &alcazar_store::Filter { limit: 1, ..Default::default() });
    let table = tables.expect("readable").remove(0).id;
    let log = alcazar_store::Store::entries(&store, &table, 0).expect("readable");
    let kept = log.iter().filter(|entry| entry.act.is_some()).count() as u128;
    assert!(kept >= acks, "{kept} of {acks}");
}
