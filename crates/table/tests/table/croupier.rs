//! The croupier follows the rule of docs/replays.md.

use alcazar_core::{Chances, Event, Game, Luck, Turn};
use alcazar_table::{Croupier, CroupierError, Draw, EntryKind, Header, Nonce, Seed, Table, TableError};
use sha2::{Digest, Sha256};

use crate::common::{Toledo, Trade, Window, header, seed, table, trade};

const DOCUMENT: &str = include_str!("../../../../docs/replays.md");

/// The seed and the nonces of the worked example.
fn example() -> (Seed, [Nonce; 2]) {
    (Seed(std::array::from_fn(|byte| byte as u8)), [Nonce([0xaa; 32]), Nonce([0xbb; 32])])
}

#[test]
fn the_worked_example_of_the_document_is_right() {
    // These values were computed by another program, in another language.
    let (seed, nonces) = example();
    let commitment = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
    assert_eq!(hex::encode(seed.commitment().0), commitment);
    let mut draw = Draw::new(&seed, &nonces, "cards", 2);
    let words: Vec<u64> = (0..5).map(|_| draw.below_u64(u64::MAX)).collect();
    let expected = [
        0xe816_6b97_79dc_dcbe,
        0x21c9_69bf_8ce3_71de,
        0xba71_f5fd_9cef_f062,
        0x42f5_a200_7bed_b78a,
        0x951e_3605_de58_3407,
    ];
    assert_eq!(words, expected, "four words of block 0 and the first of block 1");
    let mut draw = Draw::new(&seed, &nonces, "cards", 2);
    let numbers: Vec<u32> = (0..6).map(|_| draw.below(10)).collect();
    assert_eq!(numbers, [8, 2, 0, 4, 7, 3]);
    let documented = [
        commitment.to_owned(),
        "80f3c325ae501a184c8013a21d9fdacd834568eef8873a1de07e563c7ce54c0a".to_owned(),
        "636172647300000000000000000200000000".to_owned(),
        "e8166b9779dcdcbe21c969bf8ce371deba71f5fd9ceff06242f5a2007bedb78a".to_owned(),
        "951e3605de583407cbaa6505e38d8481916e2b68452af118b040e73bc4ec7553".to_owned(),
        "8, 2, 0, 4, 7, 3".to_owned(),
    ];
    for value in documented {
        assert!(DOCUMENT.contains(&value), "the document says {value}");
    }
}

#[test]
fn words_of_the_incomplete_run_are_rejected() {
    // For n = 2^63 + 1 nearly half of all words are rejected: the first, the third, and so on.
    let (seed, nonces) = example();
    let mut draw = Draw::new(&seed, &nonces, "cards", 2);
    let numbers: Vec<u64> = (0..6).map(|_| draw.below_u64((1 << 63) + 1)).collect();
    let expected = [
        2_434_593_344_993_849_822,
        4_824_940_698_760_230_794,
        1_994_966_439_064_438_884,
        1_938_215_279_476_794_639,
        3_882_233_181_778_796_935,
        762_208_471_297_297_885,
    ];
    assert_eq!(numbers, expected);
    assert_eq!(Draw::new(&seed, &nonces, "cards", 2).below_u64(0), 0);
    assert_eq!(Draw::new(&seed, &nonces, "cards", 2).below_u64(1), 0);
}

/// Recomputes every outcome of a table by the document, from nothing but its log.
fn recompute<G: Game>(table: &Table<G>, seed: Seed) {
    let header = table.header();
    assert_eq!(header.commitment.map(|it| it.0), Some(Sha256::digest(seed.0).into()));
    let mut state = G::setup(header.players.len(), &header.options).expect("it was set up before");
    let mut counts = std::collections::BTreeMap::new();
    for entry in table.log() {
        let EntryKind::Event(event) = &entry.kind else { continue };
        if let Event::Chance(given) = event {
            assert_eq!(state.turn(), Turn::Chance);
            let count = counts.entry(state.stream()).or_insert(0);
            let mut draw = Draw::new(&seed, &header.nonces, state.stream(), *count);
            *count += 1;
            let expected = match state.chances() {
                Chances::SampleOnly => state.sample_chance(&mut draw),
                Chances::Weighted(chances) => {
                    let total = chances.iter().map(|(_, weight)| u64::from(*weight)).sum();
                    let number = draw.below_u64(total);
                    let mut sum = 0;
                    let found = chances.into_iter().find(|(_, weight)| {
                        sum += u64::from(*weight);
                        number < sum
                    });
                    found.expect("the number is below the total").0
                }
            };
            assert_eq!(*given, expected);
        }
        state.apply(event).expect("the log is legal");
    }
    assert!(!counts.is_empty());
}

#[test]
fn every_outcome_can_be_recomputed() {
    recompute(&table::<Trade>(3, 1), seed(1));
    recompute(&table::<Window>(4, 2), seed(2));
    let nonces = vec![Nonce([1; 32]), Nonce([2; 32])];
    let with_nonces = Header { nonces, ..header::<Toledo>(2) };
    let mut table = Table::new(with_nonces, Croupier::Seeded(seed(3))).expect("the table can begin");
    crate::common::Dice::new(3).play_out(&mut table, 0);
    recompute(&table, seed(3));
}

#[test]
fn nonces_change_what_is_dealt() {
    let dealt = |nonces: Vec<Nonce>| {
        let header = Header { nonces, ..header::<Trade>(3) };
        let table = Table::new(header, Croupier::Seeded(seed(1))).expect("the table can begin");
        table.state().clone()
    };
    let without = dealt(Vec::new());
    let with = dealt(vec![Nonce([1; 32]); 3]);
    assert_ne!(without, with);
    assert_ne!(with, dealt(vec![Nonce([1; 32]), Nonce([1; 32]), Nonce([2; 32])]));
}

#[test]
fn a_script_is_followed_until_it_ends() {
    let script = trade(|_| {});
    assert_eq!(script.header().commitment, None);
    let error = Table::<Trade>::new(header(3), Croupier::Scripted(Vec::new())).expect_err("nothing is given");
    assert_eq!(error, TableError::Croupier(CroupierError::ScriptOver(0)));
    let impossible = vec!["joker".parse().map(alcazar_testkit::skeletons::trade::Dealt).expect("a kind"); 12];
    let error = Table::<Trade>::new(header(3), Croupier::Scripted(impossible)).expect_err("there are two");
    assert!(matches!(error, TableError::Illegal(_)), "{error}");
}

#[test]
fn a_seed_is_not_printed() {
    assert_eq!(format!("{:?}", seed(1)), "Seed(…)");
    let shown = format!("{:?}", table::<Trade>(3, 1));
    assert!(
        !shown.contains("01, 01") && !shown.contains("0101"),
        "a table in a log file must not reveal the seed"
    );
}
