//! Who acts in Tolède, and what is wanted.

use ::governor::{Cell, Effect, Ending, Letters, OpenPosition, Phase, Repair, State, Tile, View};
use alcazar_core::Seat;

use super::{district, tile};
use crate::{Argument, Phrase, Speak as _};

fn said(what: &str) -> Phrase {
    Phrase::new(format!("governor-prompt-{what}"))
}

fn there(what: &str, cell: Cell) -> Phrase {
    said(what).with("cell", district(cell))
}

pub(super) fn prompt(view: &View) -> Phrase {
    let open = view.open();
    let viewer = view.viewer();
    let whom = |seat: Seat| Phrase::whom::<State>(seat, viewer);
    let (seat, phrase) = match open.effect {
        Effect::None => return in_phase(view, &open),
        Effect::Council => return giving(view, &open, "right"),
        Effect::Look { seat, cell, .. } => (seat, there("see", cell)),
        Effect::Crier { seat, left } => (seat, said("crier").with("left", left)),
        Effect::Rumour { seat, cell } => (seat, there("rumour", cell)),
        Effect::Removal { seat, cell } => (seat, there("removal", cell)),
        Effect::Take { seat, from } => (seat, said("take").with("whom", whom(from))),
        Effect::GiveBack { seat, to } => (seat, said("give-back").with("whom", whom(to))),
    };
    phrase.about::<State>(seat, viewer)
}

fn in_phase(view: &View, open: &OpenPosition) -> Phrase {
    let here = open.seats.get(open.active.index()).map_or(Cell::CENTRE, |seat| seat.candidate);
    let phrase = match open.phase {
        Phase::Starter => return said("starter"),
        Phase::Deal { seat } => return said("deal").about::<State>(seat, view.viewer()),
        Phase::City => return said("city"),
        Phase::StartWindow => return window(view, open, said("start-window"), said("start-window-asked")),
        Phase::TestWindow => {
            return window(view, open, there("test-window", here), there("test-window-asked", here));
        }
        Phase::TurnUp | Phase::Win => return there("turn-up", here),
        Phase::Pass => return giving(view, open, "left"),
        Phase::Hands => return said("hands"),
        Phase::Order => return said("order"),
        Phase::Over => return State::ending(open.ending.map(Ending::slug).unwrap_or_default()),
        Phase::DrawTile => said("draw-tile"),
        Phase::Lay { tile: drawn, repair } => laying(view, drawn, repair),
        Phase::Move => said("move").with("left", if open.march.curfew { 1 } else { open.march.left }),
        Phase::Act if open.letters == Letters::NONE => there("act", here),
        Phase::Act => there("act-again", here),
        Phase::Carry => there("carry", here),
        Phase::DrawCard => said("draw-card"),
        Phase::End => said("end"),
    };
    phrase.about::<State>(open.active, view.viewer())
}

fn laying(view: &View, drawn: Tile, repair: Repair) -> Phrase {
    match repair {
        Repair::Displaced(cell) => there("displaced", cell).with("tile", tile(drawn)),
        _ if view.needs_repair() => said("repair").with("tile", tile(drawn)),
        _ if drawn.has_street() => said("lay").with("tile", tile(drawn)),
        _ => said("lay-streetless"),
    }
}

/// Those who have not answered yet.
fn waiting(open: &OpenPosition) -> Argument {
    Argument::All(open.waiting.iter().map(State::seat).collect())
}

/// A moment at which the others may play cards (G6.2): who is asked is told something else than who waits.
fn window(view: &View, open: &OpenPosition, to_others: Phrase, asked: Phrase) -> Phrase {
    let is_asked = view.viewer().seat().is_some_and(|seat| open.waiting.contains(seat));
    if is_asked {
        return asked.with("who", State::seat(open.active));
    }
    to_others.with("waiting", waiting(open)).about::<State>(open.active, view.viewer())
}

/// All choose an influence card at the same time, for the neighbour to the left (G4) or to the right (Council).
fn giving(view: &View, open: &OpenPosition, side: &'static str) -> Phrase {
    if open.waiting.is_empty() {
        return said("passing");
    }
    match view.viewer().seat().filter(|seat| open.waiting.contains(*seat)) {
        Some(seat) => {
            let players = view.players();
            let neighbour = if side == "left" { seat.next(players) } else { seat.previous(players) };
            said("give").with("whom", State::seat(neighbour)).with("side", side)
        }
        None => said("others-give").with("side", side).with("waiting", waiting(open)),
    }
}
