//! Illegal events are rejected and leave the state unchanged; legal ones are deterministic.

use std::hash::{DefaultHasher, Hasher};

use alcazar_core::{ApplyError, Event, EventOf, Game, Seat, Turn};

use super::{Pool, is_listed};
use crate::choose::{after, possible_events};
use crate::violation::{Verdict, Violation, ensure, ensure_eq};

fn hash<G: Game>(state: &G) -> u64 {
    let mut hasher = DefaultHasher::new();
    state.hash(&mut hasher);
    hasher.finish()
}

/// The same event gives the same state, with and without checks.
pub(crate) fn check_determinism<G: Game>(state: &G, event: &EventOf<G>) -> Verdict {
    let expected = after(state, event);
    for _ in 0..2 {
        let mut next = state.clone();
        let applied = next.apply(event);
        ensure!(applied.is_ok(), "apply-legal", "{event:?} is possible, but {applied:?}");
        ensure_eq!(next, expected, "determinism", "after {event:?}");
        ensure_eq!(hash(&next), hash(&expected), "determinism", "the hash after {event:?}");
    }
    Ok(())
}

/// Every kind of illegal event is an error and changes nothing.
pub(crate) fn check_rejections<G: Game>(
    state: &G,
    pool: &Pool<G>,
    luck: &mut impl alcazar_core::Luck,
) -> Verdict {
    let turn = state.turn();
    let listed = if turn == Turn::Chance { Some(state.chances()) } else { None };
    for chance in &pool.chances {
        let event = Event::Chance(chance.clone());
        match &listed {
            None => {
                require_rejection(state, &event, |error| {
                    matches!(error, ApplyError::MoveAwaited | ApplyError::Over)
                })?;
            }
            Some(listed) => {
                let verdict = state.check_chance(chance);
                if let Some(is_listed) = is_listed(listed, chance) {
                    ensure!(
                        verdict.is_ok() == is_listed,
                        "chance-complete",
                        "“{chance}” is {}listed, but {verdict:?}",
                        if is_listed { "" } else { "not " }
                    );
                }
                if verdict.is_err() {
                    require_rejection(state, &event, |error| matches!(error, ApplyError::Illegal(_)))?;
                }
            }
        }
    }

    let mut actions: Vec<G::Action> = pool.actions.clone();
    actions.extend(possible_events(state, luck).iter().filter_map(|event| match event {
        Event::Move { action, .. } => Some(*action),
        Event::Chance(_) => None,
    }));
    let mut legal = Vec::new();
    for seat in Seat::ALL {
        let is_asked = turn.asks(seat);
        if is_asked {
            state.legal_actions(seat, &mut legal);
            let mut conceivable = Vec::new();
            state.conceivable_actions(seat, &mut conceivable);
            actions.extend(conceivable);
        }
        for action in &actions {
            if is_asked && legal.binary_search(action).is_ok() {
                continue;
            }
            require_rejection(state, &Event::Move { seat, action: *action }, |error| match error {
                ApplyError::Over => turn == Turn::Over,
                ApplyError::ChanceAwaited => turn == Turn::Chance,
                ApplyError::NotAsked(other) => !is_asked && *other == seat,
                ApplyError::Illegal(_) => is_asked,
                ApplyError::MoveAwaited => false,
            })?;
        }
    }
    Ok(())
}

fn require_rejection<G: Game>(
    state: &G,
    event: &EventOf<G>,
    is_right: impl Fn(&ApplyError<G::Illegal>) -> bool,
) -> Result<(), Violation> {
    let mut next = state.clone();
    match next.apply(event) {
        Ok(()) => ensure!(false, "refusal", "{event:?} is illegal now, but was applied"),
        Err(error) => ensure!(is_right(&error), "refusal", "{event:?} was rejected because {error:?}"),
    }
    ensure_eq!(next, *state, "refusal-untouched", "after {event:?} was rejected");
    Ok(())
}
