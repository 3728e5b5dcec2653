//! Bots for games without an expert, tried with the little games of the testkit.

use alcazar_core::{Game, Luck, Seat, SeatSet, Turn, Viewer};
use alcazar_testkit::skeletons::{trade, window};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use crate::{Budget, Expert, Level, Question};

compile_bots! { trade::State, [] }
compile_bots! { window::State, [] }
derive_expert! { trade::State, [] }
derive_expert! { window::State, [] }

fn start<G: Game>(seed: u64) -> (G, Xoshiro256PlusPlus) {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = G::setup(*G::PLAYERS.end(), &G::Options::default()).expect("the largest table can play");
    state.resolve_chance(&mut luck);
    (state, luck)
}

/// Plays a whole game with a bot of a random level at each decision.
fn every_level_plays<G: Expert>() {
    for seed in 0..4 {
        let (mut state, mut luck) = start::<G>(seed);
        let mut legal = Vec::new();
        while let Turn::Seats(asked) = state.turn() {
            let seat = asked.iter().next().expect("a seat is asked");
            let level = *luck.pick(&Level::ALL).expect("there are levels");
            state.legal_actions(seat, &mut legal);
            let view = state.view(Viewer::Seat(seat));
            let question = Question::<G>::new(seat, &view, &legal, Budget::Nodes(200), seed);
            let choice = level.bot::<G>().choose(&question).expect("something is legal");
            assert!(legal.contains(&choice.action), "{level} chose {:?}", choice.action);
            state.apply_action(seat, &choice.action);
            state.resolve_chance(&mut luck);
        }
    }
}

#[test]
fn every_level_plays_a_game_that_has_no_expert() {
    every_level_plays::<trade::State>();
    every_level_plays::<window::State>();
}

#[test]
fn a_derived_evaluation_is_the_standing() {
    let (state, _) = start::<window::State>(1);
    let (points, standing) = (state.prospects(), state.standing());
    for (seat, &score) in standing.scores.iter() {
        assert!((points[seat.index()] - f64::from(score)).abs() < f64::EPSILON, "{seat}");
    }
}

#[test]
fn it_is_the_turn_of_all_who_decide_at_the_same_time() {
    let mut most = 0;
    for seed in 0..20 {
        let (mut state, mut luck) = start::<trade::State>(seed);
        let mut legal = Vec::new();
        while let Turn::Seats(asked) = state.turn() {
            assert_eq!(state.active_seats(), asked);
            most = most.max(asked.len());
            let seat = asked.iter().next().unwrap_or(Seat::A);
            state.legal_actions(seat, &mut legal);
            let action = *luck.pick(&legal).expect("something is legal");
            state.apply_action(seat, &action);
            state.resolve_chance(&mut luck);
        }
        assert_eq!(state.active_seats(), SeatSet::EMPTY, "the game is over");
    }
    assert!(most > 1, "several seats are asked at the same time in this game");
}
