//! Notation, positions and JSON are read as they were written.

use std::fmt::Debug;

use alcazar_core::{Event, EventOf, Game, Luck, Turn, Viewer, notation};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::violation::{Verdict, Violation, ensure, ensure_eq};

/// The JSON text of a value.
pub(crate) fn json<T: Serialize + Debug>(value: &T) -> Result<String, Violation> {
    serde_json::to_string(value)
        .map_err(|error| Violation { check: "serde", detail: format!("{value:?} can't be written: {error}") })
}

/// A value is read from JSON as it was written.
pub(crate) fn check_serde<T: Serialize + DeserializeOwned + Eq + Debug>(value: &T) -> Verdict {
    let text = json(value)?;
    match serde_json::from_str::<T>(&text) {
        Ok(read) => {
            ensure_eq!(read, *value, "serde", "after {text}");
        }
        Err(error) => ensure!(false, "serde", "{text} can't be read: {error}"),
    }
    Ok(())
}

/// Actions and outcomes are read as they were written, and actions are found by their notation.
pub(crate) fn check_notation<G: Game>(state: &G, luck: &mut impl Luck) -> Verdict {
    const RESOLVED: usize = 4;
    match state.turn() {
        Turn::Over => {}
        Turn::Chance => check_line(&state.sample_chance(luck))?,
        Turn::Seats(asked) => {
            let (mut legal, mut conceivable) = (Vec::new(), Vec::new());
            for seat in asked.iter() {
                state.conceivable_actions(seat, &mut conceivable);
                for action in &conceivable {
                    check_line(action)?;
                }
                state.legal_actions(seat, &mut legal);
                for _ in 0..RESOLVED {
                    let index = luck.below(legal.len() as u32) as usize;
                    let found = notation::resolve(&legal[index].to_string(), &legal);
                    ensure!(found == Ok(index), "notation-resolve", "“{}” gives {found:?}", legal[index]);
                }
            }
        }
    }
    Ok(())
}

fn check_line<T>(value: &T) -> Verdict
where
    T: std::fmt::Display + Debug + Eq + std::str::FromStr<Err = notation::Unreadable>,
{
    let line = value.to_string();
    let is_tidy = !line.is_empty()
        && line.split(' ').all(|word| !word.is_empty() && !word.contains(char::is_whitespace));
    ensure!(is_tidy, "notation-words", "“{line}” is not words with single spaces between");
    match line.parse::<T>() {
        Ok(read) => {
            ensure_eq!(read, *value, "notation", "“{line}”");
        }
        Err(error) => ensure!(false, "notation", "“{line}” of {value:?} can't be read: {error}"),
    }
    Ok(())
}

/// A state is the same after it was written as a position and read again.
pub(crate) fn check_position<G: Game>(state: &G) -> Verdict {
    let position = state.position();
    check_serde(&position)?;
    match G::from_position(&position) {
        Ok(read) => {
            ensure_eq!(read, *state, "position", "after {position:?}");
        }
        Err(reasons) => ensure!(false, "position", "{position:?} is rejected: {reasons:?}"),
    }
    Ok(())
}

/// Every view, and what every viewer sees of the next event, is read as it was written.
pub(crate) fn check_views<G: Game>(state: &G, event: &EventOf<G>) -> Verdict {
    for viewer in Viewer::all(state.players()) {
        check_serde(&state.view(viewer))?;
        if let Some(seen) = state.redact(event, viewer) {
            check_serde(&seen)?;
        } else {
            let is_own = matches!(event, Event::Move { seat, .. } if viewer.is(*seat));
            ensure!(!is_own, "redact-own", "{viewer:?} does not see their own {event:?}");
        }
    }
    Ok(())
}
