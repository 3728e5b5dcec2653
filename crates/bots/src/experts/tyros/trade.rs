//! The value of offers. A deal is judged by what it changes for both players, because an opponent's gain is
//! partly the player's loss.

use alcazar_core::{Seat, SeatSet};
use tyros::{Cards, Kind, Phase};

use super::Judge;
use super::hand::Plans;
use crate::expert::Points;

/// The minimum gain for which an offer is worth making.
const MIN_GAIN: f64 = 0.5;
/// The cost of an offer without a deal in mind, and of each card in a draft.
const AIMLESS_OFFER: f64 = 1.0;
const DRAFT_STEP: f64 = 0.2;
/// The numbers of cards given and wanted in the offers that are considered.
const PATTERNS: [(u8, u8); 4] = [(1, 1), (2, 1), (1, 2), (2, 2)];

/// A deal from which the proposer gains.
#[derive(Debug, Clone, Copy)]
pub(super) struct Deal {
    with: Seat,
    pub(super) give: Cards,
    pub(super) want: Cards,
    /// The gains of the proposer and of the other player.
    gain: f64,
    their_gain: f64,
    /// Whether the other player would probably agree.
    is_likely: bool,
}

impl Deal {
    /// The order of preference: the proposer's gain among deals that are likely, otherwise the other player's
    /// gain.
    fn rating(&self) -> (bool, f64) {
        (self.is_likely, if self.is_likely { self.gain } else { self.their_gain })
    }
}

impl Judge<'_> {
    /// Adds the expected result of the current offer, if there is one.
    pub(super) fn add_offer(&self, points: &mut Points) {
        let proposer = self.state.active();
        let (deal, probability) = match self.state.phase() {
            // After refused offers the estimate of the other players is less reliable.
            Phase::Draft { .. } => {
                (self.deal_in_mind(proposer), 0.6 / f64::from(1 + 2 * self.state.proposed(proposer)))
            }
            Phase::Answer => (self.likely_deal(proposer), 0.7),
            Phase::Choose => (self.likely_deal(proposer), 1.0),
            _ => return,
        };
        let Some(deal) = deal else {
            points[proposer.index()] -= AIMLESS_OFFER + self.offer_cost(proposer);
            return;
        };
        if deal.is_likely {
            points[proposer.index()] += probability * deal.gain;
            points[deal.with.index()] += probability * deal.their_gain;
        } else {
            points[proposer.index()] -= DRAFT_STEP;
        }
    }

    /// The cost of an offer without a deal in mind: its length while it is drafted, and then the loss if it
    /// is accepted.
    fn offer_cost(&self, proposer: Seat) -> f64 {
        let (give, want) = self.state.offer();
        let mine = self.state.cards(proposer);
        match self.state.phase() {
            Phase::Draft { .. } => DRAFT_STEP * f64::from(give.len() + want.len()),
            _ if mine.contains(give) => (-self.change(self.plans(proposer), mine, give, want)).max(0.0),
            _ => 0.0,
        }
    }

    /// Whether a deal is good for a seat with this gain, given the gain of the other player.
    fn agrees(&self, gain: f64, other_gain: f64) -> bool {
        gain >= MIN_GAIN && gain * (self.players - 1) as f64 >= other_gain
    }

    /// The change in the value of a hand by a deal.
    fn change(&self, plans: &Plans, hand: Cards, goes: Cards, comes: Cards) -> f64 {
        self.worth(plans, hand.minus(goes).plus(comes)) - self.worth(plans, hand)
    }

    /// The deal that results from the current offer if the proposer gains from it, with a player who said yes
    /// or probably will.
    fn likely_deal(&self, proposer: Seat) -> Option<Deal> {
        let (give, want) = self.state.offer();
        let (_, yes) = self.state.asked();
        let unanswered = self.state.unanswered();
        let mine = self.state.cards(proposer);
        if !mine.contains(give) {
            return None;
        }
        let gain = self.change(self.plans(proposer), mine, give, want);
        let partners = Seat::first(self.players).filter(|&seat| {
            yes.contains(seat) || unanswered.contains(seat) && self.would_agree(seat, give, want, gain)
        });
        // Of several partners the proposer chooses the one who gains least.
        let with = partners.min_by(|&a, &b| {
            let theirs = |seat| self.gain_of(seat, give, want);
            theirs(a).total_cmp(&theirs(b))
        })?;
        let their_gain = self.gain_of(with, give, want);
        (gain > 0.0).then_some(Deal { with, give, want, gain, their_gain, is_likely: true })
    }

    fn gain_of(&self, seat: Seat, give: Cards, want: Cards) -> f64 {
        self.change(self.plans(seat), self.state.cards(seat), want, give)
    }

    /// Whether a seat that is asked says yes, given the gain of the proposer.
    pub(super) fn would_agree(&self, seat: Seat, give: Cards, want: Cards, other_gain: f64) -> bool {
        self.state.cards(seat).contains(want) && self.agrees(self.gain_of(seat, give, want), other_gain)
    }

    /// The gain of the offer for a seat that is asked: it agrees if this is above 0.
    pub(super) fn offer_gain(&self, seat: Seat) -> f64 {
        let proposer = self.state.active();
        let (give, want) = self.state.offer();
        if !self.state.cards(seat).contains(want) {
            // A player without the wanted cards can only say no.
            return f64::NEG_INFINITY;
        }
        let mine = self.state.cards(proposer);
        let theirs =
            if mine.contains(give) { self.change(self.plans(proposer), mine, give, want) } else { 0.0 };
        let own = self.gain_of(seat, give, want);
        (own - MIN_GAIN).min(own - theirs / (self.players - 1) as f64)
    }

    /// The best deal for the proposer that the draft can still become.
    pub(super) fn deal_in_mind(&self, proposer: Seat) -> Option<Deal> {
        let (given, wanted) = self.state.offer();
        let is_wanting = matches!(self.state.phase(), Phase::Draft { is_wanting: true });
        self.best_deal(proposer, self.state.asked().0, |give, want| {
            let is_open = if is_wanting { give == given } else { give.contains(given) };
            is_open && want.contains(wanted)
        })
    }

    /// The best deal of a seat with one of these others, among the offers that are considered.
    fn best_deal(
        &self,
        proposer: Seat,
        others: SeatSet,
        is_candidate: impl Fn(Cards, Cards) -> bool,
    ) -> Option<Deal> {
        let mine = self.state.cards(proposer);
        let own_plans = self.plans(proposer);
        let mut best: Option<Deal> = None;
        for with in others.iter() {
            let theirs = self.state.cards(with);
            let plans = self.plans(with);
            for given in mine.kinds() {
                for wanted in theirs.kinds().filter(|&wanted| wanted != given) {
                    for (give, want) in offers(given, wanted, mine, theirs) {
                        if !is_candidate(give, want) {
                            continue;
                        }
                        let gain = self.change(own_plans, mine, give, want);
                        if gain < MIN_GAIN {
                            continue;
                        }
                        let their_gain = self.change(plans, theirs, want, give);
                        let is_likely = self.agrees(their_gain, gain) && self.agrees(gain, their_gain);
                        let deal = Deal { with, give, want, gain, their_gain, is_likely };
                        if best.is_none_or(|best| deal.rating() > best.rating()) {
                            best = Some(deal);
                        }
                    }
                }
            }
        }
        best
    }
}

/// The offers of one kind for another that both hands can pay.
fn offers(given: Kind, wanted: Kind, mine: Cards, theirs: Cards) -> impl Iterator<Item = (Cards, Cards)> {
    PATTERNS
        .into_iter()
        .filter(move |&(give, want)| mine.count(given) >= give && theirs.count(wanted) >= want)
        .map(move |(give, want)| (Cards::of(given, give), Cards::of(wanted, want)))
}
