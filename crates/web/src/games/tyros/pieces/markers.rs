//! The pieces on the chart: the players' ships and cities, and the seals of empires.

use alcazar_core::Seat;
use tyros::Empire;

use super::cards::{good, kind_class};
use crate::svg::{at, coloured, drawing};

/// The class that gives a picture the colours of a player.
pub fn seat_class(seat: Seat) -> &'static str {
    ["ty-seat-0", "ty-seat-1", "ty-seat-2", "ty-seat-3"][seat.index() % 4]
}

/// A player's emblem, centred on the origin: a circle, a square, a triangle or a diamond.
pub fn emblem(seat: Seat, size: f64) -> String {
    let name = format!("ty-emblem-{}", seat.index() % 4);
    coloured("ty-emblem", &drawing(&name, -size / 2.0, -size / 2.0, size, size))
}

/// A ship around the origin, 64 wide and high, with the player's emblem on its sail.
pub fn ship(seat: Seat) -> String {
    let markup = drawing("ty-ship", -32.0, -36.0, 64.0, 64.0) + &at(-0.5, -15.0, 1.0, &emblem(seat, 19.0));
    coloured(seat_class(seat), &markup)
}

/// A city around the origin, with the player's emblem on its gable.
pub fn city(seat: Seat) -> String {
    let markup = drawing("ty-city", -36.0, -38.0, 72.0, 64.0) + &at(0.0, -13.0, 1.0, &emblem(seat, 15.0));
    coloured(seat_class(seat), &markup)
}

/// The class that gives a picture the colours of an empire.
pub fn empire_class(empire: Empire) -> &'static str {
    kind_class(empire.kind())
}

/// The seal of an empire around the origin, with the symbol of its cards.
pub fn seal(empire: Empire) -> String {
    let disc = r#"<circle r="18" class="ty-seal"/><circle r="14.5" class="ty-seal-ring"/>"#;
    let picture = coloured("ty-good-small", &good(empire.kind(), 20.0));
    coloured(empire_class(empire), &(disc.to_owned() + &picture))
}
