//! Proposals (undo, abort, rematch), and what a player can do alone.

use alcazar_core::Seat;
use alcazar_table::Outcome;
use alcazar_wire::lobby::{Stage, TableAnswer, Terms};
use alcazar_wire::{FromServer, Proposal, ToServer};

use crate::common::{Player, TestServer, luck, play_on};

/// The number of the next proposal that a player is sent.
async fn proposal(player: &mut Player) -> u32 {
    player
        .until(|message| match message {
            FromServer::Proposed { proposal, .. } => Some(*proposal),
            _ => None,
        })
        .await
}

async fn is_accepted(player: &mut Player) -> bool {
    player
        .until(|message| match message {
            FromServer::Settled { accepted, .. } => Some(*accepted),
            _ => None,
        })
        .await
}

#[tokio::test]
async fn an_undo_of_others_moves_needs_everybodys_consent() {
    let server = TestServer::open().await;
    let (mut ana, mut ben, _) = server.two(Terms::default()).await;
    let mut luck = luck(1);
    play_on(&mut [&mut ana, &mut ben], 8, &mut luck).await;
    let to = ana.state().version - 3;
    let before = ana.state().clone();
    ana.send(&ToServer::Propose { what: Proposal::Undo { to } }).await;
    let number = proposal(&mut ben).await;
    ana.catch_up().await;
    assert_eq!(ana.state().view, before.view, "one alone can't go back");
    assert_eq!(ana.rejected(&ToServer::Propose { what: Proposal::Abort {} }).await.code, "proposal-open");
    ben.send(&ToServer::Answer { proposal: number, agree: false }).await;
    assert!(!is_accepted(&mut ana).await);
    // Everybody learns who declined.
    let declined = FromServer::Settled { proposal: number, accepted: false, by: ben.you.seat() };
    assert!(ana.received.contains(&declined), "{:?}", ana.received);
    ana.send(&ToServer::Propose { what: Proposal::Undo { to } }).await;
    let number = proposal(&mut ben).await;
    ben.send(&ToServer::Answer { proposal: number, agree: true }).await;
    assert!(is_accepted(&mut ana).await);
    ana.until_state(|state| state.version > before.version).await;
    assert_ne!(ana.state().view, before.view);
    assert_eq!(ben.rejected(&ToServer::Answer { proposal: number, agree: true }).await.code, "no-proposal");
    // The next move drops a proposal that referred to an earlier moment.
    ana.send(&ToServer::Propose { what: Proposal::Undo { to } }).await;
    proposal(&mut ben).await;
    play_on(&mut [&mut ana, &mut ben], 1, &mut luck).await;
    let settled = |player: &Player| {
        matches!(
            player.received.iter().rev().find(|message| matches!(message, FromServer::Settled { .. })),
            Some(FromServer::Settled { accepted: false, .. })
        )
    };
    assert!(settled(&ana) && settled(&ben));
}

#[tokio::test]
async fn own_moves_are_taken_back_freely_if_that_reveals_nothing() {
    let server = TestServer::open().await;
    let (mut ana, mut ben, _) = server.two(Terms::default()).await;
    let mut luck = luck(2);
    for _ in 0..200 {
        play_on(&mut [&mut ana, &mut ben], 1, &mut luck).await;
        let player = if ana.is_asked() { &mut ana } else { &mut ben };
        let Some(ask) = player.state().ask.clone() else { continue };
        if ask.takebacks > 0 {
            let before = player.state().version;
            let id = player.new_id();
            player.send(&ToServer::TakeBack { id, ask: ask.ask, moves: 1 }).await;
            player.until_state(|state| state.version > before).await;
            let id = player.new_id();
            let stale = player.rejected(&ToServer::TakeBack { id, ask: ask.ask, moves: 1 }).await;
            assert_eq!(stale.code, "stale");
            return;
        }
    }
    panic!("no player could take anything back");
}

#[tokio::test]
async fn a_game_is_aborted_by_all_or_conceded_by_one() {
    let server = TestServer::open().await;
    let (mut ana, mut ben, id) = server.two(Terms::default()).await;
    ben.send(&ToServer::Propose { what: Proposal::Abort {} }).await;
    let number = proposal(&mut ana).await;
    ana.send(&ToServer::Answer { proposal: number, agree: true }).await;
    ben.until_state(|state| state.outcome == Some(Outcome::Aborted)).await;
    let answer: TableAnswer = ana.client.get(&format!("/api/v1/tables/{id}")).await.expect("a table");
    assert_eq!(answer.table.stage, Stage::Over);

    let (mut ana, mut ben, _) = server.two(Terms::default()).await;
    let id = ana.new_id();
    ana.send(&ToServer::Concede { id }).await;
    ben.until_state(|state| state.outcome.is_some()).await;
    let outcome = ben.state().outcome.clone().expect("it is over");
    assert!(matches!(&outcome, Outcome::Conceded(standing) if standing.ranks[Seat::B] == 1), "{outcome:?}");
    ana.catch_up().await;
    assert_eq!(
        ana.rejected(&ToServer::Propose { what: Proposal::Undo { to: 0 } }).await.code,
        "not-possible"
    );
}

#[tokio::test]
async fn a_rematch_has_the_same_players() {
    let server = TestServer::open().await;
    let (mut ana, mut ben, _) = server.two(Terms::default()).await;
    assert_eq!(ana.rejected(&ToServer::Propose { what: Proposal::Rematch {} }).await.code, "not-possible");
    let id = ana.new_id();
    ana.send(&ToServer::Concede { id }).await;
    ben.until_state(|state| state.outcome.is_some()).await;
    ben.send(&ToServer::Propose { what: Proposal::Rematch {} }).await;
    let number = proposal(&mut ana).await;
    ana.send(&ToServer::Answer { proposal: number, agree: true }).await;
    let again = |message: &alcazar_client::ServerMessage| match message {
        FromServer::Rematch { table } => Some(table.clone()),
        _ => None,
    };
    let (one, other) = (ana.until(again).await, ben.until(again).await);
    assert_eq!(one, other);
    let (mut ana, mut ben) = (Player::sit(&ana.client, &one).await, Player::sit(&ben.client, &one).await);
    assert_eq!((ana.you.seat(), ben.you.seat()), (Some(Seat::B), Some(Seat::A)), "each one seat further");
    play_on(&mut [&mut ana, &mut ben], 10, &mut luck(3)).await;
}

#[tokio::test]
async fn a_bot_plays_for_a_player_who_left_until_they_return() {
    let server = TestServer::open().await;
    let terms = Terms { stand_in: "greedy".to_owned(), ..Terms::default() };
    let (mut ana, mut ben, id) = server.two(terms).await;
    let mut luck = luck(4);
    play_on(&mut [&mut ana, &mut ben], 4, &mut luck).await;
    ana.send(&ToServer::Leave {}).await;
    ana.until_state(|state| !state.players[Seat::A].is_person()).await;
    assert_eq!(ana.state().players[Seat::A].name, "Ana", "the bot plays under her name");
    // Connecting again does not take the seat back.
    let mut back = Player::sit(&ana.client, &id).await;
    back.until_state(|_| true).await;
    play_on(&mut [&mut ben], 6, &mut luck).await;
    back.catch_up().await;
    assert!(!back.state().players[Seat::A].is_person());
    back.send(&ToServer::Return {}).await;
    back.until_state(|state| state.players[Seat::A].is_person()).await;
    play_on(&mut [&mut back, &mut ben], 10, &mut luck).await;
}
