//! What Tolède teaches.

use alcazar_core::{Game as _, Seat};
use governor::{Action, Cell, Phase, State};

use crate::{Attempt, Exercise, LEARNER, Lesson, Verdict};

impl Lesson for State {
    const SCRIPT: &'static str = include_str!("../scripts/governor.txt");
    const EXERCISES: &'static str = include_str!("../scripts/governor-exercises.txt");

    fn exercises() -> &'static [Exercise<Self>] {
        &[
            Exercise { name: "open", judge: open },
            Exercise { name: "two", judge: two },
            Exercise { name: "spoil", judge: spoil },
            Exercise { name: "passed", judge: passed },
            Exercise { name: "end-it", judge: end_it },
        ]
    }
}

/// A token is won in this turn.
fn open(attempt: &Attempt<'_, State>) -> Verdict {
    if won(attempt) > 0 {
        Verdict::Right
    } else if can_still_test(attempt) {
        Verdict::Open
    } else if attempt.goes_on() && attempt.state.phase() == Phase::Act {
        Verdict::Wrong("closed")
    } else {
        Verdict::Wrong("missed")
    }
}

/// A token is won in this turn, and another in the next.
fn two(attempt: &Attempt<'_, State>) -> Verdict {
    match won(attempt) {
        2.. => Verdict::Right,
        // The others have their turns, and everybody passes a card.
        1 if attempt.state.round() == attempt.start.round() => Verdict::Open,
        _ if can_still_test(attempt) => Verdict::Open,
        0 => Verdict::Wrong("first"),
        1 => Verdict::Wrong("second"),
    }
}

/// The test that was announced can't be passed any more.
fn spoil(attempt: &Attempt<'_, State>) -> Verdict {
    let tester = attempt.start.active();
    let cell = attempt.start.candidate(tester);
    match attempt.line.last() {
        Some(Action::Pass | Action::PassTurn) => Verdict::Wrong("let"),
        Some(Action::Rumour(other)) if *other != cell => Verdict::Wrong("elsewhere"),
        Some(Action::Discredit(_)) if opens(attempt.state, tester, cell) => Verdict::Wrong("held"),
        Some(Action::Discredit(_)) => Verdict::Right,
        _ => Verdict::Open,
    }
}

/// A discredit stops the player to the right, who waits in a district, from winning its token.
fn passed(attempt: &Attempt<'_, State>) -> Verdict {
    const RIVAL: Seat = Seat::C;
    let (state, cell) = (attempt.state, attempt.start.candidate(RIVAL));
    if state.discredits().at(cell).is_some() {
        if opens(state, RIVAL, cell) { Verdict::Wrong("held") } else { Verdict::Right }
    } else {
        let can_place = match state.phase() {
            Phase::Move => true,
            Phase::Act => state.candidate(LEARNER) == cell,
            _ => false,
        };
        if attempt.goes_on() && can_place { Verdict::Open } else { Verdict::Wrong("free") }
    }
}

/// The tenth token ends the game, and the learner has more points than anybody else.
fn end_it(attempt: &Attempt<'_, State>) -> Verdict {
    if attempt.state.phase() != Phase::Over {
        return if can_still_test(attempt) { Verdict::Open } else { Verdict::Wrong("waited") };
    }
    let scores = attempt.state.standing().scores;
    let is_ahead = scores.iter().all(|(seat, score)| seat == LEARNER || *score < scores[LEARNER]);
    if is_ahead { Verdict::Right } else { Verdict::Wrong("short") }
}

/// How many tokens the learner has won.
fn won(attempt: &Attempt<'_, State>) -> u8 {
    attempt.state.taken(LEARNER).len() - attempt.start.taken(LEARNER).len()
}

/// Whether the learner can still pass a test in this turn: the walk goes on, or their cards open the district
/// where it ended.
fn can_still_test(attempt: &Attempt<'_, State>) -> bool {
    let mut legal = Vec::new();
    attempt.state.legal_actions(LEARNER, &mut legal);
    let is_promising =
        |action: &Action| matches!(action, Action::Stop | Action::Test { .. } | Action::Show { .. });
    legal.iter().any(is_promising)
}

/// Whether the influence cards of a seat are enough for a test in a district (G3a).
fn opens(state: &State, seat: Seat, cell: Cell) -> bool {
    let mut needed = state.city().people(cell);
    if let Some(culture) = state.discredits().at(cell) {
        needed.insert(culture);
    }
    state.hand(seat).includes(needed)
}
