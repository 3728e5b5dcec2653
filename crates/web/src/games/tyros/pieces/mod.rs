//! The pieces as SVG markup that uses the symbols of the sheet: one pure function per kind of piece.
//!
//! No piece is distinguished by colour alone: players have emblems, empires have symbols and hatchings.

mod cards;
mod markers;

pub use cards::{BACK, CARD, back, card, good, kind_class, tile, tile_back};
pub use markers::{city, emblem, empire_class, seal, seat_class, ship};
