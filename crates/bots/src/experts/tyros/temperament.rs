//! The preferences of the temperaments, and penalties for actions that look foolish to people.

use alcazar_core::{Game, Seat};
use tyros::board::Squares;
use tyros::{Action, Audience, Cards, Kind, Phase, Purchase, State};

use crate::temperament::Temperament;

/// For foolish actions: asking for cards without giving any, giving cards away, or asking for much more than
/// is given.
const FOLLY: f64 = -1.0;
/// Every offer takes time, and each earlier one in the round makes the next less welcome.
const OFFER: f64 = -0.01;
const REPEATED_OFFER: f64 = -0.05;
/// For withdrawing an offer that was accepted.
const WITHDRAWAL: f64 = -0.1;
/// For actions that hardly change anything: small enough to decide only between equals.
const IDLE: f64 = -0.005;

/// The bias of this temperament for or against an action, in shares of a victory.
pub(super) fn liking(state: &State, temperament: Temperament, action: Action) -> f64 {
    let (given, wanted) = state.offer();
    match action {
        Action::For if given.is_empty() => FOLLY,
        Action::Propose if wanted.is_empty() => FOLLY,
        Action::Want { kind } if price(wanted.plus(Cards::of(kind, 1))) > price(given) + 1 => FOLLY,
        Action::Offer { to } if !can_trade(state, to) => FOLLY,
        // Cards on the discard pile or in the proposer's hand can't be in another hand.
        Action::Want { kind } if state.unseen_by(state.active()).count(kind) <= wanted.count(kind) => FOLLY,
        Action::Withdraw => WITHDRAWAL,
        action if wastes_joker(state, action) => FOLLY,
        // Taking a card and paying with the same kind or a joker wastes two cards.
        Action::Take { kind } if others(state.cards(state.active()), kind).len() < TAKE_PRICE => FOLLY,
        Action::Pay { cards } if wastes_payment(state, cards) => FOLLY,
        Action::Swap => IDLE + preference(state, temperament, action),
        // From one coast of Italy to the other.
        Action::Sail { from, to, .. } if from.square() == to.square() => {
            4.0 * IDLE + preference(state, temperament, action)
        }
        Action::Offer { .. } => {
            let before = f64::from(state.proposed(state.active()));
            OFFER + REPEATED_OFFER * before + preference(state, temperament, action)
        }
        _ => preference(state, temperament, action),
    }
}

/// How many cards are discarded for one from the discard pile (Y5.6).
const TAKE_PRICE: u8 = 3;

/// The cards that are reasonable to pay for a card of this kind: neither the same kind nor jokers.
fn others(cards: Cards, kind: Kind) -> Cards {
    let mut left = cards;
    for excluded in [kind, Kind::Joker] {
        left = left.minus(Cards::of(excluded, left.count(excluded)));
    }
    left
}

/// Whether a card is paid for with the same kind or a joker.
fn wastes_payment(state: &State, cards: Cards) -> bool {
    matches!(state.phase(), Phase::Pay { purchase: Purchase::Take { kind } } if others(cards, kind) != cards)
}

/// Whether a joker is paid although another card would do; the joker would be more useful later (Y5.1).
fn wastes_joker(state: &State, action: Action) -> bool {
    let Some(spent) = spent(action).filter(|spent| spent.count(Kind::Joker) > 0) else { return false };
    // No drawn card is better than a joker.
    if matches!(state.phase(), Phase::Pay { purchase: Purchase::Swap }) {
        return true;
    }
    let seat = state.active();
    let mut others = state.cards(seat).minus(spent).kinds().filter(|&kind| kind != Kind::Joker);
    others.any(|kind| {
        let plainer = spent.minus(Cards::of(Kind::Joker, 1)).plus(Cards::of(kind, 1));
        state.check(seat, &with_payment(action, plainer)).is_ok()
    })
}

/// The cards that an action costs the active player.
fn spent(action: Action) -> Option<Cards> {
    match action {
        Action::Sail { pay, .. } | Action::Found { pay, .. } | Action::Build { pay, .. } => Some(pay),
        Action::Pay { cards } => Some(cards),
        Action::Give { kind } => Some(Cards::of(kind, 1)),
        _ => None,
    }
}

/// The same action with a different payment.
fn with_payment(action: Action, cards: Cards) -> Action {
    match action {
        Action::Sail { from, to, .. } => Action::Sail { from, to, pay: cards },
        Action::Found { ship, .. } => Action::Found { ship, pay: cards },
        Action::Build { city, .. } => Action::Build { city, pay: cards },
        Action::Pay { .. } => Action::Pay { cards },
        Action::Give { kind } => Action::Give { kind: cards.kinds().next().unwrap_or(kind) },
        other => other,
    }
}

/// The value of cards in an offer that looks fair to people: a joker counts as two cards.
fn price(cards: Cards) -> u8 {
    cards.len() + cards.count(Kind::Joker)
}

/// Whether both the proposer and the audience have cards.
fn can_trade(state: &State, to: Audience) -> bool {
    let proposer = state.active();
    let mut others = Seat::first(state.players()).filter(|&seat| match to {
        Audience::One(other) => seat == other,
        Audience::All => seat != proposer,
    });
    !state.cards(proposer).is_empty() && others.any(|seat| !state.cards(seat).is_empty())
}

fn preference(state: &State, temperament: Temperament, action: Action) -> f64 {
    match (temperament, action) {
        (Temperament::Merchant, Action::Found { .. } | Action::Build { .. } | Action::BuildOnTyros) => 0.03,
        (Temperament::Merchant, Action::Offer { .. } | Action::Yes | Action::Deal { .. }) => 0.04,
        // A ship beside another player's takes the square from them (Y5.3).
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
