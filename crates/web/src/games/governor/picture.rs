//! The picture of the game in the lobby.

use alcazar_core::{Seat, Tie};
use alcazar_words::governor::Landmark;
use governor::{Culture, Streets, Token};
use leptos::prelude::*;

use super::pieces;
use crate::svg::at;

/// The sheet of drawings that all pictures of the game use.
pub(super) fn sheet() -> impl IntoView {
    view! { <div class="governor-sheet" aria-hidden="true" inner_html=pieces::SHEET></div> }
}

/// The middle of the city, with its name.
pub(super) fn picture() -> AnyView {
    view! {
        <div class="governor governor-picture">
            {sheet()}
            <svg
                viewBox="0 0 640 360"
                preserveAspectRatio="xMinYMid slice"
                aria-hidden="true"
                inner_html=city()
            ></svg>
        </div>
    }
    .into_any()
}

/// The three cultures in the order that was drawn to break a tie (G5.4); each is turned over in turn.
pub(super) fn lot(tie: &Tie) -> Option<AnyView> {
    let drawn = |what: &str| Culture::ALL.into_iter().find(|culture| culture.slug() == what);
    let order: Vec<Culture> = tie.compared.iter().filter_map(|compared| drawn(&compared.what)).collect();
    let token = |culture: Culture| match culture {
        Culture::Christian => Token::Christian,
        Culture::Jewish => Token::Jewish,
        Culture::Muslim => Token::Muslim,
    };
    let turned = |(nth, culture): (usize, Culture)| {
        view! {
            <svg
                viewBox="-20 -20 40 40"
                style=("--nth", nth.to_string())
                inner_html=pieces::token(token(culture))
            ></svg>
        }
    };
    (order.len() == 3).then(|| {
        let cultures = order.into_iter().enumerate().map(turned).collect_view();
        view! { <div class="governor governor-lot">{cultures}</div> }.into_any()
    })
}

/// The tiles around the centre in the picture: column, row, people, streets.
const TILES: [(f64, f64, &str, &str); 12] = [
    (2.0, 0.0, "ccj", "nesw"),
    (3.0, 0.0, "jm", "esw"),
    (4.0, 0.0, "cm", "sw"),
    (1.0, 1.0, "jj", "es"),
    (4.0, 1.0, "cjm", "nsw"),
    (5.0, 1.0, "-", "-"),
    (1.0, 2.0, "cm", "nesw"),
    (4.0, 2.0, "jmm", "nesw"),
    (5.0, 2.0, "c", "w"),
    (2.0, 3.0, "mm", "nw"),
    (3.0, 3.0, "cjm", "ne"),
    (1.0, 3.0, "j", "ne"),
];

fn city() -> String {
    let mut city = include_str!("art/ground.svg").to_owned();
    for (nth, (column, row, people, streets)) in TILES.into_iter().enumerate() {
        let (Ok(people), Ok(streets)) = (people.parse(), streets.parse()) else { continue };
        let mut tile = pieces::tile(people, streets, nth);
        if streets != Streets::NONE {
            let landmark = Landmark::ALL[nth % Landmark::ALL.len()];
            tile += &at(50.0, 50.0, 1.0, &pieces::landmark(landmark));
        }
        city += &at(100.0 * (column + 1.0), 100.0 * (row + 2.0), 1.0, &tile);
    }
    city += &at(300.0, 300.0, 1.0, &pieces::centre());
    let no_lookers = alcazar_core::SeatSet::EMPTY;
    for (x, y, markup) in [
        (381.0, 281.0, pieces::token_back(no_lookers)),
        (481.0, 281.0, pieces::token(Token::Muslim)),
        (281.0, 381.0, pieces::token(Token::Jewish)),
        (581.0, 381.0, pieces::token(Token::Christian)),
        (581.0, 481.0, pieces::token_back(no_lookers)),
        (281.0, 481.0, pieces::token(Token::Three)),
        (450.0, 264.0, pieces::banner(Culture::Christian)),
    ] {
        city += &at(x, y, 1.0, &markup);
    }
    for (seat, x, y) in [
        (Seat::A, 352.0, 372.0),
        (Seat::C, 446.0, 392.0),
        (Seat::B, 550.0, 470.0),
        (Seat::D, 250.0, 462.0),
        (Seat::E, 352.0, 468.0),
        (Seat::F, 446.0, 492.0),
    ] {
        city += &at(x, y, 0.86, &pieces::candidate(seat));
    }
    let shade = r#"<path d="M-200 0H840V110H-200Z" fill="url(#g-shade)"/>"#;
    at(-96.0, -116.0, 1.02, &city) + SHADE + shade + &at(76.0, 26.0, 0.94, &lettering())
}

/// Darkens the background of the title.
const SHADE: &str = concat!(
    r##"<linearGradient id="g-shade" x2="0" y2="1">"##,
    r##"<stop stop-color="#1a1009" stop-opacity=".75"/>"##,
    r##"<stop offset="1" stop-color="#1a1009" stop-opacity="0"/></linearGradient>"##,
);

/// TOLÈDE in drawn capitals.
pub(super) fn lettering() -> String {
    // Each letter is 44 wide and 50 high.
    let letters = [
        "M2 0H42V12H38L36 7H27V44L32 46V50H12V46L17 44V7H8L6 12H2Z",
        "M22 0A22 25 0 1 1 21.9 0ZM22 7A13 18 0 1 0 22.1 7Z",
        "M4 0H22V4L18 6V43H30L34 36H38V50H4V46L8 44V6L4 4Z",
        concat!(
            "M10-12 18-14 26-4H20Z",
            "M4 0H37V13H33L30 7H18V21H25L27 17H30V32H27L25 28H18V43H31L35 36H39V50H4V46L8 44V6L4 4Z",
        ),
        "M3 0H18A24 25 0 0 1 18 50H3V46L7 44V6L3 4ZM17 7V43A15 18 0 0 0 17 7Z",
        "M4 0H37V13H33L30 7H18V21H25L27 17H30V32H27L25 28H18V43H31L35 36H39V50H4V46L8 44V6L4 4Z",
    ];
    let place = |(nth, letter): (usize, &&str)| {
        format!(r#"<path transform="translate({} 0)" d="{letter}"/>"#, 48 * nth)
    };
    let drawn: String = letters.iter().enumerate().map(place).collect();
    format!(r#"<g class="lettering" fill-rule="evenodd">{drawn}</g>"#)
}
