//! Random games at a table: moves are submitted, repeated, sent too late and taken back; tables are restored,
//! written and read.

use alcazar_core::{Event, EventOf, Game, Luck, Seat, SeatSet, Turn, Viewer};
use alcazar_table::{ActId, Croupier, EntryKind, Outcome, Seed, Stamp, Table, TableError, replay};

use super::channels::Sent;
use super::{TableFailure, header};
use crate::choose::random_event;
use crate::violation::{Verdict, Violation, ensure, ensure_eq};

/// Plays one game at a table.
pub(crate) fn check_play<G: Game>(
    players: usize,
    options: &G::Options,
    max_events: usize,
    luck: &mut impl Luck,
) -> Result<(), TableFailure> {
    let seed = Seed(std::array::from_fn(|_| luck.below(256) as u8));
    let mut table = Table::<G>::new(header(players, options), Croupier::Seeded(seed)).map_err(|refused| {
        TableFailure {
            problem: Violation { check: "table-start", detail: refused.to_string() },
            log: Vec::new(),
        }
    })?;
    let mut sent = Vec::new();
    // Moves that are taken back make games longer, hence twice the number of events.
    let found = |problem, table: &Table<G>| TableFailure::after::<G>(problem, events(table));
    for turn in 0..max_events * 2 {
        if table.outcome().is_some() {
            break;
        }
        play_on(&mut table, turn as u128, luck).map_err(|problem| found(problem, &table))?;
        if luck.below(16) == 0 {
            check_tails(&table, &mut sent).map_err(|problem| found(problem, &table))?;
        }
    }
    check_end(&table, seed).map_err(|problem| found(problem, &table))?;
    check_tails(&table, &mut sent).map_err(|problem| found(problem, &table))
}

fn events<G: Game>(table: &Table<G>) -> impl Iterator<Item = &EventOf<G>> {
    table.log().filter_map(|entry| match &entry.kind {
        EntryKind::Event(event) => Some(event),
        _ => None,
    })
}

/// Does something legal, or something illegal that the table must reject.
fn play_on<G: Game>(table: &mut Table<G>, number: u128, luck: &mut impl Luck) -> Verdict {
    let Some(Event::Move { seat, action }) = random_event(table.state(), luck) else {
        return Err(Violation {
            check: "table-asks",
            detail: "the game goes on, but no seat is asked".to_owned(),
        });
    };
    let Some(ask) = table.ask(seat) else {
        return Err(Violation {
            check: "table-asks",
            detail: format!("seat {seat} is to act but not asked"),
        });
    };
    match luck.below(32) {
        0 => {
            let refused = table.submit(seat, ask + 1, action, Stamp::NONE).err();
            ensure_eq!(
                refused,
                Some(TableError::Stale { given: ask + 1, present: ask }),
                "table-stale",
                "a later ask"
            );
        }
        1 => {
            let unasked = Seat::first(table.state().players()).find(|&other| table.ask(other).is_none());
            if let Some(other) = unasked {
                let refused = table.submit(other, ask, action, Stamp::NONE).err();
                ensure_eq!(
                    refused,
                    Some(TableError::NotAsked(other)),
                    "table-not-asked",
                    "seat {other}: “{action}”"
                );
            }
        }
        2 => take_back(table, seat, ask, luck)?,
        3 if table.seq() > 0 => undo_by_consent(table, seat, luck)?,
        4 => check_restored(table)?,
        5 => {
            let mut conceivable = Vec::new();
            table.state().conceivable_actions(seat, &mut conceivable);
            for action in conceivable {
                let expected = table.state().check(seat, &action).err().map(TableError::Illegal);
                let refused = table.submit(seat, ask, action, Stamp::NONE).err();
                ensure_eq!(refused, expected, "table-reason", "seat {seat}: “{action}”");
            }
        }
        _ => submit(table, seat, ask, action, ActId(number), luck)?,
    }
    Ok(())
}

/// Submits an action, as text or not. A repetition is acknowledged, and a step that was prepared before is
/// outdated.
fn submit<G: Game>(
    table: &mut Table<G>,
    seat: Seat,
    ask: u32,
    action: G::Action,
    act: ActId,
    luck: &mut impl Luck,
) -> Verdict {
    let stamp = Stamp::act(act);
    let step = if luck.below(2) == 0 {
        table.submit(seat, ask, action, stamp)
    } else {
        table.submit_text(seat, ask, &action.to_string(), stamp)
    };
    let step = step.map_err(|refused| Violation {
        check: "table-submit",
        detail: format!("seat {seat}: “{action}” is legal, but {refused}"),
    })?;
    let unaffected = table.state().unaffected(seat, &action);
    let kept: Vec<(Seat, u32)> =
        unaffected.iter().filter_map(|other| Some((other, table.ask(other)?))).collect();
    let (base, other_step) = (table.seq(), table.submit(seat, ask, action, Stamp::NONE));
    let committed = table.commit(step);
    ensure!(committed.is_ok(), "table-commit", "{committed:?}");
    let again = table.submit(seat, ask, action, stamp).err();
    ensure_eq!(again, Some(TableError::Repeated { seq: base }), "table-repeated", "“{action}” sent twice");
    let is_late = other_step.is_ok_and(|step| table.commit(step).is_err());
    ensure!(is_late, "table-outdated", "a step was committed that was prepared before another one");
    for (other, before) in kept {
        let is_same = table.ask(other).is_none_or(|now| now == before);
        ensure!(
            is_same,
            "table-ask-kept",
            "the ask of seat {other} should be the same after “{action}” of {seat}"
        );
    }
    let stale = table.submit(seat, ask, action, Stamp::NONE).is_err();
    ensure!(stale, "table-stale", "ask {ask} of seat {seat} was answered twice");
    Ok(())
}

/// Takes back what can be taken back freely, and no more. A viewer who saw none of it is sent nothing.
fn take_back<G: Game>(table: &mut Table<G>, seat: Seat, ask: u32, luck: &mut impl Luck) -> Verdict {
    let free = table.free_takebacks(seat);
    let refused = table.take_back(seat, ask, free + 1, Stamp::NONE).err();
    ensure_eq!(
        refused,
        Some(TableError::CantTakeBack { possible: free }),
        "table-take-back",
        "one more than is free"
    );
    if free == 0 {
        return Ok(());
    }
    let moves = 1 + luck.below(free as u32) as usize;
    let step = table.take_back(seat, ask, moves, Stamp::NONE).map_err(|refused| Violation {
        check: "table-take-back",
        detail: format!("seat {seat} may take {moves} of {free} back, but {refused}"),
    })?;
    let Some(EntryKind::Undo { to, .. }) = step.entries().next().map(|entry| &entry.kind) else {
        return Err(Violation {
            check: "table-take-back",
            detail: "the first entry is not an undo".to_owned(),
        });
    };
    let to = *to;
    let viewers: Vec<Viewer> = Viewer::all(table.state().players()).collect();
    let unaware: Vec<Viewer> = viewers
        .into_iter()
        .filter(|&viewer| {
            // The entries since may contain moves that were undone before, which only makes the check rarer.
            table.version_at(viewer, to) == table.version(viewer)
        })
        .collect();
    let before = unaware.iter().map(|&viewer| Sent::to(table, viewer)).collect::<Result<Vec<_>, _>>()?;
    let expected = table.state_at(to);
    let committed = table.commit(step);
    ensure!(committed.is_ok(), "table-commit", "{committed:?}");
    ensure_eq!(
        Some(table.state()),
        expected.as_ref(),
        "table-take-back",
        "the state after moves were taken back"
    );
    let stale = table.take_back(seat, ask, 1, Stamp::NONE).is_err();
    ensure!(stale, "table-stale", "ask {ask} of seat {seat} is still valid after moves were taken back");
    for (viewer, before) in unaware.into_iter().zip(before) {
        before.check_equal(&Sent::to(table, viewer)?, viewer)?;
    }
    Ok(())
}

/// Undoes a random number of entries with the consent of all, and never without.
fn undo_by_consent<G: Game>(table: &mut Table<G>, seat: Seat, luck: &mut impl Luck) -> Verdict {
    const MAX_ENTRIES: u32 = 12;
    let all = SeatSet::first(table.state().players());
    let to = table.seq() - 1 - luck.below(table.seq().min(MAX_ENTRIES));
    let refused = table.undo_by_consent(seat, to, SeatSet::EMPTY, Stamp::NONE);
    ensure!(all.len() == 1 || refused.is_err(), "table-consent", "seat {seat} undid moves without consent");
    // Not every entry is on the line of play that led here.
    let Ok(step) = table.undo_by_consent(seat, to, all, Stamp::NONE) else { return Ok(()) };
    let expected = table.state_at(to).filter(|state| state.turn() != Turn::Chance);
    let is_whole = step.state() == expected.as_ref().unwrap_or(step.state());
    ensure!(is_whole, "table-consent", "another state than the one at {to}");
    let committed = table.commit(step);
    ensure!(committed.is_ok(), "table-commit", "{committed:?}");
    Ok(())
}

/// A table is the fold of its log, also after it was written and read.
fn check_restored<G: Game>(table: &Table<G>) -> Verdict {
    let Some(seed) = table.seed() else { return Ok(()) };
    let wrong = |detail: String| Violation { check: "table-restore", detail };
    let restored = Table::restore(table.header().clone(), Croupier::Seeded(*seed), table.log().cloned());
    let restored = restored.map_err(|bad| wrong(bad.to_string()))?;
    ensure_eq!(restored.state(), table.state(), "table-restore", "the states");
    ensure!(restored == *table, "table-restore", "the table is not the fold of its log");
    let read = replay::read::<G>(&replay::save(table)).map_err(|error| wrong(error.to_string()))?;
    ensure!(read == *table, "table-replay", "a saved table is read as another one");
    Ok(())
}

fn check_end<G: Game>(table: &Table<G>, seed: Seed) -> Verdict {
    check_restored(table)?;
    let verified = table.verify(seed);
    ensure!(verified.is_ok(), "table-verify", "{verified:?}");
    let shown = replay::read::<G>(&replay::write(table));
    let shown = shown.map_err(|error| Violation { check: "table-replay", detail: error.to_string() })?;
    ensure_eq!(shown.state(), table.state(), "table-replay", "the states");
    ensure_eq!(shown.outcome(), table.outcome(), "table-replay", "the outcomes");
    if table.state().turn() == Turn::Over {
        let outcome = Outcome::PlayedOut(table.state().standing());
        ensure_eq!(table.outcome(), Some(outcome), "table-outcome", "the outcome and the standing");
    }
    Ok(())
}

/// What was sent to a viewer is only ever extended.
fn check_tails<G: Game>(table: &Table<G>, sent: &mut Vec<Sent<G>>) -> Verdict {
    let mut now = Vec::new();
    for (index, viewer) in Viewer::all(table.state().players()).enumerate() {
        let later = Sent::to(table, viewer)?;
        if let Some(before) = sent.get(index) {
            before.check_extends(&later, viewer)?;
        }
        now.push(later);
    }
    *sent = now;
    Ok(())
}
