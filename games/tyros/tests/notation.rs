//! The notation is read as it was written, and no text makes a parser panic.

use alcazar_core::Seat;
use alcazar_testkit::Notation;
use proptest::prelude::*;
use proptest::sample::select;
use tyros::{Action, Audience, Berth, Cards, Chance, Empire, Kind, Square, State, Tiles};

/// Words and signs that are nearly notation.
const WORDS: &[&str] = &[
    "grow", "under", "showing", "show", "sail", "found", "build", "swap", "take", "offer", "all", "pass",
    "pay", "give", "add", "for", "want", "propose", "no", "yes", "deal", "withdraw", "keep", "start",
    "tiles", "cards", "orange", "violet", "o3", "o3g1", "g1o3", "o0", "j4", "o31", "o32", "-", "1,2", "2,1",
    "1,,2", ",", "T", "T,1", "16", "16w", "16e", "17w", "0", "1", "01", "3", "6", "32", "33", "256", " ",
    "  ", "", "é", "３",
];

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

#[test]
fn the_notation_is_read_as_it_was_written() {
    Notation::<State>::new()
        .actions(action())
        .chances(chance())
        .samples(cards())
        .samples(tiles())
        .values(Square::all())
        .values(Berth::all())
        .values(Empire::ALL)
        .values(Kind::ALL)
        .words(WORDS)
        .run();
}

#[test]
fn texts_that_are_not_notation_are_rejected() {
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
