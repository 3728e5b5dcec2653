//! Figures, and the emblems that tell players apart.

use alcazar_core::Seat;

use crate::games::toledo::svg::{coloured, drawing};

/// The class that gives a picture the colours of a player.
pub fn seat_class(seat: Seat) -> &'static str {
    ["seat-0", "seat-1", "seat-2", "seat-3"][seat.index() % 4]
}

/// A player's emblem, centred on the origin: a circle, a square, a triangle or a diamond.
pub fn emblem(seat: Seat, size: f64) -> String {
    drawing(&format!("emblem-{}", seat.index() % 4), -size / 2.0, -size / 2.0, size, size)
}

/// A figure that stands at the origin, about 70 high.
pub fn figure(seat: Seat) -> String {
    let body = drawing("figure", -32.0, -78.0, 64.0, 88.0);
    let chest = format!(r#"<g transform="translate(0 -20)">{}</g>"#, emblem(seat, 21.0));
    coloured(seat_class(seat), &(body + &chest))
}
