//! What does not move: sky, rock, river, road, houses that belong to nobody, the great buildings.

use toledo::Step;

use super::pieces;
use super::road::{Ground, Point};
use super::svg::{at, curve, drawing, text};

/// Everything behind the steps.
pub(super) fn scenery(ground: &Ground) -> String {
    let mut markup = match ground.name {
        "upright" => include_str!("art/upright.svg").to_owned(),
        _ => include_str!("art/wide.svg").to_owned(),
    };
    for row in ground.rows() {
        markup += &wall(row, ground.road);
    }
    let road = ground.road_line();
    markup += &line(&road, "road-edge", ground.road + 8.0);
    markup += &line(&road, "road", ground.road);
    let ((x, y), scale) = ground.cathedral;
    markup += &at(x, y, scale, &pieces::cathedral());
    let ((x, y), scale) = ground.alcazar;
    markup += &at(x, y, scale, &pieces::alcazar());
    for (row, (x, y)) in ground.milestones.into_iter().enumerate() {
        markup += &at(x, y, 1.0, &milestone(2 * row + 1));
    }
    markup
}

/// A line of some width.
pub(super) fn line(path: &str, class: &str, width: f64) -> String {
    format!(r#"<path d="{path}" class="{class}" stroke-width="{width}"/>"#)
}

/// The wall that carries a row of the road: as long as the row above, narrower below.
fn wall(row: &[Point], road: f64) -> String {
    let (Some(first), Some(last)) = (row.first(), row.last()) else { return String::new() };
    let onward = (last.0 - first.0).signum();
    let shifted = |down: f64, out: f64| {
        let mut line: Vec<Point> = row.iter().map(|(x, y)| (*x, y + down)).collect();
        if let [first, .., last] = &mut line[..] {
            first.0 -= onward * out;
            last.0 += onward * out;
        }
        line
    };
    let mut below = shifted(road * 1.5, -34.0);
    below.reverse();
    let (above, below) = (curve(&shifted(20.0, 50.0)), curve(&below));
    format!(r#"<path d="{above}L{}Z" class="wall"/>"#, below.trim_start_matches('M'))
}

/// A milestone with the least card that pays for the use of a step in its row (T5.1).
fn milestone(cost: usize) -> String {
    let stone = r#"<path d="M-20 18V-14Q-20-34 0-34 20-34 20-14V18Z" class="milestone"/>"#;
    stone.to_owned()
        + &drawing("coin", -12.0, -9.0, 24.0, 24.0)
        + &text(&format!("{cost}+"), 0.0, -13.0, 17.0, "number")
}

/// The number of a step on a stone below it.
pub(super) fn number(ground: &Ground, step: Step) -> String {
    let (radius, size) = if ground.name == "upright" { (14.0, 20.0) } else { (15.0, 19.0) };
    let stone = format!(r#"<circle r="{radius}" class="number-plate"/>"#);
    at(
        0.0,
        ground.road / 2.0 + radius - 3.0,
        1.0,
        &(stone + &text(&step.number().to_string(), 0.0, 6.5, size, "number")),
    )
}
