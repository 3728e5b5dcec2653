//! The prompt: who has to decide, and what.

use ::toledo::{Phase, Place, Shop, State, Step, View};
use alcazar_core::Seat;

use super::{on_step, shop};
use crate::{Phrase, Speak as _};

pub(super) fn prompt(view: &View) -> Phrase {
    let (viewer, open) = (view.viewer(), view.open());
    let active = open.active;
    let prompt = |what: &str| Phrase::new(format!("toledo-prompt-{what}"));
    let phrase = match open.phase {
        Phase::StartPlayer => return prompt("start-player"),
        Phase::Over { ending } => return State::ending(ending.slug()),
        Phase::Deal { seat, .. } => return prompt("deal").about::<State>(seat, viewer),
        Phase::Turn => prompt("turn"),
        // The movement tile allows another value too, but the prompt is kept short.
        Phase::Moved => match open.lead {
            Some(lead) => prompt("moved-lead").with("value", lead.value().number()),
            None => prompt("moved"),
        },
        Phase::Use { step } => use_prompt(view, step, active),
        Phase::Forge => prompt("forge"),
        Phase::Learn => prompt("learn"),
        Phase::Full { step } => prompt("full").with("step", on_step(step)),
        Phase::Deliver => prompt("deliver"),
        Phase::Draw { left, .. } => prompt("draw").with("left", left),
        Phase::Duel { step, defender, won, lost } => prompt("duel")
            .with("step", on_step(step))
            .with("defender", Phrase::whom::<State>(defender, viewer))
            .with("won", won)
            .with("lost", lost),
    };
    phrase.about::<State>(active, viewer)
}

/// The prompt to use a step (T5), with its cost.
fn use_prompt(view: &View, step: Step, active: Seat) -> Phrase {
    let prompt = |what: &str| Phrase::new(format!("toledo-prompt-use-{what}"));
    let at_shop = |what: &str, kind: Shop| prompt(what).with("shop", shop(kind)).with("step", on_step(step));
    match view.place(step) {
        Place::Shop { owner, shop } if owner == active => at_shop("own", shop),
        Place::Shop { owner, shop } => at_shop("shop", shop)
            .with("owner", Phrase::whom::<State>(owner, view.viewer()))
            .with("cost", step.cost()),
        Place::Artist => prompt("artist").with("cost", step.cost()),
        // Only a built step can be used, so this is a tavern.
        _ => prompt("tavern").with("cost", step.cost()),
    }
}
