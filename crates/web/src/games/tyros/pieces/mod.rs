//! The pieces as pictures: markup that uses the drawings of the sheet, one function of plain data per kind of piece.
//!
//! No piece is told by its colour alone: players have emblems, empires have goods and hatchings.

mod cards;
mod markers;

pub use cards::{BACK, CARD, back, card, good, kind_class, tile, tile_back};
pub use markers::{city, emblem, empire_class, seal, seat_class, ship};
