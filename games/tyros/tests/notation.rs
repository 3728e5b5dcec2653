//! The notation goes both ways, and no text does any harm.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use alcazar_core::Seat;
use proptest::prelude::*;
use proptest::sample::select;
use tyros::{Action, Audience, Berth, Cards, Chance, Empire, Kind, Square, Tiles};

fn square() -> impl Strategy<Value = Square> {
    select(Square::all().collect::<Vec<_>>())
}

fn berth() -> impl Strategy<Value = Berth> {
    select(Berth::all().collect::<Vec<_>>())
}

fn kind() -> impl Strategy<Value = Kind> {
    select(&Kind::ALL[..])
}

fn cards() -> impl Strategy<Value = Cards> {
    [0..=14_u8, 0..=14, 0..=14, 0..=14, 0..=4].prop_map(|counts| {
        let held = Kind::ALL.iter().zip(counts).filter(|(_, count)| *count > 0);
        let words: Vec<String> = held.map(|(kind, count)| format!("{kind}{count}")).collect();
        if words.is_empty() { Cards::EMPTY } else { words.concat().parse().unwrap() }
    })
}

fn tiles() -> impl Strategy<Value = Tiles> {
    prop::collection::vec(square(), 0..6).prop_map(|squares| squares.into_iter().collect())
}

fn seat() -> impl Strategy<Value = Seat> {
    (0..4_usize).prop_map(Seat::new)
}

fn action() -> impl Strategy<Value = Action> {
    prop_oneof![
        select(vec![
            Action::BuildOnTyros,
            Action::Swap,
            Action::Offer { to: Audience::All },
            Action::Pass,
            Action::For,
            Action::Propose,
            Action::No,
            Action::Yes,
            Action::Withdraw,
        ]),
        (square(), select(&Empire::ALL[..])).prop_map(|(tile, empire)| Action::Grow { tile, empire }),
        (square(), tiles()).prop_map(|(tile, shown)| Action::PutUnder { tile, shown }),
        tiles().prop_map(|shown| Action::Show { shown }),
        (berth(), berth(), cards()).prop_map(|(from, to, pay)| Action::Sail { from, to, pay }),
        (berth(), cards()).prop_map(|(ship, pay)| Action::Found { ship, pay }),
        (square(), cards()).prop_map(|(city, pay)| Action::Build { city, pay }),
        kind().prop_map(|kind| Action::Take { kind }),
        seat().prop_map(|seat| Action::Offer { to: Audience::One(seat) }),
        cards().prop_map(|cards| Action::Pay { cards }),
        kind().prop_map(|kind| Action::Give { kind }),
        kind().prop_map(|kind| Action::Add { kind }),
        kind().prop_map(|kind| Action::Want { kind }),
        seat().prop_map(|with| Action::Deal { with }),
        cards().prop_map(|cards| Action::Keep { cards }),
    ]
}

fn chance() -> impl Strategy<Value = Chance> {
    prop_oneof![
        seat().prop_map(Chance::Start),
        square().prop_map(Chance::Found),
        tiles().prop_map(Chance::Tiles),
        cards().prop_map(Chance::Cards),
    ]
}

/// Text that is nearly the notation of something: its words and signs in any order.
fn nearly() -> impl Strategy<Value = String> {
    const WORDS: &[&str] = &[
        "grow", "under", "showing", "show", "sail", "found", "build", "swap", "take", "offer", "all", "pass",
        "pay", "give", "add", "for", "want", "propose", "no", "yes", "deal", "withdraw", "keep", "start",
        "tiles", "cards", "orange", "violet", "o3", "o3g1", "g1o3", "o0", "j4", "o31", "o32", "-", "1,2",
        "2,1", "1,,2", ",", "T", "T,1", "16", "16w", "16e", "17w", "0", "1", "01", "3", "6", "32", "33",
        "256", " ", "  ", "", "é", "３",
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
    is_written_in_one_way::<Square>(text);
    is_written_in_one_way::<Berth>(text);
    is_written_in_one_way::<Empire>(text);
    is_written_in_one_way::<Kind>(text);
    is_written_in_one_way::<Cards>(text);
    is_written_in_one_way::<Tiles>(text);
}

proptest! {
    #[test]
    fn every_action_can_be_written_and_read(action in action()) {
        goes_both_ways(&action);
    }

    #[test]
    fn every_outcome_of_chance_can_be_written_and_read(chance in chance()) {
        goes_both_ways(&chance);
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
    fn a_slip_in_an_action_does_no_harm(action in action(), at in 0..30_usize, slip in any::<char>()) {
        let mut text: Vec<char> = action.to_string().chars().collect();
        let at = at % text.len();
        text[at] = slip;
        does_no_harm(&text.into_iter().collect::<String>());
    }
}

#[test]
fn every_square_berth_empire_and_kind_can_be_written_and_read() {
    Square::all().for_each(|square| goes_both_ways(&square));
    Berth::all().for_each(|berth| goes_both_ways(&berth));
    Empire::ALL.iter().for_each(goes_both_ways);
    Kind::ALL.iter().for_each(goes_both_ways);
}

#[test]
fn what_is_not_written_so() {
    for text in [
        "sail T 16 g3",
        "sail T 23",
        "sail T 23 g3 j1",
        "found 16 g5",
        "build",
        "build 23",
        "grow 33 orange",
        "grow 7 joker",
        "offer 6",
        "offer me",
        "Pass",
        " pass",
        "pass ",
        "under 5 showing 5,3",
        "",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}
