//! The pieces as pictures: markup that uses the drawings of the sheet, one file per kind of piece.
//!
//! No piece is told by its colour alone: cultures have their signs, players have emblems, and the kinds of tokens have shapes.

mod candidate;
mod card;
mod tile;
mod token;

pub use candidate::{candidate, emblem, seat_class};
pub use card::{CARD, action_back, action_card, icon, influence, influence_back};
pub use tile::{TILE, centre, tile};
pub use token::{culture_class, discredit, person, sign, token, token_back, token_peeked};

/// The drawings that all pictures use. They have to be in the page once.
pub const SHEET: &str = concat!(include_str!("../art/pieces.svg"), include_str!("../art/cards.svg"));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_drawing_needs_an_inline_style() {
        assert!(!SHEET.contains("style="), "the policy of the page forbids it");
    }

    #[test]
    fn every_card_and_culture_has_its_drawing() {
        let names = governor::Card::ALL.map(|card| card.to_string()).into_iter();
        for name in names.chain(["christian", "jewish", "muslim"].map(str::to_owned)) {
            assert!(SHEET.contains(&format!("id=\"g-{name}\"")), "{name}");
        }
    }
}
