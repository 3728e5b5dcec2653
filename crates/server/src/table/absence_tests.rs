//! Players who are away: what the others are told, and when a bot plays for them. Time stands still while
//! anybody is busy, so that waits are exact.

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

/// Longer than a player takes to load a page again.
const A_MOMENT: Duration = Duration::from_secs(40);

fn terms(clock: Clock, absence: Option<u32>) -> Terms {
    Terms { clock, absence, stand_in: "random".to_owned(), ..Terms::default() }
}

/// Whether the first player's seat is played by a bot, and under what name.
async fn first(server: &Arc<Server>, table: &str) -> (bool, String) {
    let look = |reply| KeeperMessage::Request(Request::Describe { person: None, key: None, reply });
    let seats = server.request(table, look).await.expect("a table").table.seats;
    let player = seats[0].clone().expect("somebody sits there");
    (!player.is_person(), player.name)
}

/// What a player was told of those who are waited for, in order.
async fn awaited(server: &Arc<Server>, table: &str, player: &mut Slow) -> Vec<Vec<Absence>> {
    let heard = waiting(server, table, player).await.expect("they are still there");
    let awaited = heard.into_iter().filter_map(|heard| match heard {
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
    assert_eq!(awaited(&server, &table, &mut ben).await, [Vec::new()], "nobody is waited for any more");
}

#[tokio::test(start_paused = true)]
async fn with_a_clock_the_others_see_how_long_a_player_is_waited_for() {
    let (server, table, [absent, ben]) = table_for(["Ana", "Ben"], true, terms(CLOCK, Some(120))).await;
    let mut ben = come(&server, &table, Some(&ben)).await.expect("their own seat");
    tokio::time::sleep(A_MOMENT).await;
    assert_eq!(awaited(&server, &table, &mut ben).await, [ana(Some(90_000))]);
    tokio::time::sleep(Duration::from_secs(75)).await;
    assert!(!first(&server, &table).await.0, "they are still waited for");
    tokio::time::sleep(Duration::from_secs(10)).await;
    assert!(first(&server, &table).await.0, "a bot plays for them");
    // Whoever comes back has their seat back.
    come(&server, &table, Some(&absent)).await.expect("their own seat");
    assert_eq!(first(&server, &table).await, (false, "Ana".to_owned()));
}

#[tokio::test(start_paused = true)]
async fn the_others_need_not_wait_so_long() {
    let (server, table, [_, ben]) = table_for(["Ana", "Ben"], true, terms(CLOCK, Some(120))).await;
    let ben = come(&server, &table, Some(&ben)).await.expect("their own seat");
    propose(&server, &table, &ben);
    assert!(!first(&server, &table).await.0, "they have hardly gone");
    tokio::time::sleep(A_MOMENT).await;
    propose(&server, &table, &ben);
    assert!(first(&server, &table).await.0);
}

#[tokio::test(start_paused = true)]
async fn who_loads_the_page_again_is_not_missed() {
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
async fn all_who_are_there_must_agree() {
    let (server, table, people) =
        table_for(["Ana", "Ben", "Eva", "Leo"], true, terms(Clock::None, None)).await;
    let ben = come(&server, &table, Some(&people[1])).await.expect("their own seat");
    let mut eva = come(&server, &table, Some(&people[2])).await.expect("their own seat");
    tokio::time::sleep(A_MOMENT).await;
    propose(&server, &table, &ben);
    let heard = waiting(&server, &table, &mut eva).await.expect("they are still there");
    let proposed = heard.iter().find_map(|heard| match heard {
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
async fn what_was_proposed_is_forgotten_when_the_player_is_back() {
    let (server, table, people) = table_for(["Ana", "Ben", "Eva"], true, terms(Clock::None, None)).await;
    let ben = come(&server, &table, Some(&people[1])).await.expect("their own seat");
    let mut eva = come(&server, &table, Some(&people[2])).await.expect("their own seat");
    tokio::time::sleep(A_MOMENT).await;
    propose(&server, &table, &ben);
    come(&server, &table, Some(&people[0])).await.expect("their own seat");
    server.send(&table, KeeperMessage::Received(eva.conn, ToServer::Answer { proposal: 0, agree: true }));
    let heard = waiting(&server, &table, &mut eva).await.expect("they are still there");
    assert!(heard.contains(&FromServer::Settled { proposal: 0, accepted: false }), "{heard:?}");
    assert!(!first(&server, &table).await.0);
}

#[tokio::test(start_paused = true)]
async fn where_a_turn_may_take_days_nobody_has_to_be_there() {
    let clock = Clock::Slow { per_move: 3 * 24 * 3_600_000, at_zero: alcazar_table::AtZero::StandIn };
    let (server, table, [_, ben]) = table_for(["Ana", "Ben"], true, terms(clock, Some(120))).await;
    let mut ben = come(&server, &table, Some(&ben)).await.expect("their own seat");
    tokio::time::sleep(HOUR).await;
    propose(&server, &table, &ben);
    assert!(!first(&server, &table).await.0);
    assert_eq!(awaited(&server, &table, &mut ben).await, [[]; 0]);
}

#[tokio::test(start_paused = true)]
async fn nobody_is_replaced_who_is_there_or_not_asked() {
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
async fn whoever_is_replaced_keeps_their_voice() {
    let (server, table, [_, ben]) = table_for(["Ana", "Ben"], true, terms(Clock::None, None)).await;
    let mut ben = come(&server, &table, Some(&ben)).await.expect("their own seat");
    tokio::time::sleep(A_MOMENT).await;
    propose(&server, &table, &ben);
    assert!(first(&server, &table).await.0, "a bot plays");
    server.send(&table, KeeperMessage::Received(ben.conn, ToServer::Propose { what: Proposal::Abort {} }));
    let heard = waiting(&server, &table, &mut ben).await.expect("they are still there");
    let missing = heard.iter().find_map(|heard| match heard {
        FromServer::Proposed { missing, .. } => Some(*missing),
        _ => None,
    });
    assert_eq!(missing, Some(SeatSet::only(Seat::A)), "the game is not Ben's alone");
}

#[tokio::test(start_paused = true)]
async fn an_undo_stays_proposed_while_somebody_goes_and_comes_back() {
    let (server, table, [absent, ben]) = table_for(["Ana", "Ben"], true, terms(CLOCK, Some(120))).await;
    let mut ben = come(&server, &table, Some(&ben)).await.expect("their own seat");
    server.send(
        &table,
        KeeperMessage::Received(ben.conn, ToServer::Propose { what: Proposal::Undo { to: 1 } }),
    );
    tokio::time::sleep(A_MOMENT).await;
    come(&server, &table, Some(&absent)).await.expect("their own seat");
    let heard = waiting(&server, &table, &mut ben).await.expect("they are still there");
    assert!(heard.iter().any(|heard| matches!(heard, FromServer::Proposed { .. })), "{heard:?}");
    assert!(!heard.iter().any(|heard| matches!(heard, FromServer::Settled { .. })), "{heard:?}");
}

#[tokio::test(start_paused = true)]
async fn if_the_last_who_has_not_agreed_leaves_the_others_have_agreed() {
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
async fn nobody_is_replaced_as_soon_as_the_others_are_back() {
    let (server, table, [_, ben]) = table_for(["Ana", "Ben"], true, terms(CLOCK, Some(61))).await;
    let window = come(&server, &table, Some(&ben)).await.expect("their own seat");
    server.send(&table, KeeperMessage::Disconnect(window.conn));
    // Both were away for almost as long as a table stays awake.
    tokio::time::sleep(Duration::from_secs(59)).await;
    let mut ben = come(&server, &table, Some(&ben)).await.expect("their own seat");
    tokio::time::sleep(A_MOMENT).await;
    assert!(!first(&server, &table).await.0);
    assert_eq!(awaited(&server, &table, &mut ben).await, [ana(Some(31_000))]);
}
