//! Absent players: what the others are sent, and when a bot takes over. Time is paused while any task is
//! busy, so waits are exact.

use std::sync::Arc;
use std::time::Duration;

use alcazar_core::{Seat, SeatSet};
use alcazar_table::Clock;
use alcazar_wire::lobby::Terms;
use alcazar_wire::{Absence, FromServer, Proposal, ToServer};

use super::connection_tests::{CLOCK, Slow, come, table_for, waiting};
use super::{KeeperMessage, Request};
use crate::server::Server;

const HOUR: Duration = Duration::from_hours(1);

/// Longer than a page reload.
const A_MOMENT: Duration = Duration::from_secs(40);

fn terms(clock: Clock, absence: Option<u32>) -> Terms {
    Terms { clock, absence, stand_in: "random".to_owned(), ..Terms::default() }
}

/// Whether the first player's seat is played by a bot, and under what name.
async fn first(server: &Arc<Server>, table: &str) -> (bool, String) {
    let look = |reply| KeeperMessage::Request(Request::Describe { person: None, key: None, reply });
    let seats = server.request(table, look).await.expect("a table").table.seats;
    let player = seats[0].clone().expect("the seat is taken");
    (!player.is_person(), player.name)
}

/// The absences that a player was sent, in order.
async fn awaited(server: &Arc<Server>, table: &str, player: &mut Slow) -> Vec<Vec<Absence>> {
    let received = waiting(server, table, player).await.expect("they are still connected");
    let awaited = received.into_iter().filter_map(|received| match received {
        FromServer::Awaited { absences } => Some(absences),
        _ => None,
    });
    awaited.collect()
}

fn ana(takeover_in: Option<u64>) -> Vec<Absence> {
    vec![Absence { seat: Seat::A, takeover_in }]
}

fn propose(server: &Arc<Server>, table: &str, by: &Slow) {
    let what = Proposal::StandIn { seat: Seat::A };
    server.send(table, KeeperMessage::Received(by.conn, ToServer::Propose { what }));
}

#[tokio::test(start_paused = true)]
async fn without_a_clock_a_bot_plays_only_if_the_others_ask_for_it() {
    let (server, table, [_, ben]) = table_for(["Ana", "Ben"], true, terms(Clock::None, Some(120))).await;
    let mut ben = come(&server, &table, Some(&ben)).await.expect("their own seat");
    tokio::time::sleep(24 * HOUR).await;
    assert_eq!(first(&server, &table).await, (false, "Ana".to_owned()));
    assert_eq!(awaited(&server, &table, &mut ben).await, [ana(None)]);
    propose(&server, &table, &ben);
    assert_eq!(first(&server, &table).await, (true, "Ana".to_owned()));
    assert_eq!(awaited(&server, &table, &mut ben).await, [Vec::new()], "there are no absences any more");
}

#[tokio::test(start_paused = true)]
async fn with_a_clock_the_others_see_when_a_bot_takes_over() {
    let (server, table, [absent, ben]) = table_for(["Ana", "Ben"], true, terms(CLOCK, Some(120))).await;
    let mut ben = come(&server, &table, Some(&ben)).await.expect("their own seat");
    tokio::time::sleep(A_MOMENT).await;
    assert_eq!(awaited(&server, &table, &mut ben).await, [ana(Some(90_000))]);
    tokio::time::sleep(Duration::from_secs(75)).await;
    assert!(!first(&server, &table).await.0, "they are still waited for");
    tokio::time::sleep(Duration::from_secs(10)).await;
    assert!(first(&server, &table).await.0, "a bot plays for them");
    // A player who comes back gets their seat back.
    come(&server, &table, Some(&absent)).await.expect("their own seat");
    assert_eq!(first(&server, &table).await, (false, "Ana".to_owned()));
}

#[tokio::test(start_paused = true)]
async fn the_others_may_agree_on_a_bot_earlier() {
    let (server, table, [_, ben]) = table_for(["Ana", "Ben"], true, terms(CLOCK, Some(120))).await;
    let ben = come(&server, &table, Some(&ben)).await.expect("their own seat");
    propose(&server, &table, &ben);
    assert!(!first(&server, &table).await.0, "they have hardly gone");
    tokio::time::sleep(A_MOMENT).await;
    propose(&server, &table, &ben);
    assert!(first(&server, &table).await.0);
}

#[tokio::test(start_paused = true)]
async fn a_page_reload_is_not_announced() {
    let (server, table, [absent, ben]) = table_for(["Ana", "Ben"], true, terms(CLOCK, Some(120))).await;
    let mut ben = come(&server, &table, Some(&ben)).await.expect("their own seat");
    for _ in 0..5 {
        let window = come(&server, &table, Some(&absent)).await.expect("their own seat");
        tokio::time::sleep(A_MOMENT).await;
        server.send(&table, KeeperMessage::Disconnect(window.conn));
        tokio::time::sleep(Duration::from_secs(5)).await;
    }
    assert_eq!(awaited(&server, &table, &mut ben).await, [[]; 0]);
}

#[tokio::test(start_paused = true)]
async fn all_connected_players_must_agree() {
    let (server, table, people) =
        table_for(["Ana", "Ben", "Eva", "Leo"], true, terms(Clock::None, None)).await;
    let ben = come(&server, &table, Some(&people[1])).await.expect("their own seat");
    let mut eva = come(&server, &table, Some(&people[2])).await.expect("their own seat");
    tokio::time::sleep(A_MOMENT).await;
    propose(&server, &table, &ben);
    let received = waiting(&server, &table, &mut eva).await.expect("they are still connected");
    let proposed = received.iter().find_map(|received| match received {
        FromServer::Proposed { proposal, missing, .. } => Some((*proposal, *missing)),
        _ => None,
    });
    let (proposal, missing) = proposed.expect("they are asked");
    assert_eq!(missing, SeatSet::only(Seat::C), "Leo is away too, and is not asked");
    assert!(!first(&server, &table).await.0);
    server.send(&table, KeeperMessage::Received(eva.conn, ToServer::Answer { proposal, agree: true }));
    assert!(first(&server, &table).await.0);
}

#[tokio::test(start_paused = true)]
async fn the_proposal_is_dropped_when_the_player_is_back() {
    let (server, table, people) = table_for(["Ana", "Ben", "Eva"], true, terms(Clock::None, None)).await;
    let ben = come(&server, &table, Some(&people[1])).await.expect("their own seat");
    let mut eva = come(&server, &table, Some(&people[2])).await.expect("their own seat");
    tokio::time::sleep(A_MOMENT).await;
    propose(&server, &table, &ben);
    come(&server, &table, Some(&people[0])).await.expect("their own seat");
    server.send(&table, KeeperMessage::Received(eva.conn, ToServer::Answer { proposal: 0, agree: true }));
    let received = waiting(&server, &table, &mut eva).await.expect("they are still connected");
    assert!(
        received.contains(&FromServer::Settled { proposal: 0, accepted: false, by: None }),
        "{received:?}"
    );
    assert!(!first(&server, &table).await.0);
}

#[tokio::test(start_paused = true)]
async fn with_a_slow_clock_nobody_has_to_be_connected() {
    let clock = Clock::Slow { per_move: 3 * 24 * 3_600_000, at_zero: alcazar_table::AtZero::StandIn };
    let (server, table, [_, ben]) = table_for(["Ana", "Ben"], true, terms(clock, Some(120))).await;
    let mut ben = come(&server, &table, Some(&ben)).await.expect("their own seat");
    tokio::time::sleep(HOUR).await;
    propose(&server, &table, &ben);
    assert!(!first(&server, &table).await.0);
    assert_eq!(awaited(&server, &table, &mut ben).await, [[]; 0]);
}

#[tokio::test(start_paused = true)]
async fn players_who_are_connected_or_not_asked_are_not_replaced() {
    let (server, table, [absent, ben]) = table_for(["Ana", "Ben"], true, terms(Clock::None, None)).await;
    let there = come(&server, &table, Some(&absent)).await.expect("their own seat");
    // It is Ana's turn, and Ben is away: nobody waits for Ben.
    tokio::time::sleep(A_MOMENT).await;
    let what = Proposal::StandIn { seat: Seat::B };
    server.send(&table, KeeperMessage::Received(there.conn, ToServer::Propose { what }));
    let ben = come(&server, &table, Some(&ben)).await.expect("their own seat");
    tokio::time::sleep(A_MOMENT).await;
    propose(&server, &table, &ben);
    propose(&server, &table, &there);
    let look = |reply| KeeperMessage::Request(Request::Describe { person: None, key: None, reply });
    let seats = server.request(&table, look).await.expect("a table").table.seats;
    assert!(seats.iter().flatten().all(alcazar_table::Player::is_person), "{seats:?}");
}

#[tokio::test(start_paused = true)]
async fn a_replaced_player_keeps_their_say() {
    let (server, table, [_, ben]) = table_for(["Ana", "Ben"], true, terms(Clock::None, None)).await;
    let mut ben = come(&server, &table, Some(&ben)).await.expect("their own seat");
    tokio::time::sleep(A_MOMENT).await;
    propose(&server, &table, &ben);
    assert!(first(&server, &table).await.0, "a bot plays");
    server.send(&table, KeeperMessage::Received(ben.conn, ToServer::Propose { what: Proposal::Abort {} }));
    let received = waiting(&server, &table, &mut ben).await.expect("they are still connected");
    let missing = received.iter().find_map(|received| match received {
        FromServer::Proposed { missing, .. } => Some(*missing),
        _ => None,
    });
    assert_eq!(missing, Some(SeatSet::only(Seat::A)), "the game is not Ben's alone");
}

#[tokio::test(start_paused = true)]
async fn a_proposed_undo_stays_open_while_a_player_reconnects() {
    let (server, table, [absent, ben]) = table_for(["Ana", "Ben"], true, terms(CLOCK, Some(120))).await;
    let mut ben = come(&server, &table, Some(&ben)).await.expect("their own seat");
    server.send(
        &table,
        KeeperMessage::Received(ben.conn, ToServer::Propose { what: Proposal::Undo { to: 1 } }),
    );
    tokio::time::sleep(A_MOMENT).await;
    come(&server, &table, Some(&absent)).await.expect("their own seat");
    let received = waiting(&server, &table, &mut ben).await.expect("they are still connected");
    assert!(received.iter().any(|received| matches!(received, FromServer::Proposed { .. })), "{received:?}");
    assert!(!received.iter().any(|received| matches!(received, FromServer::Settled { .. })), "{received:?}");
}

#[tokio::test(start_paused = true)]
async fn if_the_last_player_who_has_not_agreed_leaves_the_proposal_is_accepted() {
    let (server, table, people) = table_for(["Ana", "Ben", "Eva"], true, terms(Clock::None, None)).await;
    let ben = come(&server, &table, Some(&people[1])).await.expect("their own seat");
    let eva = come(&server, &table, Some(&people[2])).await.expect("their own seat");
    tokio::time::sleep(A_MOMENT).await;
    propose(&server, &table, &ben);
    assert!(!first(&server, &table).await.0);
    server.send(&table, KeeperMessage::Disconnect(eva.conn));
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert!(first(&server, &table).await.0);
}

#[tokio::test(start_paused = true)]
async fn no_player_is_replaced_as_soon_as_the_others_are_back() {
    let (server, table, [_, ben]) = table_for(["Ana", "Ben"], true, terms(CLOCK, Some(61))).await;
    let window = come(&server, &table, Some(&ben)).await.expect("their own seat");
    server.send(&table, KeeperMessage::Disconnect(window.conn));
    // Both were away for almost as long as a table stays active.
    tokio::time::sleep(Duration::from_secs(59)).await;
    let mut ben = come(&server, &table, Some(&ben)).await.expect("their own seat");
    tokio::time::sleep(A_MOMENT).await;
    assert!(!first(&server, &table).await.0);
    assert_eq!(awaited(&server, &table, &mut ben).await, [ana(Some(31_000))]);
}
