//! Verifying a game from outside the rules: replays its log, and checks the guarantees of [`Game`] at every
//! state.

use std::fmt::Debug;

use alcazar_core::{Chances, Game, Luck, Seat, Turn, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::history::History;

/// A broken guarantee.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct Violation {
    /// The number of events before it.
    pub(super) at: usize,
    /// The guarantee that is broken.
    pub(super) check: &'static str,
    pub(super) message: String,
}

/// All violations in a game.
pub(super) fn problems<G: Game>(history: &History<G>, luck: &mut impl Luck) -> Vec<Violation> {
    let mut findings = Findings { at: 0, problems: Vec::new() };
    let mut again = history.start().clone();
    check_state(&again, luck, &mut findings);
    for (_, event, after) in history.steps() {
        findings.at += 1;
        if let Err(error) = again.apply(event) {
            findings.add("replay", format!("the event can't be replayed: {error}"));
            break;
        }
        findings.same("replay", after, &again);
        check_state(after, luck, &mut findings);
    }
    findings.problems
}

struct Findings {
    at: usize,
    problems: Vec<Violation>,
}

impl Findings {
    fn add(&mut self, check: &'static str, message: impl Into<String>) {
        self.problems.push(Violation { at: self.at, check, message: message.into() });
    }

    fn must(&mut self, check: &'static str, is_so: bool, message: impl FnOnce() -> String) {
        if !is_so {
            self.add(check, message());
        }
    }

    fn same<T: PartialEq + Debug>(&mut self, check: &'static str, expected: &T, found: &T) {
        self.must(check, expected == found, || format!("{found:?} should be {expected:?}"));
    }

    /// Checks that a value survives serialization.
    fn round_trip<T: Serialize + DeserializeOwned + PartialEq + Debug>(
        &mut self,
        check: &'static str,
        thing: &T,
    ) {
        match serde_json::to_string(thing).and_then(|text| serde_json::from_str::<T>(&text)) {
            Ok(read) => self.same(check, thing, &read),
            Err(error) => self.add(check, error.to_string()),
        }
    }
}

fn check_state<G: Game>(state: &G, luck: &mut impl Luck, findings: &mut Findings) {
    let position = state.position();
    findings.round_trip("position", &position);
    match G::from_position(&position) {
        Ok(read) => findings.same("position", state, &read),
        Err(reasons) => findings.add("position", format!("rejected: {reasons:?}")),
    }
    for viewer in Viewer::all(state.players()) {
        let view = state.view(viewer);
        findings.round_trip("view", &view);
        findings.same("determinize", &view, &G::determinize(&view, luck).view(viewer));
    }
    for seat in Seat::first(state.players()) {
        check_actions(state, seat, findings);
    }
    if state.turn() == Turn::Chance {
        check_chances(state, findings);
    }
    let standing = state.standing();
    let lengths = [standing.scores.len(), standing.ranks.len()];
    findings.same("standing", &[state.players(); 2], &lengths);
    findings.same("ending", &(state.turn() == Turn::Over), &standing.ending.is_some());
}

fn check_actions<G: Game>(state: &G, seat: Seat, findings: &mut Findings) {
    let (mut legal, mut conceivable) = (Vec::new(), Vec::new());
    state.legal_actions(seat, &mut legal);
    state.conceivable_actions(seat, &mut conceivable);
    let is_asked = state.turn().asks(seat);
    findings.must("asked", is_asked != legal.is_empty(), || {
        format!("seat {seat} has {} legal actions", legal.len())
    });
    findings.must("sorted", legal.is_sorted_by(|a, b| a < b), || format!("{legal:?}"));
    if !is_asked {
        return;
    }
    let accepted: Vec<_> =
        conceivable.into_iter().filter(|action| state.check(seat, action).is_ok()).collect();
    findings.same("legal", &accepted, &legal);
    for action in &legal {
        findings.must("notation", action.to_string().parse().as_ref() == Ok(action), || action.to_string());
    }
}

fn check_chances<G: Game>(state: &G, findings: &mut Findings) {
    let Chances::Weighted(outcomes) = state.chances() else { return };
    findings.must("chances", !outcomes.is_empty(), || "no outcome is possible".to_owned());
    for (outcome, weight) in outcomes {
        let is_right = weight > 0
            && state.check_chance(&outcome).is_ok()
            && outcome.to_string().parse().as_ref() == Ok(&outcome);
        findings.must("chances", is_right, || outcome.to_string());
    }
}
