//! District tiles from above.

use governor::{Culture, Cultures, Direction, Streets};

use super::person;
use crate::svg::{at, coloured, drawing};

/// The width and height of a tile.
pub const TILE: f64 = 100.0;

/// The four corners of a tile. People fill the first three in order; the support token is in the fourth.
const COURTS: [(f64, f64); 4] = [(3.0, 3.0), (64.0, 3.0), (3.0, 64.0), (64.0, 64.0)];

/// A tile with these people and streets. The variant changes the buildings, so that equal tiles don't all
/// look alike.
pub fn tile(people: Cultures, streets: Streets, variant: usize) -> String {
    if streets == Streets::NONE {
        return drawing("g-orchard", 0.0, 0.0, TILE, TILE);
    }
    let mut markup = drawing("g-ground", 0.0, 0.0, TILE, TILE);
    markup += r#"<path d="M37 37H63V63H37Z" fill="url(#g-cobble)"/>"#;
    for direction in Direction::ALL {
        markup += &side(direction, streets.leads(direction));
    }
    let mut inhabitants = Culture::ALL
        .into_iter()
        .flat_map(|culture| std::iter::repeat_n(culture, usize::from(people.count(culture))));
    for (nth, (x, y)) in COURTS.into_iter().enumerate() {
        if nth == 3 {
            markup += &drawing("g-market", x, y, 36.0, 36.0);
            continue;
        }
        markup += &match inhabitants.next() {
            Some(culture) => {
                drawing("g-court", x, y, 36.0, 36.0) + &at(x + 16.5, y + 16.5, 1.0, &person(culture))
            }
            None => drawing(["g-houses", "g-garden", "g-houses"][(variant + nth) % 3], x, y, 36.0, 36.0),
        };
    }
    // The rim separates neighbouring districts, also across a lane.
    markup += r#"<path d="M.8.8H99.2V99.2H.8Z" class="rim"/>"#;
    coloured(["roofs-0", "roofs-1", "roofs-2"][variant % 3], &markup)
}

/// One side of a tile: a lane that leads out, or houses that close it.
fn side(direction: Direction, is_open: bool) -> String {
    if is_open {
        let lane = match direction {
            Direction::North => "M37 0H63V37H37Z",
            Direction::East => "M63 37H100V63H63Z",
            Direction::South => "M37 63H63V100H37Z",
            Direction::West => "M0 37H37V63H0Z",
        };
        return format!(r#"<path d="{lane}" fill="url(#g-cobble)"/>"#);
    }
    match direction {
        Direction::North => drawing("g-close-v", 38.0, 3.0, 26.0, 36.0),
        Direction::East => drawing("g-close-h", 64.0, 38.0, 36.0, 26.0),
        Direction::South => drawing("g-close-v", 38.0, 64.0, 26.0, 36.0),
        Direction::West => drawing("g-close-h", 3.0, 38.0, 36.0, 26.0),
    }
}

/// The centre, two tiles wide.
pub fn centre() -> String {
    coloured("roofs-1", &drawing("g-centre", 0.0, 0.0, 2.0 * TILE, 2.0 * TILE))
}
