//! Tiles of the fencing masters, and the charges that tell duel colours apart.

use toledo::{Background, Tile};

use crate::games::toledo::svg::{coloured, drawing};

/// The class that gives a picture a duel colour.
pub fn duel_class(background: Background) -> &'static str {
    match background {
        Background::Violet => "duel-violet",
        Background::Brown => "duel-brown",
        Background::Orange => "duel-orange",
        Background::Neutral => "duel-neutral",
    }
}

/// The charge of a duel colour, centred on a point: a star, a chevron, a sun, or a plain ring for neutral.
pub fn charge(background: Background, x: f64, y: f64, size: f64) -> String {
    let name = match background {
        Background::Violet => "charge-violet",
        Background::Brown => "charge-brown",
        Background::Orange => "charge-orange",
        Background::Neutral => "charge-neutral",
    };
    drawing(name, x - size / 2.0, y - size / 2.0, size, size)
}

/// A tile, 80 wide and high.
pub fn tile(tile: Tile) -> String {
    let background = match tile {
        Tile::Violet => Background::Violet,
        Tile::Brown => Background::Brown,
        Tile::Orange => Background::Orange,
        Tile::Movement => Background::Neutral,
    };
    let ground = drawing("tile", 0.0, 0.0, 80.0, 80.0);
    let inside = if tile == Tile::Movement {
        drawing("boot", 16.0, 16.0, 48.0, 48.0)
    } else {
        drawing("sign-fencing", 13.0, 6.0, 54.0, 54.0) + &charge(background, 40.0, 59.0, 26.0)
    };
    coloured(duel_class(background), &(ground + &inside))
}
