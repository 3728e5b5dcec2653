//! Influence cards and action cards.

use governor::{Card, Culture};

use super::{culture_class, sign};
use crate::svg::{at, coloured, drawing};

/// The width and height of a card.
pub const CARD: (f64, f64) = (100.0, 140.0);

/// An influence card. The sign is repeated in the upper left corner, so that the card can be recognized when
/// others overlap it.
pub fn influence(culture: Culture) -> String {
    let card = drawing("g-influence", 0.0, 0.0, CARD.0, CARD.1);
    let signs = at(50.0, 70.0, 1.0, &sign(culture, 46.0)) + &at(19.0, 19.0, 1.0, &corner(culture));
    coloured(culture_class(culture), &(card + &coloured("person-sign", &signs)))
}

fn corner(culture: Culture) -> String {
    let disc = r#"<circle r="12" fill="var(--culture-deep)" stroke="var(--gold)" stroke-width="1.2"/>"#;
    disc.to_owned() + &sign(culture, 16.0)
}

/// The back of an influence card.
pub fn influence_back() -> String {
    coloured("influence-back", &drawing("g-back", 0.0, 0.0, CARD.0, CARD.1))
}

/// An action card without its name, which is text below the picture.
pub fn action_card(card: Card) -> String {
    drawing("g-card", 0.0, 0.0, CARD.0, CARD.1) + &drawing(&format!("g-{card}"), 14.0, 14.0, 72.0, 72.0)
}

/// The back of an action card.
pub fn action_back() -> String {
    drawing("g-back", 0.0, 0.0, CARD.0, CARD.1)
}

/// The icon of an action card, around the origin.
pub fn icon(card: Card, size: f64) -> String {
    drawing(&format!("g-{card}"), -size / 2.0, -size / 2.0, size, size)
}
