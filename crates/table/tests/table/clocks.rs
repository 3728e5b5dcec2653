//! Clocks: a fold of the log with its times.

use alcazar_core::Seat;
use alcazar_table::{AtZero, Clock, Outcome, Player, Stamp, Table, TableError, Timer};

use crate::common::{Trade, commit, trade};

const LIVE: Clock = Clock::Live { base: 10_000, increment: 500, at_zero: AtZero::StandIn };

fn timed(clock: Clock) -> Table<Trade> {
    trade(|header| header.clock = clock)
}

fn play_at(table: &mut Table<Trade>, seat: Seat, text: &str, at: u64) {
    let ask = table.ask(seat).expect("the seat is asked");
    let step =
        table.submit_text(seat, ask, text, Stamp::at(at)).unwrap_or_else(|error| panic!("{text}: {error}"));
    commit(table, step);
}

/// The time that was left when the clock last stopped, and since when it runs.
fn timer(table: &Table<Trade>, seat: Seat) -> (u64, Option<u64>) {
    let Timer { left, since } = table.timer(seat).expect("the table has clocks");
    (left, since)
}

#[test]
fn a_clock_runs_while_its_seat_is_asked() {
    let mut table = timed(LIVE);
    assert_eq!(timer(&table, Seat::A), (10_000, Some(0)));
    assert_eq!(timer(&table, Seat::B), (10_000, None));
    play_at(&mut table, Seat::A, "give orange", 1_000);
    assert_eq!(timer(&table, Seat::A), (10_000, Some(0)), "it is still their turn");
    play_at(&mut table, Seat::A, "propose all", 4_000);
    assert_eq!(timer(&table, Seat::A), (6_500, None), "six seconds and the increment are left");
    assert_eq!(timer(&table, Seat::B), (10_000, Some(4_000)), "both think at the same time");
    assert_eq!(timer(&table, Seat::C), (10_000, Some(4_000)));
    play_at(&mut table, Seat::C, "no", 5_000);
    assert_eq!(timer(&table, Seat::C), (9_500, None));
    assert_eq!(table.timer(Seat::B).and_then(Timer::deadline), Some(14_000));
    assert_eq!(table.timer(Seat::B).map(|timer| timer.left_at(6_000)), Some(8_000));
    let view = table.view(alcazar_core::Viewer::Spectator);
    assert_eq!(view.timers.map(|timers| timers[Seat::C].left), Some(9_500));
}

#[test]
fn without_clocks_no_seat_runs_out_of_time() {
    let table = trade(|_| {});
    assert_eq!(table.timer(Seat::A), None);
    assert_eq!(table.time_out(Seat::A, u64::MAX).expect_err("never"), TableError::NotOutOfTime(Seat::A));
    assert!(table.submit_text(Seat::A, 1, "pass", Stamp::at(u64::MAX)).is_ok());
}

#[test]
fn with_clocks_every_entry_has_a_time() {
    let mut table = timed(LIVE);
    assert!(table.log().all(|entry| entry.at == Some(0)), "the table begins at time 0");
    let error = table.submit_text(Seat::A, 1, "pass", Stamp::NONE).expect_err("the time is missing");
    assert_eq!(error, TableError::TimeMissing);
    play_at(&mut table, Seat::A, "give orange", 3_000);
    play_at(&mut table, Seat::A, "give orange", 2_000);
    assert_eq!(table.last_at(), 3_000, "time does not go back");
    assert_eq!(table.log().last().and_then(|entry| entry.at), Some(3_000));
}

#[test]
fn time_is_up_exactly_at_the_deadline() {
    let mut table = timed(LIVE);
    let early = table.time_out(Seat::A, 9_999).expect_err("a millisecond is left");
    assert_eq!(early, TableError::NotOutOfTime(Seat::A));
    assert!(table.submit_text(Seat::A, 1, "pass", Stamp::at(9_999)).is_ok());
    let late = table.submit_text(Seat::A, 1, "pass", Stamp::at(10_000)).expect_err("too late");
    assert_eq!(late, TableError::OutOfTime(Seat::A));
    let other = table.time_out(Seat::B, 10_000).expect_err("the seat is not asked");
    assert_eq!(other, TableError::NotOutOfTime(Seat::B));
    let step = table.time_out(Seat::A, 10_000).expect("the time is up");
    commit(&mut table, step);
    let (before, stand_in) = (&table.header().players[0], &table.header().stand_in);
    assert_eq!(table.players()[Seat::A], Player { name: before.name.clone(), bot: stand_in.bot.clone() });
    assert_eq!(timer(&table, Seat::A), (0, None), "bots have no clock");
    let back = table.take_over(Seat::A, Player::person("Ana"), Stamp::at(11_000));
    assert_eq!(back.expect_err("the budget is used up"), TableError::OutOfTime(Seat::A));
    play_at(&mut table, Seat::A, "pass", 99_000);
    assert!(matches!(table.outcome(), Some(Outcome::PlayedOut(_))), "the stand-in has played on");
}

#[test]
fn an_undo_does_not_give_time_back() {
    let mut table = timed(LIVE);
    play_at(&mut table, Seat::A, "give orange", 9_000);
    let late = table.take_back(Seat::A, 2, 1, Stamp::at(10_000)).expect_err("too late");
    assert_eq!(late, TableError::OutOfTime(Seat::A));
    let step = table.take_back(Seat::A, 2, 1, Stamp::at(9_500)).expect("it is free");
    commit(&mut table, step);
    assert_eq!(table.timer(Seat::A).map(|timer| timer.left_at(9_500)), Some(500));
}

#[test]
fn in_a_slow_game_each_period_of_being_asked_has_its_own_time() {
    let mut table = timed(Clock::Slow { per_move: 1_000, at_zero: AtZero::StandIn });
    play_at(&mut table, Seat::A, "give orange", 900);
    play_at(&mut table, Seat::A, "propose all", 950);
    play_at(&mut table, Seat::B, "no", 1_900);
    let step = table.time_out(Seat::C, 1_950).expect("the time is up");
    commit(&mut table, step);
    let step =
        table.take_over(Seat::C, Player::person("Cleo"), Stamp::at(5_000)).expect("the player may come back");
    commit(&mut table, step);
    assert_eq!(timer(&table, Seat::C), (1_000, Some(5_000)));
    play_at(&mut table, Seat::C, "yes", 5_500);
    assert_eq!(timer(&table, Seat::A), (1_000, Some(5_500)), "a new period has the full time");
}

#[test]
fn a_timeout_can_be_a_concession() {
    let mut table = timed(Clock::Live { base: 1_000, increment: 0, at_zero: AtZero::Concede });
    let step = table.time_out(Seat::A, 1_000).expect("the time is up");
    commit(&mut table, step);
    assert_eq!(table.conceded(), [Seat::A]);
    play_at(&mut table, Seat::A, "pass", 2_000);
    let outcome = table.outcome().expect("it is over");
    assert_eq!(outcome.standing().map(|standing| standing.ranks[Seat::A]), Some(3));
}

#[test]
fn bots_have_no_clock() {
    let mut table = trade(|header| {
        header.clock = LIVE;
        header.players[0] = Player::bot("Bot", "random");
    });
    assert_eq!(timer(&table, Seat::A), (10_000, None));
    let step =
        table.take_over(Seat::A, Player::person("Ana"), Stamp::at(7_000)).expect("the takeover is allowed");
    commit(&mut table, step);
    assert_eq!(timer(&table, Seat::A), (10_000, Some(7_000)));
    let step = table
        .take_over(Seat::A, Player::bot("Bot", "random"), Stamp::at(8_000))
        .expect("the takeover is allowed");
    commit(&mut table, step);
    assert_eq!(timer(&table, Seat::A), (9_000, None), "no increment: the turn was not passed on");
}
