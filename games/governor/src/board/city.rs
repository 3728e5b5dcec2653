//! The city: which tiles are laid, and where its streets lead.

use alcazar_kit::Counts;

use super::{Cell, Cells, Direction, Streets};
use crate::pieces::{Culture, Cultures, Tile};

/// The tiles laid so far, with the centre in the middle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct City {
    /// Every cell with a tile, the four of the centre included.
    laid: Cells,
    /// For each direction, the cells with a street that way.
    streets: [Cells; 4],
    /// For each culture, the two bits of the number of its people on each cell: ones, then twos.
    people: [[Cells; 2]; 3],
}

impl City {
    /// The centre alone, with a street at each of its eight outer edges (G1.1 \[X\]).
    pub const CENTRE: Self = Self {
        laid: Cells::CENTRE,
        streets: [
            Cells(1 << 27 | 1 << 28),
            Cells(1 << 28 | 1 << 36),
            Cells(1 << 35 | 1 << 36),
            Cells(1 << 27 | 1 << 35),
        ],
        people: [[Cells::EMPTY; 2]; 3],
    };

    /// The cells with a tile, not counting the centre.
    #[inline]
    pub fn tiles(&self) -> Cells {
        self.laid & !Cells::CENTRE
    }

    /// The cells without a tile.
    #[inline]
    pub fn free(&self) -> Cells {
        !self.laid
    }

    /// The free cells that touch a laid tile (G2.3).
    #[inline]
    pub(crate) fn touching(&self) -> Cells {
        self.laid.neighbours() & self.free()
    }

    /// The tiles with a street (G1.1), not counting the centre.
    #[inline]
    pub fn street_tiles(&self) -> Cells {
        self.streets.into_iter().fold(Cells::EMPTY, |all, cells| all | cells) & !Cells::CENTRE
    }

    /// The districts where a candidate can be: street tiles and the centre.
    #[inline]
    pub fn districts(&self) -> Cells {
        self.street_tiles().with(Cell::CENTRE)
    }

    /// The streets of the tile on this cell; none for the centre.
    pub fn streets(&self, cell: Cell) -> Streets {
        if cell == Cell::CENTRE {
            return Streets::NONE;
        }
        Direction::ALL.into_iter().fold(Streets::NONE, |streets, direction| {
            if self.streets[direction as usize].contains(cell) { streets.with(direction) } else { streets }
        })
    }

    /// The people of the district (G1.2).
    #[inline]
    pub fn people(&self, cell: Cell) -> Cultures {
        let count = |[one, two]: [Cells; 2]| u8::from(one.contains(cell)) + 2 * u8::from(two.contains(cell));
        Cultures(Counts(self.people.map(count)))
    }

    /// The tile on this cell, if there is one; `None` for the centre.
    pub fn tile(&self, cell: Cell) -> Option<Tile> {
        let is_tile = self.tiles().contains(cell);
        is_tile.then(|| Tile { shape: self.streets(cell).shape(), people: self.people(cell) })
    }

    /// Lays a tile with these people and streets on a free cell.
    pub(crate) fn lay(&mut self, cell: Cell, people: Cultures, streets: Streets) {
        self.laid = self.laid.with(cell);
        self.set_streets(cell, streets);
        for culture in Culture::ALL {
            for (bit, cells) in self.people[culture as usize].iter_mut().enumerate() {
                if people.count(culture) >> bit & 1 != 0 {
                    *cells = cells.with(cell);
                }
            }
        }
    }

    /// Turns the tile on a cell.
    pub(crate) fn set_streets(&mut self, cell: Cell, streets: Streets) {
        for direction in Direction::ALL {
            let cells = &mut self.streets[direction as usize];
            *cells = if streets.leads(direction) { cells.with(cell) } else { cells.without(cell) };
        }
    }

    /// Takes the tile off a cell.
    pub(crate) fn lift(&mut self, cell: Cell) {
        self.laid = self.laid.without(cell);
        self.set_streets(cell, Streets::NONE);
        for cells in self.people.as_flattened_mut() {
            *cells = cells.without(cell);
        }
    }

    /// The districts connected to this one (G3.1): both sides of the shared edge have a street (G2.3).
    #[inline]
    pub fn connected(&self, cell: Cell) -> Cells {
        self.next_to(cell.area()).districts()
    }

    /// The districts connected to at least one of these.
    #[inline]
    pub fn around(&self, districts: Cells) -> Cells {
        let centre = if districts.contains(Cell::CENTRE) { Cells::CENTRE } else { Cells::EMPTY };
        self.next_to(districts | centre).districts()
    }

    /// The cells connected to any of these.
    #[inline]
    fn next_to(&self, cells: Cells) -> Cells {
        Direction::ALL.into_iter().fold(Cells::EMPTY, |all, direction| {
            let leaving = cells & self.streets[direction as usize];
            all | leaving.shifted(direction) & self.streets[direction.opposite() as usize]
        })
    }

    /// The cells that can be reached from the centre along connected streets.
    #[inline]
    pub(crate) fn reachable(&self) -> Cells {
        let mut reached = Cells::CENTRE;
        loop {
            let more = reached | self.next_to(reached);
            if more == reached {
                return reached;
            }
            reached = more;
        }
    }

    /// The street tiles that can't be reached from the centre.
    #[inline]
    pub(crate) fn unreachable(&self) -> Cells {
        self.street_tiles() & !self.reachable()
    }

    /// Whether every street tile can be reached from the centre (G2.3).
    pub fn is_sound(&self) -> bool {
        self.unreachable().is_empty()
    }

    /// Whether all tiles form one piece, edge to edge, with or without streets. They do if each was laid
    /// next to another.
    pub(crate) fn is_whole(&self) -> bool {
        let mut part = Cells::CENTRE;
        loop {
            let more = part | part.neighbours() & self.laid;
            if more == part {
                return part == self.laid;
            }
            part = more;
        }
    }

    /// The free cells that a street leads into.
    #[inline]
    pub(crate) fn open_ends(&self) -> Cells {
        let ends = |direction: Direction| self.streets[direction as usize].shifted(direction);
        Direction::ALL.into_iter().fold(Cells::EMPTY, |all, direction| all | ends(direction)) & self.free()
    }

    /// The sides from which a street leads to this cell.
    pub(crate) fn incoming(&self, cell: Cell) -> Streets {
        Direction::ALL.into_iter().fold(Streets::NONE, |sides, direction| {
            let beyond = Cells::only(cell).shifted(direction);
            let is_met = !(beyond & self.streets[direction.opposite() as usize]).is_empty();
            if is_met { sides.with(direction) } else { sides }
        })
    }
}
