//! A whole state as a readable value, both ways.

use alcazar_core::{Game, SeatMap};
use serde::{Deserialize, Serialize};

use crate::pieces::{Card, Cards};
use crate::state::State;

/// A whole state, secrets included.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The prize of this round.
    pub prize: Option<Card>,
    /// The prizes that are still face down.
    pub prizes_left: Cards,
    /// What belongs to each seat.
    pub seats: SeatMap<SeatPosition>,
}

/// What belongs to a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatPosition {
    /// The cards that the seat has not played before this round.
    pub hand: Cards,
    /// Its bid in this round.
    pub bid: Option<Card>,
    /// Its prizes.
    pub won: Cards,
}

/// Why a position can't exist.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum Impossible {
    /// Too few or too many seats.
    #[error("this game is for two to six players")]
    Players,
    /// A prize is in two places.
    #[error("a prize is in two places")]
    Prizes,
    /// A hand does not have a card for each prize that is to come.
    #[error("each hand needs a card for each prize that is to come")]
    Hands,
    /// A bid is not from the hand, or there is nothing to bid for, or all have bid.
    #[error("the bids are not those of a round that is being played")]
    Bids,
}

impl alcazar_core::Impossible for Impossible {}

impl Position {
    pub(crate) fn of(state: &State) -> Self {
        let seats = SeatMap::from_fn(usize::from(state.players), |seat| SeatPosition {
            hand: state.hands[seat.index()],
            bid: state.bids[seat.index()],
            won: state.won[seat.index()],
        });
        Self { prize: state.prize, prizes_left: state.prizes, seats }
    }

    pub(crate) fn state(&self) -> Result<State, Vec<Impossible>> {
        if !State::PLAYERS.contains(&self.seats.len()) {
            return Err(vec![Impossible::Players]);
        }
        let mut impossible = Vec::new();
        let prize: Cards = self.prize.into_iter().collect();
        let mut placed = [prize].into_iter().chain(self.seats.values().map(|seat| seat.won));
        let is_once =
            placed.try_fold(self.prizes_left, |all, more| (all & more).is_empty().then_some(all | more));
        if is_once.is_none() {
            impossible.push(Impossible::Prizes);
        }
        let to_come = self.prizes_left.len() + prize.len();
        if self.seats.values().any(|seat| seat.hand.len() != to_come) {
            impossible.push(Impossible::Hands);
        }
        let bids = self.seats.values().filter(|seat| seat.bid.is_some()).count();
        let are_held = self.seats.values().all(|seat| seat.bid.is_none_or(|bid| seat.hand.contains(bid)));
        if !are_held || bids == self.seats.len() || bids > 0 && self.prize.is_none() {
            impossible.push(Impossible::Bids);
        }
        if !impossible.is_empty() {
            return Err(impossible);
        }
        let mut state = State::new(self.seats.len());
        (state.prizes, state.prize) = (self.prizes_left, self.prize);
        for (seat, known) in self.seats.iter() {
            state.hands[seat.index()] = known.hand;
            state.bids[seat.index()] = known.bid;
            state.won[seat.index()] = known.won;
        }
        Ok(state)
    }
}
