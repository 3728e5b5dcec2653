//! The chart as text: squares with their empires and sea ways, the empires by rank, and the players.

use alcazar_core::Seat;
use alcazar_words::{Argument, Phrase, Speak as _};
use tyros::{Berth, Square, State, View, ViewText};

use super::label::{self, Hold, number};
use crate::text_view::{TextTable, list};

/// The squares, the empires and the players.
pub(super) fn text_view(view: &View) -> Vec<TextTable> {
    let open = view.text();
    vec![squares(view, &open), empires(view), players(view, &open)]
}

fn squares(view: &View, open: &ViewText) -> TextTable {
    let columns =
        ["web-tyros-text-square", "web-tyros-text-empire", "web-tyros-text-held", "web-tyros-text-ways"];
    let mut table = TextTable::new(Phrase::new("web-tyros-board"), columns);
    table.rows = Berth::all()
        .map(|berth| {
            let square = berth.square();
            let empire = view.empire(square);
            let near = berth.sea_ways().iter().map(label::berth).collect();
            vec![
                Some(label::berth(berth)),
                Some(empire.map_or_else(|| Phrase::new("web-tyros-text-none"), label::empire_name)),
                held(open, square),
                list(near),
            ]
        })
        .collect();
    table
}

fn held(open: &ViewText, square: Square) -> Option<Phrase> {
    let ships = |seats: Vec<Seat>| {
        let who = Argument::All(seats.into_iter().map(State::seat).collect());
        Phrase::new("web-tyros-text-ships").with("who", who)
    };
    match label::hold(open, square) {
        Hold::Free => None,
        Hold::City(seat) => Some(Phrase::new("web-tyros-text-city").with("who", State::seat(seat))),
        Hold::Ships(seat) => Some(ships(vec![seat])),
        Hold::Shared(seats) => Some(ships(seats)),
    }
}

fn empires(view: &View) -> TextTable {
    let mut table = TextTable::new(Phrase::new("web-tyros-ranks"), ["web-text-what"]);
    table.rows = (1..)
        .zip(view.ranks())
        .map(|(nth, rank)| {
            let squares = Square::all().filter(|square| view.empire(*square) == Some(rank.empire)).count();
            let phrase = label::count("web-tyros-rank", squares)
                .with("rank", nth)
                .with("empire", label::empire_name(rank.empire))
                .with("city", rank.by_city)
                .with("ships", rank.by_ship);
            vec![Some(phrase)]
        })
        .collect();
    table
}

fn players(view: &View, open: &ViewText) -> TextTable {
    let (ships, cities) = view.pieces();
    let has = open.table.players.iter().zip(open.hands.values()).map(|((seat, player), hand)| {
        vec![
            label::count("web-tyros-points", view.score(seat).total()),
            label::count("web-tyros-ships-out", player.ships.len()).with("of", ships),
            label::count("web-tyros-cities-out", player.cities.len()).with("of", number(cities)),
            label::count("web-tyros-in-hand", hand.cards),
            label::count("web-tyros-tiles-in-hand", hand.tiles),
        ]
    });
    TextTable::players::<State>(has)
}
