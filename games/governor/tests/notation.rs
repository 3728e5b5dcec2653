//! The notation goes both ways, and no text does any harm.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use alcazar_core::Seat;
use governor::{Action, Card, Cell, Chance, City, Culture, Cultures, Shape, Streets, Tile, Token};
use proptest::prelude::*;
use proptest::sample::select;

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

/// Text that is nearly the notation of something: its words and signs in any order.
fn nearly() -> impl Strategy<Value = String> {
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
    prop::collection::vec(select(WORDS), 0..6)
        .prop_flat_map(|words| select(vec![words.join(" "), words.join(""), format!("{} ", words.join(" "))]))
}

/// Whatever is written can be read, and is the same.
fn goes_both_ways<T: Display + FromStr<Err: Debug> + PartialEq + Debug>(thing: &T) {
    assert_eq!(thing.to_string().parse::<T>().unwrap(), *thing);
}

/// Whatever can be read is written in just this way.
fn is_written_in_one_way<T: Display + FromStr>(text: &str) {
    if let Ok(thing) = text.parse::<T>() {
        assert_eq!(thing.to_string(), text);
    }
}

fn does_no_harm(text: &str) {
    is_written_in_one_way::<Action>(text);
    is_written_in_one_way::<Chance>(text);
    is_written_in_one_way::<Cell>(text);
    is_written_in_one_way::<City>(text);
    is_written_in_one_way::<Cultures>(text);
    is_written_in_one_way::<Streets>(text);
    is_written_in_one_way::<Tile>(text);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_action_can_be_written_and_read(action in action()) {
        goes_both_ways(&action);
    }

    #[test]
    fn every_tile_can_be_written_and_read(tile in tile()) {
        goes_both_ways(&tile);
    }

    #[test]
    fn actions_stand_in_json_as_their_notation(action in action()) {
        let json = serde_json::to_string(&action).unwrap();
        prop_assert_eq!(&json, &format!("\"{action}\""));
        prop_assert_eq!(serde_json::from_str::<Action>(&json).unwrap(), action);
    }

    #[test]
    fn any_text_does_no_harm(text in any::<String>()) {
        does_no_harm(&text);
    }

    #[test]
    fn text_that_is_nearly_right_does_no_harm(text in nearly()) {
        does_no_harm(&text);
    }

    #[test]
    fn a_slip_in_an_action_does_no_harm(action in action(), at in 0..20_usize, slip in any::<char>()) {
        let mut text: Vec<char> = action.to_string().chars().collect();
        let at = at % text.len();
        text[at] = slip;
        does_no_harm(&text.into_iter().collect::<String>());
    }
}

#[test]
fn every_culture_token_card_and_street_can_be_written_and_read() {
    Culture::ALL.iter().for_each(goes_both_ways);
    Token::ALL.iter().for_each(goes_both_ways);
    Card::ALL.iter().for_each(goes_both_ways);
    Streets::all().for_each(|streets| goes_both_ways(&streets));
}

#[test]
fn names_and_json_are_the_same_word() {
    for token in Token::ALL {
        assert_eq!(serde_json::to_value(token).unwrap(), token.to_string());
    }
    for card in Card::ALL {
        assert_eq!(serde_json::to_value(card).unwrap(), card.to_string());
    }
}
