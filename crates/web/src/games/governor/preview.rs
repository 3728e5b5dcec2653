//! A preview of the action under the pointer: a candidate's path, or a tile or discredit in its new place.

use alcazar_core::Seat;
use governor::{Action, Cell, Cells, Effect, OpenPosition, Phase, State, Streets};
use leptos::prelude::*;

use super::board::Open;
use super::pick::{self, Touch};
use super::{pieces, plan};
use crate::scene::{Hint, Scene};
use crate::svg::at;

/// The preview of the hinted action, or else the districts within reach.
pub(super) fn preview(scene: Scene<State>, open: Open) -> impl IntoView {
    let picture = Memo::new(move |_| {
        let seat = scene.choices.with(|choices| choices.seat)?;
        let action = match scene.hint.get() {
            Some(Hint::Can(action)) => Some(action),
            _ => None,
        };
        open.with(|open| match action {
            Some(action) => Some(of(open, seat, action)),
            None => Some(reach(open, seat)),
        })
    });
    move || picture.get().map(|markup| view! { <g class="preview" aria-hidden="true" inner_html=markup></g> })
}

fn of(open: &OpenPosition, seat: Seat, action: Action) -> String {
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
            let (x, y) = plan::discredit(cell);
            format!(r#"<g class="ghost">{}</g>"#, at(x, y, 0.92, &pieces::discredit(culture)))
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

/// Step counts in the districts that take more than one step to reach (G3.1, G3.3).
fn reach(open: &OpenPosition, seat: Seat) -> String {
    if open.phase != Phase::Move || open.effect != Effect::None || open.active != seat {
        return String::new();
    }
    let start = open.seats.get(seat.index()).map_or(Cell::CENTRE, |seat| seat.candidate);
    let far = if open.march.curfew { 1 } else { open.march.left };
    let (mut seen, mut edge) = (Cells::only(start), Cells::only(start));
    let mut markup = String::new();
    for steps in 1..=far {
        let next = open.city.around(edge) & !seen;
        seen = seen | next;
        if steps > 1 {
            for (x, y) in next.iter().map(plan::middle) {
                let disc = r#"<circle r="11" class="steps"/>"#;
                let number = format!(r#"<text y="5.5" font-size="16" class="steps-text">{steps}</text>"#);
                markup += &at(x, y, 1.0, &(disc.to_owned() + &number));
            }
        }
        let passable = |cell: &Cell| open.march.safe || !open.discredits.contains_key(cell);
        edge = next.iter().filter(passable).collect();
    }
    markup
}

/// The tile in hand as it is turned.
pub(super) fn in_hand(open: &OpenPosition, touched: &[Touch]) -> Option<String> {
    let Phase::Lay { tile, .. } = open.phase else { return None };
    Some(pieces::tile(tile.people, pick::rotation_in_hand(tile.shape, touched), 0))
}
