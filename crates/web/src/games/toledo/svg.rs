//! The sheet with the drawings of all pieces.

pub use crate::svg::{at, coloured, curve, drawing, text};

/// The drawings that all pictures use. The page must contain them once.
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
        assert!(!SHEET.contains("style="), "the content security policy forbids inline styles");
    }
}
