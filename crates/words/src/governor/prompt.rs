//! Prompts of Tolède: who decides, and what.

use ::governor::{Cell, Effect, Ending, Letters, OpenPosition, Phase, Repair, State, Tile, View};
use alcazar_core::Seat;

use super::{district, place, tile};
use crate::{Argument, Phrase, Speak as _};

fn message(what: &str) -> Phrase {
    Phrase::new(format!("governor-prompt-{what}"))
}

fn message_at(what: &str, cell: Cell) -> Phrase {
    message(what).with("cell", district(cell))
}

pub(super) fn prompt(view: &View) -> Phrase {
    let open = view.open();
    let viewer = view.viewer();
    let whom = |seat: Seat| Phrase::whom::<State>(seat, viewer);
    let (seat, phrase) = match open.effect {
        Effect::None => return in_phase(view, &open),
        Effect::Council => return giving(view, &open, "right"),
        Effect::Look { seat, cell, .. } => (seat, message_at("see", cell)),
        Effect::Crier { seat, left } => (seat, message("crier").with("left", left)),
        Effect::Rumour { seat, cell } => (seat, message_at("rumour", cell)),
        Effect::Removal { seat, cell } => (seat, message_at("removal", cell)),
        Effect::Take { seat, from } => (seat, message("take").with("whom", whom(from))),
        Effect::GiveBack { seat, to } => (seat, message("give-back").with("whom", whom(to))),
    };
    phrase.about::<State>(seat, viewer)
}

fn in_phase(view: &View, open: &OpenPosition) -> Phrase {
    let here = open.seats.get(open.active.index()).map_or(Cell::CENTRE, |seat| seat.candidate);
    let phrase = match open.phase {
        Phase::Starter => return message("starter"),
        Phase::Deal { seat } => return message("deal").about::<State>(seat, view.viewer()),
        Phase::City => return message("city"),
        Phase::StartWindow => {
            return window(view, open, message("start-window"), message("start-window-asked"));
        }
        Phase::TestWindow => {
            return window(
                view,
                open,
                message_at("test-window", here),
                message_at("test-window-asked", here),
            );
        }
        Phase::TurnUp | Phase::Win => return message_at("turn-up", here),
        Phase::Pass => return giving(view, open, "left"),
        Phase::Hands => return message("hands"),
        Phase::Order => return message("order"),
        Phase::Over => return State::ending(open.ending.map(Ending::slug).unwrap_or_default()),
        Phase::DrawTile => message("draw-tile"),
        Phase::Lay { tile: drawn, repair } => laying(view, drawn, repair),
        Phase::Move => message("move").with("left", if open.march.curfew { 1 } else { open.march.left }),
        Phase::Act if open.letters == Letters::NONE => message_at("act", here),
        Phase::Act => message_at("act-again", here),
        Phase::Carry => message_at("carry", here),
        Phase::DrawCard => message("draw-card"),
        Phase::End => message("end"),
    };
    phrase.about::<State>(open.active, view.viewer())
}

fn laying(view: &View, drawn: Tile, repair: Repair) -> Phrase {
    match repair {
        Repair::Displaced(cell) => message("displaced").with("cell", place(cell)).with("tile", tile(drawn)),
        _ if view.needs_repair() => message("repair").with("tile", tile(drawn)),
        _ if drawn.has_street() => message("lay").with("tile", tile(drawn)),
        _ => message("lay-streetless"),
    }
}

/// The seats that have not answered yet.
fn waiting(open: &OpenPosition) -> Argument {
    Argument::All(open.waiting.iter().map(State::seat).collect())
}

/// A window for the others' cards (G6.2), with different messages for seats that are asked and for the rest.
fn window(view: &View, open: &OpenPosition, to_others: Phrase, asked: Phrase) -> Phrase {
    let is_asked = view.viewer().seat().is_some_and(|seat| open.waiting.contains(seat));
    if is_asked {
        return asked.with("who", State::seat(open.active));
    }
    to_others.with("waiting", waiting(open)).about::<State>(open.active, view.viewer())
}

/// All choose an influence card to give, to the left (G4) or to the right (Council).
fn giving(view: &View, open: &OpenPosition, side: &'static str) -> Phrase {
    if open.waiting.is_empty() {
        return message("passing");
    }
    match view.viewer().seat().filter(|seat| open.waiting.contains(*seat)) {
        Some(seat) => {
            let players = view.players();
            let neighbour = if side == "left" { seat.next(players) } else { seat.previous(players) };
            message("give").with("whom", State::seat(neighbour)).with("side", side)
        }
        None => message("others-give").with("side", side).with("waiting", waiting(open)),
    }
}
