//! The rulebook of Cuenca, rule by rule: each test is named after the rule that it is about.

use alcazar_core::{Chances, Event, EventOf, Game, Seat, SeatSet, Secret, Standing, Turn, Viewer};
use cuenca::{Cards, Illegal, Options, Seen, State};

/// A game of this many players in which these events have happened: `prize 3`, or `A bid 5`.
fn after(players: usize, events: &[&str]) -> State {
    let mut state = State::setup(players, &Options::default()).expect("this many can play");
    for event in events {
        state.apply(&read(event)).unwrap_or_else(|error| panic!("{event}: {error:?}"));
    }
    state
}

fn read(text: &str) -> EventOf<State> {
    let seats = [("A ", Seat::A), ("B ", Seat::B), ("C ", Seat::C)];
    match seats.into_iter().find_map(|(name, seat)| Some((seat, text.strip_prefix(name)?))) {
        Some((seat, action)) => Event::Move { seat, action: action.parse().expect("an action") },
        None => Event::Chance(text.parse().expect("an outcome")),
    }
}

/// A whole game of two: in each round the prize and both bids.
fn played(rounds: [(u8, u8, u8); 7]) -> Standing {
    let events: Vec<String> = rounds
        .iter()
        .flat_map(|(prize, a, b)| [format!("prize {prize}"), format!("A bid {a}"), format!("B bid {b}")])
        .collect();
    let state = after(2, &events.iter().map(String::as_str).collect::<Vec<_>>());
    assert_eq!(state.turn(), Turn::Over);
    state.standing()
}

#[test]
fn c1_1_there_are_seven_prizes() {
    let Chances::Weighted(prizes) = after(2, &[]).chances() else { panic!("prizes can be listed") };
    assert_eq!(prizes.len(), 7);
}

#[test]
fn c1_2_each_player_has_seven_cards() {
    let state = after(3, &["prize 1"]);
    for seat in Seat::first(3) {
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        assert_eq!(legal.len(), 7);
    }
}

#[test]
fn c2_1_each_prize_is_turned_over_once() {
    let state = after(2, &["prize 4", "A bid 1", "B bid 2"]);
    assert_eq!(state.turn(), Turn::Chance);
    assert_eq!(state.check_chance(&"prize 4".parse().expect("an outcome")), Err(Illegal::NotLeft));
}

#[test]
fn c2_2_all_bid_at_the_same_time_and_in_secret() {
    let mut state = after(3, &["prize 4"]);
    assert_eq!(state.turn(), Turn::Seats(SeatSet::first(3)));
    let bid = read("B bid 6");
    let seen = |viewer| state.redact(&bid, viewer);
    let card = "bid 6".parse().map(|cuenca::Action::Bid(card)| card).expect("an action");
    assert_eq!(seen(Viewer::Seat(Seat::B)), Some(Seen::Bid { seat: Seat::B, card: Secret::Known(card) }));
    assert_eq!(seen(Viewer::Spectator), Some(Seen::Bid { seat: Seat::B, card: Secret::Hidden }));
    state.apply(&bid).expect("it is legal");
    assert!(!state.turn().asks(Seat::B));
    assert_eq!(state.view(Viewer::Seat(Seat::A)).seats[Seat::B].bid, Some(Secret::Hidden));
}

#[test]
fn c2_2_a_card_is_played_once() {
    let state = after(2, &["prize 4", "A bid 7", "B bid 2", "prize 1"]);
    assert_eq!(state.check(Seat::A, &"bid 7".parse().expect("an action")), Err(Illegal::NotInHand));
}

#[test]
fn c2_3_the_highest_single_card_takes_the_prize() {
    let state = after(3, &["prize 4", "A bid 7", "B bid 7", "C bid 1"]);
    assert_eq!(state.standing().scores.values().copied().collect::<Vec<_>>(), [0, 0, 4]);
    let lost = after(2, &["prize 4", "A bid 5", "B bid 5"]);
    assert_eq!(lost.position().seats.values().map(|seat| seat.won).collect::<Vec<_>>(), [Cards::EMPTY; 2]);
    assert_eq!(lost.position().prizes_left.len(), 6);
}

#[test]
fn c3_1_most_points_win_after_seven_rounds() {
    let standing = played([(7, 7, 6), (1, 6, 7), (2, 1, 1), (3, 2, 2), (4, 3, 3), (5, 4, 4), (6, 5, 5)]);
    assert_eq!(standing.scores.values().copied().collect::<Vec<_>>(), [7, 1]);
    assert_eq!(standing.winners(), SeatSet::only(Seat::A));
    assert_eq!(standing.ending.as_deref(), Some("last-prize"));
}

#[test]
fn c3_2_equal_points_are_decided_by_the_number_of_prizes() {
    let standing = played([(7, 7, 5), (3, 5, 6), (4, 6, 7), (1, 1, 1), (2, 2, 2), (5, 3, 3), (6, 4, 4)]);
    assert_eq!(standing.scores.values().copied().collect::<Vec<_>>(), [7, 7]);
    assert_eq!(standing.winners(), SeatSet::only(Seat::B));
    assert_eq!(standing.tie.map(|tie| tie.compared[0].figures.clone()), Some(vec![1, 2]));
}
