//! Random games with random undos.

use crate::common::{Dice, Toledo, Trade, Window, commit, fold, seed, table};
use alcazar_core::{Event, Game, Seat, SeatSet, Viewer};
use alcazar_table::{Croupier, Entry, EntryKind, Stamp, Table, TableError, replay};
use proptest::prelude::*;

/// At every step the state is the fold of the log, nothing changes before the commit, and ask numbers only
/// grow.
fn plays<G: Game>(players: usize, number: u64) -> Table<G> {
    let mut dice = Dice::new(number);
    let mut table: Table<G> = table(players, number as u8);
    let mut highest = vec![0; players];
    let mut undos = 12;
    while table.outcome().is_none() {
        let before = table.clone();
        let back = if undos > 0 && dice.below(5) == 0 { dice.step_back(&table) } else { None };
        let is_back = back.is_some();
        undos -= usize::from(is_back);
        let step = back.unwrap_or_else(|| dice.step(&table));
        assert_eq!(table, before, "a step changes nothing before it is committed");
        let (base, next, count) = (step.base(), step.state().clone(), step.entries().len());
        commit(&mut table, step);
        assert_eq!(*table.state(), next);
        assert_eq!(table.seq(), base + count as u32);
        assert!(before.log().zip(table.log()).all(|(old, new)| old == new), "the log only grows");
        for seat in Seat::first(players) {
            let Some(ask) = table.ask(seat) else { continue };
            let highest = &mut highest[seat.index()];
            let is_kept = before.ask(seat) == Some(ask);
            assert!(ask > *highest || is_kept && ask == *highest, "an ask is never used again");
            *highest = ask;
        }
    }
    let states = fold(&table);
    for (seq, state) in (0..).zip(&states) {
        assert_eq!(table.state_at(seq).as_ref(), Some(state), "entry {seq}");
    }
    assert_eq!(table.state_at(table.seq() + 1), None);
    table
}

/// Files restore the same table, and each viewer's tail is the same from wherever they join.
fn survives<G: Game>(table: &Table<G>) {
    let saved = replay::save(table);
    let read = replay::read::<G>(&saved).expect("a file that was just written can be read");
    assert_eq!(read, *table);
    assert_eq!(replay::save(&read), saved);
    table.verify(*table.seed().expect("it has a seed")).expect("all outcomes follow from the seed");
    for viewer in Viewer::all(table.players().len()) {
        let whole = table.tail(viewer, 0).expect("everybody may know the whole tail");
        assert_eq!(whole.len(), table.version(viewer) as usize);
        for since in [whole.len() / 3, whole.len() / 2, whole.len()] {
            assert_eq!(table.tail(viewer, since as u32).expect("there is such a version"), whole[since..]);
        }
        assert!(table.tail(viewer, table.version(viewer) + 1).is_err());
    }
}

/// The same game, undone at the end of each turn and played again, draws the same cards.
fn draws_again<G: Game>(players: usize, number: u64) {
    let mut dice = Dice::new(number);
    let mut table: Table<G> = table(players, number as u8);
    let everybody = SeatSet::first(players);
    while table.outcome().is_none() {
        let step = dice.step(&table);
        let base = step.base();
        let state = step.state().clone();
        let entries: Vec<_> = step.entries().cloned().collect();
        let EntryKind::Event(Event::Move { seat, action }) = entries[0].kind else {
            panic!("a step begins with a move")
        };
        commit(&mut table, step);
        if table.outcome().is_some() {
            break;
        }
        let back = table.undo_by_consent(seat, base, everybody, Stamp::NONE).expect("all agree");
        commit(&mut table, back);
        table.play(seat, action).expect("it could be done before");
        assert_eq!(*table.state(), state);
        let again: Vec<_> = table.log().skip(base as usize + entries.len() + 1).cloned().collect();
        assert_eq!(again, entries);
    }
}

/// A possible outcome of chance that is not the croupier's.
fn forged<G: Game>(table: &Table<G>, seq: u32) -> Option<G::Chance> {
    let EntryKind::Event(Event::Chance(drawn)) = &table.entry(seq)?.kind else { return None };
    let state = table.state_at(seq)?;
    let mut dice = Dice::new(u64::from(seq));
    (0..20).map(|_| state.sample_chance(&mut dice.0)).find(|other| other != drawn)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(12) })]

    #[test]
    fn toledo(players in 2..=4_usize, number in 0..10_000_u64) {
        survives(&plays::<Toledo>(players, number));
    }

    #[test]
    fn trade(players in 3..=4_usize, number in 0..10_000_u64) {
        survives(&plays::<Trade>(players, number));
    }

    #[test]
    fn window(players in 2..=6_usize, number in 0..10_000_u64) {
        survives(&plays::<Window>(players, number));
    }

    #[test]
    fn an_undo_across_a_draw_brings_the_same_card_back(players in 2..=4_usize, number in 0..10_000_u64) {
        draws_again::<Toledo>(players, number);
    }
}

#[test]
fn a_changed_outcome_of_chance_is_found_at_its_entry() {
    let mut table: Table<Toledo> = table(3, 7);
    Dice::new(7).play_out(&mut table, 0);
    let mut forgeries = 0;
    for seq in 0..table.seq() {
        let Some(chance) = forged(&table, seq) else { continue };
        let mut log: Vec<_> = table.log().take(seq as usize).cloned().collect();
        log.push(Entry { kind: EntryKind::Event(Event::Chance(chance)), at: None, act: None });
        let error = Table::<Toledo>::restore(table.header().clone(), Croupier::Seeded(seed(7)), log)
            .expect_err("the croupier drew something else");
        assert_eq!(error.seq, seq);
        assert!(matches!(error.error, TableError::WrongOutcome { .. }), "{error}");
        forgeries += 1;
    }
    assert!(forgeries > 10, "only {forgeries} outcomes could be forged");
    assert!(table.verify(seed(8)).is_err(), "another seed was not committed to");
}
