//! The notation survives a round trip, and no text makes a parser panic.

use alcazar_core::Seat;
use alcazar_testkit::Notation;
use proptest::prelude::*;
use proptest::sample::select;
use toledo::{Action, Card, Chance, Shop, State, Step, Sword, Tile};

/// Words and symbols that are valid or almost valid notation.
const WORDS: &[&str] = &[
    "take", "place", "back", "end", "use", "pay", "decline", "forge", "learn", "swap", "duel", "deliver",
    "card", "start", "gem2", "smith1", "3va", "+3va", "0nd", "7bd", "8/2+2", "08/2+2", "violet", "red",
    "nobody", "movement", "0-3", "4-7", "21-24", "00-3", "255-2", "-", "+", "/", " ", "  ", "", "0", "21",
    "22", "256", "é", "３",
];

fn card() -> impl Strategy<Value = Card> {
    select(Card::all().collect::<Vec<_>>())
}

fn step() -> impl Strategy<Value = Step> {
    (0..=21_u8).prop_map(|number| Step::new(number).unwrap())
}

fn shop() -> impl Strategy<Value = Shop> {
    select(&Shop::ALL[..])
}

fn tile() -> impl Strategy<Value = Tile> {
    select(&Tile::ALL[..])
}

fn sword() -> impl Strategy<Value = Sword> {
    any::<(u8, u8, u8)>().prop_map(|(value, metal, gems)| Sword { value, metal, gems })
}

fn seat() -> impl Strategy<Value = Seat> {
    (0..4_usize).prop_map(Seat::new)
}

fn action() -> impl Strategy<Value = Action> {
    prop_oneof![
        select(vec![Action::Take, Action::End, Action::Use, Action::Decline]),
        (shop(), step()).prop_map(|(shop, step)| Action::Place { shop, step }),
        (card(), step(), any::<bool>()).prop_map(|(card, from, extra)| Action::Move { card, from, extra }),
        step().prop_map(|from| Action::Back { from }),
        card().prop_map(|card| Action::Pay { card }),
        sword().prop_map(|sword| Action::Forge { sword }),
        sword().prop_map(|sword| Action::Deliver { sword }),
        tile().prop_map(|tile| Action::Learn { tile }),
        tile().prop_map(|tile| Action::Swap { tile }),
        seat().prop_map(|defender| Action::Challenge { defender }),
    ]
}

fn chance() -> impl Strategy<Value = Chance> {
    prop_oneof![seat().prop_map(Chance::Start), card().prop_map(Chance::Card)]
}

#[test]
fn the_notation_survives_a_round_trip() {
    Notation::<State>::new()
        .actions(action())
        .chances(chance())
        .samples(sword())
        .values(Card::all())
        .values(Shop::ALL)
        .values((0..=21).filter_map(Step::new))
        .values(Tile::ALL)
        .words(WORDS)
        .run();
}

#[test]
fn documented_notation_parses_and_malformed_notation_does_not() {
    for text in [
        "take",
        "place gem2 3",
        "3va 4-7",
        "+3va 4-7",
        "back 5",
        "end",
        "use",
        "pay 3bd",
        "decline",
        "forge 8/2+2",
        "learn movement",
        "swap violet",
        "duel green",
        "deliver 12/3+3",
    ] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
    for text in ["start red", "card 6nd"] {
        assert_eq!(text.parse::<Chance>().unwrap().to_string(), text);
    }
    for text in
        ["3va 4-8", "3va", "take two", "place gem3 3", "place gem2 22", "duel nobody", "Take", " take", ""]
    {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
}
