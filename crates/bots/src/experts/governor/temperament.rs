//! Biases for and against actions in Tolède: those of each temperament, and those that all bots share.

use governor::{Action, State};

use super::Evaluator;
use crate::temperament::Temperament;

/// A bias against steps, cards and idleness that gain nothing. It is small enough to decide only between
/// equally good actions.
const POINTLESS: f64 = -0.003;

/// A bias against discredits. They hinder all players, and games with many of them never end.
const DISCREDIT: f64 = -0.02;

/// A bias against leaving a token that is sure, unless another action is clearly better.
const SURE_TOKEN_LEFT: f64 = -0.03;

/// How much more than its worth a player of this temperament likes an action, in shares of a victory.
pub(super) fn liking(state: &State, temperament: Temperament, action: Action) -> f64 {
    let leaves_a_token =
        matches!(action, Action::Step(_) | Action::Draw | Action::Nothing | Action::Discredit(_))
            && Evaluator::new(state).is_token_sure();
    let left = if leaves_a_token { SURE_TOKEN_LEFT } else { 0.0 };
    left + bias(temperament, action)
}

fn bias(temperament: Temperament, action: Action) -> f64 {
    match (temperament, action) {
        (Temperament::Merchant, Action::Draw) => 0.05,
        (Temperament::Merchant, Action::Bargain(_) | Action::Council) => 0.03,
        (Temperament::Duellist, Action::Discredit(_)) => 0.01,
        (Temperament::Duellist, Action::Rumour(_) | Action::Curfew) => 0.04,
        (Temperament::Miser, Action::Test { translators: 1.. }) => -0.05,
        (Temperament::Miser, action) if action.card().is_some() => -0.06,
        (_, Action::Discredit(_)) => DISCREDIT,
        (_, Action::Step(_)) => POINTLESS,
        (_, Action::Nothing) => 4.0 * POINTLESS,
        (_, action) if action.card().is_some() => 4.0 * POINTLESS,
        _ => 0.0,
    }
}
