//! Legality: the list of all legal actions, and the reason why any other action is illegal. Both are built
//! from the same checks in the modules of the chapters.

use alcazar_core::{Seat, SeatSet, Turn};

use crate::action::{Action, Audience};
use crate::board::Square;
use crate::illegal::Illegal;
use crate::pieces::{Empire, Kind};
use crate::state::{Phase, State};

impl State {
    /// Who decides now. This depends on public facts only: a seat is asked even if its hand leaves only one
    /// choice.
    #[inline]
    pub(crate) fn decider(&self) -> Turn {
        match self.open.phase {
            Phase::Grow
            | Phase::Act
            | Phase::Pay { .. }
            | Phase::Gift { .. }
            | Phase::Draft { .. }
            | Phase::Choose => Turn::of(self.open.active),
            Phase::Answer => Turn::Seats(self.unanswered()),
            Phase::Keep => Turn::Seats(self.choosing()),
            Phase::Founding { .. }
            | Phase::StartPlayer
            | Phase::DealTiles { .. }
            | Phase::DealCards { .. }
            | Phase::DrawTile
            | Phase::DrawCards { .. } => Turn::Chance,
            Phase::Over { .. } => Turn::Over,
        }
    }

    /// The seats asked that have not answered yet (Y5.7).
    #[inline]
    pub fn unanswered(&self) -> SeatSet {
        self.offer.answered.iter().fold(self.offer.to, SeatSet::without)
    }

    /// Adds all legal actions of a seat that is asked, sorted.
    #[inline]
    pub(crate) fn push_legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        match self.open.phase {
            Phase::Grow => self.push_growing(seat, actions),
            Phase::Act => {
                self.push_voyages(seat, actions);
                self.push_foundings(seat, actions);
                self.push_buildings(seat, actions);
                if self.check_build_on_tyros(seat).is_ok() {
                    actions.push(Action::BuildOnTyros);
                }
                if self.check_swap(seat).is_ok() {
                    actions.push(Action::Swap);
                }
                let taken = Kind::ALL.into_iter().filter(|&kind| self.check_take(seat, kind).is_ok());
                actions.extend(taken.map(|kind| Action::Take { kind }));
                self.push_offers(seat, actions);
                actions.push(Action::Pass);
            }
            Phase::Pay { purchase } => self.push_payments(seat, purchase, actions),
            Phase::Gift { .. } => actions.extend(self.hand(seat).kinds().map(|kind| Action::Give { kind })),
            Phase::Draft { is_wanting } => self.push_drafting(seat, is_wanting, actions),
            Phase::Answer => {
                actions.push(Action::No);
                if self.check_yes(seat).is_ok() {
                    actions.push(Action::Yes);
                }
            }
            Phase::Choose => {
                actions.extend(self.offer.yes.iter().map(|with| Action::Deal { with }));
                actions.push(Action::Withdraw);
            }
            Phase::Keep => self.push_keeping(seat, actions),
            Phase::Founding { .. }
            | Phase::StartPlayer
            | Phase::DealTiles { .. }
            | Phase::DealCards { .. }
            | Phase::DrawTile
            | Phase::DrawCards { .. }
            | Phase::Over { .. } => {}
        }
    }

    /// Adds all actions that the player of a seat might try, legal or not, sorted.
    pub(crate) fn push_conceivable(&self, seat: Seat, actions: &mut Vec<Action>) {
        let tiles = self.tiles[seat.index()];
        for tile in Square::all() {
            actions.extend(Empire::ALL.map(|empire| Action::Grow { tile, empire }));
        }
        actions.extend(tiles.iter().map(|tile| Action::PutUnder { tile, shown: tiles }));
        actions.push(Action::Show { shown: tiles });
        self.push_conceivable_voyages(seat, actions);
        self.push_conceivable_projects(seat, actions);
        actions.extend([Action::BuildOnTyros, Action::Swap]);
        actions.extend(Kind::ALL.map(|kind| Action::Take { kind }));
        actions.extend(self.open.all_seats().map(|seat| Action::Offer { to: Audience::One(seat) }));
        actions.extend([Action::Offer { to: Audience::All }, Action::Pass]);
        // One card too many, so that the reason for a wrong price can be shown.
        let max =
            if let Phase::Pay { .. } = self.open.phase { self.open.tyros_price().max(3) + 1 } else { 1 };
        self.hand(seat).each_choice(1, max, |cards| actions.push(Action::Pay { cards }));
        actions.extend(Kind::ALL.map(|kind| Action::Give { kind }));
        actions.extend(Kind::ALL.map(|kind| Action::Add { kind }));
        actions.push(Action::For);
        actions.extend(Kind::ALL.map(|kind| Action::Want { kind }));
        actions.extend([Action::Propose, Action::No, Action::Yes]);
        actions.extend(self.open.all_seats().map(|with| Action::Deal { with }));
        actions.push(Action::Withdraw);
        self.hand(seat).each_choice(2, 3, |cards| actions.push(Action::Keep { cards }));
    }

    /// Checks whether this action is legal for a seat that is asked.
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match (action, self.open.phase) {
            (Action::Grow { tile, empire }, Phase::Grow) => self.check_grow(seat, tile, empire),
            (Action::PutUnder { tile, shown }, Phase::Grow) => self.check_show(seat, Some(tile), shown),
            (Action::Show { shown }, Phase::Grow) => self.check_show(seat, None, shown),
            (Action::Sail { from, to, pay }, Phase::Act) => self.check_sail(seat, from, to, pay),
            (Action::Found { ship, pay }, Phase::Act) => self.check_found(seat, ship, pay),
            (Action::Build { city, pay }, Phase::Act) => self.check_build(seat, city, pay),
            (Action::BuildOnTyros, Phase::Act) => self.check_build_on_tyros(seat),
            (Action::Swap, Phase::Act) => self.check_swap(seat),
            (Action::Take { kind }, Phase::Act) => self.check_take(seat, kind),
            (Action::Offer { to }, Phase::Act) => self.check_offer(seat, to),
            (Action::Pass, Phase::Act) | (Action::No, Phase::Answer) | (Action::Withdraw, Phase::Choose) => {
                Ok(())
            }
            (Action::Pay { cards }, Phase::Pay { purchase }) => self.check_pay(seat, purchase, cards),
            (Action::Give { kind }, Phase::Gift { .. }) => {
                if self.hand(seat).count(kind) > 0 {
                    Ok(())
                } else {
                    Err(Illegal::CardNotHeld)
                }
            }
            (Action::Add { kind }, Phase::Draft { is_wanting: false }) => self.check_add(seat, kind),
            (Action::For, Phase::Draft { is_wanting: false }) => self.check_for(),
            (Action::Want { kind }, Phase::Draft { is_wanting: true }) => self.check_want(kind),
            (Action::Propose, Phase::Draft { is_wanting: true }) => self.check_propose(),
            (Action::Yes, Phase::Answer) => self.check_yes(seat),
            (Action::Deal { with }, Phase::Choose) => self.check_deal(with),
            (Action::Keep { cards }, Phase::Keep) => self.check_keep(seat, cards),
            _ => Err(Illegal::NotNow),
        }
    }
}
