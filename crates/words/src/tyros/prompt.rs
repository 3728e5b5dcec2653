//! Who acts in Tyros, and what is wanted.

use ::tyros::{Phase, Purchase, State, View};
use alcazar_core::Seat;

use super::{card, empire_name, side};
use crate::{Phrase, Speak as _};

/// So many cards stay in a hand at the end of a round (Y3.2).
const KEPT: u8 = 3;

pub(super) fn prompt(view: &View) -> Phrase {
    let text = view.text();
    let (viewer, active) = (text.viewer, text.table.active);
    let said = |what: &str| Phrase::new(format!("tyros-prompt-{what}"));
    let phrase = match text.table.phase {
        Phase::Founding { empire } => return said("founding").with("empire", empire_name(empire)),
        Phase::StartPlayer => return said("start-player"),
        Phase::Over { ending } => return State::ending(ending.slug()),
        Phase::DealTiles { seat } => return said("deal-tiles").about::<State>(seat, viewer),
        Phase::DealCards { seat } => return said("deal-cards").about::<State>(seat, viewer),
        Phase::Keep => {
            let has_to = |seat: Seat| text.hands[seat].cards > KEPT && !text.hands[seat].has_chosen;
            return said(if viewer.seat().is_some_and(has_to) { "keep" } else { "others-keep" });
        }
        // A draft is seen by who drafts it alone: to all others it is still his turn.
        Phase::Draft { is_wanting } => {
            return match text.offer {
                Some(offer) if is_wanting => said("draft-want").with("give", side(offer.give)),
                _ => said("draft-give"),
            };
        }
        Phase::Answer => {
            let is_asked = |seat: Seat| {
                text.offer.is_some_and(|offer| offer.to.contains(seat) && !offer.answered.contains(seat))
            };
            match (viewer.seat().is_some_and(is_asked), text.offer) {
                (true, Some(offer)) => {
                    return said("answer")
                        .with("who", State::seat(active))
                        .with("give", side(offer.give))
                        .with("want", side(offer.want));
                }
                _ => said("answers"),
            }
        }
        Phase::Grow => match text.own {
            // Y4.2: who has no tile that fits plays none.
            Some(own) if viewer.is(active) && view.playable(own.tiles).is_empty() => {
                return said(if text.tile_pile == 0 { "show" } else { "under" });
            }
            _ => said("grow"),
        },
        Phase::DrawTile => said("draw-tile"),
        Phase::Act => said("act"),
        Phase::Pay { purchase: Purchase::Ship } => said("pay-ship"),
        Phase::Pay { purchase: Purchase::Swap } => said("pay-swap"),
        Phase::Pay { purchase: Purchase::Take { kind } } => said("pay-take").with("card", card(kind)),
        Phase::Gift { to } => said("gift").with("whom", Phrase::whom::<State>(to, viewer)),
        Phase::DrawCards { count } => said("draw-cards").with("count", count),
        Phase::Choose => said("choose"),
    };
    phrase.about::<State>(active, viewer)
}
