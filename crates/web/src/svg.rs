//! SVG markup. Pieces are drawn once, on a sheet for each game, and used by name.
//!
//! All markup comes from the program itself, so it is inserted unescaped.

use std::fmt::Write as _;

/// A drawing from the sheet, scaled into a rectangle.
pub fn drawing(name: &str, x: f64, y: f64, width: f64, height: f64) -> String {
    format!(r##"<use href="#{name}" x="{x}" y="{y}" width="{width}" height="{height}"/>"##)
}

/// Markup, moved and scaled.
pub fn at(x: f64, y: f64, scale: f64, markup: &str) -> String {
    format!(r#"<g transform="translate({x} {y}) scale({scale})">{markup}</g>"#)
}

/// Markup with a class that sets its colours.
pub fn coloured(class: &str, markup: &str) -> String {
    format!(r#"<g class="{class}">{markup}</g>"#)
}

/// A line of text. The class decides whether its middle or its start is at this position.
pub fn text(text: &str, x: f64, y: f64, size: f64, class: &str) -> String {
    format!(r#"<text x="{x}" y="{y}" font-size="{size}" class="{class}">{text}</text>"#)
}

/// A smooth curve through points: at each point it runs in the direction from the previous point to the next.
pub fn curve(points: &[(f64, f64)]) -> String {
    let mut path = String::new();
    let Some(&(x, y)) = points.first() else { return path };
    // Writing to a string can't fail.
    let _ = write!(path, "M{x} {y}");
    for index in 1..points.len() {
        let point = |index: usize| points[index.min(points.len() - 1)];
        let (before, from, to, after) =
            (point(index.saturating_sub(2)), point(index - 1), point(index), point(index + 1));
        let (ax, ay) = (from.0 + (to.0 - before.0) / 6.0, from.1 + (to.1 - before.1) / 6.0);
        let (bx, by) = (to.0 - (after.0 - from.0) / 6.0, to.1 - (after.1 - from.1) / 6.0);
        let _ = write!(path, "C{ax:.1} {ay:.1} {bx:.1} {by:.1} {} {}", to.0, to.1);
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_curve_goes_through_its_points() {
        let path = curve(&[(0.0, 0.0), (10.0, 5.0), (20.0, 0.0)]);
        assert!(path.starts_with("M0 0C"), "{path}");
        assert!(path.contains(" 10 5C") && path.ends_with(" 20 0"), "{path}");
        assert_eq!(curve(&[]), "");
    }
}
