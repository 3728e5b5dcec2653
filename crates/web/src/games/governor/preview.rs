//! A preview of the action under the pointer: a candidate's path, or a tile or discredit in its new place.

use alcazar_core::Seat;
use governor::{Action, Cell, Cells, Effect, OpenPosition, Phase, State, Streets};
use leptos::prelude::*;

use super::board::Open;
use super::pick::{self, Touch};
use super::plan::Frame;
use super::{pieces, plan};
use crate::scene::{Hint, Scene};
use crate::svg::{at, coloured, drawing};

/// The preview of the hinted action, or else the districts within reach.
pub(super) fn preview(scene: Scene<State>, open: Open, frame: Memo<Frame>) -> impl IntoView {
    let picture = Memo::new(move |_| {
        let seat = scene.choices.with(|choices| choices.seat)?;
        let action = match scene.hint.get() {
            Some(Hint::Can(action)) => Some(action),
            _ => None,
        };
        open.with(|open| match action {
            Some(action) => Some(of(open, frame.get(), seat, action)),
            None => Some(reach(open, seat)),
        })
    });
    move || picture.get().map(|markup| view! { <g class="preview" aria-hidden="true" inner_html=markup></g> })
}

fn of(open: &OpenPosition, frame: Frame, seat: Seat, action: Action) -> String {
    let from = open.seats.get(seat.index()).map_or(Cell::CENTRE, |seat| seat.candidate);
    match action {
        Action::Lay { cell, streets } | Action::Replace { cell, streets } => match open.phase {
            Phase::Lay { tile, .. } => ghost(cell, &pieces::tile(tile.people, streets, plan::variant(cell))),
            _ => String::new(),
        },
        Action::Turn { cell, streets } => {
            ghost(cell, &pieces::tile(open.city.people(cell), streets, plan::variant(cell)))
        }
        Action::Shift { from, to } => {
            let tile = pieces::tile(open.city.people(from), Streets::NONE, 0);
            ghost(to, &tile) + &way(plan::middle(from), plan::middle(to))
        }
        Action::Step(cell) | Action::Passage(cell) => way(feet(from), feet(cell)),
        Action::Discredit(culture) => {
            let cell = if let Effect::Rumour { cell, .. } = open.effect { cell } else { from };
            let (x, y) = frame.discredit(cell);
            coloured("ghost", &at(x, y, 1.0, &coloured("upright", &pieces::banner(culture))))
        }
        Action::Removal(cell) | Action::Rumour(cell) | Action::Look(cell) | Action::Crier(cell) => ring(cell),
        Action::Swap(cell) => match open.effect {
            Effect::Removal { cell: chosen, .. } => {
                let token = |cell: Cell| {
                    let (x, y) = plan::corner(cell);
                    (x + plan::TOKEN.0, y + plan::TOKEN.1)
                };
                way(token(chosen), token(cell)) + &way(token(cell), token(chosen))
            }
            _ => ring(cell),
        },
        _ => String::new(),
    }
}

fn feet(cell: Cell) -> plan::Point {
    let (x, y) = plan::middle(cell);
    (x, y + 8.0)
}

fn ghost(cell: Cell, tile: &str) -> String {
    let (x, y) = plan::corner(cell);
    format!(r#"<g class="ghost">{}</g>"#, at(x, y, 1.0, tile))
}

fn way((x, y): plan::Point, (u, v): plan::Point) -> String {
    let line = format!("M{x} {y}L{u} {v}");
    format!(r#"<g class="route"><path d="{line}"/><path d="{line}"/></g>"#)
}

fn ring(cell: Cell) -> String {
    let (x, y) = plan::corner(cell);
    let side = plan::side(cell) - 10.0;
    format!(r#"<rect x="{}" y="{}" width="{side}" height="{side}" rx="10" class="ring"/>"#, x + 5.0, y + 5.0)
}

/// The districts within reach (G3.1, G3.3): footprints on the paving where a step leads, and the number of
/// steps if there are several.
fn reach(open: &OpenPosition, seat: Seat) -> String {
    if open.phase != Phase::Move || open.effect != Effect::None || open.active != seat {
        return String::new();
    }
    let start = open.seats.get(seat.index()).map_or(Cell::CENTRE, |seat| seat.candidate);
    let far = if open.march.curfew { 1 } else { open.march.left };
    let (mut seen, mut edge) = (Cells::only(start), Cells::only(start));
    let (mut prints, mut numbers) = (String::new(), String::new());
    for steps in 1..=far {
        let next = open.city.around(edge) & !seen;
        seen = seen | next;
        for cell in next.iter() {
            let before = edge.iter().find(|&before| open.city.around(Cells::only(before)).contains(cell));
            prints += &before.map(|before| footprints(before, cell)).unwrap_or_default();
            if steps > 1 {
                let disc = r#"<circle r="12" class="steps"/>"#;
                let number = format!(r#"<text y="6" font-size="17" class="steps-text">{steps}</text>"#);
                let (x, y) = plan::middle(cell);
                numbers += &at(x, y, 1.0, &coloured("upright", &(disc.to_owned() + &number)));
            }
        }
        let passable = |cell: &Cell| open.march.safe || !open.discredits.contains_key(cell);
        edge = next.iter().filter(passable).collect();
    }
    coloured("prints", &prints) + &numbers
}

/// Footprints across the border between two connected districts.
fn footprints(from: Cell, to: Cell) -> String {
    // The border is half a cell from the middle of the one that is not the centre.
    let (tile, is_left) = if to == Cell::CENTRE { (from, true) } else { (to, false) };
    let ((x, y), (right, down)) = (plan::middle(tile), direction(from, to));
    let half = plan::CELL / 2.0 * if is_left { 1.0 } else { -1.0 };
    let turn = match (right > 0.5, right < -0.5, down > 0.5) {
        (true, ..) => 90,
        (_, true, _) => 270,
        (.., true) => 180,
        _ => 0,
    };
    let foot = |(across, along): (f64, f64)| drawing("g-foot", across - 7.0, along - 7.0, 14.0, 14.0);
    let feet: String = [(-4.0, 15.0), (4.0, 3.0), (-4.0, -9.0)].map(foot).concat();
    at(x + half * right, y + half * down, 1.0, &format!(r#"<g transform="rotate({turn})">{feet}</g>"#))
}

/// The direction of a step: right and down, one of them 1 or -1.
fn direction(from: Cell, to: Cell) -> plan::Point {
    let ((x, y), (u, v)) = (plan::middle(from), plan::middle(to));
    if (u - x).abs() > (v - y).abs() { ((u - x).signum(), 0.0) } else { (0.0, (v - y).signum()) }
}

/// The tile in hand as it is turned.
pub(super) fn in_hand(open: &OpenPosition, touched: &[Touch]) -> Option<String> {
    let Phase::Lay { tile, .. } = open.phase else { return None };
    Some(pieces::tile(tile.people, pick::rotation_in_hand(tile.shape, touched), 0))
}
