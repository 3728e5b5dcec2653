//! Looking at a view: what a screen, a terminal or a sentence asks of it.

use alcazar_core::Viewer;

use crate::board::Square;
use crate::pieces::{Empire, Tiles};
use crate::state::Phase;
use crate::view::View;

/// How an empire stands among the others, and what its squares are worth if the game ends like this.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rank {
    /// Which empire.
    pub empire: Empire,
    /// How many squares it has.
    pub squares: usize,
    /// The points for a square with an own city (Y6.3).
    pub by_city: i32,
    /// The points for a square that own ships hold (Y6.3).
    pub by_ship: i32,
}

impl View {
    /// Who is looking.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The ships and the cities that each player has, on the board and in his supply (Y1.3).
    pub fn pieces(&self) -> (u8, usize) {
        (self.open.components().ships, self.open.components().cities)
    }

    /// The empires from the largest to the smallest (Y6.2).
    pub fn ranks(&self) -> [Rank; 4] {
        let components = self.open.components();
        let empires = self.open.by_size();
        std::array::from_fn(|rank| Rank {
            empire: empires[rank],
            squares: self.open.empires[empires[rank].index()].len(),
            by_city: components.by_city[rank],
            by_ship: components.by_ship[rank],
        })
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

    /// Those of the tiles that can be played (Y4.1).
    pub fn playable(&self, tiles: Tiles) -> Tiles {
        self.open.playable(tiles)
    }

    /// Whether the game ends with this round (Y6.1).
    pub fn is_last_round(&self) -> bool {
        let is_dealt =
            !matches!(self.open.phase, Phase::Founding { .. } | Phase::StartPlayer | Phase::DealTiles { .. });
        let has_played_last = self.open.all_seats().any(|seat| self.tile_counts[seat.index()] == 0);
        is_dealt && (has_played_last || !self.open.can_grow())
    }
}
