//! Laying the city tile by tile (G2.3).

use crate::action::Action;
use crate::board::{Cell, Cells, City, Rotations, Streets};
use crate::edition::TILES_PER_PLAYER;
use crate::illegal::Illegal;
use crate::pieces::Tile;
use crate::state::{Phase, Repair, State};

impl City {
    /// The rotations of a tile on a free cell that make it reachable.
    fn fits(&self, tile: Tile, cell: Cell) -> Rotations {
        let incoming = self.incoming(cell);
        Rotations::of(tile.shape).retain(|streets| !tile.has_street() || streets.meets(incoming))
    }

    /// Whether a changed city is still sound, and a street tile can be laid somewhere in `area`.
    ///
    /// Laying the tile can't reconnect what a change cuts off: no street led to a free cell before, so only
    /// the changed tile leads to one now. A tile of any shape can be turned to meet a street.
    fn is_mended(&self, area: Cells) -> bool {
        self.is_sound() && !(area & self.open_ends()).is_empty()
    }

    fn with(&self, tile: Tile, cell: Cell, streets: Streets) -> Self {
        let mut city = *self;
        city.lay(cell, tile.people, streets);
        city
    }

    fn without(&self, cell: Cell) -> Self {
        let mut city = *self;
        city.lift(cell);
        city
    }

    /// The cells with a streetless tile.
    fn streetless_tiles(&self) -> Cells {
        self.tiles() & !self.street_tiles()
    }

    /// The cells where the tile replaced on `cell` may be laid (G2.3c).
    fn beside(&self, cell: Cell) -> Cells {
        Cells::only(cell).neighbours() & self.free()
    }

    /// G2.3a: the other rotations of a laid street tile after which the drawn tile can be laid.
    fn turns(&self, cell: Cell) -> Rotations {
        let now = self.streets(cell);
        Rotations::of(now.shape()).retain(|streets| {
            let mut city = *self;
            city.set_streets(cell, streets);
            streets != now && city.is_mended(city.touching())
        })
    }

    /// G2.3b: the cells to which a streetless tile can be moved so that the drawn tile can be laid.
    fn shifts(&self, from: Cell) -> Cells {
        let lifted = self.without(from);
        let helps = |&to: &Cell| {
            let city = lifted.with(Tile::STREETLESS, to, Streets::NONE);
            city.is_mended(city.touching())
        };
        lifted.touching().without(from).iter().filter(helps).collect()
    }

    /// G2.3c: the rotations of the drawn tile in place of another, which can then be laid next to it.
    fn replacements(&self, drawn: Tile, cell: Cell) -> Rotations {
        let lifted = self.without(cell);
        let area = self.beside(cell);
        Rotations::of(drawn.shape).retain(|streets| lifted.with(drawn, cell, streets).is_mended(area))
    }
}

impl State {
    /// The free cells where the tile in hand may be laid.
    fn lay_area(&self, repair: Repair) -> Cells {
        match repair {
            Repair::None | Repair::Mended => self.open.city.touching(),
            Repair::Displaced(cell) => self.open.city.beside(cell),
        }
    }

    /// Whether the drawn tile needs a street that leads to a free cell, and there is none.
    fn needs_repair(&self, tile: Tile, repair: Repair) -> bool {
        repair == Repair::None && tile.has_street() && self.open.city.open_ends().is_empty()
    }

    /// Calls `each` with every legal way to lay the tile, or to repair the city first, in sorted order,
    /// until it returns false.
    fn each_lay(&self, tile: Tile, repair: Repair, mut each: impl FnMut(Action) -> bool) {
        let city = &self.open.city;
        if !self.needs_repair(tile, repair) {
            for cell in self.lay_area(repair).iter() {
                for streets in city.fits(tile, cell).iter() {
                    if !each(Action::Lay { cell, streets }) {
                        return;
                    }
                }
            }
            return;
        }
        for cell in city.street_tiles().iter() {
            for streets in city.turns(cell).iter() {
                if !each(Action::Turn { cell, streets }) {
                    return;
                }
            }
        }
        for from in city.streetless_tiles().iter() {
            for to in city.shifts(from).iter() {
                if !each(Action::Shift { from, to }) {
                    return;
                }
            }
        }
        for cell in city.street_tiles().iter() {
            for streets in city.replacements(tile, cell).iter() {
                if !each(Action::Replace { cell, streets }) {
                    return;
                }
            }
        }
    }

    pub(super) fn push_lays(&self, tile: Tile, repair: Repair, actions: &mut Vec<Action>) {
        self.each_lay(tile, repair, |action| {
            actions.push(action);
            true
        });
    }

    pub(super) fn check_lay(
        &self,
        tile: Tile,
        repair: Repair,
        cell: Cell,
        streets: Streets,
    ) -> Result<(), Illegal> {
        if !self.open.city.free().contains(cell) {
            return Err(Illegal::CellTaken);
        }
        if !self.lay_area(repair).contains(cell) {
            return Err(match repair {
                Repair::Displaced(_) => Illegal::NotNextToIt,
                Repair::None | Repair::Mended => Illegal::TouchesNothing,
            });
        }
        if streets.shape() != tile.shape {
            return Err(Illegal::OtherShape);
        }
        if self.open.city.fits(tile, cell).contains(streets) { Ok(()) } else { Err(Illegal::Unreachable) }
    }

    pub(super) fn check_turn(
        &self,
        tile: Tile,
        repair: Repair,
        cell: Cell,
        streets: Streets,
    ) -> Result<(), Illegal> {
        self.check_repair(tile, repair)?;
        if !self.open.city.street_tiles().contains(cell) {
            return Err(Illegal::NoStreetTile);
        }
        if streets.shape() != self.open.city.streets(cell).shape() {
            return Err(Illegal::OtherShape);
        }
        if self.open.city.turns(cell).contains(streets) { Ok(()) } else { Err(Illegal::NoHelp) }
    }

    pub(super) fn check_shift(
        &self,
        tile: Tile,
        repair: Repair,
        from: Cell,
        to: Cell,
    ) -> Result<(), Illegal> {
        self.check_repair(tile, repair)?;
        if !self.open.city.streetless_tiles().contains(from) {
            return Err(Illegal::NoStreetlessTile);
        }
        if !self.open.city.free().contains(to) {
            return Err(Illegal::CellTaken);
        }
        if !self.open.city.without(from).touching().contains(to) {
            return Err(Illegal::TouchesNothing);
        }
        if self.open.city.shifts(from).contains(to) { Ok(()) } else { Err(Illegal::NoHelp) }
    }

    pub(super) fn check_replace(
        &self,
        tile: Tile,
        repair: Repair,
        cell: Cell,
        streets: Streets,
    ) -> Result<(), Illegal> {
        self.check_repair(tile, repair)?;
        if !self.open.city.street_tiles().contains(cell) {
            return Err(Illegal::NoStreetTile);
        }
        if streets.shape() != tile.shape {
            return Err(Illegal::OtherShape);
        }
        if self.open.city.replacements(tile, cell).contains(streets) { Ok(()) } else { Err(Illegal::NoHelp) }
    }

    fn check_repair(&self, tile: Tile, repair: Repair) -> Result<(), Illegal> {
        match repair {
            Repair::None if self.needs_repair(tile, repair) => Ok(()),
            Repair::None | Repair::Mended | Repair::Displaced(_) => Err(Illegal::NoRepairNeeded),
        }
    }

    /// The active player has drawn a tile. If no repair makes it possible to lay it, it leaves the game.
    pub(super) fn draw_tile(&mut self, tile: Tile) {
        let copies = self.open.undrawn & self.open.components().copies(tile);
        self.open.undrawn &= !(copies & copies.wrapping_neg());
        if self.has_place_for(tile) {
            self.open.phase = Phase::Lay { tile, repair: Repair::None };
        } else {
            self.next_tile();
        }
    }

    /// Whether a drawn tile can be laid, possibly after a repair.
    pub(crate) fn has_place_for(&self, tile: Tile) -> bool {
        self.has_lay(tile, Repair::None)
    }

    /// Whether there is a legal action for the tile in hand.
    pub(crate) fn has_lay(&self, tile: Tile, repair: Repair) -> bool {
        let mut has_lay = false;
        self.each_lay(tile, repair, |_| {
            has_lay = true;
            false
        });
        has_lay
    }

    pub(super) fn lay(&mut self, tile: Tile, cell: Cell, streets: Streets) {
        self.open.city.lay(cell, tile.people, streets);
        self.next_tile();
    }

    pub(super) fn turn_tile(&mut self, tile: Tile, cell: Cell, streets: Streets) {
        self.open.city.set_streets(cell, streets);
        self.open.phase = Phase::Lay { tile, repair: Repair::Mended };
    }

    pub(super) fn shift_tile(&mut self, tile: Tile, from: Cell, to: Cell) {
        self.open.city.lift(from);
        self.open.city.lay(to, Tile::STREETLESS.people, Streets::NONE);
        self.open.phase = Phase::Lay { tile, repair: Repair::Mended };
    }

    pub(super) fn replace_tile(&mut self, tile: Tile, cell: Cell, streets: Streets) {
        let displaced = self.open.city.tile(cell).unwrap_or(Tile::STREETLESS);
        self.open.city.lift(cell);
        self.open.city.lay(cell, tile.people, streets);
        self.open.phase = Phase::Lay { tile: displaced, repair: Repair::Displaced(cell) };
    }

    /// Lets the next player draw, until ten tiles per player have been drawn (G2.2).
    fn next_tile(&mut self) {
        self.open.active = self.open.left_of(self.open.active);
        let drawn = self.open.components().tiles.len() as u32 - self.open.undrawn.count_ones();
        if drawn < u32::from(TILES_PER_PLAYER * self.open.seats) {
            self.open.phase = Phase::DrawTile;
        } else {
            self.begin_play();
        }
    }
}
