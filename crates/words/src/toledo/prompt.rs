//! Who acts in Toledo, and what is wanted.

use ::toledo::{Phase, Place, Shop, State, Step, View};
use alcazar_core::Seat;

use super::{on_step, shop};
use crate::{Phrase, Speak as _};

pub(super) fn prompt(view: &View) -> Phrase {
    let (viewer, open) = (view.viewer(), view.open());
    let active = open.active;
    let said = |what: &str| Phrase::new(format!("toledo-prompt-{what}"));
    let phrase = match open.phase {
        Phase::StartPlayer => return said("start-player"),
        Phase::Over { ending } => return State::ending(ending.slug()),
        Phase::Deal { seat, .. } => return said("deal").about::<State>(seat, viewer),
        Phase::Turn => said("turn"),
        // With the movement tile another value is possible too; the short prompt leaves that out.
        Phase::Moved => match open.lead {
            Some(lead) => said("moved-lead").with("value", lead.value().number()),
            None => said("moved"),
        },
        Phase::Use { step } => to_use(view, step, active),
        Phase::Forge => said("forge"),
        Phase::Learn => said("learn"),
        Phase::Full { step } => said("full").with("step", on_step(step)),
        Phase::Deliver => said("deliver"),
        Phase::Draw { left, .. } => said("draw").with("left", left),
        Phase::Duel { step, defender, won, lost } => said("duel")
            .with("step", on_step(step))
            .with("defender", Phrase::whom::<State>(defender, viewer))
            .with("won", won)
            .with("lost", lost),
    };
    phrase.about::<State>(active, viewer)
}

/// What there is to use (T5), and what it costs.
fn to_use(view: &View, step: Step, active: Seat) -> Phrase {
    let said = |what: &str| Phrase::new(format!("toledo-prompt-use-{what}"));
    let at_shop = |what: &str, kind: Shop| said(what).with("shop", shop(kind)).with("step", on_step(step));
    match view.place(step) {
        Place::Shop { owner, shop } if owner == active => at_shop("own", shop),
        Place::Shop { owner, shop } => at_shop("shop", shop)
            .with("owner", Phrase::whom::<State>(owner, view.viewer()))
            .with("cost", step.cost()),
        Place::Artist => said("artist").with("cost", step.cost()),
        // A position in which a figure uses an empty step can't exist, so what is left is a tavern.
        _ => said("tavern").with("cost", step.cost()),
    }
}
