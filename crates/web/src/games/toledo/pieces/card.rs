//! Money cards.

use toledo::{Card, Side};

use super::tile::{charge, duel_class};
use crate::games::toledo::svg::{coloured, drawing, text};

/// The width and height of a card.
pub const CARD: (f64, f64) = (100.0, 140.0);

/// The positions of the coins on a card, by value.
const COINS: [&[(f64, f64)]; 6] = [
    &[(64.0, 52.0)],
    &[(56.0, 64.0), (76.0, 40.0)],
    &[(52.0, 68.0), (65.0, 47.0), (79.0, 26.0)],
    &[(53.0, 38.0), (77.0, 38.0), (53.0, 64.0), (77.0, 64.0)],
    &[(53.0, 26.0), (77.0, 26.0), (65.0, 48.0), (53.0, 70.0), (77.0, 70.0)],
    &[(53.0, 24.0), (77.0, 24.0), (53.0, 48.0), (77.0, 48.0), (53.0, 72.0), (77.0, 72.0)],
];

/// The front of a card. Value, side and colour are on the left edge too, so that overlapping cards can be
/// told apart.
pub fn card(card: Card) -> String {
    let value = card.value().number();
    let mut markup = drawing("card-front", 0.0, 0.0, CARD.0, CARD.1);
    markup += &text(&value.to_string(), 21.0, 46.0, 44.0, "card-value");
    for (x, y) in COINS[usize::from(value) - 1] {
        markup += &drawing("coin", x - 11.0, y - 11.0, 22.0, 22.0);
    }
    let name = match card.side() {
        Side::Attacker => "side-attacker",
        Side::Defender => "side-defender",
    };
    markup += &coloured("card-side", &drawing(name, 6.0, 58.0, 30.0, 30.0));
    markup += &charge(card.background(), 21.0, 119.0, 30.0);
    markup += &coloured("card-face", &drawing(name, 48.0, 103.0, 34.0, 34.0));
    coloured(duel_class(card.background()), &markup)
}

/// The back of a card.
pub fn back() -> String {
    drawing("card-back", 0.0, 0.0, CARD.0, CARD.1)
}
