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

/// One of the people of a district, around the origin, 24 wide.
pub fn person(culture: Culture) -> String {
    let disc = drawing("g-person", -14.0, -14.0, 28.0, 28.0);
    coloured(culture_class(culture), &(disc + &coloured("person-sign", &sign(culture, 16.0))))
}

/// The face of a support token around the origin, 32 wide.
pub fn token(token: Token) -> String {
    let face = match token {
        Token::Christian => face_of(Culture::Christian),
        Token::Jewish => face_of(Culture::Jewish),
        Token::Muslim => face_of(Culture::Muslim),
        Token::Two => text("2", 0.0, 7.5, 22.0, "token-number"),
        Token::Three => text("3", 0.0, 7.5, 22.0, "token-number"),
    };
    drawing("g-token", -18.0, -18.0, 36.0, 36.0) + &face
}

fn face_of(culture: Culture) -> String {
    coloured(culture_class(culture), &coloured("token-sign", &sign(culture, 18.0)))
}

/// A face-down support token, with an eye for each player who has looked at it.
pub fn token_back(lookers: SeatSet) -> String {
    drawing("g-token-back", -18.0, -18.0, 36.0, 36.0) + &eyes(lookers)
}

/// A face-down support token that the viewer has looked at: its back, and a smaller picture of its face.
pub fn token_peeked(face: Token, lookers: SeatSet) -> String {
    let face = coloured("peeked", &at(0.0, 0.0, 0.78, &token(face)));
    drawing("g-token-back", -18.0, -18.0, 36.0, 36.0) + &face + &eyes(lookers)
}

/// A small eye above the token for each player who has looked.
fn eyes(lookers: SeatSet) -> String {
    let count = f64::from(u8::try_from(lookers.len()).unwrap_or(u8::MAX));
    let eye = |(nth, seat): (u8, Seat)| {
        let x = (f64::from(nth) - (count - 1.0) / 2.0) * 9.5;
        coloured(seat_class(seat), &drawing("g-eye", x - 6.0, -19.5, 12.0, 8.4))
    };
    (0_u8..).zip(lookers.iter()).map(eye).collect()
}

/// A discredit around the origin, 34 wide.
pub fn discredit(culture: Culture) -> String {
    let stone = drawing("g-discredit", -18.0, -18.0, 36.0, 36.0);
    coloured(culture_class(culture), &(stone + &coloured("scorn-sign", &sign(culture, 15.0))))
}
