//! What the temperaments mean in Tyros, and what nobody likes.

use alcazar_core::{Game, Seat};
use tyros::board::Squares;
use tyros::{Action, Audience, Cards, Kind, Phase, Purchase, State};

use crate::temperament::Temperament;

/// To ask for cards and give none, to give them away, or to ask for much more than one gives, makes a fool of whoever does it.
const FOLLY: f64 = -1.0;
/// An offer takes everybody's time, and each one of a round makes the next one less welcome.
const OFFER: f64 = -0.01;
const CHATTER: f64 = -0.05;
/// Who makes an offer means it.
const FICKLENESS: f64 = -0.1;
/// What changes nothing; so little decides only between equals.
const IDLENESS: f64 = -0.005;

/// How much more somebody of this temperament likes an action than it is worth, in shares of a victory.
pub(super) fn liking(state: &State, temperament: Temperament, action: Action) -> f64 {
    let (given, wanted) = state.offer();
    match action {
        Action::For if given.is_empty() => FOLLY,
        Action::Propose if wanted.is_empty() => FOLLY,
        Action::Want { kind } if price(wanted.plus(Cards::of(kind, 1))) > price(given) + 1 => FOLLY,
        Action::Offer { to } if !is_possible(state, to) => FOLLY,
        // What lies on the discard pile or in one's own hand nobody else has.
        Action::Want { kind } if state.unseen_by(state.active()).count(kind) <= wanted.count(kind) => FOLLY,
        Action::Withdraw => FICKLENESS,
        action if wastes_a_joker(state, action) => FOLLY,
        // To take a card and pay with its like, or with a joker, burns two for nothing.
        Action::Take { kind } if others(state.cards(state.active()), kind).len() < TAKING => FOLLY,
        Action::Pay { cards } if burns(state, cards) => FOLLY,
        Action::Swap => IDLENESS + leaning(state, temperament, action),
        // From one berth of a square to its other.
        Action::Sail { from, to, .. } if from.square() == to.square() => {
            4.0 * IDLENESS + leaning(state, temperament, action)
        }
        Action::Offer { .. } => {
            let before = f64::from(state.proposed(state.active()));
            OFFER + CHATTER * before + leaning(state, temperament, action)
        }
        _ => leaning(state, temperament, action),
    }
}

/// So many cards are paid for one of one's choice (Y5.6).
const TAKING: u8 = 3;

/// What may be paid for a card of this kind: neither its like nor jokers.
fn others(cards: Cards, kind: Kind) -> Cards {
    let mut left = cards;
    for useless in [kind, Kind::Joker] {
        left = left.minus(Cards::of(useless, left.count(useless)));
    }
    left
}

/// Whether it is paid for a card with its like, or with a joker.
fn burns(state: &State, cards: Cards) -> bool {
    matches!(state.phase(), Phase::Pay { purchase: Purchase::Take { kind } } if others(cards, kind) != cards)
}

/// Whether a joker is paid where another card would do: it can stand for any of them later (Y5.1).
fn wastes_a_joker(state: &State, action: Action) -> bool {
    let Some(spent) = spent(action).filter(|spent| spent.count(Kind::Joker) > 0) else { return false };
    // No card that is drawn is better than a joker.
    if matches!(state.phase(), Phase::Pay { purchase: Purchase::Swap }) {
        return true;
    }
    let seat = state.active();
    let mut others = state.cards(seat).minus(spent).kinds().filter(|&kind| kind != Kind::Joker);
    others.any(|kind| {
        let plainer = spent.minus(Cards::of(Kind::Joker, 1)).plus(Cards::of(kind, 1));
        state.check(seat, &spending(action, plainer)).is_ok()
    })
}

/// The cards that an action costs the player on turn.
fn spent(action: Action) -> Option<Cards> {
    match action {
        Action::Sail { pay, .. } | Action::Found { pay, .. } | Action::Build { pay, .. } => Some(pay),
        Action::Pay { cards } => Some(cards),
        Action::Give { kind } => Some(Cards::of(kind, 1)),
        _ => None,
    }
}

/// The same action for other cards.
fn spending(action: Action, cards: Cards) -> Action {
    match action {
        Action::Sail { from, to, .. } => Action::Sail { from, to, pay: cards },
        Action::Found { ship, .. } => Action::Found { ship, pay: cards },
        Action::Build { city, .. } => Action::Build { city, pay: cards },
        Action::Pay { .. } => Action::Pay { cards },
        Action::Give { kind } => Action::Give { kind: cards.kinds().next().unwrap_or(kind) },
        other => other,
    }
}

/// What cards are worth in an offer that a person would make: a joker two of the others.
fn price(cards: Cards) -> u8 {
    cards.len() + cards.count(Kind::Joker)
}

/// Whether there are cards on both sides.
fn is_possible(state: &State, to: Audience) -> bool {
    let proposer = state.active();
    let mut others = Seat::first(state.players()).filter(|&seat| match to {
        Audience::One(other) => seat == other,
        Audience::All => seat != proposer,
    });
    !state.cards(proposer).is_empty() && others.any(|seat| !state.cards(seat).is_empty())
}

fn leaning(state: &State, temperament: Temperament, action: Action) -> f64 {
    match (temperament, action) {
        (Temperament::Merchant, Action::Found { .. } | Action::Build { .. } | Action::BuildOnTyros) => 0.03,
        (Temperament::Merchant, Action::Offer { .. } | Action::Yes | Action::Deal { .. }) => 0.04,
        // A ship beside another's takes the square from him (Y5.3).
        (Temperament::Duellist, Action::Sail { to, .. }) => {
            let berths = Squares::only(to.square()).berths();
            let mut others = Seat::first(state.players()).filter(|&seat| seat != state.active());
            if others.any(|seat| !state.ships(seat).and(berths).is_empty()) { 0.05 } else { 0.0 }
        }
        (Temperament::Duellist, Action::Yes) => -0.04,
        (Temperament::Miser, Action::Sail { pay, .. }) => -0.02 * f64::from(pay.len()),
        (Temperament::Miser, Action::BuildOnTyros | Action::Take { .. }) => -0.04,
        _ => 0.0,
    }
}
