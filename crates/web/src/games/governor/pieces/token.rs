//! People, support tokens and discredits.

use alcazar_core::{Seat, SeatSet};
use governor::{Culture, Token};

use super::seat_class;
use crate::svg::{at, coloured, drawing, text};

/// The class that gives a picture the colours of a culture.
pub const fn culture_class(culture: Culture) -> &'static str {
    match culture {
        Culture::Christian => "christian",
        Culture::Jewish => "jewish",
        Culture::Muslim => "muslim",
    }
}

/// The sign of a culture around the origin: cross, star or crescent.
pub fn sign(culture: Culture, size: f64) -> String {
    drawing(&format!("g-{}", culture_class(culture)), -size / 2.0, -size / 2.0, size, size)
}

/// One of the people of a district, around the origin, 30 wide.
pub fn person(culture: Culture) -> String {
    let disc = drawing("g-person", -17.0, -17.0, 34.0, 34.0);
    coloured(culture_class(culture), &(disc + &coloured("person-sign", &sign(culture, 19.0))))
}

/// The face of a support token around the origin, 34 wide: a coin with a sign, or a star with points.
pub fn token(token: Token) -> String {
    match token {
        Token::Christian => coin(Culture::Christian),
        Token::Jewish => coin(Culture::Jewish),
        Token::Muslim => coin(Culture::Muslim),
        Token::Two => star("2"),
        Token::Three => star("3"),
    }
}

fn coin(culture: Culture) -> String {
    let sign = coloured(culture_class(culture), &coloured("token-sign", &sign(culture, 22.0)));
    drawing("g-token", -20.0, -20.0, 40.0, 40.0) + &sign
}

fn star(points: &str) -> String {
    drawing("g-token-points", -20.0, -20.0, 40.0, 40.0) + &text(points, 0.0, 7.8, 23.0, "token-number")
}

/// A face-down support token: a closed seal, with an eye for each player who has looked at it.
pub fn token_back(lookers: SeatSet) -> String {
    drawing("g-token-back", -20.0, -20.0, 40.0, 40.0) + &eyes(lookers)
}

/// A face-down support token that the viewer has looked at: its seal, and inside it a small picture of its
/// face.
pub fn token_peeked(face: Token, lookers: SeatSet) -> String {
    let face = coloured("peeked", &at(0.0, 0.0, 0.66, &token(face)));
    drawing("g-token-back", -20.0, -20.0, 40.0, 40.0) + &face + &eyes(lookers)
}

/// A small eye above the token for each player who has looked.
fn eyes(lookers: SeatSet) -> String {
    let count = f64::from(u8::try_from(lookers.len()).unwrap_or(u8::MAX));
    let eye = |(nth, seat): (u8, Seat)| {
        let x = (f64::from(nth) - (count - 1.0) / 2.0) * (28.0 / count).min(9.5);
        coloured(seat_class(seat), &drawing("g-eye", x - 6.0, -19.5, 12.0, 8.4))
    };
    (0_u8..).zip(lookers.iter()).map(eye).collect()
}

/// A discredit token around the origin, 34 wide: a torn banner.
pub fn discredit(culture: Culture) -> String {
    let banner = drawing("g-discredit", -18.0, -18.0, 36.0, 36.0);
    let sign = at(0.0, -2.0, 1.0, &sign(culture, 18.0));
    coloured(culture_class(culture), &(banner + &coloured("scorn-sign", &sign)))
}

/// A discredit across the gate of a district, around the origin, 66 wide.
pub fn banner(culture: Culture) -> String {
    let banner = drawing("g-banner", -36.0, -15.0, 72.0, 32.0);
    coloured(culture_class(culture), &(banner + &coloured("scorn-sign", &sign(culture, 18.0))))
}
