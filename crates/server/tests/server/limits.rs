//! Misbehaving clients are stopped, and nobody else notices.

use std::sync::Arc;
use std::time::Duration;

use alcazar_client::{Client, ClientError};
use alcazar_server::{Settings, Shutdown};
use alcazar_store::{Memory, Sqlite, Store as _};
use alcazar_wire::lobby::Terms;
use alcazar_wire::{FromServer, ToServer};
use rand::RngExt as _;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::common::{Player, TestServer, luck, play_on, quick};

async fn ended(player: &mut Player) -> ClientError {
    loop {
        if let Err(ended) = player.listen().await {
            return ended;
        }
    }
}

#[tokio::test]
async fn a_flood_is_stopped_and_the_game_goes_on() {
    let settings = Settings { messages_per_second: 20, ..quick() };
    let server = TestServer::with(Arc::new(Memory::new()), settings).await;
    let (mut ana, mut ben, id) = server.two(Terms::default()).await;
    for _ in 0..500 {
        if ana.socket.send(&ToServer::Ping {}).await.is_err() {
            break;
        }
    }
    assert_eq!(ended(&mut ana).await.close_code(), Some(1008));
    // The client may reconnect at once.
    let mut ana = Player::sit(&ana.client, &id).await;
    play_on(&mut [&mut ana, &mut ben], 3, &mut luck(1)).await;
    assert!(server.metrics().await.contains("alcazar_floods_total 1"));
}

#[tokio::test]
async fn a_message_that_is_too_long_closes_the_socket() {
    let server = TestServer::open().await;
    let (mut ana, mut ben, _) = server.two(Terms::default()).await;
    ana.socket.send_text(format!("{{\"say\":{{\"text\":\"{}\"}}}}", "x".repeat(9000))).await.expect("sent");
    assert_eq!(ended(&mut ana).await.close_code(), Some(1008));
    // This one is so large that it is not even read.
    let _ = ben.socket.send_text("x".repeat(1_000_000)).await;
    assert!(matches!(ended(&mut ben).await.close_code(), Some(1008) | None));
}

#[tokio::test]
async fn malformed_messages_are_rejected() {
    let server = TestServer::open().await;
    let (mut ana, mut ben, id) = server.two(Terms::default()).await;
    let whole = r#"{"act":{"id":"000000000000000000000000000000ff","ask":1,"action":"take"}}"#;
    let mut luck = luck(2);
    let mut rejected = 0;
    for number in 0..300 {
        // Truncated, changed and mixed messages, as a broken client might send them.
        let mut bytes = whole.as_bytes().to_vec();
        for _ in 0..=number % 4 {
            let place = luck.random_range(0..bytes.len());
            match luck.random_range(0..3) {
                0 => bytes.truncate(place),
                1 => bytes[place] = luck.random_range(32..127),
                _ => bytes.insert(place, luck.random_range(32..127)),
            }
            if bytes.is_empty() {
                bytes.push(b'{');
            }
        }
        ana.socket.send_text(String::from_utf8_lossy(&bytes).into_owned()).await.expect("the socket is open");
        ana.catch_up().await;
        rejected =
            ana.received.iter().filter(|message| matches!(message, FromServer::Refused { .. })).count();
    }
    assert!(rejected > 200, "{rejected}");
    let acks = ana.received.iter().filter(|message| matches!(message, FromServer::Ack { .. })).count();
    assert!(rejected + acks >= 300, "every message is answered");
    play_on(&mut [&mut ana, &mut ben], 3, &mut luck).await;
    let mut tab = Player::sit(&ana.client, &id).await;
    let binary = tokio_tungstenite::tungstenite::Message::binary(vec![1, 2, 3]);
    tab.socket.send_frame(binary).await.expect("sent");
    assert_eq!(ended(&mut tab).await.close_code(), Some(1003));
}

/// A socket that was opened properly and then neither sends nor answers.
#[tokio::test]
async fn a_half_open_connection_is_dropped() {
    let settings = Settings { heartbeat: Duration::from_millis(400), ..quick() };
    let server = TestServer::with(Arc::new(Memory::new()), settings).await;
    let (mut ana, _ben, id) = server.two(Terms::default()).await;
    let mut silent = TcpStream::connect(server.address).await.expect("a line");
    silent.write_all(server.handshake(&id).as_bytes()).await.expect("message");
    let watchers = |message: &alcazar_client::ServerMessage| match message {
        FromServer::Presence { watchers, .. } => Some(*watchers),
        _ => None,
    };
    while ana.until(watchers).await != 1 {}
    // Ana answers pings while she reads; the other does not.
    while ana.until(watchers).await != 0 {}
    let mut rest = Vec::new();
    silent.read_to_end(&mut rest).await.expect("the server has hung up");
    assert!(rest.starts_with(b"HTTP/1.1 101"));
    ana.catch_up().await;
}

/// Sends raw bytes, and returns everything that the server sends until it closes the connection.
async fn raw_request(server: &TestServer, said: &str) -> String {
    let mut line = TcpStream::connect(server.address).await.expect("a line");
    line.write_all(said.as_bytes()).await.expect("message");
    let mut answer = Vec::new();
    line.read_to_end(&mut answer).await.expect("the server has hung up");
    String::from_utf8(answer).expect("a text")
}

#[tokio::test]
async fn an_incomplete_request_times_out() {
    let settings = Settings { request_timeout: Duration::from_secs(3), ..quick() };
    let server = TestServer::with(Arc::new(Memory::new()), settings).await;
    let (mut ana, mut ben, _) = server.two(Terms::default()).await;
    let half_a_body = "POST /api/v1/me HTTP/1.1\r\nHost: x\r\n\
        Content-Type: application/json\r\nContent-Length: 99\r\n\r\n{";
    let (nothing, half_a_head, whole, half_a_body) = tokio::join!(
        raw_request(&server, ""),
        raw_request(&server, "GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: "),
        raw_request(&server, "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"),
        raw_request(&server, half_a_body),
    );
    assert_eq!(nothing, "");
    assert!(!half_a_head.contains("200 OK"), "{half_a_head}");
    assert!(whole.starts_with("HTTP/1.1 200 OK"), "answered, and no second request came: {whole}");
    assert!(half_a_body.starts_with("HTTP/1.1 408"), "{half_a_body}");
    let mut line = TcpStream::connect(server.address).await.expect("a line");
    let endless = format!("GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: {}\r\n\r\n", "x".repeat(200_000));
    let (mut answer, _) = (Vec::new(), line.write_all(endless.as_bytes()).await);
    // The unread rest of the request may prevent the response from arriving.
    let _ = line.read_to_end(&mut answer).await;
    assert!(answer.is_empty() || answer.starts_with(b"HTTP/1.1 431"), "a head without end");
    // An open socket may be silent for as long as it likes.
    play_on(&mut [&mut ana, &mut ben], 3, &mut luck(4)).await;
}

#[tokio::test]
async fn unknown_tables_and_wrong_keys_look_the_same() {
    let server = TestServer::open().await;
    let terms = Terms { watch: alcazar_wire::lobby::Access::Link, ..Terms::default() };
    let (ana, _ben, id) = server.two(terms).await;
    let eve = Client::new(server.address);
    let keys = ana.client.get::<alcazar_wire::lobby::TableAnswer>(&format!("/api/v1/tables/{id}")).await;
    let keys = keys.expect("a table").keys.expect("players have keys");
    let refusals = [
        eve.text("/api/v1/tables/nowhere").await,
        eve.text(&format!("/api/v1/tables/{id}")).await,
        eve.text(&format!("/api/v1/tables/{id}?key=wrong")).await,
    ];
    let errors: Vec<String> =
        refusals.into_iter().map(|result| result.expect_err("rejected").to_string()).collect();
    assert!(errors.iter().all(|text| *text == errors[0]), "{errors:?}");
    assert!(eve.socket(&id, None).await.is_err() && eve.watch(&id, "wrong").await.is_err());
    assert!(eve.watch(&id, &keys.watch).await.is_ok());
}

#[tokio::test]
async fn a_server_with_a_full_disk_stops_and_has_stored_what_it_acknowledged() {
    let folder = tempfile::tempdir().expect("a folder");
    drop(Sqlite::open(folder.path()).expect("a store"));
    let empty = std::fs::metadata(folder.path().join("alcazar.sqlite")).expect("a file").len() as u32 / 4096;
    // A few more pages are full before the game is over.
    let full = alcazar_store::Settings { max_pages: Some(empty + 2) };
    let store = Arc::new(Sqlite::open_with(folder.path(), full).expect("a store"));
    let server = TestServer::with(store, quick()).await;
    let (mut ana, mut ben, id) = server.two(Terms::default()).await;
    let (mut luck, mut acknowledged) = (luck(3), 0);
    for player in [&mut ana, &mut ben] {
        player.until_state(|_| true).await;
    }
    'game: loop {
        let player = if ana.is_asked() { &mut ana } else { &mut ben };
        let message = player.any_act(&mut luck);
        let _ = player.socket.send(&message).await;
        loop {
            match player.listen().await {
                Ok(FromServer::Ack { .. }) => break,
                Ok(FromServer::Refused { fault, .. }) => panic!("{fault:?}"),
                Ok(_) => {}
                Err(_) => break 'game,
            }
        }
        acknowledged += 1;
        for player in [&mut ana, &mut ben] {
            player.catch_up().await;
        }
    }
    let ending = server.ended().await;
    assert!(matches!(&ending, Shutdown::Failed(why) if why.contains("full")), "{ending:?}");
    let store = Sqlite::open(folder.path()).expect("the file is sound");
    let stored = store.entries(&id, 0).expect("readable").iter().filter(|entry| entry.act.is_some()).count();
    assert!(acknowledged > 0 && stored == acknowledged, "{stored} of {acknowledged}");
}
