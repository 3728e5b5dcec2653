//! What a viewer may know: the whole game as a view, and one event as something seen.

use alcazar_core::{Event, EventOf, Luck, MAX_SEATS, Seat, SeatMap, Secret, Viewer};
use serde::{Deserialize, Serialize};

use crate::notation::{Action, Chance};
use crate::pieces::{Card, Cards};
use crate::state::State;

/// All that one viewer may know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// The prize of this round.
    pub prize: Option<Card>,
    /// The prizes that are still face down.
    pub prizes_left: Cards,
    /// What belongs to each seat.
    pub seats: SeatMap<SeatView>,
}

/// What a viewer knows about a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatView {
    /// The cards that the seat has not played before this round.
    pub hand: Cards,
    /// Its bid in this round, if it has made one.
    pub bid: Option<Secret<Card>>,
    /// Its prizes.
    pub won: Cards,
}

/// What one viewer sees of one event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seen {
    /// A prize is turned over.
    Prize {
        /// The prize.
        prize: Card,
    },
    /// A seat bids, and others have still to bid.
    Bid {
        /// Who.
        seat: Seat,
        /// The card, which only the seat itself sees.
        card: Secret<Card>,
    },
    /// The last bid is made, and somebody takes the prize.
    Won {
        /// Who bid last.
        seat: Seat,
        /// The bids by seat.
        bids: SeatMap<Card>,
        /// The prize.
        prize: Card,
        /// Who takes it.
        winner_seat: Seat,
    },
    /// The last bid is made, and nobody takes the prize.
    Lost {
        /// Who bid last.
        seat: Seat,
        /// The bids by seat.
        bids: SeatMap<Card>,
        /// The prize.
        prize: Card,
    },
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> Self {
        let seat_view = |seat: Seat| SeatView {
            hand: state.hands[seat.index()],
            bid: state.bids[seat.index()].map(|card| Secret::when(viewer.is(seat), card)),
            won: state.won[seat.index()],
        };
        Self {
            viewer,
            prize: state.prize,
            prizes_left: state.prizes,
            seats: SeatMap::from_fn(usize::from(state.players), seat_view),
        }
    }

    /// A state that could be behind this view: hidden bids are any cards of the hand.
    pub(crate) fn possible_state(&self, luck: &mut impl Luck) -> State {
        let mut state = State::new(self.seats.len());
        state.prizes = self.prizes_left;
        state.prize = self.prize;
        state.hands = [Cards::EMPTY; MAX_SEATS];
        for (seat, known) in self.seats.iter() {
            let hand: Vec<Card> = known.hand.iter().collect();
            state.hands[seat.index()] = known.hand;
            state.won[seat.index()] = known.won;
            state.bids[seat.index()] = match known.bid {
                Some(Secret::Known(card)) => Some(card),
                Some(Secret::Hidden) => luck.pick(&hand).copied(),
                None => None,
            };
        }
        state
    }
}

impl State {
    /// What a viewer sees of an event that is about to happen in this state.
    pub(crate) fn seen_by(&self, event: EventOf<Self>, viewer: Viewer) -> Seen {
        match event {
            Event::Chance(Chance::Prize(prize)) => Seen::Prize { prize },
            Event::Move { seat, action: Action::Bid(card) } if self.waiting().len() > 1 => {
                Seen::Bid { seat, card: Secret::when(viewer.is(seat), card) }
            }
            Event::Move { seat, action: Action::Bid(card) } => {
                let mut last = self.clone();
                last.bids[seat.index()] = Some(card);
                let bids = last.seats().iter().filter_map(|seat| last.bids[seat.index()]).collect();
                match (last.winner(), self.prize) {
                    (Some(winner_seat), Some(prize)) => Seen::Won { seat, bids, prize, winner_seat },
                    (_, prize) => Seen::Lost { seat, bids, prize: prize.unwrap_or(card) },
                }
            }
        }
    }
}
