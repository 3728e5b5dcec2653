//! Metal, gems and paintings.

use crate::games::toledo::svg::{drawing, text};

/// A bar of metal, centred on the origin.
pub fn metal(size: f64) -> String {
    drawing("sign-metal", -size / 2.0, -size / 2.0, size, size)
}

/// A gem, centred on the origin.
pub fn gem(size: f64) -> String {
    drawing("sign-gem", -size / 2.0, -size / 2.0, size, size)
}

/// A painting with its value on a plate, 70 wide and 96 high.
pub fn painting(value: u8) -> String {
    let name = match value {
        3 => "painting-3",
        2 => "painting-2",
        _ => "painting-1",
    };
    let plate = r#"<rect x="21" y="70" width="28" height="24" rx="4" class="plate"/>"#;
    drawing(name, 0.0, 0.0, 70.0, 84.0) + plate + &text(&value.to_string(), 35.0, 89.0, 20.0, "plate-text")
}
