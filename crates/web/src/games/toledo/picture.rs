//! The picture of the game in the lobby.

use alcazar_core::Seat;
use leptos::prelude::*;
use toledo::{Shop, Trade};

use super::board::sheet;
use super::pieces;
use super::scenery::line;
use super::svg::{at, curve};

/// Toledo on its rock, with its name.
pub(super) fn picture() -> AnyView {
    view! {
        <div class="toledo toledo-picture">
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

fn city() -> String {
    let road = curve(&[
        (60.0, 322.0),
        (220.0, 316.0),
        (400.0, 306.0),
        (520.0, 276.0),
        (470.0, 238.0),
        (330.0, 228.0),
        (220.0, 208.0),
        (262.0, 172.0),
        (380.0, 164.0),
        (440.0, 152.0),
    ]);
    let house = |seat: Seat, trade: Trade, x: f64, y: f64| {
        at(x, y, 0.62, &pieces::shop(seat, Shop::new(trade, false)))
    };
    let mut markup = r##"
<rect x="-200" y="-100" width="1040" height="560" fill="url(#sky)"/>
<g class="day-only">
<circle cx="120" cy="86" r="34" fill="#fff6d6"/>
<circle cx="120" cy="86" r="56" fill="#fff6d6" opacity=".35"/>
</g>
<g class="night-only"><path d="M520 40A30 30 0 1 0 541 79 26 26 0 0 1 520 40Z" fill="#f6edc9"/></g>
<path d="M-200 250Q60 190 240 240T640 210 840 230V380H-200Z" fill="var(--haze)" opacity=".8"/>
<path d="M-40 350Q60 300 110 280 150 200 230 160 300 130 380 128 470 100 560 116 640 130 660 230
680 300 720 350Z" fill="url(#hill)"/>
<path d="M-200 340Q140 316 330 334T840 330V420H-200Z" fill="url(#tagus)"/>
"##
    .to_owned();
    markup += &at(500.0, 158.0, 0.56, &pieces::alcazar());
    markup += &line(&road, "road-edge", 30.0);
    markup += &line(&road, "road", 25.0);
    markup += &house(Seat::D, Trade::Gem, 300.0, 154.0);
    markup += &house(Seat::B, Trade::Smith, 424.0, 222.0);
    markup += &house(Seat::C, Trade::Metal, 306.0, 216.0);
    markup += &house(Seat::A, Trade::Fencing, 350.0, 296.0);
    markup += &at(480.0, 284.0, 0.62, &pieces::tavern());
    markup += &at(110.0, 310.0, 0.62, &pieces::cathedral());
    for (seat, x, y) in
        [(Seat::A, 214.0, 328.0), (Seat::C, 254.0, 322.0), (Seat::B, 536.0, 290.0), (Seat::D, 240.0, 218.0)]
    {
        markup += &at(x, y, 0.56, &pieces::figure(seat));
    }
    markup + &format!(r#"<g transform="translate(30 24)">{}</g>"#, lettering())
}

/// TOLEDO in drawn capitals, black and gold like a damascened blade.
pub(super) fn lettering() -> String {
    // Each letter is 44 wide and 50 high.
    let letters = [
        "M2 0H42V12H38L36 7H27V44L32 46V50H12V46L17 44V7H8L6 12H2Z",
        "M22 0A22 25 0 1 1 21.9 0ZM22 7A13 18 0 1 0 22.1 7Z",
        "M4 0H22V4L18 6V43H30L34 36H38V50H4V46L8 44V6L4 4Z",
        "M4 0H37V13H33L30 7H18V21H25L27 17H30V32H27L25 28H18V43H31L35 36H39V50H4V46L8 44V6L4 4Z",
        "M3 0H18A24 25 0 0 1 18 50H3V46L7 44V6L3 4ZM17 7V43A15 18 0 0 0 17 7Z",
        "M22 0A22 25 0 1 1 21.9 0ZM22 7A13 18 0 1 0 22.1 7Z",
    ];
    let place = |(nth, letter): (usize, &&str)| {
        format!(r#"<path transform="translate({} 0)" d="{letter}"/>"#, 50 * nth)
    };
    let drawn: String = letters.iter().enumerate().map(place).collect();
    format!(r#"<g class="lettering" fill-rule="evenodd">{drawn}</g>"#)
}
