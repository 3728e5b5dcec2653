//! Phrases for the names of things and for the labels of pictures.

use alcazar_core::{Seat, Viewer};
pub(super) use alcazar_words::tyros::{berth, card, cards, empire_name, side, square, tiles};
use alcazar_words::{Argument, Phrase, Speak as _};
use tyros::{Berth, Rank, Square, State, View, ViewText};

/// Who holds a square, as it is scored (Y6.3).
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Hold {
    /// There is no city and no ship.
    Free,
    /// A player with a city.
    City(Seat),
    /// A player with ships alone.
    Ships(Seat),
    /// Several players with ships.
    Shared(Vec<Seat>),
}

/// Who holds a square.
pub(super) fn hold(text: &ViewText, square: Square) -> Hold {
    let players = || text.table.players.iter();
    if let Some((seat, _)) = players().find(|(_, player)| player.cities.contains(square)) {
        return Hold::City(seat);
    }
    let lies = |berth: &Berth| berth.square() == square;
    let there: Vec<Seat> =
        players().filter(|(_, player)| player.ships.iter().any(lies)).map(|(seat, _)| seat).collect();
    match there[..] {
        [] => Hold::Free,
        [seat] => Hold::Ships(seat),
        _ => Hold::Shared(there),
    }
}

/// The description of a berth: its empire, who holds it, and what it would score.
pub(super) fn place(view: &View, text: &ViewText, here: Berth) -> Phrase {
    let name = berth(here);
    let Some(empire) = view.empire(here.square()) else {
        return Phrase::new("web-tyros-place-free").with("square", name);
    };
    let rank = view.ranks().into_iter().find(|rank| rank.empire == empire);
    let Rank { by_city, by_ship, .. } = rank.unwrap_or(view.ranks()[0]);
    let phrase = |id: &'static str| Phrase::new(id).with("square", name).with("empire", empire_name(empire));
    match hold(text, here.square()) {
        Hold::Free => phrase("web-tyros-place").with("city", by_city).with("ships", by_ship),
        Hold::City(seat) => {
            phrase("web-tyros-place-city").with("who", State::seat(seat)).with("points", by_city)
        }
        Hold::Ships(seat) => {
            phrase("web-tyros-place-ships").with("who", State::seat(seat)).with("points", by_ship)
        }
        Hold::Shared(seats) => {
            let who = Argument::All(seats.into_iter().map(State::seat).collect());
            phrase("web-tyros-place-shared").with("who", who)
        }
    }
}

/// Where ships can sail from a berth in one step, and the colour of the card that each step costs (Y5.1).
pub(super) fn ways(view: &View, here: Berth) -> Phrase {
    let way = |there: Berth| {
        let place = berth(there);
        match view.empire(there.square()) {
            Some(empire) => {
                Phrase::new("web-tyros-way").with("place", place).with("card", card(empire.kind()))
            }
            None => Phrase::new("web-tyros-way-free").with("place", place),
        }
    };
    let ways = here.sea_ways().iter().map(way).collect();
    Phrase::new("web-tyros-ways").with("ways", Argument::All(ways))
}

/// The ships of a player in a berth.
pub(super) fn ships(seat: Seat, viewer: Viewer, here: Berth, ships: u8) -> Phrase {
    count("web-tyros-ships", ships).about::<State>(seat, viewer).with("place", berth(here))
}

/// A phrase with a count.
pub(super) fn count(id: &'static str, count: impl TryInto<i32>) -> Phrase {
    Phrase::new(id).with("count", number(count))
}

/// A number as Fluent messages take it; none in this game is too large.
pub(super) fn number(count: impl TryInto<i32>) -> i32 {
    count.try_into().unwrap_or(i32::MAX)
}
