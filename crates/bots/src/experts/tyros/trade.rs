//! Offers: whom they serve. A deal is judged by what it changes for both, since what helps another costs one
//! a part of it.

use alcazar_core::{Seat, SeatSet};
use tyros::{Cards, Kind, Phase};

use super::Judge;
use super::hand::Plans;
use crate::expert::Points;

/// A gain smaller than this is not worth the talk.
const LEAST_GAIN: f64 = 0.5;
/// What it costs to make an offer without a deal in mind, and to make it longer.
const IDLE_TALK: f64 = 1.0;
const WORD: f64 = 0.2;
/// So many of a kind are given, and so many wanted, in the offers that come to mind.
const PATTERNS: [(u8, u8); 4] = [(1, 1), (2, 1), (1, 2), (2, 2)];

/// A deal that the proposer would want.
#[derive(Debug, Clone, Copy)]
pub(super) struct Deal {
    with: Seat,
    pub(super) give: Cards,
    pub(super) want: Cards,
    /// What it brings to the proposer, and to the other.
    gain: f64,
    their_gain: f64,
    /// Whether the other would agree.
    is_likely: bool,
}

impl Deal {
    /// What to propose: the best for oneself that the other agrees to, or else what he minds least.
    fn rating(&self) -> (bool, f64) {
        (self.is_likely, if self.is_likely { self.gain } else { self.their_gain })
    }
}

impl Judge<'_> {
    /// Adds what comes of the offer that is being made, if there is one.
    pub(super) fn add_offer(&self, points: &mut Points) {
        let proposer = self.state.active();
        let (deal, surety) = match self.state.phase() {
            // Who has often been refused has misjudged the others.
            Phase::Draft { .. } => {
                (self.deal_in_mind(proposer), 0.6 / f64::from(1 + 2 * self.state.proposed(proposer)))
            }
            Phase::Answer => (self.likely_deal(proposer), 0.7),
            Phase::Choose => (self.likely_deal(proposer), 1.0),
            _ => return,
        };
        let Some(deal) = deal else {
            points[proposer.index()] -= IDLE_TALK + self.cost_of_talk(proposer);
            return;
        };
        if deal.is_likely {
            points[proposer.index()] += surety * deal.gain;
            points[deal.with.index()] += surety * deal.their_gain;
        } else {
            points[proposer.index()] -= WORD;
        }
    }

    /// What is wrong with an offer that leads to no deal: its length while it is drafted, and then what it
    /// would give away.
    fn cost_of_talk(&self, proposer: Seat) -> f64 {
        let (give, want) = self.state.offer();
        let mine = self.state.cards(proposer);
        match self.state.phase() {
            Phase::Draft { .. } => WORD * f64::from(give.len() + want.len()),
            _ if mine.contains(give) => (-self.change(self.plans(proposer), mine, give, want)).max(0.0),
            _ => 0.0,
        }
    }

    /// Whether a seat whose hand changes like this in a deal is better off, when the other is better off by
    /// so much.
    fn agrees(&self, gain: f64, of_the_other: f64) -> bool {
        gain >= LEAST_GAIN && gain * (self.players - 1) as f64 >= of_the_other
    }

    /// What a deal changes for somebody.
    fn change(&self, plans: &Plans, hand: Cards, goes: Cards, comes: Cards) -> f64 {
        self.worth(plans, hand.minus(goes).plus(comes)) - self.worth(plans, hand)
    }

    /// The deal that comes of the offer as it stands, with those who said yes or will, if it serves the
    /// proposer.
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
        // Of several he takes the one to whom it brings least.
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

    /// Whether somebody who is asked says yes, if the proposer gains so much.
    pub(super) fn would_agree(&self, seat: Seat, give: Cards, want: Cards, of_the_other: f64) -> bool {
        self.state.cards(seat).contains(want) && self.agrees(self.gain_of(seat, give, want), of_the_other)
    }

    /// What somebody who is asked thinks of the offer: above 0 he is for it.
    pub(super) fn liking(&self, seat: Seat) -> f64 {
        let proposer = self.state.active();
        let (give, want) = self.state.offer();
        if !self.state.cards(seat).contains(want) {
            // Who does not have what is wanted can only say no.
            return f64::NEG_INFINITY;
        }
        let mine = self.state.cards(proposer);
        let theirs =
            if mine.contains(give) { self.change(self.plans(proposer), mine, give, want) } else { 0.0 };
        let own = self.gain_of(seat, give, want);
        (own - LEAST_GAIN).min(own - theirs / (self.players - 1) as f64)
    }

    /// The best deal that the draft of an offer can still become, in the eyes of its proposer.
    pub(super) fn deal_in_mind(&self, proposer: Seat) -> Option<Deal> {
        let (given, wanted) = self.state.offer();
        let is_wanting = matches!(self.state.phase(), Phase::Draft { is_wanting: true });
        self.best_deal(proposer, self.state.asked().0, |give, want| {
            let is_open = if is_wanting { give == given } else { give.contains(given) };
            is_open && want.contains(wanted)
        })
    }

    /// The best deal of a seat with one of these others, among the offers that come to mind.
    fn best_deal(
        &self,
        proposer: Seat,
        others: SeatSet,
        is_meant: impl Fn(Cards, Cards) -> bool,
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
                        if !is_meant(give, want) {
                            continue;
                        }
                        let gain = self.change(own_plans, mine, give, want);
                        if gain < LEAST_GAIN {
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

/// The offers of one kind for another that both hands allow.
fn offers(given: Kind, wanted: Kind, mine: Cards, theirs: Cards) -> impl Iterator<Item = (Cards, Cards)> {
    PATTERNS
        .into_iter()
        .filter(move |&(give, want)| mine.count(given) >= give && theirs.count(wanted) >= want)
        .map(move |(give, want)| (Cards::of(given, give), Cards::of(wanted, want)))
}
