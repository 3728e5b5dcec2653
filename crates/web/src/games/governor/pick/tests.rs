//! Every legal action of random games can be made by touches, and illegal touches are rejected with a reason.

use std::collections::BTreeSet;

use alcazar_core::{Game as _, Turn, Viewer};
use governor::{CityWay, Effect, Options, Phase};
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};

use super::*;
use crate::face::{Face as _, Orders};

/// Everything a player can touch in this state.
fn things(state: &State, choices: &Choices<State>) -> Vec<Touch> {
    let cells = (0..8).flat_map(|row| (0..8).filter_map(move |column| Cell::at(column, row)));
    let mut things: Vec<Touch> = cells.collect::<BTreeSet<_>>().into_iter().map(Touch::Cell).collect();
    things.push(Touch::Rotate);
    things.extend(Way::ALL.map(Touch::Way));
    things.extend(Culture::ALL.map(Touch::Influence));
    things.extend(Card::ALL.map(Touch::Card));
    things.extend(Seat::first(state.players()).map(Touch::Player));
    // The buttons of the panel.
    let is_in_panel = |action: &Action| {
        action.card().is_none() && place(*action).is_none() && !matches!(action, Action::Give(_))
    };
    things.extend(choices.legal.iter().copied().filter(is_in_panel).map(Touch::Choice));
    things
}

/// Every action that some sequence of touches leads to.
fn reachable(choices: &Choices<State>, things: &[Touch]) -> BTreeSet<Action> {
    let (mut reached, mut seen, mut open) = (BTreeSet::new(), BTreeSet::new(), vec![Vec::new()]);
    while let Some(touched) = open.pop() {
        // For a touched card the panel offers every action that plays it.
        let in_panel = match touched[..] {
            [Touch::Card(_)] => matching(choices, &touched),
            _ => Vec::new(),
        };
        let offers = offered(choices, &touched).into_iter().chain(in_panel).map(Touch::Choice);
        for thing in things.iter().copied().chain(offers) {
            match touch(choices, &touched, thing) {
                Outcome::Chosen(action) => drop(reached.insert(action)),
                Outcome::Touched(further) if seen.insert(further.clone()) => open.push(further),
                Outcome::Touched(_) | Outcome::Refused(_) => {}
            }
        }
    }
    reached
}

/// Calls `check` with some states of random games, a seat that is asked, and its choices.
fn in_random_games(mut check: impl FnMut(&State, Seat, &Choices<State>)) {
    for seed in 0..16 {
        let mut random = StdRng::seed_from_u64(seed);
        let players = 2 + seed as usize % 5;
        let city = if seed % 2 == 0 { CityWay::Drafted } else { CityWay::Quick };
        let mut state = State::setup(players, &Options { city, ..Options::default() }).unwrap();
        let mut legal = Vec::new();
        for _ in 0..3_000 {
            match state.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = state.sample_chance(&mut random);
                    state.apply_chance(&chance);
                }
                Turn::Seats(asked) => {
                    let seat = asked.iter().next().unwrap();
                    state.legal_actions(seat, &mut legal);
                    // Check rare decisions more often.
                    let is_rare = state.effect() != Effect::None
                        || matches!(state.phase(), Phase::Carry | Phase::TestWindow)
                        || legal
                            .iter()
                            .any(|action| Way::of(*action).is_some() || matches!(action, Action::Bargain(_)));
                    if random.random_ratio(1, if is_rare { 3 } else { 40 }) {
                        check(&state, seat, &Choices::of(&state, seat));
                    }
                    let action = legal[random.random_range(0..legal.len())];
                    state.apply_action(seat, &action);
                }
            }
        }
    }
}

#[test]
fn every_legal_action_can_be_reached_by_touches_and_no_other() {
    let mut kinds = BTreeSet::new();
    in_random_games(|state, _, choices| {
        let reached = reachable(choices, &things(state, choices));
        let legal: BTreeSet<Action> = choices.legal.iter().copied().collect();
        assert_eq!(reached, legal);
        let word = |action: &Action| action.to_string().split(' ').next().unwrap_or_default().to_owned();
        kinds.extend(legal.iter().map(word));
    });
    for kind in [
        "lay",
        "turn",
        "replace",
        "step",
        "poll",
        "stop",
        "test",
        "show",
        "discredit",
        "remove",
        "draw",
        "nothing",
        "end",
        "pass",
        "pass-turn",
        "give",
        "rumour",
        "passage",
        "bargain",
        "crier",
        "look",
        "enough",
        "removal",
        "swap",
        "mule",
    ] {
        assert!(kinds.contains(kind), "no game had a “{kind}”: {kinds:?}");
    }
}

#[test]
fn highlighted_things_are_never_rejected() {
    in_random_games(|state, _, choices| {
        for thing in things(state, choices) {
            if glows(choices, &[], thing) {
                assert!(!matches!(touch(choices, &[], thing), Outcome::Refused(_)), "{thing:?}");
            }
        }
    });
}

#[test]
fn rotations_cover_every_rotation_of_a_shape_once() {
    for (shape, count) in [
        (Shape::DeadEnd, 4),
        (Shape::Straight, 2),
        (Shape::Corner, 4),
        (Shape::Tee, 4),
        (Shape::Cross, 1),
        (Shape::Streetless, 1),
    ] {
        let all = rotations(shape);
        assert_eq!(all.len(), count, "{shape:?}");
        assert!(all.iter().all(|streets| streets.shape() == shape));
        assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), count);
    }
}

#[test]
fn a_tile_is_laid_by_rotating_and_touching_a_cell_or_by_choosing_from_the_offer() {
    let mut state = State::setup(2, &Options { city: CityWay::Drafted, ..Options::default() }).unwrap();
    for chance in ["starter 0", "deal ccjm", "deal cjjm", "tile corner.jj"] {
        state.apply_chance(&chance.parse().unwrap());
    }
    let choices = Choices::of(&state, Seat::A);
    let north = Touch::Cell("d3".parse().unwrap());
    // Two of four rotations meet the street of the centre.
    assert_eq!(offered(&choices, &[north]).len(), 2);
    let Outcome::Touched(turned) = touch(&choices, &[], Touch::Rotate) else {
        panic!("the tile can't be rotated")
    };
    let streets = rotation_in_hand(Shape::Corner, &turned);
    match touch(&choices, &turned, north) {
        Outcome::Chosen(action) => assert_eq!(action, Action::Lay { cell: "d3".parse().unwrap(), streets }),
        // This rotation does not fit, so the fitting ones are offered.
        Outcome::Touched(touched) => assert_eq!(touched, [north]),
        Outcome::Refused(why) => panic!("{why:?}"),
    }
    let far = touch(&choices, &[], Touch::Cell("a1".parse().unwrap()));
    assert!(matches!(far, Outcome::Refused(Some((Action::Lay { .. }, Illegal::TouchesNothing)))), "{far:?}");
}

#[test]
fn a_touched_card_is_not_dropped_for_a_district_it_cannot_be_played_on() {
    in_random_games(|state, seat, choices| {
        let Phase::Move = state.phase() else { return };
        for card in Card::ALL {
            let held = [Touch::Card(card)];
            if matching(choices, &held).is_empty() {
                continue;
            }
            for action in choices.legal.iter().filter(|action| matches!(action, Action::Step(_))) {
                let cell = Touch::Cell(place(*action).unwrap());
                let outcome = touch(choices, &held, cell);
                assert!(!matches!(outcome, Outcome::Chosen(Action::Step(_))), "{seat} {card} {action}");
            }
        }
    });
}

#[test]
fn standing_orders_pass_in_windows_only_and_regardless_of_the_cards_held() {
    let all: Orders = State::orders().iter().copied().collect();
    let private: Orders = State::private_orders().iter().copied().collect();
    let mut answered = BTreeSet::new();
    let mut idle = BTreeSet::new();
    in_random_games(|state, seat, choices| {
        let view = state.view(Viewer::Seat(seat));
        let is_window =
            state.effect() == Effect::None && matches!(state.phase(), Phase::StartWindow | Phase::TestWindow);
        let by_order = |orders: &Orders| State::by_order(&view, &choices.legal, orders);
        assert_eq!(by_order(&all), is_window.then_some(Action::Pass));
        assert_eq!(by_order(&Orders::new()), None);
        // The private order passes only for a player who can't do anything else.
        let is_idle = is_window && choices.legal.iter().all(|action| action.card().is_none());
        assert_eq!(by_order(&private), is_idle.then_some(Action::Pass));
        idle.insert((is_window, is_idle));
        assert!(!is_window || choices.allows(&Action::Pass));
        let starts = by_order(&["starts"].into());
        answered.insert((starts.is_some(), is_window));
    });
    assert_eq!(answered.len(), 3, "some kind of decision never came up: {answered:?}");
    assert_eq!(idle.len(), 3, "some kind of decision never came up: {idle:?}");
}
