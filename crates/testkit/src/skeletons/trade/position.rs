//! Which positions can exist.

use alcazar_core::{Game, SeatSet};

use super::{Cards, DECK, HAND, ImpossiblePosition, Offer, PROPOSER, Phase, Position, Proposal, State};
use crate::skeletons::dealt;

/// Everything that is wrong with a position.
pub(super) fn problems(position: &Position) -> Vec<ImpossiblePosition> {
    let Position { hands, phase } = position;
    let players = hands.len();
    if !State::PLAYERS.contains(&players) {
        return vec![ImpossiblePosition::Players];
    }
    let mut problems = Vec::new();
    if !Cards::checked_sum(hands.values().copied()).is_some_and(|held| DECK.contains(held)) {
        problems.push(ImpossiblePosition::Cards);
    }

    let total = hands.values().map(|hand| hand.total()).sum::<usize>();
    let is_too_late = *phase == Phase::Dealing && total >= players * HAND;
    for (seat, hand) in hands.iter() {
        let expected = match *phase {
            Phase::Dealing => dealt(total, players, seat),
            Phase::Settled { proposal: Proposal { offer, .. }, deal: Some(partner), .. } => match seat {
                PROPOSER => (HAND + offer.want.total()).wrapping_sub(offer.give.total()),
                _ if seat == partner => (HAND + offer.give.total()).wrapping_sub(offer.want.total()),
                _ => HAND,
            },
            _ => HAND,
        };
        if is_too_late || hand.total() != expected {
            problems.push(ImpossiblePosition::Hand(seat));
        }
    }

    match *phase {
        Phase::Dealing | Phase::Passed => {}
        Phase::Drafting { draft } => {
            if !draft.is_sound() || !hands[PROPOSER].contains(draft.give) || draft.want.total() > HAND {
                problems.push(ImpossiblePosition::Offer);
            }
        }
        Phase::Answering { proposal, yes, no } => {
            problems.extend(offer_problem(position, &proposal, None));
            let is_open = yes.len() + no.len() < proposal.to.len();
            if !is_open || no.iter().any(|seat| yes.contains(seat) || !proposal.to.contains(seat)) {
                problems.push(ImpossiblePosition::Answers);
            } else {
                problems.extend(answer_problem(position, &proposal, yes, None));
            }
        }
        Phase::Picking { proposal, yes } => {
            problems.extend(offer_problem(position, &proposal, None));
            if yes.is_empty() {
                problems.push(ImpossiblePosition::Answers);
            } else {
                problems.extend(answer_problem(position, &proposal, yes, None));
            }
        }
        Phase::Settled { proposal, yes, deal } => {
            problems.extend(offer_problem(position, &proposal, deal));
            problems.extend(answer_problem(position, &proposal, yes, deal));
        }
    }
    problems
}

/// An offer is made to one or all of the others, with cards in hand, for no more cards than an asked seat can
/// hold.
fn offer_problem(
    Position { hands, .. }: &Position,
    &Proposal { offer, to }: &Proposal,
    deal: Option<alcazar_core::Seat>,
) -> Option<ImpossiblePosition> {
    let others = SeatSet::first(hands.len()).without(PROPOSER);
    let is_asked = to == others || to.len() == 1 && to.iter().all(|seat| others.contains(seat));
    let Offer { give, want } = offer;
    let is_payable = hands[PROPOSER].contains(if deal.is_some() { want } else { give });
    let is_possible =
        is_asked && is_payable && offer != Offer::EMPTY && offer.is_sound() && want.total() <= HAND;
    (!is_possible).then_some(ImpossiblePosition::Offer)
}

/// Only an asked seat that holds the cards can have agreed; after the deal the partner holds what was given.
fn answer_problem(
    Position { hands, .. }: &Position,
    &Proposal { offer, to }: &Proposal,
    yes: SeatSet,
    deal: Option<alcazar_core::Seat>,
) -> Option<ImpossiblePosition> {
    let can_agree = |seat| {
        let promised = if deal == Some(seat) { offer.give } else { offer.want };
        to.contains(seat) && hands.get(seat).is_some_and(|hand| hand.contains(promised))
    };
    let is_possible = yes.iter().all(can_agree) && deal.is_none_or(|partner| yes.contains(partner));
    (!is_possible).then_some(ImpossiblePosition::Answers)
}
