//! Houses: shops, taverns, the artist, and the large buildings.

use alcazar_core::Seat;
use toledo::{Shop, Trade};

use super::figure::{emblem, seat_class};
use crate::games::toledo::svg::{at, coloured, drawing};

/// A house from the sheet, with its door at the origin.
fn house(name: &str) -> String {
    drawing(name, -66.0, -122.0, 132.0, 126.0)
}

/// The sign of a trade, centred on the origin.
pub fn sign(trade: Trade, size: f64) -> String {
    let name = match trade {
        Trade::Metal => "sign-metal",
        Trade::Gem => "sign-gem",
        Trade::Smith => "sign-smith",
        Trade::Fencing => "sign-fencing",
    };
    drawing(name, -size / 2.0, -size / 2.0, size, size)
}

/// A shop in its owner's colour, with the owner's emblem on the roof and the sign of its trade.
pub fn shop(owner: Seat, shop: Shop) -> String {
    let shield = at(-26.0, -95.0, 1.0, &emblem(owner, 22.0));
    let sign = at(23.0, -39.0, 1.0, &sign(shop.trade(), 38.0));
    coloured(seat_class(owner), &(house("house") + &shield + &sign))
}

/// A step on which nothing is built yet.
pub fn lot() -> String {
    house("lot")
}

/// A tavern.
pub fn tavern() -> String {
    house("tavern") + &drawing("sign-tavern", 16.0, -58.0, 34.0, 34.0)
}

/// The house of the artist.
pub fn artist() -> String {
    house("artist") + &drawing("sign-artist", 14.0, -63.0, 34.0, 34.0)
}

/// An entrance of the Alcázar.
pub fn gate() -> String {
    drawing("gate", -60.0, -122.0, 120.0, 126.0)
}

/// The cathedral with its steps at the origin, about 300 high.
pub fn cathedral() -> String {
    drawing("cathedral", -130.0, -290.0, 260.0, 300.0)
}

/// The Alcázar with its gate at the origin, about 250 high.
pub fn alcazar() -> String {
    drawing("alcazar", -180.0, -250.0, 360.0, 260.0)
}
