//! District tiles from above: a court where paved streets meet, and houses around it.

use std::fmt::Write as _;

use alcazar_words::governor::Landmark;
use governor::{Culture, Cultures, Direction, Streets};

use super::person;
use crate::svg::{at, coloured, drawing};

/// The width and height of a tile.
pub const TILE: f64 = 100.0;

/// The width of a house in a corner of a tile.
const HOUSE: f64 = 36.0;

/// The four corners of a tile. People live in the first three, in order; the support token is in the fourth.
const HOUSES: [(f64, f64); 4] = [(1.0, 1.0), (63.0, 1.0), (1.0, 63.0), (63.0, 63.0)];

/// The court in the middle, where the streets meet.
const COURT: &str = "M39 27H61L73 39V61L61 73H39L27 61V39Z";

/// A tile with these people and streets. The variant changes the buildings, so that equal tiles don't all
/// look alike.
pub fn tile(people: Cultures, streets: Streets, variant: usize) -> String {
    if streets == Streets::NONE {
        return drawing("g-orchard", 0.0, 0.0, TILE, TILE);
    }
    let mut markup = drawing("g-ground", 0.0, 0.0, TILE, TILE);
    for direction in Direction::ALL.into_iter().filter(|side| !streets.leads(*side)) {
        markup += &closed_side(direction);
    }
    let mut inhabitants = Culture::ALL
        .into_iter()
        .flat_map(|culture| std::iter::repeat_n(culture, usize::from(people.count(culture))));
    let mut signs = String::new();
    for (nth, (x, y)) in HOUSES.into_iter().enumerate() {
        let middle = HOUSE / 2.0;
        let house = match (nth, inhabitants.next()) {
            (3, _) => "g-stone",
            (_, Some(culture)) => {
                signs += &at(x + middle, y + middle, 1.0, &coloured("upright", &person(culture)));
                "g-home"
            }
            _ => ["g-houses", "g-garden", "g-terrace"][(variant + nth) % 3],
        };
        markup += &drawing(house, x, y, HOUSE, HOUSE);
    }
    let open = || Direction::ALL.into_iter().filter(|&side| streets.leads(side));
    let kerb: String = [COURT].into_iter().chain(open().map(kerb)).collect();
    let paving: String = [COURT].into_iter().chain(open().map(street)).collect();
    let rim: String = Direction::ALL.into_iter().map(|side| rim(side, streets.leads(side))).collect();
    for (path, class) in [(kerb, "kerb"), (paving, "paving"), (rim, "rim")] {
        let _ = write!(markup, r#"<path d="{path}" class="{class}"/>"#);
    }
    coloured(["roofs-0", "roofs-1", "roofs-2"][variant % 3], &(markup + &signs))
}

/// The street from the court to a side.
const fn street(direction: Direction) -> &'static str {
    match direction {
        Direction::North => "M37 0H63V30H37Z",
        Direction::East => "M70 37H100V63H70Z",
        Direction::South => "M37 70H63V100H37Z",
        Direction::West => "M0 37H30V63H0Z",
    }
}

/// Both edges of a street. There is none at the edge of the tile, so that connected streets run on.
const fn kerb(direction: Direction) -> &'static str {
    match direction {
        Direction::North => "M37 0V30M63 0V30",
        Direction::East => "M70 37H100M70 63H100",
        Direction::South => "M37 70V100M63 70V100",
        Direction::West => "M0 37H30M0 63H30",
    }
}

/// The edge of the tile on one side, which separates neighbouring districts. It leaves out the street.
const fn rim(direction: Direction, is_open: bool) -> &'static str {
    match (direction, is_open) {
        (Direction::North, true) => "M.8.8H37M63 .8H99.2",
        (Direction::North, false) => "M.8.8H99.2",
        (Direction::East, true) => "M99.2.8V37M99.2 63V99.2",
        (Direction::East, false) => "M99.2.8V99.2",
        (Direction::South, true) => "M.8 99.2H37M63 99.2H99.2",
        (Direction::South, false) => "M.8 99.2H99.2",
        (Direction::West, true) => "M.8.8V37M.8 63V99.2",
        (Direction::West, false) => "M.8.8V99.2",
    }
}

/// Houses where no street leads out.
fn closed_side(direction: Direction) -> String {
    match direction {
        Direction::North => drawing("g-close-v", 37.0, 1.0, 26.0, HOUSE),
        Direction::East => drawing("g-close-h", 63.0, 37.0, HOUSE, 26.0),
        Direction::South => drawing("g-close-v", 37.0, 63.0, 26.0, HOUSE),
        Direction::West => drawing("g-close-h", 1.0, 37.0, HOUSE, 26.0),
    }
}

/// A landmark around the origin, 40 wide.
pub fn landmark(landmark: Landmark) -> String {
    drawing(&format!("g-mark-{}", landmark.slug()), -20.0, -20.0, 40.0, 40.0)
}

/// The centre, two tiles wide.
pub fn centre() -> String {
    coloured("roofs-1", &drawing("g-centre", 0.0, 0.0, 2.0 * TILE, 2.0 * TILE))
}
