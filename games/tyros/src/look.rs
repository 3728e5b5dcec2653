//! Queries on a view, for screens, terminals and sentences, and on a state, for bots that search states they
//! determinized themselves.

use alcazar_core::{Seat, SeatSet, Viewer};

use crate::board::{Berths, Square, Squares};
use crate::cards::Cards;
use crate::pieces::{Empire, Tiles};
use crate::state::{Open, Phase, State};
use crate::view::View;

/// The rank of an empire, and what its squares are worth if the game ends now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rank {
    /// Which empire.
    pub empire: Empire,
    /// The number of its squares.
    pub squares: usize,
    /// The points for a square with a city (Y6.3).
    pub by_city: i32,
    /// The points for a square held by ships alone (Y6.3).
    pub by_ship: i32,
}

impl View {
    /// Who is looking.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// How many ships and cities each player has, on the board and in the supply (Y1.3).
    pub fn pieces(&self) -> (u8, usize) {
        (self.open.components().ships, self.open.components().cities)
    }

    /// The empires from the largest to the smallest (Y6.2).
    pub fn ranks(&self) -> [Rank; 4] {
        self.open.ranks()
    }

    /// The empire that a square belongs to.
    pub fn empire(&self, square: Square) -> Option<Empire> {
        self.open.empire(square)
    }

    /// The empires that could grow into a square if its tile were played (Y4.1).
    pub fn growing_into(&self, square: Square) -> impl Iterator<Item = Empire> {
        let is_free = !self.open.marked().contains(square);
        self.open.growing_into(square).filter(move |_| is_free)
    }

    /// The subset of the tiles that can be played (Y4.1).
    pub fn playable(&self, tiles: Tiles) -> Tiles {
        self.open.playable(tiles)
    }

    /// Whether the game ends with this round (Y6.1).
    pub fn is_last_round(&self) -> bool {
        let is_dealt =
            !matches!(self.open.phase, Phase::Founding { .. } | Phase::StartPlayer | Phase::DealTiles { .. });
        let is_hand_empty = self.open.all_seats().any(|seat| self.tile_counts[seat.index()] == 0);
        is_dealt && (is_hand_empty || !self.open.can_grow())
    }
}

impl Open {
    fn ranks(&self) -> [Rank; 4] {
        let components = self.components();
        let empires = self.by_size();
        std::array::from_fn(|rank| Rank {
            empire: empires[rank],
            squares: self.empires[empires[rank].index()].len(),
            by_city: components.by_city[rank],
            by_ship: components.by_ship[rank],
        })
    }
}

impl State {
    /// What is to be decided now.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.open.phase
    }

    /// Whose turn it is.
    #[inline]
    pub fn active(&self) -> Seat {
        self.open.active
    }

    /// The present round, from 1.
    #[inline]
    pub fn round(&self) -> u8 {
        self.open.round
    }

    /// The number of consecutive passes (Y5.8).
    #[inline]
    pub fn passes(&self) -> u8 {
        self.open.passes
    }

    /// The trade cards of a seat.
    #[inline]
    pub fn cards(&self, seat: Seat) -> Cards {
        self.hand(seat)
    }

    /// The cards that are neither in a seat's hand nor on the discard pile.
    #[inline]
    pub fn unseen_by(&self, seat: Seat) -> Cards {
        self.open.components().deck.minus(self.open.discard_pile.plus(self.hand(seat)))
    }

    /// The cards that a seat has chosen to keep at the end of the round, until all seats have chosen (Y3.2).
    #[inline]
    pub fn kept(&self, seat: Seat) -> Option<Cards> {
        Some(self.kept[seat.index()]).filter(|kept| !kept.is_empty())
    }

    /// The land tiles of a seat.
    #[inline]
    pub fn tiles(&self, seat: Seat) -> Tiles {
        self.tiles[seat.index()]
    }

    /// The empires from the largest to the smallest (Y6.2).
    pub fn ranks(&self) -> [Rank; 4] {
        self.open.ranks()
    }

    /// The squares of an empire.
    #[inline]
    pub fn squares(&self, empire: Empire) -> Squares {
        self.open.empires[empire.index()]
    }

    /// The empire that a square belongs to.
    #[inline]
    pub fn empire(&self, square: Square) -> Option<Empire> {
        self.open.empire(square)
    }

    /// The squares with a city of a seat.
    #[inline]
    pub fn cities(&self, seat: Seat) -> Squares {
        self.open.player(seat).cities
    }

    /// The berths where a seat has at least one ship.
    #[inline]
    pub fn ships(&self, seat: Seat) -> Berths {
        self.open.player(seat).ships.once
    }

    /// The berths where a seat has two ships.
    #[inline]
    pub fn pairs(&self, seat: Seat) -> Berths {
        self.open.player(seat).ships.twice
    }

    /// The first seat to have a city in each empire (Y6.4).
    #[inline]
    pub fn first_everywhere(&self) -> Option<Seat> {
        self.open.first_everywhere
    }

    /// The seats asked about the offer that is being drafted or answered, and those that said yes (Y5.7).
    #[inline]
    pub fn asked(&self) -> (SeatSet, SeatSet) {
        (self.offer.to, self.offer.yes)
    }

    /// The number of offers a seat has made in this round (Y5.7).
    #[inline]
    pub fn proposed(&self, seat: Seat) -> u8 {
        self.open.player(seat).proposed
    }

    /// The cards that the offer gives and wants so far (Y5.7).
    #[inline]
    pub fn offer(&self) -> (Cards, Cards) {
        (self.offer.give, self.offer.want)
    }

    /// The price of a ship on Tyros while it has no city (Y5.5).
    #[inline]
    pub fn tyros_price(&self) -> u8 {
        self.open.tyros_price()
    }
}
