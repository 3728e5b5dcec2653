//! The pieces as SVG markup that uses the drawings of the sheet, one file per kind of piece.
//!
//! No piece relies on colour alone: players have emblems, duel colours have charges, shops have signs.

mod card;
mod figure;
mod goods;
mod house;
mod sword;
mod tile;

pub use card::{CARD, back, card};
pub use figure::{emblem, figure, seat_class};
pub use goods::{gem, metal, painting};
pub use house::{alcazar, artist, cathedral, gate, lot, shop, sign, tavern};
pub use sword::{SWORD, sword};
pub use tile::{charge, duel_class, tile};
