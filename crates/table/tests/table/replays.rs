//! Replay files: reading restores the same table, or reports the line of an error.

use alcazar_core::{Game, Seat, SeatSet};
use alcazar_table::replay::{self, MAX_FILE_LEN, MAX_LINE_LEN, Peek, ReplayError, ReplayErrorKind};
use alcazar_table::{
    ActId, AtZero, Clock, Croupier, Entry, EntryKind, Header, Nonce, Player, Seed, Stamp, Table, TableError,
};
use sha2::{Digest, Sha256};

use crate::common::{Dice, Toledo, Trade, Window, commit, header, play, seed, table};

const DOCUMENT: &str = include_str!("../../../../docs/replays.md");

/// A game with every kind of entry.
fn eventful() -> Table<Toledo> {
    let clock = Clock::Live { base: 60_000, increment: 1_000, at_zero: AtZero::StandIn };
    let nonces = vec![Nonce([3; 32]), Nonce([4; 32]), Nonce([5; 32])];
    let header = Header { clock, nonces, ..header(3) };
    let mut table = Table::new(header, Croupier::Seeded(seed(9))).expect("the table can begin");
    let mut dice = Dice::new(9);
    let mut at = 0;
    for number in 0..30_u64 {
        at += 500;
        let stamp = Stamp { act: Some(ActId(number.into())), at: Some(at) };
        let seat = table.asked().iter().next().expect("a seat is asked");
        let ask = table.ask(seat).expect("the seat is asked");
        let everybody = SeatSet::first(3);
        let step = match number {
            5 => table.take_over(Seat::B, Player::bot("Bot “B” \\ \u{1f3b2}", "heuristic"), stamp),
            9 => table.undo_by_consent(seat, table.seq() - 3, everybody, stamp),
            12 => table.take_over(Seat::B, Player::person("Ben"), stamp),
            15 => table.concede(Seat::C, stamp),
            _ => {
                let actions = crate::common::legal(&table, seat);
                table.submit(seat, ask, actions[dice.below(actions.len())], stamp)
            }
        };
        let step = step.unwrap_or_else(|error| panic!("step {number}: {error}"));
        commit(&mut table, step);
        let free = table.asked().iter().next().map_or(0, |seat| table.free_takebacks(seat));
        if number > 20 && free > 0 {
            let seat = table.asked().iter().next().expect("a seat is asked");
            let ask = table.ask(seat).expect("the seat is asked");
            let step = table.take_back(seat, ask, 1, Stamp::at(at)).expect("it is free");
            commit(&mut table, step);
        }
    }
    let slow = table.asked().iter().next().expect("a seat is asked");
    if let Some(deadline) = table.timer(slow).and_then(alcazar_table::Timer::deadline) {
        let step = table.time_out(slow, deadline).expect("the time is up");
        commit(&mut table, step);
    }
    table
}

/// A small file of a finished game.
fn small() -> String {
    let mut table = table::<Trade>(3, 4);
    let gives: Vec<String> = crate::common::legal(&table, Seat::A).iter().map(ToString::to_string).collect();
    play(&mut table, Seat::A, &gives[0]);
    let step = table.take_back(Seat::A, 2, 1, Stamp::NONE).expect("it is free");
    commit(&mut table, step);
    play(&mut table, Seat::A, "pass");
    replay::write(&table)
}

/// Recomputes all check values as the document describes: what a careful forger would do.
fn sealed(lines: &[String]) -> String {
    let mut chain = [0_u8; 32];
    let mut text = String::new();
    for line in lines {
        let body = match line.find(",\"check\":\"") {
            Some(end) => &line[..end],
            None => line,
        };
        chain = Sha256::new().chain_update(chain).chain_update(body).finalize().into();
        text.extend([body, ",\"check\":\"", &hex::encode(&chain[..4]), "\"}\n"]);
    }
    text
}

fn lines(text: &str) -> Vec<String> {
    text.lines().map(ToOwned::to_owned).collect()
}

/// A forged file: one line with something replaced, and all check values recomputed.
fn forged(text: &str, line: usize, from: &str, to: &str) -> String {
    let mut lines = lines(text);
    let changed = lines[line - 1].replacen(from, to, 1);
    assert_ne!(changed, lines[line - 1], "line {line} holds no {from}");
    lines[line - 1] = changed;
    sealed(&lines)
}

fn error<G: Game>(text: &str) -> ReplayError {
    replay::read::<G>(text).expect_err("the file must be rejected")
}

#[test]
fn resealing_an_intact_file_changes_nothing() {
    let text = small();
    assert_eq!(sealed(&lines(&text)), text);
}

#[test]
fn a_saved_table_can_be_continued() {
    let mut table = eventful();
    let text = replay::save(&table);
    let mut read = replay::read::<Toledo>(&text).expect("a file that was just written can be read");
    assert_eq!(read, table);
    for table in [&mut table, &mut read] {
        let seat = table.asked().iter().next().expect("a seat is asked");
        let action = crate::common::legal(table, seat)[0];
        table.play(seat, action).expect("it is legal");
    }
    assert_eq!(read, table, "with the same cards");
}

#[test]
fn a_shared_file_of_a_game_that_goes_on_holds_no_seed() {
    let table = eventful();
    let text = replay::write(&table);
    assert!(!text.contains(&hex::encode([9; 32])), "the seed is secret");
    assert!(!text.contains("\"act\""), "the ids of submissions are private");
    let read = replay::read::<Toledo>(&text).expect("a file that was just written can be read");
    assert_eq!(read.state(), table.state());
    assert_eq!(read.seed(), None);
    let mut dice = Dice::new(1);
    let mut read = read;
    let refused = loop {
        let seat = read.asked().iter().next().expect("a seat is asked");
        let actions = crate::common::legal(&read, seat);
        if let Err(error) = read.play(seat, actions[dice.below(actions.len())]) {
            break error;
        }
    };
    assert_eq!(
        refused,
        TableError::Croupier(alcazar_table::CroupierError::Away),
        "it can go on until the next draw"
    );
}

#[test]
fn a_finished_file_reveals_the_seed() {
    let mut table = table::<Window>(3, 5);
    Dice::new(5).play_out(&mut table, 5);
    let text = replay::write(&table);
    assert!(text.contains(&hex::encode([5; 32])));
    let read = replay::read::<Window>(&text).expect("a file that was just written can be read");
    assert_eq!(read, table);
}

#[test]
fn aborted_and_conceded_games_can_be_read() {
    for is_aborted in [true, false] {
        let mut table = table::<Toledo>(2, 6);
        let step = if is_aborted {
            table.abort(SeatSet::first(2), None)
        } else {
            table.concede(Seat::B, Stamp::NONE)
        };
        commit(&mut table, step.expect("it can be done"));
        assert_eq!(replay::read::<Toledo>(&replay::write(&table)).as_ref(), Ok(&table));
    }
}

#[test]
fn what_decided_a_tie_follows_from_the_log_and_is_not_in_the_file() {
    let mut ties = 0;
    for number in 0..20 {
        let mut table = table::<Trade>(3, number);
        Dice::new(number.into()).play_out(&mut table, 0);
        let outcome = table.outcome().expect("it is over");
        let tie = outcome.standing().and_then(|standing| standing.tie.as_ref());
        ties += usize::from(tie.is_some());
        let text = replay::write(&table);
        assert!(!text.contains("tie"), "{text}");
        assert_eq!(replay::read::<Trade>(&text).expect("it can be read").outcome(), Some(outcome));
    }
    assert!(ties > 0, "some of the games end in a tie");
}

#[test]
fn a_scripted_game_can_be_read_without_a_croupier() {
    let mut table = crate::common::trade(|_| {});
    play(&mut table, Seat::A, "pass");
    let read = replay::read::<Trade>(&replay::write(&table)).expect("it can be read");
    assert_eq!(read.state(), table.state());
    assert!(read.log().eq(table.log()));
}

#[test]
fn peek_reads_the_game_and_the_version() {
    let text = small();
    assert_eq!(replay::peek(&text), Ok(Peek { game: "trade".into(), rules: 1 }));
    assert_eq!(replay::peek(""), Err(ReplayError { line: 1, kind: ReplayErrorKind::NotAReplay }));
    assert_eq!(replay::peek("hello"), Err(ReplayError { line: 1, kind: ReplayErrorKind::NotAReplay }));
    let why = ReplayErrorKind::OtherGame { found: "trade".into(), expected: "toledo" };
    assert_eq!(error::<Toledo>(&text), ReplayError { line: 1, kind: why });
}

#[test]
fn every_truncation_is_rejected() {
    let text = small();
    let whole = replay::read::<Trade>(&text).expect("the whole file can be read");
    for end in 0..text.len() - 1 {
        let error = error::<Trade>(&text[..end]);
        let cut = text[..end].lines().count().max(1);
        assert_eq!(error.line, cut, "{error}");
    }
    assert_eq!(replay::read::<Trade>(text.trim_end()), Ok(whole), "the last line break does not matter");
}

#[test]
fn every_changed_byte_is_rejected_or_does_not_matter() {
    let text = small();
    let whole = replay::read::<Trade>(&text).expect("the whole file can be read");
    for place in 0..text.len() {
        for change in [0x01_u8, 0x02, 0x20, 0x7f] {
            let mut bytes = text.clone().into_bytes();
            bytes[place] ^= change;
            let Ok(damaged) = String::from_utf8(bytes) else { continue };
            match replay::read::<Trade>(&damaged) {
                Ok(table) => assert_eq!(table, whole, "byte {place}"),
                Err(error) => {
                    let line = 1 + text[..place].matches('\n').count();
                    let is_near = error.line == line || error.line == line + 1;
                    assert!(is_near, "byte {place} of line {line}: {error}");
                }
            }
        }
    }
}

#[test]
fn missing_doubled_and_swapped_lines_are_rejected() {
    let text = small();
    let lines = lines(&text);
    for line in 1..lines.len() - 1 {
        let mut missing = lines.clone();
        missing.remove(line);
        assert_eq!(error::<Trade>(&(missing.join("\n") + "\n")).line, line + 1);
        let mut doubled = lines.clone();
        doubled.insert(line, lines[line].clone());
        assert_eq!(error::<Trade>(&doubled.join("\n")).line, line + 2);
    }
    let twice = format!("{text}{}", lines[lines.len() - 1]);
    assert_eq!(
        error::<Trade>(&twice),
        ReplayError { line: lines.len() + 1, kind: ReplayErrorKind::AfterClosing }
    );
}

#[test]
fn forged_moves_are_found_by_replaying_them() {
    let text = small();
    let last = text.lines().count();
    let cases = [
        (1, "\"version\":1", "\"version\":2", 1),
        (1, "\"rules\":1", "\"rules\":2", 1),
        (1, "\"game\":\"trade\"", "\"game\":\"window\"", 1),
        (1, "\"game\"", "\"colour\":\"red\",\"game\"", 1),
        (1, "\"commitment\":\"", "\"commitment\":\"00", 1),
        (1, "\"name\":\"Ana\"", "\"name\":\"\"", 1),
        (1, ",{\"name\":\"Cleo\"}", "", 1),
        (last - 1, "pass", "withdraw", last - 1),
        (last - 1, "pass", "pass ", last - 1),
        (last - 1, "\"seat\":0", "\"seat\":1", last - 1),
        (last - 1, "\"seat\":0", "\"seat\":9", last - 1),
        (last - 1, "\"move\"", "\"wave\"", last - 1),
        (last - 2, "\"to\":12", "\"to\":13", last - 2),
        (last - 2, "\"to\":12", "\"to\":4000000000", last - 2),
        (last, "\"scores\":[", "\"scores\":[7,", last),
        (last, "played-out", "conceded", last),
        (last, "\"seed\":\"04", "\"seed\":\"05", last),
        (last, "\"end\"", "\"continued\"", last),
    ];
    for (line, from, to, expected) in cases {
        let found = error::<Trade>(&forged(&text, line, from, to));
        assert_eq!(found.line, expected, "{from} → {to}: {found}");
    }
}

#[test]
fn a_forged_outcome_of_chance_is_found_by_the_seed() {
    let text = small();
    let trade_kinds = ["orange", "yellow", "green", "violet", "joker"];
    for line in 2..=13 {
        let original = text.lines().nth(line - 1).expect("there is such a line");
        let drawn = trade_kinds.into_iter().find(|kind| original.contains(kind)).expect("a card was dealt");
        let other = if drawn == "orange" { "green" } else { "orange" };
        let found = error::<Trade>(&forged(&text, line, drawn, other));
        assert_eq!(found.line, line, "{found}");
        assert!(matches!(&found.kind, ReplayErrorKind::Rejected(why) if why.contains("croupier")), "{found}");
    }
}

#[test]
fn a_seed_without_a_commitment_is_rejected() {
    let text = small();
    let commitment = format!(",\"commitment\":\"{}\"", hex::encode(seed(4).commitment().0));
    let found = error::<Trade>(&forged(&text, 1, &commitment, ""));
    assert_eq!(found, ReplayError { line: text.lines().count(), kind: ReplayErrorKind::Uncommitted });
}

#[test]
fn only_an_outcome_can_follow_while_chance_decides() {
    let table = table::<Trade>(3, 4);
    let dealt = || table.log().take(5).cloned();
    let restore = |log: Vec<_>| Table::<Trade>::restore(table.header().clone(), Croupier::Away, log);
    let found = restore(dealt().collect()).expect_err("the deal is not complete");
    assert_eq!((found.seq, found.error), (5, TableError::ChanceAwaited));
    let concede = Entry { kind: EntryKind::Concede { seat: Seat::A }, at: None, act: None };
    let found = restore(dealt().chain([concede]).chain(table.log().skip(5).cloned()).collect());
    assert_eq!(found.expect_err("the deal is not complete").seq, 5);
}

#[test]
fn huge_files_and_lines_are_rejected() {
    let found = error::<Trade>(&"x".repeat(MAX_FILE_LEN + 1));
    assert_eq!(found, ReplayError { line: 1, kind: ReplayErrorKind::FileTooLong(MAX_FILE_LEN + 1) });
    let text = small() + &"x".repeat(MAX_LINE_LEN + 1);
    assert_eq!(error::<Trade>(&text).kind, ReplayErrorKind::LineTooLong(MAX_LINE_LEN + 1));
    let deep = format!("{{\"replay\":{}", "[".repeat(MAX_LINE_LEN - 100));
    assert_eq!(error::<Trade>(&deep).kind, ReplayErrorKind::NotAReplay);
}

#[test]
fn entries_and_headers_survive_a_round_trip_through_a_store() {
    let table = eventful();
    let header = replay::header_from_text::<Toledo>(&replay::header_text(table.header()));
    assert_eq!(header.as_ref(), Ok(table.header()));
    for entry in table.log() {
        let text = replay::entry_text::<Toledo>(entry);
        assert_eq!(replay::entry_from_text::<Toledo>(&text).as_ref(), Ok(entry), "{text}");
    }
    assert!(matches!(replay::entry_from_text::<Toledo>("{}"), Err(ReplayErrorKind::Malformed(_))));
}

#[test]
fn the_example_of_the_document_is_right() {
    let seed = Seed(std::array::from_fn(|byte| byte as u8));
    let nonces = vec![Nonce([0xaa; 32]), Nonce([0xbb; 32])];
    let players = [Player::person("Ana"), Player::bot("Teresa", "heuristic")];
    let options = toledo::Options { start: Some(Seat::A), ..toledo::Options::default() };
    let header = Header { options, nonces, ..Header::<Toledo>::new(players) };
    let mut table = Table::new(header, Croupier::Seeded(seed)).expect("the table can begin");
    play(&mut table, Seat::A, "place gem2 3");
    let step =
        table.undo_by_consent(Seat::A, table.seq() - 1, SeatSet::EMPTY, Stamp::NONE).expect("Ana agrees");
    commit(&mut table, step);
    play(&mut table, Seat::A, "place gem2 4");
    play(&mut table, Seat::B, "take");
    let step = table.concede(Seat::B, Stamp::NONE).expect("one can always concede");
    commit(&mut table, step);
    let text = replay::write(&table);
    assert!(DOCUMENT.contains(&text), "the example should be:\n{text}");
}
