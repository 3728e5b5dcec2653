//! The suite that every store must pass, and tests of the file.

use std::fs::{self, OpenOptions};
use std::io::{Cursor, Seek as _, SeekFrom, Write as _};
use std::path::Path;
use std::sync::Barrier;

use alcazar_store::{
    Change, EntryRow, Filter, KeyRow, Memory, PersonRow, Settings, Sqlite, Store, StoreError, TableRow, dump,
};

fn person(id: &str, name: &str) -> Change {
    Change::Person(PersonRow { id: id.to_owned(), name: name.to_owned(), since: 1 })
}

fn row(id: &str, revision: u32, created: u64, members: &[&str]) -> TableRow {
    TableRow {
        id: id.to_owned(),
        revision,
        stage: "open".to_owned(),
        listed: true,
        created,
        wake: None,
        members: members.iter().map(|&member| member.to_owned()).collect(),
        body: format!("body {revision}"),
        summary: None,
    }
}

fn table(id: &str) -> Change {
    Change::Table(row(id, 0, 1, &[]))
}

fn entry(table: &str, seq: u32, act: Option<&str>) -> Change {
    let entry = EntryRow { seq, act: act.map(str::to_owned), body: format!("{table} {seq}") };
    Change::Entry { table: table.to_owned(), entry }
}

fn is_conflict(outcome: &Result<(), StoreError>) -> bool {
    matches!(outcome, Err(StoreError::Conflict(_)))
}

/// Runs a check on a new store of every kind.
fn on_every_store(check: impl Fn(&dyn Store)) {
    check(&Memory::new());
    let folder = tempfile::tempdir().expect("a folder");
    check(&Sqlite::open(folder.path()).expect("a new store"));
}

fn store_unit(store: &dyn Store, unit: Vec<Change>) {
    store.commit(unit).wait().expect("it is stored");
}

#[test]
fn stored_rows_can_be_read() {
    on_every_store(|store| {
        assert_eq!(store.person("p").expect("readable"), None);
        store_unit(store, vec![person("p", "Ana"), person("q", "Ben")]);
        store_unit(store, vec![person("p", "Anna")]);
        assert_eq!(store.person("p").expect("readable").expect("there").name, "Anna");
        let key = KeyRow { hash: "h".into(), person: "p".into(), kind: "cookie".into(), since: 3 };
        store_unit(store, vec![Change::Key(key.clone())]);
        assert_eq!(store.key("h").expect("readable"), Some(key.clone()));
        assert!(
            is_conflict(&store.commit(vec![Change::Key(key.clone())]).wait()),
            "a key can't be added twice"
        );
        let stranger = KeyRow { hash: "i".into(), person: "nobody".into(), ..key };
        assert!(is_conflict(&store.commit(vec![Change::Key(stranger)]).wait()), "a key belongs to a person");
        store_unit(store, vec![Change::KeyGone { hash: "h".into() }]);
        assert_eq!(store.key("h").expect("readable"), None);
    });
}

#[test]
fn a_log_has_no_gaps_and_no_act_twice() {
    on_every_store(|store| {
        store_unit(store, vec![table("t"), table("u")]);
        store_unit(store, vec![entry("t", 0, None), entry("t", 1, Some("0:a")), entry("t", 2, None)]);
        for wrong in [
            entry("t", 1, None),
            entry("t", 2, Some("x")),
            entry("t", 4, None),
            entry("t", 3, Some("0:a")),
            entry("nowhere", 0, None),
        ] {
            assert!(is_conflict(&store.commit(vec![wrong.clone()]).wait()), "{wrong:?}");
        }
        store_unit(store, vec![entry("u", 0, Some("0:a"))]);
        store_unit(store, vec![entry("t", 3, Some("1:a"))]);
        let log = store.entries("t", 1).expect("readable");
        let rows: Vec<(u32, Option<&str>, &str)> =
            log.iter().map(|entry| (entry.seq, entry.act.as_deref(), entry.body.as_str())).collect();
        assert_eq!(rows, [(1, Some("0:a"), "t 1"), (2, None, "t 2"), (3, Some("1:a"), "t 3")]);
        assert_eq!(store.entries("t", 4).expect("readable"), []);
        assert_eq!(store.entries("nowhere", 0).expect("readable"), []);
    });
}

#[test]
fn a_unit_is_stored_as_a_whole_or_not_at_all() {
    on_every_store(|store| {
        store_unit(store, vec![table("t")]);
        let outcome =
            store.commit(vec![person("p", "Ana"), entry("t", 0, Some("a")), entry("t", 7, None)]).wait();
        assert!(is_conflict(&outcome));
        assert_eq!(store.person("p").expect("readable"), None);
        assert_eq!(store.entries("t", 0).expect("readable"), []);
        store_unit(store, vec![entry("t", 0, Some("a"))]);
    });
}

#[test]
fn a_table_changes_only_from_the_stored_revision() {
    on_every_store(|store| {
        store_unit(store, vec![Change::Table(row("t", 0, 5, &["q", "p"]))]);
        assert!(is_conflict(&store.commit(vec![table("t")]).wait()));
        assert!(is_conflict(&store.commit(vec![Change::Table(row("t", 2, 5, &[]))]).wait()));
        store_unit(store, vec![Change::Summary { table: "t".into(), text: "short".into() }]);
        let next = TableRow { stage: "playing".into(), wake: Some(9), ..row("t", 1, 5, &["p", "r"]) };
        store_unit(store, vec![Change::Table(next.clone())]);
        assert!(is_conflict(&store.commit(vec![Change::Table(next.clone())]).wait()));
        let read = store.table("t").expect("readable").expect("there");
        assert_eq!(read, TableRow { summary: Some("short".into()), ..next });
        assert_eq!(store.table("u").expect("readable"), None);
    });
}

#[test]
fn tables_are_listed_and_woken() {
    on_every_store(|store| {
        store_unit(
            store,
            vec![Change::Table(row("a", 0, 10, &["p"])), Change::Table(row("b", 0, 20, &["p", "q"]))],
        );
        store_unit(
            store,
            vec![Change::Table(TableRow { listed: false, wake: Some(7), ..row("c", 0, 30, &["q"]) })],
        );
        store_unit(
            store,
            vec![Change::Table(TableRow { stage: "over".into(), wake: Some(6), ..row("d", 0, 40, &[]) })],
        );
        let list = |filter: Filter| -> Vec<String> {
            let rows = store.tables(&filter).expect("readable");
            rows.into_iter().map(|row| row.id).collect()
        };
        let all = Filter { limit: 10, ..Filter::default() };
        assert_eq!(list(all.clone()), ["d", "c", "b", "a"]);
        assert_eq!(list(Filter { limit: 2, ..all.clone() }), ["d", "c"]);
        assert_eq!(list(Filter { before: Some(30), ..all.clone() }), ["b", "a"]);
        assert_eq!(list(Filter { listed: true, ..all.clone() }), ["d", "b", "a"]);
        assert_eq!(list(Filter { member: Some("q".into()), ..all.clone() }), ["c", "b"]);
        assert_eq!(list(Filter { stage: Some("open".into()), listed: true, ..all }), ["b", "a"]);
        assert_eq!(store.due(8, 10).expect("readable"), ["d", "c"]);
        assert_eq!(store.due(7, 10).expect("readable"), ["d"]);
        assert_eq!(store.due(8, 1).expect("readable"), ["d"]);
        let wake = |table: &str, at| Change::Wake { table: table.to_owned(), at };
        store_unit(store, vec![wake("c", Some(9)), wake("d", None), wake("a", Some(5))]);
        assert_eq!(store.due(10, 10).expect("readable"), ["a", "c"]);
        // A new wake time is no new revision.
        store_unit(store, vec![Change::Table(row("a", 1, 10, &["p"]))]);
    });
}

#[test]
fn chat_notes_and_mutes() {
    on_every_store(|store| {
        store_unit(store, vec![table("t"), table("u"), person("p", "Ana")]);
        let say = |number| Change::Chat { table: "t".into(), number, text: format!("line {number}") };
        store_unit(store, (0..5).map(say).collect());
        assert!(is_conflict(&store.commit(vec![say(2)]).wait()));
        assert_eq!(store.chat("t", 2).expect("readable"), [(3, "line 3".into()), (4, "line 4".into())]);
        assert_eq!(store.chat("u", 2).expect("readable"), []);
        let note = |text: &str| Change::Note { table: "t".into(), person: "p".into(), text: text.into() };
        store_unit(store, vec![note("first")]);
        store_unit(store, vec![note("second")]);
        assert_eq!(store.note("t", "p").expect("readable").as_deref(), Some("second"));
        assert_eq!(store.note("u", "p").expect("readable"), None);
        let mute = |muted| Change::Mute { person: "p".into(), other: "q".into(), muted };
        store_unit(store, vec![mute(true), mute(true)]);
        assert_eq!(store.mutes("p").expect("readable"), ["q"]);
        assert_eq!(store.mutes("q").expect("readable"), Vec::<String>::new());
        store_unit(store, vec![mute(false)]);
        assert_eq!(store.mutes("p").expect("readable"), Vec::<String>::new());
    });
}

/// Rows of every kind.
fn fill(store: &dyn Store) {
    let key = KeyRow { hash: "h".into(), person: "p".into(), kind: "cookie".into(), since: 3 };
    store_unit(store, vec![person("p", "Ana"), Change::Key(key), Change::Table(row("t", 0, 5, &["p"]))]);
    store_unit(
        store,
        vec![Change::Table(row("t", 1, 5, &["p"])), entry("t", 0, Some("a")), entry("t", 1, None)],
    );
    store_unit(store, vec![Change::Chat { table: "t".into(), number: 0, text: "“hello”\n".into() }]);
    store_unit(store, vec![Change::Note { table: "t".into(), person: "p".into(), text: "mine".into() }]);
    store_unit(store, vec![Change::Mute { person: "p".into(), other: "q".into(), muted: true }]);
}

fn exported(store: &dyn Store) -> Vec<u8> {
    let mut bytes = Vec::new();
    dump::export(store, &mut bytes).expect("it can be written");
    bytes
}

fn import(store: &dyn Store, bytes: &[u8]) -> Result<u64, StoreError> {
    dump::import(store, || Ok(Box::new(Cursor::new(bytes.to_vec()))))
}

#[test]
fn a_dump_reproduces_the_store() {
    on_every_store(|store| {
        fill(store);
        let bytes = exported(store);
        on_every_store(|other| {
            assert_eq!(import(other, &bytes).expect("it fits"), 8);
            assert_eq!(exported(other), bytes);
            assert!(import(other, &bytes).is_err(), "only an empty store can be filled");
        });
    });
}

#[test]
fn a_damaged_dump_imports_nothing() {
    let store = Memory::new();
    fill(&store);
    let whole = exported(&store);
    for (number, _) in whole.iter().enumerate().step_by(7) {
        let mut damaged = whole.clone();
        damaged[number] ^= 1;
        let empty = Memory::new();
        assert!(import(&empty, &damaged).is_err(), "byte {number}");
        assert!(import(&empty, &whole[..number]).is_err(), "cut off at {number}");
        assert_eq!(exported(&empty), exported(&Memory::new()));
    }
}

#[test]
fn one_conflict_does_not_fail_the_others() {
    on_every_store(|store| {
        store_unit(store, (0..50).map(|number| table(&format!("t{number}"))).collect());
        let threads = 8;
        let barrier = Barrier::new(threads);
        let won: usize = std::thread::scope(|scope| {
            let race = || {
                barrier.wait();
                let receipts: Vec<_> = (0..50)
                    .map(|number| store.commit(vec![entry(&format!("t{number}"), 0, Some("a"))]))
                    .collect();
                receipts.into_iter().filter_map(|receipt| receipt.wait().ok()).count()
            };
            let races: Vec<_> = (0..threads).map(|_| scope.spawn(race)).collect();
            races.into_iter().map(|race| race.join().expect("it ends")).sum()
        });
        assert_eq!(won, 50, "each first entry was written once");
    });
}

#[test]
fn a_file_survives_closing_and_is_locked_by_one_process() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(folder.path()).expect("a new store");
    fill(&store);
    let before = exported(&store);
    assert!(matches!(Sqlite::open(folder.path()), Err(StoreError::Locked(_))));
    let peeked = Sqlite::peek(folder.path(), |store| Ok(exported(store))).expect("others may read");
    assert_eq!(peeked, before);
    drop(store);
    let store = Sqlite::open(folder.path()).expect("it is free again");
    assert_eq!(exported(&store), before);
}

#[test]
fn a_backup_is_taken_while_the_store_is_written_to() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(folder.path()).expect("a new store");
    fill(&store);
    let place = tempfile::tempdir().expect("a folder");
    let file = place.path().join("alcazar.sqlite");
    std::thread::scope(|scope| {
        let writing = scope.spawn(|| {
            for seq in 2..200 {
                store_unit(&store, vec![entry("t", seq, None)]);
            }
        });
        Sqlite::backup(folder.path(), &file).expect("a copy");
        writing.join().expect("it is written meanwhile");
    });
    assert!(Sqlite::backup(folder.path(), &file).is_err(), "nothing is overwritten");
    let copy = Sqlite::open(place.path()).expect("the copy is a store");
    let log = copy.entries("t", 0).expect("readable");
    let whole = store.entries("t", 0).expect("readable");
    assert!(log.len() >= 2 && whole.starts_with(&log), "the copy is the store of one moment");
    assert!(Sqlite::backup(&place.path().join("nowhere"), &place.path().join("b")).is_err());
}

#[test]
fn a_full_disk_stops_the_writer_and_loses_nothing_that_was_stored() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open_with(folder.path(), Settings { max_pages: Some(60) }).expect("a new store");
    store_unit(&store, vec![table("t")]);
    let mut stored = 0;
    let why = loop {
        let body = "x".repeat(500);
        let entry = EntryRow { seq: stored, act: None, body };
        match store.commit(vec![Change::Entry { table: "t".into(), entry }]).wait() {
            Ok(()) => stored += 1,
            Err(why) => break why,
        }
        assert!(stored < 10_000, "the disk is never full");
    };
    assert!(matches!(&why, StoreError::Stopped(why) if why.contains("full")), "{why}");
    let later = store.commit(vec![person("p", "Ana")]).wait();
    assert_eq!(later.expect_err("nothing is written afterwards").to_string(), why.to_string());
    drop(store);
    let store = Sqlite::open(folder.path()).expect("the file is sound");
    assert_eq!(store.entries("t", 0).expect("readable").len(), stored as usize);
}

/// A file with a few hundred entries.
fn filled(folder: &Path) -> std::path::PathBuf {
    let store = Sqlite::open(folder).expect("a new store");
    store_unit(&store, vec![table("t")]);
    store_unit(&store, (0..500).map(|seq| entry("t", seq, None)).collect());
    drop(store);
    folder.join("alcazar.sqlite")
}

#[test]
fn a_damaged_file_is_rejected() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = filled(folder.path());
    let length = fs::metadata(&file).expect("there").len();
    let mut damaged = OpenOptions::new().write(true).open(&file).expect("writable");
    damaged.seek(SeekFrom::Start(length / 2)).expect("inside");
    damaged.write_all(&[0xa5; 6000]).expect("written");
    drop(damaged);
    let error = Sqlite::open(folder.path()).expect_err("it is damaged");
    assert!(matches!(error, StoreError::Damaged(_)), "{error}");
    assert!(error.to_string().contains("restore a backup"), "{error}");
    fs::write(&file, b"this was a database once, and is nothing any more").expect("written");
    let error = Sqlite::open(folder.path()).expect_err("it is nothing");
    assert!(matches!(error, StoreError::Damaged(_)), "{error}");
}

#[test]
fn a_foreign_file_or_one_of_a_later_release_is_rejected() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = filled(folder.path());
    let connection = rusqlite::Connection::open(&file).expect("a database");
    connection.pragma_update(None, "user_version", 1000).expect("written");
    let error = Sqlite::open(folder.path()).expect_err("it is too new");
    assert!(error.to_string().contains("later release"), "{error}");
    connection.pragma_update(None, "user_version", 1).expect("written");
    connection.pragma_update(None, "application_id", 7).expect("written");
    let error = Sqlite::open(folder.path()).expect_err("it is another's");
    assert!(error.to_string().contains("something else"), "{error}");
}

#[test]
fn the_log_is_checkpointed_while_the_store_is_open() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Sqlite::open(folder.path()).expect("a store");
    let size = || std::fs::metadata(folder.path().join("alcazar.sqlite")).expect("a file").len();
    store_unit(&store, vec![table("a")]);
    let before = size();
    let receipts: Vec<_> = (0..5000).map(|seq| store.commit(vec![entry("a", seq, None)])).collect();
    for receipt in receipts {
        receipt.wait().expect("stored");
    }
    // It happens on another thread, so it may take a while.
    while size() == before {
        std::thread::yield_now();
    }
    drop(store);
    let store = Sqlite::open(folder.path()).expect("a store");
    assert_eq!(store.entries("a", 0).expect("readable").len(), 5000);
}
