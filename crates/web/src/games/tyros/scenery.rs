//! The static parts of the chart: sea and land, inked coasts, the grid with its borders, sea ways, and
//! decorations.

use std::fmt::Write as _;

use tyros::{Square, Squares};

use super::chart::{Chart, DESERT, GRID, Point, SERPENT, cell};
use crate::svg::{at, coloured, drawing, text};

/// Decorations on the land: the symbol, its position and its size.
const SIGHTS: [(&str, (i16, i16), Point); 16] = [
    ("ty-peak", (112, 28), (44.0, 33.0)),
    ("ty-peak", (128, 44), (40.0, 30.0)),
    ("ty-peak", (104, 226), (40.0, 30.0)),
    ("ty-peak", (226, 22), (44.0, 33.0)),
    ("ty-peak", (286, 26), (48.0, 36.0)),
    ("ty-peak", (388, 40), (44.0, 33.0)),
    ("ty-peak", (424, 112), (44.0, 33.0)),
    ("ty-peak", (466, 118), (40.0, 30.0)),
    ("ty-peak", (586, 112), (44.0, 33.0)),
    ("ty-peak", (676, 108), (44.0, 33.0)),
    ("ty-peak", (120, 396), (44.0, 33.0)),
    ("ty-peak", (184, 388), (40.0, 30.0)),
    ("ty-palm", (206, 470), (30.0, 45.0)),
    ("ty-palm", (360, 490), (24.0, 36.0)),
    ("ty-pyramids", (546, 484), (62.0, 34.0)),
    ("ty-palm", (690, 420), (28.0, 42.0)),
];

/// The layer behind the empires: the parchment, the sea and the land.
pub fn ground(chart: &Chart) -> String {
    let (width, height) = chart.size();
    let land = chart.land();
    let (left, top, right, bottom) = inner(chart);
    let (wide, high) = (right - left, bottom - top);
    let name = chart.name;
    let area = format!(r#"x="{left}" y="{top}" width="{wide}" height="{high}""#);
    let mut markup = format!(r#"<clipPath id="ty-inner-{name}"><rect {area}/></clipPath>"#)
        + &format!(r#"<clipPath id="ty-land-{name}"><path d="{land}"/></clipPath>"#)
        + &format!(r#"<rect width="{width}" height="{height}" class="ty-paper"/>"#)
        + &format!(r#"<g clip-path="url(#ty-inner-{name})"><rect {area} class="ty-sea"/>"#)
        + &rhumbs(chart);
    // Lines in the water along the coast: a wide stroke, covered by a slightly narrower one in the sea's
    // colour.
    for (line, sea) in [(38.0, 36.4), (26.0, 24.4), (14.0, 12.0)] {
        let _ = write!(markup, r#"<path d="{land}" class="ty-water-line" stroke-width="{line}"/>"#);
        let _ = write!(markup, r#"<path d="{land}" class="ty-water" stroke-width="{sea}"/>"#);
    }
    let (x, y) = chart.corner(DESERT.0, DESERT.1);
    let (across, down) = chart.square;
    let desert = format!(r#"<rect x="{x}" y="{y}" width="{across}" height="{down}" class="ty-desert"/>"#);
    let _ = write!(markup, r#"<path d="{land}" class="ty-land"/>{desert}</g>"#);
    markup
}

/// The layer between the empires and the pieces: coasts, grid, sea ways, the serpent and the desert, and the
/// frame.
pub fn ink(chart: &Chart) -> String {
    let land = chart.land();
    let coasts = format!(r#"<path d="{land}" class="ty-coast-soft"/><path d="{land}" class="ty-coast"/>"#);
    let mut markup = format!(r#"<g clip-path="url(#ty-inner-{})">{coasts}</g>"#, chart.name);
    for (name, spot, (width, height)) in SIGHTS {
        let (x, y) = chart.point(spot);
        markup += &drawing(name, x - width / 2.0, y - height / 2.0, width, height);
    }
    markup += &grid(chart);
    let _ = write!(markup, r#"<path d="{}" class="ty-ways"/>"#, chart.ways());
    let (x, y) = chart.corner(SERPENT.0, SERPENT.1);
    let (width, height) = chart.square;
    markup += &drawing("ty-serpent", x + 0.1 * width, y + 0.14 * height, 0.8 * width, 0.72 * height);
    let (x, y) = chart.corner(DESERT.0, DESERT.1);
    markup += &drawing("ty-dunes", x + 0.06 * width, y + 0.42 * height, 0.88 * width, 0.5 * height);
    let rose = drawing("ty-rose", x + 0.28 * width, y + 0.06 * height, 0.44 * width, 0.5 * height);
    markup += &coloured("ty-rose", &rose);
    // Tyros is drawn as a city without an owner.
    let (x, y) = chart.city(Square::TYROS);
    let city = coloured("ty-free", &drawing("ty-city", -36.0, -38.0, 72.0, 64.0));
    markup += &at(x, y, chart.piece, &city);
    markup + &frame(chart)
}

fn inner(chart: &Chart) -> (f64, f64, f64, f64) {
    let (left, top) = chart.corner(0, 0);
    let (right, bottom) = chart.corner(GRID.0, GRID.1);
    (left, top, right, bottom)
}

/// Rhumb lines from the compass rose in the desert across the whole sea.
fn rhumbs(chart: &Chart) -> String {
    let (x, y) = chart.corner(DESERT.0, DESERT.1);
    let (x, y) = (x + 0.5 * chart.square.0, y + 0.31 * chart.square.1);
    let (width, _) = chart.size();
    let mut path = String::new();
    for part in 0..16 {
        let angle = std::f64::consts::PI * f64::from(part) / 8.0 + 0.01;
        let _ = write!(
            path,
            "M{x:.0} {y:.0}L{:.0} {:.0}",
            x + 1.3 * width * angle.cos(),
            y + 1.3 * width * angle.sin()
        );
    }
    format!(r#"<path d="{path}" class="ty-rhumb"/>"#)
}

/// The sides of the squares: a dotted line where ships can cross, a ridge where they can't (Y1.6).
fn grid(chart: &Chart) -> String {
    let (mut open, mut shut) = (String::new(), String::new());
    let mut ridges = String::new();
    for square in Square::all() {
        for other in square.neighbours().iter().filter(|other| *other > square) {
            let ((ax, ay), (bx, by)) = (cell(square), cell(other));
            let (from, to) = if ay == by {
                (chart.corner(ax.max(bx), ay), chart.corner(ax.max(bx), ay + 1))
            } else {
                (chart.corner(ax, ay.max(by)), chart.corner(ax + 1, ay.max(by)))
            };
            let line = format!("M{} {}L{} {}", from.0, from.1, to.0, to.1);
            if is_joined(square, other) {
                open += &line;
            } else {
                shut += &line;
                for part in [0.25, 0.5, 0.75] {
                    let (x, y) = (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part);
                    ridges += &drawing("ty-peak", x - 13.0, y - 15.0, 26.0, 19.5);
                }
            }
        }
    }
    // The sides of the serpent and the desert are only drawn for looks.
    let ((sx, sy), (dx, dy)) = (chart.corner(SERPENT.0, SERPENT.1), chart.corner(DESERT.0, DESERT.1));
    let (width, height) = chart.square;
    let _ = write!(open, "M{sx} {sy}h{width}v{height}h-{width}Z");
    let _ = write!(shut, "M{dx} {}V{dy}h{width}v{height}", dy + height);
    format!(r#"<path d="{open}" class="ty-open"/><path d="{shut}" class="ty-shut-under"/>"#)
        + &format!(r#"<path d="{shut}" class="ty-shut"/>{ridges}"#)
}

/// Whether a sea way connects the two squares.
fn is_joined(square: Square, other: Square) -> bool {
    let berths = |square: Square| Squares::only(square).berths();
    berths(square).iter().any(|from| !from.sea_ways().and(berths(other)).is_empty())
}

/// The edge of the chart: a black and white scale, stains and a vignette.
fn frame(chart: &Chart) -> String {
    let (left, top, right, bottom) = inner(chart);
    let (width, height) = chart.size();
    let mut scale = String::new();
    let band = 0.3 * chart.margin;
    for column in 0..GRID.0 * 2 {
        let x = left + f64::from(column) * chart.square.0 / 2.0;
        let y = if column % 2 == 0 { top - band } else { bottom };
        let _ = write!(scale, "M{x} {y}h{}v{band}h-{}Z", chart.square.0 / 2.0, chart.square.0 / 2.0);
    }
    for row in 0..GRID.1 * 2 {
        let y = top + f64::from(row) * chart.square.1 / 2.0;
        let x = if row % 2 == 0 { left - band } else { right };
        let _ = write!(scale, "M{x} {y}h{band}v{}h-{band}Z", chart.square.1 / 2.0);
    }
    let rect = |out: f64, class: &str| {
        format!(
            r#"<rect x="{}" y="{}" width="{}" height="{}" class="{class}"/>"#,
            left - out,
            top - out,
            right - left + 2.0 * out,
            bottom - top + 2.0 * out
        )
    };
    let stain = |x: f64, y: f64, size: f64| {
        format!(r#"<ellipse cx="{x}" cy="{y}" rx="{size}" ry="{}" fill="url(#ty-stain)"/>"#, 0.8 * size)
    };
    format!(r#"<path d="{scale}" class="ty-scale"/>"#)
        + &rect(0.0, "ty-frame")
        + &rect(band, "ty-frame")
        + &rect(band + 5.0, "ty-frame thin")
        + &stain(0.16 * width, 0.1 * height, 170.0)
        + &stain(0.83 * width, 0.84 * height, 210.0)
        + &format!(r#"<rect width="{width}" height="{height}" fill="url(#ty-vignette)"/>"#)
}

/// The number of a square, in its north-west corner.
pub fn number(chart: &Chart, square: Square) -> String {
    if square == Square::TYROS {
        return String::new();
    }
    let (x, y) = chart.place(square);
    let size = chart.letter;
    at(x + 0.42 * size + 5.0, y + 0.98 * size, 1.0, &text(&square.to_string(), 0.0, 0.0, size, "ty-number"))
}
