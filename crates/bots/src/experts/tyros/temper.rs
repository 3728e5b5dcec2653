//! What the temperaments mean in Tyros.

use alcazar_core::{Game, Seat};
use tyros::board::Squares;
use tyros::{Action, State};

use crate::temper::Temper;

/// How much more somebody of this temperament likes an action than it is worth, in shares of a victory.
pub(super) fn liking(state: &State, temper: Temper, action: Action) -> f64 {
    match (temper, action) {
        (Temper::Merchant, Action::Found { .. } | Action::Build { .. } | Action::BuildOnTyros) => 0.03,
        (Temper::Merchant, Action::Offer { .. } | Action::Yes | Action::Deal { .. }) => 0.04,
        // A ship beside another's takes the square from him (Y5.3).
        (Temper::Duellist, Action::Sail { to, .. }) => {
            let berths = Squares::only(to.square()).berths();
            let mut others = Seat::first(state.players()).filter(|&seat| seat != state.active());
            if others.any(|seat| !state.ships(seat).and(berths).is_empty()) { 0.05 } else { 0.0 }
        }
        (Temper::Duellist, Action::Yes) => -0.04,
        (Temper::Miser, Action::Sail { pay, .. }) => -0.02 * f64::from(pay.len()),
        (Temper::Miser, Action::BuildOnTyros | Action::Take { .. }) => -0.04,
        _ => 0.0,
    }
}
