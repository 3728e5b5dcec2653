//! Sword tiles, in damascene black and gold.

use toledo::Sword;

use super::goods::{gem, metal};
use crate::games::toledo::svg::{at, drawing, text};

/// The width and height of a sword tile.
pub const SWORD: (f64, f64) = (150.0, 84.0);

/// A sword tile: its value, its blade and its cost.
pub fn sword(sword: Sword) -> String {
    let blade = match sword.value {
        0..=5 => "blade-plain",
        6..=9 => "blade-shell",
        _ => "blade-swept",
    };
    let mut markup = drawing("filigree", 0.0, 0.0, SWORD.0, SWORD.1);
    markup += &drawing(blade, 8.0, 46.0, 92.0, 32.0);
    markup += &text(&sword.value.to_string(), 32.0, 42.0, 40.0, "sword-value");
    // The price is a column on the right, so that its numbers can't be read as part of the value.
    let price = [(sword.metal, metal(28.0)), (sword.gems, gem(28.0))].into_iter();
    let price: Vec<(u8, String)> = price.filter(|(count, _)| *count > 0).collect();
    let mut y = if price.len() == 1 { 42.0 } else { 24.0 };
    for (count, picture) in price {
        markup += &at(128.0, y, 1.0, &picture);
        markup += &text(&count.to_string(), 104.0, y + 10.0, 29.0, "sword-cost");
        y += 36.0;
    }
    markup
}
