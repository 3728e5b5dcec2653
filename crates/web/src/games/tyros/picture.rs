//! The picture of the game in the lobby.

use alcazar_core::Seat;
use leptos::prelude::*;
use tyros::{Empire, Square, Squares};

use super::board::sheet;
use super::chart::{Chart, WIDE};
use super::{empires, pieces, scenery};
use crate::svg::{at, curve};

/// The chart as it might be in the middle of a game, with the name of the game.
pub(super) fn picture() -> AnyView {
    const VIEW_BOX: &str = "430 150 980 551";
    const FIT: &str = "xMinYMid slice";
    view! {
        <div class="tyros tyros-picture">
            {sheet()}
            <svg viewBox=VIEW_BOX preserveAspectRatio=FIT aria-hidden="true" inner_html=sea()></svg>
        </div>
    }
    .into_any()
}

/// The squares with these numbers, 33 for Tyros.
pub(super) fn squares(numbers: &[u8]) -> Squares {
    numbers.iter().map(|number| Square::numbered(*number).unwrap_or(Square::TYROS)).collect()
}

/// The empires of a game that has been going on for a while.
pub(super) fn some_empires() -> [(Empire, Squares); 4] {
    [
        (Empire::Orange, squares(&[6, 7, 8, 11, 12, 16])),
        (Empire::Yellow, squares(&[9, 13, 14, 18, 19])),
        (Empire::Green, squares(&[17, 21, 22, 23, 27])),
        (Empire::Violet, squares(&[20, 25, 26, 30, 31, 33])),
    ]
}

/// A chart with some empires, ships and cities.
pub(super) fn drawn(chart: &Chart) -> String {
    let empires = some_empires();
    let washes = empires.iter().map(|(empire, squares)| empires::wash(chart, *empire, *squares));
    let mut markup = scenery::ground(chart) + &washes.collect::<String>() + &scenery::ink(chart);
    markup.extend(Square::all().map(|square| scenery::number(chart, square)));
    for (empire, squares) in empires {
        markup.extend(squares.iter().map(|square| empires::marker(chart, empire, square)));
    }
    for (seat, number) in [(Seat::A, 22), (Seat::B, 26), (Seat::C, 13), (Seat::D, 33), (Seat::B, 7)] {
        for square in squares(&[number]).iter() {
            let (x, y) = chart.city(square);
            markup += &at(x, y, 1.04 * chart.piece, &pieces::city(seat));
        }
    }
    for (seat, berth) in
        [(Seat::A, "27"), (Seat::B, "31"), (Seat::C, "18"), (Seat::D, "23"), (Seat::C, "11"), (Seat::D, "25")]
    {
        if let Ok(berth) = berth.parse() {
            let (x, y) = chart.berth(berth);
            markup += &at(x, y, 0.94 * chart.piece, &pieces::ship(seat));
        }
    }
    markup
}

fn sea() -> String {
    let way = |from: &str, to: &str| match (from.parse(), to.parse()) {
        (Ok(from), Ok(to)) => curve(&WIDE.voyage(from, to)),
        _ => String::new(),
    };
    let route = way("31", "17");
    drawn(&WIDE)
        + &format!(
            r#"<g class="ty-route"><g class="ty-green"><path d="{route}"/><path d="{route}"/></g></g>"#
        )
        + &at(500.0, 190.0, 1.25, &(CARTOUCHE.to_owned() + &lettering()))
}

/// The scroll on which the name is written.
const CARTOUCHE: &str = concat!(
    r#"<path d="M-16-14H262L274-4V58L262 66H-16L-28 56V-6Z" class="ty-cartouche"/>"#,
    r#"<path d="M-11-8H257L267 0V53L257 60H-11L-21 51V-1Z" class="ty-frame thin"/>"#,
);

/// TYROS in drawn capitals, Tyrian purple edged with gold.
pub(super) fn lettering() -> String {
    // Each letter fits a box 44 wide and 50 high.
    let letters = [
        "M2 0H42V12H38L36 7H27V44L32 46V50H12V46L17 44V7H8L6 12H2Z",
        "M1 0H18V4L15 5 23 20 31 5 28 4V0H44V4L40 6 28 28V44L33 46V50H13V46L18 44V28L5 6 1 4Z",
        concat!(
            "M4 0H24A14 14 0 0 1 30 26L40 44 43 46V50H32L20 28H18V44L22 46V50H4V46L8 44V6L4 4Z",
            "M18 7V21H23A7 7 0 0 0 23 7Z",
        ),
        "M22 0A22 25 0 1 1 21.9 0ZM22 7A13 18 0 1 0 22.1 7Z",
        concat!(
            "M38 2V15H34Q31 7 22 7 15 7 15 13 15 18 24 21 41 25 41 37 40 50 23 50 14 50 10 46L7 49H4V34H8",
            "Q11 43 22 43 31 43 31 37 31 32 22 29 5 25 5 14 6 0 22 0 30 0 34 4L36 2Z",
        ),
    ];
    let place = |(nth, letter): (usize, &&str)| {
        format!(r#"<path transform="translate({} 0)" d="{letter}"/>"#, 50 * nth)
    };
    let drawn: String = letters.iter().enumerate().map(place).collect();
    format!(r#"<g class="ty-lettering" fill-rule="evenodd">{drawn}</g>"#)
}
