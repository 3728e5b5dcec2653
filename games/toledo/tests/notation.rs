//! The notation goes both ways, and no text does any harm.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use alcazar_core::Seat;
use proptest::prelude::*;
use proptest::sample::select;
use toledo::{Action, Card, Chance, Shop, Step, Sword, Tile};

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

/// Text that is nearly the notation of something: its words and signs in any order.
fn nearly() -> impl Strategy<Value = String> {
    const WORDS: &[&str] = &[
        "take", "place", "back", "end", "use", "pay", "decline", "forge", "learn", "swap", "duel", "deliver",
        "card", "start", "gem2", "smith1", "3va", "+3va", "0nd", "7bd", "8/2+2", "08/2+2", "violet", "red",
        "nobody", "movement", "0-3", "4-7", "21-24", "00-3", "255-2", "-", "+", "/", " ", "  ", "", "0",
        "21", "22", "256", "é", "３",
    ];
    prop::collection::vec(select(WORDS), 0..5)
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
    is_written_in_one_way::<Card>(text);
    is_written_in_one_way::<Shop>(text);
    is_written_in_one_way::<Step>(text);
    is_written_in_one_way::<Sword>(text);
    is_written_in_one_way::<Tile>(text);
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
    fn every_sword_can_be_written_and_read(sword in sword()) {
        goes_both_ways(&sword);
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
fn every_card_shop_step_and_tile_can_be_written_and_read() {
    Card::all().for_each(|card| goes_both_ways(&card));
    Shop::ALL.iter().for_each(goes_both_ways);
    (0..=21).filter_map(Step::new).for_each(|step| goes_both_ways(&step));
    Tile::ALL.iter().for_each(goes_both_ways);
}

#[test]
fn the_notation_as_it_is_documented() {
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
