//! The notation round-trips, and no text makes a parser panic.

use alcazar_core::Seat;
use alcazar_testkit::Notation;
use governor::{Action, Card, Cell, City, Culture, Cultures, Shape, State, Streets, Tile, Token};
use proptest::prelude::*;
use proptest::sample::select;

/// Words that are notation or nearly notation.
const WORDS: &[&str] = &[
    "lay",
    "turn",
    "shift",
    "step",
    "poll",
    "test",
    "show",
    "give",
    "rumour",
    "bargain",
    "pass-turn",
    "city",
    "tile",
    "deal",
    "passed",
    "hands",
    "order",
    "token",
    "card",
    "starter",
    "taken",
    "c4",
    "d4",
    "centre",
    "i9",
    "a0",
    "nes",
    "sen",
    "-",
    "ccj",
    "jcc",
    "c",
    "j",
    "m",
    "tee.ccj",
    "tee",
    "streetless",
    "streetless.c",
    "c3:nes.ccj",
    "c3:-",
    "c3:-.-",
    "d4:n.c",
    "d3:n.cccc",
    "+1",
    "+0",
    "0",
    "01",
    "256",
    "6",
    "é",
    " ",
    "",
];

fn cell() -> impl Strategy<Value = Cell> {
    (0..8_u8, 0..8_u8).prop_map(|(column, row)| Cell::at(column, row).unwrap())
}

fn streets() -> impl Strategy<Value = Streets> {
    select(Streets::all().collect::<Vec<_>>())
}

fn culture() -> impl Strategy<Value = Culture> {
    select(&Culture::ALL[..])
}

fn cultures() -> impl Strategy<Value = Cultures> {
    prop::collection::vec(culture(), 0..6).prop_map(|cultures| cultures.into_iter().collect())
}

fn tile() -> impl Strategy<Value = Tile> {
    (select(&Shape::ALL[..]), cultures()).prop_map(|(shape, people)| Tile { shape, people })
}

fn seat() -> impl Strategy<Value = Seat> {
    (0..6_usize).prop_map(Seat::new)
}

fn action() -> impl Strategy<Value = Action> {
    prop_oneof![
        (cell(), streets()).prop_map(|(cell, streets)| Action::Lay { cell, streets }),
        (cell(), streets()).prop_map(|(cell, streets)| Action::Turn { cell, streets }),
        (cell(), cell()).prop_map(|(from, to)| Action::Shift { from, to }),
        (cell(), streets()).prop_map(|(cell, streets)| Action::Replace { cell, streets }),
        any::<u8>().prop_map(|translators| Action::Test { translators }),
        (cultures(), any::<u8>()).prop_map(|(cards, added)| Action::Show { cards, added }),
        culture().prop_map(Action::Discredit),
        culture().prop_map(Action::Give),
        seat().prop_map(Action::Bargain),
        (cell(), 0..8_usize).prop_map(|(cell, which)| {
            let at = [
                Action::Step,
                Action::Rumour,
                Action::Rehabilitation,
                Action::Passage,
                Action::Crier,
                Action::Look,
                Action::Removal,
                Action::Swap,
            ];
            at[which](cell)
        }),
        select(vec![
            Action::Poll,
            Action::Stop,
            Action::Lose,
            Action::Remove,
            Action::Draw,
            Action::Nothing,
            Action::End,
            Action::Pass,
            Action::PassTurn,
            Action::Mule,
            Action::SafeConduct,
            Action::Enough,
            Action::Curfew,
            Action::Council,
            Action::Tribune,
        ]),
    ]
}

#[test]
fn the_notation_round_trips() {
    Notation::<State>::new()
        .actions(action())
        .samples(cell())
        .samples(cultures())
        .samples(tile())
        .values(Culture::ALL)
        .values(Token::ALL)
        .values(Card::ALL)
        .values(Streets::all())
        .parses::<City>()
        .words(WORDS)
        .run();
}

#[test]
fn names_and_json_are_equal() {
    for token in Token::ALL {
        assert_eq!(serde_json::to_value(token).unwrap(), token.to_string());
    }
    for card in Card::ALL {
        assert_eq!(serde_json::to_value(card).unwrap(), card.to_string());
    }
}
