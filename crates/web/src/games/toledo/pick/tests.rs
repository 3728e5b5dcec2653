//! Touches can select every legal action in random games, and illegal ones are rejected with their reason.

use std::collections::BTreeSet;

use alcazar_core::{Game as _, Turn, Viewer};
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use toledo::{Options, Phase};

use super::*;

/// Everything that a player can touch in this state.
fn things(state: &State, seat: Seat, choices: &Choices<State>) -> Vec<Touch> {
    let view = state.view(Viewer::Seat(seat));
    let places = || (0..=Step::GATE.number()).filter_map(Step::new);
    let mut things = vec![Touch::Pile];
    things.extend(Value::ALL.map(Touch::Card));
    things.extend(view.shops_left(seat).map(Touch::Shop));
    things.extend(places().map(Touch::Figure));
    things.extend(places().map(Touch::Step));
    things.extend(view.supply().swords.iter().map(|(sword, _)| Touch::Sword(*sword)));
    things.extend(view.open().seats[seat.index()].swords.iter().map(|sword| Touch::Sword(*sword)));
    things.extend(Tile::ALL.map(Touch::Tile));
    things.extend(Seat::first(view.players()).map(Touch::Player));
    // The buttons of the offer window.
    things.extend(
        choices
            .legal
            .iter()
            .filter(|action| has_only_a_button(**action))
            .map(|action| Touch::Choice(*action)),
    );
    things
}

fn has_only_a_button(action: Action) -> bool {
    matches!(action, Action::Use | Action::Decline | Action::End)
}

/// Every action that some sequence of touches selects.
fn reachable(choices: &Choices<State>, things: &[Touch]) -> BTreeSet<Action> {
    let (mut reached, mut seen, mut open) = (BTreeSet::new(), BTreeSet::new(), vec![Vec::new()]);
    while let Some(touched) = open.pop() {
        let offers = offered(choices, &touched).into_iter().map(Touch::Choice);
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

/// Runs a check on a sample of states from random games, with the seat to decide and its choices.
fn in_random_games(mut check: impl FnMut(&State, Seat, &Choices<State>)) {
    for seed in 0..20 {
        let mut random = StdRng::seed_from_u64(seed);
        let players = 2 + seed as usize % 3;
        let mut state = State::setup(players, &Options::default()).unwrap();
        let mut legal = Vec::new();
        for _ in 0..2_000 {
            match state.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = state.sample_chance(&mut random);
                    state.apply_chance(&chance);
                }
                Turn::Seats(_) => {
                    let seat = Seat::first(players).find(|seat| state.turn().asks(*seat)).unwrap();
                    let choices = Choices::of(&state, seat);
                    // Rare phases are always checked, common ones only sometimes.
                    let is_rare = matches!(
                        state.phase(),
                        Phase::Deliver | Phase::Forge | Phase::Learn | Phase::Full { .. }
                    );
                    if is_rare || random.random_ratio(1, 12) {
                        check(&state, seat, &choices);
                    }
                    state.legal_actions(seat, &mut legal);
                    let action = legal[random.random_range(0..legal.len())];
                    state.apply_action(seat, &action);
                }
            }
        }
    }
}

#[test]
fn touches_can_select_exactly_the_legal_actions() {
    let mut kinds = BTreeSet::new();
    in_random_games(|state, seat, choices| {
        let reached = reachable(choices, &things(state, seat, choices));
        let legal: BTreeSet<Action> = choices.legal.iter().copied().collect();
        assert_eq!(reached, legal);
        kinds.extend(
            legal.iter().map(|action| action.to_string().split(' ').next().unwrap_or_default().to_owned()),
        );
    });
    for kind in ["take", "place", "back", "use", "pay", "decline", "forge", "learn", "duel", "deliver", "end"]
    {
        assert!(kinds.contains(kind), "no game had the action “{kind}”: {kinds:?}");
    }
}

#[test]
fn touching_a_highlighted_thing_is_never_rejected() {
    in_random_games(|state, seat, choices| {
        for thing in things(state, seat, choices) {
            if glows(choices, &[], thing) {
                assert!(!matches!(touch(choices, &[], thing), Outcome::Refused(_)), "{thing:?}");
            }
        }
    });
}

#[test]
fn a_step_that_a_card_does_not_reach_is_rejected_with_the_reason() {
    let state = opening();
    let choices = Choices::of(&state, Seat::A);
    let card = Touch::Card(Value::Three);
    // Step 3 is empty, so a three leads nowhere, whether the card alone is touched or the step too.
    let card_alone = touch(&choices, &[], card);
    assert!(matches!(card_alone, Outcome::Refused(Some((_, Illegal::NothingThere)))), "{card_alone:?}");
    let with_step = touch(&choices, &[card], Touch::Step(Step::new(3).unwrap()));
    assert!(
        matches!(with_step, Outcome::Refused(Some((Action::Move { .. }, Illegal::NothingThere)))),
        "{with_step:?}"
    );
    let figure = touch(&choices, &[Touch::Figure(Step::CATHEDRAL)], Touch::Step(Step::new(2).unwrap()));
    assert!(matches!(figure, Outcome::Refused(Some((_, Illegal::CardNotHeld)))), "{figure:?}");
}

#[test]
fn touching_a_thing_again_deselects_it_and_touching_another_card_replaces_the_first() {
    let state = opening();
    let choices = Choices::of(&state, Seat::A);
    let (one, five) = (Touch::Card(Value::One), Touch::Card(Value::Five));
    assert_eq!(touch(&choices, &[five], five), Outcome::Touched(vec![]));
    assert_eq!(touch(&choices, &[Touch::Shop(Shop::ALL[0])], five), Outcome::Touched(vec![five]));
    assert!(matches!(touch(&choices, &[five], one), Outcome::Refused(Some((_, Illegal::NothingThere)))));
    let tavern = touch(&choices, &[five], Touch::Step(Step::new(5).unwrap()));
    assert!(matches!(tavern, Outcome::Chosen(Action::Move { .. })), "{tavern:?}");
}

/// The first turn of a game in which red holds 1, 3, 3, 4 and 5.
fn opening() -> State {
    let mut state = State::setup(2, &Options { start: Some(Seat::A), ..Options::default() }).unwrap();
    for card in ["1va", "3va", "3bd", "4na", "5od", "1vd", "2va", "2bd", "5na", "6od"] {
        state.apply_chance(&format!("card {card}").parse().unwrap());
    }
    state
}
