//! Undo: free if nobody can have learned anything from the moves, otherwise by consent.

use alcazar_core::{Seat, SeatSet};
use alcazar_table::{Player, Stamp, TableError};

use crate::common::{Window, commit, legal, play, table, trade};

#[test]
fn own_moves_can_be_taken_back_one_by_one_or_to_the_start_of_the_turn() {
    let mut table = trade(|_| {});
    let start = table.state().clone();
    assert_eq!(table.free_takebacks(Seat::A), 0);
    for text in ["give orange", "want yellow", "want green"] {
        play(&mut table, Seat::A, text);
    }
    assert_eq!(table.free_takebacks(Seat::A), 3);
    assert_eq!(table.free_takebacks(Seat::B), 0);
    let step = table.take_back(Seat::A, 4, 1, Stamp::NONE).expect("it is free");
    commit(&mut table, step);
    assert_eq!(table.free_takebacks(Seat::A), 2, "a move that was taken back does not count");
    play(&mut table, Seat::A, "want joker");
    let step = table.take_back(Seat::A, 6, 3, Stamp::NONE).expect("it is free");
    commit(&mut table, step);
    assert_eq!(*table.state(), start);
    assert_eq!(table.seq(), 12 + 3 + 1 + 1 + 1, "the log keeps everything");
    let error = table.take_back(Seat::A, 7, 1, Stamp::NONE).expect_err("nothing is left");
    assert_eq!(error, TableError::CantTakeBack { possible: 0 });
}

#[test]
fn taking_back_too_many_or_no_moves_is_rejected() {
    let mut table = trade(|_| {});
    play(&mut table, Seat::A, "give orange");
    for moves in [0, 2, usize::MAX] {
        let error = table.take_back(Seat::A, 2, moves, Stamp::NONE).expect_err("one is possible");
        assert_eq!(error, TableError::CantTakeBack { possible: 1 });
    }
    let error = table.take_back(Seat::B, 0, 1, Stamp::NONE).expect_err("the seat is not asked");
    assert_eq!(error, TableError::NotAsked(Seat::B));
    let error = table.take_back(Seat::A, 1, 1, Stamp::NONE).expect_err("the seat has another ask");
    assert_eq!(error, TableError::Stale { given: 1, present: 2 });
}

#[test]
fn an_undo_of_moves_that_others_saw_needs_their_consent() {
    let mut table = trade(|_| {});
    play(&mut table, Seat::A, "give orange");
    play(&mut table, Seat::A, "propose 1");
    play(&mut table, Seat::B, "yes");
    assert_eq!(table.asked(), SeatSet::only(Seat::A));
    assert_eq!(table.free_takebacks(Seat::A), 0);
    let some = SeatSet::first(2);
    let error = table.undo_by_consent(Seat::A, 13, some, Stamp::NONE).expect_err("C has not agreed");
    assert_eq!(error, TableError::ConsentMissing(SeatSet::only(Seat::C)));
    let state = table.state_at(13).expect("there was such a moment");
    let step = table.undo_by_consent(Seat::A, 13, SeatSet::first(3), Stamp::NONE).expect("all agree");
    commit(&mut table, step);
    assert_eq!(*table.state(), state);
    assert_eq!(table.free_takebacks(Seat::A), 1, "the move before is again the last one");
}

#[test]
fn the_consent_of_bots_is_not_needed() {
    let mut table = trade(|header| header.players[2] = Player::bot("Cato", "random"));
    play(&mut table, Seat::A, "give orange");
    assert!(table.undo_by_consent(Seat::A, 12, SeatSet::first(2), Stamp::NONE).is_ok());
}

#[test]
fn only_moments_that_led_to_the_current_one_can_be_restored() {
    let mut table = trade(|_| {});
    let everybody = SeatSet::first(3);
    play(&mut table, Seat::A, "give orange");
    play(&mut table, Seat::A, "give orange");
    let step = table.undo_by_consent(Seat::A, 12, everybody, Stamp::NONE).expect("all agree");
    commit(&mut table, step);
    for to in [12, 13, 14, 15, 16, u32::MAX] {
        let error = table.undo_by_consent(Seat::A, to, everybody, Stamp::NONE).expect_err("it led elsewhere");
        assert_eq!(error, TableError::NoSuchMoment { to });
    }
    let step = table.undo_by_consent(Seat::A, 11, everybody, Stamp::NONE).expect("the deal led here");
    assert_eq!(step.entries().len(), 2, "the last card is dealt again");
    assert_eq!(step.state(), table.state());
}

#[test]
fn the_active_player_can_take_cards_back_until_the_turn_ends() {
    let mut table = table::<Window>(3, 5);
    while table.asked() != SeatSet::only(Seat::A) {
        let seat = table.asked().iter().next().expect("a seat is asked");
        play(&mut table, seat, "pass-turn");
    }
    let before = table.state().clone();
    assert_eq!(table.free_takebacks(Seat::A), 0, "the others have passed since the seat's last move");
    let card = legal(&table, Seat::A)[0];
    table.play(Seat::A, card).expect("it is legal");
    assert_eq!(table.free_takebacks(Seat::A), 1);
    let ask = table.ask(Seat::A).expect("the seat is asked");
    let step = table.take_back(Seat::A, ask, 1, Stamp::NONE).expect("it is free");
    commit(&mut table, step);
    assert_eq!(*table.state(), before);
    play(&mut table, Seat::A, "end");
    assert_eq!(table.free_takebacks(Seat::A), 0);
}

#[test]
fn a_player_cant_take_back_moves_that_a_bot_made_for_them() {
    let mut table = trade(|_| {});
    play(&mut table, Seat::A, "give orange");
    for player in [Player::bot("Bot", "random"), Player::person("Ana")] {
        let step = table.take_over(Seat::A, player, Stamp::NONE).expect("the takeover is allowed");
        commit(&mut table, step);
        assert_eq!(table.free_takebacks(Seat::A), 0);
        play(&mut table, Seat::A, "give orange");
        assert_eq!(table.free_takebacks(Seat::A), 1);
    }
    let step =
        table.take_over(Seat::B, Player::bot("Bot", "random"), Stamp::NONE).expect("the takeover is allowed");
    commit(&mut table, step);
    assert_eq!(table.free_takebacks(Seat::A), 1, "a takeover of another seat does not matter");
}

#[test]
fn endless_undos_do_not_fill_the_log() {
    let mut table = trade(|_| {});
    let error = loop {
        play(&mut table, Seat::A, "give orange");
        let ask = table.ask(Seat::A).expect("the seat is asked");
        match table.take_back(Seat::A, ask, 1, Stamp::NONE) {
            Ok(step) => commit(&mut table, step),
            Err(error) => break error,
        }
    };
    assert!(matches!(error, TableError::LogFull(_)), "{error}");
    play(&mut table, Seat::A, "propose all");
    play(&mut table, Seat::B, "no");
    play(&mut table, Seat::C, "no");
    assert!(table.outcome().is_some(), "the game itself can go on to its end");
}

#[test]
fn an_open_offer_can_be_withdrawn_until_all_have_answered() {
    let mut table = trade(|_| {});
    let start = table.state().clone();
    assert!(!table.can_withdraw(Seat::A), "nothing is offered yet");
    play(&mut table, Seat::A, "give orange");
    assert!(!table.can_withdraw(Seat::A), "the draft can be taken back instead");
    play(&mut table, Seat::A, "propose all");
    assert!(table.can_withdraw(Seat::A) && !table.can_withdraw(Seat::B));
    play(&mut table, Seat::B, "yes");
    // Whatever B has answered, nobody knows it yet, so it changes nothing.
    assert!(table.can_withdraw(Seat::A));
    let stale = table.ask(Seat::C).expect("C is asked");
    let step = table.withdraw(Seat::A, Stamp::NONE).expect("C has not answered");
    commit(&mut table, step);
    assert_eq!(*table.state(), start, "the whole offer is gone");
    assert_eq!(table.asked(), SeatSet::only(Seat::A));
    let no = legal(&table, Seat::A)[0];
    assert!(table.submit(Seat::C, stale, no, Stamp::NONE).is_err(), "C’s answer comes too late");
    play(&mut table, Seat::A, "give orange");
    play(&mut table, Seat::A, "propose all");
    for seat in [Seat::B, Seat::C] {
        play(&mut table, seat, "yes");
    }
    assert!(!table.can_withdraw(Seat::A), "the answers are known: now it is a decision of the game");
    let error = table.withdraw(Seat::A, Stamp::NONE).expect_err("all have answered");
    assert_eq!(error, TableError::CantTakeBack { possible: 0 });
}
