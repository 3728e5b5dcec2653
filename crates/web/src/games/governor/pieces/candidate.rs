//! Candidates, and the emblems that distinguish players.

use alcazar_core::Seat;

use crate::svg::{coloured, drawing};

/// The class that gives a picture the colours of a player.
pub fn seat_class(seat: Seat) -> &'static str {
    ["seat-0", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5"][seat.index() % 6]
}

/// A player's emblem around the origin.
pub fn emblem(seat: Seat, size: f64) -> String {
    let picture = drawing(&format!("g-emblem-{}", seat.index() % 6), -size / 2.0, -size / 2.0, size, size);
    coloured("emblem", &picture)
}

/// A candidate with a banner, standing at the origin, about 74 high.
pub fn candidate(seat: Seat) -> String {
    let body = drawing("g-candidate", -26.0, -76.0, 52.0, 84.0);
    let banner = format!(r#"<g transform="translate(-2 -62)">{}</g>"#, emblem(seat, 18.0));
    coloured(seat_class(seat), &(body + &banner))
}
