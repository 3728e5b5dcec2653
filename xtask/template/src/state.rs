//! The state, and the rules that change it.

use alcazar_core::{MAX_SEATS, Seat, SeatSet};

use crate::notation::{Action, Chance};
use crate::pieces::{Card, Cards};

/// The whole game at one moment.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) players: u8,
    /// The cards of each seat, with the one that is bid in this round.
    pub(crate) hands: [Cards; MAX_SEATS],
    /// The bids of this round, which nobody else sees yet.
    pub(crate) bids: [Option<Card>; MAX_SEATS],
    /// The prizes of each seat.
    pub(crate) won: [Cards; MAX_SEATS],
    /// The prizes that are still face down. Their order does not exist until they are turned over.
    pub(crate) prizes: Cards,
    /// The prize of this round.
    pub(crate) prize: Option<Card>,
}

alcazar_core::reasons! {
    /// There is nothing to bid for.
    NotNow = "not-now", "C2.2";
    /// The card has been played before.
    NotInHand = "not-in-hand", "C2.2";
    /// The prize has been turned over before.
    NotLeft = "not-left", "C2.1";
}

impl State {
    pub(crate) fn new(players: usize) -> Self {
        let mut hands = [Cards::EMPTY; MAX_SEATS];
        hands[..players].fill(Cards::ALL); // C1.2
        Self {
            players: players as u8,
            hands,
            bids: [None; MAX_SEATS],
            won: [Cards::EMPTY; MAX_SEATS],
            prizes: Cards::ALL, // C1.1
            prize: None,
        }
    }

    pub(crate) fn seats(&self) -> SeatSet {
        SeatSet::first(usize::from(self.players))
    }

    /// The seats that have not bid in this round.
    pub(crate) fn waiting(&self) -> SeatSet {
        self.seats().iter().filter(|seat| self.bids[seat.index()].is_none()).collect()
    }

    pub(crate) fn points(&self, seat: Seat) -> i32 {
        self.won[seat.index()].iter().map(|prize| i32::from(prize.number())).sum()
    }

    pub(crate) fn check_action(&self, seat: Seat, Action::Bid(card): Action) -> Result<(), Illegal> {
        if self.prize.is_none() || !self.waiting().contains(seat) {
            return Err(Illegal::NotNow);
        }
        if self.hands[seat.index()].contains(card) { Ok(()) } else { Err(Illegal::NotInHand) }
    }

    pub(crate) fn check_prize(&self, Chance::Prize(prize): Chance) -> Result<(), Illegal> {
        if self.prize.is_some() {
            return Err(Illegal::NotNow);
        }
        if self.prizes.contains(prize) { Ok(()) } else { Err(Illegal::NotLeft) }
    }

    /// C2.1.
    pub(crate) fn turn_over(&mut self, prize: Card) {
        self.prizes.remove(prize);
        self.prize = Some(prize);
    }

    /// C2.2. The last bid ends the round.
    pub(crate) fn bid(&mut self, seat: Seat, card: Card) {
        self.bids[seat.index()] = Some(card);
        if !self.waiting().is_empty() {
            return;
        }
        if let (Some(winner), Some(prize)) = (self.winner(), self.prize) {
            self.won[winner.index()].insert(prize);
        }
        self.prize = None;
        for seat in self.seats().iter() {
            if let Some(card) = self.bids[seat.index()].take() {
                self.hands[seat.index()].remove(card);
            }
        }
    }

    /// The seat with the highest bid that nobody else has made (C2.3).
    pub(crate) fn winner(&self) -> Option<Seat> {
        let is_single = |bid: &Option<Card>| self.bids.iter().filter(|other| *other == bid).count() == 1;
        let single = self.seats().iter().filter(|seat| is_single(&self.bids[seat.index()]));
        single.max_by_key(|seat| self.bids[seat.index()])
    }
}
