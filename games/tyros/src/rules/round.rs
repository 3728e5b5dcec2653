//! A round: the deal, whose turn it is, the end of the round and of the game (Y3, Y5.8, Y6.1).

use alcazar_core::{Seat, SeatSet};

use crate::action::Action;
use crate::cards::Cards;
use crate::illegal::Illegal;
use crate::state::{Ending, Phase, State};

/// How many cards can be kept (Y3.2 \[R\]).
pub(crate) const KEPT: u8 = 3;

impl State {
    /// Y3.1: gives a player their cards, drawn from all cards not in a hand. The next player is dealt cards,
    /// or the empires grow.
    pub(super) fn deal_cards(&mut self, seat: Seat, cards: Cards) {
        self.open.discard_pile = Cards::EMPTY;
        *self.hand_mut(seat) = self.hand(seat).plus(cards);
        let next = seat.next(usize::from(self.open.seats));
        if next == self.open.starter {
            self.ask_to_grow(next, true);
        } else {
            self.open.phase = Phase::DealCards { seat: next };
        }
    }

    pub(super) fn begin_actions(&mut self) {
        self.open.is_second_pass = false;
        self.open.active = self.open.starter;
        self.open.phase = Phase::Act;
    }

    /// Ends an action other than a pass.
    #[inline]
    pub(super) fn end_action(&mut self) {
        self.open.passes = 0;
        self.next_turn();
    }

    #[inline]
    fn next_turn(&mut self) {
        self.open.offers = 0;
        self.open.active = self.open.active.next(usize::from(self.open.seats));
        self.open.phase = Phase::Act;
    }

    /// Y5.8.
    pub(super) fn pass(&mut self) {
        self.open.passes += 1;
        if self.open.passes < self.open.seats {
            self.next_turn();
        } else {
            self.end_round();
        }
    }

    fn end_round(&mut self) {
        self.open.passes = 0;
        self.open.offers = 0;
        self.open.active = self.open.starter;
        if let Some(ending) = self.ending() {
            self.open.phase = Phase::Over { ending }; // Y3.2: no cards are discarded.
            return;
        }
        self.open.phase = Phase::Keep;
        if self.choosing().is_empty() {
            self.next_round();
        }
    }

    /// Y6.1. A hand of tiles can only be empty after its last tile was played: while there is a pile, every
    /// tile played is replaced.
    fn ending(&self) -> Option<Ending> {
        if self.open.all_seats().any(|seat| self.tiles[seat.index()].is_empty()) {
            Some(Ending::LastTile)
        } else if !self.open.can_grow() {
            Some(Ending::NothingGrows)
        } else {
            None
        }
    }

    /// Y3.2: the players who hold more cards than they can keep and have not chosen yet.
    pub(crate) fn choosing(&self) -> SeatSet {
        let has_to = |seat: &Seat| self.hand(*seat).len() > KEPT && self.kept[seat.index()].is_empty();
        self.open.all_seats().filter(has_to).collect()
    }

    pub(super) fn push_keeping(&self, seat: Seat, actions: &mut Vec<Action>) {
        self.hand(seat).each_choice(KEPT, KEPT, |cards| actions.push(Action::Keep { cards }));
    }

    pub(super) fn check_keep(&self, seat: Seat, cards: Cards) -> Result<(), Illegal> {
        if !self.hand(seat).contains(cards) {
            Err(Illegal::CardNotHeld)
        } else if cards.len() != KEPT {
            Err(Illegal::NotThreeCards)
        } else {
            Ok(())
        }
    }

    /// Y3.2: discards are revealed, and take effect, once all have chosen.
    pub(super) fn keep(&mut self, seat: Seat, cards: Cards) {
        self.kept[seat.index()] = cards;
        if !self.choosing().is_empty() {
            return;
        }
        for seat in self.open.all_seats() {
            let discarded = self.discarded(seat);
            self.pay(seat, discarded);
        }
        self.kept = Default::default();
        self.next_round();
    }

    /// The discards of a player who has chosen; none for a player who need not choose.
    pub(crate) fn discarded(&self, seat: Seat) -> Cards {
        match self.kept[seat.index()] {
            Cards::EMPTY => Cards::EMPTY,
            kept => self.hand(seat).minus(kept),
        }
    }

    /// Passes the start marker to the left. The discard pile stays visible until the deal (Y3.1).
    fn next_round(&mut self) {
        self.open.round = self.open.round.saturating_add(1);
        self.open.starter = self.open.starter.next(usize::from(self.open.seats));
        self.open.active = self.open.starter;
        self.open.last_deal = None;
        for player in &mut self.open.players {
            player.proposed = 0;
        }
        self.open.phase = Phase::DealCards { seat: self.open.starter };
    }
}
