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
    markup += &drawing(blade, 14.0, 38.0, 122.0, 40.0);
    markup += &text(&sword.value.to_string(), 33.0, 36.0, 32.0, "sword-value");
    let mut x = 138.0;
    for (count, picture) in [(sword.gems, gem(22.0)), (sword.metal, metal(22.0))] {
        if count > 0 {
            markup += &at(x - 9.0, 23.0, 1.0, &picture);
            markup += &text(&count.to_string(), x - 27.0, 31.0, 22.0, "sword-cost");
            x -= 40.0;
        }
    }
    markup
}
