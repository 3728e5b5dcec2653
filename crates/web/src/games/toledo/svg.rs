//! The sheet with the drawings of all pieces.

pub use crate::svg::{at, coloured, curve, drawing, text};

/// The drawings that all pictures use. They have to be in the page once.
pub const SHEET: &str = concat!(
    include_str!("art/pieces.svg"),
    include_str!("art/buildings.svg"),
    include_str!("art/ground.svg")
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_drawing_needs_an_inline_style() {
        assert!(!SHEET.contains("style="), "the policy of the page forbids it");
    }
}
