//! The points of each seat over the game, as far as the viewer knew them.

#![expect(clippy::cast_precision_loss, reason = "histories are far shorter than 2^52")]

use alcazar_core::Seat;
use alcazar_words::Phrase;
use leptos::prelude::*;

use crate::face::Face;
use crate::playback::Seek;
use crate::session::Session;

/// The size of the graph, in its own units.
const WIDTH: f64 = 600.0;
const HEIGHT: f64 = 120.0;

/// The points of each seat after each entry.
type Curves = Vec<Vec<i32>>;

/// The graph, with a mark at the moment shown. A click moves there.
pub(super) fn graph<G: Face>(session: Session<G>) -> impl IntoView {
    let shell = session.shell();
    let players = session.status.with_untracked(|status| status.players.len());
    let curves = Memo::new(move |_| -> Curves {
        session.history.with(|history| {
            let points = |seat: Seat| {
                let at = |after: usize| {
                    G::score(&history.snapshot(after).view, seat).iter().map(|(_, points)| points).sum()
                };
                (0..=history.len()).map(at).collect()
            };
            Seat::first(players).map(points).collect()
        })
    });
    let place = move |at: usize, length: usize| WIDTH * at as f64 / length.max(1) as f64;
    let mark = move || {
        let length = session.history.with(|history| history.len());
        place(session.playback.get().at.min(length), length)
    };
    let jump = move |event: leptos::ev::MouseEvent| {
        let Some(target) = event.current_target() else { return };
        let target: web_sys::Element = wasm_bindgen::JsCast::unchecked_into(target);
        let shape = target.get_bounding_client_rect();
        let part = (f64::from(event.client_x()) - shape.left()) / shape.width().max(1.0);
        let length = session.history.with_untracked(|history| history.len());
        #[expect(clippy::cast_sign_loss, reason = "it is clamped to 0")]
        session.seek(Seek::To((part.clamp(0.0, 1.0) * length as f64).round() as usize));
    };
    let lines = move || {
        let curves = curves.get();
        let (low, high) = bounds(&curves);
        let line = |(index, curve): (usize, &Vec<i32>)| {
            let points = outline(curve, low, high);
            view! { <polyline class="curve" data-seat=index.to_string() points=points /> }
        };
        curves.iter().enumerate().map(line).collect_view()
    };
    let legend = Seat::first(players)
        .map(|seat| {
            let text = move || {
                let at = session.playback.get().at;
                let points =
                    curves.with(|curves| curves.get(seat.index()).and_then(|curve| curve.get(at)).copied());
                let phrase = Phrase::new("web-points").with("who", G::seat(seat));
                shell.say(&phrase.with("points", points.unwrap_or_default()))
            };
            view! {
                <li data-seat=seat.to_string()>
                    <svg class="curve-key" viewBox="0 0 24 4" aria-hidden="true">
                        <polyline class="curve" data-seat=seat.to_string() points="0,2 24,2" />
                    </svg>
                    {text}
                </li>
            }
        })
        .collect_view();
    view! {
        <figure class="graph" data-testid="graph">
            <svg
                viewBox=format!("0 -4 {WIDTH} {}", HEIGHT + 8.0)
                preserveAspectRatio="none"
                aria-hidden="true"
                on:click=jump
            >
                {lines}
                <line class="graph-mark" x1=mark x2=mark y1="-4" y2=HEIGHT + 4.0 />
            </svg>
            <figcaption><ul class="legend" aria-label=shell.text("web-points-now")>{legend}</ul></figcaption>
        </figure>
    }
}

/// The lowest and the highest number of points.
fn bounds(curves: &Curves) -> (i32, i32) {
    let all = || curves.iter().flatten().copied();
    (all().min().unwrap_or(0).min(0), all().max().unwrap_or(0).max(1))
}

/// The corners of a curve, drawn in steps because points change at once. Unchanged points add no corners.
fn outline(curve: &[i32], low: i32, high: i32) -> String {
    let x = |at: usize| WIDTH * at as f64 / (curve.len().max(2) - 1) as f64;
    let y = |points: i32| HEIGHT * f64::from(high - points) / f64::from((high - low).max(1));
    let mut corners = Vec::new();
    let mut last = None;
    for (at, &points) in curve.iter().enumerate() {
        if let Some(before) = last
            && before != points
        {
            corners.push(format!("{:.1},{:.1}", x(at), y(before)));
        }
        if last != Some(points) || at + 1 == curve.len() {
            corners.push(format!("{:.1},{:.1}", x(at), y(points)));
        }
        last = Some(points);
    }
    corners.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn curves_are_drawn_in_steps() {
        assert_eq!(outline(&[0, 0, 2, 2], 0, 2), "0.0,120.0 400.0,120.0 400.0,0.0 600.0,0.0");
        assert_eq!(outline(&[1], 0, 1), "0.0,0.0");
        assert_eq!(bounds(&vec![vec![0, 3], vec![-2, 1]]), (-2, 3));
        assert_eq!(bounds(&vec![]), (0, 1));
    }
}
