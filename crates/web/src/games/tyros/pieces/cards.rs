//! Trade cards and land tiles.

use tyros::{Kind, Square};

use crate::svg::{coloured, drawing, text};

/// The width and height of a card.
pub const CARD: (f64, f64) = (100.0, 140.0);
/// The width and height of a tile.
pub const BACK: (f64, f64) = (80.0, 80.0);

/// The class that gives a picture the colours of a kind of card, and so of its empire.
pub fn kind_class(kind: Kind) -> &'static str {
    ["ty-orange", "ty-yellow", "ty-green", "ty-violet", "ty-joker"][kind.index()]
}

/// The symbol of a kind of card, centred on the origin: an ingot of copper, an amphora of oil, a cedar, a
/// murex for purple cloth, or the star of the jokers.
pub fn good(kind: Kind, size: f64) -> String {
    let name = kind_class(kind).replacen("ty-", "ty-good-", 1);
    drawing(&name, -size / 2.0, -size / 2.0, size, size)
}

/// A trade card. The symbol is repeated in the upper left corner, so that overlapped cards can be recognized.
pub fn card(kind: Kind) -> String {
    let front = drawing("ty-card", 0.0, 0.0, CARD.0, CARD.1);
    let corner =
        format!(r#"<g transform="translate(20.5 29)" class="ty-good-small">{}</g>"#, good(kind, 27.0));
    let middle = format!(r#"<g transform="translate(58 82)" class="ty-good-large">{}</g>"#, good(kind, 44.0));
    coloured(kind_class(kind), &(front + &corner + &middle))
}

/// The back of a trade card.
pub fn back() -> String {
    drawing("ty-back", 0.0, 0.0, CARD.0, CARD.1)
}

/// The land tile of a square.
pub fn tile(square: Square) -> String {
    drawing("ty-tile", 0.0, 0.0, BACK.0, BACK.1)
        + &text(&square.to_string(), 40.0, 41.0, 36.0, "ty-tile-number")
}

/// The back of a land tile.
pub fn tile_back() -> String {
    drawing("ty-tile-back", 0.0, 0.0, BACK.0, BACK.1)
}
