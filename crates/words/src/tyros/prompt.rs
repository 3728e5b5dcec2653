//! Prompts: who decides, and what.

use ::tyros::{Phase, Purchase, State, View};
use alcazar_core::Seat;

use super::{card, empire_name, side};
use crate::{Phrase, Speak as _};

/// How many cards can be kept at the end of a round (Y3.2).
const KEPT: u8 = 3;

pub(super) fn prompt(view: &View) -> Phrase {
    let text = view.text();
    let (viewer, active) = (text.viewer, text.table.active);
    let message = |what: &str| Phrase::new(format!("tyros-prompt-{what}"));
    let phrase = match text.table.phase {
        Phase::Founding { empire } => return message("founding").with("empire", empire_name(empire)),
        Phase::StartPlayer => return message("start-player"),
        Phase::Over { ending } => return State::ending(ending.slug()),
        Phase::DealTiles { seat } => return message("deal-tiles").about::<State>(seat, viewer),
        Phase::DealCards { seat } => return message("deal-cards").about::<State>(seat, viewer),
        Phase::Keep => {
            let has_to = |seat: Seat| text.hands[seat].cards > KEPT && !text.hands[seat].has_chosen;
            return message(if viewer.seat().is_some_and(has_to) { "keep" } else { "others-keep" });
        }
        // Only the player who drafts an offer sees this phase: for all others it is still `Act`.
        Phase::Draft { is_wanting } => {
            return match text.offer {
                Some(offer) if is_wanting => message("draft-want").with("give", side(offer.give)),
                _ => message("draft-give"),
            };
        }
        Phase::Answer => {
            let is_asked = |seat: Seat| {
                text.offer.is_some_and(|offer| offer.to.contains(seat) && !offer.answered.contains(seat))
            };
            match (viewer.seat().is_some_and(is_asked), text.offer) {
                (true, Some(offer)) => {
                    return message("answer")
                        .with("who", State::seat(active))
                        .with("give", side(offer.give))
                        .with("want", side(offer.want));
                }
                _ => message("answers"),
            }
        }
        Phase::Grow => match text.own {
            // Y4.2: a player without a playable tile shows all tiles.
            Some(own) if viewer.is(active) && view.playable(own.tiles).is_empty() => {
                return message(if text.tile_pile == 0 { "show" } else { "under" });
            }
            _ => message("grow"),
        },
        Phase::DrawTile => message("draw-tile"),
        Phase::Act => message("act"),
        Phase::Pay { purchase: Purchase::Ship } => message("pay-ship"),
        Phase::Pay { purchase: Purchase::Swap } => message("pay-swap"),
        Phase::Pay { purchase: Purchase::Take { kind } } => message("pay-take").with("card", card(kind)),
        Phase::Gift { to } => message("gift").with("whom", Phrase::whom::<State>(to, viewer)),
        Phase::DrawCards { count } => message("draw-cards").with("count", count),
        Phase::Choose => message("choose"),
    };
    phrase.about::<State>(active, viewer)
}
