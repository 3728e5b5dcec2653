//! Trading with a player (Y5.7).

use alcazar_core::{Seat, SeatSet};

use crate::action::{Action, Audience};
use crate::cards::Cards;
use crate::illegal::Illegal;
use crate::pieces::Kind;
use crate::state::{Offer, Phase, State};

/// The maximum number of offers in a turn. \[ruling\]
pub(crate) const MAX_OFFERS_PER_TURN: u8 = 3;
/// The maximum number of deals that a player can propose in a round. \[ruling\]
pub(crate) const MAX_DEALS_PER_ROUND: u8 = 5;

impl State {
    /// The size of the largest hand among the seats asked: no more cards can be wanted.
    #[inline]
    fn max_held(&self, asked: SeatSet) -> u8 {
        asked.iter().map(|seat| self.hand(seat).len()).max().unwrap_or(0)
    }

    #[inline]
    pub(super) fn push_offers(&self, seat: Seat, actions: &mut Vec<Action>) {
        let audiences = self.open.all_seats().map(Audience::One).chain([Audience::All]);
        actions.extend(
            audiences.filter(|&to| self.check_offer(seat, to).is_ok()).map(|to| Action::Offer { to }),
        );
    }

    #[inline]
    pub(super) fn check_offer(&self, seat: Seat, to: Audience) -> Result<(), Illegal> {
        let others = self.open.others(seat);
        let asked = to.among(others);
        if asked.iter().any(|seat| !others.contains(seat)) {
            Err(Illegal::NoPartner)
        } else if self.open.offers >= MAX_OFFERS_PER_TURN {
            Err(Illegal::ThreeOffers)
        } else if self.open.player(seat).proposed >= MAX_DEALS_PER_ROUND {
            Err(Illegal::FiveDeals)
        } else if self.hand(seat).is_empty() && self.max_held(asked) == 0 {
            Err(Illegal::NothingOffered)
        } else {
            Ok(())
        }
    }

    #[inline]
    pub(super) fn push_drafting(&self, seat: Seat, is_wanting: bool, actions: &mut Vec<Action>) {
        if is_wanting {
            let wanted = Kind::ALL.into_iter().filter(|&kind| self.check_want(kind).is_ok());
            actions.extend(wanted.map(|kind| Action::Want { kind }));
            if self.check_propose().is_ok() {
                actions.push(Action::Propose);
            }
        } else {
            let given = Kind::ALL.into_iter().filter(|&kind| self.check_add(seat, kind).is_ok());
            actions.extend(given.map(|kind| Action::Add { kind }));
            if self.check_for().is_ok() {
                actions.push(Action::For);
            }
        }
    }

    #[inline]
    pub(super) fn check_add(&self, seat: Seat, kind: Kind) -> Result<(), Illegal> {
        if self.offer.give.last_kind() > Some(kind) {
            Err(Illegal::OutOfOrder)
        } else if self.offer.give.count(kind) >= self.hand(seat).count(kind) {
            Err(Illegal::CardNotHeld)
        } else {
            Ok(())
        }
    }

    /// An offer that gives nothing must be able to want something.
    #[inline]
    pub(super) fn check_for(&self) -> Result<(), Illegal> {
        if self.offer.give.is_empty() && self.max_held(self.offer.to) == 0 {
            Err(Illegal::NothingOffered)
        } else {
            Ok(())
        }
    }

    #[inline]
    pub(super) fn check_want(&self, kind: Kind) -> Result<(), Illegal> {
        let Offer { to, give, want, .. } = self.offer;
        if want.last_kind() > Some(kind) {
            Err(Illegal::OutOfOrder)
        } else if give.count(kind) > 0 {
            Err(Illegal::OnBothSides)
        } else if want.count(kind) >= self.open.components().deck.count(kind) {
            Err(Illegal::MoreThanExist)
        } else if want.len() >= self.max_held(to) {
            Err(Illegal::MoreThanHeld)
        } else {
            Ok(())
        }
    }

    #[inline]
    pub(super) fn check_propose(&self) -> Result<(), Illegal> {
        if self.offer.give.is_empty() && self.offer.want.is_empty() {
            Err(Illegal::NothingOffered)
        } else {
            Ok(())
        }
    }

    #[inline]
    pub(super) fn check_yes(&self, seat: Seat) -> Result<(), Illegal> {
        if self.hand(seat).contains(self.offer.want) { Ok(()) } else { Err(Illegal::CantAgree) }
    }

    pub(super) fn check_deal(&self, with: Seat) -> Result<(), Illegal> {
        if self.offer.yes.contains(with) { Ok(()) } else { Err(Illegal::DidNotAgree) }
    }

    pub(super) fn begin_offer(&mut self, to: Audience) {
        self.offer.to = to.among(self.open.others(self.open.active));
        self.open.phase = Phase::Draft { is_wanting: false };
    }

    pub(super) fn add(&mut self, kind: Kind) {
        self.offer.give = self.offer.give.plus(Cards::of(kind, 1));
    }

    pub(super) fn want(&mut self, kind: Kind) {
        self.offer.want = self.offer.want.plus(Cards::of(kind, 1));
    }

    /// The seats asked learn that the proposer holds the offered cards.
    pub(super) fn propose(&mut self) {
        let (seat, Offer { to, give, .. }) = (self.open.active, self.offer);
        self.open.offers += 1;
        self.open.player_mut(seat).proposed += 1;
        self.update_memory(seat, |viewer, known| {
            if viewer.is_some_and(|viewer| to.contains(viewer)) { known.union(give) } else { known }
        });
        self.open.phase = Phase::Answer;
    }

    /// Answers are revealed once all are given. The seats that know the offer then know that each yes stands
    /// for the wanted cards.
    pub(super) fn answer(&mut self, seat: Seat, is_yes: bool) {
        self.offer.answered = self.offer.answered.with(seat);
        if is_yes {
            self.offer.yes = self.offer.yes.with(seat);
        }
        let Offer { want, answered, to, yes, .. } = self.offer;
        if answered != to {
            return;
        }
        if yes.is_empty() {
            return self.end_offer();
        }
        let informed = self.informed();
        for seat in yes.iter() {
            self.update_memory(seat, |viewer, known| {
                if viewer.is_some_and(|viewer| informed.contains(viewer)) { known.union(want) } else { known }
            });
        }
        self.open.phase = Phase::Choose;
    }

    /// The seats that know the colours of the offer: the proposer's and those asked.
    #[inline]
    pub(crate) fn informed(&self) -> SeatSet {
        self.offer.to.with(self.open.active)
    }

    pub(super) fn deal(&mut self, with: Seat) {
        let Offer { give, want, .. } = self.offer;
        self.hand_over(self.open.active, give, want);
        self.hand_over(with, want, give);
        self.open.last_deal = Some([self.open.active, with]);
        self.offer = Offer::default();
        self.end_action();
    }

    /// One side of a deal. A viewer who does not know the offer only sees how many cards leave the hand.
    fn hand_over(&mut self, seat: Seat, out: Cards, into: Cards) {
        let informed = self.informed();
        *self.hand_mut(seat) = self.hand(seat).minus(out).plus(into);
        self.update_memory(seat, |viewer, known| {
            if viewer.is_some_and(|viewer| informed.contains(viewer)) {
                known.without(out).plus(into)
            } else {
                known.less_of_each(out.len())
            }
        });
    }

    /// Ends the offer without a deal: the proposer may do something else.
    pub(super) fn end_offer(&mut self) {
        self.offer = Offer::default();
        self.open.phase = Phase::Act;
    }
}
