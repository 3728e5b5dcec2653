//! Events of Tolède in words.

use ::governor::{Action, Cell, Culture, Cultures, Gift, Seen, State, Streets, Tile, Token};
use alcazar_core::{Seat, SeatMap, Secret, Viewer};

use super::{action_phrase, card, culture, cultures, district, influence, tile, token};
use crate::{Argument, Phrase, Speak as _};

fn message(what: &str) -> Phrase {
    Phrase::new(format!("governor-event-{what}"))
}

/// The message without the secret, or the `-known` message if the viewer may know it.
fn secret<T>(what: &str, secret: Secret<T>, name: &'static str, phrase: impl Fn(T) -> Argument) -> Phrase {
    match secret {
        Secret::Hidden => message(what),
        Secret::Known(thing) => message(&format!("{what}-known")).with(name, phrase(thing)),
    }
}

fn secret_influence(what: &str, culture: Secret<Culture>) -> Phrase {
    secret(what, culture, "influence", |culture| influence(culture).into())
}

pub(super) fn event(seen: &Seen, viewer: Viewer) -> Phrase {
    let whom = |seat: Seat| Phrase::whom::<State>(seat, viewer);
    let (seat, phrase) = match *seen {
        // Events without an acting seat, or with all seats acting, have no subject.
        Seen::City { ref city } => return message("city").with("count", city.tiles().len() as u8),
        Seen::TurnUp { cell, token: shown } => {
            return message("turn-up").with("cell", district(cell)).with("token", token(shown));
        }
        Seen::Pass { council, ref gifts } => return passed(council, gifts, viewer),
        Seen::Hands { ref hands } => return shown(hands, viewer),
        Seen::Order { order: [first, second, third] } => {
            return message("order")
                .with("first", culture(first))
                .with("second", culture(second))
                .with("third", culture(third));
        }
        Seen::Starter { seat } => (seat, message("starter")),
        Seen::Deal { seat, cards } => (seat, secret("deal", cards, "cards", cultures)),
        Seen::Tile { seat, tile: drawn, leaves } => {
            (seat, message(if leaves { "tile-leaves" } else { "tile" }).with("tile", tile(drawn)))
        }
        Seen::Move { seat, action, at, tile, token, .. } => (seat, moved(action, at, tile, token, viewer)),
        Seen::GiveBack { seat, to, culture } => {
            (seat, secret_influence("give-back", culture).with("whom", whom(to)))
        }
        Seen::Choose { seat, culture } => (seat, secret_influence("choose", culture)),
        Seen::Look { seat, cell, token: face } => {
            (seat, secret("see", face, "token", |face| token(face).into()).with("cell", district(cell)))
        }
        Seen::Win { seat, cell, token: won } => {
            (seat, message("win").with("cell", district(cell)).with("token", token(won)))
        }
        Seen::Card { seat, card: drawn } => (seat, secret("card", drawn, "card", |drawn| card(drawn).into())),
        Seen::Take { seat, from, culture } => {
            (seat, secret_influence("take", culture).with("whom", whom(from)))
        }
    };
    phrase.about::<State>(seat, viewer)
}

/// A public action of a player.
fn moved(action: Action, at: Cell, laid: Option<Tile>, won: Option<Token>, viewer: Viewer) -> Phrase {
    let phrase = match (action, won) {
        // A secret choice is never sent as a `Move`, but a message from outside might contain one.
        (Action::Give(culture), _) => return secret_influence("choose", Secret::Known(culture)),
        (Action::Show { cards, added }, Some(won)) => message("show-token")
            .with("cards", cultures(cards))
            .with("added", added)
            .with("token", token(won)),
        _ => action_phrase("governor-event", action, viewer),
    };
    match action {
        Action::Lay { streets: Streets::NONE, .. } => phrase,
        Action::Lay { .. } | Action::Replace { .. } => {
            phrase.with("tile", tile(laid.unwrap_or(Tile::STREETLESS)))
        }
        Action::Step(_)
        | Action::Poll
        | Action::Stop
        | Action::Test { .. }
        | Action::Show { .. }
        | Action::Lose
        | Action::Discredit(_)
        | Action::Remove
        | Action::Nothing
        | Action::Passage(_)
        | Action::Swap(_) => phrase.with("at", district(at)),
        _ => phrase,
    }
}

/// Cards given at the same time: each player knows the card they gave and the card they got.
fn passed(council: bool, gifts: &[Gift], viewer: Viewer) -> Phrase {
    let side = if council { "right" } else { "left" };
    let given = gifts.iter().find(|gift| viewer.is(gift.from));
    let taken = gifts.iter().find(|gift| viewer.is(gift.to));
    let known = |gift: &Gift| gift.culture.known().map(influence);
    if let (Some(given), Some(taken)) = (given, taken)
        && let (Some(gave), Some(got)) = (known(given), known(taken))
    {
        return message("passed-known")
            .with("side", side)
            .with("to", State::seat(given.to))
            .with("given", gave)
            .with("from", State::seat(taken.from))
            .with("taken", got);
    }
    message("passed").with("side", side)
}

fn shown(hands: &SeatMap<Cultures>, viewer: Viewer) -> Phrase {
    let hand = |(seat, cards): (Seat, &Cultures)| {
        Phrase::new("governor-hand").about::<State>(seat, viewer).with("cards", cultures(*cards))
    };
    message("hands").with("hands", Argument::All(hands.iter().map(hand).collect()))
}
