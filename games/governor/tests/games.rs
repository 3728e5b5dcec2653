//! Random games for every number of players and both ways of laying the city: they end, the city is sound, nothing is lost.

use alcazar_core::{Game, Luck, Seat, Turn, Viewer};
use governor::{Action, Card, CityWay, Options, Position, State};
use rand::SeedableRng;
use rand::rngs::StdRng;

/// Plays a random game and shows every state, and each action taken in it, to `watch`.
fn play(
    players: usize,
    city: CityWay,
    seed: u64,
    mut watch: impl FnMut(&State, Option<(Seat, Action)>),
) -> State {
    let mut luck = StdRng::seed_from_u64(seed);
    let mut state = State::setup(players, &Options { city, ..Options::default() }).unwrap();
    let mut actions = Vec::new();
    loop {
        match state.turn() {
            Turn::Over => return state,
            Turn::Chance => {
                watch(&state, None);
                let chance = state.sample_chance(&mut luck);
                state.happen(&chance);
            }
            Turn::Seats(seats) => {
                let asked: Vec<Seat> = seats.iter().collect();
                let seat = *luck.pick(&asked).unwrap();
                state.legal_actions(seat, &mut actions);
                let action = *luck.pick(&actions).unwrap();
                watch(&state, Some((seat, action)));
                state.act(seat, &action);
            }
        }
    }
}

fn tables() -> impl Iterator<Item = (usize, CityWay)> {
    (2..=6).flat_map(|players| [CityWay::Quick, CityWay::Drafted].map(|city| (players, city)))
}

/// G1: every piece is somewhere, once.
fn assert_complete(position: &Position) {
    let open = &position.open;
    for (seat, hand) in position.hands.iter().enumerate() {
        assert!(open.round == 0 || (3..=5).contains(&hand.len()), "seat {seat} holds {hand}");
    }
    let held: u8 = position.cards.iter().map(|cards| cards.len()).sum();
    assert!(held + open.spent.len() <= 32);
    for card in Card::ALL {
        assert!(open.played.count(card) <= open.spent.count(card));
    }
}

#[test]
fn g5_2_random_games_end_within_forty_rounds() {
    for (players, city) in tables() {
        for seed in 0..40 {
            let mut events = 0;
            let state = play(players, city, seed, |state, _| {
                events += 1;
                assert!(events < 20_000, "{players} players, {city:?}, seed {seed}");
                if events % 50 == 0 {
                    assert_complete(&state.position());
                }
            });
            assert!(state.standing().ending.is_some());
            assert!(!state.standing().winners().is_empty());
            assert!(state.position().open.round <= 40);
        }
    }
}

#[test]
fn what_is_listed_is_what_is_accepted() {
    for (players, city) in tables() {
        let (mut legal, mut conceivable) = (Vec::new(), Vec::new());
        play(players, city, 7, |state, _| {
            for seat in Seat::first(players) {
                state.legal_actions(seat, &mut legal);
                state.conceivable_actions(seat, &mut conceivable);
                assert_eq!(state.turn().asks(seat), !legal.is_empty());
                assert!(legal.is_sorted_by(|one, other| one < other), "{legal:?}");
                assert!(conceivable.is_sorted_by(|one, other| one < other), "{conceivable:?}");
                let accepted: Vec<Action> =
                    conceivable.iter().copied().filter(|action| state.check(seat, action).is_ok()).collect();
                assert_eq!(accepted, legal);
            }
        });
    }
}

#[test]
fn positions_and_views_go_both_ways() {
    for (players, city) in tables() {
        let mut luck = StdRng::seed_from_u64(5);
        let mut count = 0;
        play(players, city, 11, |state, _| {
            count += 1;
            if count % 7 != 0 {
                return;
            }
            let position = state.position();
            let text = serde_json::to_string(&position).unwrap();
            let read: Position = serde_json::from_str(&text).unwrap();
            assert_eq!(State::from_position(&read).as_ref(), Ok(state));
            for viewer in Viewer::all(players) {
                let view = state.view(viewer);
                let text = serde_json::to_string(&view).unwrap();
                assert_eq!(serde_json::from_str::<governor::View>(&text).unwrap(), view);
                let possible = State::determinize(&view, &mut luck);
                assert_eq!(possible.view(viewer), view);
                assert_eq!(State::from_position(&possible.position()).as_ref(), Ok(&possible));
                assert_eq!(possible.turn(), state.turn());
            }
        });
    }
}

#[test]
fn statistics() {
    for (players, city) in tables() {
        let (mut moves, mut chances, mut rounds, mut repairs, mut removed) = (0, 0, 0, 0, 0);
        let mut endings = std::collections::BTreeMap::new();
        let games = 100;
        for seed in 0..games {
            let mut last_removed = 0;
            let state = play(players, city, seed, |state, action| {
                match action {
                    Some((_, Action::Turn { .. } | Action::Shift { .. } | Action::Replace { .. })) => {
                        repairs += 1
                    }
                    Some(_) => moves += 1,
                    None => chances += 1,
                }
                if city == CityWay::Drafted && matches!(action, Some((_, Action::Lay { .. }))) {
                    last_removed = state.position().open.removed.len();
                }
            });
            removed += last_removed;
            rounds += usize::from(state.position().open.round);
            *endings.entry(state.standing().ending.unwrap()).or_insert(0) += 1;
        }
        println!(
            "{players} {city:?}: moves {} chances {} rounds {} repairs {} removed {} {endings:?}",
            moves / games,
            chances / games,
            rounds as u64 / games,
            repairs as f64 / games as f64,
            removed as f64 / games as f64
        );
    }
}
