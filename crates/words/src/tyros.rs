//! The messages of Tyros.

mod event;
pub(crate) mod narration;
mod prompt;

use ::tyros::{
    Action, Audience, Berth, COLOURS, Cards, Empire, Kind, Score, Seen, Side, Square, State, Tiles, View,
};
use alcazar_core::{Seat, Secret, Viewer};

use crate::{Argument, Happening, Phrase, Speak};

impl Speak for State {
    fn seat(seat: Seat) -> Phrase {
        // A table never has more seats than colours, and the message has a default variant anyway.
        let colour = COLOURS.get(seat.index()).copied().unwrap_or_default();
        Phrase::new("tyros-seat").with("colour", colour).naming(seat)
    }

    fn event(seen: &Seen, viewer: Viewer) -> Phrase {
        event::event(seen, viewer)
    }

    fn actor(seen: &Seen) -> Option<Seat> {
        narration::actor(seen)
    }

    fn turn_of(event: &Happening<'_, Self>) -> Option<Seat> {
        narration::turn_of(event)
    }

    fn completes(seen: &Seen, last: &Seen) -> bool {
        narration::completes(seen, last)
    }

    fn narrate(events: &[Happening<'_, Self>], viewer: Viewer) -> Phrase {
        narration::narrate(events, viewer)
    }

    fn action(action: &Action) -> Phrase {
        let message = |verb: &str| Phrase::new(format!("tyros-action-{verb}"));
        match *action {
            Action::Grow { tile, empire } => {
                message("grow").with("empire", empire_name(empire)).with("square", square(tile))
            }
            Action::PutUnder { tile, .. } => message("under").with("square", square(tile)),
            Action::Show { .. } => message("show"),
            Action::Sail { from, to, pay } => {
                message("sail").with("from", berth(from)).with("to", berth(to)).with("paid", cards(pay))
            }
            Action::Found { ship, pay } => {
                message("found").with("ship", berth(ship)).with("paid", cards(pay))
            }
            Action::Build { city, pay } => {
                message("build").with("square", square(city)).with("paid", cards(pay))
            }
            Action::BuildOnTyros => message("build-on-tyros"),
            Action::Swap => message("swap"),
            Action::Take { kind } => message("take").with("card", card(kind)),
            Action::Offer { to: Audience::One(seat) } => message("offer").with("whom", Self::seat(seat)),
            Action::Offer { to: Audience::All } => message("offer-all"),
            Action::Pass => message("pass"),
            Action::Pay { cards: paid } => message("pay").with("paid", cards(paid)),
            Action::Give { kind } => message("give").with("card", card(kind)),
            Action::Add { kind } => message("add").with("card", card(kind)),
            Action::For => message("for"),
            Action::Want { kind } => message("want").with("card", card(kind)),
            Action::Propose => message("propose"),
            Action::No => message("no"),
            Action::Yes => message("yes"),
            Action::Deal { with } => message("deal").with("whom", Self::seat(with)),
            Action::Withdraw => message("withdraw"),
            Action::Keep { cards: kept } => message("keep").with("cards", cards(kept)),
        }
    }

    fn prompt(view: &View) -> Phrase {
        prompt::prompt(view)
    }

    fn score(view: &View, seat: Seat) -> Vec<(Phrase, i32)> {
        let Score { cities, ships, everywhere, most_cities, .. } = view.score(seat);
        let mut lines = Vec::new();
        for (what, points) in [("cities", cities), ("ships", ships), ("most-cities", most_cities)] {
            let line = |(empire, points)| {
                (Phrase::new(format!("tyros-score-{what}")).with("empire", empire_name(empire)), points)
            };
            lines.extend(Empire::ALL.into_iter().zip(points).map(line));
        }
        lines.push((Phrase::new("tyros-score-everywhere"), everywhere));
        lines
    }
}

/// The name of an empire.
pub fn empire_name(empire: Empire) -> Phrase {
    let slug = match empire {
        Empire::Orange => "orange",
        Empire::Yellow => "yellow",
        Empire::Green => "green",
        Empire::Violet => "violet",
    };
    Phrase::new("tyros-empire").with("empire", slug)
}

const fn kind_slug(kind: Kind) -> &'static str {
    match kind {
        Kind::Orange => "orange",
        Kind::Yellow => "yellow",
        Kind::Green => "green",
        Kind::Violet => "violet",
        Kind::Joker => "joker",
    }
}

/// A card of a kind.
pub fn card(kind: Kind) -> Phrase {
    Phrase::new("tyros-card").with("kind", kind_slug(kind))
}

/// “2 orange, 1 green and 1 joker”, or “nothing”.
pub fn cards(cards: Cards) -> Argument {
    let kind =
        |kind| Phrase::new("tyros-cards").with("kind", kind_slug(kind)).with("count", cards.count(kind));
    all_or_nothing(cards.kinds().map(kind).collect())
}

/// The squares of some tiles, or “nothing”.
pub fn tiles(tiles: Tiles) -> Argument {
    all_or_nothing(tiles.iter().map(square).collect())
}

fn all_or_nothing(phrases: Vec<Phrase>) -> Argument {
    if phrases.is_empty() { Phrase::new("tyros-nothing").into() } else { Argument::All(phrases) }
}

/// One side of an offer: its cards, or how many there are.
pub fn side(side: Side) -> Argument {
    match side.cards {
        Secret::Known(known) => cards(known),
        Secret::Hidden if side.count == 0 => Phrase::new("tyros-nothing").into(),
        Secret::Hidden => Phrase::new("tyros-some-cards").with("count", side.count).into(),
    }
}

/// A square with its number.
pub fn square(square: Square) -> Phrase {
    if square == Square::TYROS {
        return Phrase::new("tyros-tyros");
    }
    let number = square.index() as u8 + 1;
    Phrase::new("tyros-square").with("name", square.name()).with("number", number)
}

/// A square, or one of the coasts of Italy.
pub fn berth(berth: Berth) -> Phrase {
    match berth {
        Berth::ITALY_WEST => Phrase::new("tyros-coast").with("coast", "west"),
        Berth::ITALY_EAST => Phrase::new("tyros-coast").with("coast", "east"),
        _ => square(berth.square()),
    }
}
