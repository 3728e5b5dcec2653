//! What the temperaments mean in Tolède, and what nobody likes.

use governor::{Action, State};

use super::Judge;
use crate::temperament::Temperament;

/// Who has nowhere to go does not walk to and fro, who can draw a card does not stand idle, and no card is played for nothing: so
/// little decides only between equals.
const IDLENESS: f64 = -0.003;

/// A discredit hinders everybody, and games in which each hinders each never end: it must be worth something.
const SPITE: f64 = -0.02;

/// Who stands where a token is sure takes it, unless something is clearly better.
const DITHERING: f64 = -0.03;

/// How much more somebody of this temperament likes an action than it is worth, in shares of a victory.
pub(super) fn liking(state: &State, temperament: Temperament, action: Action) -> f64 {
    let leaves_a_token =
        matches!(action, Action::Step(_) | Action::Draw | Action::Nothing | Action::Discredit(_))
            && Judge::new(state).is_sure();
    let dithering = if leaves_a_token { DITHERING } else { 0.0 };
    dithering + leaning(temperament, action)
}

fn leaning(temperament: Temperament, action: Action) -> f64 {
    match (temperament, action) {
        (Temperament::Merchant, Action::Draw) => 0.05,
        (Temperament::Merchant, Action::Bargain(_) | Action::Council) => 0.03,
        (Temperament::Duellist, Action::Discredit(_)) => 0.01,
        (Temperament::Duellist, Action::Rumour(_) | Action::Curfew) => 0.04,
        (Temperament::Miser, Action::Test { translators: 1.. }) => -0.05,
        (Temperament::Miser, action) if action.card().is_some() => -0.06,
        (_, Action::Discredit(_)) => SPITE,
        (_, Action::Step(_)) => IDLENESS,
        (_, Action::Nothing) => 4.0 * IDLENESS,
        (_, action) if action.card().is_some() => 4.0 * IDLENESS,
        _ => 0.0,
    }
}
