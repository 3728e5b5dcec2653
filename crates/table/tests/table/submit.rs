//! Submissions that are rejected, which leaves the table unchanged.

use alcazar_core::{Game, Seat, SeatSet};
use alcazar_table::{
    ActId, Croupier, Header, HeaderError, Player, Stamp, Step, Table, TableError, TableErrorOf,
};

use crate::common::{Toledo, commit, header, play, seed, table, trade};

/// Tries something that must be rejected, and checks that the table is unchanged.
fn rejected<G: Game>(
    table: &Table<G>,
    attempt: impl FnOnce(&Table<G>) -> Result<Step<G>, TableErrorOf<G>>,
) -> TableErrorOf<G> {
    let before = table.clone();
    let error = attempt(table).expect_err("it must be rejected");
    assert_eq!(*table, before);
    error
}

#[test]
fn a_seat_that_is_not_asked_is_rejected() {
    let table = trade(|_| {});
    let error = rejected(&table, |table| table.submit_text(Seat::B, 1, "pass", Stamp::NONE));
    assert_eq!(error, TableError::NotAsked(Seat::B));
    let error = rejected(&table, |table| table.submit_text(Seat::F, 1, "pass", Stamp::NONE));
    assert_eq!(error, TableError::NoSuchSeat(Seat::F));
}

#[test]
fn an_answer_to_another_ask_is_stale() {
    let mut table = trade(|_| {});
    play(&mut table, Seat::A, "give orange");
    let error = rejected(&table, |table| table.submit_text(Seat::A, 1, "pass", Stamp::NONE));
    assert_eq!(error, TableError::Stale { given: 1, present: 2 });
    let error = rejected(&table, |table| table.submit_text(Seat::A, 3, "pass", Stamp::NONE));
    assert_eq!(error, TableError::Stale { given: 3, present: 2 });
}

#[test]
fn an_illegal_action_is_rejected_with_its_reason() {
    let table = trade(|_| {});
    let error = rejected(&table, |table| table.submit_text(Seat::A, 1, "propose all", Stamp::NONE));
    let TableError::Illegal(reason) = error else { panic!("{error}") };
    assert_eq!(alcazar_core::Reason::slug(&reason), "nothing-offered");
}

#[test]
fn a_text_that_is_no_action_is_rejected() {
    let table = trade(|_| {});
    let error = rejected(&table, |table| table.submit_text(Seat::A, 1, "give purple", Stamp::NONE));
    assert!(matches!(error, TableError::Unreadable(_)), "{error}");
    let huge = "x".repeat(10_000_000);
    let error = rejected(&table, |table| table.submit_text(Seat::A, 1, &huge, Stamp::NONE));
    assert!(matches!(error, TableError::TooLong { length: 10_000_000, .. }), "{error}");
}

#[test]
fn a_submission_is_applied_once() {
    let mut table = trade(|_| {});
    let act = Stamp::act(ActId(42));
    let step = table.submit_text(Seat::A, 1, "give orange", act).expect("it is legal");
    assert_eq!(step.entries().next().and_then(|entry| entry.act), Some(ActId(42)));
    commit(&mut table, step);
    let seq = table.seq() - 1;
    let error = rejected(&table, |table| table.submit_text(Seat::A, 1, "give orange", act));
    assert_eq!(error, TableError::Repeated { seq });
    assert_eq!(table.entry(seq).and_then(|entry| entry.act), Some(ActId(42)));
    // The same holds when the seat is asked again, and when the move was taken back.
    let error = rejected(&table, |table| table.submit_text(Seat::A, 2, "give orange", act));
    assert_eq!(error, TableError::Repeated { seq });
    let step = table.take_back(Seat::A, 2, 1, Stamp::act(ActId(43))).expect("it is free");
    commit(&mut table, step);
    let error = rejected(&table, |table| table.take_back(Seat::A, 3, 1, Stamp::act(ActId(43))));
    assert_eq!(error, TableError::Repeated { seq: seq + 1 });
    let error = rejected(&table, |table| table.submit_text(Seat::A, 3, "give orange", act));
    assert_eq!(error, TableError::Repeated { seq });
    // The same holds after the end.
    play(&mut table, Seat::A, "pass");
    let error = rejected(&table, |table| table.submit_text(Seat::A, 3, "give orange", act));
    assert_eq!(error, TableError::Repeated { seq });
}

#[test]
fn the_ids_of_submissions_are_per_seat() {
    let mut table = trade(|_| {});
    for (seat, text) in [(Seat::A, "give orange"), (Seat::A, "propose all"), (Seat::B, "no")] {
        let act = if text == "give orange" { 2 } else { 1 };
        let ask = table.ask(seat).expect("the seat is asked");
        let step =
            table.submit_text(seat, ask, text, Stamp::act(ActId(act))).expect("it is new for this seat");
        commit(&mut table, step);
    }
}

#[test]
fn nothing_happens_after_the_end() {
    let mut table = trade(|_| {});
    play(&mut table, Seat::A, "pass");
    assert!(table.outcome().is_some());
    assert!(table.asked().is_empty());
    let everybody = SeatSet::first(3);
    let attempts = [
        table.submit_text(Seat::A, 1, "pass", Stamp::NONE),
        table.take_back(Seat::A, 1, 1, Stamp::NONE),
        table.undo_by_consent(Seat::A, 12, everybody, Stamp::NONE),
        table.concede(Seat::B, Stamp::NONE),
        table.take_over(Seat::B, Player::bot("Bot", "random"), Stamp::NONE),
        table.abort(everybody, None),
    ];
    for attempt in attempts {
        assert_eq!(attempt.expect_err("the game is over"), TableError::Over);
    }
}

#[test]
fn an_outdated_step_is_rejected() {
    let mut table = trade(|_| {});
    let first = table.submit_text(Seat::A, 1, "give orange", Stamp::NONE).expect("it is legal");
    let second = table.submit_text(Seat::A, 1, "pass", Stamp::NONE).expect("this is legal as well");
    commit(&mut table, first);
    let before = table.clone();
    assert_eq!(table.commit(second), Err(TableError::Outdated { base: 12, present: 13 }));
    assert_eq!(table, before);
}

#[test]
fn an_invalid_header_is_rejected() {
    let begin = |header: Header<Toledo>| match Table::new(header, Croupier::Seeded(seed(1))) {
        Err(TableError::Header(error)) => error,
        other => panic!("{other:?}"),
    };
    assert!(matches!(begin(header(1)), HeaderError::Setup(_)));
    assert!(matches!(begin(header(5)), HeaderError::Setup(_)));
    let crowd = std::iter::repeat_n(Player::person("Ana"), 1000);
    assert!(matches!(begin(Header::new(crowd)), HeaderError::Setup(_)));
    for name in ["", "  ", "two\nlines", &"long".repeat(100)] {
        let players = [Player::person("Ana"), Player::person(name)];
        assert!(matches!(begin(Header::new(players)), HeaderError::Name { .. }), "{name:?}");
    }
    let stand_in = Player::person("Ana");
    assert_eq!(begin(Header { stand_in, ..header(2) }), HeaderError::StandIn);
    let nonces = vec![alcazar_table::Nonce([1; 32])];
    assert_eq!(begin(Header { nonces, ..header(2) }), HeaderError::Nonces { nonces: 1, players: 2 });
    assert_eq!(begin(Header { commitment: Some(seed(2).commitment()), ..header(2) }), HeaderError::Seed);
    let error = Table::<Toledo>::new(header(2), Croupier::Away).expect_err("the croupier is away");
    assert_eq!(error, TableError::Croupier(alcazar_table::CroupierError::Away));
    assert_eq!(table::<Toledo>(2, 1).header().commitment, Some(seed(1).commitment()));
}
