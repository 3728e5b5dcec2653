//! The possible voyages of a ship: their prices and colours, and the route that a voyage would take.

use leptos::prelude::*;
use tyros::{Action, Berth, Empire, State, View};

use super::chart::Chart;
use super::pick::Touch;
use super::pieces;
use crate::scene::{Choices, Hint, Scene};
use crate::svg::{at, coloured, curve, text};

/// How many steps of reach are shown for a ship that can't sail now.
const PREVIEW_STEPS: u8 = 4;

/// The price of a voyage: one card per step in the colour of the destination's empire (Y5.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Fare {
    to: Berth,
    empire: Empire,
    steps: u8,
}

/// The destinations within reach of a ship: the legal ones if it can sail now, otherwise those nearby.
fn within_reach(view: &View, choices: &Choices<State>, from: Berth, is_own: bool) -> Vec<Fare> {
    let can_sail = |to: Berth| {
        choices.legal.iter().any(|action| {
            matches!(action, Action::Sail { from: start, to: end, .. } if (*start, *end) == (from, to))
        })
    };
    let is_asked = is_own && choices.seat.is_some();
    Berth::all()
        .filter(|to| *to != from)
        .filter_map(|to| {
            let empire = view.empire(to.square())?;
            let steps = from.distance(to);
            let is_near = if is_asked { can_sail(to) } else { steps <= PREVIEW_STEPS };
            is_near.then_some(Fare { to, empire, steps })
        })
        .collect()
}

/// The fares for the ship that is pointed at or touched.
pub(super) fn fares(
    scene: Scene<State>,
    chart: &'static Chart,
    peek: Signal<Option<Berth>>,
) -> impl IntoView {
    let ship = Memo::new(move |_| {
        let of = |touch: &Touch| if let Touch::Ship(berth) = touch { Some(*berth) } else { None };
        let pointed = scene.pointed.with(|pointed| pointed.as_ref().and_then(of));
        let touched = scene.touched.with(|touched| touched.iter().find_map(of));
        pointed.or(touched).map(|berth| (berth, true)).or(peek.get().map(|berth| (berth, false)))
    });
    let shown = Memo::new(move |_| {
        let Some((berth, is_own)) = ship.get() else { return Vec::new() };
        scene.view.with(|view| scene.choices.with(|choices| within_reach(view, choices, berth, is_own)))
    });
    let markup = move || shown.get().into_iter().map(|fare| tag(chart, fare)).collect::<String>();
    view! { <g class="ty-fares" aria-hidden="true" inner_html=markup></g> }
}

/// A tag with the number and the colour of the cards that a voyage costs.
fn tag(chart: &Chart, fare: Fare) -> String {
    let Fare { to, empire, steps } = fare;
    let (x, y) = chart.berth(to);
    let paper = r#"<rect x="-29" y="-17" width="58" height="34" rx="9" class="ty-tag"/>"#;
    let number = text(&steps.to_string(), -12.0, 8.5, 25.0, "ty-tag-text");
    let seal = at(13.0, 0.0, 0.72, &pieces::seal(empire));
    at(x, y + 33.0 * chart.piece, 0.95 * chart.piece, &(paper.to_owned() + &number + &seal))
}

/// The route of the voyage that is being considered.
pub(super) fn route(scene: Scene<State>, chart: &'static Chart) -> impl IntoView {
    let ends = Memo::new(move |_| {
        if let Some(Hint::Can(Action::Sail { from, to, .. })) = scene.hint.get() {
            return Some((from, to));
        }
        let ship = scene.touched.with(|touched| {
            touched.iter().find_map(|touch| if let Touch::Ship(berth) = touch { Some(*berth) } else { None })
        })?;
        let place = |touch: &Touch| if let Touch::Place(berth) = touch { Some(*berth) } else { None };
        let pointed = scene.pointed.with(|pointed| pointed.as_ref().and_then(place));
        let touched = scene.touched.with(|touched| touched.iter().find_map(place));
        let to = pointed.or(touched)?;
        let empire = scene.view.with(|view| view.empire(to.square()));
        (to != ship && empire.is_some()).then_some((ship, to))
    });
    move || {
        ends.get().map(|(from, to)| {
            let way = curve(&chart.voyage(from, to));
            let empire = scene.view.with_untracked(|view| view.empire(to.square()));
            let class = empire.map_or("", pieces::empire_class);
            let paths = format!(r#"<path d="{way}"/><path d="{way}"/>"#);
            view! { <g class="ty-route" aria-hidden="true" inner_html=coloured(class, &paths)></g> }
        })
    }
}
