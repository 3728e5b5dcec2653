//! The static scenery: sky, rock, river, road and the large buildings.

use toledo::Step;

use super::layout::{Layout, Point};
use super::pieces;
use super::svg::{at, curve, drawing, text};

/// Everything behind the steps.
pub(super) fn scenery(layout: &Layout) -> String {
    let mut markup = match layout.name {
        "upright" => include_str!("art/upright.svg").to_owned(),
        _ => include_str!("art/wide.svg").to_owned(),
    };
    for row in layout.rows() {
        markup += &wall(row, layout.road);
    }
    let road = layout.road_line();
    markup += &line(&road, "road-edge", layout.road + 8.0);
    markup += &line(&road, "road", layout.road);
    let ((x, y), scale) = layout.cathedral;
    markup += &at(x, y, scale, &pieces::cathedral());
    let ((x, y), scale) = layout.alcazar;
    markup += &at(x, y, scale, &pieces::alcazar());
    for (row, (x, y)) in layout.milestones.into_iter().enumerate() {
        markup += &at(x, y, 1.0, &milestone(2 * row + 1));
    }
    markup
}

/// A stroked path.
pub(super) fn line(path: &str, class: &str, width: f64) -> String {
    format!(r#"<path d="{path}" class="{class}" stroke-width="{width}"/>"#)
}

/// The wall that carries a row of the road, narrower at its foot.
fn wall(row: &[Point], road: f64) -> String {
    let (Some(first), Some(last)) = (row.first(), row.last()) else { return String::new() };
    let direction = (last.0 - first.0).signum();
    let shifted = |down: f64, out: f64| {
        let mut line: Vec<Point> = row.iter().map(|(x, y)| (*x, y + down)).collect();
        if let [first, .., last] = &mut line[..] {
            first.0 -= direction * out;
            last.0 += direction * out;
        }
        line
    };
    let mut below = shifted(road * 1.5, -34.0);
    below.reverse();
    let (above, below) = (curve(&shifted(20.0, 50.0)), curve(&below));
    format!(r#"<path d="{above}L{}Z" class="wall"/>"#, below.trim_start_matches('M'))
}

/// A milestone with the minimum card that pays for the use of a step in its row (T5.1).
fn milestone(cost: usize) -> String {
    let stone = r#"<path d="M-20 18V-14Q-20-34 0-34 20-34 20-14V18Z" class="milestone"/>"#;
    stone.to_owned()
        + &drawing("coin", -12.0, -9.0, 24.0, 24.0)
        + &text(&format!("{cost}+"), 0.0, -13.0, 17.0, "number")
}

/// The number of a step on a stone below it.
pub(super) fn number(layout: &Layout, step: Step) -> String {
    let (radius, size) = if layout.name == "upright" { (14.0, 20.0) } else { (15.0, 19.0) };
    let stone = format!(r#"<circle r="{radius}" class="number-plate"/>"#);
    at(
        0.0,
        layout.road / 2.0 + radius - 3.0,
        1.0,
        &(stone + &text(&step.number().to_string(), 0.0, 6.5, size, "number")),
    )
}
