//! What the temperaments mean in Tyros, and what nobody likes.

use alcazar_core::{Game, Seat};
use tyros::board::Squares;
use tyros::{Action, State};

use crate::temper::Temper;

/// To ask for cards and give none, or to give them away, makes a fool of whoever does it.
const FOLLY: f64 = -1.0;
/// Each offer of a round makes the next one less welcome.
const CHATTER: f64 = -0.02;

/// How much more somebody of this temperament likes an action than it is worth, in shares of a victory.
pub(super) fn liking(state: &State, temper: Temper, action: Action) -> f64 {
    let (given, wanted) = state.offer();
    match action {
        Action::For if given.is_empty() => FOLLY,
        Action::Propose if wanted.is_empty() => FOLLY,
        Action::Offer { .. } => {
            CHATTER * f64::from(state.proposed(state.active())) + leaning(state, temper, action)
        }
        _ => leaning(state, temper, action),
    }
}

fn leaning(state: &State, temper: Temper, action: Action) -> f64 {
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
