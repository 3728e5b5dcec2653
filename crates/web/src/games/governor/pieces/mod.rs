//! Pictures of the pieces: SVG markup that uses the drawings of the sheet, one file per kind of piece.
//!
//! No piece is distinguished by colour alone: cultures have signs, players have emblems, and kinds of tokens
//! have shapes.

mod candidate;
mod card;
mod tile;
mod token;

pub use candidate::{candidate, emblem, seat_class};
pub use card::{CARD, action_back, action_card, icon, influence, influence_back};
pub use tile::{TILE, centre, landmark, tile};
pub use token::{banner, culture_class, discredit, person, sign, token, token_back, token_peeked};

/// The drawings that all pictures use. The page must contain them once.
pub const SHEET: &str = concat!(
    include_str!("../art/city.svg"),
    include_str!("../art/pieces.svg"),
    include_str!("../art/cards.svg")
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_drawing_needs_an_inline_style() {
        assert!(!SHEET.contains("style="), "the page's content security policy forbids inline styles");
    }

    #[test]
    fn every_card_culture_and_landmark_has_a_drawing() {
        let names = governor::Card::ALL.map(|card| card.to_string()).into_iter();
        let marks = alcazar_words::governor::Landmark::ALL.map(|mark| format!("mark-{}", mark.slug()));
        for name in names.chain(["christian", "jewish", "muslim"].map(str::to_owned)).chain(marks) {
            assert!(SHEET.contains(&format!("id=\"g-{name}\"")), "{name}");
        }
    }
}
