//! What Toledo teaches.

use alcazar_core::Seat;
use toledo::{Action, State, Tile};

use crate::{Attempt, Exercise, LEARNER, Lesson, Verdict};

impl Lesson for State {
    const SCRIPT: &'static str = include_str!("../scripts/toledo.txt");
    const EXERCISES: &'static str = include_str!("../scripts/toledo-exercises.txt");

    fn exercises() -> &'static [Exercise<Self>] {
        &[
            Exercise { name: "three-moves", judge: three_moves },
            Exercise { name: "deliver-eight", judge: deliver_eight },
            Exercise { name: "opponent", judge: opponent },
            Exercise { name: "end-it", judge: end_it },
            Exercise { name: "payment", judge: payment },
        ]
    }
}

/// Three moves in one turn: all with cards of the lead value.
fn three_moves(attempt: &Attempt<'_, State>) -> Verdict {
    let moves = attempt.line.iter().filter(|action| matches!(action, Action::Move { .. })).count();
    if moves >= 3 {
        Verdict::Right
    } else if attempt.goes_on() && can_move(attempt.state) {
        Verdict::Open
    } else if moves == 0 {
        Verdict::Wrong("still")
    } else if attempt.line.iter().any(|action| matches!(action, Action::Pay { .. })) {
        Verdict::Wrong("paid")
    } else {
        Verdict::Wrong("stopped")
    }
}

/// A sword worth 8 is forged and delivered in one turn.
fn deliver_eight(attempt: &Attempt<'_, State>) -> Verdict {
    const VALUE: u8 = 8;
    let forged = attempt.line.iter().find_map(|action| match action {
        Action::Forge { sword } => Some(sword.value),
        _ => None,
    });
    let has_declined = attempt.line.contains(&Action::Decline);
    if attempt.line.iter().any(|action| matches!(action, Action::Deliver { sword } if sword.value == VALUE)) {
        Verdict::Right
    } else if forged.is_some_and(|value| value != VALUE) {
        Verdict::Wrong("small")
    } else if forged.is_some() && has_declined {
        Verdict::Wrong("kept")
    } else if attempt.goes_on() {
        Verdict::Open
    } else if forged.is_some() {
        Verdict::Wrong("stopped")
    } else {
        Verdict::Wrong("still")
    }
}

/// The duel is fought against the opponent who has no tile that the learner has.
fn opponent(attempt: &Attempt<'_, State>) -> Verdict {
    let challenged = attempt.line.iter().find_map(|action| match action {
        Action::Challenge { defender } => Some(*defender),
        _ => None,
    });
    let shares_tile = |seat: Seat| {
        let both = |&tile: &Tile| attempt.start.has_tile(seat, tile) && attempt.start.has_tile(LEARNER, tile);
        Tile::ALL.iter().any(both)
    };
    match challenged {
        Some(seat) if shares_tile(seat) => Verdict::Wrong("armed"),
        Some(_) => Verdict::Right,
        None if attempt.goes_on() => Verdict::Open,
        None => Verdict::Wrong("elsewhere"),
    }
}

/// The third figure enters the Alcázar, while the opponent is too far away to deliver the great sword.
fn end_it(attempt: &Attempt<'_, State>) -> Verdict {
    const TO_END: u8 = 3;
    if attempt.state.in_alcazar(LEARNER) >= TO_END {
        if attempt.goes_on() { Verdict::Open } else { Verdict::Right }
    } else if attempt.goes_on() {
        Verdict::Open
    } else if attempt.line.contains(&Action::Take) {
        Verdict::Wrong("cards")
    } else {
        Verdict::Wrong("waited")
    }
}

/// The gem is paid for with the card that is not needed to enter the Alcázar.
fn payment(attempt: &Attempt<'_, State>) -> Verdict {
    let has_gem = attempt.state.gems(LEARNER) > attempt.start.gems(LEARNER);
    let has_paid = attempt.line.iter().any(|action| matches!(action, Action::Pay { .. }));
    if has_gem && attempt.state.in_alcazar(LEARNER) > 0 {
        Verdict::Right
    } else if has_paid && !can_enter(attempt.state) {
        Verdict::Wrong("dear")
    } else if attempt.line.contains(&Action::Decline) {
        Verdict::Wrong("unpaid")
    } else if attempt.goes_on() {
        Verdict::Open
    } else if has_gem {
        Verdict::Wrong("dear")
    } else {
        Verdict::Wrong("still")
    }
}

/// Whether the learner can bring a figure into the Alcázar before the turn ends, with the cards in hand.
fn can_enter(state: &State) -> bool {
    use alcazar_core::Game as _;
    let mut legal = Vec::new();
    state.legal_actions(LEARNER, &mut legal);
    legal.iter().any(|action| {
        let mut next = state.clone();
        next.apply_action(LEARNER, action);
        next.in_alcazar(LEARNER) > state.in_alcazar(LEARNER) || (next.active() == LEARNER && can_enter(&next))
    })
}

/// Whether the learner can move a figure before the turn ends: at once, or after the use of a place.
fn can_move(state: &State) -> bool {
    use alcazar_core::Game as _;
    let mut legal = Vec::new();
    state.legal_actions(LEARNER, &mut legal);
    legal.iter().any(|action| match action {
        Action::Move { .. } => true,
        Action::End | Action::Take | Action::Place { .. } | Action::Back { .. } => false,
        _ => {
            let mut next = state.clone();
            next.apply_action(LEARNER, action);
            // Cards drawn in a tavern may help.
            next.turn() == alcazar_core::Turn::Chance || can_move(&next)
        }
    })
}
