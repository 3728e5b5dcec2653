//! Growing the empires (Y4).

use alcazar_core::Seat;

use crate::action::Action;
use crate::board::Square;
use crate::illegal::Illegal;
use crate::pieces::{Empire, Tiles};
use crate::state::{Open, Phase, State};

impl Open {
    /// Y4.5: whether the empire has a marker left in the supply.
    #[inline]
    pub(crate) const fn has_marker_left(&self, empire: Empire) -> bool {
        self.empires[empire.index()].len() < self.components().markers
    }

    #[inline]
    fn touches(&self, empire: Empire, square: Square) -> bool {
        !self.empires[empire.index()].and(square.neighbours()).is_empty()
    }

    /// Y4.1: the empires that can grow into this square, which must not belong to an empire yet.
    #[inline]
    pub(crate) fn growing_into(&self, square: Square) -> impl Iterator<Item = Empire> {
        Empire::ALL
            .into_iter()
            .filter(move |&empire| self.touches(empire, square) && self.has_marker_left(empire))
    }

    /// The subset of the tiles that can be played (Y4.1).
    #[inline]
    pub(crate) fn playable(&self, tiles: Tiles) -> Tiles {
        tiles.iter().filter(|&tile| self.growing_into(tile).next().is_some()).collect()
    }

    /// Y6.1: whether any tile, in a hand or in the pile, can still be played. Every square without a marker
    /// has its tile there, so this depends on the board only.
    pub(crate) fn can_grow(&self) -> bool {
        !self.playable(Tiles::ALL.minus(Tiles::of(self.marked()))).is_empty()
    }

    /// Puts a marker on the square, and also on Tyros if that is a neighbour without a marker (Y4.4).
    pub(crate) fn mark(&mut self, square: Square, empire: Empire) {
        let squares = &mut self.empires[empire.index()];
        *squares = squares.with(square);
        if self.marks_tyros(square, empire) {
            let squares = &mut self.empires[empire.index()];
            *squares = squares.with(Square::TYROS);
        }
    }

    pub(crate) fn marks_tyros(&self, square: Square, empire: Empire) -> bool {
        Square::TYROS.neighbours().contains(square)
            && !self.marked().contains(Square::TYROS)
            && self.has_marker_left(empire)
    }
}

impl State {
    /// The number of tiles in the pile, both unseen and put under.
    pub(crate) fn tile_pile(&self) -> u8 {
        self.unseen_tiles().len() + self.open.under.len()
    }

    #[inline]
    pub(super) fn push_growing(&self, seat: Seat, actions: &mut Vec<Action>) {
        let hand = self.tiles[seat.index()];
        for tile in hand.iter() {
            actions.extend(self.open.growing_into(tile).map(|empire| Action::Grow { tile, empire }));
        }
        if actions.is_empty() {
            if self.tile_pile() == 0 {
                actions.push(Action::Show { shown: hand });
            } else {
                actions.extend(hand.iter().map(|tile| Action::PutUnder { tile, shown: hand }));
            }
        }
    }

    /// Y4.1.
    pub(super) fn check_grow(&self, seat: Seat, tile: Square, empire: Empire) -> Result<(), Illegal> {
        if !self.tiles[seat.index()].contains(tile) {
            Err(Illegal::TileNotHeld)
        } else if !self.open.touches(empire, tile) {
            Err(Illegal::NotTouching)
        } else if !self.open.has_marker_left(empire) {
            Err(Illegal::NoMarkerLeft)
        } else {
            Ok(())
        }
    }

    /// Y4.2: showing all tiles and putting one under the pile, or none if the pile is empty.
    pub(super) fn check_show(&self, seat: Seat, tile: Option<Square>, shown: Tiles) -> Result<(), Illegal> {
        let hand = self.tiles[seat.index()];
        if !self.open.playable(hand).is_empty() {
            Err(Illegal::MustGrow)
        } else if shown != hand {
            Err(Illegal::MustShowAll)
        } else if tile.is_some_and(|tile| !hand.contains(tile)) {
            Err(Illegal::TileNotHeld)
        } else if tile.is_some() && self.tile_pile() == 0 {
            Err(Illegal::NoTilePile)
        } else if tile.is_none() && self.tile_pile() > 0 {
            Err(Illegal::MustPutUnder)
        } else {
            Ok(())
        }
    }

    /// Y4.1.
    pub(super) fn grow(&mut self, tile: Square, empire: Empire) {
        self.remove_tile(tile);
        self.open.mark(tile, empire);
        self.draw_tile();
    }

    /// Y4.2.
    pub(super) fn put_under(&mut self, tile: Square) {
        self.show_tiles();
        self.remove_tile(tile);
        self.open.under.push(tile);
        self.draw_tile();
    }

    /// Y4.2: the player is skipped because the pile is empty.
    pub(super) fn skip_growing(&mut self) {
        self.show_tiles();
        self.ask_next_to_grow();
    }

    fn show_tiles(&mut self) {
        let seat = self.open.active;
        self.open.player_mut(seat).shown = self.tiles[seat.index()];
    }

    fn remove_tile(&mut self, tile: Square) {
        let seat = self.open.active;
        let hand = &mut self.tiles[seat.index()];
        *hand = hand.without(tile);
        let shown = &mut self.open.player_mut(seat).shown;
        *shown = shown.without(tile);
    }

    /// Draws a tile if any is left: unseen ones first, then those put under, which are public (Y4.2).
    fn draw_tile(&mut self) {
        if !self.unseen_tiles().is_empty() {
            self.open.phase = Phase::DrawTile;
            return;
        }
        if let Some(tile) = self.open.under.pop_first() {
            let shown = &mut self.open.player_mut(self.open.active).shown;
            *shown = shown.with(tile);
            self.take_tile(tile);
        }
        self.ask_next_to_grow();
    }

    fn take_tile(&mut self, tile: Square) {
        let hand = &mut self.tiles[self.open.active.index()];
        *hand = hand.with(tile);
    }

    /// Gives the active player the drawn tile.
    pub(super) fn tiles_drawn(&mut self, tiles: Tiles) {
        tiles.iter().for_each(|tile| self.take_tile(tile));
        self.ask_next_to_grow();
    }

    fn ask_next_to_grow(&mut self) {
        self.ask_to_grow(self.open.active.next(usize::from(self.open.seats)), false);
    }

    /// Asks the next player with a tile, starting with `first`. When all have been asked, a second pass
    /// follows (Y4.3), or the actions.
    pub(super) fn ask_to_grow(&mut self, first: Seat, is_first_pass: bool) {
        let mut seat = first;
        let mut begins_pass = is_first_pass;
        loop {
            if seat == self.open.starter && !begins_pass {
                let has_second_pass = self.open.seats == 3 || self.open.round == 1; // Y4.3
                if self.open.is_second_pass || !has_second_pass {
                    return self.begin_actions();
                }
                self.open.is_second_pass = true;
            }
            begins_pass = false;
            if !self.tiles[seat.index()].is_empty() {
                self.open.active = seat;
                self.open.phase = Phase::Grow;
                return;
            }
            seat = seat.next(usize::from(self.open.seats));
        }
    }
}
