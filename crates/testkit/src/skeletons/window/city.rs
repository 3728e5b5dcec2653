//! A small city: eight tiles around the centre of 3 × 3 cells.

use alcazar_core::Luck;
use serde::{Deserialize, Serialize};

/// How many cells there are, the centre included.
pub const CELLS: usize = 9;
/// The cell in the middle.
pub const CENTRE: Cell = Cell(4);

/// The tiles around the centre as the streets of one rotation: north, east, south and west are bits 0 to 3.
const TILES: [u8; 8] = [0b0000, 0b0001, 0b0101, 0b0101, 0b0011, 0b0011, 0b0111, 0b0111];

/// A cell, row by row from the north-west.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Cell(pub(super) u8);

impl Cell {
    /// Every cell.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..CELLS as u8).map(Self)
    }

    /// The bit of this cell in a set of cells.
    pub fn bit(self) -> u16 {
        1 << self.0
    }

    /// The cell next to this one: 0 in the north, then clockwise.
    fn neighbour(self, side: u8) -> Option<Self> {
        let (row, column) = (self.0 / 3, self.0 % 3);
        match side {
            0 if row > 0 => Some(Self(self.0 - 3)),
            1 if column < 2 => Some(Self(self.0 + 1)),
            2 if row < 2 => Some(Self(self.0 + 3)),
            3 if column > 0 => Some(Self(self.0 - 1)),
            _ => None,
        }
    }
}

fn turned(streets: u8, quarters: u8) -> u8 {
    (streets << quarters | streets >> (4 - quarters)) & 0b1111
}

/// The streets of every cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct City(pub(super) [u8; CELLS]);

/// These are not the right tiles, or a street tile can't be reached from the centre.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct NotACity;

impl City {
    /// Whether the cell can be entered.
    pub fn has_street(&self, cell: Cell) -> bool {
        self.0[usize::from(cell.0)] != 0
    }

    /// Checks that these are the right tiles and every street tile can be reached.
    pub(super) fn check(&self) -> Result<(), NotACity> {
        let rotations = |streets: u8| (0..4).map(move |quarters| turned(streets, quarters)).min();
        let mut shapes: Vec<_> = Cell::all()
            .filter(|&cell| cell != CENTRE)
            .map(|cell| rotations(self.0[usize::from(cell.0)]))
            .collect();
        let mut tiles = TILES.map(rotations);
        shapes.sort_unstable();
        tiles.sort_unstable();
        let is_whole = self.0.iter().all(|&streets| streets < 16) && self.0[usize::from(CENTRE.0)] == 0b1111;
        if is_whole && shapes == tiles && self.reachable().count_ones() == TILES.len() as u32 {
            Ok(())
        } else {
            Err(NotACity)
        }
    }

    /// The cells that streets lead to from the centre, the centre included.
    fn reachable(&self) -> u16 {
        let mut reached = CENTRE.bit();
        let mut todo = vec![CENTRE];
        while let Some(cell) = todo.pop() {
            for next in (0..4).filter_map(|side| self.connected(cell, side)) {
                if reached & next.bit() == 0 {
                    reached |= next.bit();
                    todo.push(next);
                }
            }
        }
        reached
    }

    /// The neighbour on that side, if both have a street there.
    fn connected(&self, cell: Cell, side: u8) -> Option<Cell> {
        let streets = |cell: Cell, side: u8| self.0[usize::from(cell.0)] >> side & 1 == 1;
        cell.neighbour(side).filter(|&next| streets(cell, side) && streets(next, (side + 2) % 4))
    }

    /// A city laid tile by tile, each where a street leads to it. Starts again at a dead end.
    pub(super) fn lay(luck: &mut impl Luck) -> Self {
        loop {
            if let Some(city) = Self::try_to_lay(luck) {
                return city;
            }
        }
    }

    fn try_to_lay(luck: &mut impl Luck) -> Option<Self> {
        let mut city = Self([0; CELLS]);
        city.0[usize::from(CENTRE.0)] = 0b1111;
        let mut tiles: Vec<u8> = TILES.into_iter().filter(|&tile| tile != 0).collect();
        while !tiles.is_empty() {
            let tile = tiles.swap_remove(luck.below(tiles.len() as u32) as usize);
            let mut places = Vec::new();
            for cell in Cell::all().filter(|&cell| !city.has_street(cell)) {
                for quarters in 0..4 {
                    let mut laid = city;
                    laid.0[usize::from(cell.0)] = turned(tile, quarters);
                    if (0..4).any(|side| laid.connected(cell, side).is_some()) {
                        places.push(laid);
                    }
                }
            }
            city = *luck.pick(&places)?;
        }
        Some(city)
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::Xoshiro256PlusPlus;

    use super::{City, NotACity};

    #[test]
    fn g2_4_every_street_tile_can_be_reached() {
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(1);
        let city = City::lay(&mut luck);
        assert_eq!(city.check(), Ok(()));
        let mut broken = city;
        broken.0[0] ^= 0b0110;
        assert_eq!(broken.check(), Err(NotACity));
        assert_ne!(City::lay(&mut luck), city);
    }
}
