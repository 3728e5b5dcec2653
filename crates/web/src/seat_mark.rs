//! The marks of the players: a shape and a colour for each seat, the same as on their pieces. They stand
//! beside names, so that nobody is told apart by colour alone.

use alcazar_core::Seat;
use leptos::prelude::*;

use crate::context::Shell;
use crate::face::Face;

/// A circle, a square, a triangle, a diamond, two bars and a ring, around the origin.
const SHAPES: [&str; 6] = [
    r#"<circle r="6.8"/>"#,
    r#"<path d="M-6.2-6.2H6.2V6.2H-6.2Z"/>"#,
    r#"<path d="M0-7.8 7.8 5.7H-7.8Z"/>"#,
    r#"<path d="M0-8.8 7.2 0 0 8.8-7.2 0Z"/>"#,
    r#"<path d="M-7.2-6.7H7.2V-1.8H-7.2ZM-7.2 1.8H7.2V6.7H-7.2Z"/>"#,
    r#"<path d="M0-7.4A7.4 7.4 0 0 1 0 7.4 7.4 7.4 0 0 1 0-7.4ZM0-3A3 3 0 0 0 0 3 3 3 0 0 0 0-3Z"/>"#,
];

/// The mark of a seat, where the name beside it says who is meant. The element with the attribute `data-game`
/// around it decides the colour.
pub(crate) fn seat_mark(seat: Seat) -> impl IntoView {
    let shape = SHAPES[seat.index() % SHAPES.len()];
    view! {
        <svg
            class="seat-mark"
            data-mark=seat.to_string()
            viewBox="-10 -10 20 20"
            aria-hidden="true"
            inner_html=shape
        ></svg>
    }
}

/// The mark of a seat with the name of its colour, for screen readers and on hovering.
pub(crate) fn named_seat_mark<G: Face>(shell: Shell, seat: Seat) -> impl IntoView {
    let colour = move || shell.say(&G::seat(seat).as_colour());
    view! {
        <span class="seat-mark-box" role="img" title=colour aria-label=colour>{seat_mark(seat)}</span>
    }
}
