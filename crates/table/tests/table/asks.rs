//! An answer is stale only if that seat's ask has changed, and no number is used twice.

use alcazar_core::{Seat, SeatSet};
use alcazar_table::{Player, Stamp, TableError};

use crate::common::{Dice, Window, commit, legal, play, table, trade};

#[test]
fn one_answer_does_not_outdate_the_others() {
    let mut table = trade(|_| {});
    play(&mut table, Seat::A, "give orange");
    play(&mut table, Seat::A, "propose all");
    assert_eq!((table.ask(Seat::A), table.ask(Seat::B), table.ask(Seat::C)), (None, Some(1), Some(1)));
    play(&mut table, Seat::B, "yes");
    assert_eq!((table.ask(Seat::B), table.ask(Seat::C)), (None, Some(1)));
    let step = table.submit_text(Seat::C, 1, "no", Stamp::NONE).expect("it was asked before B answered");
    commit(&mut table, step);
    assert_eq!(table.ask(Seat::A), Some(3));
}

#[test]
fn a_card_that_affects_everybody_renews_all_asks() {
    let mut table = table::<Window>(4, 3);
    let asked: Vec<Seat> = table.asked().iter().collect();
    assert!(asked.len() > 1, "several are asked in the window");
    let (first, second) = (asked[0], asked[1]);
    let ask = table.ask(second).expect("it is asked");
    play(&mut table, first, "pass");
    assert_eq!(table.ask(second), Some(ask), "passing does not change the asks of the others");
    let card = legal(&table, second).into_iter().find(|action| action.to_string().starts_with("rumour"));
    table.play(second, card.expect("the seat holds a Rumour")).expect("it is legal");
    assert_eq!(table.ask(second), Some(ask + 1));
    assert_eq!(table.ask(first), Some(2), "a seat that has passed is asked again");
    let error = table.submit_text(second, ask, "pass", Stamp::NONE).expect_err("that was before the card");
    assert_eq!(error, TableError::Stale { given: ask, present: ask + 1 });
}

#[test]
fn numbers_are_not_used_again_after_an_undo() {
    let mut table = trade(|_| {});
    play(&mut table, Seat::A, "give orange");
    let step = table.take_back(Seat::A, 2, 1, Stamp::NONE).expect("it is free");
    commit(&mut table, step);
    assert_eq!(table.ask(Seat::A), Some(3));
    let error = table.submit_text(Seat::A, 1, "give orange", Stamp::NONE).expect_err("that was before");
    assert_eq!(error, TableError::Stale { given: 1, present: 3 });
}

#[test]
fn an_undo_keeps_the_asks_of_seats_that_were_asked_all_along() {
    let mut table = trade(|_| {});
    play(&mut table, Seat::A, "give orange");
    play(&mut table, Seat::A, "propose all");
    let moment = table.seq();
    play(&mut table, Seat::B, "yes");
    let step = table.undo_by_consent(Seat::B, moment, SeatSet::first(3), Stamp::NONE).expect("all agree");
    commit(&mut table, step);
    assert_eq!((table.ask(Seat::B), table.ask(Seat::C)), (Some(2), Some(1)));
}

#[test]
fn a_takeover_renews_the_ask() {
    let mut table = trade(|_| {});
    let step =
        table.take_over(Seat::A, Player::bot("Bot", "random"), Stamp::NONE).expect("the takeover is allowed");
    commit(&mut table, step);
    assert_eq!(table.ask(Seat::A), Some(2));
    let step =
        table.take_over(Seat::B, Player::bot("Bot", "random"), Stamp::NONE).expect("the takeover is allowed");
    commit(&mut table, step);
    assert_eq!(table.ask(Seat::A), Some(2), "the asks of other seats stay the same");
    Dice::new(1).play_out(&mut table, 0);
}
