//! What a viewer sees, and the states that are consistent with it.

use alcazar_core::{Event, EventOf, Game, Luck, Seat, SeatMap, SeatSet, Secret, Viewer};
use serde::{Deserialize, Serialize};

use super::{Action, Cards, DECK, Dealt, HAND, Kind, Offer, PROPOSER, Phase, Position, Proposal, State};

/// All that one viewer may know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// The hands, as far as the viewer sees them.
    pub hands: SeatMap<HandView>,
    /// The phase of the trade.
    pub phase: PhaseView,
}

/// A hand: its number of cards is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandView {
    /// How many cards it has.
    pub count: u8,
    /// Which ones.
    pub cards: Secret<Cards>,
}

/// A proposal: the asked seats and the numbers are open, the colours are for the proposer and the asked
/// seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProposalView {
    /// The asked seats.
    pub to: SeatSet,
    /// How many cards are given.
    pub give: u8,
    /// How many cards are wanted.
    pub want: u8,
    /// The colours.
    pub offer: Secret<Offer>,
}

/// The phase of the trade, as far as the viewer knows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the same as in the state")]
pub enum PhaseView {
    Dealing,
    Drafting { draft: Secret<Offer> },
    Answering { proposal: ProposalView, answered: SeatSet, own: Option<bool> },
    Picking { proposal: ProposalView, yes: SeatSet },
    Passed,
    Settled { proposal: ProposalView, yes: SeatSet, deal: Option<Seat> },
}

/// What one viewer sees of one event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are named after their types")]
pub enum Seen {
    /// A card was dealt.
    Dealt { seat: Seat, kind: Secret<u8> },
    /// The viewer's own offer, after a change.
    Drafted { draft: Offer },
    /// An offer was made.
    Proposed { proposal: ProposalView },
    /// No offer was made.
    Passed,
    /// A seat answered, but others have not yet.
    Answered { seat: Seat, answer: Secret<bool> },
    /// A seat gave the last answer; these seats agreed.
    AllAnswered { seat: Seat, yes: SeatSet },
    /// A deal was made, or none.
    Settled { deal: Option<Seat> },
}

/// The proposer and the asked seats see the colours.
fn view_proposal(&Proposal { offer, to }: &Proposal, viewer: Viewer) -> ProposalView {
    let is_seen = viewer.seat().is_some_and(|seat| seat == PROPOSER || to.contains(seat));
    let [give, want] = [offer.give, offer.want].map(|cards| cards.total() as u8);
    ProposalView { to, give, want, offer: Secret::when(is_seen, offer) }
}

pub(super) fn view(state: &State, viewer: Viewer) -> View {
    let hands = state.hands().map(|seat, &cards| HandView {
        count: cards.total() as u8,
        cards: Secret::when(viewer.is(seat), cards),
    });
    let phase = match *state.phase() {
        Phase::Dealing => PhaseView::Dealing,
        Phase::Drafting { draft } => PhaseView::Drafting { draft: Secret::when(viewer.is(PROPOSER), draft) },
        Phase::Answering { proposal, yes, no } => PhaseView::Answering {
            proposal: view_proposal(&proposal, viewer),
            answered: yes.iter().chain(no.iter()).collect(),
            own: viewer
                .seat()
                .filter(|&seat| yes.contains(seat) || no.contains(seat))
                .map(|seat| yes.contains(seat)),
        },
        Phase::Picking { proposal, yes } => {
            PhaseView::Picking { proposal: view_proposal(&proposal, viewer), yes }
        }
        Phase::Passed => PhaseView::Passed,
        Phase::Settled { proposal, yes, deal } => {
            PhaseView::Settled { proposal: view_proposal(&proposal, viewer), yes, deal }
        }
    };
    View { viewer, hands, phase }
}

pub(super) fn redact(state: &State, event: EventOf<State>, viewer: Viewer) -> Option<Seen> {
    let (seat, action) = match event {
        Event::Chance(Dealt(kind)) => {
            let dealt: usize = state.hands().values().map(|hand| hand.total()).sum();
            let seat = Seat::new(dealt % state.players());
            return Some(Seen::Dealt { seat, kind: Secret::when(viewer.is(seat), kind.index() as u8) });
        }
        Event::Move { seat, action } => (seat, action),
    };
    let mut after = state.clone();
    after.apply_action(seat, &action);
    match (action, *after.phase()) {
        // The others must not know how far the offer is.
        (Action::Give(_) | Action::Want(_), Phase::Drafting { draft }) => {
            viewer.is(seat).then_some(Seen::Drafted { draft })
        }
        (Action::Propose(_), Phase::Answering { proposal, .. }) => {
            Some(Seen::Proposed { proposal: view_proposal(&proposal, viewer) })
        }
        (Action::Yes | Action::No, Phase::Answering { .. }) => {
            Some(Seen::Answered { seat, answer: Secret::when(viewer.is(seat), action == Action::Yes) })
        }
        (Action::Yes | Action::No, Phase::Picking { yes, .. } | Phase::Settled { yes, .. }) => {
            Some(Seen::AllAnswered { seat, yes })
        }
        (Action::Deal(_) | Action::Withdraw, Phase::Settled { deal, .. }) => Some(Seen::Settled { deal }),
        _ => Some(Seen::Passed),
    }
}

/// The cards that each hand must hold for this offer to have been made and for these seats to have agreed.
fn promises(players: usize, offer: &Offer, yes: SeatSet, deal: Option<Seat>) -> SeatMap<Cards> {
    SeatMap::from_fn(players, |seat| match seat {
        PROPOSER if deal.is_none() => offer.give,
        PROPOSER => offer.want,
        _ if deal == Some(seat) => offer.give,
        _ if yes.contains(seat) => offer.want,
        _ => Cards::EMPTY,
    })
}

pub(super) fn determinize(view: &View, luck: &mut impl Luck) -> State {
    let players = view.hands.len();
    let known = Cards::checked_sum(view.hands.values().filter_map(|hand| hand.cards.known()));
    let unseen =
        known.and_then(|known| DECK.checked_sub(known)).expect("a view shows no more cards than there are");

    let (proposal, yes, deal) = match view.phase {
        PhaseView::Dealing | PhaseView::Drafting { .. } | PhaseView::Passed => (None, SeatSet::EMPTY, None),
        PhaseView::Answering { proposal, .. } => (Some(proposal), SeatSet::EMPTY, None),
        PhaseView::Picking { proposal, yes } => (Some(proposal), yes, None),
        PhaseView::Settled { proposal, yes, deal } => (Some(proposal), yes, deal),
    };
    // The hidden hands together must get what they promised from the unseen cards.
    let owed = |offer: &Offer| {
        let promises = promises(players, offer, yes, deal);
        Cards::checked_sum(
            promises.iter().filter(|(seat, _)| !view.viewer.is(*seat)).map(|(_, cards)| *cards),
        )
    };
    let offer = proposal.map_or(Offer::EMPTY, |proposal| {
        proposal.offer.known().unwrap_or_else(|| {
            let wants = Cards::with_total(proposal.want);
            let offers = Cards::with_total(proposal.give)
                .into_iter()
                .flat_map(|give| wants.iter().map(move |&want| Offer { give, want }))
                .filter(|offer| offer.is_sound() && owed(offer).is_some_and(|owed| unseen.contains(owed)));
            *luck.pick(&offers.collect::<Vec<_>>()).expect("the true offer is one of them")
        })
    });

    let promises = promises(players, &offer, yes, deal);
    let mut rest = owed(&offer).and_then(|owed| unseen.checked_sub(owed)).expect("a view is consistent");
    let hands = view.hands.map(|seat, hand| {
        hand.cards.known().unwrap_or_else(|| {
            let free = usize::from(hand.count) - promises[seat].total();
            promises[seat].checked_add(rest.draw(free, luck)).expect("no more than there are")
        })
    });

    let phase = match view.phase {
        PhaseView::Dealing => Phase::Dealing,
        PhaseView::Passed => Phase::Passed,
        PhaseView::Drafting { draft: Secret::Known(draft) } => Phase::Drafting { draft },
        PhaseView::Drafting { draft: Secret::Hidden } => {
            Phase::Drafting { draft: imagine_draft(&hands, luck) }
        }
        PhaseView::Answering { proposal, answered, own } => {
            let mut agrees = |seat| match own {
                Some(own) if view.viewer.is(seat) => own,
                _ => hands[seat].contains(offer.want) && luck.below(2) == 0,
            };
            let yes = answered.iter().filter(|&seat| agrees(seat)).collect::<SeatSet>();
            let no = answered.iter().filter(|&seat| !yes.contains(seat)).collect();
            Phase::Answering { proposal: Proposal { offer, to: proposal.to }, yes, no }
        }
        PhaseView::Picking { proposal, yes } => {
            Phase::Picking { proposal: Proposal { offer, to: proposal.to }, yes }
        }
        PhaseView::Settled { proposal, yes, deal } => {
            Phase::Settled { proposal: Proposal { offer, to: proposal.to }, yes, deal }
        }
    };
    State(Position { hands, phase })
}

/// An offer that the proposer may have built so far, which no other seat can know.
fn imagine_draft(hands: &SeatMap<Cards>, luck: &mut impl Luck) -> Offer {
    let mut draft = Offer::EMPTY;
    for kind in Kind::ALL.map(Kind::index) {
        let most = u32::from(hands[PROPOSER].count(kind));
        draft.give.0[kind] = luck.below(most + 1) as u8;
    }
    for kind in Kind::ALL.map(Kind::index).into_iter().filter(|&kind| draft.give.count(kind) == 0) {
        let most = usize::from(DECK.count(kind)).min(HAND - draft.want.total());
        draft.want.0[kind] = luck.below(most as u32 + 1) as u8;
    }
    let may_have_begun = luck.below(2) == 0;
    if may_have_begun { draft } else { Offer::EMPTY }
}
