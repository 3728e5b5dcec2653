//! Toledo in words.

pub(crate) mod narration;
mod prompt;

use ::toledo::{
    Action, Background, COLOURS, Card, Score, Seen, Shop, Side, State, Step, Sword, Tile, Trade, View,
};
use alcazar_core::{Seat, Secret, Viewer};

use crate::{Happening, Phrase, Speak};

impl Speak for State {
    fn seat(seat: Seat) -> Phrase {
        // A table of Toledo has no more seats than colours. The message has a default variant just in case.
        let colour = COLOURS.get(seat.index()).copied().unwrap_or_default();
        Phrase::new("toledo-seat").with("colour", colour).naming(seat)
    }

    fn event(seen: &Seen, viewer: Viewer) -> Phrase {
        match *seen {
            Seen::Start { seat } => Phrase::new("toledo-event-start").about::<Self>(seat, viewer),
            Seen::Draw { seat, card: Secret::Hidden } => {
                Phrase::new("toledo-event-draw").about::<Self>(seat, viewer)
            }
            Seen::Draw { seat, card: Secret::Known(drawn) } => {
                Phrase::new("toledo-event-draw-card").with("card", card(drawn)).about::<Self>(seat, viewer)
            }
            Seen::Reveal { card: revealed, attacker, defender, attacker_wins } => {
                let (winner, loser) = if attacker_wins { (attacker, defender) } else { (defender, attacker) };
                Phrase::new("toledo-event-reveal")
                    .with("card", card(revealed))
                    .with("loser", Phrase::whom::<Self>(loser, viewer))
                    .about::<Self>(winner, viewer)
            }
            Seen::Move { seat, action } => {
                action_phrase("toledo-event", action, viewer).about::<Self>(seat, viewer)
            }
        }
    }

    fn actor(seen: &Seen) -> Option<Seat> {
        match *seen {
            Seen::Start { seat } | Seen::Draw { seat, .. } | Seen::Move { seat, .. } => Some(seat),
            Seen::Reveal { attacker, .. } => Some(attacker),
        }
    }

    fn turn_of(event: &Happening<'_, Self>) -> Option<Seat> {
        narration::turn_of(event)
    }

    fn completes(seen: &Seen, last: &Seen) -> bool {
        narration::completes(*seen, *last)
    }

    fn line(events: &[Happening<'_, Self>], viewer: Viewer) -> Phrase {
        narration::line(events, viewer)
    }

    fn narrate(events: &[Happening<'_, Self>], viewer: Viewer) -> Phrase {
        narration::narrate(events, viewer)
    }

    fn action(action: &Action) -> Phrase {
        action_phrase("toledo-action", *action, Viewer::Spectator)
    }

    fn prompt(view: &View) -> Phrase {
        prompt::prompt(view)
    }

    fn score(view: &View, seat: Seat) -> Vec<(Phrase, i32)> {
        let Score { delivered, undelivered, paintings, gems, movement_tile } = view.score(seat);
        vec![
            (Phrase::new("toledo-score-delivered"), delivered),
            (Phrase::new("toledo-score-undelivered"), undelivered),
            (Phrase::new("toledo-score-paintings"), paintings),
            (Phrase::new("toledo-score-gems"), gems),
            (Phrase::new("toledo-score-movement-tile"), movement_tile),
        ]
    }
}

/// An action with its arguments. The prefix of the message id tells events from choices.
fn action_phrase(prefix: &str, action: Action, viewer: Viewer) -> Phrase {
    let phrase = |verb: &str| Phrase::new(format!("{prefix}-{verb}"));
    match action {
        Action::Take => phrase("take"),
        Action::Place { shop: placed, step } => {
            phrase("place").with("shop", shop(placed)).with("step", on_step(step))
        }
        Action::Move { card, from, extra } => {
            let value = card.value().number();
            // There is no place past the gate, so an illegal move past it is described as one to the gate.
            let to = from.plus(value).unwrap_or(Step::GATE);
            phrase(if extra { "move-extra" } else { "move" })
                .with("value", value)
                .with("from", place(from).form("from"))
                .with("to", place(to).form("to"))
        }
        Action::Back { from } => phrase("back").with("from", place(from).form("from")),
        Action::End => phrase("end"),
        Action::Use => phrase("use"),
        Action::Pay { card } => phrase("pay").with("value", card.value().number()),
        Action::Decline => phrase("decline"),
        Action::Forge { sword: forged } => phrase("forge").with("sword", sword(forged)),
        Action::Learn { tile: taken } => phrase("learn").with("tile", tile(taken)),
        Action::Swap { tile: returned } => phrase("swap").with("tile", tile(returned)),
        Action::Challenge { defender } => {
            phrase("challenge").with("defender", Phrase::whom::<State>(defender, viewer))
        }
        Action::Deliver { sword: delivered } => phrase("deliver").with("sword", sword(delivered)),
    }
}

/// A card with its duel face.
pub fn card(card: Card) -> Phrase {
    let background = match card.background() {
        Background::Violet => "violet",
        Background::Brown => "brown",
        Background::Orange => "orange",
        Background::Neutral => "neutral",
    };
    let side = match card.side() {
        Side::Attacker => "attacker",
        Side::Defender => "defender",
    };
    Phrase::new("toledo-card")
        .with("value", card.value().number())
        .with("background", background)
        .with("side", side)
}

/// A shop tile.
pub fn shop(shop: Shop) -> Phrase {
    let trade = match shop.trade() {
        Trade::Metal => "metal",
        Trade::Gem => "gem",
        Trade::Smith => "smith",
        Trade::Fencing => "fencing",
    };
    Phrase::new("toledo-shop").with("trade", trade).with("circles", 1 + u8::from(shop.has_two_circles()))
}

/// A sword tile.
pub fn sword(sword: Sword) -> Phrase {
    Phrase::new("toledo-sword").with("value", sword.value).with("metal", sword.metal).with("gems", sword.gems)
}

/// A tile of the fencing masters.
pub fn tile(tile: Tile) -> Phrase {
    let slug = match tile {
        Tile::Violet => "violet",
        Tile::Brown => "brown",
        Tile::Orange => "orange",
        Tile::Movement => "movement",
    };
    Phrase::new("toledo-tile").with("tile", slug)
}

fn place(step: Step) -> Phrase {
    let place = match step {
        Step::CATHEDRAL => "cathedral",
        step if step.is_entrance() => "entrance",
        _ => "step",
    };
    Phrase::new("toledo-place").with("place", place).with("number", step.number())
}

fn on_step(step: Step) -> Phrase {
    Phrase::new("toledo-on-step").with("number", step.number())
}
